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
import org.sitrep.rulesets.purplehaze.bots.playbook.Books;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.LoadRequest;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.scenario.ScenarioLoader;
import org.sitrep.strategy.BotDefinition;
import org.sitrep.strategy.Budget;

/** All rulesets with the scenarios that the contracts are held on; a new ruleset is added here and nowhere else. */
final class Catalogue {
    private static final List<Listed> RULESETS = List.of(new Listed(
            new PurpleHaze(),
            List.of(combats(), missions(), campaigns()),
            Books.guests(),
            List.of(
                    "\\bMP\\d\\d\\b",
                    "\\bF\\d\\d\\b",
                    "\\bW\\d\\d\\b",
                    "\\bC\\d\\d\\b",
                    "\\bBN\\d\\d\\b",
                    "\\bLC\\d\\b"),
            List.of("squads", "loadouts")));

    private static final Map<Scenario, CompiledScenario> COMPILED = new ConcurrentHashMap<>();

    private Catalogue() {}

    /** How much is played in one trial. */
    enum Trial {
        /** A combat. */
        COMBAT(2_000),
        /** A Mission alone. */
        MISSION(100_000),
        /** A campaign. */
        CAMPAIGN(100_000);

        /** Decisions within which every trial ends. */
        final int bound;

        Trial(final int bound) {
            this.bound = bound;
        }
    }

    /**
     * A ruleset, its scenarios, those of one kind of trial together, and guests who play in some of them.
     *
     * @param mereIds patterns of ids that only tell things apart, as they stand in resolved files
     * @param idleMaps paths of maps in which one more entry is nothing to anybody until it is named
     */
    private record Listed(
            Ruleset ruleset,
            List<List<Variant>> kinds,
            List<BotDefinition<?>> guests,
            List<String> mereIds,
            List<String> idleMaps) {
        Stream<Scenario> scenarios() {
            return kinds.stream().flatMap(this::scenariosOf);
        }

        Stream<Scenario> firstAndLastOfEachKind() {
            return kinds.stream().flatMap(kind -> scenariosOf(List.of(kind.get(0), kind.get(kind.size() - 1))));
        }

        Stream<Scenario> firstOfEachKind() {
            return kinds.stream().flatMap(kind -> scenariosOf(List.of(kind.get(0))));
        }

        private Stream<Scenario> scenariosOf(final List<Variant> variants) {
            return variants.stream().distinct().map(variant -> new Scenario(ruleset, variant, guests));
        }
    }

    /**
     * A scenario file with values laid over.
     *
     * @param trial what one trial of it is
     * @param file below the folder of all scenarios
     * @param sets {@code path=value} texts
     */
    record Variant(Trial trial, String file, List<String> sets) {
        Variant with(final String... more) {
            final List<String> all = new ArrayList<>(sets);
            all.addAll(List.of(more));
            return new Variant(trial, file, all);
        }
    }

    /** A variant of a ruleset, with guests. */
    record Scenario(Ruleset ruleset, Variant variant, List<BotDefinition<?>> guests) {
        @Override
        public String toString() {
            return ruleset.id() + " " + variant.file() + " " + variant.sets();
        }

        /** Returns the decisions within which every trial ends. */
        int bound() {
            return variant.trial().bound;
        }

        /** Returns how many trials a test plays that asks for so many of each kind. */
        int trials(final int combats, final int missions, final int campaigns) {
            return switch (variant.trial()) {
                case COMBAT -> combats;
                case MISSION -> missions;
                case CAMPAIGN -> campaigns;
            };
        }

        /** Returns it compiled, once for all tests: a compiled scenario is immutable. */
        CompiledScenario compiled() {
            return COMPILED.computeIfAbsent(this, Scenario::compile);
        }

        /** Returns the patterns of ids that only tell things apart. */
        List<String> mereIds() {
            return listed().mereIds();
        }

        /** Returns the paths of maps in which one more entry is nothing to anybody until it is named. */
        List<String> idleMaps() {
            return listed().idleMaps();
        }

        /** Returns the bots that do not try things out. */
        List<String> swiftBots() {
            return ruleset.bots().stream()
                    .map(Ruleset.Listing::id)
                    .filter(bot -> ruleset.budget(bot).isEmpty())
                    .toList();
        }

        private Listed listed() {
            return RULESETS.stream()
                    .filter(listed -> listed.ruleset() == ruleset)
                    .findFirst()
                    .orElseThrow();
        }

        /** Loads it; anything found wrong fails. */
        ScenarioDocument load() {
            final Findings findings = new Findings();
            return ScenarioLoader.load(
                            new LoadRequest(
                                    Content.LIBRARY.resolve(variant.file()).toString(),
                                    Content.LIBRARY,
                                    List.of(),
                                    variant.sets()),
                            findings)
                    .orElseThrow(() -> new AssertionError(this + ": " + findings.sorted()));
        }

        /** Loads and compiles it; anything found wrong fails. */
        CompiledScenario compile() {
            final Findings findings = new Findings();
            return ruleset.compile(load(), findings, guests)
                    .orElseThrow(() -> new AssertionError(this + ": " + findings.sorted()));
        }
    }

    /** A scenario and a bot that plays it. */
    record Seat(Scenario scenario, String bot) {
        /** Returns how many trials a test plays that asks for so many of each kind; of a bot that tries things out, which takes a hundred times as long, a tenth of the combats and half of the Missions. */
        int trials(final int combats, final int missions, final int campaigns) {
            return Budget.follows(bot)
                    ? scenario.trials(combats / 10, missions / 2, campaigns)
                    : scenario.trials(combats, missions, campaigns);
        }

        @Override
        public String toString() {
            return bot + " in " + scenario;
        }
    }

    static Stream<Ruleset> rulesets() {
        return RULESETS.stream().map(Listed::ruleset);
    }

    static Stream<Scenario> scenarios() {
        return RULESETS.stream().flatMap(Listed::scenarios);
    }

    /** The first and the last scenario of each kind of trial, the last being the one with most in it. */
    static Stream<Scenario> someScenarios() {
        return RULESETS.stream().flatMap(Listed::firstAndLastOfEachKind);
    }

    /** Every bot of the ruleset in every scenario. */
    static Stream<Seat> seats() {
        return scenarios().flatMap(Catalogue::seatsOf);
    }

    /** The default bot of a ruleset in the first scenario of each kind of trial but campaigns: where many trials are played. */
    static Stream<Seat> swiftSeats() {
        return RULESETS.stream()
                .flatMap(Listed::firstOfEachKind)
                .filter(scenario -> scenario.variant().trial() != Trial.CAMPAIGN)
                .map(scenario -> seatsOf(scenario).findFirst().orElseThrow());
    }

    /** Every bot of a ruleset, guests too, in the first and the last scenario of each kind of trial: where a contract does not depend on the scenario. */
    static Stream<Seat> someSeats() {
        return RULESETS.stream()
                .flatMap(Listed::firstAndLastOfEachKind)
                .flatMap(scenario -> Stream.concat(
                        seatsOf(scenario), scenario.guests().stream().map(guest -> new Seat(scenario, guest.id()))));
    }

    /** The same, and every bot in every Mission and campaign. */
    static Stream<Seat> seatsOnTheMap() {
        return Stream.concat(
                        someSeats(),
                        seats().filter(seat -> seat.scenario().variant().trial() != Trial.COMBAT))
                .distinct();
    }

    private static Stream<Seat> seatsOf(final Scenario scenario) {
        return scenario.ruleset().bots().stream().map(bot -> new Seat(scenario, name(scenario.ruleset(), bot.id())));
    }

    /** A bot that tries things out has little to spend here: contracts hold for how it plays, not for how well. */
    private static String name(final Ruleset ruleset, final String bot) {
        return ruleset.budget(bot).map(budget -> budget.littleOf(bot)).orElse(bot);
    }

    /** Every shipped combat at every Threat by day and night, every reading of every option, every squad, and all at once that has many parts. */
    private static List<Variant> combats() {
        final List<Variant> variants = new ArrayList<>();
        for (final String combat : Content.filesIn("combats")) {
            for (final int threat : new int[] {2, 5, 8}) {
                for (final boolean night : new boolean[] {false, true}) {
                    variants.add(variant(Trial.COMBAT, combat).with("start.threat=" + threat, "start.night=" + night));
                }
            }
        }
        final Variant patrol = variant(Trial.COMBAT, "combats/patrol.yaml").with("start.threat=8");
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

    /** Every shipped Mission; squads of other levels; and all at once that may be played otherwise. */
    private static List<Variant> missions() {
        final List<Variant> variants = new ArrayList<>();
        for (final String mission : Content.filesIn("missions")) {
            variants.add(variant(Trial.MISSION, mission));
        }
        variants.add(variant(Trial.MISSION, "missions/02-first-light.yaml").with("squad=old-hands"));
        variants.add(variant(Trial.MISSION, "missions/05-long-walk.yaml").with("squad=worn-out"));
        variants.add(variant(Trial.MISSION, "missions/03-search.yaml")
                .with(
                        "squad=old-hands",
                        "options.hiddenEnemies=true",
                        "options.threatRule=high",
                        "options.sapper=keen"));
        return variants;
    }

    /** The campaign with a Squad that is drawn, and with one that knows its trade, against Red. */
    private static List<Variant> campaigns() {
        final Variant campaign = variant(Trial.CAMPAIGN, "campaign.yaml");
        return List.of(
                campaign, campaign.with("squad=veterans", "options.hiddenEnemies=true", "options.sapper=random"));
    }

    private static Variant variant(final Trial trial, final String file) {
        return new Variant(trial, Path.of("purple-haze", file).toString(), List.of());
    }
}
