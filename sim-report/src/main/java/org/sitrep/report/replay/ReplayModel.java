package org.sitrep.report.replay;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.sitrep.ruleset.transcript.Luck;
import org.sitrep.ruleset.transcript.Scene;
import org.sitrep.ruleset.transcript.Transcript;

/**
 * What a page of a replay shows: one trial, or two beside each other from where they part.
 *
 * @param title of the scenario
 * @param subtitle who played which trial
 * @param lanes what the trials are called: one, or two that are laid beside each other
 * @param frames the steps of the page
 * @param parting where two trials part; empty if there is one trial, or they never part
 * @param notice what is to be said first, in sentences; where two trials part, say
 * @param outcome what the trials came to
 * @param ranked whether each roll is ranked in its law
 * @param luck of each trial; empty if it is not to be told on this page
 * @param command the line that makes this page again
 * @param chapters other pages of the same trial, in order; empty if there is none
 */
public record ReplayModel(
        String title,
        String subtitle,
        List<String> lanes,
        List<Frame> frames,
        Optional<Parting> parting,
        List<String> notice,
        List<Result> outcome,
        boolean ranked,
        List<Luck> luck,
        String command,
        List<Chapter> chapters) {
    public ReplayModel {
        lanes = List.copyOf(lanes);
        frames = List.copyOf(frames);
        notice = List.copyOf(notice);
        outcome = List.copyOf(outcome);
        luck = List.copyOf(luck);
        chapters = List.copyOf(chapters);
    }

    /**
     * One step of the page.
     *
     * @param steps one that all trials share, or one of each, empty where one of them is over
     */
    public record Frame(List<Optional<Transcript.Step>> steps) {
        public Frame {
            steps = List.copyOf(steps);
        }

        /** Returns a step that all trials share. */
        public static Frame of(final Transcript.Step step) {
            return new Frame(List.of(Optional.of(step)));
        }

        /** Returns what to call it: the heading of the first trial that is not over. */
        String heading() {
            return steps.stream()
                    .flatMap(Optional::stream)
                    .findFirst()
                    .map(Transcript.Step::heading)
                    .orElse("");
        }
    }

    /**
     * Where two trials part.
     *
     * @param frame index of the frame
     * @param entries how many entries of it each lane tells before they part
     */
    public record Parting(int frame, List<Integer> entries) {
        public Parting {
            entries = List.copyOf(entries);
        }
    }

    /** Returns whether any board is there as data; a game that has none shows its boards in text. */
    boolean hasScenes() {
        return frames.stream()
                .flatMap(frame -> frame.steps().stream())
                .flatMap(Optional::stream)
                .flatMap(ReplayModel::scenes)
                .findAny()
                .isPresent();
    }

    /** Returns the boards of a step in order. */
    static Stream<Scene> scenes(final Transcript.Step step) {
        return step.entries().stream()
                .filter(Transcript.Shown.class::isInstance)
                .map(entry -> ((Transcript.Shown) entry).scene());
    }

    boolean partsIn(final int frame) {
        return parting.filter(at -> at.frame() == frame).isPresent();
    }

    /**
     * One number that the trials came to.
     *
     * @param name of the metric
     * @param values one a lane
     */
    public record Result(String name, List<String> values) {
        public Result {
            values = List.copyOf(values);
        }

        boolean differs() {
            return values.stream().distinct().count() > 1;
        }
    }

    /**
     * Another page of the same trial.
     *
     * @param title of it
     * @param file beside this one; empty if it is this page
     */
    public record Chapter(String title, String file) {}
}
