package org.sitrep.ruleset.check;

import java.util.Collection;
import java.util.List;
import org.sitrep.scenario.DidYouMean;

/** Suggestions for unknown names. */
public final class Names {
    /** Maximum length of a helpful list of forbiddable things. */
    private static final int MOST_FORBIDDEN = 40;

    private Names() {}

    /** Returns the nearest known name if one is near; otherwise all known names; otherwise another suggestion. */
    public static String listed(final String name, final Collection<String> known, final String otherwise) {
        final String found = DidYouMean.suggestion(name, known);
        return found.isEmpty() ? otherwise : found;
    }

    /** Returns the nearest known name if one is near; otherwise another suggestion. */
    public static String near(final String name, final Collection<String> known, final String otherwise) {
        return DidYouMean.closest(name, known)
                .map(word -> "did you mean \"" + word + "\"?")
                .orElse(otherwise);
    }

    /**
     * Adds a finding for each unknown entry of a document's list {@code forbid}.
     *
     * @param at the whole document
     * @param forbidden the entries, each {@code kind:name}
     * @param known everything that can be forbidden, in display order
     * @param how notation of an entry, for the message if no known name is near
     */
    public static void checkForbidden(
            final Place at, final List<String> forbidden, final List<String> known, final String how) {
        at.each("forbid", forbidden, (thing, entry) -> {
            if (!known.contains(thing)) {
                entry.add("there is no " + thing + " to forbid", suggestForbidden(thing, known, how));
            }
        });
    }

    /** Uses the kind to find the name, otherwise the name alone to find the kind. */
    private static String suggestForbidden(final String thing, final List<String> known, final String how) {
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
