package org.sitrep.rulesets.purplehaze.bots.playbook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Playout;
import org.sitrep.rulesets.purplehaze.PurpleHaze;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.scenario.Finding;
import org.sitrep.scenario.Findings;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotDefinition;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;

/** A book with a plan walks its way and chooses what it names; a plan that does not fit the Mission is refused. */
class PlanTest {
    private static final String LINES = """
            otherwise: rifleman
            map:
              lines:
                - {do: march, if: planned, by: {minutes: -1}}
            events:
              lines:
                - {do: choose, if: planned}
            """;

    @TempDir
    private Path folder;

    private static String plan(final String way, final String choices) {
        return LINES + "plan:\n  crash: {way: [" + way + "], choices: [" + choices + "]}\n  no-such: {way: [P16]}\n";
    }

    /** Plays a book and writes down where it stands when it may march, and what it chooses. */
    private static final class Witness extends Bot<GameView> {
        private final Bot<GameView> book;
        private final List<String> stands;
        private final List<String> chosen;

        Witness(final Bot<GameView> book, final List<String> stands, final List<String> chosen) {
            this.book = book;
            this.stands = stands;
            this.chosen = chosen;
        }

        @Override
        public void begin(final GameView view, final BotRandom random) {
            stands.clear();
            chosen.clear();
            book.begin(view, random);
        }

        @Override
        public int choose(final GameView view, final Decision decision) {
            if (decision.kind() == DecisionKind.SQUAD_ACTION) {
                stands.add(view.mission.map().name(view.mission.space()));
            }
            final int answer = book.choose(view, decision);
            if (decision.kind() == DecisionKind.ENTRY_OPTION) {
                chosen.add(view.mission.story.read(decision.subject()).label(decision.option(answer)));
            }
            return answer;
        }
    }

    @Test
    @SuppressWarnings("unchecked")
    void theSquadWalksItsWayAndChoosesWhatItNames() {
        final BotDefinition<GameView> book = (BotDefinition<GameView>)
                Books.of(folder, plan("D6, F6, F4, J4", "wreck.slope.burn, wreck.ways.trees"));
        final List<String> stands = new ArrayList<>();
        final List<String> chosen = new ArrayList<>();
        final BotDefinition<GameView> witness = new BotDefinition<>(
                "witness", "", GameView.class, () -> new Witness(book.create().get(), stands, chosen));
        final CompiledScenario crash = Books.compiled("missions/01-crash.yaml", List.of(witness));
        final Playout playout = crash.newPlayout("witness", 100_000);
        final Outcome outcome = new Outcome(crash.layout());
        int whole = 0;
        for (int trial = 0; trial < 30; trial++) {
            outcome.reset();
            playout.play(new TrialKey().set(1967, trial), outcome);
            assertTrue(chosen.containsAll(List.of("burn", "trees")), chosen.toString());
            final List<String> expected = List.of("D6", "F6", "F4");
            final List<String> met =
                    stands.stream().filter(expected::contains).distinct().toList();
            assertEquals(expected.subList(0, met.size()), met);
            whole += met.size() == expected.size() ? 1 : 0;
        }
        assertTrue(whole > 10, whole + " Squads have walked the whole way");
    }

    @Test
    void aPlanIsCheckedAgainstTheMap() {
        final BotDefinition<?> book =
                Books.of(folder, plan("D6, J1, K9, Z3", "wreck.slope.bury, wreck.slopes.burn, burn"));
        final Findings findings = new Findings();
        final var document = Content.load("missions/01-crash.yaml").document();
        new PurpleHaze().compile(document, findings, List.of(book));
        assertEquals(
                List.of(
                        "plan.crash.way.1: J1 is no Space of the map of crash; name a Space in play, for example B3",
                        "plan.crash.way.2: K9 is no Space of the map of crash; name a Space in play, for example B3",
                        "plan.crash.way.3: Z3 is no Space of the map of crash; name a Space in play, for example B3",
                        "plan.crash.choices.0: the step has no option bury; did you mean \"burn\"?",
                        "plan.crash.choices.1: there is no choice wreck.slopes.burn in crash; write entry.step.option,"
                                + " with an entry of missions.crash.entries and a step with choose",
                        "plan.crash.choices.2: there is no choice burn in crash; write entry.step.option,"
                                + " with an entry of missions.crash.entries and a step with choose"),
                findings.sorted().stream().map(PlanTest::said).toList());
        assertTrue(findings.sorted().stream().allMatch(f -> f.mark().file().endsWith("book.yaml")));
    }

    @Test
    void aPlanForAMissionElsewhereIsNoFault() {
        final Findings findings = new Findings();
        final String text = plan("D6", "").replace("crash:", "%s:");
        for (final String mission : List.of("city", "crahs")) {
            final BotDefinition<?> book = Books.of(folder, String.format(text, mission));
            new PurpleHaze().compile(Content.load("missions/01-crash.yaml").document(), findings, List.of(book));
        }
        assertEquals(
                List.of("plan.crahs: there is no Mission crahs; did you mean crash?"),
                findings.sorted().stream().map(PlanTest::said).toList());
    }

    private static String said(final Finding finding) {
        return finding.path() + ": " + finding.message() + "; " + finding.suggestion();
    }
}
