package org.sitrep.rulesets.sixtyfive.reference;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.sitrep.rulesets.sixtyfive.battle.BattleState;
import org.sitrep.rulesets.sixtyfive.definition.Block;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.rulesets.sixtyfive.play.Event;
import org.sitrep.rulesets.sixtyfive.play.RollId;
import org.sitrep.scenario.Words;
import org.sitrep.strategy.Decision;

/** Follows the cards of a battle: where each is, who has the initiative, and what ends a turn (sections 5 and 6). */
final class CardJudge {
    private static final int HAND = 4;

    private final BattleState s;
    private final Findings findings;
    private final int endTurnCards;
    private final Set<Integer> pile = new TreeSet<>();
    private final Set<Integer> discards = new TreeSet<>();
    private final Set<Integer> aside = new TreeSet<>();
    private final List<Set<Integer>> hands = List.of(new TreeSet<>(), new TreeSet<>());
    private final List<List<Integer>> bids = List.of(new ArrayList<>(), new ArrayList<>());
    private final int[] impulses = new int[2];
    private List<Set<Integer>> kept = List.of(Set.of(), Set.of());
    private boolean passes;
    /** True once a card to play has been asked for in the impulse. */
    private boolean played;
    /** Cards in the hand when the impulse began. */
    private int before;

    private int discarded;
    private int seen;
    private int initiative;
    private int next;
    private int idle;
    private boolean dealing;
    private boolean active;
    private boolean ended;
    /** True in the Reserve Phase, the Clean Up and the deal. */
    private boolean betweenImpulses;

    CardJudge(final BattleState s, final Findings findings) {
        this.s = s;
        this.findings = findings;
        endTurnCards = s.tables.battle.printed.endTurns();
        hands.forEach(Set::clear);
    }

    /** Returns the cards of a hand. */
    List<PlayingCard> hand(final int side) {
        return hands.get(side).stream().map(PlayingCard.DECK::get).toList();
    }

    /** A card is drawn from the pile, which is made of the discards when it is empty (AMB-85). */
    void drawn(final RollId roll, final int card, final long from) {
        if (roll == RollId.DEAL && !dealing) {
            gather();
        }
        final boolean dealt = hands.stream().allMatch(hand -> hand.size() == HAND);
        if (roll == RollId.DEAL && dealt) { // AMB-03: a deal that ends the turn is made anew
            findings.allowed("SF-TURN-2", seen >= endTurnCards, "dealt again after " + seen + " End Turn cards");
            hands.get(0).retainAll(kept.get(0));
            hands.get(1).retainAll(kept.get(1));
            gather();
        }
        if (pile.isEmpty()) {
            findings.allowed("SF-ENG-2", seen >= endTurnCards, "the pile is empty before the turn has to end");
            pile.addAll(discards);
            discards.clear();
        }
        findings.agree("SF-TURN-2", set(pile), from, "draw pile");
        pile.remove(card);
        if (roll != RollId.DEAL
                && roll != RollId.HAND
                && !PlayingCard.DECK.get(card).endTurn()) {
            discards.add(card);
        }
        active = true;
    }

    private void gather() {
        dealing = true;
        kept = List.of(Set.copyOf(hands.get(0)), Set.copyOf(hands.get(1)));
        for (int card = 0; card < PlayingCard.DECK.size(); card++) {
            pile.add(card);
        }
        hands.forEach(pile::removeAll);
        discards.clear();
        aside.clear();
        seen = 0;
    }

    private static long set(final Set<Integer> cards) {
        return cards.stream().mapToLong(card -> 1L << card).sum();
    }

    void heard(final Event event, final int[] n) {
        switch (event) {
            case TURN_BEGINS -> {
                betweenImpulses = true;
                dealing = false;
                ended = false;
                idle = 0;
                impulses[0] = 0;
                impulses[1] = 0;
                bids.forEach(List::clear);
                findings.allowed(
                        "SF-TURN-10", hands.stream().allMatch(hand -> hand.size() <= 1), "cards kept " + hands);
            }
            case CARD_DEALT, CARD_DRAWN -> hands.get(n[0]).add(n[1]);
            case END_TURN_CARD -> {
                aside.add(n[0]);
                findings.agree("SF-CARD-8", ++seen, n[1], "End Turn cards seen");
                findings.allowed("SF-CARD-8", PlayingCard.DECK.get(n[0]).endTurn(), "an End Turn card");
            }
            case BIDS_REVEALED -> {
                bids.get(0).add(n[0]);
                bids.get(1).add(n[1]);
                findings.allowed(
                        "SF-TURN-2", hands.stream().allMatch(hand -> hand.size() == HAND), "four cards are dealt");
            }
            case INITIATIVE -> initiative(n[0], n[1]);
            case IMPULSE_BEGINS -> impulse(n[0]);
            case PASSED -> {
                findings.allowed("SF-IMP-2", impulses[n[0]] > 1, "no pass in the first impulse");
                passes = true;
            }
            case CARD_PLAYED -> {
                played(n[0], n[1], n[2]);
                active = true;
            }
            case CARD_DISCARDED -> {
                if (hands.get(n[0]).remove(n[1])) {
                    active = true;
                    discarded++;
                }
                discards.add(n[1]);
                findings.allowed("SF-IMP-8", discarded <= 2 || turnOne(), "two discards at most");
            }
            case RESERVE_PHASE -> reserve(n[0]);
            case CARD_KEPT -> {
                discards.addAll(hands.get(n[0]));
                discards.remove(n[1]);
                hands.get(n[0]).retainAll(Set.of(n[1]));
            }
            default -> {}
        }
        compare(event);
    }

    /** A side answers a question about its hand: which card it plays, or discards for the first initiative (S6). */
    void decided(final int side, final Decision decision, final int option) {
        if (decision.kind() == DecisionKind.DISCARD && betweenImpulses) {
            hands.get(side).remove(option);
            discards.add(option);
        }
        if (decision.kind() == DecisionKind.PLAY && !played) { // SF-IMP-1, SF-INIT-3
            findings.agree(
                    "SF-IMP-1",
                    impulses[side] == 1 ? before : HAND,
                    hands.get(side).size(),
                    "cards to play");
            played = true;
        }
    }

    private boolean turnOne() {
        return s.turn == 1 && betweenImpulses;
    }

    private void compare(final Event event) {
        if (!dealing) {
            return;
        }
        for (int side = 0; side < 2; side++) {
            findings.agree("SF-ENG-1", set(hands.get(side)), s.hand[side], "hand of " + side + " at " + event);
        }
        findings.agree("SF-CARD-8", set(aside), s.aside, "cards set aside at " + event);
    }

    /** SF-INIT-1 to SF-INIT-3. */
    private void initiative(final int side, final int discarded) {
        initiative = side;
        next = side;
        hands.get(side).remove(discarded);
        discards.add(discarded);
        final int last = bids.get(0).size() - 1;
        final Comparator<PlayingCard> order = Comparator.<PlayingCard>comparingInt(
                        card -> card.tn() == null ? Integer.MIN_VALUE : card.tn())
                .thenComparingInt(card -> card.apfb() == null ? Integer.MIN_VALUE : card.apfb());
        for (int round = 0; round <= last; round++) {
            final int ahead = order.compare(
                    PlayingCard.DECK.get(bids.get(0).get(round)),
                    PlayingCard.DECK.get(bids.get(1).get(round)));
            if (round < last) {
                findings.agree("SF-INIT-2", 0, ahead, "a tie goes on " + bids);
            } else {
                findings.agree("SF-INIT-1", ahead > 0 ? 0 : 1, side, "bids " + bids);
            }
        }
        findings.allowed("SF-INIT-3", bids.get(side).contains(discarded), "a revealed card is discarded");
    }

    private void impulse(final int side) {
        closeImpulse();
        begin();
        betweenImpulses = false;
        findings.allowed("SF-TURN-5", seen < endTurnCards && idle < 2, "an impulse after " + seen + " End Turn cards");
        findings.agree("SF-TURN-4", next, side, "impulses alternate");
        next = 1 - side;
        impulses[side]++;
        active = false;
        passes = false;
        played = false;
        before = hands.get(side).size();
        discarded = 0;
    }

    private void begin() {
        if (betweenImpulses && bids.get(0).isEmpty()) { // S6: the first initiative is given
            initiative = s.initiative;
            next = initiative;
        }
    }

    private void closeImpulse() {
        if (!betweenImpulses) {
            idle = passes || !active ? idle + 1 : 0;
        }
    }

    private void reserve(final int side) {
        if (!ended) {
            begin();
            closeImpulse();
            findings.allowed("SF-TURN-5", seen >= endTurnCards || idle >= 2, "what ends a turn: " + seen + ", " + idle);
        }
        findings.agree("SF-TURN-7", ended ? 1 - initiative : initiative, side, "who moves first");
        ended = true;
        betweenImpulses = true;
    }

    private void played(final int side, final int card, final int block) {
        findings.allowed("SF-CARD-2", hands.get(side).remove(card), "a card of the hand");
        discards.add(card);
        if (block >= 0) {
            final String name = Words.of(Block.values()[block]);
            findings.allowed("SF-CARD-2", PlayingCard.DECK.get(card).blocks().contains(name), "a block of the card");
        } else if (block == -1) {
            findings.allowed("SF-CARD-4", PlayingCard.DECK.get(card).power(), "Power on the card");
        }
    }
}
