package org.sitrep.rulesets;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.rulesets.purplehaze.PurpleHaze;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.LoadRequest;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.scenario.ScenarioLoader;

/** All rulesets with the scenarios that the contracts are held on; a new ruleset is added here and nowhere else. */
final class Catalogue {
    private static final List<Listed> RULESETS = List.of(new Listed(new PurpleHaze(), purpleHaze()));

    private static final Map<Scenario, CompiledScenario> COMPILED = new ConcurrentHashMap<>();

    private Catalogue() {}

    /** A ruleset and its scenarios. */
    private record Listed(Ruleset ruleset, List<Variant> variants) {}

    /**
     * A scenario file with values laid over.
     *
     * @param file below the folder of all scenarios
     * @param sets {@code path=value} texts
     */
    record Variant(String file, List<String> sets) {
        Variant with(final String... more) {
            final List<String> all = new ArrayList<>(sets);
            all.addAll(List.of(more));
            return new Variant(file, all);
        }
    }

    /** A variant of a ruleset. */
    record Scenario(Ruleset ruleset, Variant variant) {
        @Override
        public String toString() {
            return ruleset.id() + " " + variant.file() + " " + variant.sets();
        }

        /** Returns it compiled, once for all tests: a compiled scenario is immutable. */
        CompiledScenario compiled() {
            return COMPILED.computeIfAbsent(this, Scenario::compile);
        }

        /** Loads and compiles it; anything found wrong fails. */
        CompiledScenario compile() {
            final Findings findings = new Findings();
            final ScenarioDocument document = ScenarioLoader.load(
                            new LoadRequest(
                                    Content.LIBRARY.resolve(variant.file()).toString(),
                                    Content.LIBRARY,
                                    List.of(),
                                    variant.sets()),
                            findings)
                    .orElseThrow(() -> new AssertionError(this + ": " + findings.sorted()));
            return ruleset.compile(document, findings)
                    .orElseThrow(() -> new AssertionError(this + ": " + findings.sorted()));
        }
    }

    /** A scenario and a bot that plays it. */
    record Seat(Scenario scenario, String bot) {
        @Override
        public String toString() {
            return bot + " in " + scenario;
        }
    }

    static Stream<Ruleset> rulesets() {
        return RULESETS.stream().map(Listed::ruleset);
    }

    static Stream<Scenario> scenarios() {
        return RULESETS.stream()
                .flatMap(listed -> listed.variants().stream().map(variant -> new Scenario(listed.ruleset(), variant)));
    }

    /** Every bot of the ruleset in every scenario. */
    static Stream<Seat> seats() {
        return scenarios().flatMap(Catalogue::seatsOf);
    }

    /** Every bot of a ruleset in its first and its last scenario: where a contract does not depend on the scenario. */
    static Stream<Seat> someSeats() {
        return RULESETS.stream()
                .flatMap(listed -> Stream.of(
                                listed.variants().get(0),
                                listed.variants().get(listed.variants().size() - 1))
                        .flatMap(variant -> seatsOf(new Scenario(listed.ruleset(), variant))));
    }

    private static Stream<Seat> seatsOf(final Scenario scenario) {
        return scenario.ruleset().bots().stream().map(bot -> new Seat(scenario, bot.id()));
    }

    /** Every shipped combat at every Threat by day and night, every reading of every option, every squad, and all at once that has many parts. */
    private static List<Variant> purpleHaze() {
        final List<Variant> variants = new ArrayList<>();
        for (final String combat : Content.filesIn("combats")) {
            for (final int threat : new int[] {2, 5, 8}) {
                for (final boolean night : new boolean[] {false, true}) {
                    variants.add(
                            variant("purple-haze/" + combat).with("start.threat=" + threat, "start.night=" + night));
                }
            }
        }
        final Variant patrol = variant("purple-haze/combats/patrol.yaml").with("start.threat=8");
        for (final Ruleset.Listing option : new PurpleHaze().options()) {
            option.values().stream()
                    .skip(1)
                    .filter(value -> !value.equals("in-all")) // a board of twelve spaces needs boxes made for it
                    .forEach(value -> variants.add(patrol.with("options." + option.id() + "=" + value)));
        }
        variants.add(patrol.with("options.eliminatedCap=0"));
        for (final String squad : List.of("veterans", "old-hands", "worn-out")) {
            variants.add(patrol.with("squad=" + squad));
        }
        for (final String loadout : List.of("smoke-and-frags", "flak-jackets", "shotgun-point")) {
            variants.add(patrol.with("loadout=" + loadout));
        }
        variants.add(patrol.with(
                "squad=old-hands",
                "options.hiddenEnemies=true",
                "combats.patrol.rounds=3",
                "combats.patrol.claymore=true",
                "combats.patrol.equipmentSwap=true",
                "combats.patrol.tacticsAtBottom=[artillery]"));
        return variants;
    }

    private static Variant variant(final String file) {
        return new Variant(Path.of(file).toString(), List.of());
    }
}
