package org.sitrep.rulesets.purplehaze.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.Playout;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.KeenRed;
import org.sitrep.rulesets.purplehaze.bots.RandomBot;
import org.sitrep.rulesets.purplehaze.bots.RedView;
import org.sitrep.rulesets.purplehaze.bots.RiflemanBot;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.combat.HiddenInCombat;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.rulesets.purplehaze.mission.HiddenOnMap;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.MissionTable;
import org.sitrep.rulesets.purplehaze.tables.MissionTables;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.TrialListener;

/**
 * Red of Sapper mode (PH-OPT-3) knows no more than the player at the table. At each decision a bot answers, then a twin
 * of it on a table that differs in what Red may not know: which Tactics markers wait, in which order his Combat markers
 * lie in the pile, which Event marker lies where, and all dice and draws to come. His hand, the Enemies face down and
 * the Encounter cards are his to know.
 */
class RedLeakTest {
    private static final int MISSIONS = 40;
    private static final int BOUND = 100_000;

    private final MissionTables tables = new MissionTables(new GameTables(
            Content.load("missions/01-crash.yaml", "options.sapper=on", "options.hiddenEnemies=true", "start.threat=8")
                    .game()));
    private final MissionState mission = new MissionState(tables, new SquadState(tables.components));
    private final CombatState combat = new CombatState(mission.squad);
    private final TrialKey rollsKey = new TrialKey();

    /** Asks a bot and, with the hidden things changed, its twin. */
    private final class Pair extends Bot<RedView> {
        private final Bot<RedView> bot;
        private final Bot<RedView> twin;
        private final HiddenInCombat inCombat = new HiddenInCombat(combat, rollsKey);
        private final HiddenOnMap onMap = new HiddenOnMap(mission);
        private final BotRandom twinRandom = new BotRandom();
        private int inCombatChanged;
        private int onMapChanged;
        private int differed;

        Pair(final Bot<RedView> bot, final Bot<RedView> twin) {
            this.bot = bot;
            this.twin = twin;
        }

        @Override
        public void begin(final RedView view, final BotRandom random) {
            bot.begin(view, random);
            twinRandom.begin(rollsKey, 1);
            twin.begin(view, twinRandom);
        }

        @Override
        public int choose(final RedView view, final Decision decision) {
            final int answer = bot.choose(view, decision);
            inCombat.changeForRed();
            onMap.changeForRed();
            inCombatChanged += inCombat.unitsChanged() ? 1 : 0;
            onMapChanged += onMap.markersOrCardsChanged() ? 1 : 0;
            differed += answer == twin.choose(view, decision) ? 0 : 1;
            onMap.restore();
            inCombat.restoreForRed();
            return answer;
        }
    }

    static Stream<Bot<RedView>> bots() {
        return Stream.of(new KeenRed(), new RandomBot<>());
    }

    @ParameterizedTest
    @MethodSource("bots")
    void answersDoNotDependOnWhatIsHiddenFromRed(final Bot<RedView> bot) {
        final Pair pair = play(bot, bot instanceof KeenRed ? new KeenRed() : new RandomBot<>());
        assertEquals(0, pair.differed);
        assertTrue(pair.inCombatChanged > MISSIONS, "Tactics markers differed at " + pair.inCombatChanged);
        assertTrue(pair.onMapChanged > MISSIONS, "Event markers differed at " + pair.onMapChanged);
    }

    /** A bot that looks at one of them is found: the test is not blind. */
    @Test
    void aBotThatPeepsIsFound() {
        assertFalse(play(new Peeper(s -> s.queue[s.queueHead]), new Peeper(s -> s.queue[s.queueHead])).differed == 0);
        assertFalse(play(new Peeper(s -> s.red.pile[0]), new Peeper(s -> s.red.pile[0])).differed == 0);
    }

    private final class Peeper extends Bot<RedView> {
        private final Function<CombatState, Integer> peep;

        Peeper(final Function<CombatState, Integer> peep) {
            this.peep = peep;
        }

        @Override
        public void begin(final RedView view, final BotRandom random) {
            // It remembers nothing.
        }

        @Override
        public int choose(final RedView view, final Decision decision) {
            return decision.kind() == DecisionKind.RED_MARKER ? peep.apply(combat) % decision.count() : 0;
        }
    }

    private Pair play(final Bot<RedView> bot, final Bot<RedView> twin) {
        final Pair pair = new Pair(bot, twin);
        final MissionTable played = tables.missions[
                tables.missionIndex.of(tables.components.game.mission().orElseThrow())];
        final Bot<GameView> squad = new RiflemanBot();
        final Playout playout =
                Playouts.mission(mission, combat, played, squad, pair, BOUND, rollsKey, TrialListener.NONE);
        final Outcome outcome = new Outcome(Playouts.layout(tables, played));
        for (long trial = 0; trial < MISSIONS; trial++) {
            outcome.reset();
            playout.play(new TrialKey().set(1967, trial), outcome);
            assertFalse(outcome.aborted(), outcome.abortReason());
        }
        return pair;
    }
}
