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
import org.sitrep.rulesets.rambo.tables.GameTables;
import org.sitrep.rulesets.rambo.tables.HeroTable;

/** What the heroes do and suffer, each, and the team together. */
final class HeroSlots {
    private static final int MOST_STEPS_OF_TURN = 24;

    private final CountList list;
    private final List<String> heroes;
    private final List<String> labels;

    private HeroSlots(final CountList list, final GameTables tables) {
        this.list = list;
        heroes = Names.heroes(tables);
        labels = Names.heroLabels(tables);
    }

    static void add(final CountList list, final GameTables tables) {
        final HeroSlots slots = new HeroSlots(list, tables);
        slots.addCounts(tables);
        slots.addTurns(tables);
        slots.addGroups(tables);
    }

    /** Returns how many turns one hero can take at most (RB-PC-1). */
    private static int mostTurns(final GameTables tables) {
        final int party = tables.heroes.length;
        return tables.mission.rounds * ((GameTables.TURNS + party - 1) / party);
    }

    private void addCounts(final GameTables tables) {
        final int many = CountList.MANY;
        final int turns = mostTurns(tables);
        both("wounds", "Wounds", "wounds", many, Better.LOWER, r -> r.wounds);
        both("damageTaken", "Damage taken", "damage", many, Better.LOWER, r -> r.damageTaken);
        both("healed", "Damage healed", "damage", many, Better.HIGHER, r -> r.healed);
        both("kills", "Enemies killed", "figures", many, Better.HIGHER, r -> r.kills);
        both("attacks", "Attacks", "attacks", many, Better.NEUTRAL, r -> r.attacks);
        both("damageDealt", "Damage dealt", "damage", many, Better.HIGHER, r -> r.damageDealt);
        both("damageWasted", "Damage beyond what kills", "damage", many, Better.LOWER, r -> r.damageWasted);
        both("steps", "Steps", "steps", turns * MOST_STEPS_OF_TURN, Better.NEUTRAL, r -> r.steps);
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
                many,
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
        list.count(name, label, unit, max * heroes.size(), better, s -> CountList.sum(counts.apply(s.record), s.party));
        for (int h = 0; h < heroes.size(); h++) {
            final int hero = h;
            list.count(
                    heroes.get(h) + "." + name,
                    label + ", " + labels.get(h),
                    unit,
                    max,
                    better,
                    s -> counts.apply(s.record)[hero]);
        }
    }

    private void addTurns(final GameTables tables) {
        final int turns = mostTurns(tables);
        for (int h = 0; h < heroes.size(); h++) {
            final int hero = h;
            list.count(
                    heroes.get(h) + ".turns",
                    "Turns, " + labels.get(h),
                    "turns",
                    turns,
                    Better.NEUTRAL,
                    s -> CountList.turns(s, hero));
            for (int l = 0; l < MissionRecord.LEVELS; l++) {
                final int at = hero * MissionRecord.LEVELS + l;
                level(heroes.get(h), labels.get(h), l, turns, s -> s.record.turnsAtLevel[at]);
            }
            final HeroTable board = tables.heroes[h];
            for (int n = 0; n < HeroTable.STANCES; n++) {
                final int at = hero * HeroTable.STANCES + n;
                final String name = heroes.get(h) + ".stance." + board.stances[n].id();
                list.count(
                        name + ".turns",
                        "Turns in " + board.stances[n].name() + ", " + labels.get(h),
                        "turns",
                        turns,
                        Better.NEUTRAL,
                        s -> s.record.stances[at]);
                list.slots()
                        .share(
                                name,
                                board.stances[n].name() + ", " + labels.get(h),
                                name + ".turns",
                                heroes.get(h) + ".turns",
                                Better.NEUTRAL);
            }
        }
    }

    private void level(
            final String hero,
            final String label,
            final int level,
            final int turns,
            final ToIntFunction<MissionState> value) {
        final String name = hero + ".start." + Names.LEVELS.get(level);
        final String levelLabel = Names.LEVEL_LABELS.get(level);
        list.count(
                name + ".turns",
                "Turns that begin at " + levelLabel + ", " + label,
                "turns",
                turns,
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

    private void addGroups(final GameTables tables) {
        list.matrix(
                "heroes",
                "Each hero",
                "What does each hero suffer and achieve?",
                heroes,
                labels,
                List.of("wounds", "damageTaken", "healed", "kills", "attacks", "damageDealt", "damageWasted", "steps"),
                List.of("Wounds", "Damage taken", "Healed", "Kills", "Attacks", "Damage dealt", "Wasted", "Steps"));
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
            for (final Stance stance : tables.heroes[h].stances) {
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
