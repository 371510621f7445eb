package org.sitrep.rulesets.purplehaze.combat;

import org.sitrep.rulesets.purplehaze.squad.SquadPart;

/** A part of the rules of combats, which reaches the others through {@link #combat}. */
abstract class CombatPart extends SquadPart {
    final Combat combat;
    final CombatState state;

    CombatPart(final Combat combat) {
        super(combat.parts);
        this.combat = combat;
        state = combat.state;
    }
}
