package org.sitrep.rulesets.purplehaze.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Playout;
import org.sitrep.rulesets.purplehaze.PurpleHaze;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.scenario.Findings;

/** A campaign of more Missions than bits in a number is counted Mission by Mission. */
class LongCampaignTest {
    private static final int MISSIONS = 70;
    private static final int TRIALS = 40;

    /** Returns a campaign that plays the same Mission many times, under other numbers. */
    private static CompiledScenario scenario() {
        final String crash = Inline.of(
                Content.load("campaign.yaml").document().at("missions.crash").orElseThrow());
        final List<String> sets = new ArrayList<>();
        final List<String> ids = new ArrayList<>();
        for (int number = 10; number < 10 + MISSIONS; number++) {
            ids.add("crash-" + number);
            sets.add("missions.crash-" + number + "=" + crash);
            sets.add("missions.crash-" + number + ".number=" + number);
        }
        sets.add("campaigns.house.missions=" + ids);
        sets.add("campaigns.house.log=[]");
        final Findings findings = new Findings();
        return new PurpleHaze()
                .compile(
                        Content.load("campaign.yaml", sets.toArray(String[]::new))
                                .document(),
                        findings)
                .orElseThrow(() -> new AssertionError(findings.sorted().toString()));
    }

    @Test
    void everyMissionCounts() {
        final CompiledScenario scenario = scenario();
        final Playout playout = scenario.newPlayout("rifleman", 1_000_000);
        final Outcome outcome = new Outcome(scenario.layout());
        int longest = 0;
        for (int trial = 0; trial < TRIALS; trial++) {
            outcome.reset();
            playout.play(new TrialKey().set(1967, trial), outcome);
            longest = Math.max(longest, value(scenario, outcome, "missions.played"));
            assertCounts(scenario, outcome);
        }
        assertTrue(longest > Integer.SIZE, () -> "no campaign is long enough to tell");
    }

    private static void assertCounts(final CompiledScenario scenario, final Outcome outcome) {
        final int played = value(scenario, outcome, "missions.played");
        final boolean[] primary = flags(scenario, outcome, played, "primary");
        final boolean[] bad = flags(scenario, outcome, played, "bad");
        assertEquals(count(played, i -> primary[i]), value(scenario, outcome, "primaries"));
        assertEquals(count(played, i -> bad[i]), value(scenario, outcome, "bad"));
        assertEquals(count(played, i -> i > 0 && bad[i - 1]), value(scenario, outcome, "afterBad"));
        assertEquals(count(played, i -> i > 0 && !bad[i - 1]), value(scenario, outcome, "afterGood"));
        assertEquals(count(played, i -> i > 0 && bad[i - 1] && primary[i]), value(scenario, outcome, "afterBad.met"));
        assertEquals(count(played, i -> i > 0 && !bad[i - 1] && primary[i]), value(scenario, outcome, "afterGood.met"));
        final int last = Math.min(played, MISSIONS - 1);
        final int first =
                IntStream.range(0, last).filter(i -> bad[i]).findFirst().orElse(MISSIONS);
        assertEquals(first < MISSIONS ? 1 : 0, value(scenario, outcome, "bad.early"));
        final boolean never = first < MISSIONS && count(played, i -> i > first && primary[i]) == 0;
        assertEquals(never ? 1 : 0, value(scenario, outcome, "bad.unrecovered"));
    }

    private static boolean[] flags(
            final CompiledScenario scenario, final Outcome outcome, final int played, final String what) {
        final boolean[] flags = new boolean[MISSIONS];
        for (int i = 0; i < played; i++) {
            flags[i] = value(scenario, outcome, "mission." + (i + 1) + "." + what) == 1;
        }
        return flags;
    }

    private static int count(final int played, final IntPredicate which) {
        return (int) IntStream.range(0, played).filter(which).count();
    }

    private static int value(final CompiledScenario scenario, final Outcome outcome, final String slot) {
        return outcome.get(scenario.layout().index(slot));
    }
}
