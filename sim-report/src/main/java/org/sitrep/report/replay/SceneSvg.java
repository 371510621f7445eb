package org.sitrep.report.replay;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.sitrep.report.text.Markup;
import org.sitrep.ruleset.transcript.Scene;

/** Draws scenes: the background once for all scenes that share it, the counters on top, and marks for changes. */
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
     * @param changes changes since the moment before; removed counters and former places are shown faintly
     */
    Markup draw(final Scene scene, final SceneChanges changes) {
        final SceneGrid grid = new SceneGrid(scene);
        final Markup out = new Markup();
        out.add("<svg class='scene {}' role='img'", grid.wide ? "wide" : "fine")
                .add(" viewBox='0 0 {} {}' aria-label='{}'>", grid.width(), grid.height(), words(scene))
                .add("{}", sprites.use(background(scene, grid), 0, 0));
        since(out, changes, change -> was(out, change, scene, grid));
        for (final Scene.Cell cell : scene.cells()) {
            for (int n = 0; n < cell.tokens().size(); n++) {
                final Markup token = TokenSvg.draw(cell.tokens().get(n), grid);
                out.add("{}", sprites.use(token, grid.tokenLeft(cell, n), grid.tokenTop(cell, n)));
            }
        }
        scene.shots().forEach(shot -> shot(out, shot, grid));
        since(out, changes, change -> is(out, change, grid));
        return out.add("</svg>");
    }

    /** Appends a line of fire. */
    private static void shot(final Markup out, final Scene.Shot shot, final SceneGrid grid) {
        out.add("<path class='shot {}' ", shot.side().name().toLowerCase(Locale.ROOT))
                .add("d='M{} {}L", grid.middle(shot.column()), grid.middle(shot.column(), shot.row()))
                .add("{} {}'/>", grid.middle(shot.toColumn()), grid.middle(shot.toColumn(), shot.toRow()));
    }

    /** Appends marks of changes as a group, which the page hides where it shows the board in another step. */
    private static void since(final Markup out, final SceneChanges changes, final Consumer<SceneChanges.Change> mark) {
        if (!changes.changes().isEmpty()) {
            out.add("<g class='since'>");
            changes.changes().forEach(mark);
            out.add("</g>");
        }
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
                    .map(line -> "M" + grid.left(line.column()) + " " + grid.top(line.row()) + "L"
                            + grid.left(line.toColumn()) + " " + grid.top(line.toRow()))
                    .collect(Collectors.joining());
            if (!path.isEmpty()) {
                out.add("<path class='line-{}' d='{}'/>", stroke.name().toLowerCase(Locale.ROOT), path);
            }
        }
        return out;
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
        final String ground = cell.ground().name().toLowerCase(Locale.ROOT);
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

    private void was(final Markup out, final SceneChanges.Change change, final Scene scene, final SceneGrid grid) {
        if (change.before().isEmpty() || change.after().isPresent() && !change.moved()) {
            return;
        }
        final SceneChanges.Placed before = change.before().get();
        final int w = grid.tokenWidth();
        final int h = grid.tokenHeight();
        final Markup ghost = new Markup()
                .add("<g class='ghost'>{}", TokenSvg.shape(before.token().side(), grid));
        if (isBare(scene, before.cell())) {
            final String label = TokenSvg.clipped(before.token().label(), grid.wide ? UPRIGHT : LONG_LABEL);
            TokenSvg.text(ghost, "label", "middle", w / 2, h / 2 + 8, label);
        }
        if (change.after().isEmpty()) {
            ghost.add("<path class='cross' d='M4 4L{} {}M{} 4L4 {}'/>", w - 4, h - 4, w - 4, h - 4);
        }
        out.add("{}", sprites.use(ghost.add("</g>"), before.left(grid), before.top(grid)));
    }

    /** Returns whether nothing else covers the place: a name below another counter would be unreadable. */
    private static boolean isBare(final Scene scene, final Scene.Cell place) {
        return scene.cells().stream()
                .filter(cell -> SceneChanges.isSame(cell, place))
                .allMatch(cell -> cell.tokens().isEmpty());
    }

    private void is(final Markup out, final SceneChanges.Change change, final SceneGrid grid) {
        if (change.after().isEmpty()) {
            return;
        }
        final SceneChanges.Placed after = change.after().get();
        if (change.moved()) {
            arrow(out, change.before().orElseThrow(), after, grid);
        }
        final Markup over = new Markup()
                .add(
                        "<g class='over'><rect class='ring {}' x='-3' y='-3'",
                        change.frame().orElseThrow())
                .add(" width='{}' height='{}' rx='8'/>", grid.tokenWidth() + 6, grid.tokenHeight() + 6);
        if (change.hurt() && grid.wide) {
            TokenSvg.lost(over, change.healthBefore(), after.token().health());
        }
        out.add("{}", sprites.use(over.add("</g>"), after.left(grid), after.top(grid)));
    }

    /** Appends an arrow from the middle of one counter to the edge of the other. */
    private static void arrow(
            final Markup out, final SceneChanges.Placed from, final SceneChanges.Placed to, final SceneGrid grid) {
        final int halfWidth = grid.tokenWidth() / 2;
        final int halfHeight = grid.tokenHeight() / 2;
        final double x = from.left(grid) + halfWidth;
        final double y = from.top(grid) + halfHeight;
        final double right = to.left(grid) - from.left(grid);
        final double down = to.top(grid) - from.top(grid);
        final double length = Math.hypot(right, down);
        final double edge =
                Math.min(halfWidth / Math.max(1e-9, Math.abs(right)), halfHeight / Math.max(1e-9, Math.abs(down)));
        final double back = length == 0 ? 0 : Math.min(0.6, edge + 8 / length);
        final String path = String.format(
                Locale.ROOT, "M%.0f %.0fL%.0f %.0f", x, y, x + right - right * back, y + down - down * back);
        out.add("<path class='arrow' marker-end='url(#arrow)' d='{}'/>", path);
    }
}
