package org.sitrep.rulesets.purplehaze.mission;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;

/**
 * Lets another bot answer after it has looked the table and the question over; remembers which kinds of question it
 * saw.
 */
public final class Inspector extends Bot<GameView> {
    private final MissionState state;
    private final Bot<GameView> bot;
    private final boolean lingers;
    private final IntConsumer invariants;
    private final Set<Integer> kinds = new TreeSet<>();
    private final Decision stay = new Decision(DecisionKind.MAX_OPTIONS);
    private long seen;

    /**
     * Sets a bot behind it.
     *
     * @param lingers whether the Squad may not fly home, so that Missions of a random bot last
     * @param invariants are told the kind of each question before it is answered
     */
    public Inspector(
            final MissionState state, final Bot<GameView> bot, final boolean lingers, final IntConsumer invariants) {
        this.state = state;
        this.bot = bot;
        this.lingers = lingers;
        this.invariants = invariants;
    }

    /** Returns the kinds of question seen so far. */
    public Set<Integer> kinds() {
        return kinds;
    }

    /** Returns how many questions were looked over. */
    public long seen() {
        return seen;
    }

    @Override
    public void begin(final GameView view, final BotRandom own) {
        bot.begin(view, own);
    }

    @Override
    public int choose(final GameView view, final Decision decision) {
        seen++;
        kinds.add(decision.kind());
        invariants.accept(decision.kind());
        assertTrue(decision.count() >= 2, () -> "kind " + decision.kind() + " has one answer");
        final Set<Integer> options = new HashSet<>();
        for (int i = 0; i < decision.count(); i++) {
            final int option = decision.option(i);
            assertTrue(options.add(option), () -> "kind " + decision.kind() + " offers " + option + " twice");
            assertTrue(isPossible(decision, option), () -> "kind " + decision.kind() + " offers " + option);
        }
        return lingers && decision.kind() == DecisionKind.SQUAD_ACTION
                ? stays(view, decision)
                : bot.choose(view, decision);
    }

    private int stays(final GameView view, final Decision decision) {
        stay.open(decision.kind(), decision.subject());
        IntStream.range(0, decision.count())
                .map(decision::option)
                .filter(option -> option != DecisionKind.EVAC_ALL)
                .forEach(stay::add);
        final int chosen = stay.option(bot.choose(view, stay));
        return IntStream.range(0, decision.count())
                .filter(i -> decision.option(i) == chosen)
                .findFirst()
                .orElseThrow();
    }

    private boolean isPossible(final Decision decision, final int option) {
        return switch (decision.kind()) {
            case DecisionKind.SQUAD_ACTION ->
                option >= DecisionKind.BIVOUAC || state.mission.map.adjacent(state.space, option);
            case DecisionKind.DURATION -> option % 15 == 0 && option >= 15 && option <= 480;
            case DecisionKind.POINT_MAN -> state.squad.isPresent(option);
            case DecisionKind.HEAL -> state.squad.isPresent(option) && state.squad.damage[option] > 0;
            case DecisionKind.PEP_TALK, DecisionKind.COMEDIAN ->
                option == DecisionKind.NOBODY || state.squad.stress[option - 1] > 0;
            case DecisionKind.REMOVE_EAZ -> option == DecisionKind.NOBODY || state.hasEaz(option - 1);
            default -> true;
        };
    }
}
