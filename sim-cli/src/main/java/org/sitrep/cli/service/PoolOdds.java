package org.sitrep.cli.service;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.apache.commons.math3.fraction.BigFraction;
import org.sitrep.cli.UserError;
import org.sitrep.cli.output.Format;
import org.sitrep.cli.output.Json;
import org.sitrep.cli.output.Table;
import org.sitrep.cli.output.Table.Cell;
import org.sitrep.cli.output.Text;
import org.sitrep.dice.DicePool;
import org.sitrep.dice.ExactLaw;
import org.sitrep.dice.MatchRule;

/** The exact law of one pool, ready to be written. Immutable. */
public final class PoolOdds {
    private static final int DECIMALS = 3;

    private final ExactLaw law;
    private final boolean night;
    private final Integer difficulty;
    private final boolean enemy;

    private PoolOdds(final ExactLaw law, final boolean night, final Integer difficulty, final boolean enemy) {
        this.law = law;
        this.night = night;
        this.difficulty = difficulty;
        this.enemy = enemy;
    }

    /**
     * Computes the law of a pool.
     *
     * @param night whether a Focus die is taken away first (PH-DICE-4)
     * @param difficulty successes that pass the test, null if none is asked for
     * @param enemy whether the hits on one ID are shown, instead of the total
     * @throws UserError if there cannot be such a pool
     */
    public static PoolOdds of(
            final int focus,
            final int strike,
            final int crit,
            final boolean night,
            final Integer difficulty,
            final boolean enemy) {
        try {
            DicePool.check(focus, strike, crit);
            final int left = Math.max(0, focus - (night ? 1 : 0));
            return new PoolOdds(ExactLaw.of(MatchRule.STANDARD, left, strike, crit), night, difficulty, enemy);
        } catch (final IllegalArgumentException tooLarge) {
            throw UserError.usage(tooLarge.getMessage(), "take other numbers of dice");
        }
    }

    /** Returns the law in a format. */
    public String in(final Format format) {
        return switch (format) {
            case TEXT -> text();
            case JSON -> Json.write(json()) + "\n";
            case CSV -> shown().in(Format.CSV);
            case MARKDOWN -> "**" + heading() + "**: " + summary() + "\n\n" + shown().in(Format.MARKDOWN);
        };
    }

    private Table shown() {
        return enemy ? rows("hits", law.face()) : rows("successes", law.total());
    }

    private static Table rows(final String key, final List<ExactLaw.Entry> entries) {
        final Table table = new Table()
                .number(key, key)
                .text("critical", "critical")
                .text("exact", "exact")
                .number("p", "p");
        for (final ExactLaw.Entry entry : entries) {
            final BigFraction p = entry.probability();
            table.row(
                    entry.hits(), entry.critical(), exact(p), new Cell(p.doubleValue(), Text.percent(p.doubleValue())));
        }
        return table;
    }

    /** Returns the entries that every odds document has, in their order. */
    static Map<String, Object> json(final ExactLaw law) {
        final Map<String, Object> json = new LinkedHashMap<>();
        json.put("total", rows("successes", law.total()).asList());
        json.put("face", rows("hits", law.face()).asList());
        json.put("mean", law.mean().doubleValue());
        json.put("meanExact", exact(law.mean()));
        json.put("pCritical", law.probabilityCritical().doubleValue());
        return json;
    }

    private Map<String, Object> json() {
        final Map<String, Object> json = json(law);
        if (enemy) {
            json.put("faceMean", law.faceMean().doubleValue());
            json.put("faceMeanExact", exact(law.faceMean()));
            json.put("facePCritical", law.faceProbabilityCritical().doubleValue());
        }
        if (difficulty != null) {
            json.put("pPass", pass().doubleValue());
            json.put("pPassExact", exact(pass()));
        }
        return json;
    }

    /** A test without Focus dice fails outright, whatever its difficulty (PH-DICE-5). */
    private BigFraction pass() {
        return law.focus() == 0 ? BigFraction.ZERO : law.probabilityAtLeast(difficulty);
    }

    /** Returns a fraction in lowest terms, e.g. {@code 1421/1296}, {@code 0/1}. */
    static String exact(final BigFraction fraction) {
        return fraction.getNumerator() + "/" + fraction.getDenominator();
    }

    private String text() {
        final StringBuilder out = new StringBuilder(heading() + "\n");
        Text.wrap(summary(), 76).forEach(line -> out.append("  ").append(line).append('\n'));
        return out.append('\n')
                .append(enemy ? LawPicture.of("hits on one ID", law.face()) : LawPicture.of("successes", law.total()))
                .toString();
    }

    private String heading() {
        return (enemy ? "Enemy attack with " : "")
                + pool(law.focus(), law.strike(), law.crit())
                + (night ? ", at night" : "");
    }

    /** Returns e.g. {@code 3 Focus, 6 Strike, 2 Crit}. */
    static String pool(final int focus, final int strike, final int crit) {
        return String.format(Locale.ROOT, "%d Focus, %d Strike, %d Crit", focus, strike, crit);
    }

    private String summary() {
        if (law.focus() == 0) {
            return enemy
                    ? "without Focus dice the attack scores nothing"
                    : "without Focus dice a test fails and scores nothing";
        }
        final List<String> parts = new ArrayList<>();
        if (difficulty != null) {
            parts.add("passes DIFF " + difficulty + " in " + Text.percent(pass().doubleValue()));
        }
        if (enemy) {
            parts.add(Text.fixed(law.faceMean().doubleValue(), DECIMALS) + " hits on each ID on average");
            parts.add(critical(law.faceProbabilityCritical()));
            parts.add(Text.fixed(law.mean().doubleValue(), DECIMALS) + " hits on the whole Squad");
        } else {
            parts.add(Text.fixed(law.mean().doubleValue(), DECIMALS) + " successes on average");
            parts.add(critical(law.probabilityCritical()));
        }
        return String.join("; ", parts);
    }

    /** Returns how often a throw is critical, in words. */
    static String critical(final BigFraction probability) {
        return probability.equals(BigFraction.ZERO)
                ? "never critical"
                : "critical in " + Text.percent(probability.doubleValue());
    }
}
