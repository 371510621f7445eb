package org.sitrep.rulesets.sixtyfive.battle;

import org.sitrep.rulesets.sixtyfive.definition.Block;
import org.sitrep.rulesets.sixtyfive.definition.SpecialRules;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.rulesets.sixtyfive.play.Event;
import org.sitrep.strategy.Decision;

/** Plays the impulses of a turn (section 6 of the rules). */
final class Impulse extends Part {
    private static final Block[] BLOCKS = Block.values();

    private final SpecialRules.TwoFires[] twoFires = new SpecialRules.TwoFires[2];

    Impulse(final Table table) {
        super(table);
        for (final SpecialRules.TwoFires rule : tables.rules.twoFires()) {
            twoFires[rule.side().ordinal()] = rule;
        }
    }

    /** Plays one impulse of a side. */
    void play(final int side) {
        s.nextMoment();
        s.phasing = side;
        trace.tell(Event.IMPULSE_BEGINS, side);
        table.powers.beginImpulse();
        final boolean first = s.impulses[side]++ == 0;
        if (!first && seats[side].askYes(DecisionKind.PASS, s.passes)) { // SF-IMP-2
            s.passes++;
            s.record.passes[side]++;
            trace.tell(Event.PASSED, side);
            return;
        }
        s.record.impulses[side]++;
        if (!first) {
            table.deck.refill(side);
        }
        s.beginImpulse();
        table.arrivals.placeHeldBack(side);
        playOn(side, table.deck.turnEnds() ? DecisionKind.NOTHING : choose(side));
    }

    /** Plays an impulse on from a question which card to play, with an answer to it. */
    void playOn(final int side, final int answer) {
        int chosen = answer;
        while (chosen != DecisionKind.NOTHING) {
            s.played++;
            table.actions.beginAction();
            final int more = play(side, chosen & DecisionKind.NUMBER, chosen & ~DecisionKind.NUMBER);
            table.actions.grant(more);
            s.budget += more - 1;
            final boolean goesOn = s.budget > 0 && !table.deck.turnEnds(); // SF-TURN-6
            chosen = goesOn ? choose(side) : DecisionKind.NOTHING;
        }
        table.assault.fightAll(side);
        table.markers.complete(s.leading);
        table.powers.takeRelics();
        table.bonuses.look(0);
        table.bonuses.look(1);
        boolean idle = s.drawn[side] == 0 && s.played == 0; // a first impulse draws none
        if (!table.deck.turnEnds()) {
            idle &= table.deck.discardSome(side) == 0;
        }
        s.passes = idle ? s.passes + 1 : 0; // errata to SF-IMP-2
    }

    private int choose(final int side) {
        final Decision decision = seats[side].open(DecisionKind.PLAY, s.budget);
        final boolean powers = table.powers.any(side);
        final boolean airStrike = table.artillery.mayStrikeFromTheAir(side);
        final boolean bunkered = table.actions.windedInBunkers(side) != 0;
        for (long rest = s.hand[side]; rest != 0; rest &= rest - 1) {
            final int card = Long.numberOfTrailingZeros(rest);
            if (isPossible(side, cards.upper(card))) {
                decision.add(card | DecisionKind.UPPER);
            }
            if (cards.lower(card) != cards.upper(card) && isPossible(side, cards.lower(card))) {
                decision.add(card | DecisionKind.LOWER);
            }
            if (powers && (cards.power & 1L << card) != 0) {
                decision.add(card | DecisionKind.POWER); // SF-CARD-4
            }
            if (table.helicopters.able(side, card) != 0) {
                decision.add(card | DecisionKind.HELICOPTER);
            }
            if (isFire(card) && second(side, card) != 0) {
                decision.add(card | DecisionKind.TWO_FIRES);
            }
            if (isFire(card) && airStrike) {
                decision.add(card | DecisionKind.AIR_STRIKE);
            }
            if (bunkered && isAction(card)) {
                decision.add(card | DecisionKind.IN_BUNKER);
            }
        }
        decision.add(DecisionKind.NOTHING);
        return seats[side].ask();
    }

    private boolean isPossible(final int side, final int block) {
        return cards.with(BLOCKS[block]) != 0 && table.actions.isPossible(side, BLOCKS[block]);
    }

    private boolean isAction(final int card) {
        return BLOCKS[cards.upper(card)].kind == Block.Kind.ACTION
                || BLOCKS[cards.lower(card)].kind == Block.Kind.ACTION;
    }

    private boolean isFire(final int card) {
        return (cards.with(Block.FIRE) & 1L << card) != 0;
    }

    /** Returns the cards that make artillery with another (S2, S5, S6): Fire, one of the two with Power. */
    private long second(final int side, final int card) {
        if (twoFires[side] == null || !table.artillery.seesAny(side)) {
            return 0;
        }
        final long others = s.hand[side] & cards.with(Block.FIRE) & ~(1L << card);
        return (cards.power & 1L << card) != 0 ? others : others & cards.power;
    }

    private int play(final int side, final int card, final int use) {
        final long others = second(side, card);
        final int block = blockOf(card, use);
        table.deck.play(side, card, block);
        switch (use) {
            case DecisionKind.POWER -> {
                return table.powers.play(side);
            }
            case DecisionKind.HELICOPTER -> table.helicopters.play(side, card);
            case DecisionKind.TWO_FIRES -> strike(side, others);
            case DecisionKind.AIR_STRIKE -> {
                table.windows.begin();
                table.artillery.strikeFromTheAir(side);
            }
            case DecisionKind.IN_BUNKER -> table.actions.windInBunker(side);
            default -> {
                return table.actions.play(side, BLOCKS[block]);
            }
        }
        return 0;
    }

    /** Returns the block that a card is played for, or the number of another use, as in {@link Event#CARD_PLAYED}. */
    private int blockOf(final int card, final int use) {
        return switch (use) {
            case DecisionKind.UPPER -> cards.upper(card);
            case DecisionKind.LOWER -> cards.lower(card);
            default -> (DecisionKind.LOWER - use) >> 8;
        };
    }

    private void strike(final int side, final long others) {
        final int second = askOne(side, DecisionKind.SECOND_CARD, 0, others);
        table.deck.play(side, second, Block.FIRE.ordinal());
        table.windows.begin();
        final boolean heavy = switch (tables.options.heavyTwoFires()) { // AMB-76
            case AS_THE_SCENARIO_SAYS -> twoFires[side].heavy();
            case ALWAYS -> true;
            case NEVER -> false;
        };
        table.artillery.strike(side, twoFires[side].values(), heavy);
    }
}
