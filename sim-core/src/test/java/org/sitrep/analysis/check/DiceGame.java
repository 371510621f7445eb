package org.sitrep.analysis.check;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.sitrep.engine.ContentSummary;
import org.sitrep.engine.RunRequest;
import org.sitrep.engine.ToolVersion;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;
import org.sitrep.rng.Address;
import org.sitrep.rng.Draws;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.Playout;
import org.sitrep.ruleset.StepSink;
import org.sitrep.scenario.KeyOrder;
import org.sitrep.scenario.ValueSources;

/** A game of a die and three throws, so cheap that a check can be repeated a thousand times. */
final class DiceGame implements CompiledScenario {
    static final String BOT = "dice";

    /**
     * A version of the game.
     *
     * @param asBefore number of trials at the start that are won as in {@link #PLAIN}
     */
    record Law(int wonIn1000, int killedSides, long otherDice, boolean gone, int asBefore) {
        /** The game as the baseline knows it. */
        static final Law PLAIN = new Law(600, 4, 0, false, 0);

        /**
         * The same law on dice that have nothing to do with those of the other: the worst that can come to a paired
         * test.
         */
        Law onOtherDice() {
            return new Law(wonIn1000, killedSides, 1, gone, asBefore);
        }

        Law winning(final int inThousand) {
            return new Law(inThousand, killedSides, otherDice, gone, asBefore);
        }

        Law killing(final int sides) {
            return new Law(wonIn1000, sides, otherDice, gone, asBefore);
        }

        Law after(final int trials) {
            return new Law(wonIn1000, killedSides, otherDice, gone, trials);
        }
    }

    private static final OutcomeLayout LAYOUT = slots();

    private final Law law;

    DiceGame(final Law law) {
        this.law = law;
    }

    private static OutcomeLayout slots() {
        final OutcomeLayout.Builder b = OutcomeLayout.builder();
        b.add(new Slot("won", "Won", "share", Slot.Kind.FLAG, 0, 1, 1, Slot.Better.HIGHER));
        b.add(new Slot("killed", "Killed", "Enemies", Slot.Kind.COUNT, 0, 40, 1, Slot.Better.HIGHER));
        b.add(new Slot("late", "Late", "turns", Slot.Kind.COUNT, 0, 9, 2, Slot.Better.LOWER));
        b.add(new Ratio("killed.perTurn", "Killed per turn", "Enemies", "killed", "late", Slot.Better.HIGHER));
        return b.headline("won").build();
    }

    private static ContentSummary input(final Law law) {
        final String hash = (law.equals(Law.PLAIN) ? "0" : "1").repeat(64);
        return new ContentSummary("dice", hash, List.of(), List.of(), Map.of(), ValueSources.UNKNOWN);
    }

    /** Returns the game as an entry names it. */
    static CheckSide side(final Law law) {
        return new CheckSide("toy.yaml", BOT, "Toy", input(law), new DiceGame(law), BOT, Optional.empty());
    }

    @Override
    public OutcomeLayout layout() {
        return LAYOUT;
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
        return playout((name, numbers) -> {});
    }

    @Override
    public Optional<Playout> newTraced(final String botId, final int maxDecisions, final StepSink sink) {
        return Optional.of(playout(sink));
    }

    private Playout playout(final StepSink sink) {
        final TrialKey dice = new TrialKey();
        return (key, into) -> {
            dice.set(key.seed() + (law.otherDice() << 32), key.trialIndex());
            if (law.gone() && key.trialIndex() % 2 == 1) {
                into.abort("gone");
                return;
            }
            final int wonIn1000 = key.trialIndex() < law.asBefore() ? Law.PLAIN.wonIn1000() : law.wonIn1000();
            final int won = Draws.below(dice.draw(Address.of(0, 0, 0, 0)), 1000) < wonIn1000 ? 1 : 0;
            sink.step("won", won);
            into.set(0, won);
            int killed = 0;
            for (int i = 0; i < 3; i++) {
                killed += Draws.below(dice.draw(Address.of(1, 0, 0, i)), law.killedSides());
                sink.step("kill", killed);
            }
            into.set(1, killed);
            into.set(2, Draws.below(dice.draw(Address.of(2, 0, 0, 0)), 10));
            sink.step("late", into.get(2));
        };
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

    /** Returns a baseline of one entry. */
    static Baseline baseline(final Law law, final long seed, final int trials, final double... margins) {
        return new Baseline(
                "./sitrep baseline toy.yaml",
                seed,
                100,
                KeyOrder.NONE,
                List.of(entry("toy.yaml", law, seed, trials, margins)));
    }

    static BaselineEntry entry(
            final String file, final Law law, final long seed, final int trials, final double... margins) {
        final List<String> names = LAYOUT.slots().stream().map(Slot::name).toList();
        return entry(
                file,
                law,
                seed,
                trials,
                names,
                metric -> margins.length == 0 ? 0 : margins[names.indexOf(metric.name())]);
    }

    /** Returns an entry that watches chosen metrics. */
    static BaselineEntry entry(
            final String file,
            final Law law,
            final long seed,
            final int trials,
            final List<String> watched,
            final ToDoubleFunction<BaselineMetric> margin) {
        return new BaselineMaker(side(law), watched, RunRequest.of(BOT, seed, trials))
                .play(file, BOT, margin)
                .orElseThrow();
    }

    /** Returns what the check of a baseline against another version of the game comes to. */
    static CheckResult check(final Baseline baseline, final Law law, final CheckOptions options) {
        return new BalanceCheck(baseline, options)
                .run((e, entry) -> side(law), "toy.baseline", "./sitrep check", ToolVersion.UNKNOWN);
    }
}
