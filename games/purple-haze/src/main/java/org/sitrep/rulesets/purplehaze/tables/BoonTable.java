package org.sitrep.rulesets.purplehaze.tables;

import org.sitrep.rulesets.purplehaze.definition.BoonCard;
import org.sitrep.rulesets.purplehaze.definition.GameData;

/** Boon cards (PH-BOON-1); at most 32, so that a mask holds them. Immutable. */
public final class BoonTable extends Pieces<BoonCard> {
    /** Owner of each card: own ID less one. */
    public final int[] specialization = new int[count];

    BoonTable(final GameData game) {
        super(game.boonCards());
        for (int card = 0; card < count; card++) {
            specialization[card] =
                    game.specializations().get(get(card).specialization()).slot() - 1;
        }
    }
}
