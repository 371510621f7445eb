package org.sitrep.docs;

import java.util.List;

/**
 * A fenced block of a page, or a table with a comment for its test above it.
 *
 * @param line of the opening fence, or of what is right above a table, from 1
 * @param indent blanks before it
 * @param language behind the fence, or empty; of a table {@link #TABLE}
 * @param lines what stands between the fences, without the indent; all of a table
 * @param marker what the comment above it wants
 */
record Block(int line, int indent, String language, List<String> lines, Marker marker) {
    static final String TABLE = "|";

    boolean isCommands() {
        return language.equals("sh");
    }

    boolean isOutput() {
        return language.equals("text");
    }

    boolean isTable() {
        return language.equals(TABLE);
    }

    /** Returns how many commands of Sitrep it has; 0 if it has none of anybody's. */
    int sitrepCommands() {
        return isCommands()
                ? (int) Shell.commands(lines).stream()
                        .filter(Shell.Command::isSitrep)
                        .count()
                : 0;
    }

    String text() {
        return String.join("\n", lines) + "\n";
    }
}
