package org.sitrep.report.export;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.engine.PairedEntry;
import org.sitrep.engine.RunMetadata;
import org.sitrep.engine.RunResult;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;
import org.sitrep.rng.Draws;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.Playout;
import org.sitrep.ruleset.StepSink;
import org.sitrep.scenario.ValueSources;

/** A game whose outcomes have every kind of column: flags, runs, gaps, negative numbers, wide ones, and none at all. */
final class ToyTrials implements CompiledScenario {
    static final String BOT = "dice";
    static final List<String> SLOTS = List.of("won", "score", "late", "wide", "never", "mostly");

    private final OutcomeLayout layout;

    ToyTrials() {
        final OutcomeLayout.Builder all = OutcomeLayout.builder();
        all.add(Slot.flag("won", "Won", Slot.Better.HIGHER));
        all.add(quantity("score", -20, 20, 2));
        all.add(quantity("late", 0, 9, 1));
        all.add(quantity("wide", -500_000, 500_000, 1));
        all.add(quantity("never", 0, 1, 1));
        all.add(quantity("mostly", 0, 300, 1));
        layout = all.headline("won").build();
    }

    private static Slot quantity(final String name, final int min, final int max, final int divisor) {
        return new Slot(name, "The " + name, "points", Slot.Kind.QUANTITY, min, max, divisor, Slot.Better.NEUTRAL);
    }

    static PairedEntry entry() {
        final RunMetadata subject = new RunMetadata(
                "0.1.0",
                "abcdef0",
                "toy",
                "toy.yaml",
                "Toy",
                new RunResult.Content(
                        "0".repeat(64), "{}", List.of("toy.yaml"), List.of(), new ValueSources(1, 2, 3, 4)),
                Optional.empty());
        return new PairedEntry(new ToyTrials(), subject, BOT);
    }

    @Override
    public OutcomeLayout layout() {
        return layout;
    }

    @Override
    public Map<String, String> setup() {
        return Map.of();
    }

    @Override
    public Map<String, String> options() {
        return Map.of();
    }

    @Override
    public Playout newPlayout(final String botId, final int maxDecisions) {
        return ToyTrials::play;
    }

    static void play(final TrialKey key, final Outcome into) {
        into.set(0, Draws.below(key.draw(0), 3) == 0 ? 1 : 0);
        into.set(1, Draws.d6(key.draw(1)) * 3 - Draws.d6(key.draw(2)) * 3);
        if (Draws.below(key.draw(3), 4) > 0) {
            into.set(2, Draws.below(key.draw(4), 10));
        }
        into.set(3, Draws.below(key.draw(5), 1_000_000) - 500_000);
        into.set(5, Draws.below(key.draw(6), 50) == 0 ? Draws.below(key.draw(7), 300) : 7);
        if (Draws.below(key.draw(8), 64) == 0) {
            into.abort("thrown off the table");
        }
    }

    @Override
    public void narrate(
            final String botId,
            final int maxDecisions,
            final TrialKey key,
            final Narrator narrator,
            final StepSink sink,
            final Outcome into) {
        throw new UnsupportedOperationException("the toy tells no story");
    }
}
