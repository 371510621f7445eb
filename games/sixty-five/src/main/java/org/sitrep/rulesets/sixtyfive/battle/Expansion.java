package org.sitrep.rulesets.sixtyfive.battle;

import org.sitrep.rulesets.sixtyfive.definition.Block;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.rulesets.sixtyfive.play.Event;
import org.sitrep.rulesets.sixtyfive.play.RollId;

/** The cards of the expansion, which a scenario adds to the deck (SF-ACT-18 to SF-ACT-23, SF-REA-5, SF-REA-6). */
final class Expansion extends Part {
    private static final int APART = 2;

    private final Trip sneaking = new Trip(trip -> {
        trip.hexes = 1;
        trip.sneaking = true;
    });
    /** Terrain in which Punji Stakes stand. */
    private final boolean[] overgrown;

    Expansion(final Table table) {
        super(table);
        overgrown = new boolean[tables.terrain.ids.size()];
        for (int terrain = 0; terrain < overgrown.length; terrain++) {
            final String id = tables.terrain.ids.get(terrain);
            overgrown[terrain] = id.equals("jungle") || id.equals("kunai") || id.equals("brush");
        }
    }

    /** Begins a downpour, or not, when its card is drawn (SF-ACT-18, AMB-88); returns whether the card is one. */
    boolean isDownpour(final int side, final int card) {
        if ((cards.with(Block.SUDDEN_DOWNPOUR) & 1L << card) == 0) {
            return false;
        }
        table.deck.play(side, card, Block.SUDDEN_DOWNPOUR.ordinal());
        final int drawn = table.deck.draw(RollId.DOWNPOUR, side, s.drawn[side]++);
        s.downpour |= (cards.anyHit & 1L << drawn) != 0;
        trace.tell(Event.DOWNPOUR, drawn, s.downpour ? 1 : 0);
        return true;
    }

    /** Returns the Leg units that could make a Foxhole (SF-ACT-19). */
    long digging(final int side) {
        long able = 0;
        for (long rest = s.eligible() & units.ofSide[side] & units.leg & ~(units.heroes | s.loaded);
                rest != 0;
                rest &= rest - 1) {
            final int at = s.hex[Long.numberOfTrailingZeros(rest)];
            final boolean free = tables.terrain.printed[map.terrain[at]].fortifiable() && !s.foxhole[at];
            able |= free && s.bunker[at] == BattleState.NONE ? rest & -rest : 0;
        }
        return table.actions.near(able);
    }

    /** Lets a unit make a Foxhole. */
    void scrape(final int side, final long able) {
        final int unit = table.actions.chooseUnit(side, Activity.SCRAPE, able);
        s.foxhole[s.hex[unit]] = true;
        trace.tell(Event.FOXHOLE_SET_UP, s.hex[unit]);
        table.markers.complete(1L << unit);
    }

    /** Moves one unit by a hex; no fire at it where there is cover, and enemies are ambushed (SF-ACT-20). */
    void sneak(final int side, final long able) {
        final int unit = table.actions.chooseUnit(side, Activity.SNEAK, able);
        table.markers.moved(table.movement.moveFrom(side, 1L << unit, sneaking));
        if ((s.present & 1L << unit) != 0 && s.entered[unit] != BattleState.NONE) {
            s.sneaked[s.hex[unit]] = true;
        }
    }

    /** Fires from a hex, then from another within 2 hexes of it (SF-ACT-21). */
    void tactics(final int side, final long able) {
        final int first = table.fireActions.fireFrom(side, able);
        final long left = table.fireActions.able(side, Block.FIRE);
        final long near = table.actions.near(left, first, APART) & ~table.actions.near(left, first, 0);
        if (near != 0) {
            table.fireActions.fireFrom(side, near);
        }
    }

    /** Discards a card of the other side at random (SF-ACT-22). */
    void reconPatrol(final int side) {
        final long hand = s.hand[1 - side];
        if (hand != 0) {
            final int card = rolls.card(RollId.RECON_PATROL, s.when(), side, s.drawn[side]++, hand);
            table.deck.discard(1 - side, card);
            trace.tell(Event.CARD_DISCARDED, 1 - side, card);
        }
    }

    /** Discards the hand and draws four cards (SF-ACT-23). */
    void regroup(final int side) {
        for (long rest = s.hand[side]; rest != 0; rest &= rest - 1) {
            final int card = Long.numberOfTrailingZeros(rest);
            table.deck.discard(side, card);
            trace.tell(Event.CARD_DISCARDED, side, card);
        }
        table.deck.refill(side);
    }

    /** Lets the other side spring a trap on units that enter a hex (SF-REA-5, SF-REA-6). */
    void entered(final int side, final long group, final int at) {
        final boolean punji = side == 0 && overgrown[map.terrain[at]];
        final boolean claymore = side == 1 && isBesideLeg(at);
        final long targets = (punji ? group & units.leg : claymore ? table.aim.soft(group) : 0) & s.present;
        if (targets == 0) {
            return;
        }
        final Block trap = punji ? Block.PUNJI_STAKES : Block.CLAYMORE;
        if (!table.windows.react(1 - side, trap, at)) {
            return;
        }
        final int card = table.deck.draw(RollId.TRAP, at, s.traps++);
        final boolean hit = (cards.green & 1L << card) != 0;
        trace.tell(Event.DAMAGE_CARD, card, hit ? 1 : 0);
        if (hit) {
            table.damage.hit(askOne(1 - side, DecisionKind.HIT, at, targets));
        }
    }

    private boolean isBesideLeg(final int at) {
        final long legs = s.present(0) & units.leg & ~s.loaded;
        return table.actions.near(legs, at, 1) != table.actions.near(legs, at, 0);
    }
}
