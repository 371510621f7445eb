package org.sitrep.rulesets.rambo.metrics;

import static org.sitrep.outcome.SlotList.names;

import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Series;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.rulesets.rambo.mission.MissionRecord;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.tables.HeroTable;

/** What stands at the beginning of each round: enemies, alert, wounds. Rounds that a mission does not come to are absent. */
final class RoundSlots {
    /** A mean over one to four heroes is a whole number of twelfths. */
    private static final int TWELFTHS = 12;

    private RoundSlots() {}

    static void add(final CountList list) {
        final int rounds = CountList.ROUNDS;
        for (int r = 1; r <= rounds; r++) {
            final int round = r;
            list.count(
                    "round.enemies." + round,
                    "Enemies when round " + round + " begins",
                    "figures",
                    MissionState.FIGURES,
                    Better.LOWER,
                    s -> s.round < round ? Outcome.ABSENT : s.record.enemiesAt[round]);
        }
        for (int r = 1; r <= rounds; r++) {
            final int round = r;
            list.parts(
                    "round.level." + round,
                    "Mean alert level when round " + round + " begins",
                    "levels",
                    TWELFTHS * (MissionRecord.LEVELS - 1),
                    TWELFTHS,
                    Better.LOWER,
                    s -> s.round < round ? Outcome.ABSENT : s.record.levelsAt[round] * TWELFTHS / s.party);
        }
        for (int r = 1; r <= rounds; r++) {
            final int round = r;
            list.count(
                    "round.wounds." + round,
                    "Wounds when round " + round + " begins",
                    "wounds",
                    MissionState.HEROES * HeroTable.STANCES,
                    Better.LOWER,
                    s -> s.round < round ? Outcome.ABSENT : s.record.woundsAt[round]);
        }
        series(list, "round.enemies", "Enemies on the map", "figures", rounds);
        series(list, "round.level", "Alert, 0 Green to 3 Red", "levels", rounds);
        series(list, "round.wounds", "Wounds of the team", "wounds", rounds);
    }

    private static void series(
            final CountList list, final String name, final String label, final String unit, final int rounds) {
        list.slots()
                .builder()
                .add(new Series(
                        name,
                        label,
                        "round",
                        unit,
                        names(rounds, k -> name + "." + (k + 1)),
                        names(rounds, k -> "round " + (k + 1))));
    }
}
