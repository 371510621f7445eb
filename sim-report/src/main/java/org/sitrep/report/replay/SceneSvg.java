package org.sitrep.report.replay;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.sitrep.report.Html;
import org.sitrep.ruleset.tale.Scene;

/** Draws scenes: the ground once for all of them that share it, the counters on top, and marks for what has changed. */
final class SceneSvg {
    private static final int LONG_LABEL = 3;
    private static final int SHORT = 5;
    private static final int UPRIGHT = 9;
    private static final int MARKS = 17;
    private static final int SMALL_MARKS = 5;

    private final Sprites sprites;

    SceneSvg(final Sprites sprites) {
        this.sprites = sprites;
    }

    /**
     * Returns a picture that says in words what it shows.
     *
     * @param changes since the moment before; what has gone and where things came from is shown faintly
     */
    String draw(final Scene scene, final SceneChanges changes) {
        final SceneGrid grid = new SceneGrid(scene);
        final StringBuilder out = new StringBuilder();
        out.append(String.format(
                Locale.ROOT,
                "<svg class=\"scene %s\" role=\"img\" viewBox=\"0 0 %d %d\" aria-label=\"%s\">",
                grid.wide ? "wide" : "fine",
                grid.width(),
                grid.height(),
                Html.escape(words(scene))));
        out.append(sprites.use(ground(scene, grid), 0, 0));
        changes.changes().forEach(change -> was(out, change, scene, grid));
        for (final Scene.Cell cell : scene.cells()) {
            for (int n = 0; n < cell.tokens().size(); n++) {
                out.append(sprites.use(
                        TokenSvg.draw(cell.tokens().get(n), grid), grid.tokenLeft(cell, n), grid.tokenTop(cell, n)));
            }
        }
        changes.changes().forEach(change -> is(out, change, grid));
        return out.append("</svg>").toString();
    }

    /** Returns what lies where, in words. */
    static String words(final Scene scene) {
        final String tokens = scene.cells().stream()
                .filter(cell -> !cell.tokens().isEmpty())
                .map(cell -> cell.name() + ": "
                        + cell.tokens().stream().map(TokenSvg::words).collect(Collectors.joining("; ")))
                .collect(Collectors.joining(". "));
        return scene.title() + ". " + tokens + (tokens.isEmpty() ? "" : ".");
    }

    private static String ground(final Scene scene, final SceneGrid grid) {
        final StringBuilder out = new StringBuilder();
        for (int column = 0; column < scene.columns().size(); column++) {
            TokenSvg.text(
                    out,
                    "edge",
                    "middle",
                    grid.left(column) + grid.cellWidth / 2,
                    18,
                    TokenSvg.clipped(scene.columns().get(column), SHORT));
        }
        for (int row = 0; row < scene.rows().size(); row++) {
            edge(out, scene.rows().get(row), grid.top(row) + grid.cellHeight(row) / 2);
        }
        scene.cells().forEach(cell -> cell(out, cell, grid));
        for (final Scene.Stroke stroke : Scene.Stroke.values()) {
            lines(out, scene, stroke, grid);
        }
        return out.toString();
    }

    private static void lines(
            final StringBuilder out, final Scene scene, final Scene.Stroke stroke, final SceneGrid grid) {
        final String path = scene.lines().stream()
                .filter(line -> line.stroke() == stroke)
                .map(line -> "M" + grid.left(line.column()) + " " + grid.top(line.row()) + "L"
                        + grid.left(line.toColumn()) + " " + grid.top(line.toRow()))
                .collect(Collectors.joining());
        if (!path.isEmpty()) {
            out.append("<path class=\"line-")
                    .append(stroke.name().toLowerCase(Locale.ROOT))
                    .append("\" d=\"")
                    .append(path)
                    .append("\"/>");
        }
    }

    /** A long label stands upright beside its row. */
    private static void edge(final StringBuilder out, final String label, final int middle) {
        if (label.length() > LONG_LABEL) {
            out.append("<text class=\"edge\" text-anchor=\"middle\" transform=\"translate(17 ")
                    .append(middle)
                    .append(") rotate(-90)\">")
                    .append(Html.escape(TokenSvg.clipped(label, UPRIGHT)))
                    .append("</text>");
        } else if (!label.isEmpty()) {
            TokenSvg.text(out, "edge", "middle", 13, middle + 5, label);
        }
    }

    private static void cell(final StringBuilder out, final Scene.Cell cell, final SceneGrid grid) {
        final int x = grid.left(cell.column());
        final int y = grid.top(cell.row());
        final int width = grid.cellWidth;
        final int height = grid.cellHeight(cell.row());
        final String ground = cell.ground().name().toLowerCase(Locale.ROOT);
        final String place =
                String.format(Locale.ROOT, " x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\"/>", x, y, width, height);
        out.append("<rect class=\"cell ").append(ground).append('"').append(place);
        if (hasPattern(cell.ground())) {
            out.append("<rect fill=\"url(#g-").append(ground).append(")\"").append(place);
        }
        if (!cell.letter().isEmpty()) {
            TokenSvg.text(out, "letter", "start", x + 4, y + height - 5, TokenSvg.clipped(cell.letter(), LONG_LABEL));
        }
        final List<String> marks = marks(cell);
        if (!marks.isEmpty()) {
            mark(out, marks, cell, grid);
        }
    }

    private static boolean hasPattern(final Scene.Ground ground) {
        return ground != Scene.Ground.PLAIN && ground != Scene.Ground.OWN && ground != Scene.Ground.OPPOSING;
    }

    /** What a letter stands for is not written out as well. */
    static List<String> marks(final Scene.Cell cell) {
        return cell.letter().isEmpty() || cell.marks().isEmpty()
                ? cell.marks()
                : cell.marks().subList(1, cell.marks().size());
    }

    private static void mark(
            final StringBuilder out, final List<String> marks, final Scene.Cell cell, final SceneGrid grid) {
        final int x = grid.left(cell.column());
        final int bottom = grid.top(cell.row()) + grid.cellHeight(cell.row());
        if (!grid.wide) {
            final String brief = marks.stream().map(SceneSvg::initials).collect(Collectors.joining(" "));
            TokenSvg.text(
                    out,
                    "mark",
                    "end",
                    x + grid.cellWidth - 4,
                    grid.top(cell.row()) + 18,
                    TokenSvg.clipped(brief, SMALL_MARKS));
            return;
        }
        out.append("<rect class=\"markband\" x=\"")
                .append(x + 2)
                .append("\" y=\"")
                .append(bottom - 22)
                .append("\" width=\"")
                .append(grid.cellWidth - 4)
                .append("\" height=\"20\"/>");
        TokenSvg.text(
                out,
                "mark",
                "middle",
                x + grid.cellWidth / 2,
                bottom - 7,
                TokenSvg.clipped(String.join(", ", marks), MARKS));
    }

    /** Returns e.g. {@code LZ} for a landing zone. */
    static String initials(final String mark) {
        return Arrays.stream(mark.split(" "))
                .filter(word -> !word.isEmpty())
                .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT))
                .collect(Collectors.joining());
    }

    private static int left(final SceneChanges.Placed placed, final SceneGrid grid) {
        return grid.tokenLeft(placed.cell(), placed.cell().tokens().indexOf(placed.token()));
    }

    private static int top(final SceneChanges.Placed placed, final SceneGrid grid) {
        return grid.tokenTop(placed.cell(), placed.cell().tokens().indexOf(placed.token()));
    }

    private void was(
            final StringBuilder out, final SceneChanges.Change change, final Scene scene, final SceneGrid grid) {
        if (change.before().isEmpty() || change.after().isPresent() && !change.moved()) {
            return;
        }
        final SceneChanges.Placed before = change.before().get();
        final StringBuilder ghost = new StringBuilder("<g class=\"ghost\">");
        TokenSvg.shape(ghost, before.token().side(), grid.tokenWidth(), grid.tokenHeight());
        if (isBare(scene, before.cell())) {
            TokenSvg.text(
                    ghost,
                    "label",
                    "middle",
                    grid.tokenWidth() / 2,
                    grid.tokenHeight() / 2 + 8,
                    TokenSvg.clipped(before.token().label(), grid.wide ? UPRIGHT : LONG_LABEL));
        }
        if (change.after().isEmpty()) {
            ghost.append("<path class=\"cross\" d=\"M4 4L")
                    .append(grid.tokenWidth() - 4)
                    .append(' ')
                    .append(grid.tokenHeight() - 4)
                    .append("M")
                    .append(grid.tokenWidth() - 4)
                    .append(" 4L4 ")
                    .append(grid.tokenHeight() - 4)
                    .append("\"/>");
        }
        out.append(sprites.use(ghost.append("</g>").toString(), left(before, grid), top(before, grid)));
    }

    /** Where something else lies now, a name below it could not be read. */
    private static boolean isBare(final Scene scene, final Scene.Cell place) {
        return scene.cells().stream()
                .filter(cell -> cell.column() == place.column() && cell.row() == place.row())
                .allMatch(cell -> cell.tokens().isEmpty());
    }

    private void is(final StringBuilder out, final SceneChanges.Change change, final SceneGrid grid) {
        if (change.after().isEmpty()) {
            return;
        }
        final SceneChanges.Placed after = change.after().get();
        final int x = left(after, grid);
        final int y = top(after, grid);
        final StringBuilder over = new StringBuilder("<g class=\"over\">");
        final List<String> styles = new ArrayList<>();
        if (change.hurt()) {
            styles.add("hurt");
        }
        if (change.moved()) {
            arrow(out, change.before().orElseThrow(), after, grid);
            styles.add("moved");
        }
        if (change.before().isEmpty()) {
            styles.add("new");
        }
        if (styles.isEmpty()) {
            return;
        }
        over.append("<rect class=\"ring ")
                .append(styles.get(0))
                .append("\" x=\"-3\" y=\"-3\" width=\"")
                .append(grid.tokenWidth() + 6)
                .append("\" height=\"")
                .append(grid.tokenHeight() + 6)
                .append("\" rx=\"8\"/>");
        if (change.hurt() && grid.wide) {
            over.append(TokenSvg.lost(
                    change.before().orElseThrow().token().health(),
                    after.token().health()));
        }
        out.append(sprites.use(over.append("</g>").toString(), x, y));
    }

    private static void arrow(
            final StringBuilder out,
            final SceneChanges.Placed from,
            final SceneChanges.Placed to,
            final SceneGrid grid) {
        final int halfWidth = grid.tokenWidth() / 2;
        final int halfHeight = grid.tokenHeight() / 2;
        final double x1 = left(from, grid) + halfWidth;
        final double y1 = top(from, grid) + halfHeight;
        final double x2 = left(to, grid) + halfWidth;
        final double y2 = top(to, grid) + halfHeight;
        final double length = Math.hypot(x2 - x1, y2 - y1);
        final double back = length == 0
                ? 0
                : Math.min(
                        0.6,
                        Math.min(
                                        halfWidth / Math.max(1e-9, Math.abs(x2 - x1)),
                                        halfHeight / Math.max(1e-9, Math.abs(y2 - y1)))
                                + 8 / length);
        out.append(String.format(
                Locale.ROOT,
                "<path class=\"arrow\" marker-end=\"url(#arrow)\" d=\"M%.0f %.0fL%.0f %.0f\"/>",
                x1,
                y1,
                x2 - (x2 - x1) * back,
                y2 - (y2 - y1) * back));
    }
}
