package org.sitrep.rulesets.purplehaze.mission;

/**
 * A read-only view of what the Red player of Sapper mode sees on the map beyond the open information: the Encounter
 * cards in hand (PH-OPT-3). One instance per playout.
 */
public final class RedMap {
    /** The text of the cards in hand, which Red may read. */
    public final StoryView story;

    private final MissionState state;

    /** Creates the view of a Mission. */
    public RedMap(final MissionState state) {
        this.state = state;
        story = StoryView.ofRed(state);
    }

    /** Returns the number of Encounter cards that Red holds. */
    public int cards() {
        return state.deckSize - state.deckHead;
    }

    /** Returns the {@code i}th Encounter card that Red holds. */
    public int card(final int i) {
        return state.deck[state.deckHead + i];
    }

    /** Returns whether an EAZ on a Space would count where the Squad is. */
    public boolean nearSquad(final int space) {
        return state.mission.map.distance(state.space, space) <= 1;
    }
}
