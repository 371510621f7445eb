package org.sitrep.cli.service;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.sitrep.cli.base.Defaults;
import org.sitrep.engine.Capsule;
import org.sitrep.report.model.Commands;

/** A command line in the making; words are quoted as a shell needs it. Not thread-safe. */
final class Line {
    private final List<String> words = new ArrayList<>();

    /** Begins a line. */
    Line(final String command, final String scenario) {
        words.add("./sitrep");
        words.add(command);
        words.add(scenario);
    }

    /** Begins a line about what a capsule has played: its scenario with its changes. */
    static Line about(final String command, final Capsule played) {
        return new Line(command, played.scenario()).changes(played.content().sets());
    }

    /** Adds words as they are. */
    Line with(final String... more) {
        words.addAll(List.of(more));
        return this;
    }

    /** Adds who plays. */
    Line bot(final Capsule played) {
        return with("--bot", name(played));
    }

    /** Adds what was changed in the data, as a capsule keeps it; of several values of one path the last, which wins. */
    Line changes(final List<String> changes) {
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

    /** Adds the seed, if it is not the usual one. */
    Line seed(final long seed) {
        return Long.toString(seed).equals(Defaults.SEED) ? this : with("--seed", Long.toString(seed));
    }

    /** Returns what {@code --bot} takes. */
    static String name(final Capsule played) {
        return played.botFile().map(Capsule.BotFile::file).orElse(played.bot());
    }

    @Override
    public String toString() {
        return words.stream().map(Commands::quoted).collect(Collectors.joining(" "));
    }
}
