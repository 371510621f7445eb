package org.sitrep.rulesets.sixtyfive.bots;

import org.sitrep.rulesets.sixtyfive.battle.BattleView;
import org.sitrep.rulesets.sixtyfive.definition.Block;
import org.sitrep.rulesets.sixtyfive.tables.CardTable;

/** Weighs cards that are kept. Immutable but for what the view shows. */
public final class Cards {
    private static final Block[] BLOCKS = Block.values();

    private final BattleView view;
    private final CardTable cards;

    Cards(final BattleView view) {
        this.view = view;
        cards = view.tables.cards;
    }

    /** Returns the worth of keeping a card of one's own hand. */
    public double worth(final int card) {
        if (cards.upper(card) < 0) {
            return 0;
        }
        return Math.max(of(BLOCKS[cards.upper(card)], card), of(BLOCKS[cards.lower(card)], card))
                + 0.25 * Math.min(of(BLOCKS[cards.upper(card)], card), of(BLOCKS[cards.lower(card)], card));
    }

    private double of(final Block block, final int card) {
        if ((cards.with(block) & 1L << card) == 0) {
            return 0; // it is forbidden
        }
        return switch (block) {
            case FIRE -> Worths.FIRE_CARD + (others(Block.FIRE, card) ? 0 : 0.04);
            case FLANKING_FIRE, PUNISHING_FIRE, COMMAND_OPS, ARTILLERY -> Worths.FIRE_CARD + 0.02;
            case MOVE, FAST_MOVE, LETS_GET_EM, MOVE_AND_FIRE -> others(block, card) ? 0.5 * Worths.CARD : Worths.CARD;
            case RALLY, RALLY_2, BLOODLUST ->
                (view.shaken() & view.present(view.side)) == 0 ? 0.2 * Worths.CARD : Worths.CARD;
            case LIGHT_WOUNDS, UNEXPECTED_COVER, FIRST_FIRE -> Worths.REACTION;
            case GLANCING_SHOT -> armor(view.side) && pierces(1 - view.side) ? Worths.REACTION : 0;
            case AIMED_SHOT, CRITICAL_HIT -> armor(1 - view.side) && pierces(view.side) ? Worths.CARD : 0;
            case CANNISTER, HEAVY_ARTILLERY -> 0.01;
            case AMBUSH, RETREAT, BULLET_STORM, PANIC -> Worths.CARD;
            default -> 0.6 * Worths.CARD;
        };
    }

    private boolean others(final Block block, final int card) {
        return (view.hand() & cards.with(block) & ~(1L << card)) != 0;
    }

    private boolean armor(final int side) {
        return (view.present(side) & view.tables.units.hard) != 0;
    }

    private boolean pierces(final int side) {
        for (long rest = view.present(side); rest != 0; rest &= rest - 1) {
            if (view.hasArmorPiercing(Long.numberOfTrailingZeros(rest))) {
                return true;
            }
        }
        return false;
    }
}
