package org.sitrep.benchmarks;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.sitrep.Experiment;
import org.sitrep.Sitrep;
import org.sitrep.ruleset.CompiledScenario;

/** Loads shipped scenarios for play. Their names are paths below {@code scenarios}, with or without {@code .yaml}. */
final class ShippedScenario {
    private ShippedScenario() {}

    /**
     * Returns a playable scenario.
     *
     * @param sets values to set, as {@code path=value}
     * @throws IllegalStateException if the scenarios do not exist, or the file cannot be played
     */
    static CompiledScenario compile(final String name, final String... sets) {
        return experiment(name, sets).entry().scenario();
    }

    /** Returns a scenario that a shipped playbook can also play. */
    static CompiledScenario compileWithPlaybook(final String name, final String playbook, final String... sets) {
        final String book = file(name.substring(0, name.indexOf('/')) + "/playbooks/" + playbook);
        return experiment(name, sets).bot(book).entry().scenario();
    }

    /** Returns an experiment on a scenario. */
    static Experiment experiment(final String name, final String... sets) {
        Experiment experiment = Sitrep.open(file(name)).library(scenarios());
        for (final String set : sets) {
            experiment = experiment.set(set);
        }
        return experiment;
    }

    private static String file(final String name) {
        return scenarios()
                .resolve(name.endsWith(".yaml") ? name : name + ".yaml")
                .toString();
    }

    /**
     * Returns a playable combat of the measured game.
     *
     * @param boxAndThreat e.g. {@code patrol/5}
     * @param bot one of the game's own, or a shipped playbook, whose names end with {@code -book}
     */
    static CompiledScenario combat(final String boxAndThreat, final String bot, final String... sets) {
        final String[] parts = boxAndThreat.split("/");
        final String combat = Measured.GAME + "combats/" + parts[0];
        final String[] all = Stream.concat(Stream.of(sets), Stream.of("start.threat=" + parts[1]))
                .toArray(String[]::new);
        return bot.endsWith("-book") ? compileWithPlaybook(combat, bot, all) : compile(combat, all);
    }

    /** The folder of the project: that of the call or one above it. */
    static Path project() {
        Path folder = Path.of("").toAbsolutePath();
        while (folder != null && !Files.isDirectory(folder.resolve("scenarios"))) {
            folder = folder.getParent();
        }
        if (folder == null) {
            throw new IllegalStateException("no folder scenarios here or above; run it in the project's folder");
        }
        return folder;
    }

    private static Path scenarios() {
        return project().resolve("scenarios");
    }
}
