package org.sitrep.report.result;

import static org.sitrep.report.result.ResultForms.FORMS;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.engine.Estimates;
import org.sitrep.engine.Precision;
import org.sitrep.engine.RunResult;
import org.sitrep.outcome.Group;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Series;
import org.sitrep.outcome.Slot;
import org.sitrep.outcome.Survival;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.scenario.JsonText;
import org.sitrep.scenario.Sha256;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.SlotTally;
import org.sitrep.stats.SurvivalCurve;
import org.sitrep.stats.Tally;

/** Maps a run's result to JSON and back, and validates files. Unknown keys are ignored. */
final class RunResultForm {
    /** Digits of an estimate, few enough to hide different last bits of a logarithm on another JDK. */
    private static final MathContext FIGURES = new MathContext(10);

    private static final int HASH_DIGITS = 16;

    private static final RecordForm<RunResult.Content> CONTENT = new RecordForm<>(RunResult.Content.class, FORMS)
            .key("json", "resolved")
            .key("sources", "provenance")
            .derived("json", content -> RunResultJson.resolved(content.json()))
            .order("sha256", "files", "sets", "sources");

    private static final RecordForm<RunResult> RESULT = new RecordForm<>(RunResult.class, FORMS)
            .key("toolVersion", "tool.version")
            .key("commit", "tool.commit")
            .key("rulesetId", "ruleset")
            .key("firstTrial", "trials.first")
            .key("requested", "trials.requested")
            .key("completed", "trials.completed")
            .key("aborted", "trials.aborted")
            .key("stopReason", "trials.stopReason")
            .usual("trial", CompiledScenario.TRIAL)
            .read(in -> RunResult.stopReason(in.text()), "stopReason")
            .usual("curves", List.of())
            .read(in -> in.hexadecimal(HASH_DIGITS), "outcomeHash")
            .derived("trials.unplayed", RunResult::unplayed)
            .derived("precision", result -> result.precision().map(precision -> precision(precision, result)))
            .derived("resultHash", RunResult::resultHash)
            .derived("headline", result -> result.layout().headline())
            .derived("estimates", RunResultForm::estimates)
            .derived("survivals", RunResultForm::survivals)
            .derived("content", result -> CONTENT.write(result.content()))
            .derived("layout", result -> layout(result.layout()))
            .derived("tallies", RunResultForm::tallies)
            .order("schemaVersion", "toolVersion", "commit", "rulesetId", "scenario", "title", "trial", "setup")
            .order("bot", "botFile", "maxDecisions", "options", "seed")
            .order("firstTrial", "requested", "completed", "aborted", "trials.unplayed", "stopReason")
            .order("precision", "outcomeHash", "resultHash", "decisions", "headline", "estimates", "survivals")
            .order("abortedTrials", "layout", "tallies", "products", "curves", "content", "timing");

    static {
        FORMS.record(RunResult.Abort.class).usual("detail", "");
        FORMS.record(Parts.class)
                .usual("survivals", List.of())
                .usual("brief", List.of())
                .usual("impossible", List.of());
    }

    private RunResultForm() {}

    static Map<String, Object> write(final RunResult result) {
        return RESULT.write(result);
    }

    private static Map<String, Object> precision(final Precision precision, final RunResult result) {
        final Map<String, Object> out = new LinkedHashMap<>();
        out.put("level", precision.level());
        final List<Map<String, Object>> goals =
                precision.goals().stream().map(FORMS::object).toList();
        for (int g = 0; g < goals.size(); g++) {
            goals.get(g)
                    .put(
                            "reached",
                            precision.reached(
                                    precision.goals().get(g), result.layout(), result.tallies(), result.products()));
        }
        out.put("goals", goals);
        return out;
    }

    private static Map<String, Object> estimates(final RunResult result) {
        final Map<String, Object> out = new LinkedHashMap<>();
        Estimates.of(result).forEach((name, estimate) -> out.put(name, rounded(estimate)));
        return out;
    }

    private static Map<String, Object> rounded(final Estimate estimate) {
        final Map<String, Object> out = FORMS.object(estimate);
        out.replaceAll((key, value) ->
                value instanceof Double x && Double.isFinite(x) ? new BigDecimal(x).round(FIGURES) : value);
        return out;
    }

    private static Optional<Map<String, Object>> survivals(final RunResult result) {
        final Map<String, Object> out = new LinkedHashMap<>();
        Estimates.survivals(result)
                .forEach((name, curves) ->
                        out.put(name, curves.stream().map(RunResultForm::curve).toList()));
        return Optional.of(out).filter(there -> !there.isEmpty());
    }

    private static Map<String, Object> curve(final SurvivalCurve curve) {
        final List<Object> steps = new ArrayList<>();
        for (final SurvivalCurve.Point point : curve.points()) {
            final Map<String, Object> step = new LinkedHashMap<>();
            step.put("atRisk", point.atRisk());
            step.put("lost", point.lost());
            step.putAll(rounded(point.surviving()));
            steps.add(step);
        }
        final Map<String, Object> out = new LinkedHashMap<>();
        out.put("curve", curve.label());
        out.put("steps", steps);
        return out;
    }

    /** The parts of a layout that a file holds in one object; its headline has a key of its own. */
    record Parts(
            List<Slot> slots,
            List<Ratio> ratios,
            List<Series> series,
            List<Group> groups,
            List<Survival> survivals,
            List<String> brief,
            List<String> impossible) {}

    private static Parts layout(final OutcomeLayout layout) {
        return new Parts(
                layout.slots(),
                layout.ratios(),
                layout.series(),
                layout.groups(),
                layout.survivals(),
                layout.brief(),
                List.copyOf(layout.impossible()));
    }

    private static OutcomeLayout layout(final JsonAt in, final String headline) {
        try {
            final Parts parts = FORMS.read(Parts.class, in);
            final OutcomeLayout.Builder builder = OutcomeLayout.builder().headline(headline);
            parts.slots().forEach(builder::add);
            parts.ratios().forEach(builder::add);
            parts.series().forEach(builder::add);
            parts.groups().forEach(builder::add);
            parts.survivals().forEach(builder::add);
            parts.impossible().forEach(builder::impossible);
            return builder.brief(parts.brief()).build();
        } catch (final IllegalArgumentException e) {
            throw in.inconsistent(e.getMessage());
        }
    }

    /** A histogram from the smallest value seen to the largest. */
    record Histogram(int min, long[] counts, long[] firstTrial) {}

    record Counted(String name, long n, long sum, long sumOfSquares, Histogram histogram) {}

    private static List<Counted> tallies(final RunResult result) {
        final List<Counted> out = new ArrayList<>();
        for (int s = 0; s < result.tallies().size(); s++) {
            final SlotTally tally = result.tallies().get(s);
            final int min = result.layout().slots().get(s).min();
            out.add(new Counted(tally.name(), tally.n(), tally.sum(), tally.sumOfSquares(), histogram(tally, min)));
        }
        return out;
    }

    private static Histogram histogram(final SlotTally tally, final int min) {
        int from = 0;
        int to = tally.counts().length;
        while (from < to && tally.counts()[from] == 0) {
            from++;
        }
        while (to > from && tally.counts()[to - 1] == 0) {
            to--;
        }
        return new Histogram(
                from == to ? min : min + from,
                Arrays.copyOfRange(tally.counts(), from, to),
                Arrays.copyOfRange(tally.firstTrial(), from, to));
    }

    static RunResult read(final JsonAt in) {
        requireVersion(in);
        final OutcomeLayout layout = layout(in.get("layout"), in.get("headline").text());
        final RunResult result;
        try {
            result = RESULT.read(
                    in,
                    Map.of(
                            "layout", layout,
                            "tallies", tallies(in.get("tallies"), layout),
                            "content", content(in.get("content"))));
        } catch (final IllegalArgumentException e) {
            throw in.inconsistent(e.getMessage());
        }
        final JsonAt hash = in.get("resultHash");
        if (!ResultForms.sha256(hash).equals(result.resultHash())) {
            throw hash.inconsistent("is not the hash of the file's contents");
        }
        return result;
    }

    private static void requireVersion(final JsonAt in) {
        if (!in.has("schemaVersion")) {
            throw in.fail(
                    ResultCodes.UNKNOWN_VERSION,
                    "has no schemaVersion",
                    "it is not a result file: name a " + RunResultJson.NAME);
        }
        in.get("schemaVersion").requireVersion(RunResult.SCHEMA_VERSION, "run the scenario again");
    }

    private static RunResult.Content content(final JsonAt in) {
        final Object resolved = in.get("resolved").value();
        final JsonAt hash = in.get("sha256");
        if (!ResultForms.sha256(hash).equals(Sha256.hex(JsonText.print(resolved, JsonText.Layout.SORTED)))) {
            throw hash.inconsistent("is not the hash of content.resolved");
        }
        return CONTENT.read(in, Map.of("json", JsonText.print(resolved, JsonText.Layout.COMPACT)));
    }

    private static List<SlotTally> tallies(final JsonAt in, final OutcomeLayout layout) {
        final List<JsonAt> items = in.items();
        if (items.size() != layout.slots().size()) {
            throw in.inconsistent(
                    "has " + items.size() + " entries for " + layout.slots().size() + " slots");
        }
        final List<SlotTally> tallies = new ArrayList<>();
        for (int s = 0; s < items.size(); s++) {
            tallies.add(tally(items.get(s), layout.slots().get(s)));
        }
        return tallies;
    }

    private static SlotTally tally(final JsonAt in, final Slot slot) {
        if (!in.get("name").text().equals(slot.name())) {
            throw in.get("name").inconsistent("is not the slot " + slot.name() + " that the layout has here");
        }
        final long bins = (long) slot.max() - slot.min() + 1;
        if (bins > Tally.MAX_BINS) {
            throw in.inconsistent("the slot's range is too wide");
        }
        final long[] counts = new long[(int) bins];
        final long[] first = new long[(int) bins];
        Arrays.fill(first, -1);
        readHistogram(in.get("histogram"), slot, counts, first);
        final SlotTally tally;
        try {
            tally = SlotTally.of(slot, counts, first);
        } catch (final ArithmeticException e) {
            throw in.inconsistent(e.getMessage());
        }
        require(in.get("n"), tally.n());
        require(in.get("sum"), tally.sum());
        require(in.get("sumOfSquares"), tally.sumOfSquares());
        return tally;
    }

    private static void require(final JsonAt in, final long expected) {
        if (in.integer() != expected) {
            throw in.inconsistent("is " + in.integer() + ", but the histogram gives " + expected);
        }
    }

    private static void readHistogram(final JsonAt in, final Slot slot, final long[] counts, final long[] first) {
        final long offset = (long) in.get("min").smallInteger() - slot.min();
        final List<JsonAt> countItems = in.get("counts").items();
        final List<JsonAt> firstItems = in.get("firstTrial").items();
        if (offset < 0 || offset + countItems.size() > counts.length || countItems.size() != firstItems.size()) {
            throw in.inconsistent("does not fit the slot's range " + slot.min() + " … " + slot.max());
        }
        for (int i = 0; i < countItems.size(); i++) {
            final int at = (int) offset + i;
            counts[at] = countItems.get(i).count();
            first[at] = firstItems.get(i).integer();
            if (first[at] < -1 || (counts[at] == 0) != (first[at] == -1)) {
                throw firstItems.get(i).inconsistent("is " + first[at] + " for " + counts[at] + " trials");
            }
        }
    }
}
