package org.sitrep.rulesets.purplehaze.mission;

import java.util.Arrays;
import org.sitrep.rulesets.purplehaze.play.Bits;
import org.sitrep.rulesets.purplehaze.tables.EffectOp;
import org.sitrep.rulesets.purplehaze.tables.StoryTable;

/**
 * Changes what a player cannot see of a Mission, and puts it back: which Event marker lies where, which Encounter cards
 * are in the deck and in which order, and all that stands in entries on pages that he has not come to.
 */
public final class HiddenOnMap {
    private final MissionState state;
    private final StoryTable story;
    private final int[][] pages;
    private final int[][] asPrinted;
    private int[] eventAt;
    private int[] eventSpace;
    private int[] deck;
    private long generalLeft;

    /** Looks at a Mission. */
    public HiddenOnMap(final MissionState state) {
        this.state = state;
        story = state.tables.story;
        pages = new int[][] {
            story.kind,
            story.when,
            story.testers,
            story.trait,
            story.diff,
            story.enough,
            story.box,
            story.eliminated,
            story.target,
            story.needs,
            story.effects.op,
            story.effects.amount,
            story.effects.argument
        };
        asPrinted = Arrays.stream(pages).map(int[]::clone).toArray(int[][]::new);
    }

    /** All of it is otherwise. */
    public void change() {
        eventAt = state.eventAt.clone();
        eventSpace = state.eventSpace.clone();
        deck = state.deck.clone();
        generalLeft = state.generalLeft;
        turnMarkersRound();
        takeOtherCards();
        turnDeckRound();
        rewriteWhatIsNotRead();
    }

    /** Changes what Red may not see of a Mission: the places of Event markers. */
    public void changeForRed() {
        eventAt = state.eventAt.clone();
        eventSpace = state.eventSpace.clone();
        deck = state.deck.clone();
        generalLeft = state.generalLeft;
        turnMarkersRound();
    }

    /** All is as it was. */
    public void restore() {
        System.arraycopy(eventAt, 0, state.eventAt, 0, eventAt.length);
        System.arraycopy(eventSpace, 0, state.eventSpace, 0, eventSpace.length);
        System.arraycopy(deck, 0, state.deck, 0, deck.length);
        state.generalLeft = generalLeft;
        for (int i = 0; i < pages.length; i++) {
            System.arraycopy(asPrinted[i], 0, pages[i], 0, pages[i].length);
        }
    }

    /** Returns whether a marker or card is another one now. */
    public boolean markersOrCardsChanged() {
        return !Arrays.equals(eventSpace, state.eventSpace) || !Arrays.equals(deck, state.deck);
    }

    /** Every marker goes where the one before it lies. */
    private void turnMarkersRound() {
        int last = MissionState.NONE;
        for (int marker = 1; marker < state.eventSpace.length; marker++) {
            last = state.eventSpace[marker] == MissionState.NONE ? last : state.eventSpace[marker];
        }
        for (int marker = 1; marker < state.eventSpace.length; marker++) {
            if (state.eventSpace[marker] != MissionState.NONE) {
                final int own = state.eventSpace[marker];
                state.eventSpace[marker] = last;
                state.eventAt[last] = marker;
                last = own;
            }
        }
    }

    /** General cards of the deck change with those that were left out. */
    private void takeOtherCards() {
        final int[] general = state.tables.encounters.general;
        for (int i = state.deckHead; i < state.deckSize && state.generalLeft != 0; i++) {
            for (int own = 0; own < general.length; own++) {
                if (general[own] == deck[i]) {
                    final int other = Bits.nth(state.generalLeft, 0);
                    state.deck[i] = general[other];
                    state.generalLeft = state.generalLeft & ~(1L << other) | 1L << own;
                }
            }
        }
    }

    private void turnDeckRound() {
        for (int i = state.deckHead, j = state.deckSize - 1; i < j; i++, j--) {
            final int card = state.deck[i];
            state.deck[i] = state.deck[j];
            state.deck[j] = card;
        }
    }

    private void rewriteWhatIsNotRead() {
        for (int step = 0; step < story.steps; step++) {
            if (!isRead(step)) {
                rewrite(step);
            }
        }
    }

    /** What lies open by the rules: the entry in hand from the step in hand on, and the card that is shown. */
    private boolean isRead(final int step) {
        return story.isAhead(state.storyStep, step)
                || state.shownEncounter != MissionState.NONE
                        && story.isAhead(state.tables.encounters.entry[state.shownEncounter], step);
    }

    /** Only the numbers of its ways and effects stay. */
    private void rewrite(final int step) {
        story.kind[step] = StoryTable.Kind.NEXT.ordinal();
        story.trait[step] ^= 1;
        story.diff[step] += 5;
        story.enough[step] = 1;
        story.eliminated[step]++;
        for (int way = story.firstTarget[step]; way < story.firstTarget[step + 1]; way++) {
            story.target[way] = StoryTable.END;
            story.needs[way] = MissionState.NONE;
        }
        for (int row = story.firstEffect[step]; row < story.firstEffect[step + 1]; row++) {
            story.effects.op[row] = EffectOp.WOUNDS.ordinal();
            story.effects.amount[row] += 7;
        }
    }
}
