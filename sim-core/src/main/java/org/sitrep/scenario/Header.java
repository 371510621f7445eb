package org.sitrep.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The keys at the top of a file that belong to the file layer rather than the game.
 *
 * @param ruleset the game, if this file names it
 * @param title the title, if this file gives one
 * @param parents the files that this one extends, as written
 */
record Header(Optional<ScalarNode> ruleset, Optional<ScalarNode> title, List<ScalarNode> parents) {
    static final String FORMAT = "sitrep";
    static final String RULESET = "ruleset";
    static final String TITLE = "title";
    static final String EXTENDS = "extends";

    static final Set<String> KEYS = Set.of(FORMAT, RULESET, TITLE, EXTENDS);

    /** The version of the file format that this program reads. */
    static final int FORMAT_VERSION = 1;

    static Header of(final MapNode root, final Findings findings) {
        checkFormat(root, findings);
        return new Header(text(root, RULESET, findings), text(root, TITLE, findings), parents(root, findings));
    }

    private static void checkFormat(final MapNode root, final Findings findings) {
        final Node version = root.entries().get(FORMAT);
        final String line = "begin the file with sitrep: " + FORMAT_VERSION;
        if (version == null) {
            findings.add(Codes.FORMAT_VERSION, root.mark(), FORMAT, "the format version is missing", line);
        } else if (!(version instanceof ScalarNode scalar)
                || scalar.kind() != ScalarNode.Kind.INTEGER
                || scalar.asLong() != FORMAT_VERSION) {
            findings.add(Codes.FORMAT_VERSION, version.place(), FORMAT, "this format version is unknown", line);
        }
    }

    private static Optional<ScalarNode> text(final MapNode root, final String key, final Findings findings) {
        final Node node = root.entries().get(key);
        if (node == null) {
            return Optional.empty();
        }
        if (node instanceof ScalarNode scalar
                && scalar.kind() == ScalarNode.Kind.STRING
                && !scalar.text().isBlank()) {
            return Optional.of(scalar);
        }
        findings.add(Codes.HEADER, node.place(), key, "should be text, is " + node.kindName(), "put it in quotes");
        return Optional.empty();
    }

    private static List<ScalarNode> parents(final MapNode root, final Findings findings) {
        final Node node = root.entries().get(EXTENDS);
        final List<ScalarNode> parents = new ArrayList<>();
        if (node instanceof ListNode list) {
            list.items().forEach(item -> addParent(item, parents, findings));
        } else if (node != null) {
            addParent(node, parents, findings);
        }
        return List.copyOf(parents);
    }

    private static void addParent(final Node node, final List<ScalarNode> parents, final Findings findings) {
        if (node instanceof ScalarNode scalar
                && scalar.kind() == ScalarNode.Kind.STRING
                && !scalar.text().isBlank()) {
            parents.add(scalar);
        } else {
            findings.add(
                    Codes.BAD_EXTENDS,
                    node,
                    "should be a file name, is " + node.kindName(),
                    "write extends: game.yaml or extends: [a.yaml, b.yaml]");
        }
    }

    static MapNode body(final MapNode root) {
        return root.without(KEYS);
    }
}
