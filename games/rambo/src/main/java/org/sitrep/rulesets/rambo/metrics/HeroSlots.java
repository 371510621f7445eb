package org.sitrep.rulesets.rambo.metrics;

import static org.sitrep.outcome.MetricList.item;
import static org.sitrep.outcome.MetricList.items;
import static org.sitrep.outcome.MetricList.sum;
import static org.sitrep.outcome.Slot.Better.HIGHER;
import static org.sitrep.outcome.Slot.Better.LOWER;
import static org.sitrep.outcome.Slot.Better.NEUTRAL;
import static org.sitrep.rulesets.rambo.metrics.MissionMetrics.LEVELS;
import static org.sitrep.rulesets.rambo.metrics.MissionMetrics.MANY;
import static org.sitrep.rulesets.rambo.metrics.MissionMetrics.TURNS;
import static org.sitrep.rulesets.rambo.metrics.MissionMetrics.WOUNDS;
import static org.sitrep.rulesets.rambo.metrics.MissionMetrics.counted;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.sitrep.outcome.MetricList;
import org.sitrep.outcome.MetricList.Item;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.outcome.Subject;
import org.sitrep.rulesets.rambo.definition.Hero;
import org.sitrep.rulesets.rambo.definition.Stance;
import org.sitrep.rulesets.rambo.mission.MissionRecord;
import org.sitrep.rulesets.rambo.mission.MissionRecord.Count;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.tables.GameTables;
import org.sitrep.rulesets.rambo.tables.HeroTable;

/** Slots of the heroes, each and as a team: what they do and suffer. */
final class HeroSlots {
    private final MetricList<MissionState> m;
    private final List<Subject> heroes;
    private final List<Hero> cards;

    private HeroSlots(final MetricList<MissionState> metrics, final List<Subject> heroes, final GameTables tables) {
        m = metrics;
        this.heroes = heroes;
        cards = List.copyOf(tables.game.heroes().values());
    }

    static void add(final MetricList<MissionState> metrics, final List<Subject> heroes, final GameTables tables) {
        final HeroSlots slots = new HeroSlots(metrics, heroes, tables);
        slots.addCounts();
        slots.addTurns();
        slots.addGroups();
    }

    private void addCounts() {
        both("wounds", "Wounds", "wounds", WOUNDS, LOWER, r -> r.wounds);
        both("damageTaken", "Damage taken", "damage", MANY, LOWER, r -> r.damageTaken);
        both("healed", "Damage healed", "damage", MANY, HIGHER, r -> r.healed);
        both("kills", "Enemies killed", "figures", MANY, HIGHER, r -> r.kills);
        both("attacks", "Attacks", "attacks", MANY, NEUTRAL, r -> r.attacks);
        both("damageDealt", "Damage dealt", "damage", MANY, HIGHER, r -> r.damageDealt);
        both("damageWasted", "Damage in excess of a kill", "damage", MANY, LOWER, r -> r.damageWasted);
        both("steps", "Steps", "steps", TURNS * 12, NEUTRAL, r -> r.steps);
        both("valorGained", "Valor gained", "tokens", MANY, HIGHER, r -> r.valorGained);
        both("valor.attacks", "Valor spent on attacks", "tokens", MANY, NEUTRAL, r -> r.valorOnAttacks);
        both("valor.blocks", "Valor spent on blocks", "tokens", MANY, NEUTRAL, r -> r.valorOnBlocks);
        both("valor.steps", "Valor spent on steps", "tokens", MANY, NEUTRAL, r -> r.valorOnSteps);
        both("valor.lost", "Valor lost to effects", "tokens", MANY, LOWER, r -> r.valorLost);
        both("armorGained", "Armor gained", "tokens", MANY, HIGHER, r -> r.armorGained);
        final int most = WOUNDS * MissionState.HEROES;
        m.count("wounds.removed", "Wounds removed", "wounds", most, HIGHER, counted(Count.WOUNDS_REMOVED));
    }

    /** Adds a count of the team, then one of each hero. */
    private void both(
            final String name,
            final String label,
            final String unit,
            final int max,
            final Better better,
            final Function<MissionRecord, int[]> counts) {
        final int most = max * MissionState.HEROES;
        m.open().count(name, label, unit, most, better, s -> sum(counts.apply(s.record), s.party));
        m.each(
                heroes,
                hero -> hero.open()
                        .count(name, label + ", {}", unit, max, better, (s, seat) -> counts.apply(s.record)[seat]));
    }

    private void addTurns() {
        for (int h = 0; h < heroes.size(); h++) {
            final MetricList<MissionState> hero = m.of(heroes.get(h));
            hero.count("turns", "Turns, {}", "turns", TURNS, NEUTRAL, (s, seat) -> s.record.turnsOf(seat));
            for (final Subject level : LEVELS) {
                final int at = level.index();
                final Better better = MissionMetrics.better(at);
                final String name = "start." + level.id();
                final String label = "Turns that begin at " + level.label() + ", {}";
                hero.count(name + ".turns", label, "turns", TURNS, NEUTRAL, (s, seat) -> s.record.turnsAt(seat, at));
                hero.share(name, level.label() + " at the start of a turn, {}", name + ".turns", "turns", better);
            }
            int nth = 0;
            for (final Stance stance : cards.get(h).stances().values()) {
                final int at = nth++;
                final String name = "stance." + stance.id();
                final String label = "Turns in " + stance.name() + ", {}";
                hero.count(name + ".turns", label, "turns", TURNS, NEUTRAL, (s, seat) -> turnsIn(s, seat, at));
                hero.share(name, stance.name() + ", {}", name + ".turns", "turns", NEUTRAL);
            }
        }
    }

    private static int turnsIn(final MissionState state, final int hero, final int stance) {
        return state.record.stances[hero * HeroTable.STANCES + stance];
    }

    private void addGroups() {
        m.matrix("heroes", "Each hero")
                .asks("What does each hero suffer and achieve?")
                .of(
                        heroes,
                        item("wounds", "Wounds"),
                        item("damageTaken", "Damage taken"),
                        item("kills", "Kills"),
                        item("attacks", "Attacks"),
                        item("damageDealt", "Damage dealt"),
                        item("damageWasted", "Excess"));
        m.matrix("heroes.more", "Turns and steps")
                .asks("How many turns does each hero take, how far does it walk, and what does it recover?")
                .of(
                        heroes,
                        item("turns", "Turns"),
                        item("steps", "Steps"),
                        item("healed", "Healed"),
                        item("armorGained", "Armor gained"));
        m.table("team", "Team", MissionMetrics.A_MISSION)
                .asks("What does the team suffer and achieve?")
                .of(m.items(
                        "wounds",
                        "wounds.removed",
                        "damageTaken",
                        "healed",
                        "kills",
                        "attacks",
                        "damageDealt",
                        "damageWasted",
                        "steps",
                        "armorGained"));
        m.matrix("valor", "Valor")
                .asks("How much valor does each hero gain, spend and lose?")
                .of(
                        heroes,
                        item("valorGained", "Gained"),
                        item("valor.attacks", "On attacks"),
                        item("valor.blocks", "On blocks"),
                        item("valor.steps", "On steps"),
                        item("valor.lost", "Lost to effects"));
        m.breakdown("levels", "Alert at the start of turns")
                .asks("At which level does each hero begin its turns?")
                .of(heroes, items(LEVELS, "start.{}"));
        final List<Item> stances = new ArrayList<>();
        for (int h = 0; h < heroes.size(); h++) {
            for (final Stance stance : cards.get(h).stances().values()) {
                final Subject hero = heroes.get(h);
                stances.add(item(hero.id() + ".stance." + stance.id(), hero.label() + ": " + stance.name()));
            }
        }
        m.perSubject("stances", "Stances")
                .asks("In what share of its turns does each hero choose each stance?")
                .of(stances);
    }
}
