package org.sitrep.page;

import java.util.List;
import java.util.Optional;
import org.sitrep.Experiment;
import org.sitrep.engine.PairedEntry;
import org.sitrep.report.replay.ReplayModel;
import org.sitrep.report.replay.ReplayPage;
import org.sitrep.report.text.Numbers;
import org.sitrep.ruleset.transcript.Transcript;

/** Makes the pages of single trials, step by step. Immutable, thread-safe. */
public final class Replays {
    private final Contents contents;
    private final PageCommands commands;

    /**
     * A question.
     *
     * @param trial index of the trial, at least 0
     */
    public record Question(Variant variant, long seed, long trial) {}

    /** Creates the maker of pages for some contents. */
    public Replays(final Contents contents) {
        this.contents = contents;
        commands = new PageCommands(contents);
    }

    /**
     * Returns the page of one trial: HTML that needs no other file, and forbids itself any by its own policy.
     *
     * @throws IllegalArgumentException if its scenario or its bot is not listed
     * @throws org.sitrep.SitrepException if it is not sound, or the index is negative
     */
    public String page(final Question question) {
        final Experiment experiment = contents.experiment(question.variant()).seed(question.seed());
        final Transcript transcript = experiment.replay(question.trial());
        final PairedEntry entry = experiment.entry();
        return ReplayPage.of(new ReplayModel(
                entry.subject().title(),
                entry.scenario().trial() + " " + Numbers.count(question.trial()) + ", seed " + question.seed(),
                List.of(entry.bot()),
                transcript.steps().stream().map(ReplayModel.Frame::of).toList(),
                Optional.empty(),
                List.of(),
                List.of(),
                false,
                List.of(),
                commands.of(question),
                List.of()));
    }
}
