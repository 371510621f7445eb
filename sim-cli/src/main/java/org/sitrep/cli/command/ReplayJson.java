package org.sitrep.cli.command;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.sitrep.cli.output.Json;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot;
import org.sitrep.report.replay.ReplayDiff;
import org.sitrep.report.replay.ReplayedTrial;
import org.sitrep.ruleset.TranscriptRecorder;
import org.sitrep.ruleset.transcript.Choice;
import org.sitrep.ruleset.transcript.Law;
import org.sitrep.ruleset.transcript.Luck;
import org.sitrep.ruleset.transcript.Roll;
import org.sitrep.ruleset.transcript.Scene;
import org.sitrep.ruleset.transcript.Transcript;

/**
 * Converts transcripts to JSON data. Each board is stored once; steps refer by index to the board before and after
 * them. Steps must be added in order.
 */
final class ReplayJson {
    private static final int VERSION = 2;
    private static final int DIFF_VERSION = 2;
    private static final double PERCENT = 100;

    private final Map<Scene, Integer> scenes = new LinkedHashMap<>();
    private Integer onShow;
    private Object standing = List.of();

    /**
     * Returns a step: its heading, lines, boards, choices and rolls, each of the last three with the number of
     * preceding lines of the step; the index of the board before and after it, null before the first board; and the
     * tracks after it.
     */
    private Map<String, Object> step(final Transcript.Step step) {
        final List<Object> lines = new ArrayList<>();
        final List<Object> boards = new ArrayList<>();
        final List<Object> choices = new ArrayList<>();
        final List<Object> rolls = new ArrayList<>();
        final List<Integer> shown = new ArrayList<>();
        final List<Object> shots = new ArrayList<>();
        final List<Object> marks = new ArrayList<>();
        for (final Transcript.Entry entry : step.entries()) {
            if (entry instanceof Transcript.Line line) {
                lines.add(line.text());
            } else if (entry instanceof Transcript.Board board) {
                boards.add(board.text());
            } else if (entry instanceof Transcript.Table table) {
                boards.add(table.text());
            } else if (entry instanceof Transcript.Legend legend) {
                lines.add(legend.text());
            } else if (entry instanceof Transcript.Chosen chosen) {
                choices.add(choice(chosen.choice(), lines.size()));
            } else if (entry instanceof Transcript.Rolled rolled) {
                rolls.add(roll(rolled.roll(), lines.size()));
            } else if (entry instanceof Transcript.Shown scene) {
                shown.add(scenes.computeIfAbsent(scene.scene(), added -> scenes.size()));
            } else if (entry instanceof Transcript.Gauges gauges) {
                standing = gauges.gauges();
            } else if (entry instanceof Transcript.Shot shot) {
                shots.add(Json.map(shot));
            } else if (entry instanceof Transcript.Mark mark) {
                marks.add(Json.map(mark));
            }
        }
        final Map<String, Object> json = new LinkedHashMap<>();
        json.put("heading", step.heading());
        json.put("lines", lines);
        json.put("boards", boards);
        json.put("choices", choices);
        json.put("rolls", rolls);
        json.put("before", onShow);
        onShow = shown.isEmpty() ? onShow : shown.get(shown.size() - 1);
        json.put("shown", shown);
        json.put("after", onShow);
        json.put("gauges", standing);
        json.put("shots", shots);
        json.put("marks", marks);
        return json;
    }

    private static Map<String, Object> choice(final Choice choice, final int line) {
        final Map<String, Object> json = Json.map(choice);
        json.put("chief", json.remove("chief"));
        json.put("afterLines", line);
        return json;
    }

    private static Map<String, Object> roll(final Roll roll, final int line) {
        final Map<String, Object> json = Json.map(roll);
        json.put("law", roll.law().map(ReplayJson::law).orElse(null));
        final OptionalDouble luck = Luck.of(roll);
        json.put("percentile", luck.isPresent() ? (Object) (PERCENT * luck.getAsDouble()) : null);
        json.put("afterLines", line);
        return json;
    }

    private static Map<String, Object> law(final Law law) {
        final Map<String, Object> json = new LinkedHashMap<>();
        law.chances().forEach(chance -> json.put(Integer.toString(chance.value()), chance.probability()));
        return json;
    }

    private static Map<String, Object> cell(final Scene.Cell cell) {
        final Map<String, Object> json = Json.map(cell);
        json.remove("holder");
        cell.holder().ifPresent(side -> json.put("holder", side));
        json.put("tokens", cell.tokens().stream().map(ReplayJson::token).toList());
        return json;
    }

    private static Map<String, Object> token(final Scene.Token token) {
        final Map<String, Object> json = Json.map(token);
        if (Double.isNaN(token.facing())) {
            json.remove("facing");
        }
        if (token.role() == Scene.Role.NONE) {
            json.remove("role");
        }
        return json;
    }

    /** Returns all boards of the steps so far; what a board or token lacks is left out. */
    private List<Object> scenes() {
        final List<Object> all = new ArrayList<>();
        for (final Scene scene : scenes.keySet()) {
            final Map<String, Object> json = Json.map(scene);
            json.remove("lines", List.of());
            json.remove("staggered", false);
            json.put("cells", scene.cells().stream().map(ReplayJson::cell).toList());
            all.add(json);
        }
        return all;
    }

    private record Ranks(int rolls, double meanRank, double percentile) {}

    static Map<String, Object> of(final ReplayedTrial story) {
        final Map<String, Object> json = new LinkedHashMap<>();
        json.put("replayVersion", VERSION);
        json.put("scenario", story.scenario().document().file());
        json.put("bot", story.bot());
        json.put("seed", story.seed());
        json.put("trial", story.trial());
        final ReplayJson steps = new ReplayJson();
        json.put("steps", story.transcript().steps().stream().map(steps::step).toList());
        json.put("scenes", steps.scenes());
        final Luck luck = Luck.of(story.transcript());
        json.put("luck", new Ranks(luck.count(), luck.mean(), PERCENT * luck.percentile()));
        final Map<String, Object> slots = new LinkedHashMap<>();
        final List<Slot> layout = story.scenario().compiled().layout().slots();
        final Outcome outcome = story.outcome();
        for (int s = 0; s < layout.size(); s++) {
            slots.put(
                    layout.get(s).name(),
                    outcome.get(s) == Outcome.ABSENT ? null : value(layout.get(s), outcome.get(s)));
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

    private static Object value(final Slot slot, final int whole) {
        return slot.divisor() == 1 ? (Object) whole : (Object) ((double) whole / slot.divisor());
    }

    private record Diff(int replayDiffVersion, Parting parting, List<Side> sides) {}

    private record Parting(int step, int gameStep, long decisionsBefore, Mark base, Mark other) {}

    private record Mark(String name, List<Long> numbers, int step, int entry) {}

    private record Side(String name, Map<String, Object> story) {}

    static Record of(final ReplayDiff diff) {
        return new Diff(
                DIFF_VERSION,
                diff.parting().map(parting -> parting(diff, parting)).orElse(null),
                Stream.of(diff.base(), diff.other())
                        .map(side -> new Side(side.name(), of(side.story())))
                        .toList());
    }

    private static Parting parting(final ReplayDiff diff, final ReplayDiff.Parting parting) {
        return new Parting(
                diff.number() - 1,
                parting.index(),
                parting.decisions(),
                mark(diff.base(), parting.index()),
                mark(diff.other(), parting.index()));
    }

    /** Returns null after the end of a trial. */
    private static Mark mark(final ReplayDiff.Side side, final int index) {
        final TranscriptRecorder.Place place = side.place(index);
        return side.mark(index)
                .map(mark -> new Mark(
                        mark.name(), Arrays.stream(mark.numbers()).boxed().toList(), place.step(), place.entry()))
                .orElse(null);
    }
}
