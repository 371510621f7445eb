package org.sitrep.rulesets.purplehaze.metrics;

import static org.sitrep.outcome.MetricList.at;
import static org.sitrep.outcome.MetricList.item;
import static org.sitrep.outcome.MetricList.items;
import static org.sitrep.outcome.MetricList.sum;
import static org.sitrep.outcome.MetricList.together;
import static org.sitrep.outcome.Slot.Better.HIGHER;
import static org.sitrep.outcome.Slot.Better.LOWER;
import static org.sitrep.outcome.Slot.Better.NEUTRAL;
import static org.sitrep.rulesets.purplehaze.metrics.MissionMetrics.counted;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.sitrep.outcome.MetricList;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.outcome.Subject;
import org.sitrep.rulesets.purplehaze.combat.End;
import org.sitrep.rulesets.purplehaze.definition.CombatBox;
import org.sitrep.rulesets.purplehaze.mission.MissionRecord;
import org.sitrep.rulesets.purplehaze.mission.MissionRecord.Count;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.tables.EnemyTable;
import org.sitrep.rulesets.purplehaze.tables.GameTables;

/** The slots of a Mission's combats: their number, ends and costs. */
final class CombatSlots {
    /** Upper bounds of open slots: three to five times the most that the Missions at hand lead to. */
    static final int MOST_KILLS = 60;

    private static final int MOST_ENEMIES = 200;
    private static final int MOST_SPECIALISTS = 30;
    private static final int MOST_COMBATS = 24;
    private static final int MOST_COMBATS_OF_BOX = 12;
    private static final int MOST_DAMAGE = 300;

    private static final End[] ENDS = End.values();

    private CombatSlots() {}

    static void add(final MetricList<MissionState> m, final GameTables tables, final int[] boxes) {
        final List<Subject> played = boxes(tables, boxes);
        m.open().count("combats", "Combats", "combats", MOST_COMBATS, NEUTRAL, s -> s.combats);
        m.open()
                .count(
                        "combats.random",
                        "Random Combats",
                        "combats",
                        MOST_COMBATS,
                        LOWER,
                        counted(Count.RANDOM_COMBATS));
        final List<CombatBox> all = List.copyOf(tables.game.combats().values());
        played.forEach(box -> addBox(m, box, all.get(box.index())));
        addEnemies(m, tables.enemies);
        addBoxGroups(m, played);
        addEnemyGroups(m, tables.enemies);
        addDamage(m);
    }

    /** Returns the boxes that can be fought, each with its index in the data. */
    private static List<Subject> boxes(final GameTables tables, final int[] boxes) {
        final List<CombatBox> all = List.copyOf(tables.game.combats().values());
        final List<Subject> played = new ArrayList<>();
        for (final int box : boxes) {
            played.add(new Subject("combat." + all.get(box).id(), all.get(box).title(), box));
        }
        return played;
    }

    private static void addBox(final MetricList<MissionState> m, final Subject box, final CombatBox definition) {
        m.of(box).open().count("{}", "Combats: {}", "combats", MOST_COMBATS_OF_BOX, NEUTRAL, at(s -> s.record.fought));
        for (final End end : ENDS) {
            final String label = "{}: " + end.label();
            m.of(new Subject(box.id(), box.label(), indexOf(box.index(), end.ordinal())))
                    .possible(isPossible(end, definition))
                    .open()
                    .count(end.id(), label, "combats", MOST_COMBATS_OF_BOX, better(end), at(s -> s.record.combats))
                    .share(end.id() + ".share", "Share of " + label, end.id(), "{}", better(end));
        }
    }

    /** Returns the index of an end of a box's combats in {@link MissionRecord#combats}. */
    private static int indexOf(final int box, final int end) {
        return box * ENDS.length + end;
    }

    /** Returns whether a combat of a box can end in a way (PH-CMB-3). */
    static boolean isPossible(final End end, final CombatBox box) {
        return end != End.EVENT || box.hasOwnEnd();
    }

    static Better better(final End end) {
        return switch (end) {
            case ELIMINATED, RETREAT -> HIGHER;
            case SQUAD_LOST -> LOWER;
            case ALL_ACTIVATED, PULL_BACK, EVENT -> NEUTRAL;
        };
    }

    private static String shortLabel(final End end) {
        return switch (end) {
            case ELIMINATED -> "Eliminated";
            case RETREAT -> "Retreat";
            case ALL_ACTIVATED -> "All activated";
            case PULL_BACK -> "Pulled back";
            case SQUAD_LOST -> "Squad lost";
            case EVENT -> "Box condition";
        };
    }

    private static List<Subject> types(final EnemyTable enemies) {
        return Subject.list(enemies.types, i -> "enemy." + enemies.typeIds.get(i), i -> enemies.typeNames.get(i) + "s");
    }

    private static void addEnemies(final MetricList<MissionState> m, final EnemyTable enemies) {
        final String unit = "Enemies";
        final int most = MOST_ENEMIES;
        final String share = "Share of {} eliminated, of those met";
        final String by = "Enemies eliminated by ";
        m.open().count("eliminated", "Enemies eliminated", unit, most, HIGHER, s -> sum(s.record.eliminated));
        m.open().count("met", "Enemies met", unit, most, NEUTRAL, s -> sum(s.record.met));
        m.share("killRate", share.replace("{}", "Enemies"), "eliminated", "met", HIGHER);
        for (final Subject type : types(enemies)) {
            m.of(type)
                    .openCounts(unit, type.index() == EnemyTable.FIGHTER ? most : MOST_SPECIALISTS)
                    .higher("eliminated", "{} eliminated", at(s -> s.record.eliminated))
                    .neutral("met", "{} met", at(s -> s.record.met));
            m.of(type).share("killRate", share, "eliminated", "met", HIGHER);
        }
        m.open()
                .count(
                        "kills.fireSupport",
                        by + "Fire Support",
                        unit,
                        MOST_KILLS,
                        HIGHER,
                        counted(Count.KILLS_BY_FIRE_SUPPORT));
        m.open()
                .count(
                        "kills.claymore",
                        by + "the Claymore",
                        unit,
                        MOST_KILLS,
                        HIGHER,
                        counted(Count.KILLS_BY_CLAYMORE));
    }

    private static void addDamage(final MetricList<MissionState> m) {
        m.openCounts("Damage", MOST_DAMAGE)
                .add("damage.attacks", "Damage: Enemy attacks", LOWER, counted(Count.DAMAGE_BY_ATTACKS))
                .add("damage.tactics", "Damage: Tactics markers", LOWER, counted(Count.DAMAGE_BY_TACTICS))
                .add("damage.friendlyFire", "Damage: friendly fire", LOWER, counted(Count.DAMAGE_BY_FRIENDLY_FIRE))
                .add("damage.want", "Damage: Forced Marches and missing SP", LOWER, counted(Count.DAMAGE_BY_WANT))
                .add("damage.entries", "Damage: Events and Encounters", LOWER, counted(Count.DAMAGE_BY_ENTRIES));
        m.perSubject("damageSources", "Sources of Damage")
                .asks("Where does the Damage come from?")
                .of(
                        item("damage.attacks", "Enemy attacks"),
                        item("damage.tactics", "Tactics markers"),
                        item("damage.friendlyFire", "Friendly fire"),
                        item("damage.want", "Forced Marches and missing SP"),
                        item("damage.entries", "Events and Encounters"));
    }

    private static void addBoxGroups(final MetricList<MissionState> m, final List<Subject> played) {
        m.perSubject("combatsByBox", "Combats")
                .asks("How often is each combat fought in a Mission?")
                .of(together(
                        items(played, "{}"),
                        List.of(item("combats", "All combats"), item("combats.random", "Random Combats"))));
        m.breakdown("combatEnds", "Ends of combats")
                .asks("What share of the combats of each kind ends in each way?")
                .of(
                        played,
                        Arrays.stream(ENDS)
                                .map(end -> item(end.id() + ".share", shortLabel(end)))
                                .toList());
    }

    private static void addEnemyGroups(final MetricList<MissionState> m, final EnemyTable enemies) {
        m.matrix("enemies", "Enemies")
                .asks("How many Enemies are met and eliminated, by type?")
                .of(
                        Subject.list(enemies.types, i -> types(enemies).get(i).id(), enemies.typeNames::get),
                        item("met", "Met"),
                        item("eliminated", "Eliminated"),
                        item("killRate", "Kill rate"));
        m.perSubject("killsOtherwise", "Eliminations by Fire Support and Claymore")
                .asks("How many Enemies do Fire Support and the Claymore eliminate?")
                .of(item("kills.fireSupport", "Fire Support"), item("kills.claymore", "Claymore"));
    }
}
