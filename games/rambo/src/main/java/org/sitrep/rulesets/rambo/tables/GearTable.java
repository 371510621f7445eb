package org.sitrep.rulesets.rambo.tables;

import java.util.Collection;
import java.util.stream.Stream;
import org.sitrep.rulesets.rambo.definition.Gear;

/** All gear cards of the data, in the order of the files. Immutable. */
public final class GearTable {
    /** The cards as data. */
    public final Gear[] cards;
    /** List of effects of the use of each; {@link EffectTable#NONE} if it has none. */
    public final int[] use;

    GearTable(final Collection<Gear> gear, final EffectTable.Writer effects) {
        cards = gear.toArray(Gear[]::new);
        use = Stream.of(cards)
                .mapToInt(card -> card.use().map(u -> effects.add(u.effects())).orElse(EffectTable.NONE))
                .toArray();
    }
}
