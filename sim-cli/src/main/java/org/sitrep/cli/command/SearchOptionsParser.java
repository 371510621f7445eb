package org.sitrep.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.sitrep.analysis.design.Factor;
import org.sitrep.analysis.solve.Candidate;
import org.sitrep.analysis.solve.MetricReader;
import org.sitrep.analysis.solve.Solution;
import org.sitrep.analysis.solve.Solver;
import org.sitrep.analysis.solve.Space;
import org.sitrep.analysis.solve.Target;
import org.sitrep.analysis.sweep.SweepPoint;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.session.BotSource;
import org.sitrep.cli.session.MetricNames;
import org.sitrep.cli.session.OpenScenario;
import org.sitrep.cli.session.Session;
import org.sitrep.cli.session.Source;
import org.sitrep.engine.Recorder;
import org.sitrep.engine.RunRequest;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.report.text.Numbers;
import org.sitrep.scenario.Codes;
import org.sitrep.scenario.Finding;
import org.sitrep.scenario.Findings;

/** Reads and checks a search request before play starts; reports all errors at once. */
final class SearchOptionsParser {
    /** Trials that distinguish one value from another. */
    private static final int TRIALS = 64;

    private static final int MOST_TRIED = 30;

    /** Findings on a path, not on its value. */
    private static final Set<String> OF_PATHS =
            Set.of(Codes.UNKNOWN_KEY.id(), Codes.SET_PATH.id(), Codes.BAD_SET.id(), Codes.MISSING_KEY.id());

    private final Source source;
    private final BatchOptions batch;
    private final OpenScenario base;
    private final Space space;
    private final List<Solution.Goal> goals;

    SearchOptionsParser(
            final Source scenario,
            final BatchOptions batch,
            final List<String> variations,
            final List<String> targets) {
        this.batch = batch;
        final List<String> wrong = new ArrayList<>();
        final List<Factor> factors = factors(variations, scenario.request().sets(), wrong);
        final List<Target> wishes = wishes(targets, wrong);
        tellAll(scenario.session(), wrong);
        source = scenario.by(batch.bots(named(wishes)));
        base = source.require();
        goals = wishes.stream().map(wish -> goal(wish, wrong)).toList();
        tellAll(scenario.session(), wrong);
        requirePaths(factors);
        space = new Space(factors, factors.stream().map(this::present).toList());
    }

    private static void tellAll(final Session session, final List<String> wrong) {
        if (wrong.isEmpty()) {
            return;
        }
        if (wrong.size() == 1) {
            throw UserError.usage(wrong.get(0), "");
        }
        wrong.forEach(session.console()::message);
        throw UserError.usage(wrong.size() + " problems with the search", "nothing was played");
    }

    private static List<Factor> factors(
            final List<String> variations, final List<String> sets, final List<String> wrong) {
        final List<Factor> factors = new ArrayList<>();
        for (final String variation : variations) {
            try {
                factors.add(Factor.of(variation));
            } catch (final IllegalArgumentException malformed) {
                wrong.add("--vary " + malformed.getMessage());
            }
        }
        if (factors.size() > Solver.MOST_FACTORS) {
            wrong.add(factors.size() + " values are varied; a search takes at most " + Solver.MOST_FACTORS);
        }
        for (int f = 0; f < factors.size(); f++) {
            final String path = factors.get(f).path();
            factors.subList(0, f).stream()
                    .map(Factor::path)
                    .filter(other -> contains(other, path) || contains(path, other))
                    .forEach(other -> wrong.add(
                            path.equals(other)
                                    ? "--vary " + path + " is given twice; give all its values in one"
                                    : "--vary " + path + " and --vary " + other + " change the same value"));
            sets.stream()
                    .map(set -> set.split("=", 2)[0].strip())
                    .filter(other -> contains(other, path) || contains(path, other))
                    .forEach(other -> wrong.add("--vary " + path + " changes what --set " + other
                            + " sets (--forbid sets too, and so do the options of the game); omit one"));
        }
        return factors;
    }

    private static boolean contains(final String path, final String other) {
        return other.equals(path) || other.startsWith(path + ".");
    }

    private static List<Target> wishes(final List<String> targets, final List<String> wrong) {
        final List<Target> wishes = new ArrayList<>();
        for (final String target : targets) {
            try {
                wishes.add(Target.of(target));
            } catch (final IllegalArgumentException malformed) {
                wrong.add("--target " + malformed.getMessage());
            }
        }
        return wishes;
    }

    private List<String> named(final List<Target> wishes) {
        return Stream.concat(Stream.ofNullable(batch.bot()), wishes.stream().flatMap(wish -> wish.bot().stream()))
                .distinct()
                .toList();
    }

    private Solution.Goal goal(final Target wish, final List<String> wrong) {
        String bot = "";
        try {
            bot = base.bot(wish.bot().orElse(batch.bot()));
        } catch (final UserError unusable) {
            wrong.add("--target " + wish.text() + ": " + unusable.getMessage()
                    + (unusable.advice().isEmpty() ? "" : "; " + unusable.advice()));
        }
        final OutcomeLayout layout = base.compiled().layout();
        final List<String> known = MetricNames.all(layout);
        final List<String> meant = MetricNames.meant(wish.metric(), known);
        if (meant.size() != 1) {
            wrong.add("--target " + wish.text() + ": " + MetricNames.problem(wish.metric(), known) + "; "
                    + MetricNames.advice(wish.metric(), known));
            return new Solution.Goal(wish, bot, wish.metric(), "", false);
        }
        final Target whole = wish.forMetric(meant.get(0));
        final MetricReader gauge = MetricReader.of(layout, whole.metric()).orElseThrow();
        unreachable(whole, gauge).ifPresent(wrong::add);
        return new Solution.Goal(whole, bot, gauge.label(), gauge.unit(), gauge.isShare());
    }

    /** Returns the finding on limits that the metric can never meet. */
    private static Optional<String> unreachable(final Target wish, final MetricReader gauge) {
        if (wish.percent() && !gauge.isShare()) {
            return Optional.of("--target " + wish.text() + ": " + wish.metric() + " is counted in " + gauge.unit()
                    + " and is not a share; write it without %");
        }
        if (gauge.isShare() && (wish.low() > 1 || wish.high() < 0)) {
            return Optional.of("--target " + wish.text() + ": " + wish.metric()
                    + " is a share, 0 … 1; write it like 0.55±0.02 or 55%±2%");
        }
        if (gauge.ratio().isPresent()) {
            return Optional.empty();
        }
        final double least = (double) gauge.slot().min() / gauge.slot().divisor();
        final double greatest = (double) gauge.slot().max() / gauge.slot().divisor();
        return wish.low() > greatest || wish.high() < least
                ? Optional.of("--target " + wish.text() + ": " + wish.metric() + " ranges over "
                        + Numbers.plain(least, 2) + " … " + Numbers.plain(greatest, 2))
                : Optional.empty();
    }

    /** Checks all paths before play starts. A path that is merely left to its default is valid. */
    private void requirePaths(final List<Factor> factors) {
        final List<Finding> wrong = new ArrayList<>();
        for (final Factor factor : factors) {
            if (!isThere(factor.path())) {
                wrong.addAll(findings(factor));
            }
        }
        if (!wrong.isEmpty()) {
            throw source.unusable(wrong);
        }
    }

    /** Returns the findings on the path of a factor: those of its first value that concern the path. */
    private List<Finding> findings(final Factor factor) {
        final List<Finding> found = opened(set(factor.path(), factor.at(0))).findings();
        return found.stream().anyMatch(finding -> OF_PATHS.contains(finding.code())) ? found : List.of();
    }

    private boolean isThere(final String path) {
        return base.document().at(path).isPresent();
    }

    /**
     * Returns the present value of a factor, as one of its own values if possible; empty where the data leave it open.
     */
    private Optional<String> present(final Factor factor) {
        final Optional<String> scalar = base.text(factor.path());
        if (!isThere(factor.path())) {
            return byDefault(factor);
        }
        if (factor.isNumeric()) {
            return scalar.filter(text -> text.matches("[-+]?\\d+(\\.\\d+)?"));
        }
        return factor.values().stream()
                .filter(value -> changesNothing(factor.path(), value))
                .findFirst()
                .or(() -> scalar)
                .or(() -> base.document().at(factor.path()).map(node -> "as it is"));
    }

    /**
     * Returns the value in force where the data leave one open: the value with which some dozen trials have the same
     * outcome in every metric. Empty if no value of the factor, or more than one, qualifies. Not attempted for very
     * many values.
     */
    private Optional<String> byDefault(final Factor factor) {
        if (factor.kind() == Factor.Kind.REAL || factor.levels() > MOST_TRIED) {
            return Optional.empty();
        }
        final long asItIs = hash(base);
        final List<String> alike = factor.values().stream()
                .filter(value -> opened(set(factor.path(), value))
                        .scenario()
                        .filter(changed -> hash(changed) == asItIs)
                        .isPresent())
                .toList();
        return alike.size() == 1 ? Optional.of(alike.get(0)) : Optional.empty();
    }

    /** Uses the game's own first bot: only the data matter. */
    private static long hash(final OpenScenario open) {
        final RunRequest request = RunRequest.of(open.game().bots().get(0).id(), 0, TRIALS);
        return new Recorder(open.compiled(), List.of(), request).run().hash();
    }

    private boolean changesNothing(final String path, final String value) {
        final Findings findings = new Findings();
        return source(List.of(set(path, value)))
                .load(findings)
                .filter(changed -> findings.isEmpty()
                        && changed.sha256().equals(base.document().sha256()))
                .isPresent();
    }

    /** Returns the values of {@code --set} for a candidate; unchanged values are omitted. */
    List<String> changes(final Candidate candidate) {
        final List<Factor> factors = space.factors();
        final List<String> changes = new ArrayList<>();
        for (int f = 0; f < factors.size(); f++) {
            if (space.isChanged(candidate, f)) {
                changes.add(set(factors.get(f).path(), candidate.values().get(f)));
            }
        }
        return changes;
    }

    /** Returns a value in the form of {@code --set}. */
    static String set(final String path, final String value) {
        return SweepPoint.sets(Map.of(path, value)).get(0);
    }

    /** Opens the scenario with one more change, for the game's own bots, to check it. */
    private Source.Attempt opened(final String change) {
        return source(List.of(change)).by(BotSource.NONE).attempt();
    }

    Source source(final List<String> changes) {
        return source.with(changes);
    }

    OpenScenario base() {
        return base;
    }

    Space space() {
        return space;
    }

    List<Solution.Goal> goals() {
        return goals;
    }
}
