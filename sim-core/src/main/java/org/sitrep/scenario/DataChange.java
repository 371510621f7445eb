package org.sitrep.scenario;

import java.util.Objects;
import java.util.Optional;

/**
 * A value that differs between two versions of a scenario's data.
 *
 * @param path dotted path, as {@code --set} takes it
 * @param before JSON of the earlier value; empty if the path is new
 * @param after JSON of the later value; empty if the path is gone
 */
@Records
public record DataChange(String path, Optional<String> before, Optional<String> after) {
    private static final int SHOWN = 60;

    public DataChange {
        Objects.requireNonNull(path);
        Objects.requireNonNull(before);
        Objects.requireNonNull(after);
    }

    /** Returns the {@code path=value} text that gives the later data the earlier value. */
    public String undone() {
        return path + "=" + before.orElse("~");
    }

    /** Returns e.g. {@code weapons.m16.load: 6 -> 7}, with long values cut. */
    @Override
    public String toString() {
        return path + ": " + before.map(DataChange::cut).orElse("absent") + " -> "
                + after.map(DataChange::cut).orElse("absent");
    }

    private static String cut(final String json) {
        return json.length() <= SHOWN ? json : json.substring(0, SHOWN - 3) + "...";
    }
}
