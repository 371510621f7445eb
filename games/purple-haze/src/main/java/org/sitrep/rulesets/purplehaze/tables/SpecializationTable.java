package org.sitrep.rulesets.purplehaze.tables;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.sitrep.rulesets.purplehaze.definition.CardLine;
import org.sitrep.rulesets.purplehaze.definition.Forbidden;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.definition.Specialization;
import org.sitrep.rulesets.purplehaze.definition.Specialization.Level;
import org.sitrep.rulesets.purplehaze.definition.Specialization.Skill;

/** The six Specializations with their four levels and the skills of each (PH-MAR-3), by own ID less one. Immutable. */
public final class SpecializationTable {
    public static final int LEVELS = 4;
    /** Width of a row of {@link #skill}. */
    public static final int SKILLS = SkillId.values().length;
    /** The Specializations. */
    public final List<Specialization> cards;
    /**
     * The skills of each level at {@code row * SKILLS + skill}; {@link Skill#NONE} for a skill that the level lacks.
     */
    public final Skill[] skill = new Skill[StartingSquad.MARINES * LEVELS * SKILLS];
    /** The skills of a level as a mask, at {@link #row}. */
    public final int[] skills = new int[StartingSquad.MARINES * LEVELS];

    /** The lines of all skills of a level that the rules do not know by their names, at {@link #row}. */
    final List<List<CardLine>> lines = new ArrayList<>();
    /** Uses per Mission of these skills, at {@link #row}; 0 for no limit. */
    public final int[] uses = new int[StartingSquad.MARINES * LEVELS];

    private final Level[] levels = new Level[StartingSquad.MARINES * LEVELS];

    SpecializationTable(final GameData game, final Forbidden forbidden) {
        cards = game.bySlot();
        Arrays.fill(skill, Skill.NONE);
        for (int row = 0; row < skills.length; row++) {
            lines.add(new ArrayList<>());
        }
        for (int marine = 0; marine < cards.size(); marine++) {
            for (int level = 1; level <= LEVELS; level++) {
                put(row(marine, level), cards.get(marine).levels().get(level - 1), forbidden);
            }
        }
    }

    private void put(final int row, final Level level, final Forbidden forbidden) {
        levels[row] = level;
        level.skills().forEach((id, what) -> {
            if (!forbidden.has(Forbidden.skill(id))) {
                SkillId.of(id).ifPresentOrElse(known -> put(row, known.ordinal(), what), () -> put(row, what));
            }
        });
    }

    private void put(final int row, final int known, final Skill what) {
        skills[row] |= 1 << known;
        skill[row * SKILLS + known] = what;
    }

    /** Adds a skill that the rules do not know: its lines, and its uses if a line is a use. */
    private void put(final int row, final Skill own) {
        lines.get(row).addAll(own.lines());
        uses[row] = own.uses() == 0 ? uses[row] : own.uses();
    }

    /**
     * Returns the Specializations among the given users as a mask of own IDs less one; all if {@code users} is empty.
     */
    static int mask(final GameData game, final List<String> users) {
        int mask = 0;
        for (final Specialization specialization : game.specializations().values()) {
            mask |= users.isEmpty() || users.contains(specialization.id()) ? 1 << specialization.slot() - 1 : 0;
        }
        return mask;
    }

    /** Returns the names of the Specializations. */
    public List<String> names() {
        return cards.stream().map(Specialization::name).toList();
    }

    /** Returns a level 1-4 of a Marine's Specialization. */
    public Level level(final int marine, final int level) {
        return levels[row(marine, level)];
    }

    /** Returns the row of level 1 … 4 of a Marine's Specialization in the arrays of levels. */
    public static int row(final int marine, final int level) {
        return marine * LEVELS + level - 1;
    }
}
