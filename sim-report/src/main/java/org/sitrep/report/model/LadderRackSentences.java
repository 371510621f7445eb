package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import org.sitrep.analysis.Ladder;
import org.sitrep.analysis.PairedStep;
import org.sitrep.engine.Capsule;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.Estimate;

/** What several ladders say side by side, in words and in the cells of tables. Stateless. */
public final class LadderRackSentences {
    /** So many scenarios are named in a heading. */
    private static final int FEW = 3;

    private LadderRackSentences() {}

    /** Returns what they are called. */
    public static String title(final LadderRack rack) {
        return "The ladder of skill in " + rack.ladders().size() + " scenarios";
    }

    /** Returns who played how much. */
    public static String subtitle(final LadderRack rack) {
        final Capsule first = rack.ladders().get(0).highest();
        return String.join(", ", rack.bots()) + ", each on the same "
                + Numbers.count(first.completed() + first.aborted()) + " "
                + Trial.of(first).many() + " of every scenario, seed " + first.seed();
    }

    /** Returns what a yardstick is called here: with its scenarios where not all are judged by it, lest two have one name. */
    public static String name(final LadderRack rack, final String yardstick) {
        return rack.slot(yardstick).label() + where(rack, yardstick);
    }

    /** Returns the name with the unit of the values. */
    public static String labelled(final LadderRack rack, final String yardstick) {
        return LadderSentences.labelled(rack.slot(yardstick)) + where(rack, yardstick);
    }

    private static String where(final LadderRack rack, final String yardstick) {
        final List<Ladder> judged = rack.judgedBy(yardstick);
        if (judged.size() == rack.ladders().size()) {
            return "";
        }
        final List<String> titles =
                judged.stream().map(ladder -> ladder.highest().title()).toList();
        return ": "
                + (titles.size() <= FEW
                        ? String.join(", ", titles)
                        : String.join(", ", titles.subList(0, FEW - 1)) + " and " + (titles.size() - FEW + 1)
                                + " more");
    }

    /** Returns how many steps hold by a yardstick, and which fail. */
    public static String steps(final LadderRack rack, final String yardstick) {
        int holds = 0;
        int open = 0;
        final List<String> fails = new ArrayList<>();
        for (final Ladder ladder : rack.judgedBy(yardstick)) {
            final Slot slot = ladder.slot(yardstick);
            for (final PairedStep step : ladder.neighbours()) {
                switch (LadderSentences.outcome(step, slot)) {
                    case HOLDS -> holds++;
                    case OPEN -> open++;
                    case FAILS ->
                        fails.add(ladder.highest().title() + " (" + ladder.bot(step.second()) + " plays worse than "
                                + ladder.bot(step.first()) + ")");
                }
            }
        }
        return String.format(
                Locale.ROOT,
                "%s, %d %s: %d %s, %d open, %d %s%s.",
                name(rack, yardstick),
                holds + open + fails.size(),
                holds + open + fails.size() == 1 ? "step" : "steps",
                holds,
                holds == 1 ? "holds" : "hold",
                open,
                fails.size(),
                fails.size() == 1 ? "fails" : "fail",
                fails.isEmpty() ? "" : ": " + String.join(", ", fails));
    }

    /** Returns where playing well matters most and where least: the whole way from the clumsiest bot to the strongest, with its interval. */
    static String skill(final LadderRack rack, final String yardstick) {
        final List<Ladder> byReach = rack.judgedBy(yardstick).stream()
                .sorted(Comparator.comparingDouble((Ladder ladder) -> -reach(ladder, yardstick)))
                .toList();
        final Ladder most = byReach.get(0);
        final String start = "By " + rack.slot(yardstick).label() + ", skill matters most in "
                + most.highest().title() + ": " + whole(most, yardstick);
        if (byReach.size() == 1) {
            return start + ".";
        }
        final Ladder least = byReach.get(byReach.size() - 1);
        return start + "; least in " + least.highest().title() + ": " + whole(least, yardstick) + ".";
    }

    private static double reach(final Ladder ladder, final String yardstick) {
        final double value = LadderSentences.difference(ladder.whole(), ladder.slot(yardstick))
                .value();
        return Double.isNaN(value) ? 0 : Math.abs(value);
    }

    private static String whole(final Ladder ladder, final String yardstick) {
        return LadderSentences.verdict(ladder, ladder.whole(), ladder.slot(yardstick));
    }

    /** Returns all values, a scenario after the other. */
    static String inWords(final LadderRack rack, final String yardstick) {
        return values(rack, yardstick).stream()
                        .map(row -> row.get(0) + " " + String.join(", ", row.subList(1, row.size())))
                        .collect(Collectors.joining("; "))
                + ".";
    }

    /** Returns what puts the tables in doubt. */
    public static List<String> notes(final LadderRack rack) {
        final List<String> notes = new ArrayList<>();
        for (final Ladder ladder : rack.ladders()) {
            final Capsule first = ladder.highest();
            if (first.unplayed() > 0) {
                notes.add(first.title() + ": " + Trial.of(first).counted(first.unplayed()) + " not played ("
                        + first.stopReason() + ").");
            }
            for (final Capsule rung : ladder.rungs()) {
                if (rung.aborted() > 0) {
                    notes.add(first.title() + ": " + rung.bot() + " gave up "
                            + Trial.of(rung).counted(rung.aborted()) + "; they are left out of its steps.");
                }
            }
        }
        return notes;
    }

    /** Returns a row a scenario: its title and each bot's value. */
    public static List<List<String>> values(final LadderRack rack, final String yardstick) {
        return rows(
                rack.judgedBy(yardstick),
                (ladder, rung) -> LadderSentences.value(ladder, rung, ladder.slot(yardstick))
                        .shortForm());
    }

    /** Returns a row a scenario: its title and how much each bot played a second. */
    public static List<List<String>> rates(final LadderRack rack) {
        return rows(
                rack.ladders(),
                (ladder, rung) -> LadderSentences.rate(ladder.rungs().get(rung)));
    }

    private static List<List<String>> rows(final List<Ladder> ladders, final BiFunction<Ladder, Integer, String> cell) {
        final List<List<String>> rows = new ArrayList<>();
        for (final Ladder ladder : ladders) {
            final List<String> row = new ArrayList<>(List.of(ladder.highest().title()));
            for (int rung = 0; rung < ladder.rungs().size(); rung++) {
                row.add(cell.apply(ladder, rung));
            }
            rows.add(row);
        }
        return rows;
    }

    /** Returns what each step is called by the bot that it leads to, e.g. {@code to novice}. */
    public static List<String> stepNames(final LadderRack rack) {
        final Ladder first = rack.ladders().get(0);
        return first.neighbours().stream()
                .map(step -> "to " + first.bot(step.second()))
                .toList();
    }

    /** Returns a row a scenario: its title and the difference of each step, with a word where it does not hold. */
    public static List<List<String>> steps(final LadderRack rack, final Slot slot) {
        final List<List<String>> rows = new ArrayList<>();
        for (final Ladder ladder : rack.judgedBy(slot.name())) {
            final List<String> row = new ArrayList<>(List.of(ladder.highest().title()));
            ladder.neighbours().forEach(step -> row.add(cell(step, ladder.slot(slot.name()))));
            rows.add(row);
        }
        return rows;
    }

    private static String cell(final PairedStep step, final Slot slot) {
        final Estimate difference = LadderSentences.difference(step, slot);
        return switch (LadderSentences.outcome(step, slot)) {
            case HOLDS -> difference.shortForm();
            case OPEN -> difference.shortForm() + " open";
            case FAILS -> difference.shortForm() + " FAILS";
        };
    }
}
