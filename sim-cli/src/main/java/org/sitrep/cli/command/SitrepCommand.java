package org.sitrep.cli.command;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.output.Console;
import org.sitrep.cli.output.Format;
import org.sitrep.cli.session.Session;
import org.sitrep.scenario.Launcher;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;

/** A subcommand of {@link RootCommand}, with its session and the line that repeats it. */
abstract class SitrepCommand implements Callable<Integer> {
    /** Options that decide a result even with their present default, in the order of the repeated line. */
    private static final List<String> DECISIVE = List.of("--trials", "--budget", "--seed", "--trial");

    @Spec
    CommandSpec spec;

    final RootCommand root() {
        return (RootCommand) spec.root().userObject();
    }

    final Session session() {
        return root().session();
    }

    final Console console() {
        return session().console();
    }

    final boolean isTyped(final String option) {
        return spec.commandLine().getParseResult().hasMatchedOption(option);
    }

    /** Returns the line that repeats the result: as typed, with everything that decides the result. */
    final String command() {
        return Launcher.line(withDecisive(typed()));
    }

    /** Returns words with the options that decide the result and are not typed. */
    final List<String> withDecisive(final List<String> typed) {
        final List<String> words = new ArrayList<>(typed);
        for (final String name : DECISIVE) {
            final OptionSpec option = spec.findOption(name);
            if (option != null && !isTyped(name)) {
                final Object value = option.getValue();
                words.addAll(List.of(name, value.toString()));
            }
        }
        return words;
    }

    final String commandAsTyped() {
        return Launcher.line(typed());
    }

    private List<String> typed() {
        final ParseResult parsed = spec.root().commandLine().getParseResult();
        final List<String> words = new ArrayList<>();
        // The result equals that of the line without --resume, and so does the repeated line.
        parsed.originalArgs().stream().filter(word -> !word.equals("--resume")).forEach(words::add);
        return words;
    }

    static final class FormatOption {
        @Option(
                names = {"-f", "--format"},
                paramLabel = "FORMAT",
                defaultValue = Defaults.FORMAT,
                description = "text, json, csv or markdown (default: ${DEFAULT-VALUE}).")
        Format format;

        /**
         * Returns the format.
         *
         * @throws UserError if the command cannot write it
         */
        Format oneOf(final Format... possible) {
            final List<Format> all = Arrays.asList(possible);
            if (!all.contains(format)) {
                throw UserError.usage(
                        "this command has no --format " + format,
                        "choose one of "
                                + String.join(
                                        ", ", all.stream().map(Format::toString).toList()));
            }
            return format;
        }
    }
}
