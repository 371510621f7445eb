package org.sitrep.report.replay;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.sitrep.report.text.Markup;
import org.sitrep.ruleset.transcript.Scene;
import org.sitrep.scenario.Words;

/** Draws scenes: the background once for all scenes that share it, and the counters on top. */
record SceneSvg(Sprites sprites) {
    /** A hex is wider than its column by this part on either side. */
    private static final int HEX = 6;

    private static final int LONG_LABEL = 3;
    private static final int SHORT = 5;
    private static final int UPRIGHT = 9;
    private static final int MARKS = 17;
    private static final int SMALL_MARKS = 5;
    private static final Set<Scene.Ground> PLAIN =
            EnumSet.of(Scene.Ground.PLAIN, Scene.Ground.OWN, Scene.Ground.OPPOSING);

    /**
     * Returns a picture that also describes itself in words.
     *
     * @param changes changes since the moment before
     * @param marks what the step did
     */
    Markup draw(final Scene scene, final SceneChanges changes, final StepMarks marks) {
        final SceneGrid grid = new SceneGrid(scene);
        final StepSvg step = new StepSvg(sprites, scene, grid, changes, marks);
        final Markup out = new Markup();
        out.add("<svg class='scene {}' role='img'", grid.wide ? "wide" : "fine")
                .add(" viewBox='0 0 {} {}' aria-label='{}'>", grid.width(), grid.height(), words(scene))
                .add("{}{}", sprites.use(background(scene, grid), 0, 0), step.below());
        scene.cells().forEach(cell -> cell.holder().ifPresent(side -> flag(out, side, cell, grid)));
        for (final Scene.Cell cell : scene.cells()) {
            for (int n = 0; n < cell.tokens().size(); n++) {
                out.add("{}", sprites.token(cell.tokens().get(n), grid.box(cell, n)));
            }
        }
        return out.add("{}</svg>", step.above());
    }

    /** Returns in words where everything lies. */
    static String words(final Scene scene) {
        final String tokens = scene.cells().stream()
                .filter(cell -> !cell.tokens().isEmpty())
                .map(cell -> cell.name() + ": "
                        + cell.tokens().stream().map(TokenSvg::words).collect(Collectors.joining("; ")))
                .collect(Collectors.joining(". "));
        return scene.title() + ". " + tokens + (tokens.isEmpty() ? "" : ".");
    }

    /** Appends the flag of the side that holds a cell, at the upper left of it. */
    private void flag(final Markup out, final Scene.Side side, final Scene.Cell cell, final SceneGrid grid) {
        final Markup flag =
                new Markup().add("<g class='flag {}'><path d='M0 0V22M1 1H18L13 6.5 18 12H1z'/></g>", style(side));
        out.add("{}", sprites.use(flag, grid.left(cell.column()) + 12, grid.top(cell) + 3));
    }

    /** Returns the class of a constant in the style sheet. */
    static String style(final Enum<?> constant) {
        return Words.of(constant);
    }

    private static Markup background(final Scene scene, final SceneGrid grid) {
        final Markup out = new Markup();
        for (int column = 0; column < scene.columns().size(); column++) {
            final int middle = grid.left(column) + grid.cellWidth / 2;
            final String label = TokenSvg.clipped(scene.columns().get(column), SHORT);
            TokenSvg.text(out, "edge", "middle", middle, 18, label);
        }
        for (int row = 0; row < scene.rows().size(); row++) {
            edge(out, scene.rows().get(row), grid.top(row) + grid.cellHeight(row) / 2);
        }
        scene.cells().forEach(cell -> cell(out, cell, grid));
        for (final Scene.Stroke stroke : Scene.Stroke.values()) {
            final String path = scene.lines().stream()
                    .filter(line -> line.stroke() == stroke)
                    .map(line -> "M" + end(grid, stroke, line.column(), line.row()) + "L"
                            + end(grid, stroke, line.toColumn(), line.toRow()))
                    .collect(Collectors.joining());
            if (!path.isEmpty()) {
                out.add("<path class='line-{}' d='{}'/>", style(stroke), path);
            }
        }
        return out;
    }

    private static String end(final SceneGrid grid, final Scene.Stroke stroke, final int column, final int row) {
        return stroke == Scene.Stroke.ROAD
                ? grid.middle(column) + " " + grid.middle(column, row)
                : grid.left(column) + " " + grid.top(row);
    }

    /** Appends the label of a row; a long one is set upright. */
    private static void edge(final Markup out, final String label, final int middle) {
        if (label.length() > LONG_LABEL) {
            out.add("<text class='edge' text-anchor='middle' transform='translate(17 {}) rotate(-90)'>", middle)
                    .add("{}</text>", TokenSvg.clipped(label, UPRIGHT));
        } else if (!label.isEmpty()) {
            TokenSvg.text(out, "edge", "middle", 13, middle + 5, label);
        }
    }

    private static void cell(final Markup out, final Scene.Cell cell, final SceneGrid grid) {
        final int x = grid.left(cell.column());
        final int y = grid.top(cell);
        final int height = grid.cellHeight(cell.row());
        final String ground = style(cell.ground());
        out.add("{}class='cell {}'/>", shape(cell, grid), ground);
        if (!PLAIN.contains(cell.ground())) {
            out.add("{}fill='url(#g-{})'/>", shape(cell, grid), ground);
        }
        if (!cell.letter().isEmpty()) {
            TokenSvg.text(out, "letter", "start", x + 4, y + height - 5, TokenSvg.clipped(cell.letter(), LONG_LABEL));
        }
        final List<String> marks = marks(cell);
        if (marks.isEmpty()) {
            return;
        }
        if (grid.wide) {
            out.add("<rect class='markband' x='{}' y='{}'", x + 2, y + height - 22)
                    .add(" width='{}' height='20'/>", grid.cellWidth - 4);
            final String text = TokenSvg.clipped(String.join(", ", marks), MARKS);
            TokenSvg.text(out, "mark", "middle", x + grid.cellWidth / 2, y + height - 7, text);
        } else {
            final String brief = marks.stream().map(SceneSvg::initials).collect(Collectors.joining(" "));
            TokenSvg.text(out, "mark", "end", x + grid.cellWidth - 4, y + 18, TokenSvg.clipped(brief, SMALL_MARKS));
        }
    }

    /**
     * Returns the begin of an element with the outline of a cell: a rectangle, or a hex that overlaps its neighbours.
     */
    private static Markup shape(final Scene.Cell cell, final SceneGrid grid) {
        final int x = grid.left(cell.column());
        final int y = grid.top(cell);
        final int w = grid.cellWidth;
        final int h = grid.cellHeight(cell.row());
        if (!grid.staggered) {
            return new Markup().add("<rect x='{}' y='{}' width='{}' height='{}' ", x, y, w, h);
        }
        final int in = w / HEX;
        return new Markup()
                .add(
                        "<path d='M{} {}H{}L{} {}L{} {}H{}",
                        x + in,
                        y,
                        x + w - in,
                        x + w + in,
                        y + h / 2,
                        x + w - in,
                        y + h,
                        x + in)
                .add("L{} {}Z' ", x - in, y + h / 2);
    }

    /** Returns the marks of a cell to write out, without those that a letter already stands for. */
    static List<String> marks(final Scene.Cell cell) {
        return cell.letter().isEmpty() || cell.marks().isEmpty()
                ? cell.marks()
                : cell.marks().subList(1, cell.marks().size());
    }

    /** Returns e.g. {@code LZ} for a landing zone. */
    static String initials(final String mark) {
        return Arrays.stream(mark.split(" "))
                .filter(word -> !word.isEmpty())
                .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT))
                .collect(Collectors.joining());
    }
}
