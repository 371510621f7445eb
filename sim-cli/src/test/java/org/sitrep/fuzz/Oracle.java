package org.sitrep.fuzz;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.command.RootCommand;
import org.sitrep.fuzz.Commands.Printed;
import org.sitrep.scenario.Shown;
import picocli.CommandLine;

/** Says what is wrong with what a case left behind; empty if nothing is. */
final class Oracle {
    private static final Set<Integer> WORKS =
            Set.of(ExitCode.OK, ExitCode.VERDICT_NEGATIVE, ExitCode.UNDECIDED, ExitCode.GIVEN_UP);
    private static final Pattern TRACE =
            Pattern.compile("(?m)^\\s+at [a-z][\\w.$]+\\(|Exception\\b|Error: |a fault of Sitrep");
    private static final Pattern PLACE = Pattern.compile(
            "[^\\s:]:\\d+:\\d+|\"line\": \\d+|,\\d+,\\d+,|\\| \\d+ \\| \\d+ \\||(?m)^[A-Z]\\d{3} \\S+: |no baseline balance\\.baseline;");
    private static final Pattern MACHINE = Pattern.compile(
            "(?s).*sitrep: .*(cannot (write|be written|delete|make)|File name too long|is a folder|Not a directory).*");

    private final Commands commands;

    Oracle(final Commands commands) {
        this.commands = commands;
    }

    Optional<String> wrong(final Case one, final Printed printed, final boolean stopped) {
        final String err = printed.err();
        if (TRACE.matcher(err).find() || TRACE.matcher(printed.out()).find() && !echoes(one)) {
            return Optional.of("a trace");
        }
        if (stopped && printed.code() == ExitCode.INTERRUPTED || WORKS.contains(printed.code())) {
            return numberless(one, printed);
        }
        if (printed.code() == ExitCode.OUR_FAULT) {
            return !one.places().isEmpty() && MACHINE.matcher(err).matches()
                    ? Optional.empty()
                    : Optional.of("exit code 1");
        }
        if (printed.code() != ExitCode.USAGE && printed.code() != ExitCode.BAD_DATA) {
            return Optional.of("exit code " + printed.code());
        }
        if (!err.contains("sitrep: ") && !err.contains(" finding")) {
            return Optional.of("no message");
        }
        return hasPlace(one, err + printed.out()) ? Optional.empty() : Optional.of("no place");
    }

    /** What is not a number must not be shown as one. */
    private static Optional<String> numberless(final Case one, final Printed printed) {
        final Pattern none = Pattern.compile("\\b(NaN|Infinity)\\b");
        return none.matcher(printed.out()).find() && !echoes(one) ? Optional.of("NaN in the result") : Optional.empty();
    }

    /** Returns whether odd words may come from the input. */
    private static boolean echoes(final Case one) {
        final Pattern odd = Pattern.compile("NaN|Infinity|Exception|Error");
        return one.args().stream().anyMatch(arg -> odd.matcher(arg).find())
                || one.file()
                        .filter(file -> odd.matcher(Bytes.text(file.bytes())).find())
                        .isPresent();
    }

    private boolean hasPlace(final Case one, final String said) {
        return PLACE.matcher(said).find()
                || one.file()
                        .filter(file -> said.contains(file.file().toString()))
                        .isPresent()
                || one.args().stream().skip(1).anyMatch(arg -> isIn(said, arg.replaceFirst("(?s)^--[a-z-]+=(?=.)", "")))
                || one.args().stream()
                        .anyMatch(arg -> arg.isEmpty() && said.contains("''")
                                || arg.startsWith("--") && said.contains(arg.replaceFirst("(?s)=.*", ""))
                                || arg.contains("//") && said.contains(arg.replaceAll("/+", "/")))
                || names(one).anyMatch(name -> said.contains(name) || isIn(said, name));
    }

    /**
     * Returns whether a message has an argument, as it is or as it is shown: what drives a terminal is not written to
     * it.
     */
    private static boolean isIn(final String said, final String arg) {
        return !Shown.name(arg).equals(arg)
                        && (said.contains(Shown.name(arg)) || said.contains(Shown.escaped(arg)) && !arg.isBlank())
                || !arg.isBlank()
                        && (Stream.of(arg.split("\\s+")).anyMatch(word -> word.length() > 1 && said.contains(word))
                                || said.contains(arg)
                                || said.contains(arg.replaceAll("[\\p{C}\\u2028\\u2029&&[^\\n]]", "\ufffd")));
    }

    private Stream<String> names(final Case one) {
        if (one.args().isEmpty() || !RootCommand.names().contains(one.args().get(0))) {
            return one.args().stream().filter(arg -> !arg.isEmpty());
        }
        final CommandLine.Model.CommandSpec spec =
                commands.named(one.args().get(0)).getCommandSpec();
        return Stream.concat(
                spec.options().stream()
                        .flatMap(option -> List.of(option.names()).stream())
                        .filter(name -> name.length() > 2),
                spec.positionalParameters().stream().map(CommandLine.Model.ArgSpec::paramLabel));
    }
}
