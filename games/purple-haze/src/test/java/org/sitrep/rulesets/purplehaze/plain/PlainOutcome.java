package org.sitrep.rulesets.purplehaze.plain;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.sitrep.rulesets.purplehaze.plain.PlainContent.EnemyType;

/**
 * What came of one combat. Lists have one element a Marine, by his own ID; {@code experience} is the combat reward
 * summed over the Marines present and divided by 6; {@code initiative} is the value after the last activation has paid
 * its cost.
 */
record PlainOutcome(
        End end,
        int initiative,
        int marineActivations,
        int enemyActivations,
        int enemiesPlaced,
        int eliminated,
        Map<EnemyType, Integer> eliminatedByType,
        int wounds,
        int stress,
        int conditions,
        int ammoSpent,
        int itemsDropped,
        int killsByClaymore,
        int killsByFireSupport,
        double experience,
        List<Integer> damage,
        List<Boolean> killed) {

    private static final int SQUAD_SIZE = 6;

    /** How a combat ends (PH-CMB-3). */
    enum End {
        ELIMINATED,
        RETREAT,
        ALL_ACTIVATED,
        SQUAD_LOST,
        PULL_BACK;

        String metric() {
            return switch (this) {
                case ELIMINATED -> "end.eliminated";
                case RETREAT -> "end.retreat";
                case ALL_ACTIVATED -> "end.allActivated";
                case SQUAD_LOST -> "end.squadLost";
                case PULL_BACK -> "end.pullBack";
            };
        }
    }

    static PlainOutcome of(PlainBoard board, End end, int marineActivations, int enemyActivations) {
        Map<EnemyType, Integer> byType = new EnumMap<>(EnemyType.class);
        for (EnemyType type : EnemyType.values()) {
            byType.put(type, 0);
        }
        board.eliminated.forEach(enemy -> byType.merge(enemy.type(), 1, Integer::sum));
        return new PlainOutcome(
                end,
                board.initiative,
                marineActivations,
                enemyActivations,
                board.enemiesPlaced,
                board.eliminated.size(),
                byType,
                board.squad.stream().mapToInt(marine -> marine.woundCubes).sum(),
                board.marines().stream().mapToInt(marine -> marine.stress).sum(),
                board.marines().stream()
                        .mapToInt(marine -> marine.conditionCubes)
                        .sum(),
                board.ammoSpent,
                board.itemsDropped,
                board.killsByClaymore,
                board.killsByFireSupport,
                reward(board, end) * board.marines().size() / (double) SQUAD_SIZE,
                board.squad.stream().map(marine -> marine.damageTaken).toList(),
                board.squad.stream().map(marine -> marine.killed).toList());
    }

    /** Experience of each Marine present (PH-END-1, PH-END-4, PH-END-5). */
    private static int reward(PlainBoard board, End end) {
        if (board.squadLost() || end == End.PULL_BACK) {
            return 0;
        }
        if (end == End.ELIMINATED) {
            return 2;
        }
        return end == End.RETREAT || board.moreThanHalfEliminated() ? 1 : 0;
    }

    int kia() {
        return (int) killed.stream().filter(dead -> dead).count();
    }

    int survivors() {
        return SQUAD_SIZE - kia();
    }

    /** Wound cubes that did not kill: each killed man has exactly one that did. */
    int nonfatalWounds() {
        return wounds - kia();
    }

    /** Every number of the outcome by metric name, always in the same order. */
    Map<String, Double> metrics() {
        Map<String, Double> metrics = new LinkedHashMap<>();
        metrics.put("survivors", (double) survivors());
        metrics.put("wounds", (double) wounds);
        metrics.put("kia", (double) kia());
        metrics.put("experience", experience);
        metrics.put("eliminated", (double) eliminated);
        metrics.put("enemy.activations", (double) enemyActivations);
        metrics.put("marine.activations", (double) marineActivations);
        for (End reason : End.values()) {
            metrics.put(reason.metric(), reason == end ? 1.0 : 0.0);
        }
        metrics.put("initiative.final", (double) initiative);
        metrics.put("wounds.nonfatal", (double) nonfatalWounds());
        metrics.put("enemies.placed", (double) enemiesPlaced);
        metrics.put("stress", (double) stress);
        metrics.put("conditions", (double) conditions);
        metrics.put("ammo.spent", (double) ammoSpent);
        metrics.put("equipment.dropped", (double) itemsDropped);
        metrics.put("kills.claymore", (double) killsByClaymore);
        metrics.put("kills.fireSupport", (double) killsByFireSupport);
        eliminatedByType.forEach(
                (type, count) -> metrics.put("eliminated." + type.name().toLowerCase(Locale.ROOT), (double) count));
        for (int id = 1; id <= SQUAD_SIZE; id++) {
            metrics.put("damage." + id, (double) damage.get(id - 1));
        }
        for (int id = 1; id <= SQUAD_SIZE; id++) {
            metrics.put("killed." + id, killed.get(id - 1) ? 1.0 : 0.0);
        }
        return metrics;
    }
}
