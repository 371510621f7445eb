package org.sitrep.report.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sitrep.report.Html;
import org.sitrep.ruleset.tale.Gauge;
import org.sitrep.ruleset.tale.Scene;
import org.sitrep.ruleset.tale.Tale;

/** Lays out the steps of a page in order, with the board as each step leaves it. */
final class FrameHtml {
    private final StringBuilder out;
    private final SceneSvg svg;
    private final ReplayModel model;
    private final boolean drawn;
    private final List<Lane> lanes = new ArrayList<>();

    /** What one mission has come to so far. */
    private static final class Lane {
        private Scene board;
        private List<Gauge> gauges = List.of();

        private void follow(final Lane other) {
            board = other.board;
            gauges = other.gauges;
        }
    }

    FrameHtml(final StringBuilder out, final SceneSvg svg, final ReplayModel model) {
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
        out.append("<section class=\"frame").append(parts ? " parts" : "").append(shared ? "" : " beside");
        out.append("\" id=\"step-")
                .append(number)
                .append("\" aria-labelledby=\"head-")
                .append(number)
                .append("\">\n<h2 id=\"head-")
                .append(number)
                .append("\"><a class=\"number\" href=\"#step-")
                .append(number)
                .append("\">")
                .append(number)
                .append("</a> ")
                .append(Html.escape(frame.heading()))
                .append("</h2>\n");
        out.append("<div class=\"lanes\">\n");
        for (int lane = 0; lane < frame.steps().size(); lane++) {
            lane(
                    frame,
                    lane,
                    shared,
                    parts ? model.parting().orElseThrow().entries().get(lane) : -1);
        }
        if (shared) {
            lanes.forEach(lane -> lane.follow(lanes.get(0)));
        }
        out.append("</div>\n</section>\n");
    }

    private void lane(final ReplayModel.Frame frame, final int lane, final boolean shared, final int parting) {
        final Optional<Tale.Step> step = frame.steps().get(lane);
        out.append("<div class=\"lane\" data-lane=\"").append(lane).append("\">\n");
        if (!shared) {
            out.append("<h3><span class=\"side\">")
                    .append(Html.escape(model.lanes().get(lane)))
                    .append("</span> ")
                    .append(Html.escape(step.map(Tale.Step::heading).orElse("is over")))
                    .append("</h3>\n");
        }
        step.ifPresent(told -> step(told, lanes.get(lane), parting));
        out.append("</div>\n");
    }

    private void step(final Tale.Step step, final Lane lane, final int parting) {
        gauges(step, lane);
        board(step, lane);
        out.append("<div class=\"log\">\n");
        final EntryHtml log = new EntryHtml(out, model.ranked(), drawn);
        final List<Tale.Entry> entries = step.entries();
        if (parting >= 0) {
            log.append(entries.subList(0, Math.min(parting, entries.size())));
            out.append("<p class=\"parting\">&gt;&gt;&gt; Here they part</p>\n");
            log.append(entries.subList(Math.min(parting, entries.size()), entries.size()));
        } else {
            log.append(entries);
        }
        out.append("</div>\n");
    }

    private void gauges(final Tale.Step step, final Lane lane) {
        final List<Gauge> before = lane.gauges;
        for (final Tale.Entry entry : step.entries()) {
            if (entry instanceof Tale.Gauges told) {
                lane.gauges = told.gauges();
            }
        }
        GaugeHtml.append(out, lane.gauges, before);
    }

    /** The board as the step leaves it, with what the step has changed; one that it only began with is kept aside, to be seen with Before. */
    private void board(final Tale.Step step, final Lane lane) {
        final List<Scene> scenes = new ArrayList<>();
        for (final Tale.Entry entry : step.entries()) {
            if (entry instanceof Tale.Shown shown) {
                scenes.add(shown.scene());
            }
        }
        if (scenes.isEmpty()) {
            return;
        }
        final Scene after = scenes.get(scenes.size() - 1);
        final boolean elsewhere = lane.board == null || !lane.board.id().equals(after.id());
        final Scene before = elsewhere ? first(scenes, after.id()) : lane.board;
        if (elsewhere && before != after) {
            figure(before, SceneChanges.NONE, " before");
        }
        figure(after, SceneChanges.between(before, after), "");
        lane.board = after;
    }

    private static Scene first(final List<Scene> scenes, final String id) {
        return scenes.stream()
                .filter(scene -> scene.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private void figure(final Scene scene, final SceneChanges changes, final String more) {
        out.append("<figure class=\"board")
                .append(more)
                .append("\" data-board=\"")
                .append(Html.escape(scene.id()))
                .append("\">")
                .append(svg.draw(scene, changes))
                .append("<figcaption><span class=\"title\">")
                .append(Html.escape(scene.title()))
                .append("</span>");
        if (!changes.changes().isEmpty()) {
            out.append("<ul class=\"changes\">");
            changes.changes()
                    .forEach(change -> out.append("<li>")
                            .append(Html.escape(change.words()))
                            .append("</li>"));
            out.append("</ul>");
        }
        out.append(legend(scene)).append("</figcaption></figure>\n");
    }

    /** What letters and signs of a map mean. */
    private static String legend(final Scene scene) {
        final boolean map =
                scene.cells().stream().anyMatch(cell -> !cell.letter().isEmpty());
        final List<String> signs = new ArrayList<>();
        for (final Scene.Cell cell : map ? scene.cells() : List.<Scene.Cell>of()) {
            if (!cell.letter().isEmpty() && !cell.marks().isEmpty()) {
                add(signs, cell.letter() + " " + cell.marks().get(0));
            }
            SceneSvg.marks(cell).forEach(mark -> add(signs, SceneSvg.initials(mark) + " " + mark));
            cell.tokens().forEach(token -> add(signs, token.label() + " " + token.name()));
        }
        return signs.isEmpty() ? "" : "<p class=\"legend\">" + Html.escape(String.join(" \u00b7 ", signs)) + "</p>";
    }

    private static void add(final List<String> signs, final String sign) {
        if (!signs.contains(sign)) {
            signs.add(sign);
        }
    }
}
