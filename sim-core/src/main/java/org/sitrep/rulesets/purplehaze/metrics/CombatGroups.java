package org.sitrep.rulesets.purplehaze.metrics;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.sitrep.outcome.Group;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.combat.End;
import org.sitrep.rulesets.purplehaze.tables.EnemyTable;

/** How reports group the metrics of a combat, in the order to show: who survives, what it brings, what it costs, how it ends. */
final class CombatGroups {
    private static final int MARINES = CombatState.MARINES;

    private CombatGroups() {}

    static void addTo(final OutcomeLayout.Builder b, final List<String> specializations, final int types) {
        final List<String> marines = names(MARINES, i -> (i + 1) + " " + specializations.get(i));
        b.add(perSubject(
                "survival",
                "Who does not come back",
                "How often is each Marine killed?",
                names(MARINES, i -> "marine." + (i + 1) + ".killed"),
                marines));
        b.add(new Group(
                "rewards",
                "Experience",
                "What does the Squad gain?",
                Group.Kind.THEME,
                List.of("experience", "boonCards"),
                List.of("Experience for each Marine", "Boon cards")));
        b.add(perSubject(
                "killRate",
                "Kill rate",
                "What share of the Enemies met is eliminated, by type?",
                names(types, i -> "killRate." + EnemyTable.TYPE_IDS.get(i)),
                EnemyTable.TYPE_NAMES.subList(0, types)));
        addKills(b, marines);
        addHarm(b, marines);
        b.add(new Group(
                "ends",
                "How the combat ends",
                "What brings the combat to its end?",
                Group.Kind.CATEGORY,
                names(End.values().length, i -> "end." + End.values()[i].id()),
                names(End.values().length, i -> End.values()[i].label())));
        b.add(new Group(
                "length",
                "Length",
                "How many activations does it take?",
                Group.Kind.THEME,
                List.of("marine.activations", "enemy.activations"),
                List.of("Marine activations", "Enemy activations")));
        b.add(new Group(
                "upkeep",
                "What it costs besides",
                "What is spent, dropped and suffered?",
                Group.Kind.THEME,
                List.of("stress", "conditions", "ammo.spent", "equipment.dropped"),
                List.of("Stress", "Condition cubes", "Steps of ammo and grenades", "Items dropped")));
    }

    private static void addKills(final OutcomeLayout.Builder b, final List<String> marines) {
        final List<String> metrics = new ArrayList<>(names(MARINES, i -> "marine." + (i + 1) + ".kills"));
        metrics.addAll(List.of("kills.fireSupport", "kills.claymore"));
        final List<String> labels = new ArrayList<>(marines);
        labels.addAll(List.of("Fire Support", "Claymore"));
        b.add(perSubject(
                "kills", "Who eliminates Enemies", "How many Enemies does each Marine eliminate?", metrics, labels));
    }

    private static void addHarm(final OutcomeLayout.Builder b, final List<String> marines) {
        b.add(perSubject(
                "wounds",
                "Wounds",
                "How many Wounds does each Marine take?",
                names(MARINES, i -> "marine." + (i + 1) + ".wounds"),
                marines));
        b.add(perSubject(
                "damage",
                "Damage",
                "How much Damage gets through each Marine's cover?",
                names(MARINES, i -> "damage." + (i + 1)),
                marines));
        b.add(perSubject(
                "damageSources",
                "What hurts the Squad",
                "Where does the Damage come from?",
                List.of("damage.byAttacks", "damage.byTactics", "damage.byFriendlyFire"),
                List.of("Enemy attacks", "Tactics markers", "Friendly fire")));
    }

    private static Group perSubject(
            final String name,
            final String title,
            final String question,
            final List<String> metrics,
            final List<String> labels) {
        return new Group(name, title, question, Group.Kind.PER_SUBJECT, metrics, labels);
    }

    private static List<String> names(final int count, final IntFunction<String> name) {
        final List<String> names = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            names.add(name.apply(i));
        }
        return names;
    }
}
