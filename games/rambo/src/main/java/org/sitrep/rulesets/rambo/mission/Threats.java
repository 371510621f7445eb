package org.sitrep.rulesets.rambo.mission;

import org.sitrep.rulesets.rambo.mission.MissionRecord.Count;
import org.sitrep.rulesets.rambo.play.Event;
import org.sitrep.rulesets.rambo.play.RollId;
import org.sitrep.rulesets.rambo.tables.GameTables;
import org.sitrep.rulesets.rambo.tables.ThreatTable;

/** Resolves threat cards: dealt, revealed, in play, out of play (RB-THREAT-1 to RB-THREAT-8). */
final class Threats extends MissionPart {
    private final ThreatTable threats = tables.threats;

    Threats(final MissionParts parts) {
        super(parts);
    }

    /** Makes the deck of the dossier's sets (RB-SETUP-7); its order is drawn card by card. */
    void setUp() {
        s.threatDeckSize = threats.cards.length;
        for (int card = 0; card < s.threatDeckSize; card++) {
            s.threatDeck[card] = card;
        }
    }

    /** Deals a face-down card for each turn of each hero (RB-RND-2). */
    void deal() {
        for (int hero = 0; hero < s.party; hero++) {
            s.dealtCount[hero] = 0;
            s.dealtRevealed[hero] = 0;
        }
        for (int nth = 0; nth < GameTables.TURNS; nth++) {
            for (int hero = 0; hero < s.party; hero++) {
                if (nth < s.turnsLeft[hero]) {
                    s.dealt[hero * GameTables.TURNS + s.dealtCount[hero]++] = draw();
                }
            }
        }
        trace.tell(Event.THREATS_DEALT);
    }

    private int draw() {
        if (s.threatDeckDealt == s.threatDeckSize) {
            remake();
        }
        final int left = s.threatDeckSize - s.threatDeckDealt;
        if (left == 0) {
            return MissionState.NONE;
        }
        final int at = s.threatDeckDealt++;
        final int other = at + rolls.pick(RollId.THREAT_CARD, s.threatDecks, 0, at, left);
        final int card = s.threatDeck[other];
        s.threatDeck[other] = s.threatDeck[at];
        s.threatDeck[at] = card;
        return card;
    }

    /** Makes a new deck of the cards that are resolved and out of play (RB-THREAT-6, AMB-THREAT-2). */
    private void remake() {
        s.threatDecks++;
        s.threatDeckDealt = 0;
        s.threatDeckSize = 0;
        for (long rest = s.threatsGone; rest != 0; rest &= rest - 1) {
            s.threatDeck[s.threatDeckSize++] = Long.numberOfTrailingZeros(rest);
        }
        s.threatsGone = 0;
        trace.tell(Event.THREAT_DECK_MADE, s.threatDeckSize);
    }

    /** Reveals and resolves a hero's next card: first the Alert Effect, then the Threat Effect (RB-THREAT-1). */
    void reveal(final int hero) {
        final int card = s.dealt[hero * GameTables.TURNS + s.dealtRevealed[hero]++];
        if (card < 0) {
            return;
        }
        s.record.add(Count.THREATS_REVEALED, 1);
        s.record.threatRevealed[card]++;
        trace.tell(Event.THREAT_REVEALED, hero, card);
        for (int rest = hit(card); rest != 0; rest &= rest - 1) { // RB-THREAT-8
            final int h = Integer.numberOfTrailingZeros(rest);
            s.record.add(Count.HEROES_HIT_BY_THREATS, 1);
            s.record.threatHits[card]++;
            trace.tell(Event.THREAT_HITS, h, card);
            parts.effects.run(threats.alertEffect[card], h, hero, MissionRecord.BY_THREAT, MissionState.NONE);
        }
        if (threats.cards[card].persistent()) {
            s.threatInPlay[hero] = card; // RB-THREAT-4
        } else {
            s.threatsGone |= 1L << card; // RB-PERS-2
        }
        parts.effects.run(threats.threatEffect[card], hero, hero, MissionRecord.BY_THREAT, MissionState.NONE);
    }

    /**
     * Returns the mask of heroes whom an Alert Effect hits, by their levels before it hits any of them (RB-THREAT-2,
     * RB-THREAT-5).
     */
    private int hit(final int card) {
        int mask = 0;
        for (int h = 0; h < s.party; h++) {
            mask |= hits(s, card, h) ? 1 << h : 0;
        }
        return mask;
    }

    /** Returns whether the Alert Effect of a card would hit a hero now. */
    static boolean hits(final MissionState s, final int card, final int hero) {
        final ThreatTable threats = s.tables.threats;
        return (threats.levels[card] >> s.level(hero) & 1) != 0
                && Requirements.holds(s, threats.cards[card].requires(), hero)
                && s.tables.effects.size(threats.alertEffect[card]) > 0;
    }

    /**
     * Returns the mask of cards that are equally likely to be the next one of a hero, as the players see it: those that
     * are neither in play nor gone. Returns 0 if there is none, or a new deck was made while this round's cards were
     * dealt, so that they are not alike (RB-THREAT-6).
     */
    static long next(final MissionState s, final int hero) {
        int dealt = 0;
        long seen = s.threatsGone;
        for (int h = 0; h < s.party; h++) {
            dealt += s.dealtCount[h];
            seen |= s.threatInPlay[h] < 0 ? 0 : 1L << s.threatInPlay[h];
        }
        final long all = -1L >>> Long.SIZE - s.tables.threats.cards.length;
        return s.dealtRevealed[hero] == s.dealtCount[hero] || s.threatDeckDealt < dealt ? 0 : all & ~seen;
    }

    /** Applies cards in play that watch the start of a turn to the hero whose turn it is (RB-PERS-3). */
    void atStart(final int hero) {
        for (int owner = 0; owner < s.party; owner++) {
            final int card = s.threatInPlay[owner];
            if (card >= 0
                    && threats.atStart[card] >= 0
                    && Requirements.holds(
                            s, threats.cards[card].atStartOfTurn().orElseThrow().requires(), hero)) {
                trace.tell(Event.AT_START, hero, owner, card);
                parts.effects.run(threats.atStart[card], hero, owner, MissionRecord.BY_THREAT, MissionState.NONE);
            }
        }
    }
}
