package org.sitrep.cli.command;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.sitrep.cli.output.Text;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** Renders the help of a command: a short synopsis, the most used options, the other options below their headings. */
final class GroupedHelp extends Help {
    private static final int MOST_USED = 5;
    /** A command with no more options, {@code --help} not counted, lists them without groups. */
    private static final int MOST_UNGROUPED = 8;

    private static final String INDENT = "  ";
    /** The width of {@code -x, }, which stands before a long name. */
    private static final int SHORT_NAME_WIDTH = 4;
    /** A wider name of an option has a line of its own. */
    private static final int WIDEST_NAME = 26;

    private final CommandSpec spec;
    private final int left;

    GroupedHelp(final CommandSpec spec, final ColorScheme colours) {
        super(spec, colours);
        this.spec = spec;
        left = Math.min(
                        WIDEST_NAME,
                        spec.args().stream()
                                .mapToInt(argument -> name(argument).length()
                                        + label(argument).length())
                                .max()
                                .orElse(0))
                + 2;
    }

    /** The root lists commands; the odds use the headings of the games. */
    private boolean isGrouped() {
        return spec.parent() != null && spec.argGroups().isEmpty();
    }

    @Override
    public String synopsis(final int headingLength) {
        if (!isGrouped()) {
            return super.synopsis(headingLength);
        }
        final StringBuilder line = new StringBuilder(
                colorScheme().commandText(spec.qualifiedName()).toString());
        spec.options().stream()
                .filter(OptionSpec::required)
                .forEach(option -> line.append(' ').append(option.longestName() + label(option)));
        line.append(" [OPTIONS]");
        spec.positionalParameters()
                .forEach(argument -> line.append(' ').append(colorScheme().parameterText(label(argument))));
        return line + "\n";
    }

    @Override
    public String parameterList() {
        if (!isGrouped()) {
            return super.parameterList();
        }
        final StringBuilder out = new StringBuilder();
        spec.positionalParameters().forEach(argument -> add(out, argument));
        return (out.length() == 0 ? out : out.append('\n')).toString();
    }

    @Override
    public String optionList() {
        if (!isGrouped()) {
            return super.optionList();
        }
        final List<OptionSpec> all = new ArrayList<>(
                spec.options().stream().filter(option -> !option.hidden()).toList());
        final StringBuilder out = new StringBuilder();
        if (all.size() <= MOST_UNGROUPED + 1) {
            add(out, "Options", all);
            return out.toString();
        }
        final List<OptionGroup> groups = OptionGroup.all();
        for (final OptionGroup group : groups) {
            final boolean first = group == groups.get(0);
            final List<OptionSpec> shown = group.options().stream()
                    .flatMap(name ->
                            all.stream().filter(option -> option.longestName().equals(name)))
                    .limit(first ? MOST_USED : all.size())
                    .toList();
            all.removeAll(shown);
            if (!shown.isEmpty()) {
                out.append(first ? "" : "\n");
                final String example = group.example(
                                shown.stream().map(OptionSpec::longestName).toList())
                        .map(text -> ", e.g. " + text)
                        .findFirst()
                        .orElse("");
                add(out, group.heading() + example, shown);
            }
        }
        return out.toString();
    }

    private void add(final StringBuilder out, final String heading, final List<OptionSpec> options) {
        out.append(heading).append(":\n");
        options.forEach(option -> add(out, option));
    }

    private void add(final StringBuilder out, final ArgSpec argument) {
        final String name = name(argument);
        final String label = label(argument);
        final String gap = " ".repeat(Math.max(0, left - name.length() - label.length()));
        final String description = String.join(" ", argument.description()).replace("%%", "%");
        final List<String> lines = Text.wrap(description, spec.usageMessage().width() - INDENT.length() - left);
        final String start = "\n" + INDENT + " ".repeat(left);
        out.append(INDENT)
                .append(name.isEmpty() ? "" : colorScheme().optionText(name))
                .append(colorScheme().parameterText(label))
                .append(gap.length() < 2 ? start : gap)
                .append(String.join(start, lines))
                .append('\n');
    }

    /** Returns the names of an option, the short one first; nothing for an argument, whose label names it. */
    private static String name(final ArgSpec argument) {
        if (!(argument instanceof OptionSpec option)) {
            return "";
        }
        final Stream<String> names = Arrays.stream(option.names()).sorted(Comparator.comparingInt(String::length));
        final String all = String.join(", ", names.toList());
        return all.startsWith("--") ? " ".repeat(SHORT_NAME_WIDTH) + all : all;
    }

    /** Returns the value that an option or argument takes, in brackets if it is optional. */
    private static String label(final ArgSpec argument) {
        if (argument instanceof PositionalParamSpec) {
            final String label = argument.paramLabel() + (argument.arity().max() > 1 ? "..." : "");
            return argument.arity().min() == 0 ? "[" + label + "]" : label;
        }
        if (argument.arity().max() == 0) {
            return "";
        }
        final String label =
                "=" + argument.paramLabel() + (argument.splitRegex().isEmpty() ? "" : ",...");
        return argument.arity().min() == 0 ? "[" + label + "]" : label;
    }
}
