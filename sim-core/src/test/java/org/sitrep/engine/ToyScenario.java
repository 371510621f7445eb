package org.sitrep.engine;

import java.util.Map;
import java.util.function.LongPredicate;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;
import org.sitrep.rng.Draws;
import org.sitrep.rng.MissionKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.Playout;

/** A game of a few dice: enough to fill every kind of slot, to abort about one mission in 64, and to fail or hold where a test wants it. */
final class ToyScenario implements CompiledScenario {
    static final String BOT = "dice";
    static final int WON = 0;
    static final int KILLED = 1;
    static final int MET = 2;
    static final int LATE = 3;
    static final int SCORE = 4;

    private final OutcomeLayout layout;
    private final LongPredicate fails;
    private final Runnable beforeMission;

    ToyScenario() {
        this("killRate", mission -> false, () -> {});
    }

    ToyScenario(final String headline, final LongPredicate fails, final Runnable beforeMission) {
        layout = layout(headline);
        this.fails = fails;
        this.beforeMission = beforeMission;
    }

    private static OutcomeLayout layout(final String headline) {
        final OutcomeLayout.Builder b = OutcomeLayout.builder();
        b.add(new Slot("won", "Won", "share", Slot.Kind.FLAG, 0, 1, 1, Slot.Better.HIGHER));
        b.add(new Slot("killed", "Killed", "Enemies", Slot.Kind.COUNT, 0, 4, 1, Slot.Better.HIGHER));
        b.add(new Slot("met", "Met", "Enemies", Slot.Kind.COUNT, 0, 4, 1, Slot.Better.NEUTRAL));
        b.add(new Slot("late", "Late", "turns", Slot.Kind.COUNT, 0, 9, 1, Slot.Better.LOWER));
        b.add(new Slot("score", "Score", "points", Slot.Kind.QUANTITY, -20, 20, 2, Slot.Better.HIGHER));
        b.add(new Ratio("killRate", "Kill rate", "share", "killed", "met", Slot.Better.HIGHER));
        return b.headline(headline).build();
    }

    @Override
    public OutcomeLayout layout() {
        return layout;
    }

    @Override
    public Map<String, String> setup() {
        return Map.of("Dice", "7");
    }

    @Override
    public Map<String, String> options() {
        return Map.of("reading", "strict");
    }

    @Override
    public Playout newPlayout(final String botId, final int maxDecisions) {
        if (!botId.equals(BOT)) {
            throw new IllegalArgumentException("no bot " + botId);
        }
        return this::play;
    }

    private void play(final MissionKey key, final Outcome into) {
        beforeMission.run();
        if (fails.test(key.missionIndex())) {
            throw new IllegalStateException("dice fell off the table");
        }
        into.setDecisions(3 + Draws.below(key.draw(6), 5));
        if (Draws.below(key.draw(7), 64) == 0) {
            into.abort("decision bound");
            return;
        }
        final int met = Draws.below(key.draw(1), 5);
        into.set(WON, Draws.below(key.draw(0), 3) == 0 ? 1 : 0);
        into.set(KILLED, Draws.below(key.draw(2), met + 1));
        into.set(MET, met);
        if (met > 0) {
            into.set(LATE, Draws.d6(key.draw(3)));
        }
        into.set(SCORE, Draws.d6(key.draw(4)) * 3 - Draws.d6(key.draw(5)) * 3);
    }

    @Override
    public void narrate(
            final String botId,
            final int maxDecisions,
            final MissionKey key,
            final Narrator narrator,
            final Outcome into) {
        throw new UnsupportedOperationException("the toy tells no story");
    }
}
