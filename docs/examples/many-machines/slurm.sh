#!/usr/bin/env bash
#SBATCH --job-name=sitrep
#SBATCH --array=0-7
#SBATCH --cpus-per-task=4
#SBATCH --time=02:00:00
# Eight tasks share a study over a folder that all nodes see: task 0 is the command, the others work for it. Submit it with
#   SITREP=/path/to/sitrep sbatch slurm.sh
set -eu
sitrep=${SITREP:-sitrep}
shared=${SHARED:-$PWD/shared-$SLURM_ARRAY_JOB_ID}
threads=${SLURM_CPUS_PER_TASK:-4}

if [ "$SLURM_ARRAY_TASK_ID" = 0 ]; then
  exec "$sitrep" sweep scenarios/purple-haze/missions/01-crash.yaml --vary start.threat=1..8 --trials "${TRIALS:-1000000}" \
    --threads "$threads" --on "folder:$shared" --out "${OUT:-reports}"
else
  exec "$sitrep" work "$shared" --threads "$threads"
fi
