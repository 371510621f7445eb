package org.sitrep.report.replay;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.sitrep.report.text.Markup;
import org.sitrep.report.text.Resources;
import org.sitrep.ruleset.transcript.Luck;
import org.sitrep.ruleset.transcript.Roll;
import org.sitrep.ruleset.transcript.Scene;
import org.sitrep.ruleset.transcript.Transcript;

/**
 * Renders a replay as one HTML page that loads nothing. One script, allowed by the content policy, steps through the
 * trial; without it the page is a long log of all steps. The page is also well-formed XML.
 */
public final class ReplayPage {
    private static final int EXTREMES = 3;
    private static final int JUMP = 70;

    private final ReplayModel model;
    private final Markup out = new Markup();

    private ReplayPage(final ReplayModel model) {
        this.model = model;
    }

    public static String of(final ReplayModel model) {
        return new ReplayPage(model).page();
    }

    private String page() {
        final Sprites sprites = new Sprites();
        final Markup frames = new Markup();
        final FrameHtml each = new FrameHtml(frames, new SceneSvg(sprites), model);
        for (int f = 0; f < model.frames().size(); f++) {
            each.append(f);
        }
        final String style = Resources.text("replay.css");
        final String script = Resources.text("replay.js");
        final String policy = "default-src 'none'; style-src '" + Markup.hash(style) + "'; script-src '"
                + Markup.hash(script) + "'; base-uri 'none'; form-action 'none'";
        out.add("<!DOCTYPE html>\n<html lang='en'>\n<head>\n<meta charset='utf-8'/>\n")
                .add("<meta http-equiv='Content-Security-Policy' content='{}'/>\n", Markup.raw(policy))
                .add("<meta name='viewport' content='width=device-width, initial-scale=1'/>\n")
                .add("<meta name='color-scheme' content='light dark'/>\n<title>{}", model.title())
                .add(", replay · Sitrep</title>\n<style>{}</style>\n</head>\n", Markup.raw(style))
                .add("<body>\n<a class='skip' href='#steps'>Skip to the log</a>\n{}", sprites.definitions());
        masthead();
        controls();
        out.add("<main>\n<div id='stage' class='stage' hidden='hidden'></div>\n")
                .add("<div id='steps' class='steps' tabindex='-1'>\n{}</div>\n</main>\n", frames);
        outcome();
        luck();
        out.add("<footer><p>Make it again:</p>\n<pre tabindex='0'><code>{}</code></pre>\n", model.command())
                .add("<p>Made by Sitrep. This page loads nothing from elsewhere.</p></footer>\n")
                .add("<script>{}</script>\n</body>\n</html>\n", Markup.raw(script));
        return out.toString();
    }

    private void masthead() {
        out.add("<header class='masthead'>\n<p class='eyebrow'>Replay</p>\n<h1>{}</h1>\n", model.title())
                .add("<p class='subtitle'>{}</p>\n", model.subtitle());
        model.notice().forEach(sentence -> out.add("<p class='notice'>{}</p>\n", sentence));
        if (!model.chapters().isEmpty()) {
            out.add("<nav class='chapters' aria-label='Pages of this replay'><ol>\n");
            model.chapters().forEach(this::chapter);
            out.add("</ol></nav>\n");
        }
        out.add("</header>\n");
    }

    private void chapter(final ReplayModel.Chapter chapter) {
        if (chapter.file().isEmpty()) {
            out.add("<li><span aria-current='page'>{}</span></li>\n", chapter.title());
        } else {
            out.add("<li><a href='{}'>{}</a></li>\n", chapter.file(), chapter.title());
        }
    }

    /** Appends the controls. The script reveals them, because they do nothing without it. */
    private void controls() {
        out.add("<div id='controls' class='controls' role='group' aria-label='Steps' hidden='hidden'>\n");
        out.add("<div class='buttons'>\n");
        button("first", "First step (Home)", "|\u25c0");
        button("back", "Step back (left arrow)", "\u25c0");
        out.add("<button type='button' id='play' title='Play and pause (p)'>Play</button>\n");
        button("next", "Next step (right arrow)", "\u25b6");
        button("last", "Last step (End)", "\u25b6|");
        final int last = model.frames().size();
        out.add("</div>\n<input id='slider' type='range' min='1' max='{}' value='1' aria-label='Step'/>\n", last)
                .add("<span id='count' class='count'></span>\n<select id='jump' aria-label='Jump to a step'>");
        jumps();
        out.add("</select>\n<button type='button' id='before' aria-pressed='false'")
                .add(" title='The board before this step (b)'>Before</button>\n")
                .add("<button type='button' id='whole' aria-pressed='false' title='All steps below each other'>")
                .add("Whole log</button>\n<div id='told' class='unseen' aria-live='polite'></div>\n</div>\n");
    }

    private void button(final String id, final String label, final String sign) {
        out.add("<button type='button' id='{}' title='{}' aria-label='{}'>{}</button>\n", id, label, label, sign);
    }

    /** Appends a link to every step by its heading, grouped by board. */
    private void jumps() {
        String board = null;
        for (int f = 0; f < model.frames().size(); f++) {
            final ReplayModel.Frame frame = model.frames().get(f);
            final String on = board(frame).orElse(board == null ? "" : board);
            if (!on.equals(board)) {
                final String label = on.isEmpty() ? "Before the first board" : TokenSvg.clipped(on, JUMP);
                out.add(board == null ? "" : "</optgroup>").add("<optgroup label='{}'>", label);
                board = on;
            }
            final String sign = model.partsIn(f) ? " >>> " : " ";
            out.add("<option value='{}'>{}", f + 1, f + 1)
                    .add("{}{}</option>", Markup.raw(sign), TokenSvg.clipped(frame.heading(), JUMP));
        }
        out.add(board == null ? "" : "</optgroup>");
    }

    /** Returns the title of the last board of a frame, in its first lane. */
    private static Optional<String> board(final ReplayModel.Frame frame) {
        return frame.steps().stream()
                .flatMap(Optional::stream)
                .limit(1)
                .flatMap(ReplayModel::scenes)
                .map(Scene::title)
                .reduce((earlier, later) -> later);
    }

    private void outcome() {
        if (model.outcome().isEmpty()) {
            return;
        }
        out.add("<section class='outcome' id='outcome' aria-labelledby='outcome-heading'>\n")
                .add("<h2 id='outcome-heading'>Outcome</h2>\n")
                .add("<div class='scroll' tabindex='0' role='region' aria-label='Outcome as a table'><table>\n")
                .add("<caption>What it came to</caption>\n<thead><tr><th scope='col'>Without what is 0</th>");
        final boolean several = model.lanes().size() > 1;
        model.lanes().forEach(lane -> out.add("<th scope='col' class='number'>{}</th>", several ? lane : "Value"));
        out.add("</tr></thead>\n<tbody>\n");
        for (final ReplayModel.Result result : model.outcome()) {
            out.add(result.differs() ? "<tr class='differs'>" : "<tr>").add("<th scope='row'>{}</th>", result.name());
            result.values().forEach(value -> out.add("<td class='number'>{}</td>", value));
            out.add("</tr>\n");
        }
        out.add("</tbody>\n</table></div>\n</section>\n");
    }

    private void luck() {
        if (model.luck().isEmpty()) {
            return;
        }
        out.add("<section class='outcome' id='luck' aria-labelledby='luck-heading'>\n")
                .add("<h2 id='luck-heading'>Luck</h2>\n");
        for (int lane = 0; lane < model.luck().size(); lane++) {
            final Luck luck = model.luck().get(lane);
            final String prefix = model.lanes().size() > 1 ? model.lanes().get(lane) + ": " : "";
            out.add("<p>{}{}</p>\n", prefix, inWords(luck));
            extremes("Luckiest", luck.luckiest(EXTREMES));
            extremes("Unluckiest", luck.unluckiest(EXTREMES));
        }
        out.add("</section>\n");
    }

    private static String inWords(final Luck luck) {
        if (luck.count() == 0) {
            return "No roll was good or bad luck by itself: nothing to rank.";
        }
        final String ranked = EntryHtml.ranked(luck.percentile());
        return ranked.substring(0, 1).toUpperCase(Locale.ROOT) + ranked.substring(1) + " of trials with the same "
                + luck.count() + (luck.count() == 1 ? " roll" : " rolls")
                + ", every roll alike; how much hung on each is not weighed.";
    }

    private void extremes(final String title, final List<Roll> rolls) {
        if (!rolls.isEmpty()) {
            out.add("<h3>{}</h3>\n<div class='log'>", title);
            final EntryHtml log = new EntryHtml(out, true, true);
            rolls.forEach(roll -> log.append(List.of(new Transcript.Rolled(roll))));
            out.add("</div>\n");
        }
    }
}
