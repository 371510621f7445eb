package org.sitrep.rulesets.purplehaze.tables;

import java.util.Objects;

/**
 * One step of the booklet as printed, independent of the state of the Mission: its ways on and its effects. It gives
 * access to that step only. Ways and effects are counted from 0, in the order of the {@link StoryTable}. Immutable,
 * made once with the table and shared by all threads; about 50 bytes.
 */
public final class Passage {
    private static final StoryTable.Kind[] KINDS = StoryTable.Kind.values();
    private static final EffectOp[] OPS = EffectOp.values();

    private final StoryTable table;
    private final int step;
    private final int ways;
    private final int effects;

    Passage(final StoryTable table, final int step) {
        this.table = table;
        this.step = step;
        ways = table.firstTarget[step + 1] - table.firstTarget[step];
        effects = table.firstEffect[step + 1] - table.firstEffect[step];
    }

    /** Returns the number of the step. */
    public int step() {
        return step;
    }

    /** Returns how the step continues. */
    public StoryTable.Kind kind() {
        return KINDS[table.kind[step]];
    }

    /** Returns the number of ways on. */
    public int ways() {
        return ways;
    }

    private int target(final int way) {
        return table.firstTarget[step] + Objects.checkIndex(way, ways);
    }

    /** Returns the step that a way leads to, or {@link StoryTable#END} if the entry ends or another one takes over. */
    public int next(final int way) {
        return table.beginsEntry[target(way)] ? StoryTable.END : table.target[target(way)];
    }

    /** Returns whether a way of a choice is offered in every state of the Mission. */
    public boolean isAlwaysOffered(final int way) {
        return table.needs[target(way)] == Index.NONE;
    }

    /**
     * Returns the Marines who take its test, an ordinal of {@link org.sitrep.rulesets.purplehaze.definition.Who}, or
     * {@link Index#NONE}.
     */
    public int testers() {
        return table.testers[step];
    }

    /** Returns the Trait that it tests. */
    public int trait() {
        return table.trait[step];
    }

    /** Returns the DIFF of its test. */
    public int diff() {
        return table.diff[step];
    }

    /** Returns the number of Marines who must pass its test; 0 for all. */
    public int enough() {
        return table.enough[step];
    }

    /** Returns whether Threat is unchanged by the end of its combat. */
    public boolean threatStays() {
        return table.threatStays[step];
    }

    /** Returns the number of effects. */
    public int effects() {
        return effects;
    }

    private int row(final int nth) {
        return table.firstEffect[step] + Objects.checkIndex(nth, effects);
    }

    /** Returns the operation of an effect. */
    public EffectOp effect(final int nth) {
        return OPS[table.effects.op[row(nth)]];
    }

    /**
     * Returns the amount of an effect. For an effect that picks Marines this is an ordinal of
     * {@link org.sitrep.rulesets.purplehaze.definition.Who}.
     */
    public int amount(final int nth) {
        return table.effects.amount[row(nth)];
    }

    /** Returns the log entries that an effect sets or clears, one bit per entry; 0 for other effects. */
    public long log(final int nth) {
        final EffectOp op = effect(nth);
        return op == EffectOp.LOG || op == EffectOp.UNLOG ? table.effects.logs[table.effects.argument[row(nth)]] : 0;
    }

    /** Returns the objectives that an effect meets, as a mask; 0 for other effects. */
    public int objectives(final int nth) {
        return effect(nth) == EffectOp.MET ? table.effects.argument[row(nth)] : 0;
    }
}
