package org.sitrep.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.sitrep.analysis.loadout.LoadoutAnswer;
import org.sitrep.outcome.Slot;
import org.sitrep.report.model.LadderSentences;
import org.sitrep.report.model.LoadoutSentences;

/** Lays what a search for loadouts came to out for a terminal. Stateless. */
public final class LoadoutText {
    private static final int MOST_EQUALS = 8;

    private LoadoutText() {}

    /** Returns the text; no line is longer than the width or ends with a blank, and the last one ends with a line feed. */
    public static String of(final LoadoutAnswer answer, final TextReport.Page page) {
        final TextTable out = TextReport.table(page);
        out.heading(LoadoutSentences.title(answer));
        out.line(LoadoutSentences.subtitle(answer));
        LoadoutSentences.warnings(answer).forEach(out::line);
        out.heading("The best");
        kits(out, answer, answer.winner());
        out.line("Load " + answer.winner().load() + ". " + LoadoutSentences.best(answer) + ".");
        equals(out, answer);
        front(out, answer);
        steps(out, answer);
        out.heading("How it was searched");
        out.line(LoadoutSentences.tried(answer));
        out.line(LoadoutSentences.races(answer));
        out.line(LoadoutSentences.around(answer));
        out.line(LoadoutSentences.certainty(answer));
        return out.text();
    }

    private static void kits(final TextTable out, final LoadoutAnswer answer, final LoadoutAnswer.Finalist who) {
        final List<String> bearers = answer.space().bearers();
        final int longest = bearers.stream().mapToInt(String::length).max().orElse(0);
        for (int b = 0; b < bearers.size(); b++) {
            out.note(String.format(
                    Locale.ROOT,
                    "%-" + longest + "s  %s",
                    bearers.get(b),
                    who.kits().get(b)));
        }
    }

    private static void equals(final TextTable out, final LoadoutAnswer answer) {
        final Slot slot = answer.question().objective();
        out.heading("As good for all that is shown");
        out.line(LoadoutSentences.equals(answer));
        final List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("", slot.label() + LadderSentences.unitNote(slot), "behind the best", "Load"));
        for (final LoadoutAnswer.Finalist finalist : answer.asGood()) {
            if (rows.size() <= MOST_EQUALS) {
                rows.add(List.of(
                        finalist.name(),
                        LoadoutSentences.value(finalist.objective(), slot),
                        LoadoutSentences.behind(answer, finalist),
                        Integer.toString(finalist.load())));
            }
        }
        out.wideGrid(rows);
        if (answer.asGood().size() > MOST_EQUALS) {
            out.line((answer.asGood().size() - MOST_EQUALS) + " more are in the report.");
        }
    }

    private static void front(final TextTable out, final LoadoutAnswer answer) {
        out.heading("The front: nobody has more of one without less of another");
        final List<List<String>> rows = new ArrayList<>();
        final List<String> head = new ArrayList<>(List.of("", "Load"));
        head.add(answer.question().objective().label()
                + LadderSentences.unitNote(answer.question().objective()));
        answer.question().metrics().forEach(slot -> head.add(slot.label() + LadderSentences.unitNote(slot)));
        rows.add(head);
        answer.finalists().stream()
                .filter(LoadoutAnswer.Finalist::front)
                .sorted((a, b) -> Integer.compare(b.load(), a.load()))
                .forEach(finalist -> {
                    final List<String> row =
                            new ArrayList<>(List.of(finalist.name(), Integer.toString(finalist.load())));
                    row.add(LoadoutSentences.value(
                            finalist.objective(), answer.question().objective()));
                    for (int m = 0; m < finalist.metrics().size(); m++) {
                        row.add(LoadoutSentences.value(
                                finalist.metrics().get(m),
                                answer.question().metrics().get(m)));
                    }
                    rows.add(row);
                });
        out.wideGrid(rows);
    }

    private static void steps(final TextTable out, final LoadoutAnswer answer) {
        if (answer.steps().isEmpty()) {
            return;
        }
        out.heading("What one step more or less is worth");
        final List<List<String>> rows = new ArrayList<>();
        final List<String> head =
                new ArrayList<>(List.of("", shortName(answer.question().objective())));
        if (isSingle(answer)) {
            answer.question().metrics().forEach(slot -> head.add(shortName(slot)));
        }
        rows.add(head);
        answer.steps().stream().filter(step -> !step.alike()).forEach(step -> rows.add(row(answer, step)));
        if (rows.size() > 1) {
            out.wideGrid(rows);
        }
        out.line(LoadoutSentences.steps(answer));
        if (!LoadoutSentences.betterSteps(answer).isEmpty()) {
            out.line(LoadoutSentences.betterSteps(answer));
        }
    }

    private static List<String> row(final LoadoutAnswer answer, final LoadoutAnswer.Step step) {
        final List<String> row = new ArrayList<>(List.of(step.label()));
        row.add(LoadoutSentences.difference(step.objective(), answer.question().objective()));
        for (int m = 0; m < step.metrics().size() && isSingle(answer); m++) {
            row.add(LoadoutSentences.difference(
                    step.metrics().get(m), answer.question().metrics().get(m)));
        }
        return row;
    }

    /** Of a weighted sum the metrics would leave the changes no room. */
    private static boolean isSingle(final LoadoutAnswer answer) {
        return answer.question().formula().equals(answer.question().objective().name());
    }

    private static String shortName(final Slot slot) {
        return slot.name().substring(slot.name().lastIndexOf('.') + 1) + LadderSentences.unitNote(slot);
    }
}
