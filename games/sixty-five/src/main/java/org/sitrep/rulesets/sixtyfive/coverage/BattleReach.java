package org.sitrep.rulesets.sixtyfive.coverage;

import java.util.List;
import org.sitrep.ruleset.ReachCounter;
import org.sitrep.rulesets.sixtyfive.battle.BattleRecord;
import org.sitrep.rulesets.sixtyfive.battle.BattleState;
import org.sitrep.rulesets.sixtyfive.definition.Block;
import org.sitrep.rulesets.sixtyfive.definition.Forbidden;
import org.sitrep.rulesets.sixtyfive.definition.Force;
import org.sitrep.rulesets.sixtyfive.definition.UnitType.Power;
import org.sitrep.rulesets.sixtyfive.play.Event;
import org.sitrep.rulesets.sixtyfive.play.Rolls;
import org.sitrep.rulesets.sixtyfive.tables.GameTables;

/** Counts what battles reach: events, cards, their uses, Powers, bonus cards, units, winners. One per playout. */
public final class BattleReach extends ReachCounter<Event, Rolls> {
    private final GameTables tables;
    private final Group events = group("events");
    private final Group cards = group("cards played", Event.CARD_PLAYED, n -> n[1]);
    private final Group uses = group("uses of cards", Event.CARD_PLAYED, n -> BattleRecord.use(n[2]));
    private final Group powers = group("Powers used", Event.POWER_USED, n -> n[1]);
    private final Group bonuses = group("bonus cards fulfilled");
    private final Group leads = group("units that lead attacks", Event.ATTACK, n -> type(n[0]));
    private final Group losses = group("units eliminated", Event.UNIT_ELIMINATED, n -> type(n[0]));
    private final Group winners = group("winners", Event.BATTLE_OVER, n -> n[0] + 1);

    /** Counts the battles of a state from zero. */
    public BattleReach(final BattleState state) {
        super(Event.class);
        tables = state.tables;
        for (final Event event : Event.values()) {
            events.add(event.name(), isPossible(event));
            on(event, n -> events.count(event.ordinal()));
        }
        on(Event.BONUS_FULFILLED, n -> bonuses.count(state.bonus[n[0]]));
        addCards();
        addUnits();
        winners.add("nobody", tables.battle.printed.victory().otherwise().isEmpty());
        winners.add("us", true);
        winners.add("com", true);
    }

    private int type(final int unit) {
        return tables.units.type[unit];
    }

    private void addCards() {
        for (int card = 0; card < tables.cards.count; card++) {
            cards.add("cards." + tables.cards.ids.get(card), (tables.cards.endTurn & 1L << card) == 0);
        }
        tables.cardUses().forEach(use -> {
            final boolean block = uses.size() < Block.values().length;
            uses.add(block ? "card:" + use.id() : use.id(), use.possible());
        });
        for (final Power power : Power.values()) {
            powers.add(Forbidden.power(power), tables.units.with(power) != 0);
        }
        powers.add("search", tables.battle.ruins.length > 0);
        tables.data.bonusCards().keySet().forEach(id -> bonuses.add("bonusCards." + id, !tables.rules.noBonusCards()));
    }

    private void addUnits() {
        for (int type = 0; type < tables.units.types.size(); type++) {
            final String id = "units." + tables.units.types.get(type).id();
            final boolean there = tables.units.ofType[type] != 0;
            leads.add(id, there && tables.units.types.get(type).highExplosive() > 0);
            losses.add(id, there);
        }
    }

    private boolean isPossible(final Event event) {
        final List<Force> forces = tables.battle.printed.forces();
        return switch (event) {
            case BONUS_DRAWN, BONUS_FULFILLED -> !tables.rules.noBonusCards();
            case UNIT_LOADED, UNIT_UNLOADED -> tables.units.carriers != 0;
            case BUNKER_SET_UP, BUNKER_DESTROYED -> forces.stream().anyMatch(force -> force.bunkers() > 0);
            case FOXHOLE_SET_UP -> forces.stream().anyMatch(force -> force.foxholes() > 0);
            case UNIT_ARRIVED -> forces.stream().anyMatch(force -> force.turn() > 0);
            case UNIT_EXITED -> !tables.rules.exits().isEmpty() || tables.rules.transportsLeave() > 0;
            case HELICOPTER_MODE, CRASHED -> tables.units.helicopters != 0;
            case ATTACK_ON_ARMOR, TARGETING, PENETRATION -> tables.units.hard != 0;
            case RUIN_SEARCHED, RELICS_TAKEN -> tables.battle.ruins.length > 0;
            case DOWNPOUR -> tables.cards.with(Block.SUDDEN_DOWNPOUR) != 0;
            case SMOKE_PLACED -> tables.units.with(Power.SMOKE) != 0;
            default -> true;
        };
    }
}
