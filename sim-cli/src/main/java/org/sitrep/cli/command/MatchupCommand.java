package org.sitrep.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.sitrep.analysis.Ablation;
import org.sitrep.analysis.matchup.Equilibrium;
import org.sitrep.analysis.matchup.Matchup;
import org.sitrep.analysis.matchup.MatchupTally;
import org.sitrep.cli.base.BuildInfo;
import org.sitrep.cli.base.CountConverter;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.service.AfterSides;
import org.sitrep.cli.service.CacheKey;
import org.sitrep.cli.service.Export;
import org.sitrep.cli.service.Player;
import org.sitrep.cli.service.StudyContext;
import org.sitrep.cli.session.AbortNotes;
import org.sitrep.cli.session.BotSource;
import org.sitrep.cli.session.OpenScenario;
import org.sitrep.cli.session.RunName;
import org.sitrep.engine.Independent;
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

    @Option(names = "--force", paramLabel = "CHANGES")
    private List<String> forced = new ArrayList<>();

    @Option(names = "--worth")
    private boolean worth;

    @Mixin
    private ExportOptions exported;

    @Option(names = "--notebook")
    private boolean notebook;

    /** What {@code --bot} names, piece by piece. */
    private List<String> typed;

    private List<Matchup.Side> sides;
    /** Empty if bots meet. */
    private Optional<MatchupForces> forces = Optional.empty();

    /** A scenario with what plays in each cell of its matrix, row by row. */
    private record Played(OpenScenario scenario, List<PairedEntry> cells) {}

    @Override
    int study() {
        requireLevel(level);
        exported.require(this);
        exported.requireOne(scenarios);
        OptionRange.within("--trials", trials, Mean.MIN_TRIALS, Integer.MAX_VALUE);
        typed = batch.bot() == null ? List.of() : List.of(batch.bot().split(","));
        final List<String> known = session().games().sides();
        final boolean alone =
                typed.stream().anyMatch(text -> SideBots.side(text, known).isEmpty());
        final BotSource bots = alone ? batch.bots(typed) : batch.ladderAnd(typed);
        final List<OpenScenario> open = scenarios.stream()
                .map(file -> content.source(session(), file).by(bots).require())
                .toList();
        open.forEach(this::requireSides);
        final OpenScenario one = open.get(0);
        if (!forced.isEmpty()) {
            forces = Optional.of(
                    new MatchupForces(one.source(), one.game().sides().ids(), forced));
        }
        sides = forces.map(all -> sides(one, all)).orElseGet(() -> sides(one));
        if (sides.stream().allMatch(side -> side.bots().size() < 2)) {
            throw UserError.usage("a matchup needs two bots", "name them: --bot A,B");
        }
        final List<Played> all = open.stream()
                .map(scenario -> new Played(scenario, exported.alike(cells(scenario))))
                .toList();
        final RunRequest request = batch.requestFor(all.get(0).cells.get(0).bot(), batch.seed, 0, trials);
        return play(notebook, stage -> {
            try (Export export = export(all.get(0), request)) {
                return match(stage, export, all, request);
            }
        });
    }

    private void requireSides(final OpenScenario scenario) {
        if (scenario.compiled().stakes().isEmpty()) {
            final String needed = scenario.playable().sides().all().stream()
                    .map(SideBots.Side::condition)
                    .filter(condition -> !condition.isEmpty())
                    .findFirst()
                    .map(condition -> "add " + condition)
                    .orElse("compare bots with 'compare'");
            throw UserError.usage(scenario.document().file() + " has no two sides to match", needed);
        }
    }

    /** Returns the bots of both sides: after the name of their side, unless the same bots play both. */
    private List<Matchup.Side> sides(final OpenScenario one) {
        final List<String> ids = one.game().sides().ids();
        final List<Map<String, String>> named =
                IntStream.range(0, ids.size()).mapToObj(side -> bots(one, side)).toList();
        final boolean alike = one.game().sides().shared() && named.get(0).equals(named.get(1));
        return IntStream.range(0, ids.size())
                .mapToObj(side -> new Matchup.Side(
                        ids.get(side),
                        List.copyOf(named.get(side).keySet()),
                        named.get(side).values().stream()
                                .map(text -> alike ? text : ids.get(side) + "=" + text)
                                .toList(),
                        List.of()))
                .toList();
    }

    /** Returns the forces of both sides, each side's played by one bot. */
    private List<Matchup.Side> sides(final OpenScenario one, final MatchupForces all) {
        final List<String> ids = one.game().sides().ids();
        return IntStream.range(0, ids.size())
                .mapToObj(side -> {
                    final Map<String, String> bots = typed.isEmpty() ? usual(one, side) : bots(one, side);
                    if (bots.size() != 1) {
                        throw UserError.usage(
                                "several bots and several forces are too much for one table",
                                "name one bot for each side: --bot A, or --bot " + ids.get(0) + "=A," + ids.get(1)
                                        + "=B");
                    }
                    final String bot =
                            ids.get(side) + "=" + bots.values().iterator().next();
                    return new Matchup.Side(
                            ids.get(side),
                            all.names(side),
                            Collections.nCopies(all.names(side).size(), bot),
                            all.changes(one, side));
                })
                .toList();
    }

    private static Map<String, String> usual(final OpenScenario one, final int side) {
        final String bot = one.game().sides().of(one.bot(null)).get(side);
        return Map.of(bot, bot);
    }

    /** Returns the bots of a side by id, as the user typed them; the usual ones if none is typed for it. */
    private Map<String, String> bots(final OpenScenario one, final int side) {
        final SideBots all = one.game().sides();
        final String start = all.ids().get(side) + "=";
        final Map<String, String> bots = new LinkedHashMap<>();
        for (final String text : typed) {
            final boolean alone = SideBots.side(text, all.ids()).isEmpty() && (side == 0 || all.shared());
            if (alone || text.startsWith(start)) {
                final String bot = alone ? text : text.substring(start.length());
                bots.putIfAbsent(all.of(one.bot(start + bot)).get(side), bot);
            }
        }
        if (bots.isEmpty()) {
            final List<String> usual = side == 0 || all.shared()
                    ? one.bots().rungs(one).stream()
                            .map(rung -> all.of(rung).get(0))
                            .toList()
                    : all.all().get(side).ids();
            usual.forEach(bot -> bots.put(bot, bot));
        }
        return bots;
    }

    private int match(final StudyContext stage, final Export export, final List<Played> all, final RunRequest request) {
        final List<Matchup> matchups = new ArrayList<>();
        for (final Played played : all) {
            final Optional<Matchup> matchup = match(stage, export, played, request);
            if (matchup.isEmpty()) {
                return stage.interrupts().requested() ? ExitCode.INTERRUPTED : ExitCode.GIVEN_UP;
            }
            final Optional<Path> place = Optional.of(Path.of(played.scenario.name(), name(List.of(played), request)));
            final Publication publication = Publications.of(matchup.get());
            if (all.size() == 1) {
                stage.publish(publication, place, folder -> AfterSides.of(matchup.get()));
            } else {
                stage.write(publication, place);
            }
            matchups.add(matchup.get());
        }
        if (matchups.size() > 1) {
            stage.write(Publications.of(matchups), Optional.of(Path.of("matchups", name(all, request))))
                    .print(stage.format());
        }
        return matchups.stream().anyMatch(matchup -> matchup.tally().aborted() > 0) ? ExitCode.GIVEN_UP : ExitCode.OK;
    }

    private static String name(final List<Played> all, final RunRequest request) {
        final Object[] subjects = all.stream()
                .flatMap(played -> played.cells.stream().map(PairedEntry::subject))
                .toArray();
        return RunName.of("matchup", request, RunName.fingerprint(subjects));
    }

    private List<PairedEntry> cells(final OpenScenario open) {
        final List<PairedEntry> cells = new ArrayList<>();
        for (int first = 0; first < sides.get(0).bots().size(); first++) {
            for (int second = 0; second < sides.get(1).bots().size(); second++) {
                final OpenScenario cell = open(open, first, second);
                final String pair = sides.get(0).named().get(first) + ","
                        + sides.get(1).named().get(second);
                cells.add(cell.contender(
                        forces.isPresent()
                                ? cell.bot(pair)
                                : cell.game()
                                        .sides()
                                        .text(List.of(
                                                sides.get(0).bots().get(first),
                                                sides.get(1).bots().get(second)))));
            }
        }
        return cells;
    }

    /** Returns what meets in a cell, in words. */
    private String label(final int cell) {
        final int columns = sides.get(1).bots().size();
        return sides.get(0).bots().get(cell / columns) + " against "
                + sides.get(1).bots().get(cell % columns);
    }

    private Export export(final Played played, final RunRequest request) {
        return exported.begin(
                this,
                played.cells,
                IntStream.range(0, played.cells.size()).mapToObj(this::label).toList(),
                request);
    }

    private OpenScenario open(final OpenScenario scenario, final int first, final int second) {
        return forces.map(all -> all.open(scenario, first, second)).orElse(scenario);
    }

    /** Plays all pairs; empty after Ctrl-C, or if too few trials are left. */
    private Optional<Matchup> match(
            final StudyContext stage, final Export export, final Played played, final RunRequest request) {
        final OpenScenario open = played.scenario;
        final AtomicLong aborted = new AtomicLong();
        final List<TrialValues> cells = new ArrayList<>();
        final Independent plays = new Independent();
        for (int next = 0; next < played.cells.size(); next++) {
            final int cell = next;
            stage.tell(open.document().title() + ": " + label(cell));
            plays.begin(() -> cell(stage, open, played.cells.get(cell), export.of(request, cell), aborted)
                    .ifPresent(cells::add));
        }
        plays.end();
        if (cells.size() == played.cells.size()) {
            export.finishAll(cells.stream()
                    .map(values -> String.format(Locale.ROOT, "%016x", values.hash()))
                    .toList());
        }
        if (aborted.get() > 0) {
            console().message(AbortNotes.leftOut(aborted.get(), open.compiled().trial() + "s"));
        }
        final Matchup.Stake stake = Matchup.Stake.of(open.compiled());
        return Optional.of(cells)
                .filter(all -> all.size() == played.cells.size())
                .map(all -> MatchupTally.of(all, stake.most()))
                .filter(tally -> tally.trials() >= Mean.MIN_TRIALS)
                .map(tally -> new Matchup(
                        open.document().title(),
                        open.compiled().trial(),
                        BuildInfo.current().madeBy(),
                        open.document().file(),
                        open.input(),
                        request.seed(),
                        request.maxDecisions(),
                        sides,
                        stake,
                        level,
                        tally,
                        Optional.empty(),
                        Optional.empty(),
                        command()))
                .map(matchup -> inFull(stage, open, matchup));
    }

    /** Plays the likeliest bots of both sides with all metrics, and without each thing if that is asked for. */
    private Matchup inFull(final StudyContext stage, final OpenScenario open, final Matchup matchup) {
        final Equilibrium best = Equilibrium.of(matchup);
        final int first = best.likeliest(0);
        final int second = best.likeliest(1);
        final String pair = matchup.named(first, second);
        final OpenScenario cell = open(open, first, second);
        stage.tell(open.document().title() + ": all metrics of " + pair);
        if (worth) {
            final Ablation things = new AblationPlayer(cell.source(), batch, pair, trials).ablation(stage);
            return matchup.with(things.whole(), Optional.of(things));
        }
        final PairedEntry contender = cell.contender(cell.bot(pair));
        final RunRequest request = batch.requestFor(contender.bot(), batch.seed, 0, trials);
        return matchup.with(
                Player.recorded(stage, open.bots(), contender, request, List.of())
                        .result(),
                Optional.empty());
    }

    private Optional<TrialValues> cell(
            final StudyContext stage,
            final OpenScenario open,
            final PairedEntry contender,
            final RunRequest request,
            final AtomicLong aborted) {
        final CacheKey key = CacheKey.of("matchup", contender.subject());
        return Player.values(stage, open.bots(), contender, open.compiled().stakes(), request, key, aborted::addAndGet);
    }
}
