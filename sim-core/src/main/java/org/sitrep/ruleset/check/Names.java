package org.sitrep.ruleset.check;

import java.util.Collection;
import java.util.List;
import org.sitrep.scenario.DidYouMean;

/** Suggestions for names that name nothing. */
public final class Names {
    /** A longer list of what can be forbidden is no help. */
    private static final int MOST_FORBIDDEN = 40;

    private Names() {}

    /** Returns the known name near to one, or else all that are known, or else another suggestion. */
    public static String listed(final String name, final Collection<String> known, final String otherwise) {
        final String found = DidYouMean.suggestion(name, known);
        return found.isEmpty() ? otherwise : found;
    }

    /** Returns the known name near to one, or else another suggestion. */
    public static String near(final String name, final Collection<String> known, final String otherwise) {
        return DidYouMean.closest(name, known)
                .map(word -> "did you mean \"" + word + "\"?")
                .orElse(otherwise);
    }

    /**
     * Adds a finding for each entry of a document's list {@code forbid} that is not known.
     *
     * @param at the whole document
     * @param forbidden the entries, each {@code kind:name}
     * @param known everything that can be forbidden, in the order to list
     * @param how says how to write one where nothing is near
     */
    public static void checkForbidden(
            final Place at, final List<String> forbidden, final List<String> known, final String how) {
        at.each("forbid", forbidden, (thing, entry) -> {
            if (!known.contains(thing)) {
                entry.add("there is no " + thing + " to forbid", toForbid(thing, known, how));
            }
        });
    }

    /** The kind helps to find the name, or else the name alone to find the kind. */
    private static String toForbid(final String thing, final List<String> known, final String how) {
        final String kind = thing.substring(0, thing.indexOf(':') + 1);
        final List<String> ofKind = known.stream()
                .filter(name -> !kind.isEmpty() && name.startsWith(kind))
                .toList();
        final String near = ofKind.isEmpty() ? "" : DidYouMean.suggestion(thing, ofKind);
        if (!near.isEmpty()) {
            return near;
        }
        if (!ofKind.isEmpty() && ofKind.size() <= MOST_FORBIDDEN) {
            return "known: " + String.join(", ", ofKind);
        }
        final String bare = thing.substring(thing.indexOf(':') + 1);
        return known.stream()
                .filter(name -> name.substring(name.indexOf(':') + 1).equals(bare) || name.endsWith("." + bare))
                .findFirst()
                .map(name -> "did you mean \"" + name + "\"?")
                .orElse(how);
    }
}
