package org.sitrep.cli.service;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.sitrep.engine.RunRequest;

/** Words the lines that repeat a run, for a POSIX shell in the folder of the launcher. */
public final class CommandLines {
    private static final String LAUNCHER = "./sitrep";

    private CommandLines() {}

    /**
     * Returns the line that repeats a run: everything that decides its result, named even where it is the default, so that it holds when a default changes.
     *
     * @param changes {@code path=value} texts and {@code --overlay=FILE} words, as the capsule keeps them
     */
    public static String repeat(final String scenario, final List<String> changes, final RunRequest request) {
        final List<String> words = new ArrayList<>(List.of(LAUNCHER, "run"));
        words.addAll(content(scenario, changes, request.bot()));
        words.addAll(List.of("--missions", Long.toString(request.missions()), "--seed", Long.toString(request.seed())));
        if (request.firstMission() != 0) {
            words.addAll(List.of("--first", Long.toString(request.firstMission())));
        }
        if (request.maxDecisions() != RunRequest.DEFAULT_MAX_DECISIONS) {
            words.addAll(List.of("--max-decisions", Integer.toString(request.maxDecisions())));
        }
        return line(words);
    }

    private static List<String> content(final String scenario, final List<String> changes, final String bot) {
        final List<String> words = new ArrayList<>(List.of(scenario, "--bot", bot));
        for (final String change : changes) {
            if (!change.startsWith("--")) {
                words.add("--set");
            }
            words.add(change);
        }
        return words;
    }

    private static String line(final List<String> words) {
        return words.stream().map(CommandLines::quoted).collect(Collectors.joining(" "));
    }

    /** Returns the word as a shell reads it back: as it is if it holds nothing that a shell would touch, else in single quotes. */
    static String quoted(final String word) {
        return word.matches("[A-Za-z0-9_@%+=:,./-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
