package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.sitrep.analysis.Ladder;
import org.sitrep.engine.Capsule;
import org.sitrep.engine.Estimates;
import org.sitrep.engine.RunRequest;

/**
 * The lines that repeat a run and replay its missions, for a POSIX shell in the folder of the launcher. Immutable.
 *
 * @param repeat the whole line that makes the same capsule again
 * @param replay the line that tells one mission, up to its seed and index
 */
public record Commands(String repeat, String replay) {
    private static final String LAUNCHER = "./sitrep";

    /**
     * Returns the lines that follow from a capsule alone. Everything that decides the result is named, even where it is
     * the default of today; a bound of decisions only if it is not.
     */
    public static Commands of(final Capsule capsule) {
        return of(capsule, List.of("--bot", bot(capsule)));
    }

    /** Returns the line that plays ladders of the same rungs again. */
    public static String ladders(final List<Ladder> ladders) {
        final Ladder first = ladders.get(0);
        final List<String> rungs = first.rungs().stream().map(Commands::bot).toList();
        return of(
                        "run",
                        first.highest(),
                        ladders.stream()
                                .map(ladder -> ladder.highest().scenario())
                                .toList(),
                        List.of("--ladder", "--rungs", String.join(",", rungs)))
                .repeat();
    }

    /** Returns the line that tabulates again what things are worth, from the capsule of the scenario as it is. */
    public static String worth(final Capsule whole) {
        return of("sweep", whole, List.of(whole.scenario()), List.of("--worth", "--bot", bot(whole)))
                .repeat();
    }

    /**
     * Returns the lines that play something on its own, for results that keep no capsule of it.
     *
     * @param bot as {@code --bot} takes it
     * @param changes overlays, as options, and values changed
     */
    public static Commands of(
            final String scenario, final String bot, final List<String> changes, final long missions, final long seed) {
        final List<String> shared = new ArrayList<>(List.of(scenario, "--bot", bot));
        changes(shared, changes);
        final List<String> run = new ArrayList<>(List.of(LAUNCHER, "run"));
        run.addAll(shared);
        run.addAll(List.of("--missions", Long.toString(missions), "--seed", Long.toString(seed)));
        final List<String> replay = new ArrayList<>(List.of(LAUNCHER, "replay"));
        replay.addAll(shared);
        return new Commands(line(run), line(replay));
    }

    private static void changes(final List<String> words, final List<String> changes) {
        for (final String change : changes) {
            if (!change.startsWith("--")) {
                words.add("--set");
            }
            words.add(change);
        }
    }

    private static Commands of(final Capsule capsule, final List<String> who) {
        return of("run", capsule, List.of(capsule.scenario()), who);
    }

    private static Commands of(
            final String verb, final Capsule capsule, final List<String> scenarios, final List<String> who) {
        final List<String> shared = new ArrayList<>(scenarios);
        shared.addAll(who);
        changes(shared, capsule.content().sets());
        final List<String> run = new ArrayList<>(List.of(LAUNCHER, verb));
        run.addAll(shared);
        run.addAll(List.of("--missions", Long.toString(capsule.requested()), "--seed", Long.toString(capsule.seed())));
        capsule.precision().ifPresent(precision -> {
            precision.goals().forEach(goal -> run.addAll(List.of("--precision", goal.toString())));
            if (precision.level() != Estimates.DEFAULT_LEVEL) {
                run.addAll(List.of("--level", Double.toString(precision.level())));
            }
        });
        if (capsule.firstMission() != 0) {
            run.addAll(List.of("--first", Long.toString(capsule.firstMission())));
        }
        final List<String> replay = new ArrayList<>(List.of(LAUNCHER, "replay"));
        replay.addAll(shared);
        if (capsule.maxDecisions() != RunRequest.DEFAULT_MAX_DECISIONS) {
            final List<String> bound = List.of("--max-decisions", Integer.toString(capsule.maxDecisions()));
            run.addAll(bound);
            replay.addAll(bound);
        }
        return new Commands(line(run), line(replay));
    }

    /** Returns who played, as {@code --bot} takes it. */
    public static String bot(final Capsule capsule) {
        return capsule.botFile().map(Capsule.BotFile::file).orElse(capsule.bot());
    }

    /** Returns a line with another range of missions in the place of the one that it has. */
    public static String over(final String line, final long first, final long missions) {
        final String without =
                line.replaceAll(" (-n|--missions|--first|--first-mission)[ =]?[0-9][0-9_kKmMe]*(?= |$)", "");
        return without + (first == 0 ? "" : " --first " + first) + " --missions " + missions;
    }

    /** Returns the line that tells one mission of the run step by step. */
    public String replay(final long seed, final long mission) {
        return String.format(Locale.ROOT, "%s --seed %d --mission %d", replay, seed, mission);
    }

    private static String line(final List<String> words) {
        return words.stream().map(Commands::quoted).collect(Collectors.joining(" "));
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
