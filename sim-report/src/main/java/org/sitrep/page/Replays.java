package org.sitrep.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.sitrep.engine.InteractiveTrial;
import org.sitrep.report.replay.ReplayModel;
import org.sitrep.report.replay.ReplayPage;
import org.sitrep.report.replay.ReplayPages;
import org.sitrep.report.replay.ReplayedTrial;
import org.sitrep.ruleset.transcript.Transcript;
import org.sitrep.scenario.Field;

/** Makes the pages of single trials, step by step. Immutable, thread-safe. */
public final class Replays {
    private final Contents contents;
    private final PageCommands commands;
    private final Costs costs;

    /** A question. */
    public record Question(
            @Field("What is played.") Variant variant,
            @Field("Seed of the trials.") long seed,
            @Field(value = "Index of the trial.", min = 0) long trial,

            @Field("Another variant on the same draws, to show both from where they part.")
            Optional<Variant> against,

            @Field(value = "Side of a person who plays the trial; empty for the first.", orElse = "''")
            String side,

            @Field(value = "Answers of that person so far; bots alone play if there are none.", max = Play.MOST_ANSWERS)
            Optional<List<Integer>> answers,

            @Field(
                    value = "Rollouts of the analysis of its decisions, which the page shows if it is kept.",
                    min = Costs.LEAST_ROLLOUTS,
                    max = Costs.MOST_ROLLOUTS)
            Optional<Integer> rollouts) {}

    /** Creates the maker of pages for some contents. */
    Replays(final Contents contents, final Costs costs) {
        this.contents = contents;
        commands = new PageCommands(contents);
        this.costs = costs;
    }

    /**
     * Returns the page of one trial, or of two: HTML that needs no other file, and forbids itself any by its own
     * policy.
     *
     * @throws IllegalArgumentException if a scenario or bot is not listed, or the index is negative
     * @throws org.sitrep.SitrepException if a variant is not sound
     */
    public String page(final Question question) {
        if (question.answers().isPresent()) {
            return ReplayPage.of(played(new Play.Question(
                    question.variant(),
                    question.seed(),
                    question.trial(),
                    question.side(),
                    question.answers().get())));
        }
        final List<Variant> sides = Stream.concat(Stream.of(question.variant()), question.against().stream())
                .toList();
        final Stories stories = Stories.of(contents, sides, question.seed());
        final List<ReplayedTrial> played = stories.trial(question.trial());
        if (sides.size() > 1) {
            return ReplayPage.of(ReplayPages.of(stories.diff(played), false, commands.of(question)));
        }
        final Optional<Costs.Question> asked = question.rollouts()
                .map(rollouts -> new Costs.Question(question.variant(), question.seed(), question.trial(), rollouts));
        final Optional<Costs.Analysed> analysed = asked.flatMap(costs::kept);
        return ReplayPage.of(
                page(played.get(0), analysed, analysed.isPresent() ? commands.of(asked.get()) : commands.of(question)));
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
    private static ReplayModel page(
            final ReplayedTrial story, final Optional<Costs.Analysed> analysed, final String command) {
        final int steps = story.transcript().steps().size();
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
                analysed.map(Costs.Analysed::losses),
                command,
                List.of(),
                analysed.map(one -> one.curve().series(0, steps)).stream().toList());
    }
}
