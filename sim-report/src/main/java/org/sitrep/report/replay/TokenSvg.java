package org.sitrep.report.replay;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.portable.Portable;
import org.sitrep.report.text.Markup;
import org.sitrep.ruleset.transcript.Scene;

/**
 * Draws counters: the icon of a role, a label and the state. The player's own are rectangles, the opponent's have cut
 * corners and neutral ones are round, so that shape shows the side where colour does not.
 */
final class TokenSvg {
    /** Letters of small print that fit into a counter. */
    private static final int LINE = 14;

    private static final int LINES = 3;

    private static final int LABEL = 7;
    private static final int SMALL_LABEL = 3;
    /** The length up to which the last word of the state stands next to the label. */
    private static final int FLAG = 6;

    private static final int BAR = 124;

    /** The side of the square in which icons are drawn. */
    private static final double ICON = 24;

    private TokenSvg() {}

    /** Returns a counter with its upper left corner at the origin. */
    static Markup draw(final Scene.Token token, final SceneGrid.Size size) {
        final Markup out = new Markup();
        final String side = SceneSvg.style(token.side());
        out.add("<g class='token {}'><title>{}</title>{}", side, words(token), shape(token.side(), size));
        if (!Double.isNaN(token.facing())) {
            front(out, token.facing(), size);
        }
        if (size == SceneGrid.Size.WIDE) {
            icon(out, token, size, size.width - size.icon - 5, 5);
            wide(out, token);
        } else {
            final boolean drawn = icon(out, token, size, 3, (size.height - size.icon) / 2);
            final int x = (size.width + (drawn ? size.icon + 1 : 0)) / 2;
            text(out, size.label, "middle", x, size.height * 7 / 10, clipped(token.label(), SMALL_LABEL));
        }
        return out.add("</g>");
    }

    /** Appends the icon of a role and returns whether there is one. */
    private static boolean icon(
            final Markup out, final Scene.Token token, final SceneGrid.Size size, final int x, final int y) {
        if (token.role() == Scene.Role.NONE || size.icon == 0) {
            return false;
        }
        final String scale = size.icon == ICON ? "" : Portable.format(" scale(%.2f)", size.icon / ICON);
        out.add("<use class='icon' href='#i-{}'", SceneSvg.style(token.role()))
                .add(" transform='translate({} {}){}'/>", x, y, scale);
        return true;
    }

    /** Appends a small triangle outside of a counter, at the side that it faces. */
    private static void front(final Markup out, final double facing, final SceneGrid.Size size) {
        final int x = size.width / 2;
        final int y = size.height / 2;
        final int far = (x + y) / 2 + 6;
        out.add("<path class='front' transform='translate({} {}) rotate({})' ", x, y, Portable.round(facing))
                .add("d='M-7 -{}L0 -{}L7 -{}z'/>", far - 9, far, far - 9);
    }

    static String words(final Scene.Token token) {
        return token.state().isEmpty() ? token.name() : token.name() + ", " + String.join(", ", token.state());
    }

    /** Returns the outline of the counters of a side. */
    static Markup shape(final Scene.Side side, final SceneGrid.Size size) {
        final int w = size.width;
        final int h = size.height;
        if (side == Scene.Side.OPPOSING) {
            final String cut = Portable.format("M9 0H%dL%d 9V%dL%d %dH9L0 %dV9z", w - 9, w, h - 9, w - 9, h, h - 9);
            return new Markup().add("<path class='body' d='{}'/>", cut);
        }
        final int round = side == Scene.Side.OWN ? 5 : h / 2;
        return new Markup().add("<rect class='body' width='{}' height='{}' rx='{}'/>", w, h, round);
    }

    private static void wide(final Markup out, final Scene.Token token) {
        final List<String> state = new ArrayList<>(token.state());
        text(out, "label", "start", 9, 26, clipped(token.label(), LABEL));
        if (state.size() > 1 && state.get(state.size() - 1).length() <= FLAG) {
            final String flag = state.remove(state.size() - 1);
            if (!flag.isEmpty()) {
                text(out, "flag", "end", 100, 24, flag);
            }
        }
        final List<String> lines = lines(state);
        for (int line = 0; line < lines.size(); line++) {
            text(out, "small", "start", 9, 45 + 17 * line, clipped(lines.get(line), LINE));
        }
        if (!Double.isNaN(token.health())) {
            bar(out, "bar", 0, BAR);
            bar(out, "left", 0, length(token.health()));
        }
    }

    /** Returns as many lines as fit, joining short words; the title of the counter gives the rest. */
    private static List<String> lines(final List<String> state) {
        final List<String> lines = new ArrayList<>();
        for (final String part : state) {
            final int last = lines.size() - 1;
            if (last >= 0 && lines.get(last).length() + 2 + part.length() <= LINE) {
                lines.set(last, lines.get(last) + ", " + part);
            } else if (lines.size() < LINES) {
                lines.add(part);
            }
        }
        return lines;
    }

    /** Returns the text, cut to the given length. */
    static String clipped(final String text, final int most) {
        return text.length() <= most ? text : text.substring(0, most - 1) + "…";
    }

    /** Draws the lost part of a counter's bar over the bar. */
    static void lost(final Markup out, final double before, final double after) {
        bar(out, "lost", length(after), Math.max(2, length(before) - length(after)));
    }

    private static void bar(final Markup out, final String style, final int from, final int length) {
        out.add("<rect class='{}' x='{}' y='83' width='{}' height='6'/>", style, 6 + from, length);
    }

    private static int length(final double health) {
        return (int) Portable.round(BAR * Math.max(0, Math.min(1, health)));
    }

    static void text(
            final Markup out, final String style, final String anchor, final int x, final int y, final String text) {
        out.add("<text class='{}'", style);
        if (!anchor.equals("start")) {
            out.add(" text-anchor='{}'", anchor);
        }
        out.add(" x='{}' y='{}'>{}</text>", x, y, text);
    }
}
