package org.sitrep.scenario;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** A loaded scenario: the merged content of its files, overlays and {@code --set} values. Immutable and thread-safe. */
public final class ScenarioDocument {
    private final ScalarNode ruleset;
    private final String title;
    private final String file;
    private final List<String> files;
    private final List<String> sets;
    private final MapNode root;
    private final Map<String, List<Node>> idle;
    /** The text of {@link #json}, once it was asked for; equal whichever thread makes it. */
    private String json;

    /** @param idle empty values that deleted nothing */
    ScenarioDocument(
            final ScalarNode ruleset,
            final String title,
            final String file,
            final List<String> files,
            final List<String> sets,
            final MapNode root,
            final List<Node> idle) {
        this.ruleset = ruleset;
        this.title = title;
        this.file = file;
        this.files = List.copyOf(files);
        this.sets = List.copyOf(sets);
        this.root = root;
        this.idle = idle.stream().collect(Collectors.groupingBy(node -> parent(node.path())));
    }

    /** Returns a text that is no scenario as a document: its entries, or none if it is no map. */
    static ScenarioDocument of(final String source, final Node root) {
        final MapNode map = root instanceof MapNode entries
                ? entries
                : new MapNode("", root.mark(), root.mark(), root.provenance(), Map.of());
        return new ScenarioDocument(null, source, source, List.of(), List.of(), map, List.of());
    }

    private static String parent(final String path) {
        return path.substring(0, Math.max(0, path.lastIndexOf('.')));
    }

    /** Returns the id of the game. */
    public String ruleset() {
        return ruleset.text();
    }

    /** Adds the finding that the game does not exist, at the place that names it. */
    public void unknownRuleset(final Collection<String> known, final Findings findings) {
        findings.add(
                Codes.HEADER,
                ruleset.place(),
                Header.RULESET,
                "there is no ruleset " + ruleset(),
                DidYouMean.suggestion(ruleset(), known));
    }

    /** Returns the title; the file's name if there is no title. */
    public String title() {
        return title;
    }

    /** Returns the scenario file as the user typed it. */
    public String file() {
        return file;
    }

    /**
     * Returns this document with further {@code path=value} texts merged over it, as if they followed the others on the
     * command line. Reads no file.
     *
     * @param findings receives the faults of the texts; a document with findings must not be played
     */
    public ScenarioDocument with(final List<String> more, final Findings findings) {
        final List<String> all = new ArrayList<>(sets);
        final List<Node> empty = idle();
        MapNode tree = root;
        for (final String text : more) {
            all.add(text);
            tree = SetOverlay.apply(tree, text, all.size(), empty, findings);
        }
        return new ScenarioDocument(ruleset, title, file, files, all, tree, empty);
    }

    /** Returns this document with its entries in the order of another tree with the same content. */
    ScenarioDocument with(final MapNode tree) {
        return new ScenarioDocument(ruleset, title, file, files, sets, tree, idle());
    }

    private List<Node> idle() {
        final List<Node> all = new ArrayList<>();
        idle.values().forEach(all::addAll);
        return all;
    }

    /** Returns all files read, as the user would type them, in merge order. */
    public List<String> files() {
        return files;
    }

    /** Returns the {@code path=value} texts of the command line. */
    public List<String> sets() {
        return sets;
    }

    /** Returns the resolved tree, without the keys of the file layer. */
    public MapNode root() {
        return root;
    }

    /**
     * Returns the node at a dotted path, the root for an empty one; empty if there is none. Elements of lists are named
     * by their index.
     */
    public Optional<Node> at(final String path) {
        final Node found = deepest(path);
        return found.path().equals(path) ? Optional.of(found) : Optional.empty();
    }

    /** Returns a plain value; empty if the path has none. */
    public Optional<String> text(final String path) {
        return at(path).filter(ScalarNode.class::isInstance).map(node -> ((ScalarNode) node).text());
    }

    /**
     * Returns the position of the value at a dotted path, or of its nearest existing ancestor; for a map or list, that
     * of its key.
     */
    public Mark markOf(final String path) {
        return deepest(path).place();
    }

    /**
     * Returns the empty values directly below a path that deleted nothing; a key that means nothing there is still a
     * fault.
     */
    List<Node> idleAt(final String path) {
        return idle.getOrDefault(path, List.of());
    }

    /** Returns a new set of the keys of the map at a path; empty if there is no such map. */
    Set<String> keysOf(final String path) {
        return at(path).filter(MapNode.class::isInstance)
                .map(node -> new LinkedHashSet<>(((MapNode) node).entries().keySet()))
                .orElseGet(LinkedHashSet::new);
    }

    private Node deepest(final String path) {
        Node at = root;
        if (path.isEmpty()) {
            return at;
        }
        for (final String step : path.split("\\.", -1)) {
            final Node next = child(at, step);
            if (next == null) {
                return at;
            }
            at = next;
        }
        return at;
    }

    private static Node child(final Node node, final String step) {
        if (node instanceof MapNode map) {
            return map.entries().get(step);
        }
        if (node instanceof ListNode list && step.matches("0|[1-9][0-9]{0,6}")) {
            final int index = Integer.parseInt(step);
            return index < list.items().size() ? list.items().get(index) : null;
        }
        return null;
    }

    /**
     * Returns the ruleset and the resolved content as one line of JSON with sorted keys and canonical numbers. Equal
     * content gives equal text, however it is spread over files. Titles, provenance, comments and the order of keys do
     * not matter; omitted values stay omitted. For hashing and comparison only: where a game depends on the order of
     * keys, this is not what is played, see {@link #json}.
     */
    public String canonicalJson() {
        return json(JsonText.Layout.SORTED);
    }

    /**
     * Returns the text of {@link #canonicalJson} with all keys in the order of the files: equal text means equal
     * content in equal order. Games number things in that order, so another order may yield other trials from the same
     * distribution. The text is itself a scenario file, which plays the same trials.
     */
    public String json() {
        if (json == null) {
            json = json(JsonText.Layout.COMPACT);
        }
        return json;
    }

    private String json(final JsonText.Layout layout) {
        final Map<String, Object> whole = new LinkedHashMap<>();
        whole.put(Header.FORMAT, Header.FORMAT_VERSION);
        whole.put(Header.RULESET, ruleset());
        whole.putAll(root.entries());
        return JsonText.print(whole, layout);
    }

    /** Returns the SHA-256 of {@link #canonicalJson} in UTF-8, as 64 lower-case hexadecimal digits. */
    public String sha256() {
        return Sha256.hex(canonicalJson());
    }

    /**
     * Returns the number of values (numbers, truth values and texts; not keys) by provenance, with an entry for each
     * provenance.
     */
    public Map<Provenance, Integer> provenanceCounts() {
        return provenanceCounts(List.of(""));
    }

    /**
     * Returns {@link #provenanceCounts()} of the values at and below some dotted paths, each value counted once;
     * unknown paths add nothing.
     */
    public Map<Provenance, Integer> provenanceCounts(final Collection<String> paths) {
        final Set<ScalarNode> leaves = Collections.newSetFromMap(new IdentityHashMap<>());
        new LinkedHashSet<>(paths).forEach(path -> at(path).ifPresent(node -> collect(node, leaves)));
        final Map<Provenance, Integer> counts = new EnumMap<>(Provenance.class);
        for (final Provenance provenance : Provenance.values()) {
            counts.put(provenance, 0);
        }
        leaves.forEach(leaf -> counts.merge(leaf.provenance(), 1, Integer::sum));
        return Collections.unmodifiableMap(counts);
    }

    private static void collect(final Node node, final Set<ScalarNode> leaves) {
        if (node instanceof MapNode map) {
            map.entries().values().forEach(entry -> collect(entry, leaves));
        } else if (node instanceof ListNode list) {
            list.items().forEach(item -> collect(item, leaves));
        } else if (node instanceof ScalarNode scalar && scalar.kind() != ScalarNode.Kind.NULL) {
            leaves.add(scalar);
        }
    }

    /**
     * Returns the resolved document as a readable scenario file, ending in a newline.
     *
     * @param withProvenance whether a comment next to each value gives its provenance, for chosen ones with file and
     *     line
     */
    public String resolvedYaml(final boolean withProvenance) {
        return YamlText.of(this, withProvenance);
    }

    /**
     * Returns a part of the resolved document as YAML, without its key and ending in a newline; empty if there is no
     * such part.
     *
     * @param path dotted path, see {@link #at}
     * @param withProvenance see {@link #resolvedYaml(boolean)}
     */
    public Optional<String> resolvedYaml(final String path, final boolean withProvenance) {
        return at(path).map(node -> YamlText.of(node, withProvenance));
    }
}
