package org.sitrep.rulesets.purplehaze.metrics;

import static org.sitrep.outcome.SlotList.names;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.outcome.Group;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.outcome.SlotList;
import org.sitrep.rulesets.purplehaze.combat.End;
import org.sitrep.rulesets.purplehaze.definition.CombatBox;
import org.sitrep.rulesets.purplehaze.mission.MissionRecord;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.tables.EnemyTable;
import org.sitrep.rulesets.purplehaze.tables.GameTables;

/** The combats of a Mission: which are fought, how they end, what they cost. Immutable. */
final class CombatSlots {
    /** More Enemies than any Mission sends; one with more is given up. */
    static final int MOST_ENEMIES = 600;
    /** More combats than any Mission has, likewise. */
    private static final int MOST_COMBATS = 60;
    /** More Damage than any Mission does, likewise. */
    private static final int MOST_DAMAGE = 1000;

    private static final End[] ENDS = End.values();
    private static final List<String> DAMAGE = List.of("attacks", "tactics", "friendlyFire", "want", "entries");
    private static final List<String> DAMAGE_LABELS = List.of(
            "Enemy attacks", "Tactics markers", "Friendly fire", "Forced Marches and missing SP", "Events, Encounters");

    private final int[] boxes;
    private final int combats;
    private final int byBox;
    private final int enemies;
    private final int damage;

    CombatSlots(final SlotList slots, final GameTables tables, final int[] boxes) {
        this.boxes = boxes;
        combats = slots.count("combats", "Combats", "combats", MOST_COMBATS, Better.NEUTRAL);
        slots.count("combats.random", "Random Combats", "combats", MOST_COMBATS, Better.LOWER);
        byBox = combats + 2;
        final List<CombatBox> all = List.copyOf(tables.game.combats().values());
        final List<CombatBox> played = new ArrayList<>();
        for (final int box : boxes) {
            played.add(all.get(box));
        }
        played.forEach(box -> addBox(slots, box));
        enemies = addEnemies(slots);
        damage = addDamage(slots);
        addGroups(slots, played);
    }

    private static void addBox(final SlotList slots, final CombatBox box) {
        final String name = "combat." + box.id();
        slots.count(name, "Combats: " + box.title(), "combats", MOST_COMBATS, Better.NEUTRAL);
        for (final End end : ENDS) {
            final Better better = better(end);
            final String label = box.title() + ": " + end.label();
            slots.count(name + "." + end.id(), label, "combats", MOST_COMBATS, better);
            slots.share(name + "." + end.id() + ".share", "Share of " + label, name + "." + end.id(), name, better);
        }
    }

    private static Better better(final End end) {
        return switch (end) {
            case ELIMINATED, RETREAT -> Better.HIGHER;
            case SQUAD_LOST -> Better.LOWER;
            case ALL_ACTIVATED, PULL_BACK, EVENT -> Better.NEUTRAL;
        };
    }

    private static String shortLabel(final End end) {
        return switch (end) {
            case ELIMINATED -> "Eliminated";
            case RETREAT -> "Retreat";
            case ALL_ACTIVATED -> "All activated";
            case PULL_BACK -> "Pulled back";
            case SQUAD_LOST -> "Squad lost";
            case EVENT -> "Of itself";
        };
    }

    private static int addEnemies(final SlotList slots) {
        final int first = slots.count("eliminated", "Enemies eliminated", "Enemies", MOST_ENEMIES, Better.HIGHER);
        slots.count("met", "Enemies met", "Enemies", MOST_ENEMIES, Better.NEUTRAL);
        slots.share("killRate", "Share of the Enemies met who are eliminated", "eliminated", "met", Better.HIGHER);
        for (int type = 0; type < EnemyTable.TYPES; type++) {
            final String name = "enemy." + EnemyTable.TYPE_IDS.get(type);
            final String label = EnemyTable.TYPE_NAMES.get(type) + "s";
            slots.count(name + ".eliminated", label + " eliminated", "Enemies", MOST_ENEMIES, Better.HIGHER);
            slots.count(name + ".met", label + " met", "Enemies", MOST_ENEMIES, Better.NEUTRAL);
            slots.share(
                    name + ".killRate",
                    "Share of the " + label + " met who are eliminated",
                    name + ".eliminated",
                    name + ".met",
                    Better.HIGHER);
        }
        slots.count("kills.fireSupport", "Enemies eliminated by Fire Support", "Enemies", MOST_ENEMIES, Better.HIGHER);
        slots.count("kills.claymore", "Enemies eliminated by the Claymore", "Enemies", MOST_ENEMIES, Better.HIGHER);
        return first;
    }

    private static int addDamage(final SlotList slots) {
        int first = MissionState.NONE;
        for (int i = 0; i < DAMAGE.size(); i++) {
            final int at = slots.count(
                    "damage." + DAMAGE.get(i), "Damage: " + DAMAGE_LABELS.get(i), "Damage", MOST_DAMAGE, Better.LOWER);
            first = i == 0 ? at : first;
        }
        return first;
    }

    private static void addGroups(final SlotList slots, final List<CombatBox> played) {
        final List<String> titles = played.stream().map(CombatBox::title).toList();
        slots.list(
                "combatsByBox",
                "Combats",
                "How often is each combat fought in a Mission?",
                Group.Kind.PER_SUBJECT,
                SlotList.together(
                        played.stream().map(box -> "combat." + box.id()).toList(),
                        List.of("combats", "combats.random")),
                SlotList.together(titles, List.of("All combats", "Random Combats")));
        slots.rectangle(
                "combatEnds",
                "How combats end",
                "Of the combats of a kind, what share ends how?",
                Group.Kind.BREAKDOWN,
                played.stream().map(box -> "combat." + box.id()).toList(),
                names(ENDS.length, i -> ENDS[i].id() + ".share"),
                titles,
                names(ENDS.length, i -> shortLabel(ENDS[i])));
        slots.rectangle(
                "enemies",
                "Enemies",
                "How many Enemies are met and eliminated, by type?",
                Group.Kind.MATRIX,
                names(EnemyTable.TYPES, i -> "enemy." + EnemyTable.TYPE_IDS.get(i)),
                List.of("met", "eliminated", "killRate"),
                EnemyTable.TYPE_NAMES,
                List.of("Met", "Eliminated", "Kill rate"));
        slots.list(
                "killsOtherwise",
                "Eliminated without a shot",
                "How many Enemies fall to what the Squad calls in or lays out?",
                Group.Kind.PER_SUBJECT,
                List.of("kills.fireSupport", "kills.claymore"),
                List.of("Fire Support", "Claymore"));
        slots.list(
                "damageSources",
                "What hurts the Squad",
                "Where does the Damage come from?",
                Group.Kind.PER_SUBJECT,
                names(DAMAGE.size(), i -> "damage." + DAMAGE.get(i)),
                DAMAGE_LABELS);
    }

    void fill(final MissionState state, final Outcome into) {
        final MissionRecord record = state.record;
        into.set(combats, state.combats);
        into.set(combats + 1, record.randomCombats);
        int at = byBox;
        for (final int box : boxes) {
            int fought = 0;
            for (int end = 0; end < ENDS.length; end++) {
                final int ended = record.combats[box * ENDS.length + end];
                into.set(at + 1 + end, ended);
                fought += ended;
            }
            into.set(at, fought);
            at += 1 + ENDS.length;
        }
        fillEnemies(record, into);
        into.set(damage, record.damageByAttacks);
        into.set(damage + 1, record.damageByTactics);
        into.set(damage + 2, record.damageByFriendlyFire);
        into.set(damage + 3, record.damageByWant);
        into.set(damage + 4, record.damageByEntries);
    }

    private void fillEnemies(final MissionRecord record, final Outcome into) {
        int met = 0;
        int eliminated = 0;
        int at = enemies + 2;
        for (int type = 0; type < EnemyTable.TYPES; type++) {
            into.set(at++, record.eliminated[type]);
            into.set(at++, record.met[type]);
            eliminated += record.eliminated[type];
            met += record.met[type];
        }
        into.set(enemies, eliminated);
        into.set(enemies + 1, met);
        into.set(at++, record.killsByFireSupport);
        into.set(at, record.killsByClaymore);
    }
}
