"""The PettingZoo environments, in PettingZoo's own manner: `ninetyeight_v0.env()`.

The version changes if and only if observations, actions or rewards change.
"""

from ninetyeight.env.aec import AgentsEnv
from ninetyeight.env.parallel import ParallelAgentsEnv

raw_env = AgentsEnv
env = AgentsEnv
"""The same as `raw_env`, which handles illegal actions and calls out of order without wrappers."""
parallel_env = ParallelAgentsEnv

__all__ = ["env", "parallel_env", "raw_env"]
