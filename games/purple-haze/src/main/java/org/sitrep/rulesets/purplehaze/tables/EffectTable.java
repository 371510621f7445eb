package org.sitrep.rulesets.purplehaze.tables;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.rulesets.purplehaze.definition.Effect;
import org.sitrep.rulesets.purplehaze.definition.MapSpace;

/**
 * The effects of all steps of a {@link StoryTable} as rows (op, amount, argument) in the order in which they happen.
 * Immutable.
 *
 * <p>A Space is {@code (row - 1) * 16 + column - 1}, the same on every map.
 */
public final class EffectTable {
    /** The argument that stands for the Squad's own Space. */
    public static final int HERE = -1;

    /** The argument that stands for an Adjacent Space in a random direction. */
    public static final int ADJACENT = -2;

    private static final String HERE_WORD = "here";
    private static final String ADJACENT_WORD = "adjacent";

    /** Operation of each row: an ordinal of {@link EffectOp}. */
    public final int[] op;
    /** Amount of each row; its unit depends on the op. */
    public final int[] amount;
    /** Argument of each row; its kind depends on the op. */
    public final int[] argument;
    /** Sets of log entries, as bits of {@link GameTables#flags}. */
    public final long[] logs;

    private EffectTable(final Rows rows) {
        op = rows.of(0);
        amount = rows.of(1);
        argument = rows.of(2);
        logs = rows.logs.stream().mapToLong(Long::longValue).toArray();
    }

    static int spaceOrHere(final String name) {
        return name.equals(HERE_WORD) ? HERE : space(name);
    }

    static int spaceOrAdjacent(final String name) {
        return name.equals(ADJACENT_WORD) ? ADJACENT : space(name);
    }

    static int space(final String name) {
        final MapSpace space = MapSpace.parse(name).orElseThrow();
        return (space.row() - 1) * MapSpace.MOST + space.column() - 1;
    }

    /** Collects rows. */
    static final class Rows {
        final GameTables tables;
        private final List<int[]> rows = new ArrayList<>();
        private final List<Long> logs = new ArrayList<>();
        private EffectOp op;
        private Index objectives;

        Rows(final GameTables tables) {
            this.tables = tables;
        }

        int size() {
            return rows.size();
        }

        EffectTable table() {
            return new EffectTable(this);
        }

        /**
         * Adds the rows of an effect.
         *
         * @param known objectives that the effect can meet
         */
        void add(final Effect effect, final Index known) {
            objectives = known;
            op = EffectOp.PICK;
            add(effect.who().map(Enum::ordinal).orElse(Index.NONE), 0);
            final int start = rows.size();
            if (effect.perSuccess()) {
                op = EffectOp.PER_SUCCESS;
                add(0, 0);
            }
            for (final EffectOp change : EffectOp.values()) {
                op = change;
                change.addTo(this, effect);
            }
            if (effect.perSuccess()) {
                rows.get(start)[1] = rows.size() - start - 1;
            }
        }

        /** Adds a row of the current op. */
        void add(final int rowAmount, final int rowArgument) {
            rows.add(new int[] {op.ordinal(), rowAmount, rowArgument});
        }

        void addLog(final List<String> entries) {
            if (!entries.isEmpty()) {
                add(0, logs.size());
                logs.add(tables.flagsOf(entries));
            }
        }

        void addObjectives(final List<String> met) {
            if (!met.isEmpty()) {
                add(0, mask(met, objectives, 0));
            }
        }

        private int[] of(final int column) {
            return rows.stream().mapToInt(row -> row[column]).toArray();
        }
    }

    /** Returns the objectives of a list as a mask; ids not in the index contribute {@code unknown}. */
    static int mask(final List<String> ids, final Index objectives, final int unknown) {
        int mask = 0;
        for (final String id : ids) {
            mask |= objectives.ids().contains(id) ? 1 << objectives.of(id) : unknown;
        }
        return mask;
    }
}
