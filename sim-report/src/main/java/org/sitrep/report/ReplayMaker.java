package org.sitrep.report;

import java.io.IOException;
import java.util.Map;
import org.sitrep.report.model.NamedTrial;

/** Makes the replay pages of trials that a report names. */
public interface ReplayMaker {
    /** Makes none. */
    ReplayMaker NONE = (trial, command, file) -> Map.of();

    /**
     * Returns a maker of at most a number of pages in all. The first trial has all of its own nevertheless, such as one
     * per Mission.
     *
     * @param most 0 for none
     */
    static ReplayMaker atMost(final int most, final ReplayMaker maker) {
        final int[] made = new int[1];
        return (trial, command, file) -> {
            if (made[0] >= most) {
                return Map.of();
            }
            final Map<String, String> pages = maker.pages(trial, command, file);
            final boolean fits = made[0] == 0 || made[0] + pages.size() <= most;
            made[0] = fits ? made[0] + pages.size() : most; // a later trial is not tried: it would be played in vain
            return fits ? pages : Map.of();
        };
    }

    /**
     * Returns the pages of a trial by file name; empty if there are none.
     *
     * @param command the command that replays it
     * @param file name of the first page
     * @throws IOException if a page cannot be read
     */
    Map<String, String> pages(NamedTrial trial, String command, String file) throws IOException;
}
