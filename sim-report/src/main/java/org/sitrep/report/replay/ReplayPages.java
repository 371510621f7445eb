package org.sitrep.report.replay;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.sitrep.ruleset.transcript.Luck;
import org.sitrep.ruleset.transcript.Transcript;

/**
 * Builds the pages of one trial: one page, or for a long transcript such as a campaign's, one per chapter, linked with
 * each other. Also builds the page of two trials side by side.
 */
public final class ReplayPages {
    private ReplayPages() {}

    /**
     * Returns the content of each page, by file name.
     *
     * @param file name of the first page's file, without a folder
     */
    public static Map<String, ReplayModel> of(
            final ReplayedTrial story, final boolean luck, final String command, final String file) {
        return of(story, luck, Optional.empty(), Optional.empty(), command, file);
    }

    /**
     * Returns the content of each page, by file name, the first with the losses of decisions.
     *
     * @param losses empty without an analysis
     * @param curve value over the steps; empty without an analysis
     * @param file name of the first page's file, without a folder
     */
    public static Map<String, ReplayModel> of(
            final ReplayedTrial story,
            final boolean luck,
            final Optional<DecisionLosses> losses,
            final Optional<ValueCurve> curve,
            final String command,
            final String file) {
        final List<Chapter> chapters = chapters(story.transcript());
        final String stem = file.replaceAll("\\.html?$", "");
        final List<String> files = IntStream.range(0, chapters.size())
                .mapToObj(c -> c == 0 ? file : stem + "-" + c + ".html")
                .toList();
        final Map<String, ReplayModel> models = new LinkedHashMap<>();
        for (int c = 0; c < chapters.size(); c++) {
            models.put(files.get(c), page(story, luck, losses, curve, command, chapters, files, c));
        }
        return models;
    }

    private static ReplayModel page(
            final ReplayedTrial story,
            final boolean luck,
            final Optional<DecisionLosses> losses,
            final Optional<ValueCurve> curve,
            final String command,
            final List<Chapter> chapters,
            final List<String> files,
            final int number) {
        final Chapter chapter = chapters.get(number);
        final boolean first = number == 0;
        final List<ReplayModel.Result> outcome = new ArrayList<>();
        final List<ReplayModel.Chapter> links = new ArrayList<>();
        if (first) {
            story.results().forEach((name, value) -> outcome.add(new ReplayModel.Result(name, List.of(value))));
        }
        for (int c = 0; c < chapters.size() && chapters.size() > 1; c++) {
            links.add(new ReplayModel.Chapter(chapters.get(c).title(), c == number ? "" : files.get(c)));
        }
        return new ReplayModel(
                story.scenario().document().title() + (first ? "" : ", " + chapter.title()),
                story.subtitle(),
                List.of(story.bot()),
                story.transcript().steps().subList(chapter.from(), chapter.to()).stream()
                        .map(ReplayModel.Frame::of)
                        .toList(),
                Optional.empty(),
                List.of(),
                outcome,
                luck,
                luck && first ? List.of(Luck.of(story.transcript())) : List.of(),
                losses.filter(any -> first),
                command,
                links,
                curve.map(value -> value.series(chapter.from(), chapter.to())).stream()
                        .toList());
    }

    private record Chapter(String title, int from, int to) {}

    /**
     * Returns the chapters in order, with the steps before the first as one of their own; one for a transcript without
     * chapters.
     */
    private static List<Chapter> chapters(final Transcript transcript) {
        final List<Chapter> chapters = new ArrayList<>();
        String title = "Start";
        int from = 0;
        for (int s = 0; s < transcript.steps().size(); s++) {
            for (final Transcript.Entry entry : transcript.steps().get(s).entries()) {
                if (entry instanceof Transcript.Chapter begins) {
                    if (s > from) {
                        chapters.add(new Chapter(title, from, s));
                    }
                    title = begins.title();
                    from = s;
                }
            }
        }
        chapters.add(new Chapter(title, from, transcript.steps().size()));
        return chapters;
    }

    /** Returns the chapter of a step. */
    private static Chapter with(final Transcript transcript, final int step) {
        return chapters(transcript).stream()
                .filter(chapter -> step >= chapter.from() && step < chapter.to())
                .findFirst()
                .orElseGet(() -> chapters(transcript).get(0));
    }

    /** Returns the page of two trials: the shared part once, then both boards from the parting on. */
    public static ReplayModel of(final ReplayDiff diff, final boolean luck, final String command) {
        final List<ReplayModel.Result> outcome = new ArrayList<>();
        diff.results().forEach((name, values) -> outcome.add(new ReplayModel.Result(name, values)));
        final ReplayedTrial base = diff.base().story();
        final int parting = diff.parting().isEmpty() ? 0 : diff.number() - 1;
        final Chapter chapter = with(base.transcript(), parting);
        return new ReplayModel(
                base.scenario().document().title()
                        + (chapters(base.transcript()).size() > 1 ? ", " + chapter.title() : ""),
                diff.subtitle(ReplayDiff.Side::name),
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
                                Luck.of(base.transcript()),
                                Luck.of(diff.other().story().transcript()))
                        : List.of(),
                command,
                List.of(),
                List.of());
    }

    private static String notice(final ReplayDiff diff) {
        return diff.parting().isEmpty()
                ? diff.neverPart()
                : diff.shared() + " They first differ in step " + diff.number()
                        + diff.heading().map(title -> ", " + title).orElse("") + ": " + diff.step()
                        + ".";
    }

    /**
     * Shows of a campaign the chapter where the trials part, from its start: all chapters twice would exceed a page.
     */
    private static List<ReplayModel.Frame> frames(final ReplayDiff diff, final Chapter chapter) {
        final List<Transcript.Step> base = diff.base().story().transcript().steps();
        final List<Transcript.Step> other = diff.other().story().transcript().steps();
        final int shared = diff.parting().isEmpty() ? chapter.to() : diff.number() - 1;
        final List<ReplayModel.Frame> frames = new ArrayList<>();
        base.subList(chapter.from(), shared).forEach(step -> frames.add(ReplayModel.Frame.of(step)));
        final int end = Math.max(
                chapter.to(),
                with(diff.other().story().transcript(), chapter.from()).to());
        for (int s = shared; diff.parting().isPresent() && s < end; s++) {
            frames.add(new ReplayModel.Frame(List.of(at(base, s), at(other, s))));
        }
        return frames;
    }

    private static Optional<Transcript.Step> at(final List<Transcript.Step> steps, final int index) {
        return index < steps.size() ? Optional.of(steps.get(index)) : Optional.empty();
    }
}
