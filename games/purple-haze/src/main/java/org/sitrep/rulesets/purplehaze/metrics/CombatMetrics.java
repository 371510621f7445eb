package org.sitrep.rulesets.purplehaze.metrics;

import static org.sitrep.outcome.MetricList.at;
import static org.sitrep.outcome.MetricList.bit;
import static org.sitrep.outcome.MetricList.first;
import static org.sitrep.outcome.MetricList.item;
import static org.sitrep.outcome.MetricList.items;
import static org.sitrep.outcome.MetricList.names;
import static org.sitrep.outcome.MetricList.sum;
import static org.sitrep.outcome.MetricList.together;
import static org.sitrep.outcome.Slot.Better.HIGHER;
import static org.sitrep.outcome.Slot.Better.LOWER;
import static org.sitrep.outcome.Slot.Better.NEUTRAL;

import java.util.List;
import java.util.function.ToIntFunction;
import org.sitrep.outcome.MetricList;
import org.sitrep.outcome.MetricList.Item;
import org.sitrep.outcome.MetricList.Reader;
import org.sitrep.outcome.Metrics;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Series;
import org.sitrep.outcome.Slot;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.outcome.Slot.Kind;
import org.sitrep.outcome.Subject;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.combat.End;
import org.sitrep.rulesets.purplehaze.combat.Rewards;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.play.Bounds;
import org.sitrep.rulesets.purplehaze.tables.EnemyTable;
import org.sitrep.rulesets.purplehaze.tables.GameTables;

/** The slots of a combat's outcome: survivors, rewards, costs and ends. Immutable. */
public final class CombatMetrics extends Metrics<CombatState> {
    /** Upper bounds of open slots: three to five times the most that the combats and Missions at hand lead to. */
    private static final int MOST_MARINE_ACTIVATIONS = 36;

    private static final int MOST_ENEMY_ACTIVATIONS = 40;
    private static final int MOST_DAMAGE_OF_MARINE = 80;
    private static final int MOST_DAMAGE = 150;
    private static final int MOST_INITIATIVE = 40;
    private static final int MOST_KILLS = 16;
    private static final int MOST_STRESS = 100;
    private static final int MOST_CUBES = 20;
    private static final int MOST_ITEMS = 20;
    /** Markers of both kinds in the largest set. */
    private static final int MOST_ENEMIES = 36;

    private static final int MARINES = CombatState.MARINES;
    private static final List<Subject> FOLLOWED =
            Subject.list(CombatState.FOLLOWED, k -> "initiative.after." + (k + 1), k -> "activation " + (k + 1));

    /** The first slot of the Initiative after each followed activation. */
    private final int followed;

    /** Lays out the slots of a combat. */
    public CombatMetrics(final GameTables tables) {
        super(new Declaration(tables).all(), Bounds.BEYOND_COUNTING);
        followed = layout().index(FOLLOWED.get(0).id());
    }

    /** Fills the Initiative after each followed activation: the only slots known of an aborted combat. */
    public void fillFollowed(final CombatState state, final Outcome into) {
        for (int i = 0; i < state.followed; i++) {
            set(into, followed + i, state.initiativeAfter[i]);
        }
    }

    private static final class Declaration {
        private final MetricList<CombatState> m = new MetricList<>();
        private final List<Subject> marines;
        /** The Marines with their numbers, as rows of groups. */
        private final List<Subject> rows;

        private final GameData game;
        private final EnemyTable enemies;
        /** Types of Enemies; includes armored ones only if the box may place them. */
        private final List<Subject> types;

        Declaration(final GameTables tables) {
            final List<String> names = tables.specializations.names();
            game = tables.game;
            enemies = tables.enemies;
            marines = Subject.list(MARINES, i -> "" + (i + 1), names::get);
            rows = Subject.list(MARINES, i -> "" + (i + 1), i -> (i + 1) + " " + names.get(i));
            types =
                    Subject.list(enemies.types, enemies.typeIds::get, type -> enemies.typeNames.get(type) + "s")
                            .stream()
                            .filter(type -> !enemies.armored[type.index()]
                                    || game.playedCombat().mayPlace(type.id()))
                            .toList();
        }

        MetricList<CombatState> all() {
            addMarines();
            addEnemies();
            addEnds();
            addHarm();
            addInitiative();
            addKills();
            addUpkeep();
            addGroups();
            m.layout().headline("squad.survivors").brief(List.of("survival", "rewards", "killRate", "ends"));
            return m;
        }

        private void addMarines() {
            final int most = 3 * MARINES;
            m.count("squad.survivors", "Marines who survive", "Marines", MARINES, HIGHER, s -> s.squad.presentCount);
            m.each(marines, marine -> marine.flag("marine.{}.killed", "{} killed", LOWER, bit(s -> ~s.squad.present)));
            m.count("wounds", "Wounds", "Wounds", most, LOWER, s -> sum(s.squad.cubes));
            m.count("wounds.nonfatal", "Wounds survived", "Wounds", most, LOWER, s -> sum(s.squad.cubes) - kia(s));
            m.count("kia", "Marines killed in action", "Marines", MARINES, LOWER, Declaration::kia);
            perMarine(m, "marine.{}.wounds", "{}: Wounds", "Wounds", 3, LOWER, at(s -> s.squad.cubes));
            final String experience = "Experience per Marine of the Squad";
            m.add(
                    new Slot("experience", experience, "XP", Kind.QUANTITY, -MARINES, 2 * MARINES, MARINES, HIGHER),
                    Rewards::experience);
            m.count("boonCards", "Boon cards drawn", "cards", 2, HIGHER, Rewards::boonCards);
        }

        private void perMarine(
                final MetricList<CombatState> list,
                final String name,
                final String label,
                final String unit,
                final int max,
                final Better better,
                final Reader<CombatState> value) {
            list.each(marines, marine -> marine.count(name, label, unit, max, better, value));
        }

        private static int kia(final CombatState state) {
            return MARINES - state.squad.presentCount;
        }

        private void addEnemies() {
            enemies("eliminated", HIGHER, s -> s.eliminatedCount, at(s -> s.eliminated));
            enemies("met", NEUTRAL, s -> sum(s.placed), at(s -> s.placed));
            final String label = "Share of {} eliminated, of those met";
            m.share("killRate", label.replace("{}", "Enemies"), "eliminated", "met", HIGHER);
            m.each(types, type -> type.share("killRate.{}", label, "eliminated.{}", "met.{}", HIGHER));
        }

        private void enemies(
                final String what,
                final Better better,
                final ToIntFunction<CombatState> all,
                final Reader<CombatState> ofType) {
            m.count(what, "Enemies " + what, "Enemies", MOST_ENEMIES, better, all);
            m.each(types, type -> type.count(what + ".{}", "{} " + what, "Enemies", MOST_ENEMIES, better, ofType));
        }

        private void addEnds() {
            m.openCounts("activations", MOST_ENEMY_ACTIVATIONS)
                    .add("enemy.activations", "Enemy activations", LOWER, s -> s.enemyActivations);
            m.openCounts("activations", MOST_MARINE_ACTIVATIONS)
                    .add("marine.activations", "Marine activations", NEUTRAL, s -> s.marineActivations);
            final Reader<CombatState> ended = bit(s -> 1L << s.end.ordinal());
            for (final End end : End.values()) {
                m.possible(CombatSlots.isPossible(end, game.playedCombat()))
                        .of(new Subject("end." + end.id(), end.label(), end.ordinal()))
                        .flag("{}", "End: {}", CombatSlots.better(end), ended);
            }
        }

        private void addHarm() {
            perMarine(
                    m.open(),
                    "damage.{}",
                    "{}: Damage",
                    "Damage",
                    MOST_DAMAGE_OF_MARINE,
                    LOWER,
                    at(s -> s.damageTaken));
            m.openCounts("Damage", MOST_DAMAGE)
                    .add("damage.byAttacks", "Damage by Enemy attacks", LOWER, s -> s.damageByAttacks)
                    .add("damage.byTactics", "Damage by Tactics markers", LOWER, s -> s.damageByTactics)
                    .add("damage.byFriendlyFire", "Damage by friendly fire", LOWER, s -> s.damageByFriendlyFire);
        }

        private void addInitiative() {
            final int most = MOST_INITIATIVE;
            final String unit = "Initiative";
            m.open()
                    .quantity(
                            "initiative.final", "Initiative at the end", unit, -most, most, NEUTRAL, s -> s.initiative);
            final String label = "Initiative after {}";
            final Reader<CombatState> value = first(s -> s.followed, s -> s.initiativeAfter);
            m.open().each(FOLLOWED, after -> after.quantity("{}", label, unit, -most, most, NEUTRAL, value));
            m.layout().add(new Series("initiative.after", unit, "activation", unit, names(items(FOLLOWED, "{}"))));
        }

        private void addKills() {
            final String by = "Enemies eliminated by ";
            perMarine(
                    m.open(),
                    "marine.{}.kills",
                    "{}: Enemies eliminated",
                    "Enemies",
                    MOST_KILLS,
                    HIGHER,
                    at(s -> s.kills));
            m.openCounts("Enemies", MOST_KILLS)
                    .add("kills.fireSupport", by + "Fire Support", HIGHER, s -> s.killsByFireSupport)
                    .add("kills.claymore", by + "the Claymore", HIGHER, s -> s.killsByClaymore);
        }

        private void addUpkeep() {
            m.openCounts("Stress", MOST_STRESS)
                    .add("stress", "Stress of the Squad at the end", LOWER, s -> ofPresent(s, s.squad.stress));
            final String cubes = "Condition cubes of the Squad at the end";
            m.openCounts("cubes", MOST_CUBES)
                    .add("conditions", cubes, LOWER, s -> ofPresent(s, s.squad.conditionCubes));
            m.open()
                    .count(
                            "ammo.spent",
                            "Steps of ammo and grenades spent",
                            "steps",
                            MOST_ITEMS,
                            LOWER,
                            s -> s.ammoSpent);
            m.open()
                    .count(
                            "equipment.dropped",
                            "Items dropped after the combat",
                            "items",
                            MOST_ITEMS,
                            LOWER,
                            s -> s.squad.shed);
        }

        private static int ofPresent(final CombatState state, final int[] of) {
            int sum = 0;
            for (int marine = 0; marine < MARINES; marine++) {
                sum += state.squad.isPresent(marine) ? of[marine] : 0;
            }
            return sum;
        }

        private void addGroups() {
            m.perSubject("survival", "Marines killed")
                    .asks("How often is each Marine killed?")
                    .of(items(rows, "marine.{}.killed"));
            m.theme("rewards", "Experience")
                    .asks("What does the Squad gain?")
                    .of(item("experience", "Experience per Marine"), item("boonCards", "Boon cards"));
            m.perSubject("killRate", "Kill rate")
                    .asks("What share of the Enemies met is eliminated, by type?")
                    .of(types.stream()
                            .map(t -> item("killRate." + t.id(), enemies.typeNames.get(t.index())))
                            .toList());
            m.perSubject("kills", "Eliminations by source")
                    .asks("How many Enemies does each Marine eliminate?")
                    .of(together(
                            items(rows, "marine.{}.kills"),
                            List.of(item("kills.fireSupport", "Fire Support"), item("kills.claymore", "Claymore"))));
            m.perSubject("wounds", "Wounds")
                    .asks("How many Wounds does each Marine take?")
                    .of(items(rows, "marine.{}.wounds"));
            m.perSubject("damage", "Damage")
                    .asks("How much Damage gets through each Marine's cover?")
                    .of(items(rows, "damage.{}"));
            m.perSubject("damageSources", "Sources of Damage")
                    .asks("Where does the Damage come from?")
                    .of(
                            item("damage.byAttacks", "Enemy attacks"),
                            item("damage.byTactics", "Tactics markers"),
                            item("damage.byFriendlyFire", "Friendly fire"));
            final List<Item> ends = List.of(End.values()).stream()
                    .map(end -> item("end." + end.id(), end.label()))
                    .toList();
            m.category("ends", "End of the combat")
                    .asks("What ends the combat?")
                    .of(ends);
            m.theme("length", "Length")
                    .asks("How many activations does the combat take?")
                    .of(m.items("marine.activations", "enemy.activations"));
            m.theme("upkeep", "Other costs")
                    .asks("What else does the combat cost?")
                    .of(
                            item("stress", "Stress"),
                            item("conditions", "Condition cubes"),
                            item("ammo.spent", "Steps of ammo and grenades"),
                            item("equipment.dropped", "Items dropped"));
        }
    }
}
