package org.sitrep.rulesets.purplehaze.tables;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Loadout;
import org.sitrep.rulesets.purplehaze.definition.Profile;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.definition.Specialization;
import org.sitrep.rulesets.purplehaze.definition.Squad;
import org.sitrep.rulesets.purplehaze.definition.Trait;

/** The Squad as it enters the combat (PH-MAR-1, PH-MAR-3, PH-EQ-1): profiles, levels, skills and kit, by own ID less one. Immutable. */
public final class MarineTable {
    /** Marines in a Squad. */
    public static final int MARINES = 6;
    /** Width of a row of skill arrays. */
    public static final int SKILLS = SkillId.values().length;
    /** Most weapons that one Marine can hold at a time. */
    public static final int MAX_WEAPONS = 6;

    private static final int TRAITS = Trait.values().length;

    /** Names of the Specializations. */
    public final List<String> names;
    /** Ids of the Specializations. */
    public final List<String> ids;
    /** Printed Damage Threshold. */
    public final int[] damageThreshold = new int[MARINES];
    /** Printed Stress Threshold. */
    public final int[] stressThreshold = new int[MARINES];
    /** Printed Trait ratings at {@code marine * 5 + trait}. */
    public final int[] traits = new int[MARINES * TRAITS];
    /** Printed Load Capacity. */
    public final int[] loadCapacity = new int[MARINES];
    /** Specialization level. */
    public final int[] level = new int[MARINES];
    /** Soft Cover at the start and at most. */
    public final int[] maxSoft = new int[MARINES];
    /** Stress at the start. */
    public final int[] stress = new int[MARINES];
    /** Experience at the start. */
    public final int[] experience = new int[MARINES];
    /** Condition card at the start, or {@link Index#NONE}. */
    public final int[] condition = new int[MARINES];
    /** Weapons at the start at {@code marine * 6 + i}, the first choice first, or {@link Index#NONE}. */
    public final int[] weapons = new int[MARINES * MAX_WEAPONS];
    /** Markers at the start on their fuller side at {@code marine * gear + g}; of one-sided gear too. */
    public final int[] gearFull;
    /** Markers at the start on their second side at {@code marine * gear + g}. */
    public final int[] gearLow;
    /** Whether a Marine has a skill, at {@code marine * SKILLS + skill}, as are the arrays that follow. */
    public final boolean[] skill = new boolean[MARINES * SKILLS];
    /** Initiative cost of a skill. */
    public final int[] skillCost = new int[MARINES * SKILLS];
    /** Uses of a skill; 0 for no limit. */
    public final int[] skillUses = new int[MARINES * SKILLS];
    /** Focus dice of a skill. */
    public final int[] skillFocus = new int[MARINES * SKILLS];
    /** Strike dice of a skill. */
    public final int[] skillStrike = new int[MARINES * SKILLS];
    /** Crit dice of a skill. */
    public final int[] skillCrit = new int[MARINES * SKILLS];
    /** The amount of a skill. */
    public final int[] skillAmount = new int[MARINES * SKILLS];

    MarineTable(final GameData game, final WeaponTable weaponTable, final GearTable gear, final CardTables cards) {
        gearFull = new int[MARINES * gear.count];
        gearLow = new int[MARINES * gear.count];
        final Squad squad = game.playedSquad();
        final Loadout loadout = game.loadouts().get(game.loadout().orElse(squad.loadout()));
        final String[] specializationNames = new String[MARINES];
        final String[] specializationIds = new String[MARINES];
        for (final Specialization specialization : game.specializations().values()) {
            final int marine = specialization.slot() - 1;
            specializationNames[marine] = specialization.name();
            specializationIds[marine] = specialization.id();
            final Squad.Member member = squad.members().get(specialization.id());
            putProfile(marine, game.profiles().get(member.profile()));
            level[marine] = member.level();
            stress[marine] = member.stress();
            experience[marine] = member.experience();
            condition[marine] = member.condition().map(cards.conditionIndex::of).orElse(Index.NONE);
            putLevel(marine, specialization.levels().get(member.level() - 1));
            putKit(marine, loadout.kits().get(specialization.id()), weaponTable, gear);
        }
        names = List.of(specializationNames);
        ids = List.of(specializationIds);
    }

    private void putProfile(final int marine, final Profile profile) {
        damageThreshold[marine] = profile.damageThreshold();
        stressThreshold[marine] = profile.stressThreshold();
        loadCapacity[marine] = profile.loadCapacity();
        for (final Trait trait : Trait.values()) {
            traits[marine * TRAITS + trait.ordinal()] = profile.of(trait);
        }
    }

    private void putLevel(final int marine, final Specialization.Level definition) {
        maxSoft[marine] = definition.softCover();
        for (final Map.Entry<String, Specialization.Skill> entry :
                definition.skills().entrySet()) {
            final int at =
                    marine * SKILLS + SkillId.of(entry.getKey()).orElseThrow().ordinal();
            final Specialization.Skill s = entry.getValue();
            skill[at] = true;
            skillCost[at] = s.cost();
            skillUses[at] = s.uses();
            skillFocus[at] = s.focus();
            skillStrike[at] = s.strike();
            skillCrit[at] = s.crit();
            skillAmount[at] = s.amount();
        }
    }

    private void putKit(final int marine, final Loadout.Kit kit, final WeaponTable weaponTable, final GearTable gear) {
        final List<String> carried = new ArrayList<>(kit.weapons());
        for (int i = 0; i < MAX_WEAPONS; i++) {
            weapons[marine * MAX_WEAPONS + i] = i < carried.size() ? weaponTable.index.of(carried.get(i)) : Index.NONE;
        }
        for (final Map.Entry<String, List<Integer>> entry : kit.gear().entrySet()) {
            final int g = gear.index.of(entry.getKey());
            for (final int side : entry.getValue()) {
                final int at = marine * gear.count + g;
                if (side == gear.loadFull[g]) {
                    gearFull[at]++;
                } else {
                    gearLow[at]++;
                }
            }
        }
    }

    /** Returns where a Marine's skill stands in the skill arrays. */
    public static int at(final int marine, final SkillId skillId) {
        return marine * SKILLS + skillId.ordinal();
    }

    /** Returns whether a Marine has a skill. */
    public boolean has(final int marine, final SkillId skillId) {
        return skill[at(marine, skillId)];
    }
}
