package org.sitrep.scenario;

/**
 * A position in a file.
 *
 * @param file as the user would type it, {@code --set} for a value from the command line
 * @param line from 1; 0 for the file as a whole
 * @param column from 1; 0 for the line or file as a whole
 */
public record Mark(String file, int line, int column) {
    /** Returns {@code file:line:column}, with the name in quotes if it would not be visible. */
    @Override
    public String toString() {
        final String seen = Shown.name(file);
        return line == 0 ? seen : seen + ":" + line + ":" + column;
    }
}
