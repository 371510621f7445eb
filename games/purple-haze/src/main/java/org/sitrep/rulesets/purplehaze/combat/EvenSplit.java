package org.sitrep.rulesets.purplehaze.combat;

import org.sitrep.rulesets.purplehaze.play.Ask;
import org.sitrep.strategy.Decision;

/** Hits that fall on all Enemies of a row as evenly as can be, leftovers as the player likes (PH-FLM-1, PH-CLY-1). */
final class EvenSplit extends CombatPart {
    EvenSplit(final Combat combat) {
        super(combat);
    }

    /**
     * Applies one attack to a set of spaces.
     *
     * @param spaces where Enemies stand, as a mask; not empty
     */
    void apply(
            final int spaces,
            final int hits,
            final int strip,
            final boolean critical,
            final boolean ignoresHard,
            final int by) {
        final int share = hits / Integer.bitCount(spaces);
        final int more = leftovers(spaces, hits % Integer.bitCount(spaces));
        for (int rest = spaces; rest != 0; rest &= rest - 1) {
            final int space = Integer.numberOfTrailingZeros(rest);
            combat.enemyHits.apply(
                    space,
                    share + (more >>> space & 1),
                    strip,
                    critical,
                    ignoresHard ? state.enemyHardCover >>> space & 1 : 0,
                    by);
        }
    }

    private int leftovers(final int spaces, final int count) {
        int chosen = 0;
        for (int i = 0; i < count; i++) {
            final Decision decision = seat.open(Ask.LEFTOVER_HIT, 0);
            decision.addAll(0, spaces & ~chosen);
            chosen |= 1 << seat.ask();
        }
        return chosen;
    }
}
