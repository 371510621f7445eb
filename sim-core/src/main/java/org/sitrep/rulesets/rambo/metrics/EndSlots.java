package org.sitrep.rulesets.rambo.metrics;

import static org.sitrep.outcome.SlotList.names;

import java.util.List;
import org.sitrep.outcome.Group;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.outcome.Survival;
import org.sitrep.rulesets.rambo.mission.Cause;
import org.sitrep.rulesets.rambo.mission.MissionState;

/** How and when a mission ends. */
final class EndSlots {
    private EndSlots() {}

    static void add(final CountList list) {
        list.flag("success", "Success", Better.HIGHER, s -> is(s, Cause.SUCCESS));
        list.flag("end.red", "Failure: a hero at Red at the start of its turn", Better.LOWER, s -> is(s, Cause.RED));
        list.flag("end.wounds", "Failure: a hero's wounds", Better.LOWER, s -> is(s, Cause.WOUNDS));
        list.flag("end.time", "Failure: the final round ends", Better.LOWER, s -> is(s, Cause.TIME));
        list.flag("end.dossier", "Failure: the dossier says so", Better.LOWER, s -> is(s, Cause.DOSSIER));
        list.slots()
                .list(
                        "ends",
                        "How the mission ends",
                        "Is it a success, and what is the failure if not?",
                        Group.Kind.CATEGORY,
                        List.of("success", "end.red", "end.wounds", "end.time", "end.dossier"),
                        List.of(
                                "Success",
                                "A hero at Red",
                                "A hero's wounds",
                                "The final round ends",
                                "Another failure of the dossier"));
        final int rounds = CountList.ROUNDS;
        list.count("rounds", "Round in which the mission ends", "rounds", rounds, Better.NEUTRAL, s -> s.round);
        list.count(
                "round.success",
                "Round of success",
                "rounds",
                rounds,
                Better.LOWER,
                s -> s.cause == Cause.SUCCESS ? s.round : Outcome.ABSENT);
        list.count(
                "round.failure",
                "Round of failure",
                "rounds",
                rounds,
                Better.HIGHER,
                s -> s.cause == Cause.SUCCESS ? Outcome.ABSENT : s.round);
        list.count("turns", "Hero turns begun", "turns", CountList.TURNS, Better.NEUTRAL, s -> s.record.turns);
        list.slots()
                .table(
                        "length",
                        "How long it takes",
                        "In which round does the mission end?",
                        List.of("rounds", "round.success", "round.failure", "turns"),
                        List.of("Round of the end", "Round of success", "Round of failure", "Hero turns begun"),
                        "A mission");
        addSurvival(list, rounds);
    }

    private static int is(final MissionState state, final int cause) {
        return state.cause == cause ? 1 : 0;
    }

    /**
     * A mission that is won cannot fail any more: it stays among those that have not failed to the final round, and is not censored, for winning early goes with playing well. What one cause ends is likewise no failure by another.
     */
    private static void addSurvival(final CountList list, final int rounds) {
        for (int r = 1; r <= rounds; r++) {
            final int round = r;
            list.flag(
                    "notFailed.atRisk." + round,
                    "Not failed before round " + round,
                    Better.HIGHER,
                    s -> notBefore(s, round, s.cause != Cause.SUCCESS));
            list.flag(
                    "notFailed.atRiskOfRed." + round,
                    "Not failed by Red before round " + round,
                    Better.HIGHER,
                    s -> notBefore(s, round, s.cause == Cause.RED));
            list.flag(
                    "notFailed.atRiskOfWounds." + round,
                    "Not failed by wounds before round " + round,
                    Better.HIGHER,
                    s -> notBefore(s, round, s.cause == Cause.WOUNDS));
            list.flag(
                    "notFailed.lost." + round,
                    "Failure in round " + round,
                    Better.LOWER,
                    s -> s.round == round ? 1 - is(s, Cause.SUCCESS) : 0);
            list.flag(
                    "notFailed.red." + round,
                    "Failure by Red in round " + round,
                    Better.LOWER,
                    s -> s.round == round ? is(s, Cause.RED) : 0);
            list.flag(
                    "notFailed.wounds." + round,
                    "Failure by wounds in round " + round,
                    Better.LOWER,
                    s -> s.round == round ? is(s, Cause.WOUNDS) : 0);
        }
        list.slots()
                .builder()
                .add(new Survival(
                        "notFailed",
                        "Not failed yet",
                        "How many missions have not failed by the end of each round, won ones among them?",
                        "round",
                        List.of(
                                curve("any failure", "atRisk", "lost", rounds),
                                curve("a hero at Red", "atRiskOfRed", "red", rounds),
                                curve("wounds", "atRiskOfWounds", "wounds", rounds))));
    }

    /** Returns 1 in rounds that the dossier has, unless the mission had failed so before; 0 else. */
    private static int notBefore(final MissionState state, final int round, final boolean failedSo) {
        return round <= state.tables.mission.rounds && !(failedSo && state.round < round) ? 1 : 0;
    }

    private static Survival.Curve curve(final String label, final String atRisk, final String what, final int rounds) {
        return new Survival.Curve(
                label,
                names(rounds, k -> "notFailed." + atRisk + "." + (k + 1)),
                names(rounds, k -> "notFailed." + what + "." + (k + 1)));
    }
}
