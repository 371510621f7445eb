package org.sitrep.scenario;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads the {@code provenance} entries of one file, removes them from the tree and gives every node its provenance. The
 * innermost map with a matching pattern decides; within it the longest pattern, then the one with fewest asterisks,
 * then the last written.
 */
final class ProvenanceRules {
    static final String KEY = "provenance";

    private static final String DEFAULT = "default";
    private static final List<String> KEYS = List.of(
            DEFAULT, Provenance.TEXT.id(), Provenance.DERIVED.id(), Provenance.HOUSE.id(), Provenance.CHOSEN.id());

    private final Findings findings;

    private ProvenanceRules(final Findings findings) {
        this.findings = findings;
    }

    /** Returns a tree without its provenance entries and with a provenance for every node. */
    static Node apply(final Node root, final Findings findings) {
        return new ProvenanceRules(findings).resolved(root, List.of());
    }

    /** Returns the resolved node; its enclosing scopes are given outermost first. */
    private Node resolved(final Node node, final List<Scope> around) {
        if (node instanceof ScalarNode s) {
            return new ScalarNode(s.path(), s.keyMark(), s.mark(), decided(around), s.text(), s.kind());
        }
        if (node instanceof ListNode list) {
            final List<Node> items = new ArrayList<>();
            for (final Node item : list.items()) {
                items.add(resolved(item, entered(around, Integer.toString(items.size()))));
            }
            return new ListNode(list.path(), list.keyMark(), list.mark(), decided(around), items);
        }
        return resolvedMap((MapNode) node, around);
    }

    private MapNode resolvedMap(final MapNode map, final List<Scope> around) {
        final List<Scope> scopes = new ArrayList<>(around);
        final List<Rule> own = rulesOf(map.entries().get(KEY));
        if (!own.isEmpty()) {
            scopes.add(Scope.of(own));
        }
        final Map<String, Node> entries = new LinkedHashMap<>();
        map.entries().forEach((key, value) -> {
            if (!key.equals(KEY)) {
                entries.put(key, resolved(value, entered(scopes, key)));
            }
        });
        own.stream().filter(rule -> !rule.matched).forEach(this::reportIdle);
        return new MapNode(map.path(), map.keyMark(), map.mark(), decided(scopes), entries);
    }

    private static List<Scope> entered(final List<Scope> scopes, final String step) {
        if (scopes.stream().allMatch(scope -> scope.open.isEmpty())) {
            return scopes; // true of most nodes: nothing is decided separately in them, and files may hold very many
        }
        return scopes.stream().map(scope -> scope.enter(step)).toList();
    }

    private static Provenance decided(final List<Scope> scopes) {
        for (int i = scopes.size() - 1; i >= 0; i--) {
            if (scopes.get(i).best.isPresent()) {
                return scopes.get(i).best.get().provenance;
            }
        }
        return Provenance.CHOSEN;
    }

    private List<Rule> rulesOf(final Node entry) {
        final List<Rule> rules = new ArrayList<>();
        if (entry instanceof MapNode map) {
            map.entries().forEach((key, value) -> addRules(key, value, rules));
        } else if (entry != null) {
            malformed(
                    entry,
                    entry.kindName() + " is not a provenance",
                    "write for example {default: house, text: [hitPoints]}");
        }
        return rules;
    }

    private void addRules(final String key, final Node value, final List<Rule> rules) {
        if (key.equals(DEFAULT)) {
            final String word = value instanceof ScalarNode scalar ? scalar.text() : value.kindName();
            Provenance.of(word)
                    .ifPresentOrElse(
                            provenance -> rules.add(new Rule(List.of(), provenance, value, rules.size())),
                            () -> malformed(
                                    value,
                                    JsonText.quote(word) + " is not a provenance",
                                    DidYouMean.suggestion(word, KEYS.subList(1, KEYS.size()))));
            return;
        }
        final Optional<Provenance> provenance = Provenance.of(key);
        if (provenance.isEmpty()) {
            malformed(value, "unknown key " + JsonText.quote(key), DidYouMean.suggestion(key, KEYS));
        } else if (value instanceof ListNode list) {
            list.items().forEach(item -> addPattern(item, provenance.get(), rules));
        } else {
            malformed(value, "should be a list of paths, is " + value.kindName(), "write [path, path.of.another]");
        }
    }

    private void addPattern(final Node item, final Provenance provenance, final List<Rule> rules) {
        final String text = item instanceof ScalarNode scalar ? scalar.text() : "";
        final List<String> steps = Arrays.asList(text.split("\\.", -1));
        if (steps.contains("")) {
            malformed(
                    item,
                    "should be a path, is " + item.kindName(),
                    "write keys separated by dots, with * for any one key");
        } else {
            rules.add(new Rule(steps, provenance, item, rules.size()));
        }
    }

    private void malformed(final Node node, final String message, final String suggestion) {
        findings.add(Codes.BAD_PROVENANCE, node, message, suggestion);
    }

    private void reportIdle(final Rule rule) {
        final String pattern = String.join(".", rule.steps);
        findings.add(
                Codes.IDLE_PROVENANCE,
                rule.place.mark(),
                rule.place.path(),
                JsonText.quote(pattern) + " matches nothing in this map",
                "correct or remove it");
    }

    /** One pattern. */
    private static final class Rule {
        private static final Comparator<Rule> LESS_SPECIFIC_FIRST = Comparator.comparingInt(
                        (Rule rule) -> rule.steps.size())
                .thenComparing(rule -> rule.steps.stream().filter("*"::equals).count(), Comparator.reverseOrder())
                .thenComparingInt(rule -> rule.order);

        private final List<String> steps;
        private final Provenance provenance;
        private final Node place;
        private final int order;
        private boolean matched;

        Rule(final List<String> steps, final Provenance provenance, final Node place, final int order) {
            this.steps = steps;
            this.provenance = provenance;
            this.place = place;
            this.order = order;
            matched = steps.isEmpty();
        }

        boolean accepts(final int depth, final String step) {
            return steps.get(depth).equals("*") || steps.get(depth).equals(step);
        }
    }

    /** The rules of one map, as seen from a node below it. */
    private record Scope(int depth, List<Rule> open, Optional<Rule> best) {
        static Scope of(final List<Rule> rules) {
            return from(0, rules, Optional.empty());
        }

        /** Returns the scope one step down: fully matched rules become candidates for the best, others stay open. */
        Scope enter(final String step) {
            final List<Rule> accepted =
                    open.stream().filter(rule -> rule.accepts(depth, step)).toList();
            return from(depth + 1, accepted, best);
        }

        private static Scope from(final int depth, final List<Rule> rules, final Optional<Rule> inherited) {
            final List<Rule> open = new ArrayList<>();
            final List<Rule> whole = new ArrayList<>();
            for (final Rule rule : rules) {
                if (rule.steps.size() == depth) {
                    rule.matched = true;
                    whole.add(rule);
                } else {
                    open.add(rule);
                }
            }
            return new Scope(
                    depth, open, whole.stream().max(Rule.LESS_SPECIFIC_FIRST).or(() -> inherited));
        }
    }
}
