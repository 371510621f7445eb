package org.sitrep.cli.service.replay;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.ruleset.tale.Tale;

/** The parts of a long tale, the Missions of a campaign say: each has a page of its own. */
final class Chapters {
    private Chapters() {}

    /**
     * One part.
     *
     * @param title of it
     * @param from index of its first step
     * @param to index behind its last step
     */
    record Chapter(String title, int from, int to) {}

    /**
     * Returns the parts in order, with what comes before the first as a part of its own; one for a tale that has none.
     */
    static List<Chapter> of(final Tale tale) {
        final List<Chapter> chapters = new ArrayList<>();
        String title = "Start";
        int from = 0;
        for (int s = 0; s < tale.steps().size(); s++) {
            for (final Tale.Entry entry : tale.steps().get(s).entries()) {
                if (entry instanceof Tale.Chapter begins) {
                    if (s > from) {
                        chapters.add(new Chapter(title, from, s));
                    }
                    title = begins.title();
                    from = s;
                }
            }
        }
        chapters.add(new Chapter(title, from, tale.steps().size()));
        return chapters;
    }

    /** Returns the part that a step lies in. */
    static Chapter with(final Tale tale, final int step) {
        return of(tale).stream()
                .filter(chapter -> step >= chapter.from() && step < chapter.to())
                .findFirst()
                .orElseGet(() -> of(tale).get(0));
    }
}
