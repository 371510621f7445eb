package org.sitrep.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.sitrep.engine.InteractiveTrial;
import org.sitrep.report.replay.ReplayModel;
import org.sitrep.report.replay.ReplayPage;
import org.sitrep.report.replay.ReplayPages;
import org.sitrep.report.replay.ReplayedTrial;
import org.sitrep.ruleset.transcript.Transcript;

/** Makes the pages of single trials, step by step. Immutable, thread-safe. */
public final class Replays {
    private final Contents contents;
    private final PageCommands commands;

    /**
     * A question.
     *
     * @param trial index of the trial, at least 0
     * @param side side of a person who plays the trial; see {@code answers}
     * @param answers answers of that person so far; null if bots alone play
     * @param against another variant on the same draws, to show both from where they part; null for one alone
     */
    public record Question(
            Variant variant, long seed, long trial, Variant against, String side, List<Integer> answers) {
        /** Creates a question about a trial that bots alone play. */
        public Question(final Variant variant, final long seed, final long trial, final Variant against) {
            this(variant, seed, trial, against, null, null);
        }
    }

    /** Creates the maker of pages for some contents. */
    public Replays(final Contents contents) {
        this.contents = contents;
        commands = new PageCommands(contents);
    }

    /**
     * Returns the page of one trial, or of two: HTML that needs no other file, and forbids itself any by its own
     * policy.
     *
     * @throws IllegalArgumentException if a scenario or bot is not listed, or the index is negative
     * @throws org.sitrep.SitrepException if a variant is not sound
     */
    public String page(final Question question) {
        if (question.answers() != null) {
            return ReplayPage.of(played(new Play.Question(
                    question.variant(), question.seed(), question.trial(), question.side(), question.answers())));
        }
        final List<Variant> sides = Stream.of(question.variant(), question.against())
                .filter(Objects::nonNull)
                .toList();
        final Stories stories = Stories.of(contents, sides, question.seed());
        final List<ReplayedTrial> played = stories.trial(question.trial());
        final String command = commands.of(question);
        return ReplayPage.of(
                sides.size() > 1 ? ReplayPages.of(stories.diff(played), false, command) : page(played.get(0), command));
    }

    /** Returns the trial of a person so far, with the board at the open question. */
    private ReplayModel played(final Play.Question question) {
        final Play.Told told = Play.told(contents, question);
        final InteractiveTrial.Position now = told.position();
        final List<ReplayModel.Frame> frames = new ArrayList<>();
        final List<Transcript.Step> steps = now.transcript().steps();
        for (int s = 0; s < steps.size(); s++) {
            final List<Transcript.Entry> entries = new ArrayList<>(steps.get(s).entries());
            if (s == steps.size() - 1) {
                now.board().ifPresent(board -> entries.add(new Transcript.Shown(board)));
            }
            frames.add(ReplayModel.Frame.of(new Transcript.Step(steps.get(s).heading(), entries)));
        }
        return new ReplayModel(
                told.scenario().document().title(),
                told.scenario().compiled().trial() + " " + question.trial() + " of seed " + question.seed(),
                List.of("you"),
                frames,
                Optional.empty(),
                List.of(),
                List.of(),
                false,
                List.of(),
                Play.command(question),
                List.of(),
                List.of());
    }

    /** Returns the whole trial on one page, a campaign too. */
    private static ReplayModel page(final ReplayedTrial story, final String command) {
        final List<ReplayModel.Result> outcome = new ArrayList<>();
        story.results().forEach((name, value) -> outcome.add(new ReplayModel.Result(name, List.of(value))));
        return new ReplayModel(
                story.scenario().document().title(),
                story.subtitle(),
                List.of(story.bot()),
                story.transcript().steps().stream().map(ReplayModel.Frame::of).toList(),
                Optional.empty(),
                List.of(),
                outcome,
                false,
                List.of(),
                command,
                List.of(),
                List.of());
    }
}
