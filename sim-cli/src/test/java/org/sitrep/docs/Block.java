package org.sitrep.docs;

import java.util.List;

/**
 * A fenced block of a page.
 *
 * @param line of the opening fence, from 1
 * @param indent blanks before the fence
 * @param language behind the fence, or empty
 * @param lines what stands between the fences, without the indent
 * @param marker what the comment above it wants
 */
record Block(int line, int indent, String language, List<String> lines, Marker marker) {
    boolean isCommands() {
        return language.equals("sh");
    }

    boolean isOutput() {
        return language.equals("text");
    }

    String text() {
        return String.join("\n", lines) + "\n";
    }
}
