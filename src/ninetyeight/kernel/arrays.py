"""The types of the arrays that compiled code reads and writes."""

import numpy as np
from numpy.typing import NDArray

Words = NDArray[np.uint64]
Bytes = NDArray[np.uint8]
Numbers = NDArray[np.int64]
Log = NDArray[np.uint16]
Reals = NDArray[np.float32]
