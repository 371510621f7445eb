package org.sitrep.scenario;

import java.util.List;

/** What a document forbids, each written {@code kind:name}, held against what there is to forbid. Stateless. */
public final class ForbiddenNames {
    private static final String LIST = "forbid";
    /** A list of more is no help. */
    private static final int MOST_LISTED = 40;

    private ForbiddenNames() {}

    /**
     * Adds a finding for each entry of the document's list {@code forbid} that is not known.
     *
     * @param code of the finding
     * @param forbidden the entries
     * @param known everything that can be forbidden, in the order to list
     * @param how says how to write one where nothing is near
     */
    public static void check(
            final String code,
            final ScenarioDocument document,
            final List<String> forbidden,
            final List<String> known,
            final String how,
            final Findings findings) {
        for (int i = 0; i < forbidden.size(); i++) {
            final String thing = forbidden.get(i);
            if (!known.contains(thing)) {
                findings.add(
                        code,
                        document,
                        LIST + "." + i,
                        "there is no " + thing + " to forbid",
                        suggestion(thing, known, how));
            }
        }
    }

    /** The kind helps to find the name, or else the name alone to find the kind. */
    private static String suggestion(final String thing, final List<String> known, final String how) {
        final String kind = thing.substring(0, thing.indexOf(':') + 1);
        final List<String> ofKind = known.stream()
                .filter(name -> !kind.isEmpty() && name.startsWith(kind))
                .toList();
        final String near = ofKind.isEmpty() ? "" : DidYouMean.suggestion(thing, ofKind);
        if (!near.isEmpty()) {
            return near;
        }
        if (!ofKind.isEmpty() && ofKind.size() <= MOST_LISTED) {
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
