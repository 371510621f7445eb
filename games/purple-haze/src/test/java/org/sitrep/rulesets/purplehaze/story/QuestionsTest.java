package org.sitrep.rulesets.purplehaze.story;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.ruleset.transcript.Choice;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.MissionTables;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Explanation;

/** The words of questions that come up so seldom that random plays would have to go on for long to meet them. */
class QuestionsTest {
    private static final MissionTables TABLES = new MissionTables(
            new GameTables(Content.load("missions/01-crash.yaml").game()));

    private final MissionState mission = new MissionState(TABLES, new SquadState(TABLES.components));
    private final MapQuestions questions = new MapQuestions(new CombatState(mission.squad), mission);

    private Choice asked(final int kind, final int subject, final int... options) {
        final Decision decision = new Decision(options.length);
        decision.open(kind, subject);
        for (final int option : options) {
            decision.add(option);
        }
        return questions.toChoice(decision, 1, Explanation.of("so", 1, 2));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                DecisionKind.TRAIL_SENSE + " | 3 | trail-sense | Does TRAIL SENSE ignore the EAZ? | yes",
                DecisionKind.NEXT_ENCOUNTER + " | 0 | next-encounter | | to the bottom",
                DecisionKind.IGNORE_WOUND + " | 1 | ignore-wound | | yes",
                DecisionKind.GAMBLE_AGAIN
                        + " | 2 | gamble-again | Is the gamble rolled again after a 2? | yes, by the Ability of the Squad Leader (1)"
            })
    void hasWords(
            final int kind, final int subject, final String id, final String question, final String secondOption) {
        final Choice choice = asked(kind, subject, 0, 1);
        assertEquals(id, choice.id());
        assertEquals(secondOption, choice.taken().text());
        if (question != null) {
            assertEquals(question, choice.question());
        }
    }

    @Test
    void keepsWhatTheBotSaid() {
        final Choice choice = asked(DecisionKind.GHOST, 0, 0, 1);
        assertEquals("so", choice.why());
        assertEquals(List.of(new Choice.Option("no", 1), new Choice.Option("yes", 2)), choice.options());
    }
}
