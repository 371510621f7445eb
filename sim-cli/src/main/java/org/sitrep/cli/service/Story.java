package org.sitrep.cli.service;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.sitrep.cli.output.Format;
import org.sitrep.cli.output.Json;
import org.sitrep.cli.output.Text;
import org.sitrep.cli.session.BotWatch;
import org.sitrep.cli.session.OpenScenario;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot;
import org.sitrep.rng.MissionKey;
import org.sitrep.ruleset.StepSink;
import org.sitrep.ruleset.TaleRecorder;
import org.sitrep.ruleset.tale.Luck;
import org.sitrep.ruleset.tale.Tale;

/**
 * One mission, told.
 *
 * @param bot its id
 * @param outcome of the mission
 */
public record Story(OpenScenario scenario, String bot, long seed, long mission, Outcome outcome, Tale tale) {
    private static final int LONGEST_TITLE = 80;

    /** Tells a mission to a recorder. */
    private interface Narration {
        void into(MissionKey key, TaleRecorder recorder, Outcome outcome);
    }

    /**
     * Plays a mission and returns its story.
     *
     * @param all whether everything is to be told, also what the game tells in few words unless asked
     */
    public static Story of(
            final OpenScenario scenario,
            final String bot,
            final int maxDecisions,
            final long seed,
            final long mission,
            final boolean all) {
        return of(
                scenario,
                bot,
                seed,
                mission,
                all,
                (key, recorder, outcome) -> scenario.compiled().narrate(bot, maxDecisions, key, recorder, outcome));
    }

    /**
     * Plays a mission and returns its story with every step of {@link StepSink} and its place in the story.
     *
     * @param marks receives the steps
     */
    public static Story withSteps(
            final OpenScenario scenario,
            final String bot,
            final int maxDecisions,
            final long seed,
            final long mission,
            final List<StepMark> marks) {
        return of(scenario, bot, seed, mission, true, (key, recorder, outcome) -> {
            final StepSink sink = (name, numbers) -> marks.add(new StepMark(name, numbers.clone(), recorder.place()));
            scenario.compiled().narrate(bot, maxDecisions, key, recorder, sink, outcome);
        });
    }

    private static Story of(
            final OpenScenario scenario,
            final String bot,
            final long seed,
            final long mission,
            final boolean all,
            final Narration narration) {
        final Outcome outcome = new Outcome(scenario.compiled().layout());
        final TaleRecorder recorder = new TaleRecorder(all);
        BotWatch.call(scenario.bots(), () -> {
            narration.into(new MissionKey().set(seed, mission), recorder, outcome);
            return recorder;
        });
        return new Story(scenario, bot, seed, mission, outcome, recorder.tale());
    }

    /**
     * Returns the story as text or JSON.
     *
     * @param how the text is told
     * @param colour whether headings of the text stand out by the terminal's means
     */
    public String in(final Format format, final TaleText.Telling how, final boolean colour) {
        return format == Format.JSON ? Json.write(json()) + "\n" : text(how, colour);
    }

    private String text(final TaleText.Telling how, final boolean colour) {
        final StringBuilder out = new StringBuilder(
                Text.cut(scenario.document().title(), LONGEST_TITLE) + ", " + subtitle() + System.lineSeparator());
        out.append(new TaleText(how).of(tale, colour));
        out.append('\n')
                .append(Text.bold("Outcome (without what is 0)", colour))
                .append('\n');
        if (outcome.aborted()) {
            out.append("  given up: ").append(outcome.abortReason());
            out.append(outcome.abortDetail().isEmpty() ? "" : ", " + outcome.abortDetail())
                    .append('\n');
        }
        return out.append(OutcomeText.of(scenario.compiled().layout(), outcome)).toString();
    }

    /** Returns who played which mission: {@code played by drill: combat 3 of seed 1967}. */
    public String subtitle() {
        return "played by " + bot + ": " + played();
    }

    /** Returns which mission it is: {@code combat 3 of seed 1967}. */
    public String played() {
        return scenario.compiled().trial() + " " + mission + " of seed " + seed;
    }

    /** Returns what the mission came to by name, in the order of the report: the headline, and all that is not 0. */
    public Map<String, String> results() {
        final Map<String, String> results = new LinkedHashMap<>();
        if (outcome.aborted()) {
            results.put("given up", (outcome.abortReason() + " " + outcome.abortDetail()).strip());
        }
        results.putAll(OutcomeText.rows(scenario.compiled().layout(), outcome));
        return results;
    }

    /** Returns all of it as data. */
    public Map<String, Object> json() {
        final Map<String, Object> json = new LinkedHashMap<>();
        json.put("replayVersion", TaleJson.VERSION);
        json.put("scenario", scenario.document().file());
        json.put("bot", bot);
        json.put("seed", seed);
        json.put("mission", mission);
        final TaleJson steps = new TaleJson();
        json.put("steps", tale.steps().stream().map(steps::step).toList());
        json.put("scenes", steps.scenes());
        json.put("luck", TaleJson.luck(Luck.of(tale)));
        final Map<String, Object> slots = new LinkedHashMap<>();
        final List<Slot> layout = scenario.compiled().layout().slots();
        for (int s = 0; s < layout.size(); s++) {
            slots.put(layout.get(s).name(), outcome.get(s) == Outcome.ABSENT ? null : value(layout.get(s), s));
        }
        json.put("outcome", slots);
        json.put("decisions", outcome.decisions());
        json.put("aborted", outcome.aborted());
        json.put("abortReason", outcome.abortReason());
        if (!outcome.abortDetail().isEmpty()) {
            json.put("abortDetail", outcome.abortDetail());
        }
        return json;
    }

    private Object value(final Slot slot, final int index) {
        final int whole = outcome.get(index);
        return slot.divisor() == 1 ? (Object) whole : (Object) ((double) whole / slot.divisor());
    }
}
