package org.sitrep.analysis.check;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.sitrep.analysis.Difference;
import org.sitrep.scenario.Finding;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.KeyOrder;
import org.sitrep.scenario.Launcher;
import org.sitrep.scenario.Mark;
import org.sitrep.scenario.StoredData;

/** Reads the format of {@link BaselineText}, including margins edited by hand. One instance per file. */
public final class BaselineReader {
    /** The largest file that is read: more than ten metrics with the maximum number of trials take. */
    public static final int MOST_MEBIBYTES = 64;

    private static final Pattern LINE_END = Pattern.compile("\\r\\n|[\\r\\n]");
    private static final Pattern KEYED = Pattern.compile("([a-z-]+):\\s*(.*)");
    private static final Pattern SIGNED = Pattern.compile("([0-9a-f]{16}) over ([0-9]{1,9})");
    private static final Pattern CRC = Pattern.compile("(?:[^,]+, )?crc ([0-9a-f]{8})");
    private static final Pattern MARGIN = Pattern.compile("(\\S+)(?: in \\S+)? = .*, margin ([^,]*)(?:, needs .*)?");
    /** The versions that this build reads. */
    private static final Set<String> READ = Set.of("1", "2", "3", Integer.toString(BaselineText.VERSION));

    private static final Set<String> OF_FILE = Set.of(
            BaselineText.VERSION_KEY,
            BaselineText.MADE_BY,
            BaselineText.SEED,
            BaselineText.MAX_DECISIONS,
            BaselineText.ORDER,
            BaselineText.DATA);
    private static final Set<String> OF_ENTRY = Set.of(
            BaselineText.SCENARIO,
            BaselineText.BOT,
            BaselineText.CONTENT,
            BaselineText.TRIALS,
            BaselineText.SIGNATURE,
            BaselineText.METRIC,
            BaselineText.RECORD,
            BaselineText.STEPS);

    /** Maximum number of values of all metrics in a file; a few lines can stand for more than memory holds. */
    private static final long MOST_VALUES = 1L << 26;

    private final String file;
    private final Findings findings;
    private long valuesLeft = MOST_VALUES;
    private boolean sound = true;

    private BaselineReader(final String file, final Findings findings) {
        this.file = file;
        this.findings = findings;
    }

    /** A line with a key, and the packed lines that follow it. */
    private record Keyed(int line, String key, String value, List<String> packed) {}

    /** The lines from one scenario to the next. */
    private static final class Part {
        private final int line;
        private final Map<String, Keyed> once = new LinkedHashMap<>();
        private final List<Keyed> metrics = new ArrayList<>();
        private final List<Keyed> records = new ArrayList<>();

        private Part(final int line) {
            this.line = line;
        }
    }

    /**
     * Returns the baseline, or empty if there is any finding.
     *
     * @param file path as the user would type it
     * @param findings receives all findings
     */
    public static Optional<Baseline> read(final String file, final String text, final Findings findings) {
        return new BaselineReader(file, findings).read(text);
    }

    /** Returns the first line of an entry, from 1, for messages about it; 0 if the entry does not exist. */
    public static int lineOf(final String text, final int entry) {
        int left = entry;
        int line = 0;
        for (final String each : LINE_END.split(text)) {
            line++;
            if (each.startsWith(BaselineText.SCENARIO + ":") && left-- == 0) {
                return line;
            }
        }
        return 0;
    }

    private Optional<Baseline> read(final String text) {
        final List<Part> parts = parts(text);
        final Part head = parts.get(0);
        final Keyed version = head.once.get(BaselineText.VERSION_KEY);
        if (version == null || !READ.contains(version.value)) {
            wrong(
                    BaselineCodes.VERSION,
                    version == null ? 0 : version.line,
                    version == null
                            ? "this file is not a baseline"
                            : "this baseline has version " + version.value + ", but this build reads 1 to "
                                    + BaselineText.VERSION,
                    "create one with " + Launcher.NAME + " baseline");
            return Optional.empty();
        }
        final long seed = number(head, BaselineText.SEED, Long.MIN_VALUE, Long.MAX_VALUE);
        final int maxDecisions = (int) number(head, BaselineText.MAX_DECISIONS, 1, Integer.MAX_VALUE);
        final String command = text(head, BaselineText.MADE_BY);
        final Map<String, StoredData> data = unpacked(head.once.get(BaselineText.DATA), PackedLines::data, Map.of());
        final List<BaselineEntry> entries = new ArrayList<>();
        parts.subList(1, parts.size()).forEach(part -> entry(part, data).ifPresent(entries::add));
        if (parts.size() == 1) {
            wrong(
                    BaselineCodes.LINE,
                    0,
                    "this baseline has no scenario",
                    "create one with " + Launcher.NAME + " baseline");
        }
        requireDistinct(entries, parts);
        final KeyOrder order = unpacked(head.once.get(BaselineText.ORDER), PackedLines::order, KeyOrder.NONE);
        return sound ? Optional.of(new Baseline(command, seed, maxDecisions, order, entries)) : Optional.empty();
    }

    private void requireDistinct(final List<BaselineEntry> entries, final List<Part> parts) {
        final Set<String> seen = new HashSet<>();
        for (int e = 0; e < entries.size() && entries.size() == parts.size() - 1; e++) {
            if (!seen.add(entries.get(e).scenario() + "\n" + entries.get(e).bot())) {
                wrong(BaselineCodes.LINE, parts.get(e + 1).line, "this scenario and bot occur twice", "remove one");
            }
        }
    }

    private List<Part> parts(final String text) {
        final List<Part> parts = new ArrayList<>(List.of(new Part(1)));
        Keyed last = null;
        int number = 0;
        for (final String line : LINE_END.split(text)) {
            number++;
            final Matcher keyed = KEYED.matcher(line);
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            if (line.startsWith(" ") && last != null) {
                last.packed.add(line);
            } else if (keyed.matches()) {
                last = new Keyed(number, present(keyed.group(1)), keyed.group(2).strip(), new ArrayList<>());
                put(parts, last);
            } else {
                wrong(BaselineCodes.LINE, number, "this line is not a key with a value", "");
            }
        }
        return parts;
    }

    /** Returns the present name of a key: older baselines used "missions" for trials. */
    private static String present(final String key) {
        return key.equals("missions") ? BaselineText.TRIALS : key;
    }

    private void put(final List<Part> parts, final Keyed line) {
        if (line.key.equals(BaselineText.SCENARIO)) {
            parts.add(new Part(line.line));
        }
        final Part part = parts.get(parts.size() - 1);
        if (!(parts.size() == 1 ? OF_FILE : OF_ENTRY).contains(line.key)) {
            wrong(BaselineCodes.LINE, line.line, "nothing is called " + line.key + " here", "");
        } else if (line.key.equals(BaselineText.METRIC)) {
            part.metrics.add(line);
        } else if (line.key.equals(BaselineText.RECORD)) {
            part.records.add(line);
        } else if (part.once.putIfAbsent(line.key, line) != null) {
            wrong(BaselineCodes.LINE, line.line, line.key + " occurs twice", "remove one");
        }
    }

    private Optional<BaselineEntry> entry(final Part part, final Map<String, StoredData> data) {
        final String scenario = text(part, BaselineText.SCENARIO);
        final String bot = text(part, BaselineText.BOT);
        final String content = text(part, BaselineText.CONTENT);
        final int trials = (int) number(part, BaselineText.TRIALS, 1, Integer.MAX_VALUE);
        final Matcher signed = SIGNED.matcher(text(part, BaselineText.SIGNATURE));
        if (!signed.matches()) {
            wrong(BaselineCodes.LINE, lineOf(part, BaselineText.SIGNATURE), "the signature cannot be read", "");
        }
        final List<BaselineMetric> metrics = metrics(part);
        final List<TracedTrial> traces = unpacked(part.once.get(BaselineText.STEPS), PackedLines::traces, List.of());
        if (!sound) {
            return Optional.empty();
        }
        try {
            return Optional.of(new BaselineEntry(
                    scenario,
                    bot,
                    content,
                    trials,
                    Integer.parseInt(signed.group(2)),
                    Long.parseUnsignedLong(signed.group(1), 16),
                    metrics,
                    traces,
                    data.getOrDefault(scenario, StoredData.NONE)));
        } catch (final IllegalArgumentException contradiction) {
            wrong(BaselineCodes.RECORD, part.line, contradiction.getMessage(), "recreate the baseline");
            return Optional.empty();
        }
    }

    private List<BaselineMetric> metrics(final Part part) {
        final List<BaselineMetric> recorded = new ArrayList<>();
        for (final Keyed record : part.records) {
            // A damaged record has already been reported; it still stands for its metric.
            final BaselineMetric metric = unpacked(record, bytes -> PackedLines.metric(bytes, valuesLeft), null);
            recorded.add(metric);
            valuesLeft -=
                    metric == null ? 0 : (long) metric.trials() * metric.slots().size();
        }
        final List<BaselineMetric> metrics = new ArrayList<>();
        for (int m = 0; m < part.metrics.size(); m++) {
            final Keyed line = part.metrics.get(m);
            final Matcher text = MARGIN.matcher(line.value);
            if (!text.matches()) {
                wrong(BaselineCodes.LINE, line.line, "the metric cannot be read", "undo the edit");
            } else if (m >= recorded.size()
                    || recorded.get(m) != null && !recorded.get(m).name().equals(text.group(1))) {
                wrong(
                        BaselineCodes.RECORD,
                        line.line,
                        text.group(1) + " has no record in this order",
                        "remove records together with their metrics; recreate the baseline to add metrics");
            } else {
                final double margin = margin(line, text.group(2).strip());
                if (recorded.get(m) != null) {
                    metrics.add(recorded.get(m).withMargin(margin));
                }
            }
        }
        if (recorded.size() > part.metrics.size()) {
            wrong(
                    BaselineCodes.RECORD,
                    part.records.get(part.metrics.size()).line,
                    "this record belongs to no metric",
                    "remove it too");
        }
        return metrics;
    }

    private double margin(final Keyed line, final String text) {
        final Optional<Double> margin = Difference.of(text).filter(value -> value >= 0);
        if (margin.isEmpty()) {
            wrong(
                    BaselineCodes.MARGIN,
                    line.line,
                    "the margin cannot be " + text,
                    "write a number of at least 0, or 1% for a rate");
        }
        return margin.orElse(0.0);
    }

    private interface Unpack<T> {
        T from(byte[] bytes) throws PackedLines.DamagedException;
    }

    /** Returns the unpacked record of a line; {@code otherwise} if there is no such line, or it is damaged. */
    private <T> T unpacked(final Keyed line, final Unpack<T> unpack, final T otherwise) {
        if (line == null) {
            return otherwise;
        }
        final Matcher crc = CRC.matcher(line.value);
        if (!crc.matches()) {
            wrong(BaselineCodes.LINE, line.line, "this line of packed data cannot be read", "");
            return otherwise;
        }
        try {
            return unpack.from(PackedLines.bytes(line.packed, Long.parseLong(crc.group(1), 16)));
        } catch (final PackedLines.DamagedException damaged) {
            wrong(
                    BaselineCodes.RECORD,
                    line.line,
                    "the packed data below cannot be used: " + damaged.getMessage(),
                    "recreate the baseline, or undo the edit");
            return otherwise;
        }
    }

    private String text(final Part part, final String key) {
        final Keyed line = part.once.get(key);
        if (line == null || line.value.isEmpty()) {
            wrong(BaselineCodes.LINE, line == null ? part.line : line.line, "the key is missing: " + key, "");
            return "";
        }
        return line.value;
    }

    private static int lineOf(final Part part, final String key) {
        return part.once.containsKey(key) ? part.once.get(key).line : part.line;
    }

    private long number(final Part part, final String key, final long low, final long high) {
        final String text = text(part, key);
        try {
            final long value = Long.parseLong(text);
            if (value >= low && value <= high) {
                return value;
            }
        } catch (final NumberFormatException notANumber) {
            // reported below
        }
        if (!text.isEmpty()) {
            wrong(BaselineCodes.LINE, lineOf(part, key), key + " cannot be " + text, "");
        }
        return low;
    }

    private void wrong(final BaselineCodes code, final int line, final String message, final String suggestion) {
        sound = false;
        findings.add(new Finding(code.id(), new Mark(file, line, line == 0 ? 0 : 1), "", message, suggestion));
    }
}
