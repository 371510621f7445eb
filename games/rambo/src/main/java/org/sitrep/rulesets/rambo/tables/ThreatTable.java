package org.sitrep.rulesets.rambo.tables;

import java.util.List;
import org.sitrep.rulesets.rambo.definition.AlertLevel;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Mission;
import org.sitrep.rulesets.rambo.definition.ThreatCard;

/** The threat cards of a mission's sets, in the order of the files (RB-SETUP-7). Immutable. */
public final class ThreatTable {
    /** The cards as data. */
    public final ThreatCard[] cards;
    /** Mask of levels that each card's Alert Effect hits. */
    public final int[] levels;
    /** List of its Alert Effect. */
    public final int[] alertEffect;
    /** List of its Threat Effect. */
    public final int[] threatEffect;
    /** List of effects at the start of turns; {@link EffectTable#NONE} if there is none. */
    public final int[] atStart;

    ThreatTable(final List<ThreatCard> threats, final boolean levelsAndAbove, final EffectTable.Writer effects) {
        final int count = threats.size();
        cards = threats.toArray(ThreatCard[]::new);
        levels = new int[count];
        alertEffect = new int[count];
        threatEffect = new int[count];
        atStart = new int[count];
        for (int c = 0; c < count; c++) {
            final ThreatCard card = cards[c];
            levels[c] = levels(card, levelsAndAbove);
            alertEffect[c] = effects.add(card.alertEffect());
            threatEffect[c] = effects.add(card.threatEffect());
            atStart[c] = card.atStartOfTurn().map(a -> effects.add(a.effects())).orElse(EffectTable.NONE);
        }
    }

    /**
     * Returns the levels that an Alert Effect hits, as a mask by ordinal.
     *
     * @param levelsAndAbove whether it hits those above the lowest that it names, too (AMB-THREAT-1)
     */
    public static int levels(final ThreatCard card, final boolean levelsAndAbove) {
        int mask = 0;
        for (final AlertLevel level : card.levels()) {
            mask |= 1 << level.ordinal();
        }
        return levelsAndAbove ? -Integer.lowestOneBit(mask) : mask;
    }

    /** Returns the cards of the sets that a dossier shuffles together, in the order of the data. */
    public static List<ThreatCard> ofSets(final GameData game, final Mission dossier) {
        return game.threats().values().stream()
                .filter(card -> dossier.threatSets().contains(card.set()))
                .toList();
    }
}
