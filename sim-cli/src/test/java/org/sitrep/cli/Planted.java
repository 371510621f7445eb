package org.sitrep.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.scenario.JsonText;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A known edit that is to be found back: content is measured, detuned, and {@code solve} is asked for the measured
 * values. What it answers is played once more on dice that neither the measurement nor the search has seen.
 *
 * @param name what is detuned
 * @param scenario below the shipped scenarios
 * @param detuned {@code path=value} each: the edit that spoils it
 * @param vary {@code path=range} each
 * @param targets {@code metric=tolerance} each, of another bot {@code bot:metric=tolerance}
 * @param budget trials that may be played
 */
record Planted(
        String name, String scenario, List<String> detuned, List<String> vary, List<String> targets, long budget) {
    private static final long MEASURED_TRIALS = 40_000;
    private static final String MEASURED_SEED = "7";
    private static final String CHECKED_SEED = "20261122";
    /** Beside the interval of the last check: two measurements of one value differ by so much in 1 of 10,000 cases. */
    private static final double ALLOWANCE = 2.0;

    /**
     * What came of a case.
     *
     * @param found whether solve says that all targets hold
     * @param holds whether they do, within the noise of the last check
     * @param answer the values that it found
     * @param targets each with the original value, that of the detuned content and that of the answer
     * @param trials played by solve
     * @param seconds that it took
     */
    record Result(boolean found, boolean holds, String answer, List<String> targets, long trials, double seconds) {}

    Result play(final Path folder) throws IOException {
        final Path overlay = folder.resolve("detuned.yaml");
        Files.writeString(overlay, overlayText(), StandardCharsets.UTF_8);
        final List<String> asked = new ArrayList<>();
        final List<Double> original = new ArrayList<>();
        for (final String target : targets) {
            final String[] parts = target.split("=");
            original.add(value(measured(MEASURED_SEED, parts[0], List.of())));
            asked.add("--target");
            asked.add(parts[0] + "=" + String.format(Locale.ROOT, "%.5f", original.get(original.size() - 1)) + "±"
                    + parts[1]);
        }
        final List<String> line = new ArrayList<>(List.of("solve", Cli.shipped(scenario)));
        line.addAll(List.of("--overlay", overlay.toString(), "--no-report", "--format", "json"));
        line.addAll(List.of(
                "--budget",
                Long.toString(budget),
                "--write",
                folder.resolve("answer.yaml").toString()));
        line.addAll(List.of("--force", "--progress", "never"));
        vary.forEach(factor -> line.addAll(List.of("--vary", factor)));
        line.addAll(asked);
        final long start = System.nanoTime();
        final Cli.Result solved = Cli.run(line.toArray(String[]::new));
        return judged(folder, solved, original, (System.nanoTime() - start) / 1e9);
    }

    private Result judged(
            final Path folder, final Cli.Result solved, final List<Double> original, final double seconds) {
        final boolean found = solved.code() == ExitCode.OK;
        if (!found && solved.code() != ExitCode.UNDECIDED) {
            throw new IllegalStateException(name + ": " + solved.code() + " " + solved.err());
        }
        final JsonNode json = JsonMapper.shared().readTree(solved.out());
        final List<String> overlays =
                new ArrayList<>(List.of(folder.resolve("detuned.yaml").toString()));
        if (found && json.get("overlay").isString()) {
            overlays.add(folder.resolve("answer.yaml").toString());
        }
        boolean holds = found;
        final List<String> said = new ArrayList<>();
        for (int t = 0; t < targets.size(); t++) {
            final String[] parts = targets.get(t).split("=");
            final JsonNode before = json.get("before").get("estimates").get(t);
            final JsonNode after = found ? answer(json).get("estimates").get(t) : before;
            final JsonNode checked = measured(CHECKED_SEED, parts[0], overlays);
            final double noise = ALLOWANCE
                    * (checked.get("high").asDouble() - checked.get("low").asDouble())
                    / 2;
            holds &= Math.abs(value(checked) - original.get(t)) <= Double.parseDouble(parts[1]) + noise;
            said.add(String.format(
                    Locale.ROOT,
                    "%s: %.4f ± %s, detuned %.4f, answer %.4f [%.4f, %.4f], checked %.4f",
                    parts[0],
                    original.get(t),
                    parts[1],
                    before.get("value").asDouble(),
                    after.get("value").asDouble(),
                    after.get("low").asDouble(),
                    after.get("high").asDouble(),
                    value(checked)));
        }
        return new Result(
                found,
                holds,
                found ? values(answer(json)) : "none",
                said,
                json.get("searchTrials").asLong() + json.get("confirmTrials").asLong(),
                seconds);
    }

    private static JsonNode answer(final JsonNode json) {
        for (final JsonNode one : json.get("confirmed")) {
            if (one.get("status").asString().equals("met")) {
                return one;
            }
        }
        throw new IllegalStateException("found, but nothing is met");
    }

    private String values(final JsonNode one) {
        final List<String> values = new ArrayList<>();
        for (int f = 0; f < vary.size(); f++) {
            values.add(
                    vary.get(f).split("=")[0] + "=" + one.get("values").get(f).asString());
        }
        return String.join(" ", values);
    }

    private JsonNode measured(final String seed, final String target, final List<String> overlays) {
        final int colon = target.lastIndexOf(':');
        final List<String> line = new ArrayList<>(List.of("run", Cli.shipped(scenario), "--seed", seed));
        line.addAll(List.of("--trials", Long.toString(MEASURED_TRIALS), "--no-report", "--format", "json"));
        line.addAll(List.of("--progress", "never"));
        overlays.forEach(overlay -> line.addAll(List.of("--overlay", overlay)));
        if (colon > 0) {
            line.addAll(List.of("--bot", target.substring(0, colon)));
        }
        final Cli.Result run = Cli.run(line.toArray(String[]::new));
        if (run.code() != ExitCode.OK) {
            throw new IllegalStateException(name + ": " + run.err());
        }
        final JsonNode estimate =
                JsonMapper.shared().readTree(run.out()).get("estimates").get(target.substring(colon + 1));
        if (estimate == null) {
            throw new IllegalStateException(name + ": no " + target);
        }
        return estimate;
    }

    private static double value(final JsonNode estimate) {
        return estimate.get("value").asDouble();
    }

    /** Nested as flow maps: one line a change would name the same key twice. */
    private String overlayText() {
        final java.util.Map<String, Object> tree = new java.util.LinkedHashMap<>();
        for (final String set : detuned) {
            final String[] parts = set.split("=", 2);
            put(tree, List.of(parts[0].split("\\.")), parts[1]);
        }
        return "sitrep: 1\nruleset: purple-haze\n"
                + tree.entrySet().stream()
                        .map(entry -> JsonText.quote(entry.getKey()) + ": " + flow(entry.getValue()) + "\n")
                        .collect(Collectors.joining());
    }

    @SuppressWarnings("unchecked")
    private static void put(final java.util.Map<String, Object> tree, final List<String> steps, final String value) {
        java.util.Map<String, Object> at = tree;
        for (final String step : steps.subList(0, steps.size() - 1)) {
            at = (java.util.Map<String, Object>)
                    at.computeIfAbsent(step, key -> new java.util.LinkedHashMap<String, Object>());
        }
        at.put(steps.get(steps.size() - 1), value);
    }

    private static String flow(final Object value) {
        if (value instanceof java.util.Map<?, ?> map) {
            return map.entrySet().stream()
                    .map(entry -> JsonText.quote((String) entry.getKey()) + ": " + flow(entry.getValue()))
                    .collect(Collectors.joining(", ", "{", "}"));
        }
        return (String) value;
    }
}
