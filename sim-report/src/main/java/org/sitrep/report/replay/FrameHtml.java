package org.sitrep.report.replay;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
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
    private final boolean drawn;
    private final List<Lane> lanes = new ArrayList<>();

    private static final class Lane {
        private Scene board;
        private List<TrackState> gauges = List.of();
    }

    FrameHtml(final Markup out, final SceneSvg svg, final ReplayModel model) {
        this.out = out;
        this.svg = svg;
        this.model = model;
        drawn = model.hasScenes();
        model.lanes().forEach(lane -> lanes.add(new Lane()));
    }

    void append(final int index) {
        final ReplayModel.Frame frame = model.frames().get(index);
        final int number = index + 1;
        final boolean parts = model.partsIn(index);
        final boolean shared = frame.steps().size() == 1;
        out.add("<section class='frame{}{}'", parts ? " parts" : "", shared ? "" : " beside");
        out.add(" id='step-{}' aria-labelledby='head-{}'>\n<h2 id='head-{}'>", number, number, number);
        out.add("<a class='number' href='#step-{}'>{}</a> {}</h2>\n", number, number, frame.heading());
        out.add("<div class='lanes'>\n");
        for (int lane = 0; lane < frame.steps().size(); lane++) {
            final int parting = parts ? model.parting().orElseThrow().entries().get(lane) : -1;
            lane(frame, lane, shared, parting);
        }
        if (shared) {
            for (final Lane lane : lanes) {
                lane.board = lanes.get(0).board;
                lane.gauges = lanes.get(0).gauges;
            }
        }
        out.add("</div>\n</section>\n");
    }

    private void lane(final ReplayModel.Frame frame, final int lane, final boolean shared, final int parting) {
        out.add("<div class='lane' data-lane='{}'>\n", lane);
        if (!shared) {
            final String heading =
                    frame.steps().get(lane).map(Transcript.Step::heading).orElse("has ended");
            out.add("<h3><span class='side'>{}</span> {}</h3>\n", model.lanes().get(lane), heading);
        }
        frame.steps().get(lane).ifPresent(step -> step(step, lanes.get(lane), parting));
        out.add("</div>\n");
    }

    private void step(final Transcript.Step step, final Lane lane, final int parting) {
        gauges(step, lane);
        board(step, lane);
        out.add("<div class='log'>\n");
        final EntryHtml log = new EntryHtml(out, model.ranked(), drawn);
        final List<Transcript.Entry> entries = step.entries();
        final int shared = parting < 0 ? entries.size() : Math.min(parting, entries.size());
        log.append(entries.subList(0, shared));
        if (parting >= 0) {
            out.add("<p class='parting'>&gt;&gt;&gt; First difference</p>\n");
            log.append(entries.subList(shared, entries.size()));
        }
        out.add("</div>\n");
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

    /**
     * Appends the board at the end of the step, with its changes. A board that exists only at the start of the step is
     * shown under Before.
     */
    private void board(final Transcript.Step step, final Lane lane) {
        final List<Scene> scenes = ReplayModel.scenes(step).toList();
        if (scenes.isEmpty()) {
            return;
        }
        final Scene after = scenes.get(scenes.size() - 1);
        final boolean elsewhere = lane.board == null || !lane.board.id().equals(after.id());
        final Scene before = elsewhere
                ? scenes.stream()
                        .filter(scene -> scene.id().equals(after.id()))
                        .findFirst()
                        .orElseThrow()
                : lane.board;
        if (elsewhere && before != after) {
            figure(before, SceneChanges.NONE, " before");
        }
        figure(after, SceneChanges.between(before, after), "");
        lane.board = after;
    }

    private void figure(final Scene scene, final SceneChanges changes, final String more) {
        out.add("<figure class='board{}' data-board='{}'>{}", more, scene.id(), svg.draw(scene, changes));
        out.add("<figcaption><span class='title'>{}</span>", scene.title());
        if (!changes.changes().isEmpty()) {
            out.add("<ul class='changes'>");
            changes.changes().forEach(change -> out.add("<li>{}</li>", change.words()));
            out.add("</ul>");
        }
        final Set<String> signs = signs(scene);
        if (!signs.isEmpty()) {
            out.add("<p class='legend'>{}</p>", String.join(" \u00b7 ", signs));
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
