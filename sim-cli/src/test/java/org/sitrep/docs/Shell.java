package org.sitrep.docs;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The command lines of a block, as a shell would read them. */
final class Shell {
    private static final String PROMPT = "$ ";

    private Shell() {}

    /**
     * A command.
     *
     * @param text without what follows {@code >}
     * @param into the file that its output goes to
     */
    record Command(String text, Optional<String> into) {
        static Command of(final String line) {
            final int arrow = line.lastIndexOf(" > ");
            return arrow < 0
                    ? new Command(line, Optional.empty())
                    : new Command(
                            line.substring(0, arrow),
                            Optional.of(line.substring(arrow + 3).strip()));
        }

        boolean isSitrep() {
            return text.startsWith("./sitrep ") && !text.contains(" | ") && !text.contains("; ");
        }

        /** Returns what follows the name of the program. */
        String arguments() {
            return text.substring("./sitrep ".length());
        }
    }

    /** Returns the commands of a block: lines that end in a backslash go on; comments are none. */
    static List<Command> commands(final List<String> lines) {
        final List<Command> commands = new ArrayList<>();
        final StringBuilder command = new StringBuilder();
        for (final String line : lines) {
            final String text = (line.startsWith(PROMPT) ? line.substring(PROMPT.length()) : line)
                    .strip()
                    .replaceFirst("(^|\\s+)# .*$", "");
            if (text.endsWith("\\")) {
                command.append(text, 0, text.length() - 1);
            } else if (!text.isBlank() || command.length() > 0) {
                commands.add(Command.of(command.append(text).toString().replaceAll(" {2,}", " ")));
                command.setLength(0);
            }
        }
        return commands;
    }
}
