package org.sitrep.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.sitrep.cli.output.Text;
import org.sitrep.report.replay.ReplayDiff;
import org.sitrep.ruleset.transcript.Transcript;

/** Formats two trials one after the other as text, from the step where they differ. */
final class DiffText {
    private static final int WIDTH = 80;
    private static final int LABEL = 46;
    private static final int MOST_VALUE = 14;
    private static final int LONGEST_NAME = 40;
    private static final int LAST_SHARED = 3;
    /** Steps shown per side unless all are requested. */
    private static final int FEW = 3;

    private final ReplayDiff diff;
    private final boolean full;
    private final boolean colour;
    private final StringBuilder out = new StringBuilder();

    private DiffText(final ReplayDiff diff, final boolean full, final boolean colour) {
        this.diff = diff;
        this.full = full;
        this.colour = colour;
    }

    static String of(final ReplayDiff diff, final boolean full, final boolean colour) {
        return new DiffText(diff, full, colour).text();
    }

    private String text() {
        paragraph(
                Text.cut(diff.base().story().scenario().document().title(), WIDTH) + ", "
                        + diff.subtitle(DiffText::name),
                "");
        if (diff.parting().isEmpty()) {
            out.append('\n');
            paragraph(diff.neverPart(), "");
        } else {
            common();
            parting();
            steps(diff.base());
            steps(diff.other());
        }
        outcome();
        return out.toString();
    }

    private static String name(final ReplayDiff.Side side) {
        return Text.cut(side.name(), LONGEST_NAME);
    }

    private void paragraph(final String text, final String indent) {
        Text.wrap(text, WIDTH - indent.length())
                .forEach(line -> out.append(indent).append(line).append('\n'));
    }

    private void heading(final String text) {
        out.append('\n').append(Text.bold(text, colour)).append('\n');
    }

    /** Summarises the shared part: its length, and the headings of its last steps. */
    private void common() {
        heading("Shared steps");
        final int shared = diff.number() - 1;
        final List<Transcript.Step> steps = diff.base().story().transcript().steps();
        final List<String> headings = new ArrayList<>();
        for (int s = Math.max(0, shared - LAST_SHARED); s < shared; s++) {
            headings.add((s + 1) + " " + steps.get(s).heading());
        }
        paragraph(diff.shared(), "  ");
        headings.forEach(line -> paragraph(line, "    "));
    }

    private void parting() {
        out.append('\n');
        final List<String> lines =
                Text.wrap(">>> First difference: step " + diff.number() + ", " + diff.step() + ".", WIDTH);
        lines.forEach(line -> out.append(Text.bold(line, colour)).append('\n'));
        first(diff.base());
        first(diff.other());
    }

    /** Shows the differing decision or roll itself, even if the transcript omits it. */
    private void first(final ReplayDiff.Side side) {
        final String what = diff.after(side).stream()
                .limit(1)
                .flatMap(step -> step.entries().stream())
                .map(DiffText::sentence)
                .filter(sentence -> !sentence.isEmpty())
                .findFirst()
                .orElse("the end");
        paragraph(name(side) + ": " + what, "  ");
    }

    private static String sentence(final Transcript.Entry entry) {
        if (entry instanceof Transcript.Chosen chosen) {
            return chosen.choice().question() + " " + chosen.choice().taken().text();
        }
        if (entry instanceof Transcript.Rolled rolled) {
            return TranscriptText.sentence(rolled.roll());
        }
        return entry instanceof Transcript.Line line ? line.text().strip() : "";
    }

    private void steps(final ReplayDiff.Side side) {
        final List<Transcript.Step> after = diff.after(side);
        heading("== " + name(side) + " ==");
        final List<Transcript.Step> steps = full ? after : after.subList(0, Math.min(FEW, after.size()));
        out.append(new TranscriptText(new TranscriptText.Telling(full, false))
                .of(new Transcript(steps), colour)
                .stripLeading());
        if (steps.size() < after.size()) {
            out.append('\n');
            paragraph("... and " + (after.size() - steps.size()) + " more: --full", "  ");
        }
    }

    /** Aligns labels to the left and both values after them; a long label has a line of its own. */
    private void grid(final List<List<String>> rows) {
        final int first = Math.min(
                MOST_VALUE,
                rows.stream().mapToInt(row -> Text.width(row.get(1))).max().orElse(0));
        for (final List<String> row : rows) {
            final String values = Text.padRight(row.get(1), first) + "  " + row.get(2);
            final String label = Text.padRight(row.get(0), LABEL);
            final boolean fits = Text.width(label) == LABEL && LABEL + 2 + Text.width(values) <= WIDTH - 2;
            if (fits) {
                out.append(("  " + label + "  " + values).stripTrailing()).append('\n');
            } else {
                paragraph(row.get(0), "  ");
                paragraph(values, "      ");
            }
        }
    }

    private void outcome() {
        heading("Outcome");
        final Map<String, List<String>> results = diff.results();
        final List<List<String>> rows = new ArrayList<>();
        results.forEach((name, values) -> {
            if (!values.get(0).equals(values.get(1))) {
                rows.add(List.of(name, values.get(0), values.get(1)));
            }
        });
        if (!rows.isEmpty()) {
            rows.add(0, List.of("", name(diff.base()), name(diff.other())));
            grid(rows);
        }
        final int same = results.size() - rows.size();
        paragraph(same == 1 ? "1 number is the same in both." : same + " numbers are the same in both.", "  ");
    }
}
