package org.sitrep.analysis.check;

/**
 * The looks of a check at its trials: after the longest signature, and after twice as many each time, up to the whole
 * record. It is fixed before the first trial.
 *
 * @param first number of trials before the first look
 * @param level confidence level of all intervals of one metric together, over all looks
 */
record CheckSchedule(int first, double level) {
    /** Returns the number of trials at a look of a record of some length. */
    int end(final int look, final int recorded) {
        return (int) Math.min(recorded, (long) first << Math.min(look, Integer.SIZE));
    }

    /**
     * Returns the level of the interval at a look. The last look may miss with half of what is allowed, the earlier
     * ones share the other half: so the last, which decides most, is hardly wider than if it were the only one.
     *
     * @param played number of trials at the look
     * @param recorded number of trials in the record
     */
    double level(final int played, final int recorded) {
        int earlier = 0;
        while (end(earlier, recorded) < recorded) {
            earlier++;
        }
        final double error = 1 - level;
        if (earlier == 0) {
            return level;
        }
        return 1 - error / 2 / (played == recorded ? 1 : earlier);
    }
}
