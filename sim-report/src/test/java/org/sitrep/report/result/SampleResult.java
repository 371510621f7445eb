package org.sitrep.report.result;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.sitrep.engine.RunResult;
import org.sitrep.outcome.Group;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Series;
import org.sitrep.outcome.Slot;
import org.sitrep.rng.Draws;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.scenario.Sha256;
import org.sitrep.scenario.ValueSources;
import org.sitrep.stats.AbortTally;
import org.sitrep.stats.Tally;

/** A small result with every kind of part in it. */
final class SampleResult {
    static final String CONTENT =
            "{\"format\":1,\"name\":\"Übung <1> \\u2028\",\"dice\":[1,2.5,0.1,-4,1E+50],\"empty\":{}}";

    /** The same with its keys sorted, of which the hash is taken. */
    private static final String SORTED =
            "{\"dice\":[1,2.5,0.1,-4,1E+50],\"empty\":{},\"format\":1,\"name\":\"Übung <1> \\u2028\"}";

    private SampleResult() {}

    static OutcomeLayout layout() {
        final OutcomeLayout.Builder b = OutcomeLayout.builder();
        b.add(new Slot("won", "Won", "share", Slot.Kind.FLAG, 0, 1, 1, Slot.Better.HIGHER));
        b.add(new Slot("killed", "Killed", "Enemies", Slot.Kind.COUNT, 0, 4, 1, Slot.Better.HIGHER));
        b.add(new Slot("met", "Met", "Enemies", Slot.Kind.COUNT, 0, 4, 1, Slot.Better.NEUTRAL));
        b.add(new Slot("score", "Score", "points", Slot.Kind.QUANTITY, -9, 9, 2, Slot.Better.HIGHER));
        b.add(new Slot("pace.1", "Pace 1", "steps", Slot.Kind.QUANTITY, 0, 6, 1, Slot.Better.NEUTRAL));
        b.add(new Slot("pace.2", "Pace 2", "steps", Slot.Kind.QUANTITY, 0, 6, 1, Slot.Better.NEUTRAL));
        b.add(new Slot("never", "Never", "share", Slot.Kind.FLAG, 0, 1, 1, Slot.Better.LOWER));
        b.add(new Ratio("killRate", "Kill rate", "share", "killed", "met", Slot.Better.HIGHER));
        b.add(new Series("pace", "Pace", "turn", "steps", List.of("pace.1", "pace.2")));
        b.add(new Group(
                "main", "Main", "How did it go?", Group.Kind.THEME, List.of("won", "killRate"), List.of("W", "K")));
        return b.headline("killRate").build();
    }

    /** Returns the result of that many trials; about one in 40 is aborted. */
    static RunResult of(final int trials) {
        final OutcomeLayout layout = layout();
        final Tally tally = new Tally(layout);
        final Outcome outcome = new Outcome(layout);
        final TrialKey key = new TrialKey();
        for (int i = 0; i < trials; i++) {
            outcome.reset();
            fill(outcome, key.set(7, i));
            tally.accept(outcome, i);
        }
        return of(tally, trials, CONTENT);
    }

    /** Returns the result of no trials on other content. */
    static RunResult withContent(final String json) {
        return of(new Tally(layout()), 0, json);
    }

    private static RunResult of(final Tally tally, final long trials, final String json) {
        final AbortTally given = tally.aborts();
        final List<RunResult.Abort> aborts = new ArrayList<>();
        for (int i = 0; i < given.kept(); i++) {
            aborts.add(new RunResult.Abort(given.trial(i), given.reason(i), ""));
        }
        final Map<String, String> setup = new LinkedHashMap<>();
        setup.put("Threat", "5 (Medium)");
        setup.put("Night", "yes");
        return new RunResult(
                RunResult.SCHEMA_VERSION,
                "0.1.0",
                "abcdef0",
                "toy",
                "toy.yaml",
                "A \"toy\"",
                CompiledScenario.TRIAL,
                setup,
                new RunResult.Content(
                        Sha256.hex(json.equals(CONTENT) ? SORTED : json),
                        json,
                        List.of("toy.yaml"),
                        List.of("a.b=1"),
                        new ValueSources(3, 2, 5, 1)),
                "random",
                Optional.empty(),
                500,
                Map.of("reading", "strict"),
                7,
                0,
                trials,
                tally.completed(),
                given.count(),
                aborts,
                String.format(Locale.ROOT, "%016x", tally.hash()),
                tally.decisions(),
                tally.layout(),
                tally.slots(),
                tally.products(),
                tally.curves(),
                RunResult.ALL_PLAYED,
                Optional.empty(),
                new RunResult.Timing(2, 0.1 + 0.2, "17.0.1", "2026-01-01T00:00:00Z"));
    }

    private static void fill(final Outcome o, final TrialKey key) {
        o.setDecisions(Draws.below(key.draw(9), 20));
        if (Draws.below(key.draw(8), 40) == 0) {
            o.abort("decision bound");
            return;
        }
        final int met = Draws.below(key.draw(1), 5);
        o.set(0, Draws.below(key.draw(0), 2));
        o.set(1, Draws.below(key.draw(2), met + 1));
        o.set(2, met);
        o.set(3, Draws.below(key.draw(3), 6) - 4);
        o.set(4, Draws.below(key.draw(4), 4));
        if (met > 2) {
            o.set(5, 3);
        }
        o.set(6, 0);
    }
}
