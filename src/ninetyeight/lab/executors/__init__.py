"""Where games are played: processes, threads or a cluster, and how work is cut up for them."""
