package org.sitrep.report.model;

import org.sitrep.engine.RunResult;
import org.sitrep.report.text.Numbers;

/**
 * What one trial of a run is called, in the forms that sentences and tables need.
 *
 * @param one in the singular, lower case: {@code mission}
 */
public record TrialWord(String one) {
    public static TrialWord of(final RunResult capsule) {
        return new TrialWord(capsule.trial());
    }

    /** Returns the plural: {@code missions}. */
    public String many() {
        return one + "s";
    }

    /** Returns the singular as a heading: {@code Mission}. */
    public String title() {
        return Sentences.capitalised(one);
    }

    /** Returns the plural as a heading: {@code Missions}. */
    public String titles() {
        return Sentences.capitalised(many());
    }

    /** Returns a number of them: {@code 1 mission}, {@code 2,000 missions}. */
    public String counted(final long n) {
        return Numbers.counted(n, one);
    }
}
