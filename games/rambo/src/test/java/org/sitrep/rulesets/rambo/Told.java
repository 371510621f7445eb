package org.sitrep.rulesets.rambo;

import java.util.List;
import java.util.stream.Stream;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.ruleset.TranscriptRecorder;
import org.sitrep.ruleset.transcript.Transcript;
import org.sitrep.rulesets.rambo.definition.Content;
import org.sitrep.scenario.Findings;

/** Missions of the shipped data that are told. */
public final class Told {
    /** More decisions than any mission asks. */
    public static final int BOUND = 200_000;
    /** Parties of every size. */
    public static final List<String> PARTIES = List.of("four", "three", "two", "one");

    private Told() {}

    /** Returns a file of the folder compiled, with {@code path=value} texts laid over. */
    public static CompiledScenario compiled(final String file, final String... sets) {
        final Findings findings = new Findings();
        return new Rambo()
                .compile(Content.load(file, sets).document(), findings, List.of())
                .orElseThrow(() -> new AssertionError(findings.sorted().toString()));
    }

    /** Returns every shipped mission. */
    public static List<String> missions() {
        return Content.filesIn("missions");
    }

    /** Returns the bots that do not try things out. */
    public static Stream<String> bots() {
        final Rambo rambo = new Rambo();
        return rambo.bots().stream()
                .map(Ruleset.Listing::id)
                .filter(bot -> rambo.budget(bot).isEmpty());
    }

    /** Returns all of a mission. */
    public static Transcript tale(
            final CompiledScenario scenario, final String bot, final long mission, final Outcome into) {
        final TranscriptRecorder recorder = new TranscriptRecorder(true);
        scenario.narrate(bot, BOUND, new TrialKey().set(1967, mission), recorder, into);
        return recorder.transcript();
    }
}
