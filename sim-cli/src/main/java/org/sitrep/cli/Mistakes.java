package org.sitrep.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.command.HelpTexts;
import org.sitrep.cli.output.Console;
import org.sitrep.scenario.DidYouMean;
import org.sitrep.scenario.Launcher;
import org.sitrep.scenario.Shown;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.MutuallyExclusiveArgsException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Reports an error of the command line, the probable intention, and the line that shows the help. */
record Mistakes(Console console) implements IParameterExceptionHandler {
    @Override
    public int handleParseException(final ParameterException mistake, final String[] args) {
        final CommandLine command = mistake.getCommandLine();
        console.problem(describe(mistake, command));
        console.message("Try: " + helpLine(command));
        return ExitCode.USAGE;
    }

    private static String describe(final ParameterException mistake, final CommandLine command) {
        if (mistake instanceof UnmatchedArgumentException unmatched
                && !unmatched.getUnmatched().isEmpty()) {
            return unknown(unmatched.getUnmatched().get(0), command);
        }
        if (mistake instanceof MissingParameterException missing
                && !missing.getMissing().isEmpty()) {
            return missing(missing);
        }
        final String message = String.valueOf(mistake.getMessage());
        // The parser has no exception class for a repeated group.
        if (mistake instanceof MutuallyExclusiveArgsException || message.contains("expected only one match")) {
            return together(message)
                    + " cannot be combined, or one is given twice; give each once, and only those of one kind";
        }
        final ArgSpec argument = mistake.getArgSpec();
        return argument == null || mistake.getValue() == null
                ? mistake.getMessage()
                : unfit(argument, mistake.getValue(), mistake.getMessage());
    }

    /** Returns the options that a parser message names as present. */
    private static String together(final String message) {
        final String there = Pattern.compile("=\\{(.*?)\\}(?= and |$| \\[)")
                .matcher(message)
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.joining(" "));
        final String options = Pattern.compile("--[a-z][a-z-]*")
                .matcher(there.isEmpty() ? message : there)
                .results()
                .map(MatchResult::group)
                .distinct()
                .collect(Collectors.joining(" and "));
        return options.isEmpty() ? "these options" : options;
    }

    private static String unknown(final String word, final CommandLine command) {
        final boolean option = word.startsWith("-");
        final boolean root = command.getParent() == null;
        final String kind = option ? "unknown option " : root ? "unknown command " : "one argument too many: ";
        final String advice = option || root
                ? DidYouMean.suggestion(bare(word), known(command, option))
                : "quote a text with spaces, or omit it";
        return kind + Shown.name(bare(word)) + "; " + (advice.isEmpty() ? "the help lists them all" : advice);
    }

    private static String missing(final MissingParameterException mistake) {
        final ArgSpec argument = mistake.getMissing().get(0);
        if (argument.isPositional() && argument.paramLabel().equals("SCENARIO")) {
            return "no scenario is given; name a file: " + Launcher.NAME + " list scenarios lists those that ship";
        }
        HelpTexts.describe(argument.command().root().commandLine());
        final String description = plain(argument.description()).replaceFirst("\\.$", "");
        // A present option lacks its value; an absent one is itself missing.
        final boolean valueless = mistake.getMessage().contains("for option");
        return name(argument)
                + (valueless ? " needs a value, " + argument.paramLabel() + ": " : " is missing; name it: ")
                + description;
    }

    /** Describes the expected value; our own converters supply their message. */
    private static String unfit(final ArgSpec argument, final Object value, final String message) {
        final Class<?> type = argument.typeInfo().getType();
        final String typed = name(argument) + " " + (value.toString().isEmpty() ? "\"\"" : value);
        if (type.isEnum()) {
            final List<String> legal =
                    Stream.of(type.getEnumConstants()).map(Object::toString).toList();
            return typed + " is not one of its values; "
                    + DidYouMean.suggestion(value.toString().toLowerCase(Locale.ROOT), legal);
        }
        if (message.contains("is not a long") || message.contains("is not an int")) {
            return typed + " is not a whole number in range; write it in digits, e.g. " + name(argument) + " 7";
        }
        if (message.contains("InvalidPathException")) {
            return typed
                    + " is not a valid file name here; name another, or set LC_ALL=C.UTF-8 for "
                    + "letters beyond ASCII";
        }
        if (message.contains("is not a double")) {
            return typed + " is not a number; write it with a point, e.g. " + name(argument) + " 0.5";
        }
        return message.replaceFirst("^Invalid value for (option|positional parameter)[^:]*: ", name(argument) + " ");
    }

    /** Returns the name of an option or argument as the user knows it. */
    static String name(final ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    }

    /** Returns the first sentence of a description. */
    static String plain(final String... description) {
        final String text = String.join(" ", description).replace("%%", "%").replaceAll(" ?\\([^)]*\\$\\{[^)]*\\)", "");
        return text.split("(?<=\\.) ", 2)[0];
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

    static String helpLine(final CommandLine command) {
        return Launcher.NAME + command.getCommandSpec().qualifiedName().substring("sitrep".length()) + " --help";
    }
}
