package org.sitrep.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sitrep.analysis.Ablation;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.output.Console;
import org.sitrep.cli.service.AfterSides;
import org.sitrep.cli.service.Player;
import org.sitrep.cli.service.StudyContext;
import org.sitrep.cli.session.AbortNotes;
import org.sitrep.cli.session.OpenScenario;
import org.sitrep.cli.session.RunName;
import org.sitrep.cli.session.Source;
import org.sitrep.engine.PairedEntry;
import org.sitrep.engine.RunRequest;
import org.sitrep.engine.RunResult;
import org.sitrep.report.Publications;
import org.sitrep.ruleset.CompiledScenario;

/**
 * Plays a scenario unchanged and without each thing that can be forbidden, all on the same trials. The bot knows what
 * is forbidden and plays as well as it can.
 */
final class AblationPlayer {
    private final OpenScenario free;
    private final RunRequest request;
    private final List<String> things;
    private final List<PairedEntry> contenders = new ArrayList<>();

    /**
     * Opens the scenario unchanged and without each thing.
     *
     * @param bot as {@code --bot} names it; null for the game's first
     * @throws UserError if it cannot be used, or its game forbids nothing
     */
    AblationPlayer(final Source scenario, final BatchOptions batch, final String bot, final long trials) {
        free = scenario.require();
        request = batch.requestFor(free.bot(bot), batch.seed, 0, trials);
        things = free.compiled().forbiddable();
        if (things.isEmpty() || free.compiled().criteria().isEmpty()) {
            throw UserError.usage(
                    "the game " + free.game().id() + " has nothing that can be forbidden", "omit --worth");
        }
        contenders.add(free.contender(request.bot()));
        for (final String thing : things) {
            final OpenScenario without =
                    scenario.with(List.of(free.forbiddingAlso(thing))).require();
            contenders.add(without.contender(without.bot(bot)));
        }
    }

    /** Plays all sides, with fewer trials after Ctrl-C. */
    Ablation ablation(final StudyContext stage) {
        final CompiledScenario scenario = free.compiled();
        stage.session().console().message("Every " + scenario.trial() + " is played " + contenders.size() + " times.");
        return Ablation.of(
                Player.contest(stage, free.bots(), contenders, Ablation.pairs(things.size()), request),
                things,
                scenario.absentThings(),
                scenario.criteria());
    }

    /** Plays all sides, with fewer trials after Ctrl-C, and publishes the result; returns the exit code. */
    int play(final StudyContext stage) {
        final Ablation worth = ablation(stage);
        final Console console = stage.session().console();
        final RunResult whole = worth.whole();
        AbortNotes.of(whole).forEach(console::message);
        final String bot = "worth-" + RunName.who(request.bot(), whole.botFile());
        stage.publish(
                Publications.of(worth),
                Optional.of(Path.of(
                                free.name(),
                                RunName.of(bot, request, whole.content().sha256())))
                        .filter(any -> whole.completed() > 0),
                folder -> AfterSides.of(worth));
        final boolean givenUp = AbortNotes.any(whole) || worth.steps().stream().anyMatch(step -> step.incomplete() > 0);
        return givenUp ? ExitCode.GIVEN_UP : ExitCode.OK;
    }
}
