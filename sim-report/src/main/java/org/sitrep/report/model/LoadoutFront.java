package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.sitrep.analysis.loadout.LoadoutAnswer;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.Estimate;

/** The part of a report on loadouts that shows the front: what is gained by carrying more. */
final class LoadoutFront {
    private final LoadoutAnswer answer;
    private final Slot objective;
    private final List<Slot> metrics;

    LoadoutFront(final LoadoutAnswer answer) {
        this.answer = answer;
        objective = answer.question().objective();
        metrics = answer.question().metrics();
    }

    /** Returns the section with the picture and the table. */
    Section section() {
        final List<Block> blocks = new ArrayList<>();
        if (!metrics.isEmpty()) {
            final boolean single = !objective.name().equals("weighted");
            final Slot across = single ? objective : metrics.get(0);
            final int up = single || metrics.size() < 2 ? 0 : 1;
            final List<Chart.Dot> dots = answer.finalists().stream()
                    .map(f -> new Chart.Dot(
                            "Load " + f.load(),
                            percent(single ? f.objective() : f.metrics().get(0), across),
                            percent(f.metrics().get(up), metrics.get(up)),
                            f.front()))
                    .toList();
            blocks.add(
                    new Block.Figure(
                            new Chart.Scatter(
                                    "front",
                                    across.label() + " against "
                                            + metrics.get(up).label(),
                                    "One dot a finalist; those of the front are marked and say their Load. "
                                            + onFront(),
                                    LadderSentences.labelled(across),
                                    LadderSentences.labelled(metrics.get(up)),
                                    "on the front",
                                    "beaten in everything",
                                    dots),
                            Rich.of(
                                    onFront()
                                            + " To the right and upward is better where more is better. A finalist is on the front if by the means seen no other is at least as good in both and as light; each interval is 95 % by itself.")));
        }
        blocks.add(frontTable());
        return new Section(
                "loadout-front", "The front", "What is gained by carrying more, and where less will do?", blocks);
    }

    private String onFront() {
        final List<LoadoutAnswer.Finalist> front = answer.finalists().stream()
                .filter(LoadoutAnswer.Finalist::front)
                .sorted(Comparator.comparingInt(LoadoutAnswer.Finalist::load))
                .toList();
        return front.size() + " of " + answer.finalists().size() + " finalists are on the front: "
                + front.stream()
                        .map(f -> f.name() + " at Load " + f.load() + " with "
                                + LoadoutSentences.value(f.objective(), objective))
                        .collect(Collectors.joining("; "))
                + ".";
    }

    private static Estimate percent(final Estimate estimate, final Slot slot) {
        return LadderSentences.isRate(slot) ? Numbers.inPercent(estimate) : estimate;
    }

    private Block frontTable() {
        final List<Block.Column> columns = new ArrayList<>(List.of(
                Block.Column.text("Loadout"), Block.Column.number("Load"), Block.Column.number(objective.label())));
        metrics.forEach(slot -> columns.add(Block.Column.number(slot.label())));
        final List<List<String>> rows = new ArrayList<>();
        answer.finalists().stream()
                .filter(LoadoutAnswer.Finalist::front)
                .sorted(Comparator.comparingInt(LoadoutAnswer.Finalist::load).reversed())
                .forEach(finalist -> {
                    final List<String> row = new ArrayList<>(List.of(
                            finalist.name(),
                            Integer.toString(finalist.load()),
                            LoadoutSentences.value(finalist.objective(), objective)));
                    for (int m = 0; m < metrics.size(); m++) {
                        row.add(LoadoutSentences.value(finalist.metrics().get(m), metrics.get(m)));
                    }
                    rows.add(row);
                });
        return new Block.Table("front-table", "The front, the heaviest first", columns, rows, false);
    }
}
