package org.sitrep.rulesets.purplehaze.tables;

import org.sitrep.rulesets.purplehaze.definition.BoonCard;
import org.sitrep.rulesets.purplehaze.definition.GameData;

/** Boon cards (PH-BOON-1), in the order of the data files. Immutable. */
public final class BoonTable {
    /** Numbers of the cards. */
    public final Index index;
    /** How many cards there are; at most 32, so that a mask holds them. */
    public final int count;
    /** Whose card it is: own ID less one. */
    public final int[] specialization;
    /** What it does, an ordinal of {@link BoonCard.Effect}. */
    public final int[] effect;
    /** How much. */
    public final int[] amount;
    /** For how many Marines. */
    public final int[] marines;
    /** Direction for random map effects, an ordinal of {@link BoonCard.Direction}. */
    public final int[] direction;
    /** The cards of each effect, as a mask. */
    public final int[] ofEffect = new int[BoonCard.Effect.values().length];

    BoonTable(final GameData game) {
        index = new Index(game.boonCards());
        count = index.size();
        specialization = new int[count];
        effect = new int[count];
        amount = new int[count];
        marines = new int[count];
        direction = new int[count];
        for (final BoonCard card : game.boonCards().values()) {
            final int c = index.of(card.id());
            specialization[c] =
                    game.specializations().get(card.specialization()).slot() - 1;
            effect[c] = card.effect().ordinal();
            amount[c] = card.amount();
            marines[c] = card.marines();
            direction[c] = card.direction().ordinal();
            ofEffect[effect[c]] |= 1 << c;
        }
    }
}
