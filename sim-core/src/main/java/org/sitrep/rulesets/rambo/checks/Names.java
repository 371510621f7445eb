package org.sitrep.rulesets.rambo.checks;

import java.util.Collection;
import org.sitrep.scenario.DidYouMean;

/** What to do about names that name nothing. */
final class Names {
    private Names() {}

    /**
     * Returns a finding's suggestion, never blank.
     *
     * @param typed the name that names nothing
     * @param known the names that there are
     * @param otherwise what to do if none is close and there are too many, or none, to list
     */
    static String suggestion(final String typed, final Collection<String> known, final String otherwise) {
        final String found = DidYouMean.suggestion(typed, known);
        return found.isEmpty() ? otherwise : found;
    }
}
