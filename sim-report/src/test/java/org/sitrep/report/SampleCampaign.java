package org.sitrep.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.sitrep.engine.RunResult;
import org.sitrep.outcome.Group;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Series;
import org.sitrep.outcome.Slot;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.outcome.Slot.Kind;
import org.sitrep.outcome.Survival;
import org.sitrep.scenario.ValueSources;
import org.sitrep.stats.Tally;

/**
 * A toy campaign with what a combat does not have: survival curves, a long breakdown, a matrix, a series by the clock,
 * and a name of its own for a trial. The same arguments give the same result.
 */
public final class SampleCampaign {
    static final int MISSIONS = 9;
    static final int MARINES = 6;
    static final int HOURS = 24;
    static final int ENCOUNTERS = 45;
    private static final int FIRST_HOUR = 6;
    private static final double[] DANGER = {0.04, 0.03, 0.09, 0.07, 0.05, 0.02};
    private static final List<String> COLUMNS = List.of("K.I.A.", "Evacuated", "Wounds", "Conditions", "Breakdown");
    private static final List<String> DRAWN = List.of("passed", "failed", "notDrawn");
    private static final List<Better> DRAWN_BETTER = List.of(Better.HIGHER, Better.LOWER, Better.NEUTRAL);

    private SampleCampaign() {}

    private static OutcomeLayout layout() {
        final OutcomeLayout.Builder b = OutcomeLayout.builder();
        b.add(new Slot("missions", "Missions completed", "Missions", Kind.COUNT, 0, MISSIONS, 1, Better.HIGHER));
        survival(b);
        matrix(b);
        breakdown(b);
        threat(b);
        return b.headline("missions").brief(List.of("fates")).build();
    }

    private static void survival(final OutcomeLayout.Builder b) {
        final List<Survival.Curve> curves = new ArrayList<>();
        for (int m = 0; m <= MARINES; m++) {
            final List<String> atRisk = new ArrayList<>();
            final List<String> lost = new ArrayList<>();
            for (int k = 1; k <= MISSIONS; k++) {
                atRisk.add(name("atRisk", m, k));
                lost.add(name("lost", m, k));
                final int most = m == 0 ? MARINES : 1;
                b.add(new Slot(name("atRisk", m, k), "At risk", "Marines", Kind.COUNT, 0, most, 1, Better.NEUTRAL));
                b.add(new Slot(name("lost", m, k), "Lost", "Marines", Kind.COUNT, 0, most, 1, Better.LOWER));
            }
            curves.add(new Survival.Curve(
                    m == 0
                            ? "All Marines"
                            : SampleLayout.MARINE_LABELS.get(m - 1).substring(2),
                    atRisk,
                    lost));
        }
        b.add(new Survival(
                "life.squad",
                "Survival of Marines",
                "Which share of the Marines outlasts each of his missions?",
                "mission",
                curves.subList(0, 1)));
        b.add(new Survival(
                "life.marines",
                "Survival by Specialization",
                "Which share of the Marines outlasts each of his missions, by what he is?",
                "mission",
                curves.subList(1, MARINES + 1)));
    }

    private static String name(final String what, final int marine, final int mission) {
        return "life." + marine + "." + what + "." + mission;
    }

    private static void matrix(final OutcomeLayout.Builder b) {
        final List<String> metrics = new ArrayList<>();
        for (int m = 1; m <= MARINES; m++) {
            for (final String column : COLUMNS) {
                final boolean counted = column.equals("Wounds") || column.equals("Conditions");
                final String name = column.toLowerCase(Locale.ROOT).replace(".", "") + "." + m;
                metrics.add(name);
                b.add(
                        counted
                                ? new Slot(name, column, column, Kind.COUNT, 0, 9, 1, Better.LOWER)
                                : new Slot(name, column, "share", Kind.FLAG, 0, 1, 1, Better.LOWER));
            }
        }
        b.add(new Group(
                "fates",
                "What becomes of each Marine",
                "What does the campaign do to those who begin it?",
                Group.Kind.MATRIX,
                metrics,
                SampleLayout.MARINE_LABELS,
                COLUMNS));
    }

    private static void breakdown(final OutcomeLayout.Builder b) {
        final List<String> metrics = new ArrayList<>();
        final List<String> labels = new ArrayList<>();
        for (int e = 1; e <= ENCOUNTERS; e++) {
            labels.add(e + (e % 4 == 0 ? " Burnt village by the river" : e % 3 == 0 ? " Trap" : " Old friends"));
            for (int c = 0; c < DRAWN.size(); c++) {
                final String name = "encounter." + e + "." + DRAWN.get(c);
                metrics.add(name);
                b.add(new Slot(name, name, "share", Kind.FLAG, 0, 1, 1, DRAWN_BETTER.get(c)));
            }
        }
        b.add(new Group(
                "encounters",
                "Encounters",
                "Which Encounters are met, and how do they go?",
                Group.Kind.BREAKDOWN,
                metrics,
                labels,
                List.of("Passed", "Failed", "Not drawn")));
    }

    private static void threat(final OutcomeLayout.Builder b) {
        final List<String> slots = new ArrayList<>();
        final List<String> labels = new ArrayList<>();
        for (int h = 0; h < HOURS; h++) {
            slots.add("threat." + h);
            labels.add(String.format(Locale.ROOT, "%02d:00", (FIRST_HOUR + h) % HOURS));
            b.add(new Slot("threat." + h, "Threat", "Threat", Kind.QUANTITY, 1, 9, 1, Better.LOWER));
        }
        b.add(new Series("threat", "Threat", "hour", "Threat", slots, labels));
    }

    /** Returns a run of so many campaigns. */
    public static RunResult of(final long campaigns) {
        final OutcomeLayout layout = layout();
        final Tally tally = new Tally(layout);
        final Outcome outcome = new Outcome(layout);
        for (long i = 0; i < campaigns; i++) {
            outcome.reset();
            final SplittableRandom dice = new SplittableRandom(i * 0x9E3779B97F4A7C15L + 11);
            play(layout, dice, outcome);
            tally.accept(outcome, i);
        }
        return result(layout, tally);
    }

    /** Returns a run that was played to its end with this result. */
    static RunResult result(final OutcomeLayout layout, final Tally tally) {
        return new RunResult(
                RunResult.SCHEMA_VERSION,
                "0.1.0",
                "abc1234",
                "toy",
                "scenarios/toy/campaign.yaml",
                "Tour of duty",
                "campaign",
                Map.of("Missions", "9"),
                new RunResult.Content(
                        "44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a",
                        "{}",
                        List.of("scenarios/toy/campaign.yaml"),
                        List.of(),
                        new ValueSources(1, 2, 3, 4)),
                "drill",
                Optional.empty(),
                100_000,
                Map.of("strict", "yes"),
                1,
                0,
                tally.completed(),
                tally.completed(),
                0,
                List.of(),
                String.format(Locale.ROOT, "%016x", tally.hash()),
                tally.decisions(),
                layout,
                tally.slots(),
                tally.products(),
                tally.curves(),
                RunResult.ALL_PLAYED,
                Optional.empty(),
                new RunResult.Timing(2, 3.21, "17.0.15", "2026-01-01T00:00:00Z"));
    }

    private static void play(final OutcomeLayout layout, final SplittableRandom dice, final Outcome o) {
        final boolean[] there = new boolean[MARINES];
        Arrays.fill(there, true);
        int played = 0;
        for (int k = 1; k <= MISSIONS; k++) {
            played += mission(layout, dice, o, k, there) > 2 ? 1 : 0;
        }
        set(layout, o, "missions", played);
        for (int m = 1; m <= MARINES; m++) {
            set(layout, o, "kia." + m, there[m - 1] ? 0 : 1);
            set(layout, o, "evacuated." + m, dice.nextInt(5) == 0 ? 1 : 0);
            set(layout, o, "wounds." + m, dice.nextInt(4) * dice.nextInt(3));
            set(layout, o, "conditions." + m, dice.nextInt(3));
            set(layout, o, "breakdown." + m, dice.nextInt(150) == 0 ? 1 : 0);
        }
        for (int e = 1; e <= ENCOUNTERS; e++) {
            final int drawn = e == ENCOUNTERS || dice.nextInt(10) < 4 ? 2 : dice.nextInt(9 + e % 7) < 6 ? 0 : 1;
            for (int c = 0; c < DRAWN.size(); c++) {
                set(layout, o, "encounter." + e + "." + DRAWN.get(c), c == drawn ? 1 : 0);
            }
        }
        final int hours = 8 + dice.nextInt(6) + dice.nextInt(6) + dice.nextInt(7);
        int threat = 2;
        for (int h = 0; h < Math.min(HOURS, hours); h++) {
            set(layout, o, "threat." + h, threat);
            threat = threat > 7 ? 1 : Math.max(1, threat + List.of(-1, 0, 1, 2).get(dice.nextInt(4)));
        }
    }

    /** Plays a mission and returns how many come back. Those who are lost are not replaced; one in twenty goes home. */
    private static int mission(
            final OutcomeLayout layout,
            final SplittableRandom dice,
            final Outcome o,
            final int mission,
            final boolean[] there) {
        final double luck = 0.4 + 1.2 * dice.nextDouble();
        int atRisk = 0;
        int lost = 0;
        for (int m = 0; m < MARINES; m++) {
            if (!there[m]) {
                continue;
            }
            final boolean dies = dice.nextDouble() < DANGER[m] * luck;
            set(layout, o, name("atRisk", m + 1, mission), 1);
            set(layout, o, name("lost", m + 1, mission), dies ? 1 : 0);
            atRisk++;
            lost += dies ? 1 : 0;
            there[m] = !dies && dice.nextInt(20) > 0;
        }
        set(layout, o, name("atRisk", 0, mission), atRisk);
        set(layout, o, name("lost", 0, mission), lost);
        return atRisk - lost;
    }

    private static void set(final OutcomeLayout layout, final Outcome o, final String slot, final int value) {
        o.set(layout.index(slot), value);
    }
}
