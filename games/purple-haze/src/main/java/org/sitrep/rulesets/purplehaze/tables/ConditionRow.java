package org.sitrep.rulesets.purplehaze.tables;

import org.sitrep.rulesets.purplehaze.definition.Condition;
import org.sitrep.rulesets.purplehaze.definition.ThreatFace;

/**
 * The condition of a branch or an option, with the things that it names as masks. Immutable.
 *
 * @param asked the condition as written in the data file
 * @param with log entries that must be set, as bits of {@link GameTables#flags}
 * @param without log entries that must not be set
 * @param met objectives that must be met
 * @param die permitted colours of the last Threat die, one bit per {@link ThreatFace}; 0 if any
 * @param terrain permitted Terrain of the Squad's Space, one bit per kind; 0 if any
 * @param weapons weapons that the Squad must have
 * @param gear gear that the Squad must have
 */
public record ConditionRow(
        Condition asked, long with, long without, int met, int die, int terrain, long weapons, int gear) {
    /** An objective that no Mission of the document has, so it is never met. */
    private static final int NEVER_MET = 1 << 31;

    ConditionRow(final GameTables tables, final Condition asked, final Index objectives) {
        this(
                asked,
                tables.flagsOf(asked.with()),
                tables.flagsOf(asked.without()),
                EffectTable.mask(asked.met(), objectives, NEVER_MET),
                asked.die().stream().mapToInt(face -> 1 << face.ordinal()).reduce(0, (a, b) -> a | b),
                (int) new Index(tables.game.terrain()).maskOfKnown(asked.terrain()),
                tables.weapons.index.maskOfKnown(asked.has()),
                (int) tables.gear.index.maskOfKnown(asked.has()));
    }
}
