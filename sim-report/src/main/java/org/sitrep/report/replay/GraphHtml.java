package org.sitrep.report.replay;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.sitrep.portable.Portable;
import org.sitrep.portable.Streams;
import org.sitrep.report.text.Markup;
import org.sitrep.ruleset.transcript.Scene;
import org.sitrep.ruleset.transcript.TrackState;
import org.sitrep.ruleset.transcript.Transcript.Mark.Kind;

/**
 * The graph over the steps on which the page is scrubbed: series that the page is given, the strength of both sides,
 * each track, and the losses. One of the plots is shown at a time.
 */
final class GraphHtml {
    private static final String STRENGTH = "Strength of both sides";
    private static final List<Scene.Side> SIDES = List.of(Scene.Side.OWN, Scene.Side.OPPOSING);
    private static final int WIDE = 1000;
    private static final int HIGH = 100;
    /** Free space above and below a line. */
    private static final int EDGE = 6;

    private static final int TICK = 12;

    private final int frames;
    private final Map<String, Plot> plots = new LinkedHashMap<>();
    private final Map<Scene.Side, StringBuilder> losses = new LinkedHashMap<>();

    private static final class Plot {
        private final Map<String, double[]> lines = new LinkedHashMap<>();
        /** Null if its values have no intervals. */
        private ReplayModel.Series band;

        private double lowest;
        private double highest;

        /** Returns whether any of its lines changes. */
        private boolean changes() {
            return lines.values().stream()
                    .anyMatch(line -> Arrays.stream(line)
                                    .filter(value -> !Double.isNaN(value))
                                    .boxed()
                                    .filter(Streams.unseen())
                                    .mapToDouble(Double::doubleValue)
                                    .count()
                            > 1);
        }
    }

    /** Creates a graph with the series of a page as its first plots. */
    GraphHtml(final List<ReplayModel.Series> series, final int frames) {
        this.frames = frames;
        for (final ReplayModel.Series one : series) {
            for (int frame = 0; frame < Math.min(frames, one.values().size()); frame++) {
                put(one.name(), "track", frame, one.values().get(frame), one.lowest(), one.highest());
            }
            if (!one.low().isEmpty()) {
                plots.get(one.name()).band = one;
            }
        }
        plots.put(STRENGTH, new Plot()); // before the tracks
    }

    private void put(
            final String name,
            final String style,
            final int frame,
            final double value,
            final double lowest,
            final double highest) {
        final Plot plot = plots.computeIfAbsent(name, key -> new Plot());
        plot.lowest = Math.min(plot.lowest, lowest);
        plot.highest = Math.max(plot.highest, highest);
        plot.lines
                .computeIfAbsent(style, key -> {
                    final double[] line = new double[frames];
                    Arrays.fill(line, Double.NaN);
                    return line;
                })[frame] = value;
    }

    /**
     * Adds what stands after a step: the strength of both sides, and the tracks that have ends.
     *
     * @param lane 0 or 1, the trial
     * @param board null before the first
     */
    void add(final int frame, final int lane, final Scene board, final List<TrackState> tracks) {
        final String style = lane == 0 ? "" : " other";
        if (board != null) {
            strength(frame, style, board);
        }
        tracks.stream()
                .filter(track -> track.highest() > track.lowest())
                .forEach(track ->
                        put(track.name(), "track" + style, frame, track.value(), track.lowest(), track.highest()));
    }

    /** Adds of each side the sum of the health of its tokens; a token whose health is unknown counts as whole. */
    private void strength(final int frame, final String lane, final Scene scene) {
        final Map<Scene.Side, Double> strength = new LinkedHashMap<>();
        boolean known = false;
        for (final SceneChanges.Placed placed : SceneChanges.tokens(scene).values()) {
            final Scene.Token token = placed.token();
            known |= !Double.isNaN(token.health());
            strength.merge(token.side(), Double.isNaN(token.health()) ? 1 : token.health(), Double::sum);
        }
        for (final Scene.Side side : known ? SIDES : List.<Scene.Side>of()) {
            final double sum = strength.getOrDefault(side, 0.0);
            put(STRENGTH, SceneSvg.style(side) + lane, frame, sum, 0, sum);
        }
        final double[] own = plots.get(STRENGTH).lines.get(SceneSvg.style(Scene.Side.OWN) + lane);
        if (!known && own != null && frame > 0) {
            own[frame] = own[frame - 1]; // a board such as a map does not show it
        }
    }

    /** Adds a mark for each side that a step costs a token. */
    void losses(final int frame, final SceneChanges changes, final StepMarks marks) {
        changes.changes().stream()
                .filter(change -> change.after().isEmpty())
                .map(change -> change.before().orElseThrow().token())
                .filter(token -> marks.tokens().containsKey(token.id())
                        && marks.tokens().get(token.id()).worst() == Kind.LOST)
                .map(Scene.Token::side)
                .filter(Streams.unseen())
                .forEach(side -> losses.computeIfAbsent(side, key -> new StringBuilder())
                        .append('M')
                        .append(x(frame))
                        .append(side == Scene.Side.OWN ? " 0V" + TICK : " " + (HIGH - TICK) + "V" + HIGH));
    }

    private long x(final int frame) {
        return frames < 2 ? 0 : Portable.round((double) WIDE * frame / (frames - 1));
    }

    private List<Map.Entry<String, Plot>> shown() {
        return plots.entrySet().stream()
                .filter(plot -> plot.getValue().changes())
                .toList();
    }

    /**
     * Appends the graph.
     *
     * @param parting frame where two trials part; 0 if none do, or from the start
     */
    void draw(final Markup out, final int parting) {
        out.add("<svg class='graph' viewBox='0 0 {} {}' preserveAspectRatio='none' aria-hidden='true'>", WIDE, HIGH);
        if (parting > 0) {
            out.add("<rect class='equalband' width='{}' height='{}'/>", x(parting), HIGH);
        }
        final List<Map.Entry<String, Plot>> all = shown();
        for (int p = 0; p < all.size(); p++) {
            final Plot plot = all.get(p).getValue();
            out.add(p == 0 ? "<g class='on'>" : "<g>");
            if (plot.lowest < 0) {
                out.add("<path class='zero' d='M0 {}H{}'/>", y(plot, 0), WIDE);
            }
            if (plot.band != null) {
                out.add("<path class='band' d='{}'/>", band(plot));
            }
            plot.lines.forEach((style, line) -> out.add("<path class='plot {}' d='{}'/>", style, path(plot, line)));
            out.add("</g>");
        }
        losses.forEach((side, ticks) -> out.add("<path class='loss {}' d='{}'/>", SceneSvg.style(side), ticks));
        out.add("</svg>");
    }

    private Markup path(final Plot plot, final double[] line) {
        final StringBuilder path = new StringBuilder();
        boolean on = false;
        for (int frame = 0; frame < frames; frame++) {
            if (!Double.isNaN(line[frame])) {
                path.append(on ? 'L' : 'M').append(x(frame)).append(' ').append(y(plot, line[frame]));
            }
            on = !Double.isNaN(line[frame]);
        }
        return Markup.raw(path.toString());
    }

    /** Returns the outline of the intervals, from the first known to the last. */
    private Markup band(final Plot plot) {
        final StringBuilder low = new StringBuilder();
        final StringBuilder high = new StringBuilder();
        for (int frame = 0; frame < plot.band.low().size(); frame++) {
            final double lower = plot.band.low().get(frame);
            if (!Double.isNaN(lower)) {
                low.append(low.isEmpty() ? "M" : "L")
                        .append(x(frame))
                        .append(' ')
                        .append(y(plot, lower));
                high.insert(0, "L" + x(frame) + " " + y(plot, plot.band.high().get(frame)));
            }
        }
        return Markup.raw(low.append(high).append('Z').toString());
    }

    private static long y(final Plot plot, final double value) {
        final double share = (value - plot.lowest) / Math.max(1e-9, plot.highest - plot.lowest);
        return Portable.round(HIGH - EDGE - (HIGH - 2 * EDGE) * Math.max(0, Math.min(1, share)));
    }

    /** Appends the choice of a plot, if there are several. */
    void choice(final Markup out) {
        if (shown().size() > 1) {
            out.add("<select id='graph' aria-label='Graph'>");
            shown().forEach(plot -> out.add("<option>{}</option>", plot.getKey()));
            out.add("</select>\n");
        }
    }
}
