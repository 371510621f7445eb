package org.sitrep.rulesets.rambo.metrics;

import static org.sitrep.outcome.SlotList.names;

import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Series;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.rulesets.rambo.mission.MissionRecord;
import org.sitrep.rulesets.rambo.tables.GameTables;
import org.sitrep.rulesets.rambo.tables.HeroTable;

/** What stands at the beginning of each round: enemies, alert, wounds. Rounds that a mission does not come to are absent. */
final class RoundSlots {
    private RoundSlots() {}

    static void add(final CountList list, final GameTables tables) {
        final int rounds = tables.mission.rounds;
        final int party = tables.heroes.length;
        final int mostEnemies = tables.enemies.allFigures;
        for (int r = 1; r <= rounds; r++) {
            final int round = r;
            list.count(
                    "round.enemies." + round,
                    "Enemies when round " + round + " begins",
                    "figures",
                    mostEnemies,
                    Better.LOWER,
                    s -> s.round < round ? Outcome.ABSENT : s.record.enemiesAt[round]);
        }
        for (int r = 1; r <= rounds; r++) {
            final int round = r;
            list.parts(
                    "round.level." + round,
                    "Mean alert level when round " + round + " begins",
                    "levels",
                    party * (MissionRecord.LEVELS - 1),
                    party,
                    Better.LOWER,
                    s -> s.round < round ? Outcome.ABSENT : s.record.levelsAt[round]);
        }
        for (int r = 1; r <= rounds; r++) {
            final int round = r;
            list.count(
                    "round.wounds." + round,
                    "Wounds when round " + round + " begins",
                    "wounds",
                    party * HeroTable.STANCES,
                    Better.LOWER,
                    s -> s.round < round ? Outcome.ABSENT : s.record.woundsAt[round]);
        }
        series(list, "round.enemies", "Enemies on the map", "figures", rounds);
        series(list, "round.level", "Alert, 0 Green to 3 Red", "levels", rounds);
        series(list, "round.wounds", "Wounds of the team", "wounds", rounds);
    }

    private static void series(
            final CountList list, final String name, final String label, final String unit, final int rounds) {
        list.slots().builder().add(new Series(name, label, "round", unit, names(rounds, k -> name + "." + (k + 1))));
    }
}
