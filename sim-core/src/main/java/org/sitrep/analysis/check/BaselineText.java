package org.sitrep.analysis.check;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.sitrep.outcome.Slot;
import org.sitrep.portable.Portable;
import org.sitrep.portable.Streams;
import org.sitrep.scenario.StoredData;
import org.sitrep.stats.Estimate;

/**
 * Writes a baseline as reviewable text: a readable head followed by packed records. Entries stay in their order.
 * Numbers are rounded to the precision of their intervals, so that the diff of two baselines shows which metrics moved.
 *
 * <pre>
 *   sitrep-baseline: 3
 *   made-by: ./sitrep baseline combats/patrol.yaml
 *   seed: 1967
 *   max-decisions: 100000
 *   order: 20 maps, crc 89abcdef
 *     packed lines
 *   data: 300 parts, crc 89abcdef
 *     packed lines
 *
 *   scenario: combats/patrol.yaml
 *   bot: rifleman
 *   content: 64 hexadecimal digits
 *   trials: 4000
 *   signature: 16 hexadecimal digits over 100
 *   metric: squad.survivors in 5..6 = 5.981 ± 0.004 Marines, margin 0.02, needs 3200 trials
 *   record: squad.survivors, crc 89abcdef
 *     packed lines
 *   steps: 64 trials, crc 01234567
 *     packed lines
 * </pre>
 */
public final class BaselineText {
    /**
     * The version of files with ratios. Files without are of version 3, which earlier builds read, too. Version 2 had
     * no data, version 1 another word for trials.
     */
    public static final int VERSION = 4;

    private static final int WITHOUT_RATIOS = 3;

    /** Key of the first line. */
    static final String VERSION_KEY = "sitrep-baseline";

    static final String MADE_BY = "made-by";
    static final String SEED = "seed";
    static final String MAX_DECISIONS = "max-decisions";
    static final String ORDER = "order";
    static final String DATA = "data";
    static final String SCENARIO = "scenario";
    static final String BOT = "bot";
    static final String CONTENT = "content";
    static final String TRIALS = "trials";
    static final String SIGNATURE = "signature";
    static final String METRIC = "metric";
    static final String RECORD = "record";
    static final String STEPS = "steps";

    private BaselineText() {}

    /** Returns the text, which ends with a line feed. */
    public static String write(final Baseline baseline) {
        final StringBuilder out = new StringBuilder();
        out.append("# Results of trials; ./sitrep check compares the present content and code with them.\n");
        out.append(
                "# Edit margins as you like. The trials that one needs decide it for a change that redraws a tenth.\n");
        out.append("# After an intended change, recreate the rest with the command below.\n");
        final boolean ratios = baseline.entries().stream()
                .flatMap(entry -> entry.metrics().stream())
                .anyMatch(BaselineRatio.class::isInstance);
        line(out, VERSION_KEY, ratios ? VERSION : WITHOUT_RATIOS);
        line(out, MADE_BY, baseline.command());
        line(out, SEED, baseline.seed());
        line(out, MAX_DECISIONS, baseline.maxDecisions());
        if (!baseline.order().keys().isEmpty()) {
            packed(out, ORDER, baseline.order().keys().size() + " maps", PackedLines.order(baseline.order()));
        }
        final Map<String, StoredData> data = new LinkedHashMap<>();
        baseline.entries().forEach(entry -> data.put(entry.scenario(), entry.data()));
        final long parts = data.values().stream()
                .flatMap(each -> each.parts().entrySet().stream())
                .filter(Streams.unseen())
                .count();
        if (parts > 0) {
            packed(out, DATA, parts + " parts", PackedLines.data(data));
        }
        baseline.entries().forEach(entry -> entry(out, entry));
        return out.toString();
    }

    private static void entry(final StringBuilder out, final BaselineEntry entry) {
        out.append('\n');
        line(out, SCENARIO, entry.scenario());
        line(out, BOT, entry.bot());
        line(out, CONTENT, entry.contentSha256());
        line(out, TRIALS, entry.trials());
        line(out, SIGNATURE, Portable.format("%016x over %d", entry.signature(), entry.signatureTrials()));
        entry.metrics().forEach(metric -> line(out, METRIC, metric(metric)));
        entry.metrics().forEach(metric -> packed(out, RECORD, metric.name(), PackedLines.metric(metric)));
        if (!entry.traces().isEmpty()) {
            packed(out, STEPS, entry.traces().size() + " trials", PackedLines.traces(entry.traces()));
        }
    }

    private static String metric(final BaselineMetric metric) {
        final Estimate e = metric.estimate();
        final long needed = metric.trialsFor(metric.margin());
        return metric.name() + range(metric) + " = " + e.shortForm()
                + (e.unit().equals("share") || Double.isNaN(e.value()) ? "" : " " + e.unit()) + ", margin "
                + new BigDecimal(Double.toString(metric.margin()))
                        .stripTrailingZeros()
                        .toPlainString()
                + (needed == 0 ? "" : ", needs " + needed + " trials");
    }

    /** Returns the text of the range of a slot, or of both of a ratio; empty for a flag. */
    private static String range(final BaselineMetric metric) {
        return metric instanceof BaselineSlot of && of.slot().kind() == Slot.Kind.FLAG
                ? ""
                : metric.slots().stream()
                        .map(BaselineSlot::slot)
                        .map(slot -> number(slot, slot.min()) + ".." + number(slot, slot.max()))
                        .collect(Collectors.joining("/", " in ", ""));
    }

    private static String number(final Slot slot, final int value) {
        return new BigDecimal(value)
                .divide(new BigDecimal(slot.divisor()), 3, RoundingMode.HALF_EVEN)
                .stripTrailingZeros()
                .toPlainString();
    }

    private static void packed(final StringBuilder out, final String key, final String what, final byte[] bytes) {
        line(out, key, Portable.format("%s, crc %08x", what, PackedLines.crc(bytes)));
        PackedLines.lines(bytes).forEach(line -> out.append(line).append('\n'));
    }

    private static void line(final StringBuilder out, final String key, final Object value) {
        out.append(key).append(": ").append(value).append('\n');
    }
}
