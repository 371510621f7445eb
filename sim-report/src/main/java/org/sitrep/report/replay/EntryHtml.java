package org.sitrep.report.replay;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.sitrep.report.Html;
import org.sitrep.ruleset.tale.Choice;
import org.sitrep.ruleset.tale.Luck;
import org.sitrep.ruleset.tale.Roll;
import org.sitrep.ruleset.tale.Tale;

/** What is told within a step: lines, choices with their options, rolls with dice. */
final class EntryHtml {
    /** Options that are listed beside the one taken; with a searcher's 80 of them a page would be all options. */
    private static final int MOST_OTHERS = 8;

    private static final double HALF = 0.5;

    private final StringBuilder out;
    private final boolean luck;
    private final boolean drawn;

    /**
     * Appends to a page.
     *
     * @param luck whether each roll is ranked in its law
     * @param drawn whether the boards are drawn elsewhere; else they are shown in text
     */
    EntryHtml(final StringBuilder out, final boolean luck, final boolean drawn) {
        this.out = out;
        this.luck = luck;
        this.drawn = drawn;
    }

    void append(final List<Tale.Entry> entries) {
        for (final Tale.Entry entry : entries) {
            if (entry instanceof Tale.Line line) {
                line.text().lines().forEach(this::line);
            } else if (entry instanceof Tale.Table table) {
                fixed(table.text());
            } else if (entry instanceof Tale.Board board && !drawn) {
                fixed(board.text());
            } else if (entry instanceof Tale.Legend legend && !drawn) {
                legend.text().lines().forEach(this::line);
            } else if (entry instanceof Tale.Chosen chosen) {
                choice(chosen.choice());
            } else if (entry instanceof Tale.Rolled rolled) {
                roll(rolled.roll());
            }
        }
    }

    private void fixed(final String text) {
        out.append("<pre tabindex=\"0\">").append(Html.escape(text)).append("</pre>\n");
    }

    /** A line that begins with blanks belongs to the one before. */
    private void line(final String text) {
        out.append(text.startsWith(" ") ? "<p class=\"sub\">" : "<p>")
                .append(Html.escape(text.strip()))
                .append("</p>\n");
    }

    private void choice(final Choice choice) {
        final int count = choice.options().size();
        out.append("<div class=\"choice\"><p><span class=\"ask\">")
                .append(Html.escape(choice.question()))
                .append("</span> <strong>")
                .append(Html.escape(choice.taken().text()))
                .append("</strong>");
        if (!choice.why().isEmpty()) {
            out.append(" <span class=\"why\">Why: ")
                    .append(Html.escape(choice.why()))
                    .append(".</span>");
        }
        out.append("</p>");
        if (count > 1) {
            others(choice);
        }
        out.append("</div>\n");
    }

    private void others(final Choice choice) {
        final List<Choice.Option> options = choice.options();
        final List<Integer> others = IntStream.range(0, options.size())
                .filter(i -> i != choice.chosen())
                .boxed()
                .sorted(Comparator.comparingDouble(i -> fallingWorth(options.get(i))))
                .toList();
        out.append("<details><summary>")
                .append(others.size() == 1 ? "1 other" : others.size() + " others")
                .append("</summary><ul>");
        if (!Double.isNaN(choice.taken().worth())) {
            option(choice.taken(), " (taken)");
        }
        others.stream().limit(MOST_OTHERS).forEach(i -> option(options.get(i), ""));
        if (others.size() > MOST_OTHERS) {
            out.append("<li>and ").append(others.size() - MOST_OTHERS).append(" more</li>");
        }
        out.append("</ul></details>");
    }

    /** For sorting by falling worth, those without a worth last. */
    private static double fallingWorth(final Choice.Option option) {
        return Double.isNaN(option.worth()) ? Double.POSITIVE_INFINITY : -option.worth();
    }

    private void option(final Choice.Option option, final String note) {
        out.append("<li>").append(Html.escape(option.text())).append(note);
        if (!Double.isNaN(option.worth())) {
            out.append(" <span class=\"worth\">")
                    .append(String.format(Locale.ROOT, "%.2f", option.worth() == 0 ? 0.0 : option.worth()))
                    .append("</span>");
        }
        out.append("</li>");
    }

    private void roll(final Roll roll) {
        out.append("<p class=\"roll\"><span class=\"what\">").append(Html.escape(roll.name()));
        if (!roll.who().isEmpty()) {
            out.append(", ").append(Html.escape(roll.who()));
        }
        out.append("</span>");
        final List<String> kinds = new ArrayList<>();
        for (final Roll.Pool pool : roll.pools()) {
            if (!pool.faces().isEmpty()) {
                kinds.add(pool.name());
                pool(pool, kinds.size());
            }
        }
        out.append(" <b>").append(Html.escape(roll.result())).append("</b>");
        final OptionalDouble rank = luck ? Luck.of(roll) : OptionalDouble.empty();
        if (rank.isPresent()) {
            out.append(" <span class=\"luck\">")
                    .append(ranked(rank.getAsDouble()))
                    .append("</span>");
        }
        out.append("</p>\n");
    }

    /** Dice of one kind: drawn for those who see, read out for those who listen. */
    private void pool(final Roll.Pool pool, final int kind) {
        out.append(" <span class=\"pool pool")
                .append(Math.min(kind, 3))
                .append("\"><span class=\"kind\">")
                .append(Html.escape(pool.name()))
                .append("</span>");
        for (final int face : pool.faces()) {
            out.append(" <span class=\"die\">").append(face).append("</span>");
        }
        out.append("</span>");
    }

    /** Returns e.g. {@code luckier than 83 %}. */
    static String ranked(final double rank) {
        final double share = 100 * Math.max(rank, 1 - rank);
        return (rank >= HALF ? "luckier than " : "unluckier than ")
                + String.format(Locale.ROOT, share >= 99.5 ? "%.2f" : "%.0f", Math.min(99.99, share)) + "\u00a0%";
    }
}
