package org.sitrep.benchmarks;

import java.util.SplittableRandom;

/** The pools of a batch: the same one throughout, or a fixed random mix, so that branches on sizes cannot be learnt. */
final class Pools {
    /** Tests in a batch: enough that the harness's own nanosecond a call vanishes. */
    static final int BATCH = 1000;

    final int[] focus = new int[BATCH];
    final int[] strike = new int[BATCH];
    final int[] crit = new int[BATCH];

    private Pools() {}

    /**
     * Returns the pools named.
     *
     * @param name focus/strike/crit, or "mix" for sizes uniform between the two limits
     */
    static Pools of(final String name, final int[] least, final int[] most) {
        final Pools pools = new Pools();
        final SplittableRandom random = new SplittableRandom(6);
        final int[] low = name.equals("mix") ? least : parse(name);
        final int[] high = name.equals("mix") ? most : low;
        for (int i = 0; i < BATCH; i++) {
            pools.focus[i] = random.nextInt(low[0], high[0] + 1);
            pools.strike[i] = random.nextInt(low[1], high[1] + 1);
            pools.crit[i] = random.nextInt(low[2], high[2] + 1);
        }
        return pools;
    }

    private static int[] parse(final String name) {
        final String[] parts = name.split("/");
        return new int[] {Integer.parseInt(parts[0]), Integer.parseInt(parts[1]), Integer.parseInt(parts[2])};
    }
}
