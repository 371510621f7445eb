package org.sitrep.rulesets.purplehaze.squad;

import java.util.Arrays;
import org.sitrep.rulesets.purplehaze.definition.Ability;
import org.sitrep.rulesets.purplehaze.definition.Profile;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.definition.Specialization.Skill;
import org.sitrep.rulesets.purplehaze.definition.Trait;
import org.sitrep.rulesets.purplehaze.tables.CardOp;
import org.sitrep.rulesets.purplehaze.tables.CardTexts;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.Index;
import org.sitrep.rulesets.purplehaze.tables.Pieces;
import org.sitrep.rulesets.purplehaze.tables.SpecializationTable;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;

/**
 * The Profile and the Specialization level of each Marine (PH-MAR-1 to PH-MAR-3), with their printed values, by own ID
 * less one. One instance per playout. The arrays are public for the hot path; only {@link #dealProfile} and
 * {@link #setLevel} write them.
 */
public final class MarineCards {
    /** Width of a row of {@link #skill}. */
    public static final int SKILLS = SpecializationTable.SKILLS;

    private static final int MARINES = StartingSquad.MARINES;
    private static final Trait[] TRAITS = Trait.values();
    /** Profile, a number of the {@link GameTables#profiles}; {@link Index#NONE} before one is dealt. */
    public final int[] profile = new int[MARINES];
    /** Printed Traits at {@code marine * TRAITS + trait}. */
    private final int[] traits = new int[MARINES * TRAITS.length];
    /** Printed Load Capacity. */
    public final int[] loadCapacity = new int[MARINES];
    /** Specialization level 1-4; 0 before one is set. */
    public final int[] level = new int[MARINES];
    /**
     * The skills of each Marine at {@code marine * SKILLS + skill}; {@link Skill#NONE} for one that the Marine does not
     * have.
     */
    public final Skill[] skill = new Skill[MARINES * SKILLS];
    /** The skills that a Marine has, as a mask. */
    public final int[] skills = new int[MARINES];
    /** Effects of the Ability and the skills with lines of each Marine, as a mask of {@link CardOp}. */
    final long[] ops = new long[MARINES];
    /** The tests to which these always add dice, as a mask. */
    final int[] tests = new int[MARINES];
    /** The Profile card of each Marine, {@link Profile#NOBODY} before one is dealt. */
    private final Profile[] card = new Profile[MARINES];

    private final Pieces<Profile> profiles;
    private final SpecializationTable specializations;
    private final CardTexts texts;

    MarineCards(final GameTables tables) {
        profiles = tables.profiles;
        specializations = tables.specializations;
        texts = tables.texts;
        Arrays.fill(profile, Index.NONE);
        Arrays.fill(card, Profile.NOBODY);
        Arrays.fill(skill, Skill.NONE);
    }

    /** Deals a Profile to a Marine, in place of the present one. */
    public void dealProfile(final int marine, final int dealt) {
        if (profile[marine] == dealt) {
            return;
        }
        put(marine, dealt, profiles.get(dealt));
    }

    private void put(final int marine, final int number, final Profile printed) {
        profile[marine] = number;
        card[marine] = printed;
        loadCapacity[marine] = printed.loadCapacity();
        note(marine);
        for (final Trait trait : TRAITS) {
            traits[marine * TRAITS.length + trait.ordinal()] = printed.of(trait);
        }
    }

    /** Notes the effects of a Marine's Ability and skills. */
    private void note(final int marine) {
        ops[marine] = texts.ops[abilityText(marine)] | texts.ops[skillText(marine)];
        tests[marine] = texts.tests[abilityText(marine)] | texts.tests[skillText(marine)];
    }

    /** Returns the number of the text of a Marine's Ability. */
    int abilityText(final int marine) {
        return texts.firstAbility + profile[marine];
    }

    /** Returns the number of the text of a Marine's skills with lines; that of an empty text before a level is set. */
    int skillText(final int marine) {
        return texts.firstSkill + (level[marine] == 0 ? Index.NONE : SpecializationTable.row(marine, level[marine]));
    }

    /** Copies the cards of another Squad. */
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

    void takeAway(final int marine) {
        put(marine, Index.NONE, Profile.NOBODY);
        setLevel(marine, 1);
    }

    /** Sets a Marine's Specialization card to a level 1-4. */
    public void setLevel(final int marine, final int reached) {
        if (level[marine] == reached) {
            return;
        }
        level[marine] = reached;
        final int row = SpecializationTable.row(marine, reached);
        System.arraycopy(specializations.skill, row * SKILLS, skill, marine * SKILLS, SKILLS);
        skills[marine] = specializations.skills[row];
        note(marine);
    }

    /** Returns a Marine's Profile card, {@link Profile#NOBODY} before one is dealt. */
    public Profile profile(final int marine) {
        return card[marine];
    }

    /** Returns the rating of a Trait printed on a Marine's Profile. */
    int trait(final int marine, final int trait) {
        return traits[marine * TRAITS.length + trait];
    }

    /** Returns the Ability printed on a Marine's Profile. */
    public Ability ability(final int marine) {
        return profile(marine).ability();
    }

    /** Returns the Soft Cover of a Marine at the start of a Combat, which is also its maximum. */
    public int maxSoft(final int marine) {
        return specializations.level(marine, level[marine]).softCover();
    }

    /** Returns a skill of a Marine; {@link Skill#NONE} if the Marine does not have it. */
    public Skill skill(final int marine, final SkillId skillId) {
        return skill[at(marine, skillId)];
    }

    /** Returns the index of a Marine's skill in {@link #skill}. */
    public static int at(final int marine, final SkillId skillId) {
        return marine * SKILLS + skillId.ordinal();
    }

    /** Returns whether a Marine has a skill. */
    public boolean has(final int marine, final SkillId skillId) {
        return skill(marine, skillId) != Skill.NONE;
    }
}
