package org.sitrep.cli.service;

import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import org.sitrep.analysis.Ladder;
import org.sitrep.cli.Session;
import org.sitrep.cli.UserError;
import org.sitrep.cli.output.ProgressMode;
import org.sitrep.engine.Contender;
import org.sitrep.engine.Contest;
import org.sitrep.engine.RunRequest;

/** Plays an open scenario with every rung of its game's ladder, showing progress and minding Ctrl-C. */
public final class LadderPlayer {
    private LadderPlayer() {}

    /**
     * Plays and returns the ladder, of fewer missions after Ctrl-C.
     *
     * @param bot what {@code --bot} names, null if nothing; one that is no rung comes on top
     * @throws UserError if there are not two rungs, or nothing to judge them by
     */
    public static Ladder play(
            final Session session,
            final OpenScenario scenario,
            final List<Path> overlays,
            final RunRequest request,
            final String bot,
            final ProgressMode progressMode,
            final Interrupts interrupts) {
        final List<String> bots = new ArrayList<>(scenario.game().ladder());
        if (bot != null && !bots.contains(request.bot())) {
            bots.add(request.bot());
        }
        final List<String> yardsticks = scenario.compiled().yardsticks();
        if (bots.size() < 2 || yardsticks.isEmpty()) {
            throw UserError.usage(
                    "the game " + scenario.game().id() + " has no ladder of bots to play",
                    "leave --ladder away and name one with --bot");
        }
        final List<Contender> contenders = bots.stream()
                .map(id -> new Contender(scenario.compiled(), Player.subject(scenario, overlays, id), id))
                .toList();
        final Contest contest = new Contest(contenders, Ladder.pairs(bots.size()), request);
        interrupts.onInterrupt(contest::requestStop);
        final String started = Instant.now().truncatedTo(ChronoUnit.SECONDS).toString();
        final Progress progress = Progress.start(
                session.console(), contest::snapshot, scenario.compiled().trial() + "s", progressMode);
        try {
            return Ladder.of(contest.run(System::nanoTime, started), yardsticks);
        } finally {
            progress.close();
        }
    }
}
