package org.sitrep.playbook;

import java.util.ArrayList;
import java.util.List;

/**
 * The names of a scenario that the conditions of a playbook use, numbered from 0 in the order of their first use. A
 * playbook is compiled before its scenario is known, so the game checks the names and finds what they stand for.
 */
public final class BookNames {
    /** The most different names that a playbook can use: their numbers are part of the steps of a {@link Program}. */
    static final int MOST = 1 << 11;

    private final List<String> names = new ArrayList<>();
    private final List<Use> uses = new ArrayList<>();

    /**
     * One use of a name.
     *
     * @param fact name of the fact, of kind {@link Fact.Kind#NAME} or {@link Fact.Kind#NAMES}
     * @param name the name as written
     * @param path path of the condition in the playbook
     */
    public record Use(String fact, String name, String path) {}

    /** Returns the number of a name, and notes its use. */
    int number(final Use use) {
        uses.add(use);
        final int known = names.indexOf(use.name());
        if (known >= 0) {
            return known;
        }
        names.add(use.name());
        return names.size() - 1;
    }

    /** Returns the different names in the order of their numbers. */
    public List<String> names() {
        return List.copyOf(names);
    }

    /** Returns all uses in the order of the playbook. */
    public List<Use> uses() {
        return List.copyOf(uses);
    }
}
