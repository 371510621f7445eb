package org.sitrep.rulesets.purplehaze.tables;

import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.LuckyCharm;

/** Lucky Charms (PH-CHM-1), in the order of the data files. Immutable. */
public final class CharmTable {
    /** Numbers of the charms. */
    public final Index index;
    /** How many charms there are. */
    public final int count;
    /** What it does, an ordinal of {@link LuckyCharm.Effect}. */
    public final int[] effect;
    /** How much. */
    public final int[] amount;

    CharmTable(final GameData game) {
        index = new Index(game.luckyCharms());
        count = index.size();
        effect = new int[count];
        amount = new int[count];
        for (final LuckyCharm charm : game.luckyCharms().values()) {
            final int c = index.of(charm.id());
            effect[c] = charm.effect().ordinal();
            amount[c] = charm.amount();
        }
    }
}
