package org.sitrep.rulesets.rambo.coverage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Playout;
import org.sitrep.ruleset.Probe;
import org.sitrep.rulesets.rambo.Rambo;
import org.sitrep.rulesets.rambo.definition.Content;
import org.sitrep.scenario.Findings;

/** A probe plays as a playout does, and its counts are those of the slots. */
class RamboReachTest {
    private static final int MISSIONS = 60;

    private static CompiledScenario scenario(final String file) {
        return new Rambo()
                .compile(Content.load(file).document(), new Findings(), List.of())
                .orElseThrow();
    }

    private static long times(final List<Probe.Count> counts, final String group) {
        return counts.stream()
                .filter(c -> c.group().equals(group))
                .mapToLong(Probe.Count::times)
                .sum();
    }

    @ParameterizedTest
    @ValueSource(strings = {"missions/01-proof.yaml", "missions/cage-run.yaml", "missions/powder-store.yaml"})
    void countsAreThoseOfTheSlots(final String file) {
        final CompiledScenario scenario = scenario(file);
        final Probe probe = scenario.newProbe("random", 100_000).orElseThrow();
        final Playout playout = scenario.newPlayout("random", 100_000);
        final Outcome probed = new Outcome(scenario.layout());
        final Outcome played = new Outcome(scenario.layout());
        final TrialKey key = new TrialKey();
        final List<String> slots = List.of("threats.revealed", "threats.hits", "fog.revealed", "attacks", "pois.used");
        final long[] sums = new long[slots.size()];
        for (int mission = 0; mission < MISSIONS; mission++) {
            key.set(3, mission);
            probed.reset();
            played.reset();
            probe.play(key, probed);
            playout.play(key, played);
            assertEquals(played.hash(mission), probed.hash(mission));
            for (int i = 0; i < sums.length; i++) {
                sums[i] += played.get(scenario.layout().index(slots.get(i)));
            }
        }
        final List<Probe.Count> counts = probe.counts();
        final List<String> groups =
                List.of("threat cards", "Alert Effects that hit", "fog cards", "weapons", "P.O.I. options");
        for (int i = 0; i < sums.length; i++) {
            assertEquals(sums[i], times(counts, groups.get(i)), slots.get(i));
        }
        assertEquals(MISSIONS, times(counts, "ends"));
        assertEquals(
                counts.size(),
                counts.stream().map(c -> c.group() + " " + c.name()).distinct().count());
    }

    /** What missions count is added up over missions and parties; a campaign adds parties, the stash and medals. */
    @ParameterizedTest
    @CsvSource({"campaign.yaml, pointman", "open-campaign.yaml, random"})
    void countsOfACampaignAreThoseOfItsSlots(final String file, final String bot) {
        final CompiledScenario scenario = scenario(file);
        final Probe probe = scenario.newProbe(bot, 100_000).orElseThrow();
        final Playout playout = scenario.newPlayout(bot, 100_000);
        final Outcome probed = new Outcome(scenario.layout());
        final Outcome played = new Outcome(scenario.layout());
        final TrialKey key = new TrialKey();
        final List<String> slots = List.of("tries", "stash", "hero.rambo.medals");
        final long[] sums = new long[slots.size()];
        for (int mission = 0; mission < MISSIONS; mission++) {
            key.set(3, mission);
            probed.reset();
            played.reset();
            probe.play(key, probed);
            playout.play(key, played);
            assertEquals(played.hash(mission), probed.hash(mission));
            for (int i = 0; i < sums.length; i++) {
                sums[i] += played.get(scenario.layout().index(slots.get(i)));
            }
        }
        final List<Probe.Count> counts = probe.counts();
        assertEquals(sums[0], times(counts, "ends"), "each try ends once");
        assertEquals(sums[1], times(counts, "gear added to the stash"));
        assertTrue(sums[2] <= times(counts, "medals earned"));
        final boolean choice = file.startsWith("open");
        assertEquals(choice ? sums[0] : 0, times(counts, "parties sent"));
        assertEquals(!choice, times(counts, "medals spent") > 0, "chance wins nothing, and so has none to spend");
        assertTrue(times(counts, "gear equipped from the stash") > 0);
        assertEquals(choice, counts.stream().anyMatch(count -> count.name().startsWith("heroes.harlan.")));
        assertEquals(
                counts.size(),
                counts.stream().map(c -> c.group() + " " + c.name()).distinct().count());
    }

    @Test
    void onlyWhatCanBeReachedIsListed() {
        final Set<String> names =
                scenario("missions/cage-run.yaml").newProbe("random", 100_000).orElseThrow().counts().stream()
                        .map(Probe.Count::name)
                        .collect(Collectors.toSet());
        assertTrue(names.contains("missions.cage-run.triggers.0"));
        assertTrue(names.contains("missions.cage-run.pois.cage.options.open"));
        assertFalse(names.contains("red"), "this dossier does not fail at Red");
        assertFalse(names.contains("gear.squad-machine-gun"), "nobody brings it, nothing finds it");
        assertFalse(names.stream().anyMatch(name -> name.startsWith("heroes.harlan.")), "he does not play");
    }
}
