package org.sitrep.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.analysis.Standouts;
import org.sitrep.analysis.design.Design;
import org.sitrep.analysis.design.Factor;
import org.sitrep.analysis.sweep.Effect;
import org.sitrep.analysis.sweep.SweepPoint;
import org.sitrep.analysis.sweep.SweepResult;
import org.sitrep.analysis.sweep.SweepStudy;
import org.sitrep.engine.ContentSummary;
import org.sitrep.engine.RunResult;
import org.sitrep.outcome.Slot;
import org.sitrep.scenario.ValueSources;
import org.sitrep.stats.Estimate;

/** Sweeps made by hand, with every part that there can be. */
public final class SampleSweep {
    private static final Slot WON =
            new Slot("won", "Trials won & kept", "share", Slot.Kind.FLAG, 0, 1, 1, Slot.Better.HIGHER);

    private static final List<Factor> FACTORS = List.of(Factor.of("foe.hitPoints=1..3"), Factor.of("night=false,true"));

    private SampleSweep() {}

    /** Returns a grid of two factors, one corner of which cannot be played. */
    public static SweepResult grid() {
        final List<SweepPoint> points = new ArrayList<>();
        for (int hitPoints = 1; hitPoints <= 3; hitPoints++) {
            for (final String night : List.of("false", "true")) {
                if (hitPoints < 3 || night.equals("false")) {
                    points.add(point(false, Integer.toString(hitPoints), night, 0.9 - 0.2 * hitPoints));
                }
            }
        }
        points.add(point(true, "2", "as it is", 0.5));
        final List<Effect.Level> curve = List.of(
                new Effect.Level("1", 1, estimate(0.7)),
                new Effect.Level("2", 2, estimate(0.5)),
                new Effect.Level("3", 3, estimate(0.3)));
        return sweep(
                Design.Kind.GRID,
                points,
                List.of(
                        effect("foe.hitPoints", curve, Optional.of(estimate(-0.4)), Optional.empty(), Optional.empty()),
                        effect(
                                "night",
                                List.of(
                                        new Effect.Level("false", Double.NaN, estimate(0.5)),
                                        new Effect.Level("true", Double.NaN, estimate(0.505))),
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty())));
    }

    /** Returns a sweep of walks. */
    public static SweepResult walks() {
        return sweep(
                Design.Kind.MORRIS,
                List.of(point(false, "1", "true", 0.7), point(true, "2", "false", 0.5)),
                List.of(
                        effect(
                                "foe.hitPoints",
                                List.of(),
                                Optional.empty(),
                                Optional.of(new Effect.Elementary(
                                        1, Optional.of(estimate(-0.4)), estimate(0.42), estimate(0.1), 8, true)),
                                Optional.empty()),
                        effect(
                                "night",
                                List.of(),
                                Optional.empty(),
                                Optional.of(new Effect.Elementary(
                                        Double.NaN, Optional.empty(), estimate(0.005), estimate(0.0), 8, false)),
                                Optional.empty())));
    }

    /** Returns a sweep of pairs. */
    public static SweepResult pairs() {
        return sweep(
                Design.Kind.SOBOL,
                List.of(point(false, "1", "true", 0.7), point(true, "2", "false", 0.5)),
                List.of(
                        effect(
                                "foe.hitPoints",
                                List.of(),
                                Optional.empty(),
                                Optional.empty(),
                                Optional.of(new Effect.Shares(estimate(0.8), estimate(0.9), 16))),
                        effect(
                                "night",
                                List.of(),
                                Optional.empty(),
                                Optional.empty(),
                                Optional.of(new Effect.Shares(estimate(-0.01), estimate(0.005), 16)))));
    }

    private static SweepResult sweep(
            final Design.Kind design, final List<SweepPoint> points, final List<Effect> effects) {
        return new SweepResult(
                "0.1.0",
                "abcdef0",
                design,
                "as requested",
                FACTORS,
                8,
                0.95,
                100_000,
                List.of(new SweepStudy(
                        "river <1>.yaml",
                        "river",
                        "River <1> & \"bridge\"",
                        "trial",
                        new ContentSummary(
                                "skirmish",
                                "0".repeat(64),
                                List.of("river.yaml"),
                                List.of("threat=2"),
                                Map.of("options.night", "false"),
                                new ValueSources(1, 2, 3, 4)),
                        Optional.of(new RunResult.BotFile("Owl.java", "1".repeat(64))),
                        List.of("won", "spent"),
                        List.of(WON),
                        points,
                        List.of(new SweepStudy.Unplayable(
                                values("3", "true"), List.of("C001 river.yaml:3:1 foe: too <many>"))),
                        7,
                        effects,
                        Map.of("foe.hitPoints", "hit points"))),
                "./sitrep sweep 'river <1>.yaml' --vary foe.hitPoints=1..3 --vary night=false,true");
    }

    private static Effect effect(
            final String path,
            final List<Effect.Level> curve,
            final Optional<Estimate> range,
            final Optional<Effect.Elementary> elementary,
            final Optional<Effect.Shares> shares) {
        final boolean several = curve.size() > 1;
        return new Effect(
                path,
                "won",
                curve,
                range.map(change -> new Effect.Span(
                        curve.get(0).value(), curve.get(curve.size() - 1).value(), change)),
                several
                        ? Optional.of(new Effect.Span(
                                curve.get(curve.size() - 1).value(),
                                curve.get(0).value(),
                                estimate(Math.abs(curve.get(0).mean().value()
                                        - curve.get(curve.size() - 1).mean().value()))))
                        : Optional.empty(),
                elementary,
                shares,
                several ? "the mean over all 2 combinations of the others" : "");
    }

    private static Map<String, String> values(final String hitPoints, final String night) {
        final Map<String, String> values = new LinkedHashMap<>();
        values.put("foe.hitPoints", hitPoints);
        values.put("night", night);
        return values;
    }

    private static SweepPoint point(final boolean base, final String hitPoints, final String night, final double won) {
        final Map<String, Estimate> estimates = new LinkedHashMap<>();
        estimates.put("won", estimate(won));
        estimates.put("spent", new Estimate(12.25, Double.NaN, Double.NaN, 0.95, 3, "rounds", "too few trials"));
        return new SweepPoint(
                base,
                values(hitPoints, night),
                "drill",
                1967,
                1000,
                999,
                1,
                "2".repeat(64),
                "0123456789abcdef",
                estimates,
                base ? Map.of() : Map.of("won", estimate(won - 0.5)),
                Optional.of(standouts(base)));
    }

    private static Standouts standouts(final boolean base) {
        final List<Standouts.Trial> trials = new ArrayList<>(List.of(
                new Standouts.Trial(Standouts.Kind.BEST, 3, 1, Double.NaN),
                new Standouts.Trial(Standouts.Kind.MEDIAN, 3, 1, Double.NaN),
                new Standouts.Trial(Standouts.Kind.WORST, 0, 0, Double.NaN)));
        if (!base) {
            trials.add(new Standouts.Trial(Standouts.Kind.APART, 12, 1, 0));
        }
        return new Standouts(
                new Slot("won", "Won", "share", Slot.Kind.FLAG, 0, 1, 1, Slot.Better.HIGHER), 1967, trials);
    }

    private static Estimate estimate(final double value) {
        return new Estimate(value, value - 0.01, value + 0.01, 0.95, 999, "share", "sample");
    }
}
