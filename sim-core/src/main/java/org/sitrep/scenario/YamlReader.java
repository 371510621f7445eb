package org.sitrep.scenario;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.portable.Portable;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.ReaderException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/**
 * Reads YAML text into nodes directly from the parser's events, so that every key and value has its position and
 * nothing is built before it is checked. Rejects features that data does not need and attackers use: anchors, aliases,
 * tags, several documents, deep nesting.
 */
final class YamlReader {
    static final int MAX_BYTES = 1 << 20;

    static final int MAX_DEPTH = 64;

    /**
     * Bounds the number of times that the parser copies a long scalar: it copies all it has read of one with each
     * buffer.
     */
    private static final int BUFFERS = 16;

    private static final int LEAST_BUFFER = 1024;

    private final String file;
    private final int line;
    private final int column;
    private final Findings findings;
    private Iterator<Event> events;
    private boolean usable = true;

    private YamlReader(final Mark start, final Findings findings) {
        file = start.file();
        line = start.line();
        column = start.column();
        this.findings = findings;
    }

    /**
     * Returns the node of a text (a {@link ScalarNode.Kind#NULL} for an empty one); empty if the text as a whole cannot
     * be trusted. Faults of single keys and values are reported too, but do not make the result empty.
     */
    static Optional<Node> read(final String file, final String text, final Findings findings) {
        return new YamlReader(new Mark(file, 1, 1), findings).document(text, "", null);
    }

    /** As {@link #read}, for a text with a position of its own and a path whose key has another position. */
    static Optional<Node> readAt(
            final Mark key, final Mark start, final String path, final String text, final Findings findings) {
        return new YamlReader(start, findings).document(text, path, key);
    }

    private Optional<Node> document(final String text, final String path, final Mark key) {
        try {
            final LoadSettings settings = LoadSettings.builder()
                    .setUseMarks(true)
                    .setCodePointLimit(MAX_BYTES)
                    .setBufferSize(Math.max(LEAST_BUFFER, text.length() / BUFFERS))
                    .build();
            events = new Parse(settings).parseString(text).iterator();
            final Node node = documentFromEvents(path, key);
            return usable ? Optional.of(node) : Optional.empty();
        } catch (TooDeep deep) {
            fault(Codes.TOO_DEEP, deep.mark, deep.path, "more than " + MAX_DEPTH + " levels of nesting", "");
        } catch (MarkedYamlEngineException syntax) {
            final Mark place = syntax.getProblemMark().map(this::markOf).orElse(new Mark(file, 0, 0));
            fault(Codes.SYNTAX, place, "", syntaxMessage(syntax), syntaxAdvice(syntax));
        } catch (ReaderException character) {
            final String what =
                    Portable.format("the character U+%04X is not allowed in YAML", character.getCodePoint());
            fault(Codes.NOT_TEXT, markAt(text, character.getPosition()), "", what, "remove it or escape it");
        } catch (YamlEngineException other) {
            fault(Codes.SYNTAX, new Mark(file, 0, 0), "", String.valueOf(other.getMessage()), "");
        }
        return Optional.empty();
    }

    private Node documentFromEvents(final String path, final Mark key) {
        Node root = null;
        while (events.hasNext()) {
            // Starts and ends of the stream and of documents carry no data.
            if (events.next() instanceof NodeEvent event) {
                if (root != null) {
                    fault(
                            Codes.SEVERAL_DOCUMENTS,
                            markOf(event),
                            "",
                            "a second YAML document begins here",
                            "put it in a separate file");
                    return root;
                }
                root = node(event, path, key, 0);
            }
        }
        final Mark start = new Mark(file, line, column);
        return root != null ? root : new ScalarNode(path, start, start, Provenance.CHOSEN, "", ScalarNode.Kind.NULL);
    }

    private Node node(final NodeEvent event, final String path, final Mark key, final int depth) {
        final Mark mark = markOf(event);
        final Mark keyMark = key == null ? mark : key;
        if (event instanceof AliasEvent || event.getAnchor().isPresent()) {
            final String what = event instanceof AliasEvent ? "a YAML alias" : "a YAML anchor";
            fault(
                    Codes.ALIAS,
                    mark,
                    path,
                    what + " is not allowed",
                    "write the value in full, or share it with extends");
        }
        if (event instanceof CollectionStartEvent start) {
            if (depth == MAX_DEPTH) {
                throw new TooDeep(mark, path);
            }
            checkTag(start.getTag(), mark, path);
            return start.getEventId() == Event.ID.MappingStart
                    ? new MapNode(path, keyMark, mark, Provenance.CHOSEN, entries(path, depth + 1))
                    : new ListNode(path, keyMark, mark, Provenance.CHOSEN, items(path, depth + 1));
        }
        return event instanceof ScalarEvent scalar
                ? scalar(scalar, path, keyMark, mark)
                : new ScalarNode(path, keyMark, mark, Provenance.CHOSEN, "", ScalarNode.Kind.NULL);
    }

    private List<Node> items(final String path, final int depth) {
        final List<Node> items = new ArrayList<>();
        for (Event event = events.next(); event.getEventId() != Event.ID.SequenceEnd; event = events.next()) {
            items.add(node((NodeEvent) event, Node.childPath(path, Integer.toString(items.size())), null, depth));
        }
        return items;
    }

    private Map<String, Node> entries(final String path, final int depth) {
        final Map<String, Node> entries = new LinkedHashMap<>();
        for (Event event = events.next(); event.getEventId() != Event.ID.MappingEnd; event = events.next()) {
            final Node key = node((NodeEvent) event, path, null, depth);
            final String name = key instanceof ScalarNode scalar ? scalar.text() : "?";
            final Node value = node((NodeEvent) events.next(), Node.childPath(path, name), key.mark(), depth);
            if (isUsableKey(key, path)) {
                final Node first = entries.putIfAbsent(name, value);
                if (first != null) {
                    findings.add(
                            Codes.DUPLICATE_KEY,
                            key.mark(),
                            value.path(),
                            "the key already occurs at line " + first.keyMark().line(),
                            "keep one of them");
                }
            }
        }
        return entries;
    }

    private boolean isUsableKey(final Node key, final String path) {
        final boolean word =
                key instanceof ScalarNode scalar && !scalar.text().isBlank() && scalar.kind() != ScalarNode.Kind.NULL;
        final String text = word ? ((ScalarNode) key).text() : "";
        if (!word || text.indexOf('.') >= 0 || text.indexOf('*') >= 0 || text.indexOf('\n') >= 0) {
            final String what =
                    word ? "the key " + JsonText.quote(Binder.shortened(text)) : "a key that is " + key.kindName();
            findings.add(
                    Codes.BAD_KEY,
                    key.mark(),
                    path,
                    what + " cannot be part of a path",
                    "use a word without dots or asterisks");
            return false;
        }
        return true;
    }

    private ScalarNode scalar(final ScalarEvent event, final String path, final Mark keyMark, final Mark mark) {
        checkTag(event.getTag(), mark, path);
        final String text = event.getValue();
        checkCharacters(text, mark, path);
        final ScalarNode.Kind kind = event.isPlain() ? ScalarNode.kindOf(text) : ScalarNode.Kind.STRING;
        final boolean number = kind == ScalarNode.Kind.INTEGER || kind == ScalarNode.Kind.REAL;
        if (number && !ScalarNode.isUsableNumber(text, kind)) {
            fault(
                    Codes.BAD_NUMBER,
                    mark,
                    path,
                    Binder.shortened(text) + " is too large, too small or not a number",
                    "put text in quotes");
        }
        return new ScalarNode(path, keyMark, mark, Provenance.CHOSEN, text, kind);
    }

    private void checkCharacters(final String text, final Mark mark, final String path) {
        SafeText.firstUnsafe(text)
                .ifPresent(c -> findings.add(
                        Codes.UNSAFE_TEXT,
                        mark,
                        path,
                        Portable.format("the text contains U+%04X, an invisible control character", c),
                        "remove the character"));
    }

    private void checkTag(final Optional<String> tag, final Mark mark, final String path) {
        tag.ifPresent(name ->
                fault(Codes.TAG, mark, path, "the YAML tag " + name + " is not allowed", "write the value without it"));
    }

    private void fault(
            final Codes code, final Mark mark, final String path, final String message, final String suggestion) {
        usable = false;
        findings.add(code, mark, path, message, suggestion);
    }

    private Mark markOf(final Event event) {
        return event.getStartMark().map(this::markOf).orElse(new Mark(file, line, column));
    }

    private Mark markOf(final org.snakeyaml.engine.v2.exceptions.Mark mark) {
        return new Mark(file, line + mark.getLine(), mark.getColumn() + (mark.getLine() == 0 ? column : 1));
    }

    private Mark markAt(final String text, final int position) {
        final String before = text.substring(0, text.offsetByCodePoints(0, position));
        final int lineStart = before.lastIndexOf('\n') + 1;
        final int lines = (int) before.chars().filter(c -> c == '\n').count();
        final int inLine = before.codePointCount(lineStart, before.length());
        return new Mark(file, line + lines, inLine + (lines == 0 ? column : 1));
    }

    private static String syntaxMessage(final MarkedYamlEngineException syntax) {
        final String context = syntax.getContext();
        final String problem = String.valueOf(syntax.getProblem()).replaceAll("\\. \\(Do not use .*", "");
        return (context == null ? problem : context + ", " + problem).replaceAll("\\s+", " ");
    }

    /** Returns the most frequent cause of such an error; the parser reports only where it gave up. */
    private static String syntaxAdvice(final MarkedYamlEngineException syntax) {
        final String problem = String.valueOf(syntax.getProblem());
        if (problem.contains("TAB")) {
            return "indent lines with spaces, not with tabs";
        }
        if (problem.contains("mapping values are not allowed")) {
            return "put text with a colon in quotes, and indent the line like its neighbours";
        }
        return "check this line and those above for an unclosed quote or bracket, text that needs "
                + "quotes, or wrong indentation";
    }

    /** Leaves the recursion at once; has no stack trace. */
    private static final class TooDeep extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private final transient Mark mark;
        private final String path;

        TooDeep(final Mark mark, final String path) {
            super(null, null, false, false);
            this.mark = mark;
            this.path = path;
        }
    }
}
