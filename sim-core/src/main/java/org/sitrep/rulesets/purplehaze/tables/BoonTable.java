package org.sitrep.rulesets.purplehaze.tables;

import org.sitrep.rulesets.purplehaze.definition.BoonCard;
import org.sitrep.rulesets.purplehaze.definition.GameData;

/** Boon cards (PH-BOON-1), in the order of the data files. Immutable. */
public final class BoonTable {
    /** Most cards that a document may have: the deck is a mask of {@code int}. */
    public static final int MAX = 31;

    /** Numbers of the cards. */
    public final Index index;
    /** How many there are. */
    public final int count;
    /** The ID that a card belongs to, 0-5. */
    public final int[] slot;
    /** What it does. */
    public final BoonCard.Effect[] effect;
    /** How much. */
    public final int[] amount;
    /** For how many Marines. */
    public final int[] marines;
    /** The direction it shows, as {@link MapTable} numbers them. */
    public final int[] direction;

    BoonTable(final GameData game) {
        index = new Index(game.boonCards());
        count = index.size();
        slot = new int[count];
        effect = new BoonCard.Effect[count];
        amount = new int[count];
        marines = new int[count];
        direction = new int[count];
        for (final BoonCard card : game.boonCards().values()) {
            final int b = index.of(card.id());
            slot[b] = game.specializations().get(card.specialization()).slot() - 1;
            effect[b] = card.effect();
            amount[b] = card.amount();
            marines[b] = card.marines();
            direction[b] = card.direction().ordinal();
        }
    }
}
