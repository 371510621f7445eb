package org.sitrep.strategy;

import java.util.Arrays;

/** A bot's reason for a choice, in its own words and numbers; for a replay. Immutable. */
public final class Explanation {
    /** An explanation without a reason or worths. */
    public static final Explanation NONE = new Explanation("", new double[0], "");

    private final String why;
    private final double[] worths;
    private final String rule;

    private Explanation(final String why, final double[] worths, final String rule) {
        this.why = why;
        this.worths = worths;
        this.rule = rule;
    }

    /**
     * Returns a reason in words.
     *
     * @param why one sentence without a full stop
     */
    public static Explanation of(final String why) {
        return new Explanation(why, new double[0], "");
    }

    /**
     * Returns a reason with the worth of each option to the bot.
     *
     * @param why one sentence without a full stop
     * @param worths one per option, in a unit of the bot's own; NaN for an option that it did not evaluate, and for
     *     those left out at the end
     */
    public static Explanation of(final String why, final double... worths) {
        return new Explanation(why, worths.clone(), "");
    }

    /**
     * Returns a reason with the worth of each of the first options to the bot.
     *
     * @param count number of entries of {@code worths} to use
     */
    public static Explanation of(final String why, final double[] worths, final int count) {
        return new Explanation(why, Arrays.copyOf(worths, count), "");
    }

    /** Returns the same worths with another reason. */
    public Explanation because(final String reason) {
        return new Explanation(reason, worths, rule);
    }

    /** Returns the same reason and worths, given by a rule of the bot, see {@link #rule}. */
    public Explanation by(final String name) {
        return new Explanation(why, worths, name);
    }

    /** Returns the rule that decided, as the bot names it: of a playbook the path of the line; empty if none did. */
    public String rule() {
        return rule;
    }

    /** Returns the reason; empty if none was given. */
    public String why() {
        return why;
    }

    /** Returns the worth of an option; NaN if it was not given. */
    public double worth(final int option) {
        return option < worths.length ? worths[option] : Double.NaN;
    }
}
