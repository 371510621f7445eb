package org.sitrep.cli.service;

import org.sitrep.cli.Session;
import org.sitrep.cli.output.ProgressMode;
import org.sitrep.cli.output.Text;

/** Tells how far a race is: a line a look, with how many are left. */
final class RaceProgress {
    private final Session session;
    private final ProgressMode when;
    private final int sides;
    private final String trial;
    private long from = -1;
    private int playing;

    RaceProgress(final Session session, final ProgressMode when, final int sides, final String trial) {
        this.session = session;
        this.when = when;
        this.sides = sides;
        this.trial = trial;
    }

    /** Takes note that one more side plays on from a mission. */
    void playing(final long mission) {
        if (mission == from) {
            playing++;
            return;
        }
        if (playing > 0) {
            tell(mission);
        }
        from = mission;
        playing = 1;
    }

    private void tell(final long mission) {
        if (when.tells(session.console())) {
            session.console()
                    .message(Text.grouped(mission) + " " + trial + "s a side: " + playing + " of " + sides
                            + " sides left");
        }
    }
}
