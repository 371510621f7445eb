package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sitrep.analysis.Ladder;
import org.sitrep.engine.Estimates;
import org.sitrep.engine.RunRequest;
import org.sitrep.engine.RunResult;

/**
 * The lines that repeat a run and replay its trials, for a POSIX shell in the folder of the launcher. Immutable.
 *
 * @param repeat the whole line that makes the same capsule again
 * @param replay the line that tells one trial, up to its seed and index
 */
public record Commands(String repeat, String replay) {
    /**
     * Returns the lines that follow from a capsule alone. Everything that decides the result is named, even where it is
     * the default of today; a bound of decisions only if it is not.
     */
    public static Commands of(final RunResult capsule) {
        return of("run", capsule, List.of(capsule.scenario(), "--bot", bot(capsule)));
    }

    /** Returns the line that plays ladders of the same rungs again. */
    public static String ladders(final List<Ladder> ladders) {
        final List<String> what = new ArrayList<>();
        ladders.forEach(ladder -> what.add(ladder.highest().scenario()));
        final List<RunResult> rungs = ladders.get(0).rungs();
        what.addAll(
                List.of("--ladder", "--rungs", rungs.stream().map(Commands::bot).collect(Collectors.joining(","))));
        return of("run", ladders.get(0).highest(), what).repeat();
    }

    /** Returns the line that tabulates again what things are worth, from the capsule of the scenario as it is. */
    public static String worth(final RunResult whole) {
        return of("sweep", whole, List.of(whole.scenario(), "--worth", "--bot", bot(whole)))
                .repeat();
    }

    /**
     * Returns the lines that play something on its own, for results that keep no capsule of it.
     *
     * @param bot as {@code --bot} takes it
     * @param changes overlays, as options, and values changed
     */
    public static Commands of(
            final String scenario, final String bot, final List<String> changes, final long trials, final long seed) {
        return of(
                "run",
                joined(List.of(List.of(scenario, "--bot", bot), options(changes))),
                range(trials, seed),
                List.of());
    }

    /** Returns changes as options: overlays are some already, values are not. */
    static List<String> options(final List<String> changes) {
        return changes.stream()
                .flatMap(change -> change.startsWith("--") ? Stream.of(change) : Stream.of("--set", change))
                .toList();
    }

    private static Commands of(final String verb, final RunResult capsule, final List<String> what) {
        final List<String> range = new ArrayList<>(range(capsule.requested(), capsule.seed()));
        capsule.precision().ifPresent(precision -> {
            precision.goals().forEach(goal -> range.addAll(List.of("--precision", goal.toString())));
            if (precision.level() != Estimates.DEFAULT_LEVEL) {
                range.addAll(List.of("--level", Double.toString(precision.level())));
            }
        });
        if (capsule.firstTrial() != 0) {
            range.addAll(List.of("--first", Long.toString(capsule.firstTrial())));
        }
        final List<String> bound = capsule.maxDecisions() == RunRequest.DEFAULT_MAX_DECISIONS
                ? List.of()
                : List.of("--max-decisions", Integer.toString(capsule.maxDecisions()));
        return of(verb, joined(List.of(what, options(capsule.content().sets()))), range, bound);
    }

    private static Commands of(
            final String verb, final List<String> what, final List<String> range, final List<String> bound) {
        return new Commands(
                line(verb, joined(List.of(what, range, bound))), line("replay", joined(List.of(what, bound))));
    }

    private static List<String> range(final long trials, final long seed) {
        return List.of("--trials", Long.toString(trials), "--seed", Long.toString(seed));
    }

    private static List<String> joined(final List<List<String>> words) {
        return words.stream().flatMap(List::stream).toList();
    }

    /** Returns who played, as {@code --bot} takes it. */
    public static String bot(final RunResult capsule) {
        return capsule.botFile().map(RunResult.BotFile::file).orElse(capsule.bot());
    }

    /** Returns a line with another range of trials in the place of the one that it has. */
    public static String over(final String line, final long first, final long trials) {
        final String without = line.replaceAll(" (-n|--trials|--first|--first-trial)[ =]?[0-9][0-9_kKmMe]*(?= |$)", "");
        return without + (first == 0 ? "" : " --first " + first) + " --trials " + trials;
    }

    /** Returns the line that tells one trial of the run step by step. */
    public String replay(final long seed, final long trial) {
        return String.format(Locale.ROOT, "%s --seed %d --trial %d", replay, seed, trial);
    }

    private static String line(final String verb, final List<String> words) {
        return words.stream().map(Commands::quoted).collect(Collectors.joining(" ", "./sitrep " + verb + " ", ""));
    }

    /**
     * Returns the word as a shell reads it back: as it is if it holds nothing that a shell would touch, else in quotes,
     * single ones where they do not have to be broken off.
     */
    public static String quoted(final String word) {
        if (word.contains("'") && word.chars().noneMatch(c -> "\"$`\\!".indexOf(c) >= 0)) {
            return '"' + word + '"';
        }
        return word.matches("[A-Za-z0-9_@%+=:,./-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
