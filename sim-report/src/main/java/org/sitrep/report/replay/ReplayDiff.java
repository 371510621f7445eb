package org.sitrep.report.replay;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.sitrep.portable.Portable;
import org.sitrep.ruleset.StepSink;
import org.sitrep.ruleset.TranscriptRecorder;
import org.sitrep.ruleset.transcript.Transcript;

/**
 * Compares two trials on the same dice and finds where they part. The steps are compared as numbers, so that a
 * different name alone does not count.
 */
public record ReplayDiff(Side base, Side other, Optional<Parting> parting) {
    /** One of the trials, and its name. */
    public record Side(String name, ReplayedTrial story) {
        /** Returns a step; empty after the last one. */
        public Optional<ReplayedTrial.Mark> mark(final int index) {
            return index < story.marks().size() ? Optional.of(story.marks().get(index)) : Optional.empty();
        }

        /**
         * Returns the place of a step in the transcript: of a decision, where it is made, since headings, boards and
         * tracks may come between question and answer; of anything else, its heading. After the last step, the end of
         * the transcript.
         */
        public TranscriptRecorder.Place place(final int index) {
            if (mark(index).isEmpty()) {
                return end();
            }
            final ReplayedTrial.Mark mark = story.marks().get(index);
            return mark.isDecision()
                    ? chosen(mark.name().substring(StepSink.DECISION.length()), mark.place())
                            .orElseGet(() -> below(mark.place()))
                    : below(mark.place());
        }

        private TranscriptRecorder.Place end() {
            final List<Transcript.Step> steps = story.transcript().steps();
            return new TranscriptRecorder.Place(
                    steps.size() - 1,
                    steps.isEmpty() ? 0 : steps.get(steps.size() - 1).entries().size());
        }

        /**
         * Returns where a question is first decided from a place on: the transcript has decisions in the order in which
         * they are made.
         */
        private Optional<TranscriptRecorder.Place> chosen(final String question, final TranscriptRecorder.Place from) {
            final List<Transcript.Step> steps = story.transcript().steps();
            for (int s = from.step(); s < steps.size(); s++) {
                final List<Transcript.Entry> entries = steps.get(s).entries();
                for (int e = s == from.step() ? from.entry() : 0; e < entries.size(); e++) {
                    if (entries.get(e) instanceof Transcript.Chosen chosen
                            && chosen.choice().id().equals(question)) {
                        return Optional.of(new TranscriptRecorder.Place(s, e));
                    }
                }
            }
            return Optional.empty();
        }

        /** Moves a place after the content of a heading below the next heading. */
        private TranscriptRecorder.Place below(final TranscriptRecorder.Place place) {
            final List<Transcript.Step> steps = story.transcript().steps();
            final boolean behind = place.step() < steps.size() - 1
                    && place.entry() >= steps.get(place.step()).entries().size();
            return behind ? new TranscriptRecorder.Place(place.step() + 1, 0) : place;
        }
    }

    /** The first step that differs. */
    public record Parting(int index, long decisions) {}

    /** Compares two trials. */
    public static ReplayDiff of(final Side base, final Side other) {
        final int most = Math.max(base.story.marks().size(), other.story.marks().size());
        long decisions = 0;
        for (int i = 0; i < most; i++) {
            final Optional<ReplayedTrial.Mark> a = base.mark(i);
            final Optional<ReplayedTrial.Mark> b = other.mark(i);
            if (a.isEmpty() || b.isEmpty() || !a.get().isSameStep(b.get())) {
                return new ReplayDiff(base, other, Optional.of(new Parting(i, decisions)));
            }
            decisions += a.get().isDecision() ? 1 : 0;
        }
        return new ReplayDiff(base, other, Optional.empty());
    }

    /** Returns the name of the step of the game where the trials part: one name, or two. */
    public String step() {
        final int index = parting.orElseThrow().index();
        final String a = base.mark(index).map(ReplayedTrial.Mark::name).orElse("the end");
        final String b = other.mark(index).map(ReplayedTrial.Mark::name).orElse("the end");
        return a.equals(b) ? a : a + " and " + b;
    }

    /** Returns the number of the transcript step where they part, from 1. */
    public int number() {
        return base.place(parting.orElseThrow().index()).step() + 1;
    }

    /** Returns the heading of that step; empty if the first side has ended before. */
    public Optional<String> heading() {
        final List<Transcript.Step> steps = base.story.transcript().steps();
        return number() <= steps.size() ? Optional.of(steps.get(number() - 1).heading()) : Optional.empty();
    }

    /** Returns the transcript of a side after the parting. */
    public List<Transcript.Step> after(final Side side) {
        final TranscriptRecorder.Place place = side.place(parting.orElseThrow().index());
        final List<Transcript.Step> steps = side.story().transcript().steps();
        if (steps.isEmpty()) {
            return List.of();
        }
        final Transcript.Step first = steps.get(Math.min(place.step(), steps.size() - 1));
        final List<Transcript.Step> after = new ArrayList<>();
        after.add(new Transcript.Step(
                first.heading(),
                first.entries()
                        .subList(
                                Math.min(place.entry(), first.entries().size()),
                                first.entries().size())));
        after.addAll(steps.subList(Math.min(place.step() + 1, steps.size()), steps.size()));
        return after;
    }

    /** Returns the results of both by name, those of the base first; a dash marks a missing value. */
    public Map<String, List<String>> results() {
        final Map<String, String> a = base.story().results();
        final Map<String, String> b = other.story().results();
        final Map<String, List<String>> results = new LinkedHashMap<>();
        a.forEach((name, value) -> results.put(name, List.of(value, b.getOrDefault(name, "-"))));
        b.forEach((name, value) -> results.putIfAbsent(name, List.of("-", value)));
        return results;
    }

    /** Returns e.g. {@code trial 3 of seed 1967: baseline (drill) against --bot planner (planner)}. */
    public String subtitle(final Function<Side, String> name) {
        return Portable.format(
                "%s: %s (%s) against %s (%s)",
                base.story.played(), name.apply(base), base.story.bot(), name.apply(other), other.story.bot());
    }

    /** Returns the extent of the shared part, in a sentence. */
    public String shared() {
        final Parting at = parting.orElseThrow();
        final int steps = number() - 1;
        if (at.index() == 0) {
            return "They differ from the first step.";
        }
        return Portable.format(
                "Both are the same for %s: %sall draws are equal.",
                steps == 0 ? "part of the first step" : counted(steps, "whole step"),
                at.decisions() == 0 ? "" : counted(at.decisions(), "decision") + " and ");
    }

    private static String counted(final long n, final String one) {
        return n + " " + one + (n == 1 ? "" : "s");
    }

    /** Returns a sentence on two trials that do not part. */
    public String neverPart() {
        final boolean same =
                results().values().stream().allMatch(values -> values.get(0).equals(values.get(1)));
        return "They do not differ: every decision and every roll is the same, from the first to the last of "
                + base.story.marks().size() + " steps of the game."
                + (same ? " Both have the same outcome." : " Their outcomes differ nevertheless.");
    }
}
