package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.sitrep.analysis.Worth;
import org.sitrep.engine.Capsule;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.Estimate;

/** What things are worth, in words and in the cells of a table. Stateless. */
public final class WorthSentences {
    private WorthSentences() {}

    /** Returns what it is called. */
    public static String title(final Worth worth) {
        return worth.whole().title() + ": what each thing is worth to "
                + worth.whole().bot();
    }

    /** Returns how much was played. */
    public static String subtitle(final Worth worth) {
        final Capsule whole = worth.whole();
        return "With everything and without each of " + worth.things().size() + " things, on the same "
                + Trial.of(whole).counted(whole.completed() + whole.aborted()) + ", seed " + whole.seed();
    }

    /** Returns the heads of the table: the thing, the verdict, each yardstick with its unit, the missions. */
    public static List<String> heads(final Worth worth) {
        final List<String> heads = new ArrayList<>(List.of("Thing", "Verdict"));
        worth.slots().forEach(slot -> heads.add(Labels.withUnit(slot.label(), LadderSentences.points(slot))));
        heads.add("n");
        return heads;
    }

    /** Returns a row a thing that made a difference, the worthiest first. */
    public static List<List<String>> rows(final Worth worth) {
        final List<List<String>> rows = new ArrayList<>();
        for (final int thing : worth.byWorth()) {
            final List<String> row = new ArrayList<>(List.of(worth.things().get(thing), verdict(worth, thing)));
            worth.slots().forEach(slot -> row.add(cell(worth, thing, slot)));
            row.add(Numbers.count(worth.of(thing, worth.slots().get(0)).n()));
            rows.add(row);
        }
        return rows;
    }

    private static String cell(final Worth worth, final int thing, final Slot slot) {
        return worth.steps().get(thing).sums(slot).differing() == 0
                ? "0"
                : estimate(worth, thing, slot).shortForm();
    }

    /** Returns what a thing is worth, a share in percent points. */
    public static Estimate estimate(final Worth worth, final int thing, final Slot slot) {
        final Estimate e = worth.of(thing, slot);
        return LadderSentences.isRate(slot) ? Numbers.inPoints(e) : e;
    }

    /** Returns the verdict over all yardsticks in a word or two. */
    public static String verdict(final Worth worth, final int thing) {
        boolean better = false;
        boolean worse = false;
        for (final Slot slot : worth.slots()) {
            final Estimate e = worth.of(thing, slot);
            final boolean low = slot.better() == Slot.Better.LOWER;
            better |= low ? e.high() < 0 : e.low() > 0;
            worse |= low ? e.low() > 0 : e.high() < 0;
        }
        if (better && worse) {
            return "both ways";
        }
        return better ? "worth it" : worse ? "better left" : "not shown";
    }

    /** Returns what stands out: the things that are worth having and those that are better left. */
    public static String answer(final Worth worth) {
        final List<String> having = new ArrayList<>();
        final List<String> left = new ArrayList<>();
        for (final int thing : worth.byWorth()) {
            switch (verdict(worth, thing)) {
                case "worth it" -> having.add(worth.things().get(thing));
                case "better left" -> left.add(worth.things().get(thing));
                default -> {}
            }
        }
        return "Worth having: " + list(having) + ". Better left away by this bot: " + list(left) + ".";
    }

    /** Returns what is worth most by each yardstick, with its interval. */
    static String most(final Worth worth) {
        final List<String> said = new ArrayList<>();
        for (final Slot slot : worth.slots()) {
            final double sign = slot.better() == Slot.Better.LOWER ? -1 : 1;
            worth.byWorth().stream()
                    .max(Comparator.comparingDouble(
                            thing -> sign * worth.of(thing, slot).value()))
                    .ifPresent(thing -> said.add("worth most for " + slot.label() + " is "
                            + worth.things().get(thing) + ", "
                            + Numbers.withUnit(estimate(worth, thing, slot), LadderSentences.points(slot))));
        }
        return said.isEmpty() ? "Nothing made a difference." : Sentences.capitalised(String.join("; ", said)) + ".";
    }

    /** Returns what the table leaves out, a sentence each. */
    public static List<String> leftOut(final Worth worth) {
        final List<String> said = new ArrayList<>();
        if (!worth.idle().isEmpty()) {
            said.add("Made no difference in any " + Trial.of(worth.whole()).one() + ": " + list(worth.idle()) + ".");
        }
        if (!worth.absent().isEmpty()) {
            said.add("Not tried, since nobody has it as the "
                    + Trial.of(worth.whole()).one() + " begins: " + list(worth.absent()) + ".");
        }
        return said;
    }

    /** Returns how to read the numbers. */
    public static String reading(final Worth worth) {
        return String.format(
                Locale.ROOT,
                "A number is the mean with the thing less the mean without it, mission by mission on the same dice, played by %s, which knows what it may not have. "
                        + "The intervals hold all together at 95 %%; where one holds 0 the thing has not been shown to matter.",
                worth.whole().bot());
    }

    private static String list(final List<String> things) {
        return things.isEmpty() ? "nothing shown" : String.join(", ", things);
    }
}
