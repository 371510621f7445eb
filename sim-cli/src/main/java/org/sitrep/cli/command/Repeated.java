package org.sitrep.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.sitrep.report.model.Commands;
import picocli.CommandLine.Model.CommandSpec;

/** The line that gives a result again. Stateless. */
final class Repeated {
    private Repeated() {}

    /** Returns the line as it was typed, with what decides the result named even where it is the default of today. */
    static String command(final CommandSpec spec, final long missions, final long seed) {
        final List<String> words = new ArrayList<>(List.of("./sitrep"));
        words.addAll(spec.root().commandLine().getParseResult().originalArgs());
        if (!spec.commandLine().getParseResult().hasMatchedOption("--missions")) {
            words.addAll(List.of("--missions", Long.toString(missions)));
        }
        if (!spec.commandLine().getParseResult().hasMatchedOption("--seed")) {
            words.addAll(List.of("--seed", Long.toString(seed)));
        }
        return words.stream().map(Commands::quoted).collect(Collectors.joining(" "));
    }
}
