package org.sitrep.rulesets.rambo.metrics;

import static org.sitrep.outcome.SlotList.names;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.rulesets.rambo.definition.Stance;
import org.sitrep.rulesets.rambo.mission.MissionRecord;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.tables.HeroTable;

/** What the heroes do and suffer, each, and the team together. */
final class HeroSlots {
    private static final int MOST_STEPS = CountList.TURNS * 12;

    private final CountList list;
    private final Roster roster;
    private final List<String> heroes;
    private final List<String> labels;

    private HeroSlots(final CountList list, final Roster roster) {
        this.list = list;
        this.roster = roster;
        heroes = roster.names();
        labels = roster.labels();
    }

    static void add(final CountList list, final Roster roster) {
        final HeroSlots slots = new HeroSlots(list, roster);
        slots.addCounts();
        slots.addTurns();
        slots.addGroups();
    }

    private void addCounts() {
        final int many = CountList.MANY;
        both("wounds", "Wounds", "wounds", CountList.WOUNDS, Better.LOWER, r -> r.wounds);
        both("damageTaken", "Damage taken", "damage", many, Better.LOWER, r -> r.damageTaken);
        both("healed", "Damage healed", "damage", many, Better.HIGHER, r -> r.healed);
        both("kills", "Enemies killed", "figures", many, Better.HIGHER, r -> r.kills);
        both("attacks", "Attacks", "attacks", many, Better.NEUTRAL, r -> r.attacks);
        both("damageDealt", "Damage dealt", "damage", many, Better.HIGHER, r -> r.damageDealt);
        both("damageWasted", "Damage beyond what kills", "damage", many, Better.LOWER, r -> r.damageWasted);
        both("steps", "Steps", "steps", MOST_STEPS, Better.NEUTRAL, r -> r.steps);
        both("valorGained", "Valor gained", "tokens", many, Better.HIGHER, r -> r.valorGained);
        both("valor.attacks", "Valor spent on attacks", "tokens", many, Better.NEUTRAL, r -> r.valorOnAttacks);
        both("valor.blocks", "Valor spent on blocks", "tokens", many, Better.NEUTRAL, r -> r.valorOnBlocks);
        both("valor.steps", "Valor spent on steps", "tokens", many, Better.NEUTRAL, r -> r.valorOnSteps);
        both("valor.lost", "Valor lost to effects", "tokens", many, Better.LOWER, r -> r.valorLost);
        both("armorGained", "Armor gained", "tokens", many, Better.HIGHER, r -> r.armorGained);
        list.count(
                "wounds.removed",
                "Wounds taken away again",
                "wounds",
                CountList.WOUNDS * MissionState.HEROES,
                Better.HIGHER,
                s -> s.record.woundsRemoved);
    }

    /** Adds a count of each hero and, before them, of the team. */
    private void both(
            final String name,
            final String label,
            final String unit,
            final int max,
            final Better better,
            final Function<MissionRecord, int[]> counts) {
        list.count(
                name,
                label,
                unit,
                max * MissionState.HEROES,
                better,
                s -> CountList.sum(counts.apply(s.record), s.party));
        for (int h = 0; h < heroes.size(); h++) {
            final int seat = roster.seat(h);
            list.count(
                    heroes.get(h) + "." + name,
                    label + ", " + labels.get(h),
                    unit,
                    max,
                    better,
                    CountList.ofSeat(seat, s -> counts.apply(s.record)[seat]));
        }
    }

    private void addTurns() {
        final int turns = CountList.TURNS;
        for (int h = 0; h < heroes.size(); h++) {
            final int seat = roster.seat(h);
            list.count(
                    heroes.get(h) + ".turns",
                    "Turns, " + labels.get(h),
                    "turns",
                    turns,
                    Better.NEUTRAL,
                    CountList.ofSeat(seat, s -> CountList.turns(s, seat)));
            for (int l = 0; l < MissionRecord.LEVELS; l++) {
                final int at = seat * MissionRecord.LEVELS + l;
                level(heroes.get(h), labels.get(h), l, CountList.ofSeat(seat, s -> s.record.turnsAtLevel[at]));
            }
            int nth = 0;
            for (final Stance stance : roster.hero(h).stances().values()) {
                final int at = seat * HeroTable.STANCES + nth++;
                final String name = heroes.get(h) + ".stance." + stance.id();
                list.count(
                        name + ".turns",
                        "Turns in " + stance.name() + ", " + labels.get(h),
                        "turns",
                        turns,
                        Better.NEUTRAL,
                        CountList.ofSeat(seat, s -> s.record.stances[at]));
                list.slots()
                        .share(
                                name,
                                stance.name() + ", " + labels.get(h),
                                name + ".turns",
                                heroes.get(h) + ".turns",
                                Better.NEUTRAL);
            }
        }
    }

    private void level(
            final String hero, final String label, final int level, final ToIntFunction<MissionState> value) {
        final String name = hero + ".start." + Names.LEVELS.get(level);
        final String levelLabel = Names.LEVEL_LABELS.get(level);
        list.count(
                name + ".turns",
                "Turns that begin at " + levelLabel + ", " + label,
                "turns",
                CountList.TURNS,
                Better.NEUTRAL,
                value);
        list.slots()
                .share(
                        name,
                        levelLabel + " at the start of a turn, " + label,
                        name + ".turns",
                        hero + ".turns",
                        level == 0 ? Better.HIGHER : level == 3 ? Better.LOWER : Better.NEUTRAL);
    }

    private void addGroups() {
        list.matrix(
                "heroes",
                "Each hero",
                "What does each hero suffer and achieve?",
                heroes,
                labels,
                List.of("wounds", "damageTaken", "kills", "attacks", "damageDealt", "damageWasted"),
                List.of("Wounds", "Damage taken", "Kills", "Attacks", "Damage dealt", "Wasted"));
        list.matrix(
                "heroes.more",
                "Turns and steps",
                "How many turns does each hero take, how far does it go, and what does it recover?",
                heroes,
                labels,
                List.of("turns", "steps", "healed", "armorGained"),
                List.of("Turns", "Steps", "Healed", "Armor gained"));
        list.slots()
                .table(
                        "team",
                        "The team",
                        "What does the team suffer and achieve together?",
                        List.of(
                                "wounds",
                                "wounds.removed",
                                "damageTaken",
                                "healed",
                                "kills",
                                "attacks",
                                "damageDealt",
                                "damageWasted",
                                "steps",
                                "armorGained"),
                        List.of(
                                "Wounds",
                                "Wounds taken away again",
                                "Damage taken",
                                "Damage healed",
                                "Enemies killed",
                                "Attacks",
                                "Damage dealt",
                                "Damage beyond what kills",
                                "Steps",
                                "Armor gained"),
                        "A mission");
        list.matrix(
                "valor",
                "Valor",
                "How much valor does each hero gain, and what becomes of it?",
                heroes,
                labels,
                List.of("valorGained", "valor.attacks", "valor.blocks", "valor.steps", "valor.lost"),
                List.of("Gained", "On attacks", "On blocks", "On steps", "Lost to effects"));
        list.breakdown(
                "levels",
                "Alert at the start of turns",
                "At which level does each hero begin its turns?",
                heroes,
                labels,
                names(MissionRecord.LEVELS, l -> "start." + Names.LEVELS.get(l)),
                Names.LEVEL_LABELS);
        final List<String> stances = new ArrayList<>();
        final List<String> stanceLabels = new ArrayList<>();
        for (int h = 0; h < heroes.size(); h++) {
            for (final Stance stance : roster.hero(h).stances().values()) {
                stances.add(heroes.get(h) + ".stance." + stance.id());
                stanceLabels.add(labels.get(h) + ": " + stance.name());
            }
        }
        list.subjects(
                "stances",
                "Stances",
                "Which stances does each hero choose, as shares of its turns?",
                stances,
                stanceLabels);
    }
}
