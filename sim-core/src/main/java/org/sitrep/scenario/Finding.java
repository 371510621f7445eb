package org.sitrep.scenario;

import java.util.Objects;

/**
 * A fault in the data.
 *
 * @param code stable code, {@code S…} for the file layer, a ruleset's own prefix for its checks
 * @param mark position of the fault
 * @param path dotted path of the value, empty for the whole file
 * @param message description of the fault
 * @param suggestion remedy, empty if the message says all
 */
public record Finding(String code, Mark mark, String path, String message, String suggestion) {
    public Finding {
        Objects.requireNonNull(code);
        Objects.requireNonNull(mark);
        Objects.requireNonNull(path);
        Objects.requireNonNull(message);
        Objects.requireNonNull(suggestion);
    }

    /** Returns {@code CODE file:line:column path: message; suggestion}. */
    @Override
    public String toString() {
        return code + " " + mark + (path.isEmpty() ? "" : " " + path) + ": " + message
                + (suggestion.isEmpty() ? "" : "; " + suggestion);
    }
}
