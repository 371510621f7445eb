package org.sitrep.cli.command;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.sitrep.cli.output.Text;
import org.sitrep.ruleset.transcript.Choice;
import org.sitrep.ruleset.transcript.Luck;
import org.sitrep.ruleset.transcript.Roll;
import org.sitrep.ruleset.transcript.Transcript;

/** Formats a transcript as lines of a patrol log: 80 columns. */
final class TranscriptText {
    private static final int WIDTH = 80;
    private static final int MOST_OTHERS = 4;
    private static final int EXTREMES = 3;

    record Telling(boolean full, boolean luck) {}

    private final Telling how;
    private final StringBuilder out = new StringBuilder();

    TranscriptText(final Telling how) {
        this.how = how;
    }

    String of(final Transcript transcript, final boolean colour) {
        for (final Transcript.Step step : transcript.steps()) {
            out.append('\n');
            Text.wrap(step.heading(), WIDTH)
                    .forEach(line -> out.append(Text.bold(line, colour)).append('\n'));
            step.entries().forEach(this::append);
        }
        if (how.luck()) {
            luck(Luck.of(transcript), colour);
        }
        return out.toString();
    }

    /**
     * Returns steps as text.
     *
     * @param continued whether the heading of the first one was shown before
     */
    String more(final List<Transcript.Step> steps, final boolean continued, final boolean colour) {
        final List<Transcript.Step> rest = steps.subList(continued ? 1 : 0, steps.size());
        if (continued) {
            steps.get(0).entries().forEach(this::append);
        }
        return of(new Transcript(rest), colour);
    }

    private void append(final Transcript.Entry entry) {
        if (entry instanceof Transcript.Board board) {
            picture(board.text());
        } else if (entry instanceof Transcript.Table table) {
            picture(table.text());
        } else if (entry instanceof Transcript.Line line) {
            line(line.text());
        } else if (entry instanceof Transcript.Legend legend) {
            line(legend.text());
        } else if (entry instanceof Transcript.Chosen chosen) {
            choice(chosen.choice());
        } else if (entry instanceof Transcript.Rolled rolled) {
            roll(rolled.roll());
        }
    }

    private void picture(final String text) {
        text.lines().forEach(line -> out.append("    ").append(line).append('\n'));
    }

    private void line(final String text) {
        text.lines().forEach(told -> wrapped("  ", told, "    "));
    }

    private void wrapped(final String first, final String text, final String next) {
        final int blanks = text.length() - text.stripLeading().length();
        final String indent = " ".repeat(blanks);
        final List<String> lines = Text.wrap(text.strip(), WIDTH - blanks - next.length());
        for (int i = 0; i < lines.size(); i++) {
            out.append(i == 0 ? first : next)
                    .append(indent)
                    .append(lines.get(i))
                    .append('\n');
        }
    }

    private void choice(final Choice choice) {
        if (!choice.chief() && !how.full()) {
            return; // a small one shows in what follows from it
        }
        final int count = choice.options().size();
        wrapped("  > ", choice.question() + " " + choice.taken().text() + " (of " + count + ").", "      ");
        if (!choice.why().isEmpty()) {
            wrapped("    ", "Why: " + choice.why() + ".", "      ");
        }
        if (how.full() && count > 1) {
            wrapped("    ", others(choice), "      ");
        }
    }

    /** Returns the options that were not chosen, the best first if the bot reported their values. */
    private static String others(final Choice choice) {
        final List<Choice.Option> options = choice.options();
        final List<Integer> others = IntStream.range(0, options.size())
                .filter(i -> i != choice.chosen())
                .boxed()
                .sorted(Comparator.comparingDouble(i -> worthlast(options.get(i))))
                .limit(MOST_OTHERS)
                .toList();
        final int untold = options.size() - 1 - others.size();
        return "Else: "
                + others.stream().map(i -> told(options.get(i))).collect(Collectors.joining("; "))
                + (untold == 0 ? "." : "; and " + untold + " more.");
    }

    /** Sorts by decreasing value, options without a value last. */
    private static double worthlast(final Choice.Option option) {
        return Double.isNaN(option.worth()) ? Double.POSITIVE_INFINITY : -option.worth();
    }

    private static String told(final Choice.Option option) {
        final double worth = option.worth() == 0 ? 0.0 : option.worth(); // no minus before a zero
        return option.text() + (Double.isNaN(worth) ? "" : String.format(Locale.ROOT, " (%.2f)", worth));
    }

    private void roll(final Roll roll) {
        final OptionalDouble luck = Luck.of(roll);
        final boolean drawn = roll.pools().isEmpty();
        if (drawn && !how.full() && !(how.luck() && luck.isPresent())) {
            return; // the effect describes a drawn card or marker
        }
        wrapped(
                "  * ",
                sentence(roll) + "." + (how.luck() && luck.isPresent() ? " " + ranked(luck.getAsDouble()) + "." : ""),
                "      ");
    }

    /** Returns a roll without a full stop: {@code Retreat roll: D6 4 = they stay}. */
    static String sentence(final Roll roll) {
        final String dice = roll.pools().stream()
                .filter(pool -> !pool.faces().isEmpty())
                .map(TranscriptText::pool)
                .collect(Collectors.joining(", "));
        return roll.name()
                + (roll.who().isEmpty() ? "" : ", " + roll.who())
                + ": "
                + (dice.isEmpty() ? "" : dice + " = ")
                + roll.result();
    }

    private static String pool(final Roll.Pool pool) {
        return pool.name() + " " + pool.faces().stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    private static String ranked(final double rank) {
        return rank >= 0.5 ? "Luckier than " + Text.percentile(rank) : "Unluckier than " + Text.percentile(1 - rank);
    }

    private void luck(final Luck luck, final boolean colour) {
        out.append('\n').append(Text.bold("Luck", colour)).append('\n');
        if (luck.count() == 0) {
            wrapped("  ", "Nothing in this trial was lucky or unlucky by itself, so there is nothing to rank.", "    ");
            return;
        }
        final double rank = luck.percentile();
        wrapped(
                "  ",
                ranked(rank)
                        + " of trials with the same rolls, of which "
                        + (luck.count() == 1 ? "1 was" : luck.count() + " were")
                        + " lucky or unlucky; all rolls count equally, whatever depended on them.",
                "    ");
        extremes("Luckiest", luck, luck.luckiest(EXTREMES));
        extremes("Unluckiest", luck, luck.unluckiest(EXTREMES));
    }

    private void extremes(final String title, final Luck luck, final List<Roll> rolls) {
        wrapped("  ", title + ":", "    ");
        for (final Roll roll : rolls) {
            wrapped("  * ", sentence(roll) + ". " + ranked(Luck.of(roll).orElseThrow()) + ".", "      ");
            wrapped("      ", "(" + luck.step(roll) + ")", "      ");
        }
    }
}
