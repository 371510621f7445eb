package org.sitrep.rulesets.rambo.tables;

import org.sitrep.rulesets.rambo.definition.Options;

/** The readings of a scenario as flags that the play can test. Immutable. */
public final class Readings {
    /** AMB-ICON-2: ordinal of the {@code BonusIcon} of the hero of two turns. */
    public final int extraTurnIcon;
    /** AMB-ICON-2: ordinal of the {@code BonusIcon} of a hero alone at the start of a round. */
    public final int soloRoundIcon;
    /** AMB-ICON-2: ordinal of the {@code BonusIcon} of a hero alone at the start of a turn. */
    public final int soloTurnIcon;
    /** AMB-STANCE-1: whether all stances of the last round are remembered. */
    public final boolean remembersRound;
    /** AMB-PERS-1: whether a hero clears its cards before cards act at the start of its turn. */
    public final boolean clearsFirst;
    /** AMB-TURN-1: whether Red is looked at after the triggers. */
    public final boolean redAfterTriggers;
    /** AMB-FOG-7: whether contents of fog cards are shuffled. */
    public final boolean fogShuffled;
    /** AMB-HP-1: whether damage beyond a full track goes on. */
    public final boolean excessCarries;
    /** AMB-VAL-1: whether valor counts for the first target only. */
    public final boolean valorOnFirst;
    /** AMB-EN-6: whether a behaviour raises the alert of a hero once only. */
    public final boolean alertOnce;
    /** AMB-EN-8: whether the closest is named among all visible heroes. */
    public final boolean closestOfAll;
    /** AMB-LEAD-1: ordinal of the {@code LeaderRule}. */
    public final int leader;

    Readings(final Options options) {
        extraTurnIcon = options.extraTurnIcon().ordinal();
        soloRoundIcon = options.soloRoundIcon().ordinal();
        soloTurnIcon = options.soloTurnIcon().ordinal();
        remembersRound = options.stanceMemory() == Options.StanceMemory.LAST_ROUND;
        clearsFirst = options.startTriggers() == Options.StartTriggers.AFTER_CLEARING;
        redAfterTriggers = options.redCheck() == Options.RedCheck.AFTER_TRIGGERS;
        fogShuffled = options.fogPlaces() == Options.FogPlaces.SHUFFLED;
        excessCarries = options.excessDamage() == Options.ExcessDamage.CARRIES;
        valorOnFirst = options.valorOnTargets() == Options.ValorOnTargets.ONE_TARGET;
        alertOnce = options.alertAdds() == Options.AlertAdds.ONCE;
        closestOfAll = options.closest() == Options.Closest.OF_ALL_VISIBLE;
        leader = options.leader().ordinal();
    }
}
