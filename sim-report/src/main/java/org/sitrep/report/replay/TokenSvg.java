package org.sitrep.report.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.sitrep.report.Html;
import org.sitrep.ruleset.tale.Scene;

/** Draws counters: our own are rectangles, those of the opponent have cut corners, nobody's are round, so that the shape tells the side where colour does not. */
final class TokenSvg {
    /** Letters of the small print that fit into a counter. */
    private static final int LINE = 14;

    private static final int LINES = 3;

    private static final int LABEL = 7;
    private static final int SMALL_LABEL = 3;
    /** A last word of the state that is no longer than this stands beside the label. */
    private static final int FLAG = 6;

    private static final int BAR = 124;

    private TokenSvg() {}

    /** Returns a counter with its upper left corner at the origin. */
    static String draw(final Scene.Token token, final SceneGrid grid) {
        final StringBuilder out = new StringBuilder();
        out.append("<g class=\"token ").append(side(token)).append("\"><title>");
        out.append(Html.escape(words(token))).append("</title>");
        shape(out, token.side(), grid.tokenWidth(), grid.tokenHeight());
        if (grid.wide) {
            wide(out, token);
        } else {
            text(
                    out,
                    grid.label(),
                    "middle",
                    grid.tokenWidth() / 2,
                    grid.tokenHeight() * 7 / 10,
                    clipped(token.label(), SMALL_LABEL));
        }
        return out.append("</g>").toString();
    }

    /** Returns a token in words, without a full stop. */
    static String words(final Scene.Token token) {
        return token.state().isEmpty() ? token.name() : token.name() + ", " + String.join(", ", token.state());
    }

    private static String side(final Scene.Token token) {
        return token.side().name().toLowerCase(Locale.ROOT);
    }

    static void shape(final StringBuilder out, final Scene.Side side, final int width, final int height) {
        switch (side) {
            case OWN ->
                out.append(String.format(
                        Locale.ROOT, "<rect class=\"body\" width=\"%d\" height=\"%d\" rx=\"5\"/>", width, height));
            case OPPOSING ->
                out.append(String.format(
                        Locale.ROOT,
                        "<path class=\"body\" d=\"M9 0H%dL%d 9V%dL%d %dH9L0 %dV9z\"/>",
                        width - 9,
                        width,
                        height - 9,
                        width - 9,
                        height,
                        height - 9));
            case NEITHER ->
                out.append(String.format(
                        Locale.ROOT,
                        "<rect class=\"body\" width=\"%d\" height=\"%d\" rx=\"%d\"/>",
                        width,
                        height,
                        height / 2));
        }
    }

    private static void wide(final StringBuilder out, final Scene.Token token) {
        final List<String> state = new ArrayList<>(token.state());
        String flag = "";
        if (state.size() > 1 && state.get(state.size() - 1).length() <= FLAG) {
            flag = state.remove(state.size() - 1);
        }
        text(out, "label", "start", 9, 26, clipped(token.label(), LABEL));
        if (!flag.isEmpty()) {
            text(out, "flag", "end", 127, 24, flag);
        }
        final List<String> lines = lines(state);
        for (int line = 0; line < lines.size(); line++) {
            text(out, "small", "start", 9, 45 + 17 * line, clipped(lines.get(line), LINE));
        }
        if (!Double.isNaN(token.health())) {
            bar(out, token.health());
        }
    }

    /** As many lines as there is room for, short words together; what finds no room is told when the counter is pointed at. */
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

    /** Returns the text, or its beginning if it is longer than there is room for. */
    static String clipped(final String text, final int most) {
        return text.length() <= most ? text : text.substring(0, most - 1) + "\u2026";
    }

    private static void bar(final StringBuilder out, final double health) {
        out.append("<rect class=\"bar\" x=\"6\" y=\"83\" width=\"").append(BAR).append("\" height=\"6\"/>");
        out.append("<rect class=\"left\" x=\"6\" y=\"83\" width=\"")
                .append(length(health))
                .append("\" height=\"6\"/>");
    }

    /** Returns the part of a counter's bar that it has lost, to be drawn over it. */
    static String lost(final double before, final double after) {
        return "<rect class=\"lost\" x=\"" + (6 + length(after)) + "\" y=\"83\" width=\""
                + Math.max(2, length(before) - length(after)) + "\" height=\"6\"/>";
    }

    private static int length(final double health) {
        return (int) Math.round(BAR * Math.max(0, Math.min(1, health)));
    }

    static void text(
            final StringBuilder out,
            final String style,
            final String anchor,
            final int x,
            final int y,
            final String text) {
        out.append("<text class=\"").append(style).append('"');
        if (!anchor.equals("start")) {
            out.append(" text-anchor=\"").append(anchor).append('"');
        }
        out.append(" x=\"")
                .append(x)
                .append("\" y=\"")
                .append(y)
                .append("\">")
                .append(Html.escape(text))
                .append("</text>");
    }
}
