package org.sitrep.report.replay;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.sitrep.report.Html;
import org.sitrep.report.Resources;
import org.sitrep.ruleset.tale.Luck;
import org.sitrep.ruleset.tale.Roll;
import org.sitrep.ruleset.tale.Tale;

/**
 * A replay as one HTML page that loads nothing: to step through with the one script that its content policy lets run, and a long log of all steps without it. It is also well-formed XML.
 */
public final class ReplayPage {
    private static final int EXTREMES = 3;
    private static final int JUMP = 70;

    private final ReplayModel model;
    private final Sprites sprites = new Sprites();
    private final StringBuilder frames = new StringBuilder(1 << 18);

    private ReplayPage(final ReplayModel model) {
        this.model = model;
    }

    /** Returns the page. */
    public static String of(final ReplayModel model) {
        return new ReplayPage(model).page();
    }

    private String page() {
        final FrameHtml each = new FrameHtml(frames, new SceneSvg(sprites), model);
        for (int f = 0; f < model.frames().size(); f++) {
            each.append(f);
        }
        final StringBuilder out = new StringBuilder(frames.length() + (1 << 16));
        final String style = Resources.text("replay.css");
        final String script = Resources.text("replay.js");
        head(out, style, script);
        out.append("<body>\n<a class=\"skip\" href=\"#steps\">Skip to the log</a>\n");
        out.append(sprites.definitions());
        masthead(out);
        controls(out);
        out.append(
                        "<main>\n<div id=\"stage\" class=\"stage\" hidden=\"hidden\"></div>\n<div id=\"steps\" class=\"steps\" tabindex=\"-1\">\n")
                .append(frames)
                .append("</div>\n</main>\n");
        outcome(out);
        luck(out);
        footer(out);
        out.append("<script>").append(script).append("</script>\n</body>\n</html>\n");
        return out.toString();
    }

    private void head(final StringBuilder out, final String style, final String script) {
        out.append("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n")
                .append("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src '")
                .append(hash(style))
                .append("'; script-src '")
                .append(hash(script))
                .append("'; base-uri 'none'; form-action 'none'\"/>\n")
                .append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n")
                .append("<meta name=\"color-scheme\" content=\"light dark\"/>\n<title>")
                .append(Html.escape(model.title()))
                .append(", replay · Sitrep</title>\n<style>")
                .append(style)
                .append("</style>\n</head>\n");
    }

    /** The name under which a content policy lets the content of an element pass. */
    static String hash(final String content) {
        try {
            final byte[] digest = MessageDigest.getInstance("SHA-256").digest(content.getBytes(StandardCharsets.UTF_8));
            return "sha256-" + Base64.getEncoder().encodeToString(digest);
        } catch (final NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible); // every Java has SHA-256
        }
    }

    private void masthead(final StringBuilder out) {
        out.append("<header class=\"masthead\">\n<p class=\"eyebrow\">Replay</p>\n<h1>")
                .append(Html.escape(model.title()))
                .append("</h1>\n<p class=\"subtitle\">")
                .append(Html.escape(model.subtitle()))
                .append("</p>\n");
        for (final String sentence : model.notice()) {
            out.append("<p class=\"notice\">").append(Html.escape(sentence)).append("</p>\n");
        }
        if (!model.chapters().isEmpty()) {
            chapters(out);
        }
        out.append("</header>\n");
    }

    private void chapters(final StringBuilder out) {
        out.append("<nav class=\"chapters\" aria-label=\"Pages of this replay\"><ol>\n");
        for (final ReplayModel.Chapter chapter : model.chapters()) {
            final String title = Html.escape(chapter.title());
            out.append("<li>")
                    .append(
                            chapter.file().isEmpty()
                                    ? "<span aria-current=\"page\">" + title + "</span>"
                                    : "<a href=\"" + Html.escape(chapter.file()) + "\">" + title + "</a>")
                    .append("</li>\n");
        }
        out.append("</ol></nav>\n");
    }

    /** Shown by the script, without which they would do nothing. */
    private void controls(final StringBuilder out) {
        final int last = model.frames().size();
        out.append("<div id=\"controls\" class=\"controls\" role=\"group\" aria-label=\"Steps\" hidden=\"hidden\">\n");
        out.append("<div class=\"buttons\">\n");
        button(out, "first", "First step (Home)", "|\u25c0");
        button(out, "back", "Step back (left arrow)", "\u25c0");
        out.append("<button type=\"button\" id=\"play\" title=\"Play and pause (p)\">Play</button>\n");
        button(out, "next", "Next step (right arrow)", "\u25b6");
        button(out, "last", "Last step (End)", "\u25b6|");
        out.append("</div>\n<input id=\"slider\" type=\"range\" min=\"1\" max=\"")
                .append(last)
                .append("\" value=\"1\" aria-label=\"Step\"/>\n<span id=\"count\" class=\"count\"></span>\n")
                .append("<select id=\"jump\" aria-label=\"Jump to a step\">");
        jumps(out);
        out.append("</select>\n");
        out.append(
                "<button type=\"button\" id=\"before\" aria-pressed=\"false\" title=\"The board before this step (b)\">Before</button>\n");
        out.append(
                "<button type=\"button\" id=\"whole\" aria-pressed=\"false\" title=\"All steps below each other\">Whole log</button>\n");
        out.append("<div id=\"told\" class=\"unseen\" aria-live=\"polite\"></div>\n</div>\n");
    }

    private static void button(final StringBuilder out, final String id, final String label, final String sign) {
        out.append("<button type=\"button\" id=\"")
                .append(id)
                .append("\" title=\"")
                .append(label)
                .append("\" aria-label=\"")
                .append(label)
                .append("\">")
                .append(sign)
                .append("</button>\n");
    }

    /** Every step by its heading, in groups of those on the same board. */
    private void jumps(final StringBuilder out) {
        String board = null;
        for (int f = 0; f < model.frames().size(); f++) {
            final ReplayModel.Frame frame = model.frames().get(f);
            final String on = board(frame).orElse(board == null ? "" : board);
            if (!on.equals(board)) {
                out.append(board == null ? "" : "</optgroup>")
                        .append("<optgroup label=\"")
                        .append(Html.escape(on.isEmpty() ? "Before the first board" : TokenSvg.clipped(on, JUMP)))
                        .append("\">");
                board = on;
            }
            final boolean parts = model.partsIn(f);
            out.append("<option value=\"")
                    .append(f + 1)
                    .append("\">")
                    .append(f + 1)
                    .append(parts ? " >>> " : " ")
                    .append(Html.escape(TokenSvg.clipped(frame.heading(), JUMP)))
                    .append("</option>");
        }
        out.append(board == null ? "" : "</optgroup>");
    }

    private static Optional<String> board(final ReplayModel.Frame frame) {
        final List<String> titles = new ArrayList<>();
        frame.steps().stream()
                .flatMap(Optional::stream)
                .limit(1)
                .flatMap(step -> step.entries().stream())
                .forEach(entry -> {
                    if (entry instanceof Tale.Shown shown) {
                        titles.add(shown.scene().title());
                    }
                });
        return titles.isEmpty() ? Optional.empty() : Optional.of(titles.get(titles.size() - 1));
    }

    private void outcome(final StringBuilder out) {
        if (model.outcome().isEmpty()) {
            return;
        }
        out.append(
                        "<section class=\"outcome\" id=\"outcome\" aria-labelledby=\"outcome-heading\">\n<h2 id=\"outcome-heading\">Outcome</h2>\n")
                .append(
                        "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"Outcome as a table\"><table>\n<caption>What it came to</caption>\n<thead><tr><th scope=\"col\">Without what is 0</th>");
        final boolean several = model.lanes().size() > 1;
        for (final String lane : model.lanes()) {
            out.append("<th scope=\"col\" class=\"number\">")
                    .append(several ? Html.escape(lane) : "Value")
                    .append("</th>");
        }
        out.append("</tr></thead>\n<tbody>\n");
        for (final ReplayModel.Result result : model.outcome()) {
            out.append(result.differs() ? "<tr class=\"differs\">" : "<tr>")
                    .append("<th scope=\"row\">")
                    .append(Html.escape(result.name()))
                    .append("</th>");
            result.values()
                    .forEach(value -> out.append("<td class=\"number\">")
                            .append(Html.escape(value))
                            .append("</td>"));
            out.append("</tr>\n");
        }
        out.append("</tbody>\n</table></div>\n</section>\n");
    }

    private void luck(final StringBuilder out) {
        if (model.luck().isEmpty()) {
            return;
        }
        out.append(
                "<section class=\"outcome\" id=\"luck\" aria-labelledby=\"luck-heading\">\n<h2 id=\"luck-heading\">Luck</h2>\n");
        for (int lane = 0; lane < model.luck().size(); lane++) {
            final Luck luck = model.luck().get(lane);
            out.append("<p>")
                    .append(model.lanes().size() > 1 ? Html.escape(model.lanes().get(lane)) + ": " : "")
                    .append(
                            luck.count() == 0
                                    ? "No roll was good or bad luck by itself: nothing to rank."
                                    : capital(EntryHtml.ranked(luck.percentile())) + " of missions with the same "
                                            + luck.count() + (luck.count() == 1 ? " roll" : " rolls")
                                            + ", every roll alike; how much hung on each is not weighed.")
                    .append("</p>\n");
            extremes(out, "Luckiest", luck.luckiest(EXTREMES));
            extremes(out, "Unluckiest", luck.unluckiest(EXTREMES));
        }
        out.append("</section>\n");
    }

    private static String capital(final String sentence) {
        return sentence.substring(0, 1).toUpperCase(Locale.ROOT) + sentence.substring(1);
    }

    private static void extremes(final StringBuilder out, final String title, final List<Roll> rolls) {
        if (rolls.isEmpty()) {
            return;
        }
        out.append("<h3>").append(title).append("</h3>\n<div class=\"log\">");
        new EntryHtml(out, true, true)
                .append(rolls.stream()
                        .map(roll -> (Tale.Entry) new Tale.Rolled(roll))
                        .toList());
        out.append("</div>\n");
    }

    private void footer(final StringBuilder out) {
        out.append(String.format(
                Locale.ROOT,
                "<footer><p>Make it again:</p>\n<pre tabindex=\"0\"><code>%s</code></pre>\n<p>Made by Sitrep. This page loads nothing from elsewhere.</p></footer>\n",
                Html.escape(model.command())));
    }
}
