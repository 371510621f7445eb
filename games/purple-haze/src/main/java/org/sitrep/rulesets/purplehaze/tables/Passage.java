package org.sitrep.rulesets.purplehaze.tables;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * One step of the booklet as printed, independent of the state of the Mission: its ways on and its effects. It gives
 * access to that step only. Ways and effects are counted from 0, in the order of the {@link StoryTable}. Immutable,
 * made once with the table and shared by all threads; about 150 bytes.
 */
public final class Passage {
    private static final StoryTable.Kind[] KINDS = StoryTable.Kind.values();
    private static final EffectOp[] OPS = EffectOp.values();

    private final StoryTable table;
    private final int step;
    private final StoryTable.Kind kind;
    /** The step that each way leads to. */
    private final int[] next;

    private final EffectOp[] op;
    private final int[] amount;
    private final int testers;
    private final int trait;
    private final int diff;
    private final int focus;
    private final int strike;
    private final int enough;
    private final boolean threatStays;
    private final List<String> labels;

    Passage(final StoryTable table, final int step) {
        this.table = table;
        this.step = step;
        kind = KINDS[table.kind[step]];
        next = IntStream.range(table.firstTarget[step], table.firstTarget[step + 1])
                .map(way -> table.beginsEntry[way] ? StoryTable.END : table.target[way])
                .toArray();
        final int from = table.firstEffect[step];
        final int to = table.firstEffect[step + 1];
        op = IntStream.range(from, to)
                .mapToObj(row -> OPS[table.effects.op[row]])
                .toArray(EffectOp[]::new);
        amount = Arrays.copyOfRange(table.effects.amount, from, to);
        testers = table.testers[step];
        trait = table.trait[step];
        diff = table.diff[step];
        focus = table.focus[step];
        strike = table.strike[step];
        enough = table.enough[step];
        threatStays = table.threatStays[step];
        labels = table.labels(step);
    }

    /** Returns the number of the step. */
    public int step() {
        return step;
    }

    /** Returns how the step continues. */
    public StoryTable.Kind kind() {
        return kind;
    }

    /** Returns its path in the data, such as {@code missions.crash.entries.wreck.steps.search}. */
    public String path() {
        return table.path(step);
    }

    /** Returns the name of a way on in the data. */
    public String label(final int way) {
        return labels.get(way);
    }

    /** Returns the number of ways on. */
    public int ways() {
        return next.length;
    }

    /** Returns the step that a way leads to, or {@link StoryTable#END} if the entry ends or another one takes over. */
    public int next(final int way) {
        return next[way];
    }

    /** Returns whether a way of a choice is offered in every state of the Mission. */
    public boolean isAlwaysOffered(final int way) {
        return table.needs[table.firstTarget[step] + Objects.checkIndex(way, next.length)] == Index.NONE;
    }

    /**
     * Returns the Marines who take its test, an ordinal of {@link org.sitrep.rulesets.purplehaze.definition.Who}, or
     * {@link Index#NONE}.
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

    /** Returns the change of the Focus dice of its test. */
    public int focus() {
        return focus;
    }

    /** Returns the change of the Strike dice of its test. */
    public int strike() {
        return strike;
    }

    /** Returns the number of Marines who must pass its test; 0 for all. */
    public int enough() {
        return enough;
    }

    /** Returns whether Threat is unchanged by the end of its combat. */
    public boolean threatStays() {
        return threatStays;
    }

    /** Returns the number of effects. */
    public int effects() {
        return op.length;
    }

    /** Returns the operation of an effect. */
    public EffectOp effect(final int nth) {
        return op[nth];
    }

    /**
     * Returns the amount of an effect. For an effect that picks Marines this is an ordinal of
     * {@link org.sitrep.rulesets.purplehaze.definition.Who}.
     */
    public int amount(final int nth) {
        return amount[nth];
    }

    /** Returns the log entries that an effect sets or clears, one bit per entry; 0 for other effects. */
    public long log(final int nth) {
        return op[nth] == EffectOp.LOG || op[nth] == EffectOp.UNLOG ? table.effects.logs[argument(nth)] : 0;
    }

    /** Returns the objectives that an effect meets, as a mask; 0 for other effects. */
    public int objectives(final int nth) {
        return op[nth] == EffectOp.MET ? argument(nth) : 0;
    }

    private int argument(final int nth) {
        return table.effects.argument[table.firstEffect[step] + nth];
    }
}
