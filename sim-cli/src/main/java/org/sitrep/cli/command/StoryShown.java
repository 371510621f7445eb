package org.sitrep.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.sitrep.engine.InteractiveTrial;
import org.sitrep.ruleset.transcript.Choice;
import org.sitrep.ruleset.transcript.Scene;
import org.sitrep.ruleset.transcript.Transcript;

/** Remembers what the player of a trial has been shown, so that only news is shown next. */
final class StoryShown {
    private List<Line> before = List.of();
    private String board = "";
    private boolean legend;

    /** An entry with the step it belongs to. */
    private record Line(int step, String heading, Transcript.Entry entry) {}

    /** Shows everything again the next time from where it differs. */
    void forget() {
        board = "";
    }

    /** Returns what is new in a position, as text. */
    String next(final InteractiveTrial.Position now, final boolean colour) {
        final List<Line> lines = lines(now);
        int same = 0;
        while (same < Math.min(lines.size(), before.size()) && lines.get(same).equals(before.get(same))) {
            same++;
        }
        final int step = same == 0 ? -1 : lines.get(same - 1).step();
        final List<Transcript.Step> steps = steps(fresh(news(lines, same)));
        before = lines;
        final boolean continued = same < lines.size() && lines.get(same).step() == step;
        return new TranscriptText(new TranscriptText.Telling(false, false)).more(steps, continued, colour);
    }

    /** Returns the lines from one on; of the first of them only what was added since it was shown. */
    private List<Line> news(final List<Line> lines, final int from) {
        final List<Line> news = new ArrayList<>(lines.subList(from, lines.size()));
        if (!news.isEmpty()
                && from < before.size()
                && news.get(0).entry() instanceof Transcript.Line now
                && before.get(from).entry() instanceof Transcript.Line shown
                && !shown.text().isEmpty()
                && now.text().startsWith(shown.text().replaceFirst("\\.$", "") + ", ")) {
            final String more = now.text().substring(shown.text().length() + 1);
            news.set(0, new Line(news.get(0).step(), news.get(0).heading(), new Transcript.Line(more)));
        }
        return news;
    }

    /** Flattens the transcript, without the player's own decisions and the others' reasons. */
    private static List<Line> lines(final InteractiveTrial.Position now) {
        final List<Line> lines = new ArrayList<>();
        final List<Transcript.Step> steps = now.transcript().steps();
        for (int s = 0; s < steps.size(); s++) {
            lines.add(new Line(s, steps.get(s).heading(), new Transcript.Line("")));
            for (final Transcript.Entry entry : steps.get(s).entries()) {
                if (!(entry instanceof Transcript.Chosen chosen)) {
                    lines.add(new Line(s, steps.get(s).heading(), entry));
                } else if (now.own().stream().noneMatch(own -> own == chosen.choice())) {
                    lines.add(new Line(s, steps.get(s).heading(), new Transcript.Chosen(plain(chosen.choice()))));
                }
            }
        }
        return lines;
    }

    private static Choice plain(final Choice choice) {
        return new Choice(choice.id(), choice.question(), choice.options(), choice.chosen(), choice.chief(), "");
    }

    /** Keeps the last board, if it is another one, and the first legend. */
    private List<Line> fresh(final List<Line> lines) {
        final List<Line> fresh = new ArrayList<>();
        int last = -1;
        for (int i = 0; i < lines.size(); i++) {
            last = lines.get(i).entry() instanceof Transcript.Board ? i : last;
        }
        for (int i = 0; i < lines.size(); i++) {
            final Transcript.Entry entry = lines.get(i).entry();
            if (entry instanceof Transcript.Board drawn) {
                if (i == last && !drawn.text().equals(board)) {
                    board = drawn.text();
                    fresh.add(lines.get(i));
                }
            } else if (entry instanceof Transcript.Legend) {
                if (!legend) {
                    legend = true;
                    fresh.add(lines.get(i));
                }
            } else {
                fresh.add(lines.get(i));
            }
        }
        return fresh;
    }

    private static List<Transcript.Step> steps(final List<Line> lines) {
        final List<Transcript.Step> steps = new ArrayList<>();
        int step = -1;
        List<Transcript.Entry> entries = new ArrayList<>();
        String heading = "";
        for (final Line line : lines) {
            if (line.step() != step && step >= 0) {
                steps.add(new Transcript.Step(heading, entries));
                entries = new ArrayList<>();
            }
            step = line.step();
            heading = line.heading();
            if (!line.entry().equals(new Transcript.Line(""))) {
                entries.add(line.entry());
            }
        }
        if (step >= 0) {
            steps.add(new Transcript.Step(heading, entries));
        }
        return steps;
    }

    /** Returns the last board that was drawn, and what stands where now. */
    String board(final Optional<Scene> now) {
        final StringBuilder out = new StringBuilder();
        board.lines().forEach(line -> out.append("    ").append(line).append('\n'));
        now.ifPresent(scene -> {
            out.append("  Now:\n");
            for (final Scene.Cell cell : scene.cells()) {
                if (!cell.tokens().isEmpty()) {
                    out.append("    ").append(words(cell)).append('\n');
                }
            }
        });
        return out.length() == 0 ? "  There is no board yet.\n" : out.toString();
    }

    private static String words(final Scene.Cell cell) {
        return cell.name() + (cell.marks().isEmpty() ? "" : " (" + String.join(", ", cell.marks()) + ")") + ": "
                + cell.tokens().stream()
                        .map(token -> token.name()
                                + (token.state().isEmpty() ? "" : " [" + String.join(", ", token.state()) + "]"))
                        .collect(Collectors.joining(", "));
    }
}
