package org.sitrep.analysis.solve;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.sitrep.analysis.design.Factor;
import org.sitrep.analysis.sweep.SweepPoint;
import org.sitrep.engine.PlayableScenario;
import org.sitrep.engine.Recorder;
import org.sitrep.engine.RunRequest;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.scenario.Codes;
import org.sitrep.scenario.DataWords;
import org.sitrep.scenario.Finding;
import org.sitrep.scenario.Findings;

/**
 * The levers and targets of a search, read and checked before play. Immutable.
 *
 * <p>The methods that read texts add everything that is wrong with them to a list, one sentence each.
 */
public final class SolveSetup {
    /** Trials that distinguish one value from another. */
    private static final int TRIALS = 64;

    private static final int MOST_TRIED = 30;

    /** Findings on a path, not on its value. */
    private static final Set<String> OF_PATHS =
            Set.of(Codes.UNKNOWN_KEY.id(), Codes.SET_PATH.id(), Codes.BAD_SET.id(), Codes.MISSING_KEY.id());

    private final PlayableScenario base;
    private final List<Solution.Goal> goals;
    private final Space space;

    /**
     * Finds the present values of the factors, which may take some dozen trials of a value that the data leave open.
     *
     * @param factors values that may change, at least one; their paths are known to exist
     */
    public SolveSetup(final PlayableScenario base, final List<Factor> factors, final List<Solution.Goal> goals) {
        this.base = base;
        this.goals = List.copyOf(goals);
        space = new Space(
                factors,
                factors.stream().map(this::present).toList(),
                Factor.words(
                        factors,
                        DataWords.of(base.document(), base.compiled().setup().keySet())));
    }

    /**
     * Reads the values that may change.
     *
     * @param variations as {@code --vary} takes them
     * @param sets changes of the scenario, none of which may be varied
     */
    public static List<Factor> factors(
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

    /**
     * Reads targets.
     *
     * @param targets as {@code --target} takes them
     */
    public static List<Target> targets(final List<String> targets, final List<String> wrong) {
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

    /**
     * Returns a target with the description of its metric.
     *
     * @param target names a metric of the layout
     * @param bot id of the bot that plays for it
     * @param wrong receives what the metric can never meet
     */
    public static Solution.Goal goal(
            final OutcomeLayout layout, final Target target, final String bot, final List<String> wrong) {
        final MetricReader gauge = MetricReader.of(layout, target.metric()).orElseThrow();
        unreachable(target, gauge).ifPresent(wrong::add);
        return new Solution.Goal(target, bot, gauge.label(), gauge.unit(), gauge.isShare());
    }

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
                ? Optional.of("--target " + wish.text() + ": " + wish.metric() + " ranges over " + plain(least) + " … "
                        + plain(greatest))
                : Optional.empty();
    }

    private static String plain(final double limit) {
        final BigDecimal rounded = BigDecimal.valueOf(limit).setScale(2, RoundingMode.HALF_EVEN);
        return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
    }

    /** Returns the findings on the paths of factors; a path that is merely left to its default is valid. */
    public static List<Finding> findings(final PlayableScenario base, final List<Factor> factors) {
        final List<Finding> wrong = new ArrayList<>();
        for (final Factor factor : factors) {
            if (base.document().at(factor.path()).isEmpty()) {
                wrong.addAll(findings(base, factor));
            }
        }
        return wrong;
    }

    /** Returns the findings on the path of a factor: those of its first value that concern the path. */
    private static List<Finding> findings(final PlayableScenario base, final Factor factor) {
        final Findings found = new Findings();
        base.with(List.of(set(factor.path(), factor.at(0))), found);
        final List<Finding> all = found.sorted();
        return all.stream().anyMatch(finding -> OF_PATHS.contains(finding.code())) ? all : List.of();
    }

    /**
     * Returns the present value of a factor, as one of its own values if possible; empty where the data leave it open.
     */
    private Optional<String> present(final Factor factor) {
        final Optional<String> scalar = base.document().text(factor.path());
        if (base.document().at(factor.path()).isEmpty()) {
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
                .filter(value -> base.with(List.of(set(factor.path(), value)), new Findings())
                        .filter(changed -> hash(changed) == asItIs)
                        .isPresent())
                .toList();
        return alike.size() == 1 ? Optional.of(alike.get(0)) : Optional.empty();
    }

    /** Uses the game's own first bot: only the data matter. */
    private static long hash(final PlayableScenario open) {
        final RunRequest request = RunRequest.of(open.game().bots().get(0).id(), 0, TRIALS);
        return new Recorder(open.compiled(), List.of(), request).run().hash();
    }

    private boolean changesNothing(final String path, final String value) {
        final Findings findings = new Findings();
        final String changed =
                base.document().with(List.of(set(path, value)), findings).sha256();
        return findings.isEmpty() && changed.equals(base.document().sha256());
    }

    /** Returns the values of {@code --set} for a candidate; unchanged values are omitted. */
    public List<String> changes(final Candidate candidate) {
        final List<Factor> factors = space.factors();
        final List<String> changes = new ArrayList<>();
        for (int f = 0; f < factors.size(); f++) {
            if (space.isChanged(candidate, f)) {
                changes.add(set(factors.get(f).path(), candidate.values().get(f)));
            }
        }
        return changes;
    }

    private static String set(final String path, final String value) {
        return SweepPoint.sets(Map.of(path, value)).get(0);
    }

    /**
     * Opens a candidate.
     *
     * @param findings receives everything that is wrong with it; empty before
     * @return empty if there is any finding
     */
    public Optional<PlayableScenario> open(final Candidate candidate, final Findings findings) {
        return base.with(changes(candidate), findings);
    }

    /** Returns the scenario with its present values. */
    public PlayableScenario base() {
        return base;
    }

    /** Returns what may change, and its present values. */
    public Space space() {
        return space;
    }

    /** Returns what must be reached. */
    public List<Solution.Goal> goals() {
        return goals;
    }
}
