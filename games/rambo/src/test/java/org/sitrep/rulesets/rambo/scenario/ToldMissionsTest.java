package org.sitrep.rulesets.rambo.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.contract.Deep;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.transcript.Choice;
import org.sitrep.ruleset.transcript.Luck;
import org.sitrep.ruleset.transcript.Roll;
import org.sitrep.ruleset.transcript.Transcript;
import org.sitrep.rulesets.rambo.Told;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.play.RollId;

/** A mission that is told is the one that was played, and everything in it has words. */
class ToldMissionsTest {
    private static final Pattern UNSAID = Pattern.compile("null|\\$|@[0-9a-f]{4}|option \\d|  |^$| $|--|\\.\\.");
    private static final int COLUMNS = 76;

    private final Set<String> asked = new TreeSet<>();
    private final Set<String> rolled = new TreeSet<>();

    static Stream<String> bots() {
        return Told.bots();
    }

    static Stream<String> missions() {
        return Told.missions().stream();
    }

    @ParameterizedTest
    @MethodSource("bots")
    void whatIsToldIsWhatIsPlayed(final String bot) {
        for (final String mission : Told.missions()) {
            for (final String party : Told.PARTIES) {
                same(Told.compiled(mission, "party=" + party), bot, 2);
            }
        }
        same(Told.compiled("campaign.yaml"), bot, 2);
        same(Told.compiled("open-campaign.yaml"), bot, 2);
    }

    private static void same(final CompiledScenario scenario, final String bot, final int missions) {
        final Outcome played = new Outcome(scenario.layout());
        final Outcome told = new Outcome(scenario.layout());
        for (long mission = 0; mission < missions; mission++) {
            played.reset();
            told.reset();
            scenario.newPlayout(bot, Told.BOUND).play(new TrialKey().set(1967, mission), played);
            Told.tale(scenario, bot, mission, told);
            assertEquals(played.hash(mission), told.hash(mission));
        }
    }

    @ParameterizedTest
    @MethodSource("missions")
    void everyLineAndEveryOptionHasWords(final String file) {
        for (final String party : Told.PARTIES) {
            tell(file, Deep.or(4, 8), "party=" + party);
        }
    }

    /**
     * Every kind of question, but those of cards and medals that no random play of so few missions comes to, and every
     * kind of draw.
     */
    @Test
    void everyKindOfQuestionAndOfDrawComesUp() {
        for (final String file : Told.missions()) {
            tell(file, Deep.or(15, 30), "options.leader=players", "party=three");
            tell(file, Deep.or(5, 10), "options.fogPlaces=shuffled", "party=three");
        }
        tell("campaign.yaml", 4);
        tell("open-campaign.yaml", 6);
        final Set<String> never = new TreeSet<>();
        for (int kind = 0; kind < DecisionKind.COUNT; kind++) {
            never.add(DecisionKind.NAMES.id(kind));
        }
        never.removeAll(asked);
        never.removeAll(Set.of("spend-wounded", "unwound"));
        assertEquals(Set.of(), never);
        final Set<String> rolls = Stream.of(RollId.values()).map(RollId::id).collect(Collectors.toSet());
        assertEquals(rolls, rolled);
    }

    private void tell(final String file, final int missions, final String... sets) {
        final CompiledScenario scenario = Told.compiled(file, sets);
        for (long mission = 0; mission < missions; mission++) {
            final Outcome outcome = new Outcome(scenario.layout());
            final Transcript tale = Told.tale(scenario, "random", mission, outcome);
            assertEquals(outcome.decisions(), check(tale), file + ", mission " + mission);
            assertEquals(0, Luck.of(tale).count(), "no draw is good or bad luck by itself");
        }
    }

    /** Returns how many decisions were told. */
    private long check(final Transcript tale) {
        long decisions = 0;
        for (final Transcript.Step step : tale.steps()) {
            said(step.heading());
            for (final Transcript.Entry entry : step.entries()) {
                if (entry instanceof Transcript.Chosen chosen) {
                    check(chosen.choice());
                    decisions++;
                } else if (entry instanceof Transcript.Rolled told) {
                    check(told.roll());
                } else if (entry instanceof Transcript.Line line) {
                    said(line.text().strip());
                } else if (entry instanceof Transcript.Board board) {
                    fits(board.text());
                } else if (entry instanceof Transcript.Table table) {
                    fits(table.text());
                }
            }
        }
        return decisions;
    }

    private static void fits(final String picture) {
        picture.lines().forEach(line -> assertTrue(line.length() <= COLUMNS, line));
    }

    private static void said(final String text) {
        assertFalse(UNSAID.matcher(text).find(), text);
    }

    private void check(final Choice choice) {
        asked.add(choice.id());
        assertTrue(choice.options().size() > 1, choice.id());
        assertTrue(choice.question().endsWith("?"), choice.question());
        choice.options().forEach(option -> said(option.text()));
    }

    private void check(final Roll roll) {
        rolled.add(roll.id());
        said(roll.name());
        said(roll.result());
        assertFalse(roll.result().startsWith("number "), roll.toString());
    }
}
