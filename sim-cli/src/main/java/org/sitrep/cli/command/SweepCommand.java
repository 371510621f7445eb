package org.sitrep.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sitrep.analysis.design.Design;
import org.sitrep.analysis.design.Factor;
import org.sitrep.analysis.design.Grids;
import org.sitrep.analysis.design.LatinHypercube;
import org.sitrep.analysis.design.MorrisWalks;
import org.sitrep.analysis.design.SobolPairs;
import org.sitrep.analysis.sweep.SweepResult;
import org.sitrep.analysis.sweep.SweepStudy;
import org.sitrep.cli.base.BuildInfo;
import org.sitrep.cli.base.CountConverter;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.service.NextSteps;
import org.sitrep.cli.service.StudyContext;
import org.sitrep.cli.session.Advice;
import org.sitrep.cli.session.BotSource;
import org.sitrep.cli.session.RunName;
import org.sitrep.cli.session.Source;
import org.sitrep.engine.RunRequest;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;
import org.sitrep.report.Publications;
import org.sitrep.report.text.Numbers;
import org.sitrep.scenario.DidYouMean;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sitrep sweep}. */
final class SweepCommand extends StudyCommand {
    /** Divisor of the memory available for recorded values. */
    private static final int MEMORY_SHARE = 2;

    @Parameters(arity = "1..*", paramLabel = "SCENARIO")
    private List<String> scenarios = new ArrayList<>();

    @Option(names = "--vary", paramLabel = "PATH=VALUES")
    private List<String> variations = new ArrayList<>();

    @Option(names = "--design", paramLabel = "DESIGN")
    private Design.Kind design;

    @Option(names = "--levels", paramLabel = "L", defaultValue = Defaults.SWEEP_LEVELS)
    private int levels;

    @Option(names = "--points", paramLabel = "P", defaultValue = Defaults.SWEEP_POINTS)
    private int points;

    @Option(names = "--level", paramLabel = "L", defaultValue = Defaults.LEVEL)
    private double level;

    @Option(names = "--worth")
    private boolean worth;

    @Option(names = "--metric", paramLabel = "NAME", split = ",")
    private List<String> metrics;

    @Option(
            names = {"-n", "--trials"},
            paramLabel = "N",
            defaultValue = Defaults.SWEEP_TRIALS,
            converter = CountConverter.class)
    private long trials;

    @Mixin
    private ContentOptions content;

    @Option(names = "--notebook")
    private boolean notebook;

    private Design chosen;
    /** The reason for these points, in a few words. */
    private String why;

    private List<SweptScenario> open;
    private List<String> shown;
    private List<String> held;
    private boolean givenUp;

    @Override
    int study() {
        if (worth) {
            return worth();
        }
        requireLevel(level);
        choose();
        open();
        console().message(plan());
        return play(notebook, this::play);
    }

    private void choose() {
        final List<Factor> factors = factors();
        if (levels < 2 || points < 1) {
            throw UserError.usage(
                    levels < 2 ? "--levels " + levels : "--points " + points,
                    "it takes at least " + (levels < 2 ? 2 : 1));
        }
        try {
            choose(factors);
        } catch (final IllegalArgumentException impossible) {
            throw UserError.usage(
                    impossible.getMessage(), "vary fewer values at a time, or choose another --design or --points");
        }
    }

    private List<Factor> factors() {
        final List<Factor> factors = new ArrayList<>();
        for (final String variation : variations) {
            try {
                factors.add(Factor.of(variation));
            } catch (final IllegalArgumentException malformed) {
                throw UserError.usage("--vary " + malformed.getMessage(), "");
            }
        }
        for (int f = 0; f < factors.size(); f++) {
            final String path = factors.get(f).path();
            if (factors.subList(0, f).stream().anyMatch(other -> other.path().equals(path))) {
                throw UserError.usage("--vary " + path + " is given twice", "give all its values in one");
            }
        }
        return factors;
    }

    private void choose(final List<Factor> factors) {
        final long product = Grids.size(factors, levels);
        final Design.Kind kind = design != null
                ? design
                : product <= Defaults.SWEEP_MOST_IN_A_GRID ? Design.Kind.GRID : Design.Kind.SPACE;
        final String reason = design != null
                ? "as requested"
                : kind == Design.Kind.GRID ? "every combination" : "since a grid would have " + Numbers.count(product);
        chosen = switch (kind) {
            case GRID -> Grids.of(factors, levels);
            case SPACE -> LatinHypercube.of(factors, points);
            case MORRIS -> MorrisWalks.of(factors, points);
            case SOBOL -> SobolPairs.of(factors, points);
        };
        why = factors.isEmpty() ? "" : reason;
    }

    /** Opens all points before the first is played, so that an error costs no time. */
    private void open() {
        open = sources().stream()
                .map(source -> new SweptScenario(source, chosen))
                .toList();
        open.forEach(each -> batch.request(each.base(), 0, trials));
        final List<OutcomeLayout> layouts = open.stream()
                .flatMap(each -> each.layouts().stream())
                .distinct()
                .toList();
        final List<String> criteria = open.stream()
                .flatMap(each -> each.base().compiled().criteria().stream())
                .distinct()
                .toList();
        final List<String> usual = open.stream()
                .flatMap(each -> each.base().game().sweptMetrics().stream())
                .distinct()
                .toList();
        shown = shown(metrics, usual, layouts, criteria);
        held = metrics == null ? criteria : shown;
        open.forEach(this::requireRoom);
    }

    private List<Slot> metrics(final SweptScenario of) {
        return of.isBaseOnly() ? List.of() : common(held, of.layouts());
    }

    private List<Source> sources() {
        final BotSource bots = batch.bots();
        return scenarios.stream()
                .map(file -> content.source(session(), file).by(bots))
                .toList();
    }

    private int worth() {
        if (!variations.isEmpty() || metrics != null) {
            throw UserError.usage("--worth cannot be combined with --vary or --metric", "omit them");
        }
        if (scenarios.size() != 1) {
            throw UserError.usage("--worth takes one scenario", "run the others separately");
        }
        final AblationPlayer player = new AblationPlayer(sources().get(0), batch, trials);
        return play(notebook, player::play);
    }

    private void requireRoom(final SweptScenario each) {
        final double bytes =
                2.0 * Integer.BYTES * trials * each.asked() * metrics(each).size();
        if (bytes > (double) Runtime.getRuntime().maxMemory() / MEMORY_SHARE) {
            throw UserError.usage(
                    Numbers.count(trials) + " trials of " + each.asked() + " points are too many to compare",
                    "play fewer with -n or --points, or choose fewer metrics with --metric");
        }
    }

    private int toPlay() {
        return open.stream().mapToInt(each -> each.asked() - each.unplayable()).sum();
    }

    private String plan() {
        final int unplayable = open.stream().mapToInt(each -> each.unplayable()).sum();
        final String kind = chosen.kind().name().toLowerCase(Locale.ROOT);
        return Numbers.count(toPlay())
                + (toPlay() == 1 ? " point" : " points")
                + (chosen.factors().isEmpty() ? "" : ", design " + kind + " (" + why + ")")
                + (unplayable == 0 ? "" : "; " + unplayable + " more cannot be played");
    }

    /** An interrupted point does not count. A point whose bot did not answer is the last and does not count. */
    private int play(final StudyContext stage) {
        final SweepResult played = played(stage);
        final RunRequest request = batch.request(open.get(0).base(), 0, trials);
        stage.publish(
                Publications.of(played),
                Optional.of(Path.of(
                                open.get(0).base().name(),
                                RunName.of("sweep-" + request.bot(), request, fingerprint())))
                        .filter(any -> played.anyPlayed()),
                folder -> NextSteps.of(played));
        return givenUp ? ExitCode.GIVEN_UP : ExitCode.OK;
    }

    private SweepResult played(final StudyContext stage) {
        final List<SweepStudy> studies = new ArrayList<>();
        int before = 0;
        for (final SweptScenario each : open) {
            final SweptScenario.Plan plan = new SweptScenario.Plan(batch, trials, metrics(each), shown, level);
            each.play(stage, plan, givenUp, before, toPlay());
            givenUp |= each.givenUp();
            before += each.asked() - each.unplayable();
            studies.add(each.study(plan));
        }
        final BuildInfo build = BuildInfo.current();
        return new SweepResult(
                build.version(),
                build.commit(),
                chosen.kind(),
                why,
                chosen.factors(),
                chosen.rows().size(),
                level,
                batch.maxDecisions,
                studies,
                command());
    }

    /** Returns eight digits that distinguish sweeps with the same scenario, bot, seed and number of trials. */
    private String fingerprint() {
        final List<Object> parts = new ArrayList<>(List.of(chosen.factors(), chosen.kind(), chosen.points(), shown));
        open.forEach(each -> parts.add(each.base().document().sha256()));
        return RunName.fingerprint(parts);
    }

    /**
     * Returns the names of the metrics that match the patterns, where {@code *} matches any text. Without patterns,
     * returns the usual ones that exist and those by which the scenario is judged.
     */
    private static List<String> shown(
            final List<String> patterns,
            final Collection<String> usual,
            final Collection<OutcomeLayout> layouts,
            final Collection<String> criteria) {
        final Set<String> known = new LinkedHashSet<>();
        layouts.forEach(layout -> known.addAll(Advice.metrics(layout)));
        final Set<String> chosen = new LinkedHashSet<>();
        for (final String pattern : patterns == null ? usual : patterns) {
            final String regex =
                    Stream.of(pattern.split("\\*", -1)).map(Pattern::quote).collect(Collectors.joining(".*"));
            final List<String> found =
                    known.stream().filter(name -> name.matches(regex)).toList();
            if (patterns != null && found.isEmpty()) {
                throw UserError.usage("there is no metric " + pattern, advice(pattern, known));
            }
            chosen.addAll(found);
        }
        if (patterns == null) {
            chosen.addAll(criteria);
        }
        if (chosen.isEmpty()) {
            throw UserError.usage("the scenarios have none of the usual metrics", "choose metrics with --metric");
        }
        return List.copyOf(chosen);
    }

    private static String advice(final String pattern, final Set<String> known) {
        final String near = DidYouMean.suggestion(pattern, known);
        return near.isEmpty() ? "./sitrep list metrics lists them" : near;
    }

    /** Returns the slots that all points of a scenario have, with the range of all of them. */
    private static List<Slot> common(final List<String> names, final Collection<OutcomeLayout> layouts) {
        final List<Slot> common = new ArrayList<>();
        for (final String name : names) {
            final List<Optional<Slot>> of =
                    layouts.stream().map(layout -> layout.slot(name)).toList();
            if (!of.isEmpty() && of.stream().allMatch(Optional::isPresent)) {
                wide(of.stream().flatMap(Optional::stream).toList()).ifPresent(common::add);
            }
        }
        return common;
    }

    /** Returns a slot whose range covers those of all, if they have the same meaning. */
    private static Optional<Slot> wide(final List<Slot> all) {
        final Slot first = all.get(0);
        final boolean alike = all.stream()
                .allMatch(slot -> slot.kind() == first.kind()
                        && slot.divisor() == first.divisor()
                        && slot.unit().equals(first.unit()));
        return alike
                ? Optional.of(first.within(
                        all.stream().mapToInt(Slot::min).min().orElseThrow(),
                        all.stream().mapToInt(Slot::max).max().orElseThrow()))
                : Optional.empty();
    }
}
