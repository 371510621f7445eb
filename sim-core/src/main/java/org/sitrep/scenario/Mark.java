package org.sitrep.scenario;

/**
 * A place in a file.
 *
 * @param file as the user would type it, {@code --set} for a value from the command line
 * @param line from 1; 0 if the place is the file as a whole
 * @param column from 1; 0 if the place is the line or file as a whole
 */
public record Mark(String file, int line, int column) {
    @Override
    public String toString() {
        return line == 0 ? file : file + ":" + line + ":" + column;
    }
}
