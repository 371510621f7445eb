package org.sitrep.rulesets.rambo.mission;

import org.sitrep.rulesets.rambo.definition.FogCard;
import org.sitrep.rulesets.rambo.tables.MissionTable;

/**
 * Changes all that players do not see of a mission, and puts it back: threat cards dealt and not revealed, the order of
 * the decks, what lies under the fog.
 */
public final class HiddenInMission {
    private final MissionState s;
    private final MissionState before;
    private final MissionTable mission;
    private final FogCard[] fog;
    private final int[] fogPoi;
    private final int[] fogGear;
    private final int[] fogEffects;
    private int changed;
    private int fogChanged;

    /** Changes what is hidden in a state. */
    public HiddenInMission(final MissionState state) {
        s = state;
        before = new MissionState(state.tables);
        mission = state.tables.mission;
        fog = mission.fog.clone();
        fogPoi = mission.fogPoi.clone();
        fogGear = mission.fogGear.clone();
        fogEffects = mission.fogEffects.clone();
    }

    /** Makes all that is hidden something else that it could be. */
    public void change() {
        before.copy(s);
        changed = 0;
        fogChanged = 0;
        for (int hero = 0; hero < s.party; hero++) {
            final int first = hero * Tactics.DECK;
            reverse(s.deck, first + s.drawn[hero], first + s.table(hero).cards.length);
            for (int nth = s.dealtRevealed[hero]; nth < s.dealtCount[hero]; nth++) {
                exchange(hero * 4 + nth);
            }
        }
        reverse(s.threatDeck, s.threatDeckDealt, s.threatDeckSize);
        changeFog();
    }

    /** A card dealt changes places with one of the deck, or with one that somebody else has been dealt. */
    private void exchange(final int at) {
        if (s.threatDeckDealt < s.threatDeckSize) {
            final int other = s.threatDeckDealt + at % (s.threatDeckSize - s.threatDeckDealt);
            final int card = s.dealt[at];
            s.dealt[at] = s.threatDeck[other];
            s.threatDeck[other] = card;
            changed++;
        }
    }

    private void reverse(final int[] cards, final int from, final int to) {
        for (int low = from, high = to - 1; low < high; low++, high--) {
            final int card = cards[low];
            cards[low] = cards[high];
            cards[high] = card;
            changed++;
        }
    }

    /**
     * Cards that nobody has seen change places, and so does what the dossier prints on them: a bot that reads there
     * sees what it should not.
     */
    private void changeFog() {
        int last = MissionState.NONE;
        for (int area = 0; area < s.fogPlace.length; area++) {
            final int place = s.fogPlace[area];
            if (place >= 0 && (s.fogKnown >> place & 1) == 0) {
                if (last >= 0) {
                    swap(last, place);
                }
                last = place;
            }
        }
    }

    private void swap(final int a, final int b) {
        final int card = s.fogCard[a];
        s.fogCard[a] = s.fogCard[b];
        s.fogCard[b] = card;
        final int one = s.fogCard[a];
        final FogCard printed = mission.fog[one];
        mission.fog[one] = mission.fog[card];
        mission.fog[card] = printed;
        swap(mission.fogPoi, one, card);
        swap(mission.fogGear, one, card);
        swap(mission.fogEffects, one, card);
        fogChanged++;
    }

    private static void swap(final int[] all, final int a, final int b) {
        final int was = all[a];
        all[a] = all[b];
        all[b] = was;
    }

    /** Puts everything back. */
    public void restore() {
        s.copy(before);
        System.arraycopy(fog, 0, mission.fog, 0, fog.length);
        System.arraycopy(fogPoi, 0, mission.fogPoi, 0, fogPoi.length);
        System.arraycopy(fogGear, 0, mission.fogGear, 0, fogGear.length);
        System.arraycopy(fogEffects, 0, mission.fogEffects, 0, fogEffects.length);
    }

    /** Returns whether cards of decks, or such as are dealt, have changed. */
    public boolean cardsChanged() {
        return changed > 0;
    }

    /** Returns whether fog cards have changed. */
    public boolean fogChanged() {
        return fogChanged > 0;
    }

    /**
     * Returns the next card of a hero that is dealt and not revealed, {@link MissionState#NONE} if there is none: a
     * secret.
     */
    public static int nextThreat(final MissionState s, final int hero) {
        return s.dealtRevealed[hero] < s.dealtCount[hero]
                ? s.dealt[hero * 4 + s.dealtRevealed[hero]]
                : MissionState.NONE;
    }

    /** Returns where a hero's deck goes on: a secret. */
    public static int nextCard(final MissionState s, final int hero) {
        return s.deckLeft(hero) == 0 ? MissionState.NONE : s.deck[hero * Tactics.DECK + s.drawn[hero]];
    }

    /** Returns where the threat deck goes on: a secret. */
    public static int nextOfThreatDeck(final MissionState s) {
        return s.threatDeckDealt < s.threatDeckSize ? s.threatDeck[s.threatDeckDealt] : MissionState.NONE;
    }

    /** Returns what lies under the fog of the first place that still has one: a secret. */
    public static int underTheFog(final MissionState s) {
        for (final int place : s.fogPlace) {
            if (place >= 0 && (s.fogKnown >> place & 1) == 0) {
                return s.fogCard[place];
            }
        }
        return MissionState.NONE;
    }
}
