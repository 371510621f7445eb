package org.sitrep.report.model;

import org.sitrep.engine.RunResult;
import org.sitrep.report.text.Numbers;

/**
 * The name of one trial of a run, in the forms that sentences and tables need.
 *
 * @param one in the singular, lower case: {@code trial}
 */
public record TrialWord(String one) {
    public static TrialWord of(final RunResult result) {
        return new TrialWord(result.trial());
    }

    /** Returns the plural: {@code trials}. */
    public String many() {
        return one + "s";
    }

    /** Returns the singular as a heading: {@code Trial}. */
    public String title() {
        return Sentences.capitalised(one);
    }

    /** Returns the plural as a heading: {@code Trials}. */
    public String titles() {
        return Sentences.capitalised(many());
    }

    /** Returns a number of trials: {@code 1 trial}, {@code 2,000 trials}. */
    public String counted(final long n) {
        return Numbers.counted(n, one);
    }
}
