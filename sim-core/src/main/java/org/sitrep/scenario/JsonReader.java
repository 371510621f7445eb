package org.sitrep.scenario;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads JSON (RFC 8259) into nodes with positions. Unlike {@link YamlReader}, takes nothing that is not JSON, and is
 * fast enough for the questions of a page.
 */
final class JsonReader {
    private static final Pattern NUMBER = Pattern.compile("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][-+]?[0-9]+)?");

    /** Each escaped character after a backslash, and below it what it stands for. */
    private static final String ESCAPED = "\"\\/bfnrt";

    private static final String MEANT = "\"\\/\b\f\n\r\t";
    private static final int HEX_DIGITS = 4;
    private static final int HEX = 16;

    private final String file;
    private final String text;
    private final Findings findings;
    private int at;
    private int line = 1;
    private int lineStart;

    private JsonReader(final String file, final String text, final Findings findings) {
        this.file = file;
        this.text = text;
        this.findings = findings;
    }

    /** Leaves the recursion at the first place that is not JSON; has no stack trace. */
    private static final class Wrong extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private final Codes code;

        private Wrong(final Codes code, final String message) {
            super(message, null, false, false);
            this.code = code;
        }
    }

    /**
     * Returns the node of a text; empty, with a finding, if it is not JSON, nests too deep or has a number that cannot
     * be stored. A key that occurs twice is a finding too.
     */
    static Optional<Node> read(final String file, final String text, final Findings findings) {
        final JsonReader reader = new JsonReader(file, text, findings);
        try {
            final Node root = reader.value("", null, 0);
            if (reader.next() != 0 || reader.at < text.length()) {
                throw syntax("the end of the text");
            }
            return Optional.of(root);
        } catch (Wrong wrong) {
            findings.add(wrong.code, reader.mark(), "", wrong.getMessage(), "");
            return Optional.empty();
        }
    }

    private static Wrong syntax(final String wanted) {
        return new Wrong(Codes.SYNTAX, "not JSON: " + wanted + " should be here");
    }

    private Mark mark() {
        return new Mark(file, line, at - lineStart + 1);
    }

    /** Skips blanks and returns the character after them; 0 at the end. */
    private char next() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            if (text.charAt(at++) == '\n') {
                line++;
                lineStart = at;
            }
        }
        return at < text.length() ? text.charAt(at) : 0;
    }

    /** Skips a character if it comes next, and returns whether it did. */
    private boolean skips(final char wanted) {
        final boolean there = next() == wanted;
        at += there ? 1 : 0;
        return there;
    }

    private void require(final char wanted) {
        if (!skips(wanted)) {
            throw syntax(String.valueOf(wanted));
        }
    }

    private Node value(final String path, final Mark key, final int depth) {
        final char first = next();
        final Mark mark = mark();
        final Mark keyMark = key == null ? mark : key;
        if (depth > YamlReader.MAX_DEPTH) {
            throw new Wrong(Codes.TOO_DEEP, "more than " + YamlReader.MAX_DEPTH + " levels of nesting");
        }
        return switch (first) {
            case '{' -> new MapNode(path, keyMark, mark, Provenance.CHOSEN, entries(path, depth));
            case '[' -> new ListNode(path, keyMark, mark, Provenance.CHOSEN, items(path, depth));
            case '"' -> new ScalarNode(path, keyMark, mark, Provenance.CHOSEN, string(), ScalarNode.Kind.STRING);
            default -> plain(path, keyMark, mark);
        };
    }

    private Map<String, Node> entries(final String path, final int depth) {
        final Map<String, Node> entries = new LinkedHashMap<>();
        require('{');
        if (skips('}')) {
            return entries;
        }
        do {
            next();
            final Mark mark = mark();
            final String key = string();
            require(':');
            final Node value = value(Node.childPath(path, key), mark, depth + 1);
            if (entries.putIfAbsent(key, value) != null) {
                findings.add(Codes.DUPLICATE_KEY, mark, value.path(), "the key occurs twice", "keep one of them");
            }
        } while (skips(','));
        require('}');
        return entries;
    }

    private List<Node> items(final String path, final int depth) {
        final List<Node> items = new ArrayList<>();
        require('[');
        if (skips(']')) {
            return items;
        }
        do {
            items.add(value(Node.childPath(path, Integer.toString(items.size())), null, depth + 1));
        } while (skips(','));
        require(']');
        return items;
    }

    private String string() {
        require('"');
        final StringBuilder out = new StringBuilder();
        for (char c = character(); c != '"'; c = character()) {
            out.append(c == '\\' ? escaped() : c);
        }
        return out.toString();
    }

    /** Returns the next character of a string as it is written, and skips it. */
    private char character() {
        if (at == text.length() || text.charAt(at) < ' ') {
            throw syntax("a quote or a character that can be seen");
        }
        return text.charAt(at++);
    }

    private char escaped() {
        final char name = character();
        if (name != 'u') {
            final int known = ESCAPED.indexOf(name);
            if (known < 0) {
                throw syntax("one of " + ESCAPED + "u before this");
            }
            return MEANT.charAt(known);
        }
        int code = 0;
        for (int i = 0; i < HEX_DIGITS; i++) {
            final char c = character();
            final int digit = c < 0x80 ? Character.digit(c, HEX) : -1; // digits of other scripts are none
            if (digit < 0) {
                throw syntax("four hexadecimal digits before this");
            }
            code = code * HEX + digit;
        }
        return (char) code;
    }

    private ScalarNode plain(final String path, final Mark key, final Mark mark) {
        final Matcher number = NUMBER.matcher(text).region(at, text.length());
        final ScalarNode.Kind kind;
        final String word;
        if (number.lookingAt()) {
            word = number.group();
            kind = number.group(2) == null && number.group(3) == null ? ScalarNode.Kind.INTEGER : ScalarNode.Kind.REAL;
            if (!ScalarNode.isUsableNumber(word, kind)) {
                throw new Wrong(Codes.BAD_NUMBER, Binder.shortened(word) + " is too large or too small");
            }
        } else {
            word = List.of("true", "false", "null").stream()
                    .filter(each -> text.startsWith(each, at))
                    .findFirst()
                    .orElseThrow(() -> syntax("a value"));
            kind = ScalarNode.kindOf(word);
        }
        at += word.length();
        return new ScalarNode(path, key, mark, Provenance.CHOSEN, word, kind);
    }
}
