package org.sitrep.rulesets.purplehaze.squad;

import java.util.Arrays;
import org.sitrep.rulesets.purplehaze.definition.Ability;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.definition.Trait;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.Index;
import org.sitrep.rulesets.purplehaze.tables.ProfileTable;
import org.sitrep.rulesets.purplehaze.tables.SpecializationTable;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;

/**
 * The Profile and the Specialization level that lie before each Marine (PH-MAR-1 to PH-MAR-3), with what is printed on
 * them, by own ID less one. One a playout; the arrays are public for the sake of the hot path, {@link #dealProfile} and
 * {@link #setLevel} alone write them.
 */
public final class MarineCards {
    /** Width of a row of skill arrays. */
    public static final int SKILLS = SpecializationTable.SKILLS;

    private static final int MARINES = StartingSquad.MARINES;
    private static final int TRAITS = Trait.values().length;

    /** Profile, a number of the {@link ProfileTable}; {@link Index#NONE} before one is dealt. */
    public final int[] profile = new int[MARINES];
    /** Printed Damage Threshold. */
    public final int[] damageThreshold = new int[MARINES];
    /** Printed Stress Threshold. */
    public final int[] stressThreshold = new int[MARINES];
    /** Printed Trait ratings at {@code marine * 5 + trait}. */
    public final int[] traits = new int[MARINES * TRAITS];
    /** Printed Load Capacity. */
    public final int[] loadCapacity = new int[MARINES];
    /** The Ability, an ordinal of {@link Ability.Kind}; {@link Index#NONE} before a Profile is dealt. */
    public final int[] ability = new int[MARINES];
    /** Uses of the Ability in a Mission; 0 for no limit. */
    public final int[] abilityUses = new int[MARINES];
    /** Focus dice of the Ability. */
    public final int[] abilityFocus = new int[MARINES];
    /** Strike dice of the Ability. */
    public final int[] abilityStrike = new int[MARINES];
    /** Crit dice of the Ability. */
    public final int[] abilityCrit = new int[MARINES];
    /** The amount of the Ability. */
    public final int[] abilityAmount = new int[MARINES];
    /** Specialization level 1-4; 0 before one is set. */
    public final int[] level = new int[MARINES];
    /** Soft Cover at the start of a Combat and at most. */
    public final int[] maxSoft = new int[MARINES];
    /** Whether a Marine has a skill, at {@code marine * SKILLS + skill}, as are the arrays that follow. */
    public final boolean[] skill = new boolean[MARINES * SKILLS];
    /** The skills that a Marine has, as a mask. */
    public final int[] skills = new int[MARINES];
    /** Initiative cost of a skill. */
    public final int[] skillCost = new int[MARINES * SKILLS];
    /** Uses of a skill in a Mission; 0 for no limit. */
    public final int[] skillUses = new int[MARINES * SKILLS];
    /** Focus dice of a skill. */
    public final int[] skillFocus = new int[MARINES * SKILLS];
    /** Strike dice of a skill. */
    public final int[] skillStrike = new int[MARINES * SKILLS];
    /** Crit dice of a skill. */
    public final int[] skillCrit = new int[MARINES * SKILLS];
    /** The amount of a skill. */
    public final int[] skillAmount = new int[MARINES * SKILLS];

    /** By Ability, the Marines who have it, as a mask. */
    private final int[] having = new int[Ability.Kind.values().length];

    private final ProfileTable profiles;
    private final SpecializationTable specializations;

    /** Creates places without cards. */
    MarineCards(final GameTables tables) {
        profiles = tables.profiles;
        specializations = tables.specializations;
        Arrays.fill(profile, Index.NONE);
        Arrays.fill(ability, Index.NONE);
    }

    /** Puts a Profile before a Marine, in place of the one there. */
    public void dealProfile(final int marine, final int dealt) {
        if (profile[marine] == dealt) {
            return;
        }
        profile[marine] = dealt;
        damageThreshold[marine] = profiles.damageThreshold[dealt];
        stressThreshold[marine] = profiles.stressThreshold[dealt];
        loadCapacity[marine] = profiles.loadCapacity[dealt];
        System.arraycopy(profiles.traits, dealt * TRAITS, traits, marine * TRAITS, TRAITS);
        setAbility(marine, profiles.ability[dealt]);
        abilityUses[marine] = profiles.abilityUses[dealt];
        abilityFocus[marine] = profiles.abilityFocus[dealt];
        abilityStrike[marine] = profiles.abilityStrike[dealt];
        abilityCrit[marine] = profiles.abilityCrit[dealt];
        abilityAmount[marine] = profiles.abilityAmount[dealt];
    }

    /** Lays the same cards out as before another Squad. */
    void copyFrom(final MarineCards other) {
        for (int marine = 0; marine < MARINES; marine++) {
            if (other.profile[marine] == Index.NONE) {
                if (profile[marine] != Index.NONE) {
                    takeAway(marine);
                }
            } else {
                dealProfile(marine, other.profile[marine]);
            }
            if (other.level[marine] != 0) {
                setLevel(marine, other.level[marine]);
            }
        }
    }

    /** Takes a Marine's Profile away. */
    void takeAway(final int marine) {
        profile[marine] = Index.NONE;
        damageThreshold[marine] = 0;
        stressThreshold[marine] = 0;
        loadCapacity[marine] = 0;
        Arrays.fill(traits, marine * TRAITS, (marine + 1) * TRAITS, 0);
        setAbility(marine, Index.NONE);
        abilityUses[marine] = 0;
        abilityFocus[marine] = 0;
        abilityStrike[marine] = 0;
        abilityCrit[marine] = 0;
        abilityAmount[marine] = 0;
        setLevel(marine, 1);
    }

    private void setAbility(final int marine, final int kind) {
        if (ability[marine] != Index.NONE) {
            having[ability[marine]] &= ~(1 << marine);
        }
        if (kind != Index.NONE) {
            having[kind] |= 1 << marine;
        }
        ability[marine] = kind;
    }

    /** Turns a Marine's Specialization card to a level 1-4. */
    public void setLevel(final int marine, final int reached) {
        if (level[marine] == reached) {
            return;
        }
        level[marine] = reached;
        final int row = SpecializationTable.row(marine, reached);
        maxSoft[marine] = specializations.maxSoft[row];
        final int from = row * SKILLS;
        final int to = marine * SKILLS;
        System.arraycopy(specializations.skill, from, skill, to, SKILLS);
        skills[marine] = specializations.skills[row];
        System.arraycopy(specializations.skillCost, from, skillCost, to, SKILLS);
        System.arraycopy(specializations.skillUses, from, skillUses, to, SKILLS);
        System.arraycopy(specializations.skillFocus, from, skillFocus, to, SKILLS);
        System.arraycopy(specializations.skillStrike, from, skillStrike, to, SKILLS);
        System.arraycopy(specializations.skillCrit, from, skillCrit, to, SKILLS);
        System.arraycopy(specializations.skillAmount, from, skillAmount, to, SKILLS);
    }

    /** Returns where a Marine's skill stands in the skill arrays. */
    public static int at(final int marine, final SkillId skillId) {
        return marine * SKILLS + skillId.ordinal();
    }

    /** Returns whether a Marine has an Ability. */
    public boolean has(final int marine, final Ability.Kind kind) {
        return ability[marine] == kind.ordinal();
    }

    /** Returns the Marines who have an Ability, as a mask; with the Squad or not. */
    public int having(final Ability.Kind kind) {
        return having[kind.ordinal()];
    }

    /** Returns the amount of a Marine's Ability if it is of this kind, else 0. */
    public int amount(final int marine, final Ability.Kind kind) {
        return has(marine, kind) ? abilityAmount[marine] : 0;
    }

    /** Returns whether a Marine has a skill. */
    public boolean has(final int marine, final SkillId skillId) {
        return skill[at(marine, skillId)];
    }
}
