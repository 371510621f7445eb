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
import org.sitrep.cli.service.CacheKey;
import org.sitrep.cli.service.NextSteps;
import org.sitrep.cli.service.Player;
import org.sitrep.cli.service.StudyContext;
import org.sitrep.cli.session.AbortNotes;
import org.sitrep.cli.session.BotSource;
import org.sitrep.cli.session.OpenScenario;
import org.sitrep.cli.session.RunName;
import org.sitrep.engine.PairedEntry;
import org.sitrep.engine.RunRequest;
import org.sitrep.engine.TrialValues;
import org.sitrep.report.Publications;
import org.sitrep.strategy.SideBots;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sitrep matchup}. */
final class MatchupCommand extends StudyCommand {
    @Parameters(paramLabel = "SCENARIO")
    private String scenario;

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

    @Override
    int study() {
        requireLevel(level);
        OptionRange.within("--trials", trials, 2, Integer.MAX_VALUE);
        final List<String> named =
                batch.bot() == null ? List.of() : List.of(batch.bot().split(","));
        final BotSource bots = named.isEmpty() ? batch.ladder(List.of()) : batch.bots(named);
        final OpenScenario open = content.source(session(), scenario).by(bots).require();
        if (open.compiled().wins().size() != 2) {
            throw UserError.usage(open.game().title() + " has no two sides to match", "compare bots with 'compare'");
        }
        final List<String> players = bots.rungs(open.game());
        if (players.size() < 2) {
            throw UserError.usage("a matchup needs two bots", "name them: --bot A,B");
        }
        final RunRequest request = batch.requestFor(players.get(0), batch.seed, 0, trials);
        return play(notebook, stage -> match(stage, open, players, request));
    }

    private int match(
            final StudyContext stage, final OpenScenario open, final List<String> players, final RunRequest request) {
        final AtomicLong aborted = new AtomicLong();
        final List<TrialValues> cells = new ArrayList<>();
        for (final String first : players) {
            for (final String second : players) {
                stage.tell(first + " against " + second);
                cell(stage, open, List.of(first, second), request, aborted).ifPresent(cells::add);
            }
        }
        if (cells.size() < players.size() * players.size()) {
            return ExitCode.INTERRUPTED;
        }
        final Matchup matchup = new Matchup(
                open.document().title(),
                open.compiled().trial(),
                BuildInfo.current().madeBy(),
                open.document().file(),
                open.input(),
                request.seed(),
                request.maxDecisions(),
                open.game().sides(),
                players,
                level,
                MatchupTally.of(cells),
                command());
        if (aborted.get() > 0) {
            console().message(AbortNotes.leftOut(aborted.get(), open.compiled().trial() + "s"));
        }
        final String who = "matchup-" + RunName.fingerprint(players.toArray());
        stage.publish(
                Publications.of(matchup),
                Optional.of(Path.of(
                                open.name(),
                                RunName.of(who, request, open.document().sha256())))
                        .filter(any -> matchup.tally().trials() > 0),
                folder -> new NextSteps());
        return aborted.get() > 0 ? ExitCode.GIVEN_UP : ExitCode.OK;
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
