package org.sitrep.strategy;

import java.util.Arrays;

/** Why a bot chose as it did, in its own words and numbers; for a replay. Immutable. */
public final class Explanation {
    /** Says nothing. */
    public static final Explanation NONE = new Explanation("", new double[0]);

    private final String why;
    private final double[] worths;

    private Explanation(final String why, final double[] worths) {
        this.why = why;
        this.worths = worths;
    }

    /**
     * Returns a reason in words.
     *
     * @param why one sentence without a full stop
     */
    public static Explanation of(final String why) {
        return new Explanation(why, new double[0]);
    }

    /**
     * Returns a reason with what each option was worth to the bot.
     *
     * @param why one sentence without a full stop
     * @param worths one for each option, in a unit of the bot's own; NaN for an option that it did not weigh; those
     *     left out at the end are NaN
     */
    public static Explanation of(final String why, final double... worths) {
        return new Explanation(why, worths.clone());
    }

    /**
     * Returns a reason with what each of the first options was worth to the bot.
     *
     * @param count how many of {@code worths} there are
     */
    public static Explanation of(final String why, final double[] worths, final int count) {
        return new Explanation(why, Arrays.copyOf(worths, count));
    }

    /** Returns the same worths with another reason. */
    public Explanation because(final String reason) {
        return new Explanation(reason, worths);
    }

    /** Returns the reason, empty if there is none. */
    public String why() {
        return why;
    }

    /** Returns what an option was worth, NaN if that was not said. */
    public double worth(final int option) {
        return option < worths.length ? worths[option] : Double.NaN;
    }
}
