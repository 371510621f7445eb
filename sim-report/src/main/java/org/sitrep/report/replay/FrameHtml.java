package org.sitrep.report.replay;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.sitrep.report.text.Markup;
import org.sitrep.ruleset.transcript.Scene;
import org.sitrep.ruleset.transcript.TrackState;
import org.sitrep.ruleset.transcript.Transcript;

/** Lays out the steps of a page in order, each with the board at its end. */
final class FrameHtml {
    private final Markup out;
    private final SceneSvg svg;
    private final ReplayModel model;
    private final GraphHtml graph;
    private final boolean drawn;
    private final List<Lane> lanes = new ArrayList<>();

    private static final class Lane {
        private Scene board;
        private List<TrackState> gauges = List.of();
    }

    FrameHtml(final Markup out, final SceneSvg svg, final ReplayModel model, final GraphHtml graph) {
        this.out = out;
        this.svg = svg;
        this.model = model;
        this.graph = graph;
        drawn = model.hasScenes();
        model.lanes().forEach(lane -> lanes.add(new Lane()));
    }

    /** Appends all steps; where two trials do the same for several steps, those are folded. */
    void appendAll() {
        boolean folded = false;
        for (int f = 0; f < model.frames().size(); f++) {
            if (!folded && model.equalFrom(f) > 1) {
                out.add("<details class='equal'><summary>{} equal steps</summary>\n", model.equalFrom(f));
                folded = true;
            }
            append(f);
            if (folded && model.equalFrom(f) == 1) {
                out.add("</details>\n");
                folded = false;
            }
        }
    }

    private void append(final int index) {
        final ReplayModel.Frame frame = model.frames().get(index);
        final int number = index + 1;
        final boolean parts = model.partsIn(index);
        final boolean shared = frame.steps().size() == 1;
        out.add("<section class='frame{}{}'", parts ? " parts" : "", shared ? "" : " beside");
        out.add(" id='step-{}' aria-labelledby='head-{}'>\n<h2 id='head-{}'>", number, number, number);
        out.add("<a class='number' href='#step-{}'>{}</a> {}</h2>\n", number, number, frame.heading());
        out.add("<div class='lanes'>\n");
        final Optional<ReplayModel.Parting> parting = model.parting().filter(at -> parts);
        for (int lane = 0; lane < frame.steps().size(); lane++) {
            lane(index, lane, parting);
        }
        if (shared) {
            for (final Lane lane : lanes) {
                lane.board = lanes.get(0).board;
                lane.gauges = lanes.get(0).gauges;
            }
        }
        for (int lane = 0; lane < lanes.size(); lane++) {
            graph.add(index, lane, lanes.get(lane).board, lanes.get(lane).gauges);
        }
        out.add("</div>\n</section>\n");
    }

    private void lane(final int index, final int lane, final Optional<ReplayModel.Parting> parting) {
        final ReplayModel.Frame frame = model.frames().get(index);
        final boolean shared = frame.steps().size() == 1;
        out.add("<div class='lane' data-lane='{}'>\n", lane);
        if (!shared) {
            final String heading =
                    frame.steps().get(lane).map(Transcript.Step::heading).orElse("has ended");
            out.add("<h3><span class='side'>{}</span> {}</h3>\n", model.lanes().get(lane), heading);
        }
        frame.steps().get(lane).ifPresent(step -> {
            gauges(step, lanes.get(lane));
            board(step, lanes.get(lane), index);
            out.add("<div class='log'>\n");
            if (parting.isPresent()) {
                log(entries(frame, parting, true), lane);
                out.add("<p class='parting'>&gt;&gt;&gt; First difference</p>\n");
            }
            log(entries(frame, parting, false), lane);
            out.add("</div>\n");
        });
        out.add("</div>\n");
    }

    /**
     * Returns the entries of a log, by lane.
     *
     * @param parting where the trials part in this frame; empty if they do not
     * @param before the entries before that point, instead of those after it
     */
    private List<List<Transcript.Entry>> entries(
            final ReplayModel.Frame frame, final Optional<ReplayModel.Parting> parting, final boolean before) {
        final List<List<Transcript.Entry>> all = new ArrayList<>();
        for (int lane = 0; lane < frame.steps().size(); lane++) {
            final int own = lane;
            final List<Transcript.Entry> entries =
                    frame.steps().get(lane).map(Transcript.Step::entries).orElse(List.of());
            final int at = Math.min(
                    entries.size(), parting.map(it -> it.entries().get(own)).orElse(0));
            all.add(entries.subList(before ? 0 : at, before ? at : entries.size()).stream()
                    .filter(this::isLogged)
                    .toList());
        }
        return all;
    }

    private boolean isLogged(final Transcript.Entry entry) {
        final boolean inPicture = entry instanceof Transcript.Board || entry instanceof Transcript.Legend;
        final boolean besideLog = entry instanceof Transcript.Gauges
                || entry instanceof Transcript.Shown
                || entry instanceof Transcript.Shot
                || entry instanceof Transcript.Mark
                || entry instanceof Transcript.Chapter;
        return !besideLog && !(drawn && inPicture);
    }

    /** Appends the log of one lane. Entries that the other lane has too are grey; two and more are folded. */
    private void log(final List<List<Transcript.Entry>> all, final int lane) {
        final List<Transcript.Entry> entries = all.get(lane);
        final BitSet same = new BitSet();
        if (all.size() > 1) {
            same.or(Alike.in(all.get(0), all.get(1)).get(lane));
        } else if (lanes.size() > 1) {
            same.set(0, entries.size());
        }
        final EntryHtml log = new EntryHtml(out, model.ranked());
        int to;
        for (int from = 0; from < entries.size(); from = to) {
            final int end = same.get(from) ? same.nextClearBit(from) : same.nextSetBit(from);
            to = end < 0 ? entries.size() : end;
            final boolean folded = same.get(from) && to - from > 1;
            if (folded) {
                out.add("<details class='same'><summary>The same in both: {} entries</summary>\n", to - from);
            } else if (same.get(from)) {
                out.add("<div class='same'>\n");
            }
            log.append(entries.subList(from, to));
            out.add(folded ? "</details>\n" : same.get(from) ? "</div>\n" : "");
        }
    }

    private void gauges(final Transcript.Step step, final Lane lane) {
        final List<TrackState> before = lane.gauges;
        for (final Transcript.Entry entry : step.entries()) {
            if (entry instanceof Transcript.Gauges gauges) {
                lane.gauges = gauges.gauges();
            }
        }
        TrackHtml.append(out, lane.gauges, before);
    }

    /** Appends the board at the end of the step, with its changes and what the step did. */
    private void board(final Transcript.Step step, final Lane lane, final int index) {
        final List<Scene> scenes = ReplayModel.scenes(step).toList();
        final StepMarks marks = StepMarks.of(step);
        if (scenes.isEmpty() && (marks.isEmpty() || lane.board == null)) {
            return;
        }
        final Scene after = scenes.isEmpty() ? lane.board : scenes.get(scenes.size() - 1);
        final boolean elsewhere = lane.board == null || !lane.board.id().equals(after.id());
        final Scene before = elsewhere
                ? scenes.stream()
                        .filter(scene -> scene.id().equals(after.id()))
                        .findFirst()
                        .orElseThrow()
                : lane.board;
        final SceneChanges changes = SceneChanges.between(before, after);
        figure(after, changes, marks);
        graph.losses(index, changes, marks);
        lane.board = after;
    }

    private void figure(final Scene scene, final SceneChanges changes, final StepMarks marks) {
        out.add("<figure class='board' data-board='{}'>{}", scene.id(), svg.draw(scene, changes, marks));
        out.add("<figcaption><span class='title'>{}</span>", scene.title());
        if (!changes.changes().isEmpty()) {
            out.add("<ul class='changes'>");
            changes.changes().forEach(change -> out.add("<li>{}</li>", change.words()));
            out.add("</ul>");
        }
        final Set<String> signs = signs(scene);
        if (!signs.isEmpty()) {
            out.add(
                    "<details class='legend'><summary>Signs of the map</summary>{}</details>",
                    String.join(" \u00b7 ", signs));
        }
        out.add("</figcaption></figure>\n");
    }

    /** Returns the legend of the letters and signs of a map. */
    private static Set<String> signs(final Scene scene) {
        final Set<String> signs = new LinkedHashSet<>();
        if (scene.cells().stream().allMatch(cell -> cell.letter().isEmpty())) {
            return signs;
        }
        for (final Scene.Cell cell : scene.cells()) {
            if (!cell.letter().isEmpty() && !cell.marks().isEmpty()) {
                signs.add(cell.letter() + " " + cell.marks().get(0));
            }
            SceneSvg.marks(cell).forEach(mark -> signs.add(SceneSvg.initials(mark) + " " + mark));
            cell.tokens().forEach(token -> signs.add(token.label() + " " + token.name()));
        }
        return signs;
    }
}
