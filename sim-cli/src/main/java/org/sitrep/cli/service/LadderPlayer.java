package org.sitrep.cli.service;

import java.nio.file.Path;
import java.util.List;
import org.sitrep.analysis.Ladder;
import org.sitrep.cli.Session;
import org.sitrep.cli.UserError;
import org.sitrep.cli.output.ProgressMode;
import org.sitrep.cli.service.kept.Kept;
import org.sitrep.engine.Contender;
import org.sitrep.engine.RunRequest;

/** Plays an open scenario with every rung of a ladder, showing progress, minding Ctrl-C and bots that do not answer. */
final class LadderPlayer {
    private LadderPlayer() {}

    /**
     * Returns the ids of the rungs.
     *
     * @throws UserError if there are not two, or nothing to judge them by
     */
    static List<String> rungs(final OpenScenario scenario) {
        final List<String> rungs = scenario.bots().rungs(scenario.game());
        if (rungs.size() < 2 || scenario.compiled().yardsticks().isEmpty()) {
            throw UserError.usage(
                    "the game " + scenario.game().id() + " has no ladder of bots to play, or too few are named",
                    "name two or more with --rungs, or leave --ladder away");
        }
        return rungs;
    }

    /** Plays and returns the ladder, of fewer missions after Ctrl-C or when a bot does not answer. */
    static Ladder play(
            final Session session,
            final OpenScenario scenario,
            final List<Path> overlays,
            final RunRequest request,
            final ProgressMode progressMode,
            final Kept kept,
            final Interrupts interrupts) {
        final List<String> rungs = rungs(scenario);
        final List<Contender> contenders = rungs.stream()
                .map(id -> new Contender(scenario.compiled(), Player.subject(scenario, overlays, id), id))
                .toList();
        return Ladder.of(
                ContestPlayer.play(
                        session,
                        scenario.bots(),
                        contenders,
                        Ladder.pairs(rungs.size()),
                        request,
                        scenario.compiled().trial() + "s",
                        progressMode,
                        kept,
                        interrupts),
                scenario.compiled().yardsticks());
    }
}
