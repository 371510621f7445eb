package org.sitrep.rulesets.purplehaze.mission;

/**
 * What the Red player of Sapper mode sees on the map beyond what lies open, read only: the Encounter cards in his hand
 * (PH-OPT-3). One a playout.
 */
public final class RedMap {
    /** What stands on them: Red may read his cards. */
    public final StoryView story;

    private final MissionState state;

    /** Looks at a Mission. */
    public RedMap(final MissionState state) {
        this.state = state;
        story = StoryView.ofRed(state);
    }

    /** Returns how many Encounter cards Red holds. */
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
