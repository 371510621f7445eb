package org.sitrep.cli;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.cli.output.Console;
import org.sitrep.scenario.DidYouMean;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Tells what is wrong with a command line, what was probably meant, and where the help is. */
final class Mistakes implements IParameterExceptionHandler {
    private final Console console;

    Mistakes(final Console console) {
        this.console = console;
    }

    @Override
    public int handleParseException(final ParameterException mistake, final String[] args) {
        final CommandLine command = mistake.getCommandLine();
        console.message("sitrep: " + describe(mistake, command));
        console.message("Try: " + helpLine(command));
        return ExitCode.USAGE;
    }

    private static String describe(final ParameterException mistake, final CommandLine command) {
        if (!(mistake instanceof UnmatchedArgumentException unmatched)
                || unmatched.getUnmatched().isEmpty()) {
            return mistake.getMessage();
        }
        final String word = unmatched.getUnmatched().get(0);
        final boolean option = word.startsWith("-");
        final boolean root = command.getParent() == null;
        final String kind = option ? "unknown option " : root ? "unknown command " : "one argument too many: ";
        final String advice = option || root ? DidYouMean.suggestion(bare(word), known(command, option)) : "";
        return kind + bare(word) + (advice.isEmpty() ? "" : "; " + advice);
    }

    /** Returns the option without its value. */
    private static String bare(final String word) {
        final int equals = word.indexOf('=');
        return word.startsWith("-") && equals > 0 ? word.substring(0, equals) : word;
    }

    private static List<String> known(final CommandLine command, final boolean options) {
        final List<String> known = new ArrayList<>();
        if (options) {
            command.getCommandSpec().options().forEach(o -> known.add(o.longestName()));
        } else {
            command.getSubcommands().forEach((name, sub) -> {
                if (!sub.getCommandSpec().usageMessage().hidden()) {
                    known.add(name);
                }
            });
        }
        return known;
    }

    /** Returns the line that shows the help of a command. */
    static String helpLine(final CommandLine command) {
        return "./" + command.getCommandSpec().qualifiedName() + " --help";
    }
}
