package org.sitrep.cli.service.check;

import java.util.function.IntSupplier;
import java.util.function.Supplier;
import org.sitrep.cli.Session;
import org.sitrep.cli.output.ProgressMode;
import org.sitrep.cli.service.Progress;
import org.sitrep.engine.BatchProgress;

/** Shows how many missions have been played of those that there may be. */
final class PlayedMissions {
    private PlayedMissions() {}

    /** Starts to show it. */
    static Progress start(final Session session, final ProgressMode when, final long most, final IntSupplier played) {
        final Supplier<BatchProgress> source =
                () -> new BatchProgress(Math.max(1, most), played.getAsInt(), 0, "", Double.NaN, Double.NaN);
        return Progress.start(session.console(), source, "missions at most", when);
    }
}
