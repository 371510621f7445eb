package org.sitrep.rulesets.purplehaze.combat;

import org.sitrep.rng.MissionKey;
import org.sitrep.ruleset.Narrator;

/** Tells a combat in words. */
final class CombatStory extends CombatTrace {
    CombatStory(final CombatState state, final MissionKey key, final Narrator narrator) {}
}
