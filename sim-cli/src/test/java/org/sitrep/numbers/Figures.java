package org.sitrep.numbers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Looks for what stands where a number belongs and is none, in all forms of output. */
final class Figures {
    /** What a program writes that has not looked. */
    private static final String NO_NUMBER = "\\b(NaN|Infinity|null|undefined)\\b|\u221e";

    /** A zero that has a sign. */
    private static final String MINUS_ZERO = "(?<![\\w.,-])[-\u2212]0(\\.0+)?(?![\\w.])";

    /** Half of an interval that is no number, or that claims to be nothing; not where the sign is explained. */
    private static final String NO_WIDTH =
            "\u00b1(?![\\s\u00a0]*([\\d.]|is half|half))|\u00b1[\\s\u00a0]*0(\\.0+)?(?![.\\d])";

    /**
     * Keys of what need not be there and is no estimate: a file, a place of a picture, a rank among results that have
     * none, what a bot did not weigh, how well a marker is.
     */
    private static final Set<String> MAY_BE_NULL =
            Set.of("at", "before", "after", "percentile", "worth", "health", "overlay", "tryIt");

    private static final Pattern IN_TEXT = Pattern.compile(NO_NUMBER + "|" + MINUS_ZERO + "|" + NO_WIDTH);

    /** A cell of CSV: the same, and as a whole. */
    private static final Pattern IN_CELL =
            Pattern.compile("-?(NaN|Infinity|null)|-0(\\.0+)?([eE].*)?", Pattern.CASE_INSENSITIVE);

    private static final Pattern SCRIPT = Pattern.compile("(?s)<(script|style)\\b.*?</\\1>");
    private static final int AROUND = 60;

    private final List<String> faults = new ArrayList<>();
    private int looked;

    /** Returns what was found, each with where and what stands around it. */
    List<String> faults() {
        return faults;
    }

    /** Returns how many texts and files were looked at. */
    int looked() {
        return looked;
    }

    /** Looks at every file of a folder. */
    void folder(final String name, final Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (final Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                final String path = name + " " + folder.relativize(file);
                final String ending = path.substring(path.lastIndexOf('.') + 1);
                if (!"png".equals(ending)) {
                    of(path, ending, Files.readString(file));
                }
            }
        }
    }

    /** Looks at a text, by its kind: the ending of a file or the name of a format. */
    void of(final String name, final String kind, final String text) {
        looked++;
        switch (kind) {
            case "json", "sitrep" -> json(name, text);
            case "csv" -> csv(name, text);
            default -> words(name, SCRIPT.matcher(text).replaceAll(""));
        }
    }

    private void words(final String name, final String text) {
        final Matcher found = IN_TEXT.matcher(text);
        while (found.find()) {
            fault(
                    name,
                    text.substring(Math.max(0, found.start() - AROUND), Math.min(text.length(), found.end() + AROUND)));
        }
    }

    private void csv(final String name, final String text) {
        for (final String line : text.split("\n")) {
            for (final String cell : line.split(",")) {
                if (IN_CELL.matcher(cell.strip()).matches()) {
                    fault(name, line);
                }
            }
        }
    }

    private void json(final String name, final String text) {
        if (!text.isBlank()) {
            walk(name, "", JsonMapper.shared().readTree(text));
        }
    }

    private void walk(final String name, final String at, final JsonNode node) {
        if (node.isNumber() && !Double.isFinite(node.doubleValue())) {
            fault(name, at + " is " + node);
        }
        if (node.isFloatingPointNumber() && node.toString().matches("-0(\\.0*)?([eE].*)?")) {
            fault(name, at + " is " + node);
        }
        if (node.has("value") && node.has("low") && node.has("high")) {
            estimate(name, at, node);
        } else {
            node.properties().stream()
                    .filter(entry -> entry.getValue().isNull() && !MAY_BE_NULL.contains(entry.getKey()))
                    .filter(entry -> !at.endsWith(".outcome")) // what has not come up in this trial
                    .forEach(entry -> fault(name, at + "." + entry.getKey() + " is null in " + node));
        }
        for (final Map.Entry<String, JsonNode> entry : node.properties()) {
            walk(name, at + "." + entry.getKey(), entry.getValue());
        }
        if (node.isArray()) {
            for (final JsonNode item : node) {
                if (item.isNull()) {
                    fault(name, at + " holds null");
                }
                walk(name, at + "[]", item);
            }
        }
    }

    /** Both limits are there or neither, and about the value; there is a value if there were trials. */
    private void estimate(final String name, final String at, final JsonNode node) {
        final JsonNode value = node.get("value");
        final JsonNode low = node.get("low");
        final JsonNode high = node.get("high");
        final boolean none = node.has("n") && node.get("n").asLong() == 0
                || node.has("method") && node.get("method").asString().equals("no data");
        // Of a survival curve nobody is at risk any more when all are lost, and its value is 0.
        if (value.isNull() != none && node.has("n") && !node.has("atRisk")) {
            fault(name, at + " has a value just where there are no trials: " + node);
        }
        if (low.isNull() != high.isNull() || value.isNull() && !low.isNull()) {
            fault(name, at + " has one limit: " + node);
        }
        if (!low.isNull() && !(low.doubleValue() <= value.doubleValue() && value.doubleValue() <= high.doubleValue())) {
            fault(name, at + " lies outside its limits: " + node);
        }
    }

    private void fault(final String name, final String what) {
        faults.add(name + ": " + what.replaceAll("\\s+", " "));
    }
}
