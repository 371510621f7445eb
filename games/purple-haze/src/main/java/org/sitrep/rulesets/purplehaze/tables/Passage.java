package org.sitrep.rulesets.purplehaze.tables;

/**
 * One step of the booklet as it is printed: how it goes on and what it does, whatever the state of the Mission. Whoever
 * has it knows that step and no other. Ways and effects are counted from 0, in the order of the {@link StoryTable}.
 * Immutable, made once with the table and shared by all threads; some 200 bytes.
 */
public final class Passage {
    private static final StoryTable.Kind[] KINDS = StoryTable.Kind.values();
    private static final EffectOp[] OPS = EffectOp.values();

    private final int step;
    private final StoryTable.Kind kind;
    private final int[] next;
    private final boolean[] always;
    private final int testers;
    private final int trait;
    private final int diff;
    private final int enough;
    private final boolean threatStays;
    private final EffectOp[] op;
    private final int[] amount;
    private final long[] log;
    private final int[] objectives;

    Passage(final StoryTable table, final int step) {
        this.step = step;
        kind = KINDS[table.kind[step]];
        testers = table.testers[step];
        trait = table.trait[step];
        diff = table.diff[step];
        enough = table.enough[step];
        threatStays = table.threatStays[step];
        final int ways = table.firstTarget[step + 1] - table.firstTarget[step];
        next = new int[ways];
        always = new boolean[ways];
        for (int way = 0; way < ways; way++) {
            final int at = table.firstTarget[step] + way;
            next[way] = table.beginsEntry[at] ? StoryTable.END : table.target[at];
            always[way] = table.needs[at] == Index.NONE;
        }
        final int effects = table.firstEffect[step + 1] - table.firstEffect[step];
        op = new EffectOp[effects];
        amount = new int[effects];
        log = new long[effects];
        objectives = new int[effects];
        for (int nth = 0; nth < effects; nth++) {
            final int row = table.firstEffect[step] + nth;
            op[nth] = OPS[table.effects.op[row]];
            amount[nth] = table.effects.amount[row];
            final int argument = table.effects.argument[row];
            log[nth] = op[nth] == EffectOp.LOG || op[nth] == EffectOp.UNLOG ? table.effects.logs[argument] : 0;
            objectives[nth] = op[nth] == EffectOp.MET ? argument : 0;
        }
    }

    /** Returns the number of the step. */
    public int step() {
        return step;
    }

    /** Returns how it goes on. */
    public StoryTable.Kind kind() {
        return kind;
    }

    /** Returns how many ways go on from it. */
    public int ways() {
        return next.length;
    }

    /**
     * Returns the step at which a way goes on, or {@link StoryTable#END} where the entry ends or another one takes
     * over.
     */
    public int next(final int way) {
        return next[way];
    }

    /** Returns whether a way of a choice is on offer however things stand. */
    public boolean isAlwaysOffered(final int way) {
        return always[way];
    }

    /**
     * Returns who takes its test, or {@link Index#NONE} as an ordinal of
     * {@link org.sitrep.rulesets.purplehaze.definition.Who}.
     */
    public int testers() {
        return testers;
    }

    /** Returns the Trait that it tests. */
    public int trait() {
        return trait;
    }

    /** Returns the DIFF of its test. */
    public int diff() {
        return diff;
    }

    /** Returns how many must pass its test; 0 for all. */
    public int enough() {
        return enough;
    }

    /** Returns whether Threat stays as it is after its combat. */
    public boolean threatStays() {
        return threatStays;
    }

    /** Returns how many effects it has. */
    public int effects() {
        return op.length;
    }

    /** Returns what an effect does. */
    public EffectOp effect(final int nth) {
        return op[nth];
    }

    /**
     * Returns how much an effect does; whom it means, an ordinal of
     * {@link org.sitrep.rulesets.purplehaze.definition.Who}, where it picks Marines.
     */
    public int amount(final int nth) {
        return amount[nth];
    }

    /** Returns the log entries that an effect sets or clears, a bit each; none if it does something else. */
    public long log(final int nth) {
        return log[nth];
    }

    /** Returns the objectives that an effect meets, as a mask; none if it does something else. */
    public int objectives(final int nth) {
        return objectives[nth];
    }
}
