package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sitrep.analysis.Ladder;
import org.sitrep.engine.Estimates;
import org.sitrep.engine.RunRequest;
import org.sitrep.engine.RunResult;
import org.sitrep.portable.Portable;
import org.sitrep.scenario.Launcher;

/**
 * The commands that repeat a run and replay its trials, for a POSIX shell in the folder of the launcher. Immutable.
 *
 * @param repeat the complete command that makes the same result again
 * @param replay the command that replays one trial, up to its seed and index
 */
public record Commands(String repeat, String replay) {
    /**
     * Returns the commands that follow from a result alone. They name everything that determines the result, even
     * present defaults, but a bound of decisions only if it is not the default.
     */
    public static Commands of(final RunResult result) {
        return of("run", result, List.of(result.scenario(), "--bot", bot(result)));
    }

    /** Returns the command that plays ladders of the same rungs again. */
    public static String ladders(final List<Ladder> ladders) {
        final List<String> what = new ArrayList<>();
        ladders.forEach(ladder -> what.add(ladder.highest().scenario()));
        final List<RunResult> rungs = ladders.get(0).rungs();
        what.addAll(
                List.of("--ladder", "--rungs", rungs.stream().map(Commands::bot).collect(Collectors.joining(","))));
        return of("run", ladders.get(0).highest(), what).repeat();
    }

    /** Returns the command that repeats an ablation, from the result of the unchanged scenario. */
    public static String ablation(final RunResult whole) {
        return of("sweep", whole, List.of(whole.scenario(), "--worth", "--bot", bot(whole)))
                .repeat();
    }

    /**
     * Returns the commands that play one setting alone, for studies that do not store its result.
     *
     * @param bot as {@code --bot} takes it
     * @param changes overlays, as options, and changed values
     */
    public static Commands of(
            final String scenario, final String bot, final List<String> changes, final long trials, final long seed) {
        return of(
                "run",
                joined(List.of(List.of(scenario, "--bot", bot), options(changes))),
                range(trials, seed),
                List.of());
    }

    /** Returns changes as options: overlays already are options, values are not. */
    static List<String> options(final List<String> changes) {
        return changes.stream()
                .flatMap(change -> change.startsWith("--") ? Stream.of(change) : Stream.of("--set", change))
                .toList();
    }

    private static Commands of(final String verb, final RunResult result, final List<String> what) {
        final List<String> range = new ArrayList<>(range(result.requested(), result.seed()));
        result.precision().ifPresent(precision -> {
            precision.goals().forEach(goal -> range.addAll(List.of("--precision", goal.toString())));
            if (precision.level() != Estimates.DEFAULT_LEVEL) {
                range.addAll(List.of("--level", Double.toString(precision.level())));
            }
        });
        if (result.firstTrial() != 0) {
            range.addAll(List.of("--first", Long.toString(result.firstTrial())));
        }
        final List<String> bound = result.maxDecisions() == RunRequest.DEFAULT_MAX_DECISIONS
                ? List.of()
                : List.of("--max-decisions", Integer.toString(result.maxDecisions()));
        return of(verb, joined(List.of(what, options(result.content().sets()))), range, bound);
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

    /** Returns the bot, as {@code --bot} takes it. */
    public static String bot(final RunResult result) {
        return result.botFile().map(RunResult.BotFile::file).orElse(result.bot());
    }

    /** Returns a command with its range of trials replaced. */
    public static String over(final String line, final long first, final long trials) {
        final String without = line.replaceAll(" (-n|--trials|--first|--first-trial)[ =]?[0-9][0-9_kKmMe]*(?= |$)", "");
        return without + (first == 0 ? "" : " --first " + first) + " --trials " + trials;
    }

    /** Returns the command that replays one trial of the run step by step. */
    public String replay(final long seed, final long trial) {
        return Portable.format("%s --seed %d --trial %d", replay, seed, trial);
    }

    private static String line(final String verb, final List<String> words) {
        return Launcher.line(joined(List.of(List.of(verb), words)));
    }
}
