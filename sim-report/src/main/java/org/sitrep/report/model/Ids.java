package org.sitrep.report.model;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/** Assigns the ids of a report's charts and tables, which are also file names. Not thread-safe. */
final class Ids {
    private final Set<String> taken = new HashSet<>();

    /** Returns the {@link #slug} of a name, with a number appended if it was assigned before. */
    String of(final String name) {
        final String slug = slug(name);
        String id = slug;
        for (int i = 2; !taken.add(id); i++) {
            id = slug + "-" + i;
        }
        return id;
    }

    /** Returns a name in lower case, with hyphens for all but ASCII letters and digits; {@code part} if none remain. */
    static String slug(final String name) {
        final String slug =
                name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
        return slug.isEmpty() ? "part" : slug;
    }

    /** Returns a name as part of an id, with hyphens for all but ASCII letters and digits. */
    static String part(final String name) {
        return name.replaceAll("[^A-Za-z0-9]", "-");
    }
}
