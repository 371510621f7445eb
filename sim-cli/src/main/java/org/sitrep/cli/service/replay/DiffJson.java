package org.sitrep.cli.service.replay;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.sitrep.cli.output.Json;
import org.sitrep.cli.service.StepMark;
import org.sitrep.ruleset.TaleRecorder;

/** Two missions beside each other as data: where they part, and both stories whole. */
public final class DiffJson {
    private static final int VERSION = 1;

    /** A side as it is written. */
    public record Told(String name, Map<String, Object> story) {}

    private DiffJson() {}

    /** Returns the text, with a line feed at its end. */
    public static String of(final StoryDiff diff) {
        final Map<String, Object> json = new LinkedHashMap<>();
        json.put("replayDiffVersion", VERSION);
        json.put(
                "parting", diff.parting().map(parting -> parting(diff, parting)).orElse(null));
        json.put(
                "sides",
                Stream.of(diff.base(), diff.other())
                        .map(side -> new Told(side.name(), side.story().json()))
                        .toList());
        return Json.write(json) + "\n";
    }

    private static Map<String, Object> parting(final StoryDiff diff, final StoryDiff.Parting parting) {
        final Map<String, Object> json = new LinkedHashMap<>();
        json.put("step", diff.number() - 1);
        json.put("gameStep", parting.index());
        json.put("decisionsBefore", parting.decisions());
        json.put("base", mark(diff.base(), parting.index()));
        json.put("other", mark(diff.other(), parting.index()));
        return json;
    }

    /** Null where a mission is over. */
    private static Map<String, Object> mark(final StoryDiff.Side side, final int index) {
        final Optional<StepMark> mark = side.mark(index);
        if (mark.isEmpty()) {
            return null;
        }
        final TaleRecorder.Place place = side.place(index);
        final Map<String, Object> json = new LinkedHashMap<>();
        json.put("name", mark.get().name());
        json.put("numbers", Arrays.stream(mark.get().numbers()).boxed().toList());
        json.put("step", place.step());
        json.put("entry", place.entry());
        return json;
    }
}
