package org.sitrep.cli.service;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.sitrep.analysis.PairedStep;
import org.sitrep.cli.output.Format;
import org.sitrep.cli.output.Table;
import org.sitrep.cli.output.Table.Cell;
import org.sitrep.outcome.Slot;
import org.sitrep.report.model.Numbers;
import org.sitrep.stats.Estimate;

/** Writes what things are worth, one row each, the worthiest by the first yardstick on top. */
final class WorthTable {
    private final List<String> things;
    private final List<PairedStep> steps;
    private final List<Slot> slots;
    private final double level;

    WorthTable(final List<String> things, final List<PairedStep> steps, final List<Slot> slots, final double level) {
        this.things = things;
        this.steps = steps;
        this.slots = slots;
        this.level = level;
    }

    String in(final Format format) {
        return (format == Format.TEXT || format == Format.MARKDOWN ? forPeople() : forPrograms()).in(format);
    }

    private List<Integer> order() {
        final Slot first = slots.get(0);
        final double sign = first.better() == Slot.Better.LOWER ? -1 : 1;
        return IntStream.range(0, steps.size())
                .boxed()
                .sorted(Comparator.comparingDouble((Integer i) ->
                        -sign * steps.get(i).difference(first, level).value()))
                .toList();
    }

    private Table forPeople() {
        final Table table = new Table().text("thing", "thing");
        for (final Slot slot : slots) {
            table.number(slot.name(), slot.label() + ", " + (isRate(slot) ? "points" : slot.unit()));
        }
        table.text("verdict", "");
        for (final int i : order()) {
            final List<Cell> row = new ArrayList<>(List.of(Cell.of(things.get(i))));
            for (final Slot slot : slots) {
                row.add(Cell.of(shown(slot, steps.get(i))));
            }
            row.add(Cell.of(verdict(steps.get(i))));
            table.row(row);
        }
        return table;
    }

    private String shown(final Slot slot, final PairedStep step) {
        if (step.sums(slot).differing() == 0) {
            return "0";
        }
        final Estimate worth = step.difference(slot, level);
        return (isRate(slot) ? Numbers.inPercent(worth) : worth).shortForm();
    }

    private String verdict(final PairedStep step) {
        if (slots.stream().allMatch(slot -> step.sums(slot).differing() == 0)) {
            return "never matters";
        }
        boolean better = false;
        boolean worse = false;
        for (final Slot slot : slots) {
            final Estimate worth = step.difference(slot, level);
            final boolean low = slot.better() == Slot.Better.LOWER;
            better |= low ? worth.high() < 0 : worth.low() > 0;
            worse |= low ? worth.low() > 0 : worth.high() < 0;
        }
        if (better && worse) {
            return "both ways";
        }
        return better ? "worth having" : worse ? "better left" : "not shown";
    }

    private Table forPrograms() {
        final Table table = new Table()
                .text("thing", "thing")
                .text("metric", "metric")
                .number("worth", "worth")
                .number("low", "low")
                .number("high", "high")
                .number("level", "level")
                .number("n", "n")
                .number("differing", "differing")
                .text("unit", "unit")
                .text("method", "method");
        for (final int i : order()) {
            for (final Slot slot : slots) {
                final Estimate e = steps.get(i).difference(slot, level);
                table.row(
                        things.get(i),
                        slot.name(),
                        e.value(),
                        e.low(),
                        e.high(),
                        e.level(),
                        e.n(),
                        steps.get(i).sums(slot).differing(),
                        e.unit(),
                        e.method());
            }
        }
        return table;
    }

    private static boolean isRate(final Slot slot) {
        return slot.kind() == Slot.Kind.FLAG;
    }
}
