package org.sitrep.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.sitrep.analysis.matchup.Matchup;
import org.sitrep.analysis.matchup.MatchupTally;
import org.sitrep.cli.base.BuildInfo;
import org.sitrep.cli.base.CountConverter;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.service.AfterSides;
import org.sitrep.cli.service.CacheKey;
import org.sitrep.cli.service.Player;
import org.sitrep.cli.service.StudyContext;
import org.sitrep.cli.session.AbortNotes;
import org.sitrep.cli.session.BotSource;
import org.sitrep.cli.session.OpenScenario;
import org.sitrep.cli.session.RunName;
import org.sitrep.engine.PairedEntry;
import org.sitrep.engine.RunRequest;
import org.sitrep.engine.TrialValues;
import org.sitrep.report.Publication;
import org.sitrep.report.Publications;
import org.sitrep.stats.Mean;
import org.sitrep.strategy.SideBots;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sitrep matchup}. */
final class MatchupCommand extends StudyCommand {
    @Parameters(arity = "1..*", paramLabel = "SCENARIO")
    private List<String> scenarios = new ArrayList<>();

    @Mixin
    private ContentOptions content;

    @Option(
            names = {"-n", "--trials"},
            paramLabel = "N",
            defaultValue = Defaults.MATCHUP_TRIALS,
            converter = CountConverter.class)
    private long trials;

    @Option(names = "--level", paramLabel = "L", defaultValue = Defaults.LEVEL)
    private double level;

    @Option(names = "--notebook")
    private boolean notebook;

    private List<String> players;
    private List<String> named;

    @Override
    int study() {
        requireLevel(level);
        OptionRange.within("--trials", trials, Mean.MIN_TRIALS, Integer.MAX_VALUE);
        final List<String> typed =
                batch.bot() == null ? List.of() : List.of(batch.bot().split(","));
        final BotSource bots = typed.isEmpty() ? batch.ladder(List.of()) : batch.bots(typed);
        final List<OpenScenario> open = scenarios.stream()
                .map(file -> content.source(session(), file).by(bots).require())
                .toList();
        open.forEach(this::requireSides);
        final OpenScenario one = open.get(0);
        players = bots.rungs(one.game());
        if (players.size() < 2) {
            throw UserError.usage("a matchup needs two bots", "name them: --bot A,B");
        }
        for (final String player : players) {
            if (!SideBots.of(player, one.game().sides(), player).equals(List.of(player, player))) {
                throw UserError.usage(
                        "a matchup plays each bot on both sides, and " + player + " names sides",
                        "name bots alone: --bot A,B");
            }
        }
        named = typed.isEmpty() ? players : named(one, typed);
        final RunRequest request = batch.requestFor(players.get(0), batch.seed, 0, trials);
        return play(notebook, stage -> match(stage, open, request));
    }

    private void requireSides(final OpenScenario scenario) {
        if (scenario.compiled().wins().size() != 2) {
            throw UserError.usage(
                    scenario.document().file() + " has no two sides to match", "compare bots with 'compare'");
        }
    }

    /** Returns a name of each player, as the user typed it. */
    private List<String> named(final OpenScenario one, final List<String> typed) {
        return players.stream()
                .map(player -> typed.stream()
                        .filter(text -> one.bot(text).equals(player))
                        .findFirst()
                        .orElseThrow())
                .toList();
    }

    private int match(final StudyContext stage, final List<OpenScenario> open, final RunRequest request) {
        final List<Matchup> matchups = new ArrayList<>();
        for (final OpenScenario scenario : open) {
            final Optional<Matchup> matchup = match(stage, scenario, request);
            if (matchup.isEmpty()) {
                return stage.interrupts().requested() ? ExitCode.INTERRUPTED : ExitCode.GIVEN_UP;
            }
            final Optional<Path> place = Optional.of(Path.of(scenario.name(), name(List.of(scenario), request)));
            final Publication publication = Publications.of(matchup.get());
            if (open.size() == 1) {
                stage.publish(publication, place, folder -> AfterSides.of(matchup.get()));
            } else {
                stage.write(publication, place);
            }
            matchups.add(matchup.get());
        }
        if (matchups.size() > 1) {
            stage.write(Publications.of(matchups), Optional.of(Path.of("matchups", name(open, request))))
                    .print(stage.format());
        }
        return matchups.stream().anyMatch(matchup -> matchup.tally().aborted() > 0) ? ExitCode.GIVEN_UP : ExitCode.OK;
    }

    private String name(final List<OpenScenario> played, final RunRequest request) {
        final Object[] subjects = played.stream()
                .flatMap(scenario -> players.stream()
                        .map(player -> scenario.contender(player).subject()))
                .toArray();
        return RunName.of("matchup", request, RunName.fingerprint(subjects));
    }

    /** Plays all pairs; empty after Ctrl-C, or if too few trials are left. */
    private Optional<Matchup> match(final StudyContext stage, final OpenScenario open, final RunRequest request) {
        final AtomicLong aborted = new AtomicLong();
        final List<TrialValues> cells = new ArrayList<>();
        for (final String first : players) {
            for (final String second : players) {
                stage.tell(open.document().title() + ": " + first + " against " + second);
                cell(stage, open, List.of(first, second), request, aborted).ifPresent(cells::add);
            }
        }
        if (aborted.get() > 0) {
            console().message(AbortNotes.leftOut(aborted.get(), open.compiled().trial() + "s"));
        }
        return Optional.of(cells)
                .filter(all -> all.size() == players.size() * players.size())
                .map(MatchupTally::of)
                .filter(tally -> tally.trials() >= Mean.MIN_TRIALS)
                .map(tally -> new Matchup(
                        open.document().title(),
                        open.compiled().trial(),
                        BuildInfo.current().madeBy(),
                        open.document().file(),
                        open.input(),
                        request.seed(),
                        request.maxDecisions(),
                        open.game().sides(),
                        players,
                        named,
                        level,
                        tally,
                        command()));
    }

    private Optional<TrialValues> cell(
            final StudyContext stage,
            final OpenScenario open,
            final List<String> pair,
            final RunRequest request,
            final AtomicLong aborted) {
        final PairedEntry contender =
                open.contender(SideBots.text(pair, open.game().sides()));
        final CacheKey key = CacheKey.of("matchup", contender.subject());
        return Player.values(stage, open.bots(), contender, open.compiled().wins(), request, key, aborted::addAndGet);
    }
}
