package org.sitrep.rulesets.purplehaze.bots.playbook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.sitrep.engine.Batch;
import org.sitrep.engine.RunRequest;
import org.sitrep.playbook.Fact;
import org.sitrep.playbook.SectionIndex;
import org.sitrep.playbook.Vocabulary;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.RandomBot;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotDefinition;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;

/**
 * What the reference says of facts holds at the table: every fact keeps to its range, those of a question are the same
 * for all options, and every action is on offer somewhere.
 */
class FactRangesTest {
    /** Options of a question that are looked at. */
    private static final int LOOKED_AT = 40;

    private final Set<String> wrong = new TreeSet<>();
    private final Set<String> offered = new HashSet<>();
    private final Set<String> moved = new HashSet<>();

    /** Plays at random and looks at all that a playbook could ask. */
    private final class Auditor extends Bot<GameView> {
        private final Bot<GameView> random = new RandomBot<>();
        private final TableOutlook outlook = new TableOutlook(
                Map.of("long-walk", new PlanText("long-walk", List.of("B2", "J4"), List.of("lamps.hours.stay"))),
                List.of("long-walk.lamps"));

        @Override
        public void begin(final GameView view, final BotRandom own) {
            random.begin(view, own);
            outlook.sitDown(view);
        }

        @Override
        public int choose(final GameView view, final Decision decision) {
            final int section = Sections.INDEX.of(decision.kind());
            if (section != SectionIndex.NONE) {
                outlook.begin(view, decision, section);
                look(Sections.ALL.get(section), decision);
            }
            if (decision.kind() == DecisionKind.ENTRY_OPTION) {
                lookAtAGamble(view);
            }
            return random.choose(view, decision);
        }

        /** The question is too rare to wait for: it takes a gambler who rolls badly on leave. */
        private void lookAtAGamble(final GameView view) {
            final Decision gamble = new Decision(2);
            gamble.open(DecisionKind.GAMBLE_AGAIN, 2);
            gamble.add(DecisionKind.NOBODY);
            gamble.add(3);
            final int events = Sections.INDEX.of(DecisionKind.GAMBLE_AGAIN);
            outlook.begin(view, gamble, events);
            look(Sections.ALL.get(events), gamble);
        }

        private void look(final Vocabulary words, final Decision decision) {
            final double[] first = new double[words.facts().size()];
            for (int option = 0; option < Math.min(LOOKED_AT, decision.count()); option++) {
                outlook.turnTo(option);
                for (int i = 0; i < first.length; i++) {
                    final Fact fact = words.facts().get(i);
                    final double value = outlook.fact(fact.id());
                    first[i] = option == 0 ? value : first[i];
                    check(words.section() + "." + fact.name(), fact, value, first[i]);
                }
                words.actions().stream()
                        .filter(action -> outlook.is(action.id()))
                        .forEach(action -> offer(words, action, decision.kind()));
            }
        }

        /**
         * An action is only among the options of questions that the reference names for it: lines of others are not
         * even tried.
         */
        private void offer(final Vocabulary words, final Vocabulary.Action action, final int kind) {
            offered.add(words.section() + "." + action.name());
            words.questions().stream()
                    .filter(question -> question.kind() == kind && !action.isOf(question))
                    .forEach(question -> wrong.add(action.name() + " is an option of " + question.name()));
        }

        private void check(final String name, final Fact fact, final double value, final double first) {
            if (!(value >= fact.min() && value <= fact.max())) {
                wrong.add(name + " is " + value);
            }
            if (fact.kind() != Fact.Kind.NUMBER && value != Math.rint(value)) {
                wrong.add(name + " is " + value);
            }
            if (!fact.ofOption() && value != first) {
                wrong.add(name + " differs between options");
            }
            if (value != fact.min() || fact.min() < 0) {
                moved.add(name);
            }
        }
    }

    /** Actions that only many campaigns offer: keeping the present Boon card, and one line of R&amp;R in Da Nang. */
    private static final Set<String> SELDOM = Set.of("cards.keep", "events.drop-cube", "events.drop-stress");

    @Test
    void factsAreWhatTheReferenceSays() {
        final BotDefinition<?> auditor =
                new BotDefinition<>("auditor", "looks at everything", GameView.class, Auditor::new);
        play("combats/patrol.yaml", auditor, 100, "squad=old-hands", "start.night=true", "options.hiddenEnemies=true");
        play("combats/ambushed.yaml", auditor, 100, "squad=old-hands", "start.threat=8");
        play("combats/patrol.yaml", auditor, 20, "combats.patrol.equipmentSwap=true");
        play("missions/09-city.yaml", auditor, 60);
        play("missions/05-long-walk.yaml", auditor, 60, "squad=worn-out");
        play("campaign.yaml", auditor, 60);
        play("campaign.yaml", auditor, 10, "missions.crash.rest={place: da-nang, modifier: 3}");
        play("missions/05-long-walk.yaml", auditor, 30, "squad=old-hands");
        assertEquals(Set.of(), wrong);
        final Set<String> never = new TreeSet<>();
        for (final Vocabulary words : Sections.ALL) {
            words.actions().forEach(action -> never.add(words.section() + "." + action.name()));
        }
        never.removeAll(offered);
        never.removeAll(SELDOM);
        assertEquals(Set.of(), never, "never on offer");
        assertTrue(moved.size() > 130, moved.size() + " facts have been other than at their least");
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
