package org.sitrep.report;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.sitrep.Experiment;
import org.sitrep.analysis.Comparison;
import org.sitrep.analysis.sweep.SweepResult;
import org.sitrep.engine.RunResult;
import org.sitrep.engine.TrialBlock;
import org.sitrep.outcome.Slot;
import org.sitrep.report.model.Columns;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.LongColumn;
import tech.tablesaw.api.Table;
import tech.tablesaw.columns.Column;

/**
 * Returns results as tables of Tablesaw. Static methods, because the core, where results and experiments are, does not
 * know Tablesaw. Stateless.
 *
 * <p>API, unlike the rest of this package: changes are announced in the changelog.
 */
public final class Tables {
    private Tables() {}

    /**
     * Returns the metrics of a run, a row each: name, label, value, interval, level, number of trials, unit and method.
     */
    public static Table of(final RunResult result) {
        return main(Publications.of(result, true), result.title());
    }

    /** Returns the metrics of a comparison, a row per side and metric. */
    public static Table of(final Comparison comparison) {
        return main(
                Publications.of(comparison), comparison.sides().get(0).result().title());
    }

    /** Returns the points of a sweep, a row each. */
    public static Table of(final SweepResult sweep) {
        return main(Publications.of(sweep), "sweep");
    }

    private static Table main(final Publication publication, final String title) {
        final Columns<?> columns = publication.report().mainTable();
        return Csv.table(columns, distinct(columns.keys()), UnaryOperator.identity())
                .setName(title);
    }

    /** Returns names with a number after each that differs from an earlier one in nothing but case. */
    private static List<String> distinct(final List<String> names) {
        final Set<String> taken = new HashSet<>();
        final List<String> all = new ArrayList<>();
        for (final String name : names) {
            String free = name;
            for (int n = 2; !taken.add(free.toLowerCase(Locale.ROOT)); n++) {
                free = name + "_" + n;
            }
            all.add(free);
        }
        return all;
    }

    /**
     * Plays an experiment and returns its trials, a row each: {@code trial}, {@code seed}, {@code aborted} (1 if the
     * trial was aborted, else 0), then each slot as an integer under the name of its metric, missing where it was
     * absent. Its name is the title of the scenario. Memory: four bytes per trial and slot.
     *
     * @throws org.sitrep.SitrepException as {@link Experiment#run()}
     */
    public static Table trials(final Experiment experiment) {
        final LongColumn trial = LongColumn.create("trial");
        final IntColumn aborted = IntColumn.create("aborted");
        final List<IntColumn> slots = new ArrayList<>();
        for (final Slot slot : experiment.entry().scenario().layout().slots()) {
            slots.add(IntColumn.create(slot.name()));
        }
        final RunResult result = experiment.run(block -> {
            for (int row = 0; row < block.rows(); row++) {
                trial.append(block.trial(row));
                aborted.append(block.aborted(row) ? 1 : 0);
            }
            for (int slot = 0; slot < block.slots(); slot++) {
                append(slots.get(slot), block, slot);
            }
        });
        final LongColumn seed = LongColumn.create("seed", trial.size());
        for (int row = 0; row < trial.size(); row++) {
            seed.set(row, result.seed());
        }
        final List<Column<?>> columns = new ArrayList<>(List.of(trial, seed, aborted));
        columns.addAll(slots);
        return Table.create(result.title(), columns);
    }

    /** Appends a slot of all rows. An absent one is missing: Tablesaw and the outcome have the same integer for it. */
    private static void append(final IntColumn column, final TrialBlock block, final int slot) {
        for (int row = 0; row < block.rows(); row++) {
            column.append(block.value(row, slot));
        }
    }
}
