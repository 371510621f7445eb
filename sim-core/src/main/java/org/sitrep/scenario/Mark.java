package org.sitrep.scenario;

/**
 * A place in a file.
 *
 * @param file as the user would type it, {@code --set} for a value from the command line
 * @param line from 1; 0 if the place is the file as a whole
 * @param column from 1; 0 if the place is the line or file as a whole
 */
public record Mark(String file, int line, int column) {
    /** Returns {@code file:line:column}, a name that would not be seen in quotes. */
    @Override
    public String toString() {
        final String seen = Shown.name(file);
        return line == 0 ? seen : seen + ":" + line + ":" + column;
    }
}
