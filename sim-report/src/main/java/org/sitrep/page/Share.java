package org.sitrep.page;

import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import org.sitrep.analysis.Comparison;
import org.sitrep.analysis.Criterion;
import org.sitrep.analysis.LiveComparison;
import org.sitrep.engine.CommonMetrics;
import org.sitrep.engine.PairedEntry;
import org.sitrep.engine.PairedRun;
import org.sitrep.engine.PairedRunResult;
import org.sitrep.engine.RunRequest;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.report.HtmlReport;
import org.sitrep.report.Publication;
import org.sitrep.report.Publications;
import org.sitrep.report.text.Overlay;
import org.sitrep.scenario.KeyOrder;
import org.sitrep.scenario.ScenarioDocument;

/** Makes what leaves the page: the report of a run or comparison, and changes as a file. Writes no file itself. */
final class Share {
    private final Contents contents;
    private final PageCommands commands;
    private final Workers workers;
    private final LongSupplier nanoTime;

    /** A file to be saved. */
    record Saved(String name, String text) {}

    /**
     * An answer: without a file at first, with it at the end.
     *
     * @param trials number of trials played
     */
    record Answer(int trials, int of, boolean complete, Saved file, String command) {}

    /** Creates the maker of files. */
    Share(final Contents contents, final Workers workers, final LongSupplier nanoTime) {
        this.contents = contents;
        commands = new PageCommands(contents);
        this.workers = workers;
        this.nanoTime = nanoTime;
    }

    /**
     * Returns the changes of a variant as a file for {@code --overlay}.
     *
     * @throws IllegalArgumentException if its scenario is not listed, or it has no changes
     * @throws org.sitrep.SitrepException with all findings if it is not sound
     */
    Saved overlay(final Variant variant) {
        if (variant.sets().isEmpty()) {
            throw new IllegalArgumentException("there are no changes to save");
        }
        final ScenarioDocument before = document(variant.with(List.of(), ""));
        final ScenarioDocument after = document(variant);
        final List<String> comment = List.of("Changes to " + after.title().replaceAll("\\s+", " "));
        return new Saved("changes.yaml", Overlay.of(comment, before, after, variant.sets()));
    }

    private ScenarioDocument document(final Variant variant) {
        return contents.experiment(variant).open(KeyOrder.NONE).document();
    }

    /**
     * Opens the report of one variant or of two, which plays its trials: a run has more numbers than the bench keeps.
     *
     * @throws IllegalArgumentException if a scenario or bot is not listed, there are more than two sides, or the two
     *     measure different things
     * @throws org.sitrep.SitrepException with all findings if a variant is not sound
     */
    Playing report(final Bench.Question question) {
        if (question.sides().size() > 2) {
            throw new IllegalArgumentException("a report is about one variant or two");
        }
        return new Report(question, contents.common(question.sides()));
    }

    /** A report that is being made. */
    private final class Report implements Playing {
        private final Bench.Question question;
        private final CommonMetrics common;
        private final String command;
        private final PairedRun run;
        private volatile boolean cancelled;

        private Report(final Bench.Question question, final CommonMetrics common) {
            this.question = question;
            this.common = common;
            command = commands.of(question);
            final List<PairedEntry> entries = common.entries();
            final RunRequest request = workers.request(entries.get(0).bot(), question.seed(), question.trials());
            run = new PairedRun(entries, Comparison.pairs(entries.size()), request, Optional.empty());
        }

        @Override
        public boolean play(final Predicate<Object> looking) {
            if (cancelled || !looking.test(new Answer(0, question.trials(), false, null, command))) {
                return false;
            }
            final PairedRunResult result = run.run(nanoTime, "");
            if (cancelled) {
                return false;
            }
            final Publication publication = common.entries().size() == 1
                    ? Publications.of(result.result(), true)
                    : Publications.of(compared(result));
            final String page = HtmlReport.render(publication.page().get(), publication.source(), false);
            looking.test(
                    new Answer(question.trials(), question.trials(), true, new Saved("report.html", page), command));
            return true;
        }

        private Comparison compared(final PairedRunResult result) {
            final OutcomeLayout layout = common.entries().get(0).scenario().layout();
            final List<Criterion> criteria = common.entries().get(0).scenario().criteria().stream()
                    .map(name -> new Criterion(layout.metric(name).orElseThrow(), 0))
                    .toList();
            return Comparison.of(List.of("A", "B"), common, result, criteria, LiveComparison.LEVEL, command);
        }

        @Override
        public void cancel() {
            cancelled = true;
            run.requestStop();
        }
    }
}
