package org.sitrep.report.replay;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.sitrep.portable.Streams;
import org.sitrep.ruleset.transcript.Luck;
import org.sitrep.ruleset.transcript.Scene;
import org.sitrep.ruleset.transcript.Transcript;

/**
 * The content of a replay page: one trial, or two next to each other from the point where they part.
 *
 * @param title title of the scenario
 * @param subtitle the bot and the number of each trial
 * @param lanes names of the trials: one, or two that are compared
 * @param frames the steps of the page
 * @param parting where two trials part; empty for a single trial, or if they never part
 * @param notice opening sentences of the page, such as where two trials part
 * @param outcome outcomes of the trials
 * @param ranked whether each roll shows its rank within its law
 * @param luck luck of each trial; empty if this page does not show it
 * @param losses losses of the decisions; empty if this page does not show it
 * @param command command that makes this page again
 * @param chapters other pages of the same trial, in order; may be empty
 * @param series numbers over the steps, such as the chance to win, which come before the page's own in its graph; may
 *     be empty
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
        Optional<DecisionLosses> losses,
        String command,
        List<Chapter> chapters,
        List<Series> series) {
    public ReplayModel {
        lanes = List.copyOf(lanes);
        frames = List.copyOf(frames);
        notice = List.copyOf(notice);
        outcome = List.copyOf(outcome);
        luck = List.copyOf(luck);
        chapters = List.copyOf(chapters);
        series = List.copyOf(series);
    }

    /** Creates a page without the losses of decisions. */
    public ReplayModel(
            final String title,
            final String subtitle,
            final List<String> lanes,
            final List<Frame> frames,
            final Optional<Parting> parting,
            final List<String> notice,
            final List<Result> outcome,
            final boolean ranked,
            final List<Luck> luck,
            final String command,
            final List<Chapter> chapters,
            final List<Series> series) {
        this(
                title,
                subtitle,
                lanes,
                frames,
                parting,
                notice,
                outcome,
                ranked,
                luck,
                Optional.empty(),
                command,
                chapters,
                series);
    }

    /**
     * One step of the page.
     *
     * @param steps one step that all trials share, or one per trial, empty for a trial that is over
     */
    public record Frame(List<Optional<Transcript.Step>> steps) {
        public Frame {
            steps = List.copyOf(steps);
        }

        /** Returns a step that all trials share. */
        public static Frame of(final Transcript.Step step) {
            return new Frame(List.of(Optional.of(step)));
        }

        /** Returns whether it is the same in all trials. */
        boolean isEqual() {
            return steps.stream().filter(Streams.unseen()).count() == 1;
        }

        /** Returns its heading: that of the first trial that is not over. */
        String heading() {
            return steps.stream()
                    .flatMap(Optional::stream)
                    .findFirst()
                    .map(Transcript.Step::heading)
                    .orElse("");
        }
    }

    /**
     * The point where two trials part.
     *
     * @param frame index of the frame
     * @param entries number of its entries in each lane before they part
     */
    public record Parting(int frame, List<Integer> entries) {
        public Parting {
            entries = List.copyOf(entries);
        }
    }

    /** Returns whether any board is available as data; a game without scenes shows its boards as text. */
    boolean hasScenes() {
        return frames.stream()
                .flatMap(frame -> frame.steps().stream())
                .flatMap(Optional::stream)
                .flatMap(ReplayModel::scenes)
                .findAny()
                .isPresent();
    }

    /** Returns the boards of a step, in order. */
    static Stream<Scene> scenes(final Transcript.Step step) {
        return step.entries().stream()
                .filter(Transcript.Shown.class::isInstance)
                .map(entry -> ((Transcript.Shown) entry).scene());
    }

    /** Returns the number of frames from this one on in which two trials do the same; 0 for a single trial. */
    int equalFrom(final int frame) {
        int to = frame;
        while (lanes.size() > 1 && to < frames.size() && frames.get(to).isEqual()) {
            to++;
        }
        return to - frame;
    }

    boolean partsIn(final int frame) {
        return parting.filter(at -> at.frame() == frame).isPresent();
    }

    /**
     * One number of the outcomes.
     *
     * @param name name of the metric
     * @param values one value per lane
     */
    public record Result(String name, List<String> values) {
        public Result {
            values = List.copyOf(values);
        }

        boolean differs() {
            return values.stream().filter(Streams.unseen()).count() > 1;
        }
    }

    /**
     * A number over the steps.
     *
     * @param name in words: {@code Chance to win}
     * @param values one value per frame, in order; NaN where it is unknown
     * @param low lower ends of the intervals of the values; empty if they have none
     * @param high upper ends
     * @param lowest lower end of its graph
     * @param highest upper end of its graph, above {@code lowest}
     */
    public record Series(
            String name, List<Double> values, List<Double> low, List<Double> high, double lowest, double highest) {
        public Series {
            values = List.copyOf(values);
            low = List.copyOf(low);
            high = List.copyOf(high);
        }

        /** Creates a number without intervals. */
        public Series(final String name, final List<Double> values, final double lowest, final double highest) {
            this(name, values, List.of(), List.of(), lowest, highest);
        }
    }

    /**
     * Another page of the same trial.
     *
     * @param title title of the page
     * @param file file in the same folder; empty for this page
     */
    public record Chapter(String title, String file) {}
}
