package org.sitrep.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.sitrep.engine.RunResult;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.scenario.ValueSources;
import org.sitrep.stats.AbortTally;
import org.sitrep.stats.Tally;

/**
 * Results of a toy combat: not the game, but numbers of its size and shape. The same arguments give the same result.
 */
final class SampleResults {
    private static final double[] KILLED = {0.06, 0.05, 0.12, 0.09, 0.04, 0.03};
    private static final double[] HIT = {0.72, 0.55, 0.48, 0.31, 0.38};
    private static final int[] MET = {6, 1, 1, 1, 0};

    private SampleResults() {}

    /**
     * What is played.
     *
     * @param trial what one is called
     * @param danger multiplies the probability of being killed
     */
    private record Variant(String title, String trial, long requested, long played, double abortRate, double danger) {
        Variant(
                final String title,
                final long requested,
                final long played,
                final double abortRate,
                final double danger) {
            this(title, CompiledScenario.TRIAL, requested, played, abortRate, danger);
        }
    }

    /** A run of {@code trials}, all completed. */
    static RunResult of(final long trials) {
        return build(new Variant("Patrol", trials, trials, 0, 1));
    }

    /** A run of 200 trials with another title. */
    static RunResult titled(final String title) {
        return build(new Variant(title, 200, 200, 0, 1));
    }

    /** An interrupted run with aborts, whose trials are called so. */
    static RunResult called(final String trial) {
        return build(new Variant("Patrol", trial, 2_000, 1_500, 0.1, 1));
    }

    /** A run in which about the share {@code abortRate} of the trials was given up. */
    static RunResult withAborts(final long trials, final double abortRate) {
        return build(new Variant("Patrol", trials, trials, abortRate, 1));
    }

    /** A run that was stopped before its end. */
    static RunResult interrupted(final long requested, final long played) {
        return build(new Variant("Patrol", requested, played, 0, 1));
    }

    /** A run in which all Marines survive, so that some slots never vary. */
    static RunResult unhurt(final long trials) {
        return build(new Variant("Patrol", trials, trials, 0, 0));
    }

    private static RunResult build(final Variant v) {
        final OutcomeLayout layout = SampleLayout.build();
        final Tally tally = new Tally(layout);
        final Outcome outcome = new Outcome(layout);
        for (long trial = 0; trial < v.played(); trial++) {
            outcome.reset();
            play(layout, new SplittableRandom(trial * 0x9E3779B97F4A7C15L + 7), outcome, v);
            tally.accept(outcome, trial);
        }
        return new RunResult(
                RunResult.SCHEMA_VERSION,
                "0.1.0",
                "abc1234",
                "purple-haze",
                "scenarios/purple-haze/combats/patrol.yaml",
                v.title(),
                v.trial(),
                setup(),
                new RunResult.Content(
                        "44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a",
                        "{}",
                        List.of(
                                "scenarios/purple-haze/combats/patrol.yaml",
                                "scenarios/purple-haze/components/weapons.yaml"),
                        List.of("start.threat=5"),
                        new ValueSources(212, 64, 431, 9)),
                "drill",
                Optional.empty(),
                100_000,
                options(),
                1,
                0,
                v.requested(),
                tally.completed(),
                v.played() - tally.completed(),
                aborts(tally.aborts()),
                String.format(Locale.ROOT, "%016x", tally.hash()),
                tally.decisions(),
                layout,
                tally.slots(),
                tally.products(),
                tally.curves(),
                v.played() == v.requested() ? RunResult.ALL_PLAYED : RunResult.INTERRUPTED,
                Optional.empty(),
                new RunResult.Timing(2, 3.21, "17.0.15", "2026-01-01T00:00:00Z"));
    }

    private static List<RunResult.Abort> aborts(final AbortTally aborts) {
        return IntStream.range(0, aborts.kept())
                .mapToObj(i -> new RunResult.Abort(aborts.trial(i), aborts.reason(i), ""))
                .toList();
    }

    private static Map<String, String> setup() {
        final Map<String, String> setup = new LinkedHashMap<>();
        setup.put("Combat", "Patrol");
        setup.put("Threat", "5 (Medium)");
        setup.put("Time", "Day");
        setup.put("Squad", "reference: 6 Marines");
        setup.put("Loadout", "reference");
        return setup;
    }

    private static Map<String, String> options() {
        final Map<String, String> options = new LinkedHashMap<>();
        options.put("hidden-enemies", "off");
        options.put("strip-soft-cover-without-hits", "strips");
        options.put("move-cost-of-a-wound", "once an order");
        return options;
    }

    private static void play(
            final OutcomeLayout layout, final SplittableRandom dice, final Outcome o, final Variant v) {
        if (dice.nextDouble() < v.abortRate()) {
            o.abort("more than 100000 decisions");
            return;
        }
        final double luck = 0.5 + dice.nextDouble();
        final int lost = marines(layout, dice, o, v.danger() / luck);
        final int eliminated = enemies(layout, dice, o, luck);
        final int end = end(dice, lost, eliminated);
        for (int e = 0; e < SampleLayout.ENDS.size(); e++) {
            set(layout, o, "end." + SampleLayout.ENDS.get(e), e == end ? 1 : 0);
        }
        final int reward = end == 4 ? 0 : Math.min(3, Math.max(0, eliminated - 4));
        set(layout, o, "experience", reward * (SampleLayout.MARINES - lost));
        length(layout, dice, o, end);
    }

    private static int marines(
            final OutcomeLayout layout, final SplittableRandom dice, final Outcome o, final double danger) {
        int lost = 0;
        int wounds = 0;
        for (int m = 1; m <= SampleLayout.MARINES; m++) {
            final boolean killed = dice.nextDouble() < KILLED[m - 1] * danger;
            final int damage = (killed ? 9 : 0) + dice.nextInt(6) * dice.nextInt(3);
            set(layout, o, "marine." + m + ".killed", killed ? 1 : 0);
            set(layout, o, "damage." + m, damage);
            lost += killed ? 1 : 0;
            wounds += killed ? 3 : damage / 5;
        }
        set(layout, o, "squad.survivors", SampleLayout.MARINES - lost);
        set(layout, o, "kia", lost);
        set(layout, o, "wounds", wounds);
        return lost;
    }

    private static int enemies(
            final OutcomeLayout layout, final SplittableRandom dice, final Outcome o, final double luck) {
        int met = 0;
        int eliminated = 0;
        for (int t = 0; t < SampleLayout.TYPES.size(); t++) {
            final int placed = MET[t] + (t == 4 && dice.nextInt(4) == 0 ? 1 : 0);
            int hit = 0;
            for (int i = 0; i < placed; i++) {
                hit += dice.nextDouble() < HIT[t] * Math.min(1.2, luck) ? 1 : 0;
            }
            set(layout, o, "enemies.placed." + SampleLayout.TYPES.get(t), placed);
            set(layout, o, "eliminated." + SampleLayout.TYPES.get(t), hit);
            met += placed;
            eliminated += hit;
        }
        set(layout, o, "enemies.placed", met);
        set(layout, o, "eliminated", eliminated);
        return eliminated;
    }

    private static int end(final SplittableRandom dice, final int lost, final int eliminated) {
        if (lost >= 4) {
            return 4;
        }
        if (eliminated >= 8) {
            return 0;
        }
        return dice.nextInt(10) < 5 ? 1 : 2;
    }

    private static void length(
            final OutcomeLayout layout, final SplittableRandom dice, final Outcome o, final int end) {
        final int activations = (end == 2 ? 12 : 6) + dice.nextInt(8) + dice.nextInt(8);
        int initiative = 5;
        int ours = 0;
        for (int i = 1; i <= activations; i++) {
            final boolean marine = initiative >= 0;
            initiative += marine ? -1 - dice.nextInt(4) : 3 + dice.nextInt(3);
            initiative = Math.max(-20, Math.min(20, initiative));
            ours += marine ? 1 : 0;
            if (i <= SampleLayout.STEPS) {
                set(layout, o, "initiative.after." + i, initiative);
            }
        }
        set(layout, o, "marine.activations", ours);
        set(layout, o, "enemy.activations", activations - ours);
        set(layout, o, "initiative.final", initiative);
        o.setDecisions(2L * ours);
    }

    private static void set(final OutcomeLayout layout, final Outcome o, final String slot, final int value) {
        o.set(layout.index(slot), value);
    }
}
