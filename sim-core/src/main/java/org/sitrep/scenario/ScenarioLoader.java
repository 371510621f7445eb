package org.sitrep.scenario;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Loads scenario files. A file is merged over the files that it {@code extends}, in their order; a file reached twice
 * counts once, at its first position. Overlays follow, then {@code --set} values. The last file in the chain that names
 * the ruleset or the title decides. An overlay's title counts only if the scenario has none, and its ruleset must be
 * the scenario's.
 */
public final class ScenarioLoader {
    private final ExtendsPaths paths;
    private final Findings findings;
    private final Set<Path> done = new LinkedHashSet<>();
    private final List<SourceFile> open = new ArrayList<>();
    private final List<String> files = new ArrayList<>();
    private final List<Node> idle = new ArrayList<>();
    private MapNode tree;
    private Optional<ScalarNode> ruleset = Optional.empty();
    private Optional<ScalarNode> title = Optional.empty();
    private boolean inOverlays;
    private boolean complete = true;

    private ScenarioLoader(final LoadRequest request, final Findings findings) {
        this.findings = findings;
        paths = new ExtendsPaths(request.library(), findings);
        tree = emptyRoot(request.file());
    }

    /**
     * Returns the resolved document; empty if a file is missing or is not trustworthy YAML, or if no file names the
     * ruleset. All faults are added to {@code findings}. Faults of single keys and values still yield a document, so
     * that {@link Binder} can find more in it, but a document with findings must not be played. Reads the files once;
     * memory is a small multiple of their size. Several threads may call this method, each with findings of its own.
     */
    public static Optional<ScenarioDocument> load(final LoadRequest request, final Findings findings) {
        return new ScenarioLoader(request, findings).loaded(request);
    }

    /**
     * Returns the resolved document of a text, as if the request's file held it; that file is not read. The text may
     * extend shipped content, {@code <ruleset>:path}, and no other files.
     */
    public static Optional<ScenarioDocument> load(
            final LoadRequest request, final String text, final Findings findings) {
        final ScenarioLoader loader = new ScenarioLoader(request, findings);
        loader.add(new SourceFile(request.file(), null), text);
        return loader.changed(request);
    }

    /**
     * Returns the title that a file itself gives; empty if it gives none or cannot be read. Reads this file alone, not
     * those that it extends.
     *
     * @param file as the user typed it
     */
    public static Optional<String> title(final String file) {
        final Findings unsaid = new Findings();
        final Mark whole = new Mark(file, 0, 0);
        return SourceFile.find(file, Path.of(file), whole, "", unsaid)
                .flatMap(found -> found.text(whole, unsaid))
                .flatMap(text -> ParsedFiles.read(file, text, unsaid))
                .filter(MapNode.class::isInstance)
                .flatMap(root -> Header.of((MapNode) root, unsaid).title())
                .map(ScalarNode::text);
    }

    /**
     * Returns the folder within which a file may extend others by relative paths: the nearest one above it with a
     * {@code game.yaml}, otherwise its own.
     *
     * @param file an absolute path
     */
    public static Path root(final Path file) {
        return ExtendsPaths.root(file);
    }

    private Optional<ScenarioDocument> loaded(final LoadRequest request) {
        addNamed(request.file());
        return changed(request);
    }

    private Optional<ScenarioDocument> changed(final LoadRequest request) {
        inOverlays = true;
        request.overlays()
                .forEach(overlay -> addOverlay(overlay, request.texts().get(overlay)));
        final List<String> sets = request.sets();
        for (int i = 0; i < sets.size(); i++) {
            tree = SetOverlay.apply(tree, sets.get(i), i + 1, idle, findings);
        }
        if (complete && ruleset.isEmpty()) {
            findings.add(
                    Codes.HEADER,
                    new Mark(request.file(), 0, 0),
                    Header.RULESET,
                    "neither this file nor any file that it extends names the ruleset",
                    "add a line ruleset: <id>, or extend <id>:game.yaml");
        }
        if (!complete || ruleset.isEmpty()) {
            return Optional.empty();
        }
        final String shownTitle = title.map(ScalarNode::text).orElse(request.file());
        return Optional.of(new ScenarioDocument(ruleset.get(), shownTitle, request.file(), files, sets, tree, idle));
    }

    private void addOverlay(final String name, final String text) {
        if (text == null) {
            addNamed(name);
        } else {
            add(new SourceFile(name, null), text);
        }
    }

    private void addNamed(final String file) {
        final Mark whole = new Mark(file, 0, 0);
        Optional<SourceFile> source = Optional.empty();
        try {
            source = SourceFile.find(file, ContentNames.path(file, paths.library()), whole, "", findings);
        } catch (InvalidPathException e) {
            findings.add(Codes.UNREADABLE, whole, "", "this is not a valid file name", "");
        }
        source.ifPresentOrElse(found -> add(found, whole), () -> complete = false);
    }

    private void add(final SourceFile file, final Mark namedAt) {
        if (done.contains(file.real())) {
            return;
        }
        if (open.stream().anyMatch(other -> file.real().equals(other.real()))) {
            complete = false;
            findings.add(Codes.CYCLE, namedAt, Header.EXTENDS, cycle(file), "remove one of these extends");
            return;
        }
        file.text(namedAt, findings).ifPresentOrElse(text -> add(file, text), () -> complete = false);
        done.add(file.real());
    }

    private void add(final SourceFile file, final String text) {
        final Optional<MapNode> root =
                ParsedFiles.read(file.shown(), text, findings).flatMap(node -> asMap(node, file));
        if (root.isPresent()) {
            open.add(file);
            layOver(root.get(), text, file);
            open.remove(open.size() - 1);
        } else {
            complete = false;
        }
    }

    private void layOver(final MapNode root, final String text, final SourceFile file) {
        final Header header = Header.of(root, findings);
        final MapNode body = ParsedFiles.body(file.shown(), text, root, findings);
        for (final ScalarNode parent : header.parents()) {
            paths.find(file, parent).ifPresentOrElse(found -> add(found, parent.mark()), () -> complete = false);
        }
        files.add(file.shown());
        tree = TreeMerge.merge(tree, body, idle);
        takeHeader(header);
    }

    private void takeHeader(final Header header) {
        if (inOverlays && ruleset.isPresent() && header.ruleset().isPresent()) {
            checkSameRuleset(header.ruleset().get());
        } else {
            ruleset = header.ruleset().or(() -> ruleset);
        }
        title = inOverlays ? title.or(header::title) : header.title().or(() -> title);
    }

    private void checkSameRuleset(final ScalarNode other) {
        final String expected = ruleset.orElseThrow().text();
        if (!other.text().equals(expected)) {
            findings.add(
                    Codes.HEADER,
                    other.mark(),
                    Header.RULESET,
                    "this file belongs to the ruleset " + JsonText.quote(other.text()) + ", but the scenario to "
                            + JsonText.quote(expected),
                    "overlay it on a scenario of its own ruleset");
        }
    }

    private Optional<MapNode> asMap(final Node node, final SourceFile file) {
        if (node instanceof MapNode map) {
            return Optional.of(map);
        }
        findings.add(
                Codes.NOT_A_MAP,
                node.mark(),
                "",
                file.shown() + " should contain keys with values, is " + node.kindName(),
                "begin it with sitrep: " + Header.FORMAT_VERSION);
        return Optional.empty();
    }

    private String cycle(final SourceFile again) {
        final StringBuilder names = new StringBuilder();
        boolean inCycle = false;
        for (final SourceFile file : open) {
            inCycle |= file.real().equals(again.real());
            if (inCycle) {
                names.append(file.shown()).append(" extends ");
            }
        }
        return names.append(again.shown()).toString();
    }

    private static MapNode emptyRoot(final String file) {
        final Mark mark = new Mark(file, 0, 0);
        return new MapNode("", mark, mark, Provenance.CHOSEN, Map.of());
    }
}
