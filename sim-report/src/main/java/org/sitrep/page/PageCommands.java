package org.sitrep.page;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sitrep.portable.Streams;
import org.sitrep.report.model.Commands;
import org.sitrep.scenario.Launcher;
import org.sitrep.strategy.SideBots;

/**
 * Writes the command lines that give the page's numbers.
 *
 * @param contents what the variants are made of
 */
record PageCommands(Contents contents) {
    /** Returns the line that gives the numbers of an answer. */
    String of(final Bench.Question question) {
        final List<Variant> sides = question.sides();
        if (sides.size() == 1) {
            return of(sides.get(0), question.trials(), question.seed()).repeat();
        }
        final List<String> words =
                sides.size() == 2 ? sides("compare", "--against", sides.get(0), sides.get(1)) : sweep(sides);
        words.addAll(
                List.of("--trials", Integer.toString(question.trials()), "--seed", Long.toString(question.seed())));
        return Launcher.line(words);
    }

    /** Returns the line that searches for the same values. */
    String of(final Solve.Question question) {
        final Variant variant = question.variant();
        final List<String> words = new ArrayList<>(List.of("solve", variant.scenario()));
        words.addAll(options(variant, variant.bot()));
        question.vary().forEach(lever -> words.addAll(List.of("--vary", lever)));
        question.targets().forEach(target -> words.addAll(List.of("--target", target)));
        words.addAll(List.of("--budget", Long.toString(question.budget()), "--seed", Long.toString(question.seed())));
        return Launcher.line(words);
    }

    /** Returns the line that plays the same ladder. */
    String of(final Ladders.Question question) {
        return played(
                "run",
                question.variant(),
                List.of("--ladder", "--rungs", String.join(",", question.bots())),
                question.trials(),
                question.seed());
    }

    /** Returns the line that plays the same matchup. */
    String of(final Matchups.Question question) {
        final SideBots sides = contents.sides(question.variant());
        final List<String> first = Matchups.named(sides, question.bots(), 0);
        final List<String> second = Matchups.named(sides, question.bots(), 1);
        final String bots = Stream.concat(first.stream(), second.stream())
                .filter(Streams.unseen())
                .collect(Collectors.joining(","));
        return played("matchup", question.variant(), List.of("--bot", bots), question.trials(), question.seed());
    }

    private static String played(
            final String command,
            final Variant variant,
            final List<String> options,
            final long trials,
            final long seed) {
        final List<String> words = new ArrayList<>(List.of(command, variant.scenario()));
        words.addAll(options(variant, ""));
        words.addAll(options);
        words.addAll(List.of("--trials", Long.toString(trials), "--seed", Long.toString(seed)));
        return Launcher.line(words);
    }

    /** Returns the line that replays a trial. */
    String of(final Replays.Question question) {
        if (question.against().isEmpty()) {
            return of(question.variant(), 1, question.seed()).replay(question.seed(), question.trial());
        }
        final List<String> words = new ArrayList<>(
                sides("replay", "--diff", question.variant(), question.against().get()));
        words.addAll(List.of("--seed", Long.toString(question.seed()), "--trial", Long.toString(question.trial())));
        return Launcher.line(words);
    }

    /** Returns the line that analyses the decisions of a trial. */
    String of(final Costs.Question question) {
        return of(question.variant(), 1, question.seed()).replay(question.seed(), question.trial())
                + " --analyse --rollouts " + question.rollouts();
    }

    private Commands of(final Variant variant, final long trials, final long seed) {
        final String bot = variant.bot().isEmpty() ? contents.usualBot(variant) : variant.bot();
        return Commands.of(variant.scenario(), bot, variant.changes(), trials, seed);
    }

    /** Returns a command on two variants: the first, and in an option how the second differs from it. */
    private List<String> sides(final String command, final String option, final Variant first, final Variant second) {
        final List<String> side = new ArrayList<>(List.of("--name", "B"));
        if (!second.scenario().equals(first.scenario())) {
            side.add(second.scenario());
        }
        final boolean seated = !first.bot().isEmpty() && second.bot().isEmpty();
        final String bot = seated ? contents.usualBot(second) : second.bot();
        side.addAll(options(bot, more(first, second, side)));
        final List<String> words = new ArrayList<>(List.of(command, first.scenario()));
        words.addAll(options(first, first.bot()));
        words.addAll(List.of(option, side.stream().map(Launcher::quoted).collect(Collectors.joining(" "))));
        return words;
    }

    /** Returns the sweep over the values in which the variants differ. */
    private static List<String> sweep(final List<Variant> variants) {
        final Map<String, Set<String>> values = new LinkedHashMap<>();
        variants.forEach(variant -> variant.sets()
                .forEach(set -> values.computeIfAbsent(path(set), path -> new LinkedHashSet<>())
                        .add(set.substring(path(set).length() + 1))));
        final List<String> words =
                new ArrayList<>(List.of("sweep", variants.get(0).scenario()));
        words.addAll(
                options(variants.get(0).with(List.of(), ""), variants.get(0).bot()));
        values.forEach((path, all) ->
                words.addAll(List.of(all.size() > 1 ? "--vary" : "--set", path + "=" + String.join(",", all))));
        return words;
    }

    private static String path(final String set) {
        return set.split("=", 2)[0];
    }

    /**
     * Returns the changes of a second side after those of the first. If the first has any that the second lacks, the
     * side has to begin with the unchanged scenario.
     */
    private static List<String> more(final Variant first, final Variant second, final List<String> side) {
        final List<Variant.OwnCard> before = first.overlays();
        final int cards = before.size();
        if (cards > second.overlays().size()
                || !before.equals(second.overlays().subList(0, cards))
                || !second.sets().containsAll(first.sets())) {
            side.add("--unchanged");
            return second.changes();
        }
        final List<String> more =
                new ArrayList<>(second.changes().subList(cards, second.changes().size()));
        more.removeAll(first.sets());
        return more;
    }

    /** Returns the bot and the changes of a variant as options. */
    static List<String> options(final Variant variant, final String bot) {
        return options(bot, variant.changes());
    }

    private static List<String> options(final String bot, final List<String> changes) {
        return Stream.concat(
                        bot.isEmpty() ? Stream.of() : Stream.of("--bot", bot),
                        changes.stream().flatMap(PageCommands::option))
                .toList();
    }

    private static Stream<String> option(final String change) {
        return change.startsWith("--") ? Stream.of(change.split("=", 2)) : Stream.of("--set", change);
    }
}
