package org.sitrep.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;
import java.util.stream.Stream;
import org.sitrep.analysis.Comparison;
import org.sitrep.analysis.Criterion;
import org.sitrep.analysis.Difference;
import org.sitrep.analysis.race.Race;
import org.sitrep.analysis.race.RaceResult;
import org.sitrep.analysis.race.RaceRules;
import org.sitrep.analysis.race.SideRace;
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
import org.sitrep.cli.session.MetricNames;
import org.sitrep.cli.session.OpenScenario;
import org.sitrep.cli.session.RunName;
import org.sitrep.cli.session.Source;
import org.sitrep.engine.CommonMetrics;
import org.sitrep.engine.ContentSummary;
import org.sitrep.engine.PairedEntry;
import org.sitrep.engine.RunMetadata;
import org.sitrep.engine.RunRequest;
import org.sitrep.engine.RunResult;
import org.sitrep.outcome.Metric;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;
import org.sitrep.report.Publications;
import org.sitrep.report.text.Numbers;
import org.sitrep.strategy.SideBots;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sitrep compare}. */
final class CompareCommand extends StudyCommand {
    @Parameters(arity = "1..*", paramLabel = "SCENARIO")
    private List<String> scenarios = new ArrayList<>();

    private final ShortOptions shorts = new ShortOptions();

    @Option(names = "--forbid", paramLabel = "KIND:NAME", split = ",")
    private List<String> forbidden = new ArrayList<>();

    @Option(names = "--against", paramLabel = "CHANGES")
    private List<String> against = new ArrayList<>();

    @Option(names = "--set", paramLabel = "PATH=VALUE")
    private List<String> sets = new ArrayList<>();

    @Option(names = "--overlay", paramLabel = "FILE")
    private List<Path> overlays = new ArrayList<>();

    @Option(names = "--metric", paramLabel = "NAME", split = ",")
    private List<String> metrics;

    @Option(names = "--matters", paramLabel = "METRIC=D", split = ",")
    private List<String> matters = new ArrayList<>();

    @Option(names = "--best")
    private boolean best;

    @Option(names = "--level", paramLabel = "L", defaultValue = Defaults.LEVEL)
    private double level;

    @Option(
            names = {"-n", "--trials"},
            paramLabel = "N",
            converter = CountConverter.class)
    private Long trials;

    @Option(
            names = {"--first", "--first-trial"},
            paramLabel = "I",
            defaultValue = Defaults.FIRST,
            converter = CountConverter.class)
    private long first;

    @Mixin
    private ExportOptions exported;

    @Option(names = "--notebook")
    private boolean notebook;

    private List<RequestedSide> sides;
    private BotSource bots;
    private final List<OpenScenario> open = new ArrayList<>();
    private final List<PairedEntry> contenders = new ArrayList<>();
    private CommonMetrics common;

    ShortOptions shorts() {
        return shorts;
    }

    @Override
    int study() {
        requireLevel(level);
        exported.require(this);
        exported.refuse(best, "does not apply to --best, whose sides end at different trials", "omit --best");
        trials = trials != null ? trials : Long.valueOf(best ? Defaults.RACE_TRIALS : Defaults.COMPARE_TRIALS);
        sides = sides();
        open();
        final List<Criterion> criteria = criteria();
        if (best) {
            final RaceRules rules = rules(criteria.get(0));
            final RunRequest request = request();
            return play(notebook, stage -> race(stage, request, rules));
        }
        final RunRequest request = request();
        final List<String> names = sides.stream().map(RequestedSide::name).toList();
        final int code = play(notebook, stage -> {
            try (Export export = exported.begin(this, contenders, names, request)) {
                return contest(stage, export, request, criteria);
            }
        });
        bots.plans().forEach(console()::message);
        return code;
    }

    /** Returns the first side, and one for each further value, which differs from the first in that alone. */
    private List<RequestedSide> sides() {
        final String player = batch.bot();
        final List<String> named = player == null
                ? List.of()
                : SideBots.joined(List.of(player.split(",")), session().games().sides());
        final List<String> common = new ArrayList<>();
        shorts.all().forEach((id, values) -> common.add(id + "=" + values.get(0)));
        common.addAll(sets);
        final RequestedSide base = new RequestedSide(
                baseName(named), source(scenarios.get(0), common), named.isEmpty() ? null : named.get(0));
        final List<RequestedSide> all = new ArrayList<>(List.of(base));
        scenarios.stream()
                .skip(1)
                .forEach(file -> all.add(new RequestedSide(fileName(file), source(file, common), base.bot())));
        named.stream().skip(1).forEach(other -> all.add(base.by(other)));
        shorts.all()
                .forEach((id, values) ->
                        values.stream().skip(1).forEach(value -> all.add(base.with(value, id + "=" + value))));
        forbidden.stream()
                .map(thing -> thing.toLowerCase(Locale.ROOT))
                .forEach(thing -> all.add(base.with("without " + thing, forbidding(base, thing))));
        against.forEach(text -> all.add(SideOptions.against(base, "--against", text)));
        if (all.size() == 1) {
            throw UserError.usage(
                    "there is nothing to compare with",
                    "name two scenarios, or two values of --bot or one of "
                            + ShortOptions.names(session().games()) + ", or use --forbid or --against");
        }
        return distinct(all);
    }

    private Source source(final String file, final List<String> common) {
        return Source.of(session(), file).under(overlays).with(common);
    }

    private String forbidding(final RequestedSide side, final String thing) {
        return side.source().by(batch.bots(players(List.of(side)))).require().forbiddingAlso(thing);
    }

    private static List<RequestedSide> distinct(final List<RequestedSide> sides) {
        final Set<String> taken = new LinkedHashSet<>();
        final List<RequestedSide> all = new ArrayList<>();
        for (final RequestedSide side : sides) {
            String name = side.name();
            for (int n = 2; !taken.add(name); n++) {
                name = side.name() + " (" + n + ")";
            }
            all.add(new RequestedSide(name, side.source(), side.bot()));
        }
        return all;
    }

    private static String fileName(final String file) {
        return String.valueOf(Path.of(file).getFileName()).replaceAll("\\.ya?ml$", "");
    }

    /** Names the first side after the one thing in which the others differ from it, if it is one. */
    private String baseName(final List<String> bots) {
        if (scenarios.size() > 1) {
            return fileName(scenarios.get(0));
        }
        return Stream.concat(Stream.of(bots), shorts.all().values().stream())
                .filter(names -> names.size() > 1)
                .map(names -> names.get(0))
                .findFirst()
                .orElse("baseline");
    }

    /** Opens all sides before the first trial, so that an error costs no time. */
    private void open() {
        bots = batch.bots(players(sides));
        final List<PairedEntry> whole = new ArrayList<>();
        for (final RequestedSide side : sides) {
            final OpenScenario scenario = side.source().by(bots).require();
            open.add(scenario);
            whole.add(scenario.contender(scenario.bot(side.bot())));
            if (CommonMetrics.of(whole).isEmpty()) {
                throw UserError.usage(
                        side.name() + " does not measure " + layout(whole).headline() + ", the headline of "
                                + sides.get(0).name(),
                        "compare scenarios of the same kind");
            }
        }
        common = CommonMetrics.of(whole).orElseThrow();
        contenders.addAll(common.entries());
    }

    private static List<String> players(final List<RequestedSide> sides) {
        return sides.stream()
                .map(RequestedSide::bot)
                .filter(Objects::nonNull)
                .distinct()
                .toList();
    }

    private static OutcomeLayout layout(final List<PairedEntry> sides) {
        return sides.get(0).scenario().layout();
    }

    /** Returns the metrics to compare by, those that lead first. */
    private List<Criterion> criteria() {
        final List<String> names = metrics == null
                ? contenders.get(0).scenario().criteria()
                : metrics.stream().map(name -> metric(name).name()).toList();
        if (names.isEmpty()) {
            throw UserError.usage("the scenario names no metric to compare by", "choose metrics with --metric");
        }
        final Map<String, Double> least = new LinkedHashMap<>();
        matters.forEach(text -> least.put(metric(text.split("=", 2)[0]).name(), difference(text)));
        for (final String metric : least.keySet()) {
            if (!names.contains(metric)) {
                throw UserError.usage("--matters names " + metric + ", which is not compared", "add it to --metric");
            }
        }
        return names.stream()
                .distinct()
                .map(name -> criterion(metric(name), least.getOrDefault(name, 0.0)))
                .sorted(Comparator.comparing(by -> !by.metric().leads()))
                .toList();
    }

    private static Criterion criterion(final Metric metric, final double matters) {
        if (metric.better() == Slot.Better.NEUTRAL) {
            throw UserError.usage(metric.name() + ": neither more nor less is better", "choose another --metric");
        }
        return new Criterion(metric, matters);
    }

    /** Returns a metric that all sides have; a race needs one that has a value in each trial. */
    private Metric metric(final String name) {
        final OutcomeLayout layout = layout(contenders);
        final List<String> known = MetricNames.all(layout);
        if (MetricNames.meant(name, known).isEmpty()) {
            requireNoSideHas(name);
        }
        return best
                ? MetricNames.require(name, layout)
                : layout.metric(MetricNames.require(name, known)).orElseThrow();
    }

    private void requireNoSideHas(final String name) {
        for (int side = 0; side < sides.size(); side++) {
            final List<String> own = MetricNames.meant(
                    name, MetricNames.all(open.get(side).compiled().layout()));
            if (!own.isEmpty()) {
                throw UserError.usage(
                        sides.get(side).name() + " has the metric " + own.get(0) + ", but not every side has it",
                        "choose a metric that all sides have");
            }
        }
    }

    private static double difference(final String text) {
        return Difference.ofMetric(text)
                .filter(value -> value > 0)
                .orElseThrow(() -> UserError.usage(
                        "--matters " + text + " is not a difference",
                        "write it as metric=0.05 or, for a rate, metric=1%"));
    }

    private RunRequest request() {
        return batch.requestFor(contenders.get(0).bot(), batch.seed, first, trials);
    }

    private RaceRules rules(final Criterion criterion) {
        OptionRange.within("--trials", trials, 2, Integer.MAX_VALUE / 2);
        return new RaceRules(
                layout(contenders).slot(criterion.metric().name()).orElseThrow(),
                criterion.matters(),
                level,
                first,
                (int) Math.min(RaceRules.FIRST_LOOK, trials),
                trials.intValue());
    }

    /** Races the sides, with fewer trials after Ctrl-C, and publishes the result; returns the exit code. */
    private int race(final StudyContext stage, final RunRequest request, final RaceRules rules) {
        final AtomicLong givenUp = new AtomicLong();
        final SideRace race = race(request, rules, stage, givenUp::addAndGet);
        if (givenUp.get() > 0) {
            console().message(AbortNotes.leftOut(givenUp.get(), race.trial() + "s"));
        }
        stage.publish(
                Publications.of(race),
                Optional.of(place(RunName.of(
                                "race-" + rules.slot().name(), request, RunName.fingerprint(race.entrants()))))
                        .filter(any -> race.result().trials() > 0),
                folder -> AfterSides.of(race));
        return givenUp.get() > 0 ? ExitCode.GIVEN_UP : ExitCode.OK;
    }

    private Path place(final String name) {
        return Path.of(open.get(0).name(), name);
    }

    private SideRace race(
            final RunRequest request, final RaceRules rules, final StudyContext stage, final IntConsumer givenUp) {
        final List<String> slots = List.of(rules.slot().name());
        final LongConsumer progress = raceProgress(stage);
        final Race race = new Race(sides.size(), rules, (side, from, many, aborted) -> {
            progress.accept(from);
            final PairedEntry contender = contenders.get(side);
            final CacheKey key = CacheKey.of("race", contender.subject());
            return Player.values(stage, bots, contender, slots, request.withRange(from, many), key, n -> {
                givenUp.accept(n);
                aborted.accept(n);
            });
        });
        final RaceResult result = race.run();
        final List<SideRace.Entrant> entrants = new ArrayList<>();
        for (int side = 0; side < sides.size(); side++) {
            final RunMetadata subject = contenders.get(side).subject();
            entrants.add(new SideRace.Entrant(
                    sides.get(side).name(),
                    subject.scenario(),
                    subject.botFile()
                            .map(RunResult.BotFile::file)
                            .orElse(contenders.get(side).bot()),
                    ContentSummary.of(subject, contenders.get(side).scenario())));
        }
        return new SideRace(
                open.get(0).document().title(),
                open.get(0).compiled().trial(),
                BuildInfo.current().madeBy(),
                request.seed(),
                request.maxDecisions(),
                entrants,
                result,
                race.standouts(result, request.seed()),
                command());
    }

    /** Returns a consumer of the first trial of each side's turn that writes a line per look, with the sides left. */
    private LongConsumer raceProgress(final StudyContext stage) {
        final long[] look = {-1, 0};
        return from -> {
            if (from != look[0] && look[1] > 0) {
                stage.tell(Numbers.count(from) + " " + open.get(0).compiled().trial() + "s per side: " + look[1]
                        + " of " + sides.size() + " sides left");
            }
            look[1] = from == look[0] ? look[1] + 1 : 1;
            look[0] = from;
        };
    }

    /** Plays all sides, with fewer trials after Ctrl-C, and publishes the result; returns the exit code. */
    private int contest(
            final StudyContext stage, final Export export, final RunRequest request, final List<Criterion> criteria) {
        final Comparison played = Comparison.of(
                sides.stream().map(RequestedSide::name).toList(),
                common,
                Player.contest(stage, bots, contenders, Comparison.pairs(sides.size()), export.of(request, 0)),
                criteria,
                level,
                command());
        final List<RunResult> results =
                played.sides().stream().map(Comparison.Side::result).toList();
        export.finish(results);
        results.forEach(result -> AbortNotes.of(result).forEach(console()::message));
        stage.publish(
                Publications.of(played),
                Optional.of(place(RunName.of("compare", request, fingerprint(played))))
                        .filter(any -> results.stream().allMatch(result -> result.completed() > 0)),
                folder -> AfterSides.of(played));
        return results.stream().anyMatch(AbortNotes::any) ? ExitCode.GIVEN_UP : ExitCode.OK;
    }

    /** Distinguishes comparisons with the same scenario, seed and number of trials. */
    private static String fingerprint(final Comparison played) {
        return RunName.fingerprint(played.sides().stream()
                .flatMap(side -> Stream.of(
                        side.name(),
                        side.result().content().sha256(),
                        side.result().bot(),
                        side.result().botFile()))
                .toArray());
    }
}
