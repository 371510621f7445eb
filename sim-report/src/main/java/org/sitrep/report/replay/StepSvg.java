package org.sitrep.report.replay;

import java.util.Map;
import java.util.Optional;
import org.sitrep.portable.Portable;
import org.sitrep.report.replay.SceneGrid.Size;
import org.sitrep.report.text.Markup;
import org.sitrep.ruleset.transcript.Scene;
import org.sitrep.ruleset.transcript.Transcript;
import org.sitrep.ruleset.transcript.Transcript.Mark.Kind;

/**
 * Draws what a step has done over its board: former places, lines of fire, moves, and what befell each counter. Both
 * parts are groups, which the page hides where it shows the board in another step.
 *
 * @param changes changes since the moment before
 * @param marks what the step did
 */
record StepSvg(Sprites sprites, Scene scene, SceneGrid grid, SceneChanges changes, StepMarks marks) {
    private static final String OPEN = "<g class='since'>";
    private static final int LABEL = 9;
    private static final int SMALL_LABEL = 3;
    private static final int BADGE = 24;

    /** Returns what lies below the counters: former places of those that moved or are gone. */
    Markup below() {
        final Markup out = new Markup();
        changes.changes().forEach(change -> was(out, change));
        return grouped(out);
    }

    /** Returns what lies above the counters. */
    Markup above() {
        final Markup out = new Markup();
        marks.shots().forEach(shot -> shot(out, shot));
        changes.changes().forEach(change -> is(out, change));
        final Map<String, SceneChanges.Placed> placed = SceneChanges.tokens(scene);
        marks.tokens()
                .forEach((id, fate) ->
                        place(placed, id).ifPresent(at -> fate(out, fate, at.box(grid), placed.containsKey(id))));
        return grouped(out);
    }

    private static Markup grouped(final Markup out) {
        return out.toString().isEmpty() ? out : new Markup().add(OPEN).add("{}</g>", out);
    }

    /** Returns where a token lies, or lay before the step if it is gone. */
    private Optional<SceneChanges.Placed> place(final Map<String, SceneChanges.Placed> placed, final String id) {
        return Optional.ofNullable(placed.get(id))
                .or(() -> changes.changes().stream()
                        .flatMap(change -> change.before().stream())
                        .filter(before -> before.token().id().equals(id))
                        .findFirst());
    }

    private void was(final Markup out, final SceneChanges.Change change) {
        if (change.before().isEmpty() || change.after().isPresent() && !change.moved()) {
            return;
        }
        final SceneChanges.Placed before = change.before().get();
        final SceneGrid.Box box = before.box(grid);
        final int w = box.size().width;
        final int h = box.size().height;
        final Markup ghost = new Markup()
                .add("<g class='ghost'>{}", TokenSvg.shape(before.token().side(), box.size()));
        if (isBare(before.cell())) {
            final String label = TokenSvg.clipped(before.token().label(), grid.wide ? LABEL : SMALL_LABEL);
            TokenSvg.text(ghost, "label", "middle", w / 2, h / 2 + 8, label);
        }
        if (change.after().isEmpty()) {
            ghost.add("<path class='cross' d='M4 4L{} {}M{} 4L4 {}'/>", w - 4, h - 4, w - 4, h - 4);
        }
        out.add("{}", sprites.use(ghost.add("</g>"), box.left(), box.top()));
    }

    /** Returns whether nothing else covers the place: a name below another counter would be unreadable. */
    private boolean isBare(final Scene.Cell place) {
        return scene.cells().stream()
                .filter(cell -> SceneChanges.isSame(cell, place))
                .allMatch(cell -> cell.tokens().isEmpty());
    }

    private void is(final Markup out, final SceneChanges.Change change) {
        if (change.after().isEmpty()) {
            return;
        }
        final SceneChanges.Placed after = change.after().get();
        final SceneGrid.Box box = after.box(grid);
        if (change.moved()) {
            arrow(out, change.before().orElseThrow().box(grid), box);
        }
        final Markup over = new Markup().add("<g class='over'>");
        ring(over, change.frame().orElseThrow(), box.size(), 3);
        if (change.hurt() && grid.wide) {
            TokenSvg.lost(over, change.healthBefore(), after.token().health());
        }
        out.add("{}", sprites.use(over.add("</g>"), box.left(), box.top()));
    }

    private static void ring(final Markup out, final String kind, final Size size, final int beyond) {
        out.add("<rect class='ring {}' x='{}' y='{}'", kind, -beyond, -beyond)
                .add(" width='{}' height='{}' rx='8'/>", size.width + 2 * beyond, size.height + 2 * beyond);
    }

    private void shot(final Markup out, final Transcript.Shot shot) {
        final double x = grid.middle(shot.column());
        final double y = grid.middle(shot.column(), shot.row());
        final double right = grid.middle(shot.toColumn()) - x;
        final double down = grid.middle(shot.toColumn(), shot.toRow()) - y;
        final double off = Math.min(0.3, edge(right, down, grid.wide ? Size.WIDE : Size.DOUBLE));
        out.add("<path class='shot {}' ", SceneSvg.style(shot.side()))
                .add("d='{}'/>", line(x + right * off, y + down * off, right * (1 - 2 * off), down * (1 - 2 * off)));
    }

    /** Appends a frame for a counter that acts or is attacked, its damage, and signs of wounds and loss. */
    private void fate(final Markup out, final StepMarks.Fate fate, final SceneGrid.Box box, final boolean there) {
        final Markup over = new Markup().add("<g class='fate'>");
        if (fate.acts() && there) {
            ring(over, "acts", box.size(), 6);
        }
        if (fate.worst() != Kind.ACTS) {
            badge(over, fate, box.size());
        }
        out.add("{}", sprites.use(over.add("</g>"), box.left(), box.top()));
    }

    /** Appends a badge at the upper right corner: damage, 0 for none, and a sign for a wound or a loss. */
    private static void badge(final Markup out, final StepMarks.Fate fate, final Size size) {
        final String sign = switch (fate.worst()) {
            case WOUNDED -> "\u271a";
            case LOST -> "\u2715";
            default -> "";
        };
        final String text = (fate.damage() > 0 ? "\u2212" + fate.damage() : fate.worst() == Kind.TARGET ? "0" : "")
                + (fate.damage() > 0 && !sign.isEmpty() ? " " : "")
                + (sign.isEmpty() && fate.worst() == Kind.HURT && fate.damage() == 0 ? "!" : sign);
        final int width = 14 + 11 * text.length();
        final int left = size.width - width + 10;
        out.add("<rect class='badge {}' x='{}'", SceneSvg.style(fate.worst()), left)
                .add(" y='-10' width='{}' height='{}' rx='12'/>", width, BADGE);
        TokenSvg.text(out, "damage", "middle", left + width / 2, 8, text);
    }

    /** Appends an arrow from the middle of one counter to the edge of the other. */
    private static void arrow(final Markup out, final SceneGrid.Box from, final SceneGrid.Box to) {
        final double x = from.middle();
        final double y = from.centre();
        final double right = to.middle() - x;
        final double down = to.centre() - y;
        final double length = Math.hypot(right, down);
        final double back = length == 0 ? 0 : Math.min(0.6, edge(right, down, to.size()) + 8 / length);
        final String path = line(x, y, right * (1 - back), down * (1 - back));
        out.add("<path class='arrow' marker-end='url(#arrow)' d='{}'/>", path);
    }

    /** Returns the share of a way from the middle of a counter that lies over the counter. */
    private static double edge(final double right, final double down, final Size size) {
        return Math.min(
                size.width / 2.0 / Math.max(1e-9, Math.abs(right)), size.height / 2.0 / Math.max(1e-9, Math.abs(down)));
    }

    private static String line(final double x, final double y, final double right, final double down) {
        return Portable.format("M%.0f %.0fL%.0f %.0f", x, y, x + right, y + down);
    }
}
