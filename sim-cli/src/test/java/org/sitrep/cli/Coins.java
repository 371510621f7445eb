package org.sitrep.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.outcome.Group;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.Playout;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.ruleset.StepSink;
import org.sitrep.scenario.Binder;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.strategy.BotDefinition;
import org.sitrep.strategy.SideBots;

/** A game for tests that takes one line to state: toss some coins and count the heads; each toss is a decision. */
public final class Coins implements Ruleset {
    /** The data of the game. */
    public record Data(
            @Field(value = "Coins to toss", unit = "coins", min = 1, max = 40)
            int coins,

            @Field(value = "Heads that win", unit = "heads", min = 0, max = 40, orElse = "2")
            int wins) {}

    @Override
    public String id() {
        return "coins";
    }

    @Override
    public String title() {
        return "Coins";
    }

    @Override
    public Class<? extends Record> definition() {
        return Data.class;
    }

    @Override
    public SideBots sides() {
        return SideBots.alone(List.of(
                new BotDefinition<>("steady", "tosses all coins", Data.class, () -> null),
                new BotDefinition<>("timid", "tosses but one", Data.class, () -> null)));
    }

    @Override
    public List<String> ladder() {
        return List.of("timid", "steady");
    }

    @Override
    public List<Listing> options() {
        return List.of(new Listing("edge", "what a coin on its edge counts as", List.of("tails", "heads")));
    }

    @Override
    public List<Listing> checks() {
        return List.of(new Listing("C001", "more heads are needed than there are coins", List.of()));
    }

    @Override
    public Optional<CompiledScenario> compile(
            final ScenarioDocument document, final Findings findings, final List<BotDefinition<?>> externalBots) {
        if (!externalBots.isEmpty()) {
            throw new IllegalArgumentException("coins are tossed by nobody else");
        }
        final Optional<Data> data = Binder.bind(document, Data.class, findings);
        data.filter(d -> d.wins() > d.coins())
                .ifPresent(d -> findings.add("C001", document, "wins", "nobody can win", "lower it"));
        return findings.isEmpty() ? data.map(Tossing::new) : Optional.empty();
    }

    private record Tossing(Data data) implements CompiledScenario {
        @Override
        public OutcomeLayout layout() {
            final OutcomeLayout.Builder layout = OutcomeLayout.builder();
            layout.add(new Slot("heads", "Heads", "heads", Slot.Kind.COUNT, 0, 40, 1, Slot.Better.HIGHER));
            layout.add(new Slot("tossed", "Coins tossed", "coins", Slot.Kind.COUNT, 0, 40, 1, Slot.Better.NEUTRAL));
            layout.add(Slot.flag("end.won", "Won", Slot.Better.HIGHER).leading());
            layout.add(new Slot("end.lost", "Lost", "share", Slot.Kind.FLAG, 0, 1, 1, Slot.Better.LOWER));
            layout.add(new Ratio("headRate", "Share of heads", "share", "heads", "tossed", Slot.Better.HIGHER));
            layout.add(new Group(
                    "end",
                    "How it ends",
                    "How does it end?",
                    Group.Kind.CATEGORY,
                    List.of("end.won", "end.lost"),
                    List.of("won", "lost")));
            return layout.headline("heads").build();
        }

        @Override
        public List<String> criteria() {
            return List.of("end.won", "heads");
        }

        @Override
        public Map<String, String> setup() {
            final Map<String, String> setup = new LinkedHashMap<>();
            setup.put("Coins", Integer.toString(data.coins()));
            return setup;
        }

        @Override
        public Map<String, String> options() {
            return Map.of("edge", "tails");
        }

        @Override
        public Playout newPlayout(final String botId, final int maxDecisions) {
            return (key, into) -> toss(botId, maxDecisions, key, into, null);
        }

        @Override
        public void narrate(
                final String botId,
                final int maxDecisions,
                final TrialKey key,
                final Narrator narrator,
                final StepSink sink,
                final Outcome into) {
            toss(botId, maxDecisions, key, into, narrator);
        }

        private void toss(
                final String bot, final int maxDecisions, final TrialKey key, final Outcome into, final Narrator to) {
            final int coins = bot.equals("timid") ? 1 : data.coins();
            int heads = 0;
            for (int i = 0; i < coins; i++) {
                if (i == maxDecisions) {
                    into.abort(Outcome.TOO_MANY_DECISIONS);
                    return;
                }
                final boolean head = key.draw(i) < 0;
                heads += head ? 1 : 0;
                if (to != null) {
                    to.heading("Toss " + (i + 1));
                    to.line("The coin shows " + (head ? "heads." : "tails."));
                    to.board("( " + (head ? "H" : "T") + " )\n");
                }
            }
            into.set(0, heads);
            into.set(1, coins);
            into.set(2, heads >= data.wins() ? 1 : 0);
            into.set(3, heads >= data.wins() ? 0 : 1);
            into.setDecisions(coins);
        }
    }
}
