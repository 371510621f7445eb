package org.sitrep.rulesets.purplehaze.bots.playbook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.sitrep.contract.Deep;
import org.sitrep.contract.PlaybookAudit;
import org.sitrep.engine.Batch;
import org.sitrep.engine.RunRequest;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.RandomBot;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotDefinition;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;

/** Facts stay within the ranges of the reference, and each action is on offer. */
class FactRangesTest {
    private final PlaybookAudit audit = new PlaybookAudit(Sections.INDEX);

    /** Plays at random, and looks at a gamble that is too rare to wait for: it takes one who rolls badly on leave. */
    private final class Gambler extends Bot<GameView> {
        private final TableOutlook outlook = new TableOutlook(
                Map.of("long-walk", new PlanText("long-walk", List.of("B2", "J4"), List.of("lamps.hours.stay"))),
                List.of("long-walk.lamps"));
        private final Bot<GameView> auditor = audit.auditor(new RandomBot<>(), outlook);

        @Override
        public void begin(final GameView view, final BotRandom own) {
            auditor.begin(view, own);
        }

        @Override
        public int choose(final GameView view, final Decision decision) {
            if (decision.kind() == DecisionKind.ENTRY_OPTION) {
                final Decision gamble = new Decision(2);
                gamble.open(DecisionKind.GAMBLE_AGAIN, 2);
                gamble.add(DecisionKind.NOBODY);
                gamble.add(3);
                audit.look(view, gamble, outlook);
            }
            return auditor.choose(view, decision);
        }
    }

    /** Actions that only many campaigns offer: one line of R&amp;R in Da Nang. */
    private static final Set<String> SELDOM = Set.of("events.drop-cube", "events.drop-stress");

    @Test
    void factsAreWhatTheReferenceSays() {
        final BotDefinition<?> auditor =
                new BotDefinition<>("auditor", "looks at everything", GameView.class, Gambler::new);
        play("combats/patrol.yaml", auditor, 100, "squad=old-hands", "start.night=true", "options.hiddenEnemies=true");
        play("combats/ambushed.yaml", auditor, 100, "squad=old-hands", "start.threat=8");
        play("combats/patrol.yaml", auditor, 20, "combats.patrol.equipmentSwap=true");
        play("missions/09-city.yaml", auditor, 60);
        play("missions/05-long-walk.yaml", auditor, 60, "squad=worn-out");
        play("campaign.yaml", auditor, Deep.or(20, 60));
        play("campaign.yaml", auditor, Deep.or(4, 10), "missions.crash.rest={place: da-nang, modifier: 3}");
        play("missions/05-long-walk.yaml", auditor, 30, "squad=old-hands");
        audit.assertHolds(SELDOM);
        assertTrue(audit.moved().size() > 130, audit.moved().size() + " facts have been other than at their least");
    }

    private static void play(final String file, final BotDefinition<?> bot, final int trials, final String... sets) {
        final CompiledScenario scenario = Books.compiled(file, List.of(bot), sets);
        final var tally = new Batch(
                        scenario, RunRequest.of("auditor", 1967, trials).withThreads(1))
                .run()
                .tally();
        assertEquals(0, tally.aborts().count(), file);
    }
}
