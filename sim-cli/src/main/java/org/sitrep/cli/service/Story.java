package org.sitrep.cli.service;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.sitrep.cli.output.Format;
import org.sitrep.cli.output.Json;
import org.sitrep.cli.output.Text;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot;
import org.sitrep.rng.MissionKey;
import org.sitrep.ruleset.TaleRecorder;
import org.sitrep.ruleset.tale.Tale;

/** One mission, told. */
public final class Story {
    private static final int WIDTH = 80;

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
     * Returns the story as text or JSON.
     *
     * @param colour whether headings of the text stand out by the terminal's means
     */
    public String in(final Format format, final boolean colour) {
        return format == Format.JSON ? Json.write(json()) + "\n" : text(colour);
    }

    private String text(final boolean colour) {
        final StringBuilder out = new StringBuilder(String.format(
                Locale.ROOT,
                "%s, played by %s: %s %d of seed %d%n",
                scenario.document().title(),
                bot,
                scenario.compiled().trial(),
                key.missionIndex(),
                key.seed()));
        for (final Tale.Step step : tale.steps()) {
            out.append('\n').append(Text.bold(step.heading(), colour)).append('\n');
            step.entries().forEach(entry -> append(out, entry));
        }
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

    private static void append(final StringBuilder out, final Tale.Entry entry) {
        if (entry instanceof Tale.Board board) {
            board.text().lines().forEach(line -> out.append("    ").append(line).append('\n'));
        } else if (entry instanceof Tale.Line line) {
            line.text().lines().forEach(told -> append(out, Text.wrap(told, WIDTH - 4)));
        }
    }

    private static void append(final StringBuilder out, final List<String> lines) {
        for (int i = 0; i < lines.size(); i++) {
            out.append(i == 0 ? "  " : "    ").append(lines.get(i)).append('\n');
        }
    }

    private Map<String, Object> json() {
        final Map<String, Object> json = new LinkedHashMap<>();
        json.put("scenario", scenario.document().file());
        json.put("bot", bot);
        json.put("seed", key.seed());
        json.put("mission", key.missionIndex());
        json.put("steps", tale.steps().stream().map(Story::json).toList());
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

    private static Map<String, Object> json(final Tale.Step step) {
        final Map<String, Object> json = new LinkedHashMap<>();
        json.put("heading", step.heading());
        json.put("lines", told(step, Tale.Line.class, Tale.Line::text));
        json.put("boards", told(step, Tale.Board.class, Tale.Board::text));
        return json;
    }

    private static <E extends Tale.Entry> List<String> told(
            final Tale.Step step, final Class<E> kind, final Function<E, String> text) {
        return step.entries().stream()
                .filter(kind::isInstance)
                .map(kind::cast)
                .map(text)
                .toList();
    }

    private Object value(final Slot slot, final int index) {
        final int whole = outcome.get(index);
        return slot.divisor() == 1 ? (Object) whole : (Object) ((double) whole / slot.divisor());
    }
}
