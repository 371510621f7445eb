package org.sitrep.rulesets.rambo.metrics;

import static org.sitrep.outcome.MetricList.item;
import static org.sitrep.outcome.MetricList.items;
import static org.sitrep.outcome.MetricList.names;
import static org.sitrep.outcome.Slot.Better.HIGHER;
import static org.sitrep.outcome.Slot.Better.LOWER;
import static org.sitrep.outcome.Slot.Better.NEUTRAL;
import static org.sitrep.rulesets.rambo.metrics.MissionMetrics.ROUNDS;

import java.util.List;
import org.sitrep.outcome.Group;
import org.sitrep.outcome.MetricList;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot;
import org.sitrep.outcome.Slot.Kind;
import org.sitrep.outcome.Subject;
import org.sitrep.outcome.Survival;
import org.sitrep.rulesets.rambo.mission.Cause;
import org.sitrep.rulesets.rambo.mission.MissionRecord;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.tables.HeroTable;

/** How and when a mission ends, and what stands at the beginning of each round; rounds it does not reach are absent. */
final class EndSlots {
    /** Rounds from 1. */
    private static final List<Subject> EACH_ROUND =
            Subject.list(ROUNDS + 1, Integer::toString, r -> "round " + r).subList(1, ROUNDS + 1);
    /** A mean over one to four heroes is a whole number of twelfths. */
    private static final int TWELFTHS = 12;

    private EndSlots() {}

    static void add(final MetricList<MissionState> m) {
        m.flag("success", "Success", HIGHER, s -> s.cause == Cause.SUCCESS);
        m.flag("end.red", "Failure: a hero at Red at the start of its turn", LOWER, s -> s.cause == Cause.RED);
        m.flag("end.wounds", "Failure: a hero's wounds", LOWER, s -> s.cause == Cause.WOUNDS);
        m.flag("end.time", "Failure: the final round ends", LOWER, s -> s.cause == Cause.TIME);
        m.flag("end.dossier", "Failure: the dossier says so", LOWER, s -> s.cause == Cause.DOSSIER);
        m.group(
                "ends",
                "How the mission ends",
                "Is it a success, and what is the failure if not?",
                Group.Kind.CATEGORY,
                item("success", "Success"),
                item("end.red", "A hero at Red"),
                item("end.wounds", "A hero's wounds"),
                item("end.time", "The final round ends"),
                item("end.dossier", "Another failure of the dossier"));
        m.count("rounds", "Round in which the mission ends", "rounds", ROUNDS, NEUTRAL, s -> s.round);
        m.count("round.success", "Round of success", "rounds", ROUNDS, LOWER, s -> roundIf(s, won(s)));
        m.count("round.failure", "Round of failure", "rounds", ROUNDS, HIGHER, s -> roundIf(s, !won(s)));
        m.count("turns", "Hero turns begun", "turns", MissionMetrics.TURNS, NEUTRAL, s -> s.record.turns);
        m.table(
                "length",
                "How long it takes",
                "In which round does the mission end?",
                MissionMetrics.A_MISSION,
                item("rounds", "Round of the end"),
                item("round.success", "Round of success"),
                item("round.failure", "Round of failure"),
                item("turns", "Hero turns begun"));
        addSurvival(m);
    }

    private static boolean won(final MissionState s) {
        return s.cause == Cause.SUCCESS;
    }

    private static int roundIf(final MissionState s, final boolean so) {
        return so ? s.round : Outcome.ABSENT;
    }

    /**
     * A mission that is won cannot fail any more: it stays among those that have not failed to the final round, and is
     * not censored, for winning early goes with playing well. What one cause ends is likewise no failure by another.
     */
    private static void addSurvival(final MetricList<MissionState> m) {
        m.each(
                EACH_ROUND,
                round -> round.flag(
                                "notFailed.atRisk.{}",
                                "Not failed before {}",
                                HIGHER,
                                (s, r) -> notBefore(s, r, !won(s)))
                        .flag(
                                "notFailed.atRiskOfRed.{}",
                                "Not failed by Red before {}",
                                HIGHER,
                                (s, r) -> notBefore(s, r, s.cause == Cause.RED))
                        .flag(
                                "notFailed.atRiskOfWounds.{}",
                                "Not failed by wounds before {}",
                                HIGHER,
                                (s, r) -> notBefore(s, r, s.cause == Cause.WOUNDS))
                        .flag("notFailed.lost.{}", "Failure in {}", LOWER, (s, r) -> in(s, r, !won(s)))
                        .flag(
                                "notFailed.red.{}",
                                "Failure by Red in {}",
                                LOWER,
                                (s, r) -> in(s, r, s.cause == Cause.RED))
                        .flag(
                                "notFailed.wounds.{}",
                                "Failure by wounds in {}",
                                LOWER,
                                (s, r) -> in(s, r, s.cause == Cause.WOUNDS)));
        m.layout()
                .add(new Survival(
                        "notFailed",
                        "Not failed yet",
                        "How many missions have not failed by the end of each round, won ones among them?",
                        "round",
                        List.of(
                                curve("any failure", "atRisk", "lost"),
                                curve("a hero at Red", "atRiskOfRed", "red"),
                                curve("wounds", "atRiskOfWounds", "wounds"))));
    }

    private static int in(final MissionState state, final int round, final boolean so) {
        return state.round == round && so ? 1 : 0;
    }

    /** Returns 1 in rounds that the dossier has, unless the mission had failed so before; 0 else. */
    private static int notBefore(final MissionState state, final int round, final boolean failedSo) {
        return round <= state.tables.mission.mission.rounds() && !(failedSo && state.round < round) ? 1 : 0;
    }

    private static Survival.Curve curve(final String label, final String atRisk, final String lost) {
        return new Survival.Curve(
                label,
                names(items(EACH_ROUND, "notFailed." + atRisk + ".{}")),
                names(items(EACH_ROUND, "notFailed." + lost + ".{}")));
    }

    static void addRounds(final MetricList<MissionState> m) {
        final int mostWounds = MissionState.HEROES * HeroTable.STANCES;
        final Slot level = new Slot(
                "round.level.{}",
                "Mean alert level when {} begins",
                "levels",
                Kind.QUANTITY,
                0,
                TWELFTHS * (MissionRecord.LEVELS - 1),
                TWELFTHS,
                LOWER);
        m.each(
                EACH_ROUND,
                round -> round.count(
                        "round.enemies.{}",
                        "Enemies when {} begins",
                        "figures",
                        MissionState.FIGURES,
                        LOWER,
                        (s, r) -> s.round < r ? Outcome.ABSENT : s.record.enemiesAt[r]));
        m.each(
                EACH_ROUND,
                round -> round.add(
                        level, (s, r) -> s.round < r ? Outcome.ABSENT : s.record.levelsAt[r] * TWELFTHS / s.party));
        m.each(
                EACH_ROUND,
                round -> round.count(
                        "round.wounds.{}",
                        "Wounds when {} begins",
                        "wounds",
                        mostWounds,
                        LOWER,
                        (s, r) -> s.round < r ? Outcome.ABSENT : s.record.woundsAt[r]));
        series(m, "round.enemies", "Enemies on the map", "figures");
        series(m, "round.level", "Alert, 0 Green to 3 Red", "levels");
        series(m, "round.wounds", "Wounds of the team", "wounds");
    }

    private static void series(
            final MetricList<MissionState> m, final String name, final String label, final String unit) {
        m.series(name, label, "round", unit, items(EACH_ROUND, name + ".{}"));
    }
}
