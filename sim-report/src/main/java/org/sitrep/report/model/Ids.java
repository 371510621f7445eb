package org.sitrep.report.model;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/** Hands out the ids of a report's charts and tables, which are also names of files. Not thread-safe. */
final class Ids {
    private final Set<String> taken = new HashSet<>();

    /** Returns the {@link #slug} of a name, with a number after it if it was handed out before. */
    String of(final String name) {
        final String slug = slug(name);
        String id = slug;
        for (int i = 2; !taken.add(id); i++) {
            id = slug + "-" + i;
        }
        return id;
    }

    /** Returns a name in lower case with hyphens for all but ASCII letters and digits; {@code part} if none is left. */
    static String slug(final String name) {
        final String slug =
                name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
        return slug.isEmpty() ? "part" : slug;
    }

    /** Returns a name as part of an id: with everything but ASCII letters and digits made hyphens. */
    static String part(final String name) {
        return name.replaceAll("[^A-Za-z0-9]", "-");
    }
}
