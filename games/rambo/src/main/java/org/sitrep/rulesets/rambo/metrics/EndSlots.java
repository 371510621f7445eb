package org.sitrep.rulesets.rambo.metrics;

import static org.sitrep.outcome.MetricList.item;
import static org.sitrep.outcome.MetricList.items;
import static org.sitrep.outcome.MetricList.names;
import static org.sitrep.outcome.Slot.Better.HIGHER;
import static org.sitrep.outcome.Slot.Better.LOWER;
import static org.sitrep.rulesets.rambo.metrics.MissionMetrics.ROUNDS;
import static org.sitrep.rulesets.rambo.metrics.MissionMetrics.counted;

import java.util.List;
import java.util.function.Predicate;
import org.sitrep.outcome.MetricList;
import org.sitrep.outcome.MetricList.Reader;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot;
import org.sitrep.outcome.Slot.Kind;
import org.sitrep.outcome.Subject;
import org.sitrep.outcome.Survival;
import org.sitrep.rulesets.rambo.mission.Cause;
import org.sitrep.rulesets.rambo.mission.MissionRecord;
import org.sitrep.rulesets.rambo.mission.MissionRecord.Count;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.tables.GameTables;
import org.sitrep.rulesets.rambo.tables.HeroTable;

/**
 * Slots of how and when a mission ends, and of the situation at the beginning of each round; rounds it does not reach
 * are absent.
 */
final class EndSlots {
    private static final List<Subject> EACH_ROUND =
            Subject.list(ROUNDS + 1, Integer::toString, r -> "round " + r).subList(1, ROUNDS + 1);
    /** A mean over one to four heroes is a whole number of twelfths. */
    private static final int TWELFTHS = 12;

    private EndSlots() {}

    static void add(final MetricList<MissionState> m, final GameTables tables) {
        m.add(Slot.flag("success", "Success", HIGHER).leading(), s -> s.cause == Cause.SUCCESS ? 1 : 0);
        failure(m, tables, Cause.RED, "end.red", "Failure: a hero at Red at the start of its turn");
        failure(m, tables, Cause.WOUNDS, "end.wounds", "Failure: a hero's wounds");
        failure(m, tables, Cause.TIME, "end.time", "Failure: the final round ends");
        failure(m, tables, Cause.DOSSIER, "end.dossier", "Failure: by the dossier");
        m.category("ends", "End of the mission")
                .asks("Is the mission a success, and if not, why does it fail?")
                .of(
                        item("success", "Success"),
                        item("end.red", "A hero at Red"),
                        item("end.wounds", "A hero's wounds"),
                        item("end.time", "The final round ends"),
                        item("end.dossier", "Another failure in the dossier"));
        m.counts("rounds", ROUNDS)
                .neutral("rounds", "Round in which the mission ends", s -> s.round)
                .lower("round.success", "Round of success", s -> roundIf(s, won(s)))
                .higher("round.failure", "Round of failure", s -> roundIf(s, !won(s)))
                .counts("turns", MissionMetrics.TURNS)
                .neutral("turns", "Hero turns begun", counted(Count.TURNS));
        m.table("length", "Length of the mission", MissionMetrics.A_MISSION)
                .asks("In which round does the mission end?")
                .of(
                        item("rounds", "Round of the end"),
                        item("round.success", "Round of success"),
                        item("round.failure", "Round of failure"),
                        item("turns", "Hero turns begun"));
        addSurvival(m, tables);
    }

    private static void failure(
            final MetricList<MissionState> m,
            final GameTables tables,
            final int cause,
            final String name,
            final String label) {
        m.possible(Cause.isPossible(tables, cause)).flag(name, label, LOWER, s -> s.cause == cause);
    }

    private static boolean won(final MissionState s) {
        return s.cause == Cause.SUCCESS;
    }

    private static int roundIf(final MissionState s, final boolean condition) {
        return condition ? s.round : Outcome.ABSENT;
    }

    /**
     * Adds the survival curve. A mission that is won cannot fail any more: it stays among those that have not failed to
     * the final round. It is not censored, because winning early goes with playing well. Likewise, an end by one cause
     * is not a failure by another.
     */
    private static void addSurvival(final MetricList<MissionState> m, final GameTables tables) {
        final boolean red = Cause.isPossible(tables, Cause.RED);
        for (final Subject round : EACH_ROUND) {
            atRisk(m.of(round), "atRisk", "Not failed before {}", s -> !won(s));
            atRisk(m.of(round), "atRiskOfRed", "Not failed by Red before {}", s -> s.cause == Cause.RED);
            atRisk(m.of(round), "atRiskOfWounds", "Not failed by wounds before {}", s -> s.cause == Cause.WOUNDS);
            lost(m.of(round), "lost", "Failure in {}", s -> !won(s));
            lost(m.possible(red).of(round), "red", "Failure by Red in {}", s -> s.cause == Cause.RED);
            lost(m.of(round), "wounds", "Failure by wounds in {}", s -> s.cause == Cause.WOUNDS);
        }
        m.layout()
                .add(new Survival(
                        "notFailed",
                        "Missions not failed",
                        "How many missions, including successes, have not failed by the end of each round?",
                        "round",
                        List.of(
                                curve("any failure", "atRisk", "lost"),
                                curve("a hero at Red", "atRiskOfRed", "red"),
                                curve("wounds", "atRiskOfWounds", "wounds"))));
    }

    /** Adds 1 in rounds that the dossier has, unless the mission had failed in this way before; otherwise 0. */
    private static void atRisk(
            final MetricList<MissionState> round,
            final String name,
            final String label,
            final Predicate<MissionState> failed) {
        round.flag(
                "notFailed." + name + ".{}",
                label,
                HIGHER,
                (s, r) -> r <= s.tables.mission.mission.rounds() && !(failed.test(s) && s.round < r) ? 1 : 0);
    }

    private static void lost(
            final MetricList<MissionState> round,
            final String name,
            final String label,
            final Predicate<MissionState> failed) {
        round.flag("notFailed." + name + ".{}", label, LOWER, (s, r) -> s.round == r && failed.test(s) ? 1 : 0);
    }

    private static Survival.Curve curve(final String label, final String atRisk, final String lost) {
        return new Survival.Curve(
                label,
                names(items(EACH_ROUND, "notFailed." + atRisk + ".{}")),
                names(items(EACH_ROUND, "notFailed." + lost + ".{}")));
    }

    static void addRounds(final MetricList<MissionState> m) {
        series(m, "round.enemies", "Enemies", "figures", MissionState.FIGURES, 1, (s, r) -> s.record.enemiesAt[r]);
        final int highest = TWELFTHS * (MissionRecord.LEVELS - 1);
        series(m, "round.level", "Mean alert level", "levels", highest, TWELFTHS, EndSlots::meanLevel);
        final int mostWounds = MissionState.HEROES * HeroTable.STANCES;
        series(m, "round.wounds", "Wounds", "wounds", mostWounds, 1, (s, r) -> s.record.woundsAt[r]);
        m.series("round.enemies", "Enemies on the map", "round", "figures", items(EACH_ROUND, "round.enemies.{}"));
        m.series("round.level", "Alert, 0 Green to 3 Red", "round", "levels", items(EACH_ROUND, "round.level.{}"));
        m.series("round.wounds", "Wounds of the team", "round", "wounds", items(EACH_ROUND, "round.wounds.{}"));
    }

    private static int meanLevel(final MissionState state, final int round) {
        return state.record.levelsAt[round] * TWELFTHS / state.party;
    }

    /** Adds a value at the beginning of each round, in parts of a unit. */
    private static void series(
            final MetricList<MissionState> m,
            final String name,
            final String label,
            final String unit,
            final int max,
            final int parts,
            final Reader<MissionState> value) {
        final Kind kind = parts == 1 ? Kind.COUNT : Kind.QUANTITY;
        final Slot slot = new Slot(name + ".{}", label + " when {} begins", unit, kind, 0, max, parts, LOWER);
        m.each(EACH_ROUND, round -> round.add(slot, (s, r) -> s.round < r ? Outcome.ABSENT : value.read(s, r)));
    }
}
