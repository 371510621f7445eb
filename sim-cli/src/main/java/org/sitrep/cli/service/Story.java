package org.sitrep.cli.service;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.sitrep.cli.output.Format;
import org.sitrep.cli.output.Json;
import org.sitrep.cli.output.Text;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot;
import org.sitrep.rng.MissionKey;
import org.sitrep.ruleset.Narrator;

/** One mission, told. */
public final class Story {
    private static final int WIDTH = 80;

    private final OpenScenario scenario;
    private final String bot;
    private final MissionKey key;
    private final Outcome outcome;
    private final List<Step> steps;

    private Story(
            final OpenScenario scenario,
            final String bot,
            final MissionKey key,
            final Outcome outcome,
            final List<Step> steps) {
        this.scenario = scenario;
        this.bot = bot;
        this.key = key;
        this.outcome = outcome;
        this.steps = List.copyOf(steps);
    }

    /**
     * Part of a step: a line of the tale, or the board.
     *
     * @param text what is told
     * @param board whether it is the board, whose line breaks and blanks matter
     */
    private record Part(String text, boolean board) {}

    private record Step(String heading, List<Part> parts) {}

    /** Collects the tale. */
    private static final class Scribe implements Narrator {
        private final List<Step> steps = new ArrayList<>();
        private final boolean all;

        Scribe(final boolean all) {
            this.all = all;
        }

        @Override
        public boolean wantsAll() {
            return all;
        }

        @Override
        public void heading(final String text) {
            steps.add(new Step(text, new ArrayList<>()));
        }

        @Override
        public void line(final String text) {
            add(new Part(text, false));
        }

        @Override
        public void board(final String text) {
            add(new Part(text.stripTrailing(), true));
        }

        private void add(final Part part) {
            if (steps.isEmpty()) {
                heading("");
            }
            steps.get(steps.size() - 1).parts().add(part);
        }
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
        final Scribe scribe = new Scribe(all);
        BotWatch.call(scenario.bots(), () -> {
            scenario.compiled().narrate(bot, maxDecisions, key, scribe, outcome);
            return scribe;
        });
        return new Story(scenario, bot, new MissionKey().set(seed, mission), outcome, scribe.steps);
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
        for (final Step step : steps) {
            out.append('\n').append(Text.bold(step.heading(), colour)).append('\n');
            step.parts().forEach(part -> append(out, part));
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

    private static void append(final StringBuilder out, final Part part) {
        if (part.board()) {
            part.text().lines().forEach(line -> out.append("    ").append(line).append('\n'));
            return;
        }
        part.text().lines().forEach(told -> {
            final List<String> lines = Text.wrap(told, WIDTH - 4);
            for (int i = 0; i < lines.size(); i++) {
                out.append(i == 0 ? "  " : "    ").append(lines.get(i)).append('\n');
            }
        });
    }

    private Map<String, Object> json() {
        final Map<String, Object> json = new LinkedHashMap<>();
        json.put("scenario", scenario.document().file());
        json.put("bot", bot);
        json.put("seed", key.seed());
        json.put("mission", key.missionIndex());
        json.put("steps", steps.stream().map(Story::json).toList());
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

    private static Map<String, Object> json(final Step step) {
        final Map<String, Object> json = new LinkedHashMap<>();
        json.put("heading", step.heading());
        json.put("lines", texts(step, false));
        json.put("boards", texts(step, true));
        return json;
    }

    private static List<String> texts(final Step step, final boolean boards) {
        return step.parts().stream()
                .filter(part -> part.board() == boards)
                .map(Part::text)
                .toList();
    }

    private Object value(final Slot slot, final int index) {
        final int whole = outcome.get(index);
        return slot.divisor() == 1 ? (Object) whole : (Object) ((double) whole / slot.divisor());
    }
}
