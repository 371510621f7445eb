package org.sitrep.rulesets.purplehaze.tables;

import java.util.List;
import java.util.Map;
import org.sitrep.rulesets.purplehaze.definition.Forbidden;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.definition.Specialization;

/** The six Specializations with their four levels and the skills of each (PH-MAR-3), by own ID less one. Immutable. */
public final class SpecializationTable {
    /** Levels of a Specialization. */
    public static final int LEVELS = 4;
    /** Width of a row of skill arrays. */
    public static final int SKILLS = SkillId.values().length;

    /** Names. */
    public final List<String> names;
    /** Ids. */
    public final List<String> ids;
    /** Price of a level in experience, at {@link #row}. */
    public final int[] price = new int[StartingSquad.MARINES * LEVELS];
    /** Soft Cover at the start of a Combat and at most, at {@link #row}. */
    public final int[] maxSoft = new int[StartingSquad.MARINES * LEVELS];
    /** Whether a level has a skill, at {@code row * SKILLS + skill}, as are the arrays that follow. */
    public final boolean[] skill = new boolean[StartingSquad.MARINES * LEVELS * SKILLS];
    /** The skills of a level as a mask, at {@link #row}. */
    public final int[] skills = new int[StartingSquad.MARINES * LEVELS];
    /** Initiative cost of a skill. */
    public final int[] skillCost = new int[StartingSquad.MARINES * LEVELS * SKILLS];
    /** Uses of a skill in a Mission; 0 for no limit. */
    public final int[] skillUses = new int[StartingSquad.MARINES * LEVELS * SKILLS];
    /** Focus dice of a skill. */
    public final int[] skillFocus = new int[StartingSquad.MARINES * LEVELS * SKILLS];
    /** Strike dice of a skill. */
    public final int[] skillStrike = new int[StartingSquad.MARINES * LEVELS * SKILLS];
    /** Crit dice of a skill. */
    public final int[] skillCrit = new int[StartingSquad.MARINES * LEVELS * SKILLS];
    /** The amount of a skill. */
    public final int[] skillAmount = new int[StartingSquad.MARINES * LEVELS * SKILLS];

    SpecializationTable(final GameData game, final Forbidden forbidden) {
        final String[] nameOf = new String[StartingSquad.MARINES];
        final String[] idOf = new String[StartingSquad.MARINES];
        for (final Specialization specialization : game.specializations().values()) {
            final int marine = specialization.slot() - 1;
            nameOf[marine] = specialization.name();
            idOf[marine] = specialization.id();
            for (int level = 1; level <= LEVELS; level++) {
                put(row(marine, level), specialization.levels().get(level - 1), forbidden);
            }
        }
        names = List.of(nameOf);
        ids = List.of(idOf);
    }

    private void put(final int row, final Specialization.Level level, final Forbidden forbidden) {
        price[row] = level.price();
        maxSoft[row] = level.softCover();
        for (final Map.Entry<String, Specialization.Skill> entry :
                level.skills().entrySet()) {
            if (forbidden.hasSkill(entry.getKey())) {
                continue;
            }
            final int nth = SkillId.of(entry.getKey()).orElseThrow().ordinal();
            final int at = row * SKILLS + nth;
            skills[row] |= 1 << nth;
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

    /** Returns where the level 1-4 of a Marine's Specialization stands in the arrays of levels. */
    public static int row(final int marine, final int level) {
        return marine * LEVELS + level - 1;
    }
}
