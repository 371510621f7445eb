package org.sitrep.rulesets.purplehaze.tables;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import org.sitrep.rulesets.purplehaze.definition.Condition;
import org.sitrep.rulesets.purplehaze.definition.ThreatFace;

/** The conditions of all branches and options of a {@link StoryTable}, one a row, as limits and masks. Immutable. */
public final class ConditionTable {
    /** A question that a condition does not ask, or to which it wants yes or no. */
    public static final int EITHER = -1;

    /** An objective that no Mission of the document has, and nobody meets. */
    private static final int NEVER_MET = 1 << 31;

    /** Log entries that must be set, as bits of {@link GameTables#flags}. */
    public final long[] with;
    /** Log entries that must not be set. */
    public final long[] without;
    /** Objectives that must be met. */
    public final int[] met;
    /** Whether it must be night: 1, 0 or {@link #EITHER}. */
    public final int[] night;
    /** Least Threat. */
    public final int[] threatAtLeast;
    /** Most Threat. */
    public final int[] threatAtMost;
    /** Least Stamina. */
    public final int[] staminaAtLeast;
    /** Most minutes since the Mission began. */
    public final int[] elapsedAtMost;
    /** Fewest Marines present. */
    public final int[] marinesAtLeast;
    /** Colours of the last Threat die, a bit a {@link ThreatFace}; 0 if it does not matter. */
    public final int[] die;
    /** Whether an EAZ must be near: 1, 0 or {@link #EITHER}. */
    public final int[] nearEaz;
    /** Whether a burden must slow the Squad: 1, 0 or {@link #EITHER}. */
    public final int[] burdened;
    /** Weapons that the Squad must have. */
    public final long[] weapons;
    /** Gear that the Squad must have. */
    public final int[] gear;

    private ConditionTable(final Rows rows) {
        final GameTables tables = rows.tables;
        with = rows.masks(condition -> tables.flagsOf(condition.with()));
        without = rows.masks(condition -> tables.flagsOf(condition.without()));
        met = rows.met.stream().mapToInt(Integer::intValue).toArray();
        night = rows.numbers(condition -> wanted(condition.night()));
        threatAtLeast = rows.numbers(Condition::threatAtLeast);
        threatAtMost = rows.numbers(Condition::threatAtMost);
        staminaAtLeast = rows.numbers(Condition::staminaAtLeast);
        elapsedAtMost = rows.numbers(Condition::elapsedAtMost);
        marinesAtLeast = rows.numbers(Condition::marinesAtLeast);
        die = rows.numbers(condition -> faces(condition.die()));
        nearEaz = rows.numbers(condition -> wanted(condition.nearEaz()));
        burdened = rows.numbers(condition -> wanted(condition.burdened()));
        weapons = rows.masks(condition -> mask(condition.has(), tables.weapons.index));
        gear = rows.numbers(condition -> (int) mask(condition.has(), tables.gear.index));
    }

    private static int wanted(final Optional<Boolean> answer) {
        return answer.map(yes -> yes ? 1 : 0).orElse(EITHER);
    }

    private static int faces(final List<ThreatFace> faces) {
        return faces.stream().mapToInt(face -> 1 << face.ordinal()).reduce(0, (a, b) -> a | b);
    }

    private static long mask(final List<String> ids, final Index index) {
        return ids.stream()
                .filter(index.ids()::contains)
                .mapToLong(id -> 1L << index.of(id))
                .reduce(0, (a, b) -> a | b);
    }

    /** Rows in the making. */
    static final class Rows {
        private final GameTables tables;
        private final List<Condition> conditions = new ArrayList<>();
        private final List<Integer> met = new ArrayList<>();

        Rows(final GameTables tables) {
            this.tables = tables;
        }

        ConditionTable table() {
            return new ConditionTable(this);
        }

        /** Adds a condition and returns its number. */
        int add(final Condition condition, final Index objectives) {
            conditions.add(condition);
            met.add(EffectTable.mask(condition.met(), objectives, NEVER_MET));
            return conditions.size() - 1;
        }

        private int[] numbers(final ToIntFunction<Condition> of) {
            return conditions.stream().mapToInt(of).toArray();
        }

        private long[] masks(final ToLongFunction<Condition> of) {
            return conditions.stream().mapToLong(of).toArray();
        }
    }
}
