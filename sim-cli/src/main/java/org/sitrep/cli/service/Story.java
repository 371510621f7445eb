package org.sitrep.cli.service;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.sitrep.cli.output.Format;
import org.sitrep.cli.output.Json;
import org.sitrep.cli.output.Text;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot;
import org.sitrep.rng.MissionKey;
import org.sitrep.ruleset.StepSink;
import org.sitrep.ruleset.TaleRecorder;
import org.sitrep.ruleset.tale.Luck;
import org.sitrep.ruleset.tale.Tale;

/** One mission, told. */
public final class Story {
    private static final int LONGEST_TITLE = 80;
    private final OpenScenario scenario;
    private final String bot;
    private final MissionKey key;
    private final Outcome outcome;
    private final Tale tale;

    private Story(
            final OpenScenario scenario,
            final String bot,
            final MissionKey key,
            final Outcome outcome,
            final Tale tale) {
        this.scenario = scenario;
        this.bot = bot;
        this.key = key;
        this.outcome = outcome;
        this.tale = tale;
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
        final MissionKey key = new MissionKey().set(seed, mission);
        final Outcome outcome = new Outcome(scenario.compiled().layout());
        final TaleRecorder recorder = new TaleRecorder(all);
        BotWatch.call(scenario.bots(), () -> {
            scenario.compiled().narrate(bot, maxDecisions, key, recorder, outcome);
            return recorder;
        });
        return new Story(scenario, bot, new MissionKey().set(seed, mission), outcome, recorder.tale());
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
        final MissionKey key = new MissionKey().set(seed, mission);
        final Outcome outcome = new Outcome(scenario.compiled().layout());
        final TaleRecorder recorder = new TaleRecorder(true);
        final StepSink sink = (name, numbers) -> marks.add(new StepMark(name, numbers.clone(), recorder.place()));
        BotWatch.call(scenario.bots(), () -> {
            scenario.compiled().narrate(bot, maxDecisions, key, recorder, sink, outcome);
            return recorder;
        });
        return new Story(scenario, bot, new MissionKey().set(seed, mission), outcome, recorder.tale());
    }

    /**
     * Returns the story as text or JSON.
     *
     * @param how the text is told
     * @param colour whether headings of the text stand out by the terminal's means
     */
    public String in(final Format format, final Telling how, final boolean colour) {
        return format == Format.JSON ? Json.write(json()) + "\n" : text(how, colour);
    }

    private String text(final Telling how, final boolean colour) {
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

    /** Returns what was played. */
    public OpenScenario scenario() {
        return scenario;
    }

    /** Returns the id of the bot that played. */
    public String bot() {
        return bot;
    }

    /** Returns the seed. */
    public long seed() {
        return key.seed();
    }

    /** Returns the index of the mission. */
    public long mission() {
        return key.missionIndex();
    }

    /** Returns what was told. */
    public Tale tale() {
        return tale;
    }

    /** Returns what the mission came to. */
    public Outcome outcome() {
        return outcome;
    }

    /** Returns who played which mission: {@code played by drill: combat 3 of seed 1967}. */
    public String subtitle() {
        return "played by " + bot + ": " + played();
    }

    /** Returns which mission it is: {@code combat 3 of seed 1967}. */
    public String played() {
        return scenario.compiled().trial() + " " + key.missionIndex() + " of seed " + key.seed();
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
        json.put("seed", key.seed());
        json.put("mission", key.missionIndex());
        final SceneJson scenes = new SceneJson();
        json.put(
                "steps",
                tale.steps().stream()
                        .map(step -> scenes.add(step, TaleJson.step(step)))
                        .toList());
        json.put("scenes", scenes.scenes());
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
