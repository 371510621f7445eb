package org.sitrep.cli.service;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.cli.base.Defaults;
import org.sitrep.engine.RunResult;
import org.sitrep.report.model.Commands;
import org.sitrep.scenario.Launcher;

/** Builds a command line to try next, with words quoted for a shell. Not thread-safe. */
final class NextLine {
    private final List<String> words = new ArrayList<>();

    NextLine(final String command, final String scenario) {
        words.add(command);
        words.add(scenario);
    }

    /** Starts a line that plays as a recorded run did. */
    static NextLine by(final String command, final RunResult played) {
        return about(command, played).with("--bot", Commands.bot(played)).seed(played.seed());
    }

    static NextLine about(final String command, final RunResult played) {
        return new NextLine(command, played.scenario()).changes(played.content().sets());
    }

    NextLine with(final String... more) {
        words.addAll(List.of(more));
        return this;
    }

    /** Adds the changes of the data, as results record them; of several values of one path the last, which wins. */
    NextLine changes(final List<String> changes) {
        for (int i = 0; i < changes.size(); i++) {
            final String change = changes.get(i);
            if (change.startsWith("--")) {
                words.add(change);
            } else if (changes.subList(i + 1, changes.size()).stream()
                    .noneMatch(later -> path(later).equals(path(change)))) {
                words.addAll(List.of("--set", change));
            }
        }
        return this;
    }

    private static String path(final String change) {
        return change.split("=", 2)[0];
    }

    /** Adds the seed unless it is the default. */
    NextLine seed(final long seed) {
        return Long.toString(seed).equals(Defaults.SEED) ? this : with("--seed", Long.toString(seed));
    }

    @Override
    public String toString() {
        return Launcher.line(words);
    }
}
