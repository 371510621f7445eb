package org.sitrep.report.replay;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.sitrep.portable.Portable;
import org.sitrep.report.text.Markup;
import org.sitrep.ruleset.transcript.Choice;
import org.sitrep.ruleset.transcript.Luck;
import org.sitrep.ruleset.transcript.Roll;
import org.sitrep.ruleset.transcript.Transcript;

/**
 * Appends the entries of a step to a page: lines, choices with their options, and rolls with their dice.
 *
 * @param luck whether each roll shows its rank within its law
 */
record EntryHtml(Markup out, boolean luck) {
    /** Options listed next to the one taken. A searcher has up to 80 of them, which would fill the page. */
    private static final int MAX_OTHERS = 8;

    private static final double HALF = 0.5;

    void append(final List<Transcript.Entry> entries) {
        for (final Transcript.Entry entry : entries) {
            if (entry instanceof Transcript.Line line) {
                Markup.lines(line.text()).forEach(this::line);
            } else if (entry instanceof Transcript.Table table) {
                fixed(table.text());
            } else if (entry instanceof Transcript.Board board) {
                fixed(board.text());
            } else if (entry instanceof Transcript.Legend legend) {
                Markup.lines(legend.text()).forEach(this::line);
            } else if (entry instanceof Transcript.Chosen chosen) {
                choice(chosen.choice());
            } else if (entry instanceof Transcript.Rolled rolled) {
                roll(rolled.roll());
            }
        }
    }

    private void fixed(final String text) {
        out.add("<pre tabindex='0'>{}</pre>\n", text);
    }

    /** A line that begins with blanks belongs to the line before it. */
    private void line(final String text) {
        out.add(text.startsWith(" ") ? "<p class='sub'>{}</p>\n" : "<p>{}</p>\n", text.strip());
    }

    private void choice(final Choice choice) {
        final String taken = choice.taken().text();
        out.add("<div class='choice'><p><span class='ask'>{}</span> <strong>{}</strong>", choice.question(), taken);
        if (!choice.why().isEmpty()) {
            out.add(" <span class='why'>Why: {}.</span>", choice.why());
        }
        out.add("</p>");
        if (choice.options().size() > 1) {
            others(choice);
        }
        out.add("</div>\n");
    }

    private void others(final Choice choice) {
        final List<Choice.Option> others = IntStream.range(0, choice.options().size())
                .filter(i -> i != choice.chosen())
                .mapToObj(choice.options()::get)
                .sorted(Comparator.comparingDouble(EntryHtml::fallingWorth))
                .toList();
        out.add("<details><summary>{}</summary><ul>", others.size() == 1 ? "1 other" : others.size() + " others");
        if (!Double.isNaN(choice.taken().worth())) {
            option(choice.taken(), " (taken)");
        }
        others.stream().limit(MAX_OTHERS).forEach(option -> option(option, ""));
        if (others.size() > MAX_OTHERS) {
            out.add("<li>and {} more</li>", others.size() - MAX_OTHERS);
        }
        out.add("</ul></details>");
    }

    /** Sorts by falling worth, with options that have no worth last. */
    private static double fallingWorth(final Choice.Option option) {
        return Double.isNaN(option.worth()) ? Double.POSITIVE_INFINITY : -option.worth();
    }

    private void option(final Choice.Option option, final String note) {
        out.add("<li>{}{}", option.text(), note);
        if (!Double.isNaN(option.worth())) {
            final double worth = option.worth() == 0 ? 0.0 : option.worth();
            out.add(" <span class='worth'>{}</span>", Portable.format("%.2f", worth));
        }
        out.add("</li>");
    }

    private void roll(final Roll roll) {
        out.add("<p class='roll'><span class='what'>{}", roll.name());
        out.add(roll.who().isEmpty() ? "{}</span>" : ", {}</span>", roll.who());
        final List<Roll.Pool> pools =
                roll.pools().stream().filter(pool -> !pool.faces().isEmpty()).toList();
        for (int kind = 1; kind <= pools.size(); kind++) {
            pool(pools.get(kind - 1), Math.min(kind, 3));
        }
        out.add(" <b>{}</b>", roll.result());
        if (luck) {
            Luck.of(roll).ifPresent(rank -> out.add(" <span class='luck'>{}</span>", ranked(rank)));
        }
        out.add("</p>\n");
    }

    /** Appends dice of one kind: drawn for sighted readers, in words for screen readers. */
    private void pool(final Roll.Pool pool, final int kind) {
        out.add(" <span class='pool pool{}'><span class='kind'>{}</span>", kind, pool.name());
        pool.faces().forEach(face -> out.add(" <span class='die'>{}</span>", face));
        out.add("</span>");
    }

    /** Returns e.g. {@code luckier than 83 %}. */
    static String ranked(final double rank) {
        final double share = 100 * Math.max(rank, 1 - rank);
        return (rank >= HALF ? "luckier than " : "unluckier than ")
                + Portable.format(share >= 99.5 ? "%.2f" : "%.0f", Math.min(99.99, share)) + "\u00a0%";
    }
}
