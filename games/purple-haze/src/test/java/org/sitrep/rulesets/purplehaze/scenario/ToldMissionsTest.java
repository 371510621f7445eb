package org.sitrep.rulesets.purplehaze.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.sitrep.contract.Deep;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.TranscriptRecorder;
import org.sitrep.ruleset.transcript.Choice;
import org.sitrep.ruleset.transcript.Roll;
import org.sitrep.ruleset.transcript.Transcript;
import org.sitrep.rulesets.purplehaze.PurpleHaze;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.scenario.Findings;

/** Random plays told as data: every decision with all its options in words, every roll with its law. */
class ToldMissionsTest {
    private static final Pattern UNSAID = Pattern.compile("null|\\$|@[0-9a-f]{4}|option \\d|  |^$|^ | $");
    private static final int MANY_DECISIONS = 200_000;
    /** Their words are tested one by one, beside {@code Questions}. */
    private static final Set<String> SELDOM =
            Set.of("gamble-again", "ignore-wound", "next-encounter", "pay-boon-point", "relief", "trail-sense");

    /** The first campaign in which a Boon card is asked about. */
    private static final long WITH_A_BOON_CARD = 43;

    private static final String BOTH_RANDOM = "squad=random,red=random";
    /** Kinds of rolls that come up. */
    private static final int MANY_ROLLS = 40;

    private final Set<String> asked = new TreeSet<>();
    private final Set<String> rolled = new TreeSet<>();

    private static CompiledScenario compiled(final String file, final String... sets) {
        final Findings findings = new Findings();
        return new PurpleHaze()
                .compile(Content.load(file, sets).document(), findings)
                .orElseThrow(() -> new AssertionError(findings.sorted().toString()));
    }

    private void tell(final int missions, final String file, final String... sets) {
        tell("random", missions, file, sets);
    }

    private void tell(final String bots, final int missions, final String file, final String... sets) {
        tell(compiled(file, sets), bots, LongStream.range(0, missions));
    }

    private void tell(final CompiledScenario scenario, final String bots, final LongStream missions) {
        missions.forEach(mission -> {
            final Outcome outcome = new Outcome(scenario.layout());
            final TranscriptRecorder recorder = new TranscriptRecorder(true);
            scenario.narrate(bots, MANY_DECISIONS, new TrialKey().set(7, mission), recorder, outcome);
            assertEquals(outcome.decisions(), check(recorder.transcript()), scenario.setup() + ", mission " + mission);
        });
    }

    /** Returns how many decisions of the Marines' side were told. */
    private long check(final Transcript tale) {
        long decisions = 0;
        for (final Transcript.Step step : tale.steps()) {
            for (final Transcript.Entry entry : step.entries()) {
                if (entry instanceof Transcript.Chosen chosen) {
                    check(chosen.choice());
                    decisions += chosen.choice().id().startsWith("red-") ? 0 : 1;
                } else if (entry instanceof Transcript.Rolled told) {
                    check(told.roll());
                }
            }
        }
        return decisions;
    }

    private void check(final Choice choice) {
        asked.add(choice.id());
        assertTrue(choice.options().size() > 1, choice.id());
        assertTrue(choice.question().endsWith("?"), choice.question());
        assertEquals("chosen at random, 1 of " + choice.options().size(), choice.why());
        final Set<String> words = new HashSet<>();
        for (final Choice.Option option : choice.options()) {
            assertFalse(UNSAID.matcher(option.text()).find(), choice.id() + ": " + option.text());
            assertTrue(words.add(option.text()), choice.id() + ": twice " + option.text());
        }
    }

    private void check(final Roll roll) {
        rolled.add(roll.id());
        assertFalse(UNSAID.matcher(roll.name()).find(), roll.name());
        assertFalse(UNSAID.matcher(roll.result()).find(), roll.id() + ": " + roll.result());
        assertTrue(roll.law().isPresent() || roll.id().equals("redDice"), roll.id());
    }

    private static Set<String> all() {
        final Set<String> all = new TreeSet<>();
        DecisionKind.NAMES
                .all()
                .values()
                .forEach(name -> all.add(name.toLowerCase(Locale.ROOT).replace('_', '-')));
        return all;
    }

    /**
     * Every kind of question of the game comes up but for those that only many campaigns bring about, and every one is
     * told.
     */
    @Test
    void everyDecisionIsAChoiceInWords() {
        for (final String combat : Content.filesIn("combats")) {
            tell(10, combat);
        }
        tell(BOTH_RANDOM, 15, "combats/patrol.yaml", "options.sapper=on", "options.hiddenEnemies=true");
        tell(BOTH_RANDOM, 15, "missions/01-crash.yaml", "options.sapper=on");
        for (final String mission : Content.filesIn("missions")) {
            tell(4, mission);
        }
        final CompiledScenario campaign = compiled("campaign.yaml");
        tell(campaign, "random", LongStream.range(0, Deep.or(20, 60)));
        tell(campaign, "random", LongStream.of(WITH_A_BOON_CARD));
        tell(Deep.or(4, 10), "campaign.yaml", "missions.crash.rest={place: da-nang, modifier: 3}");
        tell(10, "missions/05-long-walk.yaml", "squad=old-hands");
        final Set<String> missing = all();
        missing.removeAll(asked);
        missing.removeAll(SELDOM);
        assertEquals(Set.of(), missing, "never asked");
        assertTrue(rolled.size() >= MANY_ROLLS, rolled.toString());
    }
}
