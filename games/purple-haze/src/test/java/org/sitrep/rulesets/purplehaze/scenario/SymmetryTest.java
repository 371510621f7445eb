package org.sitrep.rulesets.purplehaze.scenario;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.commons.statistics.distribution.ChiSquaredDistribution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Playout;
import org.sitrep.rulesets.purplehaze.PurpleHaze;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.KeyOrder;
import org.sitrep.scenario.ListNode;
import org.sitrep.scenario.MapNode;
import org.sitrep.scenario.Node;
import org.sitrep.scenario.ScalarNode;
import org.sitrep.scenario.ScenarioDocument;

/**
 * Combats that are each other's image come to the same by law: the board mirrored, left for right; Marines who have
 * changed IDs; the data listed in another order. The missions themselves are others: a draw says which of several
 * options is taken, counted from the left and from ID 1, and a roll is addressed by the Marine's ID. For the same
 * reason this is held with the bot that takes any option with equal chances: all others, if two options are equally
 * good, take the first.
 *
 * <p>Every metric of a combat is compared by a chi-square test of two samples. False alarm: 10^-9 each, fewer than 100
 * metrics of 6 images, 6 · 10^-7 in all.
 */
class SymmetryTest {
    private static final int COMBATS = 12_000;
    private static final double FALSE_ALARM = 1e-9;
    private static final int ENOUGH = 25;

    private static final Pattern BY_ID = Pattern.compile("^((?:marine|damage)\\.)([1-6])");

    /** The roles with their IDs turned round, 1 for 6. */
    private static final Map<String, Integer> OTHER_IDS = Map.of(
            "squad-leader", 6,
            "radio-operator", 5,
            "infantryman", 4,
            "scout", 3,
            "engineer", 2,
            "corpsman", 1);

    static Stream<String> combats() {
        return Stream.of("patrol", "ambushed");
    }

    @ParameterizedTest
    @MethodSource("combats")
    void aMirroredBoardHasTheSameLaw(final String combat) {
        final List<String> mirror = new ArrayList<>();
        for (final String path : List.of(
                "board.enemyOrder",
                "combats." + combat + ".enemyHardCover",
                "combats." + combat + ".marineHardCover")) {
            Content.load(file(combat))
                    .document()
                    .resolvedYaml(path, false)
                    .ifPresent(spaces -> mirror.add(path + "=" + mirrored(spaces.strip())));
        }
        assertTrue(mirror.size() >= 2, mirror.toString());
        assertSameLaw(samples(combat, 1967, List.of()), samples(combat, 1968, mirror));
    }

    /** Whatever is told by ID is told of the same man under his other ID; all else stays. */
    @ParameterizedTest
    @MethodSource("combats")
    void marinesWithOtherIdsHaveTheSameLaw(final String combat) {
        final List<String> relabelled = new ArrayList<>();
        OTHER_IDS.forEach((role, id) -> relabelled.add("specializations." + role + ".slot=" + id));
        final Map<String, int[]> byOtherIds = new HashMap<>();
        samples(combat, 1968, relabelled).forEach((metric, values) -> byOtherIds.put(ofTheSameMan(metric), values));
        assertSameLaw(samples(combat, 1967, List.of()), byOtherIds);
    }

    /**
     * Markers, cards and weapons in the reverse of their order: what lies first, and is drawn first, is another thing,
     * with equal chances as before.
     */
    @ParameterizedTest
    @MethodSource("combats")
    void dataListedInAnotherOrderHasTheSameLaw(final String combat) {
        final ScenarioDocument listed = Content.load(file(combat)).document();
        final Map<String, List<String>> turned = new HashMap<>();
        KeyOrder.of(listed, GameData.class).keys().forEach((path, keys) -> {
            final List<String> back = new ArrayList<>(keys);
            Collections.reverse(back);
            turned.put(path, back);
        });
        final ScenarioDocument reversed = new KeyOrder(turned).of(listed);
        assertNotEquals(listed.resolvedYaml(false), reversed.resolvedYaml(false));
        assertSameLaw(samples(listed, 1967), samples(reversed, 1968));
    }

    /**
     * Where order is no rule and nothing is drawn by it, another order is the same missions to the last bit: squads,
     * loadouts, boxes, maps, Missions and places of R&amp;R are called by name.
     */
    @ParameterizedTest
    @ValueSource(strings = {"combats/patrol.yaml", "missions/01-crash.yaml"})
    void squadsAndWhatIsNamedMayBeListedInAnyOrder(final String file) {
        final ScenarioDocument listed = Content.load(file).document();
        final Map<String, List<String>> turned = new HashMap<>();
        for (final String path : List.of("squads", "loadouts", "combats", "maps", "missions", "rest")) {
            listed.at(path).ifPresent(node -> {
                final List<String> back =
                        new ArrayList<>(((MapNode) node).entries().keySet());
                Collections.reverse(back);
                turned.put(path, back);
            });
        }
        final ScenarioDocument reversed = new KeyOrder(turned).of(listed);
        assertNotEquals(listed.resolvedYaml("squads", false), reversed.resolvedYaml("squads", false));
        final Map<String, int[]> one = samples(listed, 1967, 200);
        final Map<String, int[]> other = samples(reversed, 1967, 200);
        assertEquals(one.keySet(), other.keySet());
        one.forEach((metric, values) -> assertArrayEquals(values, other.get(metric), metric));
    }

    /**
     * Members of a squad, kits of a loadout and the gear of a kit are told apart by their names: in another order they
     * play the same missions to the last bit.
     */
    @ParameterizedTest
    @CsvSource({
        "reference, combats/patrol.yaml",
        "veterans, combats/patrol.yaml",
        "old-hands, combats/ambushed.yaml",
        "worn-out, missions/01-crash.yaml"
    })
    void membersAndKitsMayBeListedInAnyOrder(final String squad, final String file) {
        final ScenarioDocument listed = Content.load(file, "squad=" + squad).document();
        final String members = "squads." + squad + ".members";
        final String kits = "loadouts."
                + listed.resolvedYaml("squads." + squad + ".loadout", false)
                        .orElseThrow()
                        .strip() + ".kits";
        final List<String> sets = new ArrayList<>(List.of("squad=" + squad));
        for (final String path : List.of(members, kits)) {
            sets.add(path + "=~"); // else what is said again stays where it stands
            sets.add(path + "=" + backwards(listed.at(path).orElseThrow()));
        }
        final ScenarioDocument reversed =
                Content.load(file, sets.toArray(String[]::new)).document();
        for (final String path : List.of(members, kits)) {
            assertNotEquals(listed.resolvedYaml(path, false), reversed.resolvedYaml(path, false));
        }
        final Map<String, int[]> one = samples(listed, 1967, 200);
        samples(reversed, 1967, 200).forEach((metric, values) -> assertArrayEquals(one.get(metric), values, metric));
    }

    /** Returns a node in one line, the keys of each map in the reverse of their order. */
    private static String backwards(final Node node) {
        if (node instanceof MapNode map) {
            final List<String> entries = new ArrayList<>();
            map.entries().forEach((key, value) -> entries.add(0, key + ": " + backwards(value)));
            return "{" + String.join(", ", entries) + "}";
        }
        return node instanceof ListNode list
                ? list.items().stream().map(SymmetryTest::backwards).toList().toString()
                : ((ScalarNode) node).text();
    }

    /** One Fighter more is found: the test can fail. */
    @Test
    void anotherCombatHasAnotherLaw() {
        final Map<String, Map<Integer, long[]>> both = new TreeMap<>();
        count(samples("patrol", 1967, List.of()), both, 0);
        count(samples("patrol", 1968, List.of("combats.patrol.enemies.fighters=6")), both, 1);
        assertTrue(both.values().stream().anyMatch(counts -> pValue(counts) < FALSE_ALARM));
    }

    /** Returns a metric by ID under the other ID. */
    private static String ofTheSameMan(final String metric) {
        return BY_ID.matcher(metric).replaceAll(found -> found.group(1) + (7 - Integer.parseInt(found.group(2))));
    }

    private static String mirrored(final String spaces) {
        final StringBuilder mirrored = new StringBuilder();
        for (int i = 0; i < spaces.length(); i++) {
            final char at = spaces.charAt(i);
            mirrored.append(i > 0 && spaces.charAt(i - 1) == 'c' ? (char) ('1' + '4' - at) : at);
        }
        assertNotEquals(spaces, mirrored.toString());
        return mirrored.toString();
    }

    private static String file(final String combat) {
        return "combats/" + combat + ".yaml";
    }

    /** The values of each metric, combat by combat. */
    private static Map<String, int[]> samples(final String combat, final long seed, final List<String> sets) {
        return samples(Content.load(file(combat), sets.toArray(String[]::new)).document(), seed);
    }

    private static Map<String, int[]> samples(final ScenarioDocument document, final long seed) {
        return samples(document, seed, COMBATS);
    }

    private static Map<String, int[]> samples(final ScenarioDocument document, final long seed, final int combats) {
        final Findings findings = new Findings();
        final CompiledScenario scenario =
                new PurpleHaze().compile(document, findings).orElseThrow(() -> new AssertionError(findings.sorted()));
        final OutcomeLayout layout = scenario.layout();
        final Playout playout = scenario.newPlayout("random", 100_000);
        final Outcome outcome = new Outcome(layout);
        final Map<String, int[]> samples = new HashMap<>();
        layout.slots().forEach(slot -> samples.put(slot.name(), new int[combats]));
        final TrialKey key = new TrialKey();
        for (int mission = 0; mission < combats; mission++) {
            outcome.reset();
            playout.play(key.set(seed, mission), outcome);
            for (int slot = 0; slot < outcome.size(); slot++) {
                samples.get(layout.slots().get(slot).name())[mission] = outcome.get(slot);
            }
        }
        return samples;
    }

    private static void assertSameLaw(final Map<String, int[]> one, final Map<String, int[]> other) {
        assertEquals(one.keySet(), other.keySet());
        final Map<String, Map<Integer, long[]>> both = new TreeMap<>();
        count(one, both, 0);
        count(other, both, 1);
        final List<String> failed = new ArrayList<>();
        both.forEach((metric, counts) -> {
            final double p = pValue(counts);
            if (p < FALSE_ALARM) {
                failed.add(String.format(Locale.ROOT, "%s: p = %.3g", metric, p));
            }
        });
        assertEquals(List.of(), failed);
    }

    private static void count(
            final Map<String, int[]> samples, final Map<String, Map<Integer, long[]>> into, final int sample) {
        samples.forEach((metric, values) -> {
            final Map<Integer, long[]> counts = into.computeIfAbsent(metric, name -> new TreeMap<>());
            for (final int value : values) {
                counts.computeIfAbsent(value, any -> new long[2])[sample]++;
            }
        });
    }

    /** Two samples of one size: neighbouring values are pooled until both together have enough. */
    private static double pValue(final Map<Integer, long[]> counts) {
        final List<long[]> cells = new ArrayList<>();
        for (final long[] count : counts.values()) {
            final long[] last = cells.isEmpty() ? null : cells.get(cells.size() - 1);
            if (last != null && last[0] + last[1] < 2 * ENOUGH) {
                last[0] += count[0];
                last[1] += count[1];
            } else {
                cells.add(count.clone());
            }
        }
        final long[] last = cells.get(cells.size() - 1);
        if (cells.size() > 1 && last[0] + last[1] < 2 * ENOUGH) {
            cells.remove(cells.size() - 1);
            cells.get(cells.size() - 1)[0] += last[0];
            cells.get(cells.size() - 1)[1] += last[1];
        }
        if (cells.size() == 1) {
            return 1;
        }
        double statistic = 0;
        for (final long[] cell : cells) {
            statistic += (double) (cell[0] - cell[1]) * (cell[0] - cell[1]) / (cell[0] + cell[1]);
        }
        return ChiSquaredDistribution.of(cells.size() - 1).survivalProbability(statistic);
    }
}
