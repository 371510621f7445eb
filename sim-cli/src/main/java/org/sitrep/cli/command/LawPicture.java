package org.sitrep.cli.command;

import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.sitrep.cli.output.Table;
import org.sitrep.cli.output.Text;
import org.sitrep.dice.ExactLaw;
import org.sitrep.ruleset.odds.Odds;

/** Draws an exact distribution as a table with bars, one line per number of hits. */
final class LawPicture {
    private static final int BAR = 24;
    /** When no more probability than this is left, one line stands for the rest. */
    private static final double TAIL = 0.0005;

    private final double[] exactly;
    private final double[] critical;
    private final double[] atLeast;

    private LawPicture(final List<ExactLaw.Entry> law) {
        final int most = law.get(law.size() - 1).hits();
        exactly = new double[most + 1];
        critical = new double[most + 1];
        atLeast = new double[most + 1];
        for (final ExactLaw.Entry entry : law) {
            final double p = entry.probability().doubleValue();
            exactly[entry.hits()] += p;
            critical[entry.hits()] += entry.critical() ? p : 0;
        }
        BigFraction left = BigFraction.ONE; // exact, so that what is certain does not fall short of 1
        int next = 0;
        for (final ExactLaw.Entry entry : law) {
            while (next <= entry.hits()) {
                atLeast[next++] = left.doubleValue();
            }
            left = left.subtract(entry.probability());
        }
    }

    /** Returns the picture, indented by two blanks. */
    static String of(final String title, final List<ExactLaw.Entry> law) {
        return new LawPicture(law).table(title).asText("  ");
    }

    private Table table(final String title) {
        final boolean anyCritical = tailOf(critical, 0) > 0;
        final Table table = new Table()
                .number("hits", title)
                .number("exactly", "exactly")
                .number("atLeast", "at least")
                .number("critical", anyCritical ? "of it critical" : "")
                .text("bar", "");
        double highest = 0;
        for (final double p : exactly) {
            highest = Math.max(highest, p);
        }
        for (int hits = 0; hits < exactly.length; hits++) {
            final boolean tail = hits > 0 && hits < exactly.length - 1 && atLeast[hits] < TAIL;
            if (exactly[hits] > 0 || tail) {
                final double p = tail ? atLeast[hits] : exactly[hits];
                final double c = tail ? tailOf(critical, hits) : critical[hits];
                table.row(
                        tail ? hits + " or more" : Integer.toString(hits),
                        Odds.percent(p),
                        Odds.percent(atLeast[hits]),
                        c > 0 ? Odds.percent(c) : "",
                        Text.bar(p / highest, BAR));
            }
            if (tail) {
                break;
            }
        }
        return table;
    }

    private static double tailOf(final double[] shares, final int from) {
        double sum = 0;
        for (int i = shares.length - 1; i >= from; i--) {
            sum += shares[i];
        }
        return sum;
    }
}
