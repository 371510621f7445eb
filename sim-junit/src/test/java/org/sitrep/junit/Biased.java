package org.sitrep.junit;

import java.util.Map;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;
import org.sitrep.rng.Mix64;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.Playout;
import org.sitrep.ruleset.StepSink;

/** A biased coin as a scenario: each trial wins with a known chance, and every tenth is given up if it is to. */
record Biased(double chance, long salt, boolean givesUp) implements CompiledScenario {
    static final String BOT = "nobody";

    @Override
    public OutcomeLayout layout() {
        final OutcomeLayout.Builder builder = OutcomeLayout.builder();
        builder.add(new Slot("won", "Won", "share", Slot.Kind.FLAG, 0, 1, 1, Slot.Better.HIGHER));
        builder.add(new Slot("lost", "Lost", "share", Slot.Kind.FLAG, 0, 1, 1, Slot.Better.LOWER));
        return builder.headline("won").build();
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
        return this::play;
    }

    private void play(final TrialKey key, final Outcome into) {
        if (givesUp && key.trialIndex() % 10 == 0) {
            into.abort("no luck");
            return;
        }
        final double draw = (Mix64.mix(key.trialIndex() * Mix64.GAMMA + salt) >>> 11) * 0x1p-53;
        into.set(0, draw < chance ? 1 : 0);
        into.set(1, draw < chance ? 0 : 1);
    }

    @Override
    public void narrate(
            final String botId,
            final int maxDecisions,
            final TrialKey key,
            final Narrator narrator,
            final StepSink sink,
            final Outcome into) {
        throw new UnsupportedOperationException();
    }

    SequentialTest.Side open() {
        return new SequentialTest.Side("coin " + chance, this, BOT);
    }
}
