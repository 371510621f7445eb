package org.sitrep.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.LongPredicate;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;
import org.sitrep.outcome.Survival;
import org.sitrep.rng.Draws;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.Playout;
import org.sitrep.ruleset.StepSink;

/**
 * A game of a few dice: enough to fill every kind of slot, to abort about one trial in 64, and to fail or hold where a
 * test wants it.
 */
final class ToyScenario implements CompiledScenario {
    static final String BOT = "dice";
    static final int WON = 0;
    static final int KILLED = 1;
    static final int MET = 2;
    static final int LATE = 3;
    static final int SCORE = 4;
    static final int WATCHES = 3;

    private final OutcomeLayout layout;
    private final LongPredicate fails;
    private final Runnable beforeTrial;

    ToyScenario() {
        this("killRate", trial -> false, () -> {});
    }

    ToyScenario(final String headline, final LongPredicate fails, final Runnable beforeTrial) {
        layout = layout(headline);
        this.fails = fails;
        this.beforeTrial = beforeTrial;
    }

    private static OutcomeLayout layout(final String headline) {
        final OutcomeLayout.Builder b = OutcomeLayout.builder();
        b.add(new Slot("won", "Won", "share", Slot.Kind.FLAG, 0, 1, 1, Slot.Better.HIGHER));
        b.add(new Slot("killed", "Killed", "Enemies", Slot.Kind.COUNT, 0, 4, 1, Slot.Better.HIGHER));
        b.add(new Slot("met", "Met", "Enemies", Slot.Kind.COUNT, 0, 4, 1, Slot.Better.NEUTRAL));
        b.add(new Slot("late", "Late", "turns", Slot.Kind.COUNT, 0, 9, 1, Slot.Better.LOWER));
        b.add(new Slot("score", "Score", "points", Slot.Kind.QUANTITY, -20, 20, 2, Slot.Better.HIGHER));
        final List<String> awake = new ArrayList<>();
        final List<String> asleep = new ArrayList<>();
        for (int watch = 1; watch <= WATCHES; watch++) {
            awake.add("awake." + watch);
            asleep.add("asleep." + watch);
            b.add(new Slot("awake." + watch, "Awake", "sentries", Slot.Kind.COUNT, 0, 2, 1, Slot.Better.HIGHER));
            b.add(new Slot("asleep." + watch, "Asleep", "sentries", Slot.Kind.COUNT, 0, 2, 1, Slot.Better.LOWER));
        }
        b.add(new Survival(
                "watch",
                "Sentries awake",
                "How long do sentries stay awake?",
                "watch",
                List.of(new Survival.Curve("Sentries", awake, asleep))));
        b.add(new Ratio("killRate", "Kill rate", "share", "killed", "met", Slot.Better.HIGHER));
        return b.headline(headline).build();
    }

    @Override
    public String trial() {
        return "throw";
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

    private void play(final TrialKey key, final Outcome into) {
        beforeTrial.run();
        if (fails.test(key.trialIndex())) {
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
        watch(key, into);
    }

    /**
     * Two sentries: each falls asleep in a watch with a probability of 1/6, and after a watch one goes home with a
     * probability of 1/3.
     */
    private static void watch(final TrialKey key, final Outcome into) {
        int awake = 2;
        for (int watch = 0; watch < WATCHES && awake > 0; watch++) {
            int asleep = 0;
            for (int sentry = 0; sentry < awake; sentry++) {
                asleep += Draws.d6(key.draw(10 + 4 * watch + sentry)) == 1 ? 1 : 0;
            }
            into.set(SCORE + 1 + 2 * watch, awake);
            into.set(SCORE + 2 + 2 * watch, asleep);
            awake -= asleep;
            awake -= awake > 0 && Draws.below(key.draw(12 + 4 * watch), 3) == 0 ? 1 : 0;
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
