package org.sitrep.rulesets.rambo.story;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.ruleset.story.RollNarrator;
import org.sitrep.rulesets.rambo.definition.Enemy;
import org.sitrep.rulesets.rambo.definition.Mission;
import org.sitrep.rulesets.rambo.definition.Poi;
import org.sitrep.rulesets.rambo.definition.Trigger;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.tables.EnemyTable;
import org.sitrep.rulesets.rambo.tables.GearTable;
import org.sitrep.rulesets.rambo.tables.HeroTable;

/** Reports the start of a mission: objectives, what fails it, heroes and their gear, and the row of enemies. */
final class Briefing {
    private final MissionState state;
    private final RollNarrator narrator;

    private final EffectWords effects;

    Briefing(final MissionState state, final RollNarrator narrator, final EffectWords effects) {
        this.state = state;
        this.narrator = narrator;
        this.effects = effects;
    }

    void tell() {
        final Mission dossier = state.tables.mission.mission;
        narrator.line(dossier.title() + ", " + Phrases.count(dossier.rounds(), "round", "rounds") + ".");
        dossier.objectives().forEach(objective -> narrator.line("- " + objective + "."));
        narrator.line("It fails if a hero has " + dossier.failure().wounds() + " wounds"
                + (dossier.failure().redAtStartOfTurn() ? ", is at red at the start of its turn" : "")
                + ", or round " + dossier.rounds() + " ends.");
        places();
        triggers();
        heroes();
        if (!state.tables.forbidden.isEmpty()) {
            narrator.line("Forbidden: " + String.join(", ", state.tables.forbidden.things()) + ".");
        }
        weapons();
        enemies();
    }

    private void places() {
        for (int poi = 0; poi < state.poiSpace.length; poi++) {
            final Poi place = state.tables.mission.pois[poi];
            final int space = state.poiSpace[poi];
            final String options = place.options().values().stream()
                    .map(option -> option.title() + " (" + Phrases.count(option.actions(), "action", "actions")
                            + (option.conditions().isEmpty()
                                    ? ""
                                    : " if " + EffectWords.conditions(option.conditions()))
                            + ")")
                    .collect(Collectors.joining("; "));
            narrator.line("P" + place.number() + " " + place.name()
                    + (space < 0 ? ", set aside" : " on " + Wording.space(state.tables.map, space))
                    + (options.isEmpty() ? "." : ": " + options + "."));
        }
    }

    private void triggers() {
        for (final Trigger trigger : state.tables.mission.triggers) {
            narrator.line((trigger.when() == Trigger.Moment.END_OF_TURN ? "At the end of a turn" : "At any time")
                    + (trigger.conditions().isEmpty() ? "" : ", if " + EffectWords.conditions(trigger.conditions()))
                    + ": " + effects.of(trigger.effects()) + ".");
        }
    }

    private void heroes() {
        for (int hero = 0; hero < state.party; hero++) {
            final HeroTable board = state.table(hero);
            final List<String> gear = new ArrayList<>();
            for (final int card : board.startingGear) {
                gear.add(Wording.gear(state, card));
            }
            narrator.line((hero + 1) + " " + board.hero.name() + ", health " + board.health + ", "
                    + (gear.isEmpty() ? "no gear" : String.join(", ", gear)) + ".");
        }
    }

    private void weapons() {
        final GearTable gear = state.tables.gear;
        final Set<Integer> carried = new LinkedHashSet<>();
        for (int hero = 0; hero < state.party; hero++) {
            for (final int card : state.table(hero).startingGear) {
                if (gear.cards[card].isWeapon()) {
                    carried.add(card);
                }
            }
        }
        final Columns table = new Columns("Weapon", "range", "targets", "damage", "alert");
        for (final int card : carried) {
            table.row(
                    Wording.gear(state, card),
                    range(gear.cards[card].range()),
                    gear.cards[card].targets(),
                    gear.cards[card].damage(),
                    gear.cards[card].alert());
        }
        if (!carried.isEmpty()) {
            narrator.table(table.text());
        }
    }

    private static String range(final int range) {
        return range == 0 ? "A" : Integer.toString(range);
    }

    private void enemies() {
        final EnemyTable row = state.tables.enemies;
        final Columns table = new Columns("Enemy", "range", "targets", "damage", "move", "resist", "health", "figures");
        for (int type = 0; type < row.size(); type++) {
            final Enemy card = row.cards[type];
            table.row(
                    Roster.letter(type) + " " + card.name(),
                    range(card.range()),
                    card.targets(),
                    card.damage(),
                    card.movement(),
                    card.resistance(),
                    card.health(),
                    card.figures());
        }
        narrator.table(table.text());
        for (int type = 0; type < row.size(); type++) {
            narrator.line(Roster.letter(type) + ": " + BehaviourWords.of(row.behaviours[type]) + "."
                    + (row.noticesWithin[type] < 0
                            ? ""
                            : " Notices heroes within " + row.noticesWithin[type] + " spaces when it appears."));
        }
    }
}
