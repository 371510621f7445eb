package org.sitrep.rulesets.rambo.metrics;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import org.sitrep.outcome.Group;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.outcome.SlotList;
import org.sitrep.rulesets.rambo.definition.Mission;
import org.sitrep.rulesets.rambo.mission.MissionRecord;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.tables.GameTables;

/** Slots of a mission under way, each with how it is read off the state at the end. Cold; not thread-safe. */
final class CountList {
    /** Bound of what no rule bounds: beyond it a mission is given up. */
    static final int MANY = 400;
    /** Bound of the wounds that a hero suffers in a mission: four stances, and eight that were taken away again. */
    static final int WOUNDS = 12;
    /** Most rounds of any dossier: slots do not depend on how long this one is, so that lengths can be compared. */
    static final int ROUNDS = Mission.MOST_ROUNDS;
    /** Bound of hero turns. */
    static final int TURNS = ROUNDS * GameTables.TURNS;

    private final SlotList slots;
    private final List<ToIntFunction<MissionState>> values = new ArrayList<>();

    CountList(final OutcomeLayout.Builder builder) {
        slots = new SlotList(builder);
    }

    /** Returns the list, for groups and ratios. */
    SlotList slots() {
        return slots;
    }

    /** Returns how each slot is read, in the order of the slots. */
    List<ToIntFunction<MissionState>> values() {
        return values;
    }

    void flag(final String name, final String label, final Better better, final ToIntFunction<MissionState> value) {
        slots.flag(name, label, better);
        values.add(value);
    }

    void count(
            final String name,
            final String label,
            final String unit,
            final int max,
            final Better better,
            final ToIntFunction<MissionState> value) {
        slots.count(name, label, unit, max, better);
        values.add(value);
    }

    /** Returns how to read a value that belongs to a seat: absent if nobody sits there. */
    static ToIntFunction<MissionState> ofSeat(final int seat, final ToIntFunction<MissionState> value) {
        return seat < 0 ? s -> Outcome.ABSENT : value;
    }

    /** Adds a slot of 0 … {@code max} parts, of which {@code divisor} make a unit. */
    void parts(
            final String name,
            final String label,
            final String unit,
            final int max,
            final int divisor,
            final Better better,
            final ToIntFunction<MissionState> value) {
        slots.builder().add(new Slot(name, label, unit, Slot.Kind.QUANTITY, 0, max, divisor, better));
        values.add(value);
    }

    /** Groups the same measure of several subjects. */
    void subjects(
            final String name,
            final String title,
            final String question,
            final List<String> metrics,
            final List<String> labels) {
        slots.list(name, title, question, Group.Kind.PER_SUBJECT, metrics, labels);
    }

    /** Groups {@code row.column} as a rectangle of loose metrics. */
    void matrix(
            final String name,
            final String title,
            final String question,
            final List<String> rows,
            final List<String> rowLabels,
            final List<String> columns,
            final List<String> columnLabels) {
        slots.rectangle(name, title, question, Group.Kind.MATRIX, rows, columns, rowLabels, columnLabels);
    }

    /** Groups {@code row.column} as a rectangle of shares. */
    void breakdown(
            final String name,
            final String title,
            final String question,
            final List<String> rows,
            final List<String> rowLabels,
            final List<String> columns,
            final List<String> columnLabels) {
        slots.rectangle(name, title, question, Group.Kind.BREAKDOWN, rows, columns, rowLabels, columnLabels);
    }

    /** Returns the sum of the first {@code count} entries. */
    static int sum(final int[] of, final int count) {
        int sum = 0;
        for (int i = 0; i < count; i++) {
            sum += of[i];
        }
        return sum;
    }

    /** Returns how many turns a hero has begun. */
    static int turns(final MissionState state, final int hero) {
        int turns = 0;
        for (int level = 0; level < MissionRecord.LEVELS; level++) {
            turns += state.record.turnsAtLevel[hero * MissionRecord.LEVELS + level];
        }
        return turns;
    }

    /** Returns the sum of all entries. */
    static int sum(final int[] of) {
        return sum(of, of.length);
    }
}
