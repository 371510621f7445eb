package org.sitrep.rulesets.purplehaze.tables;

import org.sitrep.rulesets.purplehaze.definition.Ability;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Profile;
import org.sitrep.rulesets.purplehaze.definition.Trait;

/**
 * All Marine Profile cards with their printed values (PH-MAR-1, PH-MAR-2), in the order of the data files. Immutable.
 */
public final class ProfileTable {
    private static final int TRAITS = Trait.values().length;

    /** Numbers of the Profiles. */
    public final Index index;
    /** How many Profiles there are. */
    public final int count;
    /** Damage Threshold. */
    public final int[] damageThreshold;
    /** Stress Threshold. */
    public final int[] stressThreshold;
    /** Load Capacity. */
    public final int[] loadCapacity;
    /** Trait ratings at {@code profile * 5 + trait}. */
    public final int[] traits;
    /** The Ability, an ordinal of {@link Ability.Kind}. */
    public final int[] ability;
    /** Uses of the Ability in a Mission; 0 for no limit. */
    public final int[] abilityUses;
    /** Focus dice of the Ability. */
    public final int[] abilityFocus;
    /** Strike dice of the Ability. */
    public final int[] abilityStrike;
    /** Crit dice of the Ability. */
    public final int[] abilityCrit;
    /** The amount of the Ability. */
    public final int[] abilityAmount;

    ProfileTable(final GameData game) {
        index = new Index(game.profiles());
        count = index.size();
        damageThreshold = new int[count];
        stressThreshold = new int[count];
        loadCapacity = new int[count];
        traits = new int[count * TRAITS];
        ability = new int[count];
        abilityUses = new int[count];
        abilityFocus = new int[count];
        abilityStrike = new int[count];
        abilityCrit = new int[count];
        abilityAmount = new int[count];
        for (final Profile profile : game.profiles().values()) {
            final int p = index.of(profile.id());
            damageThreshold[p] = profile.damageThreshold();
            stressThreshold[p] = profile.stressThreshold();
            loadCapacity[p] = profile.loadCapacity();
            for (final Trait trait : Trait.values()) {
                traits[p * TRAITS + trait.ordinal()] = profile.of(trait);
            }
            putAbility(p, profile.ability());
        }
    }

    private void putAbility(final int p, final Ability itsAbility) {
        ability[p] = itsAbility.kind().ordinal();
        abilityUses[p] = itsAbility.uses();
        abilityFocus[p] = itsAbility.focus();
        abilityStrike[p] = itsAbility.strike();
        abilityCrit[p] = itsAbility.crit();
        abilityAmount[p] = itsAbility.amount();
    }
}
