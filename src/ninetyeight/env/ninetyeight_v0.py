"""The PettingZoo environments, in PettingZoo's own way: `ninetyeight_v0.env()`.

The number in the name changes when what agents see, may do or get changes, and never otherwise.
"""

from ninetyeight.env.aec import AgentsEnv
from ninetyeight.env.parallel import ParallelAgentsEnv

raw_env = AgentsEnv
env = AgentsEnv
"""The same: it looks after illegal actions and calls out of order by itself, without wrappers."""
parallel_env = ParallelAgentsEnv

__all__ = ["env", "parallel_env", "raw_env"]
