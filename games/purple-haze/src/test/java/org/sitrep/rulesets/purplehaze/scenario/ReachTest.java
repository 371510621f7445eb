package org.sitrep.rulesets.purplehaze.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Playout;
import org.sitrep.ruleset.Probe;
import org.sitrep.rulesets.purplehaze.PurpleHaze;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.scenario.Findings;

/** What a probe counts, and that it changes nothing. */
class ReachTest {
    private static final int MISSIONS = 60;
    private static final int CAMPAIGNS = 20;
    private static final int MAX_DECISIONS = 100_000;

    static List<String> missions() {
        return Content.filesIn("missions");
    }

    private static CompiledScenario compiled(final String file) {
        final Findings findings = new Findings();
        return new PurpleHaze()
                .compile(Content.load(file).document(), findings)
                .orElseThrow(() -> new AssertionError(findings.sorted().toString()));
    }

    /** Plays missions with and without counting, and returns the counts. */
    private static List<Probe.Count> counted(final CompiledScenario scenario, final int missions) {
        final Probe probe = scenario.newProbe("random", MAX_DECISIONS).orElseThrow();
        final Playout playout = scenario.newPlayout("random", MAX_DECISIONS);
        final Outcome counting = new Outcome(scenario.layout());
        final Outcome plain = new Outcome(scenario.layout());
        for (int mission = 0; mission < missions; mission++) {
            counting.reset();
            plain.reset();
            probe.play(new TrialKey().set(5, mission), counting);
            playout.play(new TrialKey().set(5, mission), plain);
            assertEquals(plain.hash(mission), counting.hash(mission));
        }
        return probe.counts();
    }

    private static Map<String, Long> of(final List<Probe.Count> counts, final String group) {
        return counts.stream()
                .filter(count -> count.group().equals(group))
                .collect(Collectors.toMap(Probe.Count::name, Probe.Count::times));
    }

    private static long sum(final Map<String, Long> counts) {
        return counts.values().stream().mapToLong(Long::longValue).sum();
    }

    /** A fork is left by one of its ways each time it is reached, unless the Mission ends there. */
    @ParameterizedTest
    @MethodSource("missions")
    void countsAgreeWithEachOther(final String file) {
        final List<Probe.Count> counts = counted(compiled(file), MISSIONS);
        final Map<String, Long> steps = of(counts, "steps");
        final Map<String, Long> ways = of(counts, "ways on");
        assertEquals(counts.size(), new HashSet<>(counts).size());
        for (final String step : steps.keySet()) {
            final long left = ways.entrySet().stream()
                    .filter(way -> way.getKey().startsWith(step + " "))
                    .mapToLong(Map.Entry::getValue)
                    .sum();
            assertTrue(left <= steps.get(step), step + " left " + left + " times of " + steps.get(step));
        }
        assertEquals(6L * MISSIONS, sum(of(counts, "Profiles")), "six serve in each Mission");
        assertTrue(sum(of(counts, "Boon cards played")) <= sum(of(counts, "Boon cards drawn")));
        assertTrue(sum(of(counts, "Events")) > 0);
    }

    /** Nothing happens that was not to be reached; the Artillery of a box may, which lies outside the pool. */
    @ParameterizedTest
    @MethodSource("missions")
    void whatHappensCanBeReached(final String file) {
        final CompiledScenario scenario = compiled(file);
        final Set<String> expected = scenario.newProbe("random", MAX_DECISIONS).orElseThrow().counts().stream()
                .map(count -> count.group() + ": " + count.name())
                .collect(Collectors.toSet());
        final List<String> unexpected = counted(scenario, MISSIONS).stream()
                .map(count -> count.group() + ": " + count.name())
                .filter(name -> !expected.contains(name) && !name.equals("Tactics markers: artillery"))
                .toList();
        assertEquals(List.of(), unexpected);
    }

    @Test
    void aCampaignCountsItsMissionsAndItsRest() {
        final List<Probe.Count> counts = counted(compiled("campaign.yaml"), CAMPAIGNS);
        assertEquals(27, of(counts, "lines of R&R").size());
        assertTrue(sum(of(counts, "lines of R&R")) > 8 * CAMPAIGNS / 2);
        assertEquals(30, of(counts, "Profiles").size());
        assertEquals(
                24,
                of(counts, "skills used").size()
                        + of(counts, "skills that always act").size());
        assertEquals(
                30,
                of(counts, "Abilities used").size()
                        + of(counts, "Abilities that always act").size());
    }
}
