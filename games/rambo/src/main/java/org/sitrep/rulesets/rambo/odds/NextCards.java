package org.sitrep.rulesets.rambo.odds;

import java.util.stream.LongStream;
import org.sitrep.ruleset.odds.Odds;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.mission.MissionView;
import org.sitrep.rulesets.rambo.tables.EffectTable;

/** Words the exact odds of the next card of a deck, as the players see the mission. */
public final class NextCards {
    private NextCards() {}

    /**
     * Returns the odds that the threat card of a hero's next turn hits this hero (RB-THREAT-1, RB-THREAT-2), e.g.
     * {@code threat card hits in 42 %}. Empty if the hero has no card, its law is not known, or the hero may change
     * before it is revealed: by cards in play that watch the start of a turn, or by cover that ends then.
     */
    public static String threat(final MissionView view, final int hero) {
        final long next = view.nextThreats(hero);
        if (next == 0 || changesAtStart(view, hero)) {
            return "";
        }
        final int hitting = (int) LongStream.iterate(next, rest -> rest != 0, rest -> rest & rest - 1)
                .filter(rest -> view.threatHits(Long.numberOfTrailingZeros(rest), hero))
                .count();
        return "threat card hits in " + Odds.rounded(new DrawLaw(Long.bitCount(next), 1).next(hitting));
    }

    private static boolean changesAtStart(final MissionView view, final int hero) {
        for (int owner = 0; owner < view.heroes(); owner++) {
            final int card = view.threatInPlay(owner);
            if (card != MissionState.NONE && view.tables().threats.atStart[card] != EffectTable.NONE) {
                return true; // RB-PERS-3
            }
        }
        return view.inCover(hero) != view.tables().map.cover(view.space(hero));
    }

    /** Returns the odds of each card of a hero's tactics deck, e.g. {@code each of 8 cards 13 %}; empty without one. */
    public static String tactics(final MissionView view, final int hero) {
        final int left = view.deckLeft(hero);
        return left < 2 ? "" : "each of " + left + " cards " + Odds.rounded(new DrawLaw(left, 1).next(1));
    }
}
