package org.sitrep.report.model;

import java.util.List;
import java.util.Optional;
import org.sitrep.analysis.Worth;

/** Missions in which a thing made a difference. Stateless. */
public final class WorthExamples {
    private WorthExamples() {}

    /**
     * Returns the line that tells a mission with everything, and from where it parts without a thing; empty if no such mission is known.
     *
     * @param thing its number
     */
    public static Optional<String> without(final Worth worth, final int thing) {
        if (worth.partings().isEmpty() || worth.partings().get(thing).mission() < 0) {
            return Optional.empty();
        }
        final Worth.Parting parting = worth.partings().get(thing);
        final Setting whole = Setting.of(worth.whole());
        return whole.diff(
                whole.with(List.of(parting.change())),
                "without " + worth.things().get(thing),
                worth.whole().seed(),
                parting.mission());
    }
}
