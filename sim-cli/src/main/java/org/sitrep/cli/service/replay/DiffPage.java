package org.sitrep.cli.service.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.sitrep.cli.service.Story;
import org.sitrep.report.replay.ReplayModel;
import org.sitrep.ruleset.tale.Luck;
import org.sitrep.ruleset.tale.Tale;

/** The page of two missions beside each other: what they share once, then both boards from where they part. */
public final class DiffPage {
    private DiffPage() {}

    /**
     * Returns what the page shows.
     *
     * @param luck whether rolls and missions are ranked
     * @param command the line that makes it again
     */
    public static ReplayModel of(final StoryDiff diff, final boolean luck, final String command) {
        final List<ReplayModel.Result> outcome = new ArrayList<>();
        diff.results().forEach((name, values) -> outcome.add(new ReplayModel.Result(name, values)));
        final Story base = diff.base().story();
        final int parting = diff.parting().isEmpty() ? 0 : diff.number() - 1;
        final Chapters.Chapter chapter = Chapters.with(base.tale(), parting);
        return new ReplayModel(
                base.scenario().document().title()
                        + (Chapters.of(base.tale()).size() > 1 ? ", " + chapter.title() : ""),
                subtitle(diff),
                List.of(diff.base().name(), diff.other().name()),
                frames(diff, chapter),
                diff.parting()
                        .map(at -> new ReplayModel.Parting(
                                parting - chapter.from(),
                                List.of(
                                        diff.base().place(at.index()).entry(),
                                        diff.other().place(at.index()).entry()))),
                List.of(notice(diff)),
                outcome,
                luck,
                luck
                        ? List.of(
                                Luck.of(base.tale()),
                                Luck.of(diff.other().story().tale()))
                        : List.of(),
                command,
                List.of());
    }

    private static String notice(final StoryDiff diff) {
        return diff.parting().isEmpty()
                ? neverPart(diff)
                : shared(diff) + " They part in step " + diff.number() + heading(diff) + ": " + diff.step() + ".";
    }

    private static String heading(final StoryDiff diff) {
        return at(diff.base().story().tale().steps(), diff.number() - 1)
                .map(step -> ", " + step.heading())
                .orElse("");
    }

    /**
     * Of a campaign the part is shown in which they part, from its beginning; all of them twice would be more than a
     * page can hold.
     */
    private static List<ReplayModel.Frame> frames(final StoryDiff diff, final Chapters.Chapter chapter) {
        final List<Tale.Step> base = diff.base().story().tale().steps();
        final List<Tale.Step> other = diff.other().story().tale().steps();
        final int shared = diff.parting().isEmpty() ? chapter.to() : diff.number() - 1;
        final List<ReplayModel.Frame> frames = new ArrayList<>();
        base.subList(chapter.from(), shared).forEach(step -> frames.add(ReplayModel.Frame.of(step)));
        final int end = Math.max(
                chapter.to(),
                Chapters.with(diff.other().story().tale(), chapter.from()).to());
        for (int s = shared; diff.parting().isPresent() && s < end; s++) {
            frames.add(new ReplayModel.Frame(List.of(at(base, s), at(other, s))));
        }
        return frames;
    }

    private static Optional<Tale.Step> at(final List<Tale.Step> steps, final int index) {
        return index < steps.size() ? Optional.of(steps.get(index)) : Optional.empty();
    }

    /** Returns e.g. {@code mission 3 of seed 1967: baseline (drill) against --bot planner (planner)}. */
    static String subtitle(final StoryDiff diff) {
        return subtitle(diff, diff.base().name(), diff.other().name());
    }

    /** Returns the same with other words for the names. */
    static String subtitle(final StoryDiff diff, final String base, final String other) {
        return diff.base().story().played() + ": " + base + by(diff.base()) + " against " + other + by(diff.other());
    }

    private static String by(final StoryDiff.Side side) {
        return " (" + side.story().bot() + ")";
    }

    /** Returns how much the missions share, in a sentence. */
    static String shared(final StoryDiff diff) {
        final StoryDiff.Parting parting = diff.parting().orElseThrow();
        final int steps = diff.number() - 1;
        if (parting.index() == 0) {
            return "They have nothing in common.";
        }
        return String.format(
                Locale.ROOT,
                "Both go the same way for %s; %sall draws are alike.",
                steps == 0 ? "a part of the first step" : counted(steps, "whole step"),
                parting.decisions() == 0 ? "" : counted(parting.decisions(), "decision") + " and ");
    }

    private static String counted(final long n, final String one) {
        return n + " " + one + (n == 1 ? "" : "s");
    }

    static String neverPart(final StoryDiff diff) {
        final boolean same = diff.results().values().stream()
                .allMatch(values -> values.get(0).equals(values.get(1)));
        return "They never part: every decision and every roll is the same, from the first to the last of "
                + diff.base().marks().size() + " steps of the game."
                + (same ? " Both come to the same." : " What they come to differs all the same.");
    }
}
