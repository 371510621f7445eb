package org.sitrep.contract;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.sitrep.contract.Listed.Trial;
import org.sitrep.contract.Listed.Variant;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.LoadRequest;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.scenario.ScenarioLoader;
import org.sitrep.strategy.BotDefinition;
import org.sitrep.strategy.Budget;
import org.sitrep.strategy.SideBots;

/** All rulesets with the scenarios that the contracts are held on: a new game lists its own beside its tests. */
final class Catalogue {
    private static final List<Listed> RULESETS = ServiceLoader.load(ListedGame.class).stream()
            .map(game -> game.get().get())
            .toList();

    private static final Map<Scenario, CompiledScenario> COMPILED = new ConcurrentHashMap<>();

    private Catalogue() {}

    /** A variant of a ruleset, with external bots. */
    record Scenario(Ruleset ruleset, Variant variant, List<BotDefinition<?>> externalBots) {
        @Override
        public String toString() {
            return ruleset.id() + " " + variant.file() + " " + variant.sets();
        }

        /** Returns the decisions within which every trial ends. */
        int bound() {
            return variant.trial().bound;
        }

        /** Returns how many trials a test plays that asks for so many of each kind: in the ordinary build a quarter. */
        int trials(final int combats, final int trials, final int campaigns) {
            final int all = all(combats, trials, campaigns);
            return Deep.or(Math.max(Math.min(2, all), all / 4), all);
        }

        private int all(final int combats, final int trials, final int campaigns) {
            return switch (variant.trial()) {
                case BRIEF -> combats;
                case WHOLE -> trials;
                case SERIES -> campaigns;
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

        /** Returns whether a trial may leave a slot absent. */
        boolean mayBeAbsent(final String slot) {
            return listed().absent().stream().anyMatch(slot::matches);
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

        private Stream<String> othersBots() {
            final SideBots sides = compiled().sides().orElseThrow();
            return sides.all().stream()
                    .skip(sides.shared() ? sides.all().size() : 1)
                    .filter(side -> side.condition().isEmpty())
                    .flatMap(side -> side.ids().stream().skip(1).map(bot -> side.id() + "=" + bot))
                    .map(text -> sides.text(sides.of(text)));
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
            return load(variant.sets(), findings)
                    .orElseThrow(() -> new AssertionError(this + ": " + findings.sorted()));
        }

        private Optional<ScenarioDocument> load(final List<String> sets, final Findings findings) {
            final String file = Listed.LIBRARY.resolve(variant.file()).toString();
            return ScenarioLoader.load(new LoadRequest(file, Listed.LIBRARY, List.of(), sets), findings);
        }

        /** Returns whether nothing is found wrong with it when more values are set, {@code path=value} each. */
        boolean isSoundWith(final List<String> sets) {
            final Findings findings = new Findings();
            final List<String> all =
                    Stream.concat(variant.sets().stream(), sets.stream()).toList();
            return load(all, findings)
                    .flatMap(document -> ruleset.compile(document, findings, externalBots))
                    .isPresent();
        }

        /** Loads and compiles it; anything found wrong fails. */
        CompiledScenario compile() {
            final Findings findings = new Findings();
            return ruleset.compile(load(), findings, externalBots)
                    .orElseThrow(() -> new AssertionError(this + ": " + findings.sorted()));
        }
    }

    /** A scenario and a bot that plays it. */
    record Seat(Scenario scenario, String bot) {
        /**
         * Returns how many trials a test plays that asks for so many of each kind; of a bot that tries things out,
         * which takes a hundred times as long, a tenth of the brief ones and an eighth of the whole ones, at least 2.
         */
        int trials(final int combats, final int trials, final int campaigns) {
            return Budget.follows(bot)
                    ? scenario.trials(combats / 10, Math.max(2, trials / 8), campaigns)
                    : scenario.trials(combats, trials, campaigns);
        }

        /** Returns the same in every build, where few would not show anything. */
        int allTrials(final int combats, final int trials, final int campaigns) {
            return Budget.follows(bot)
                    ? scenario.all(combats / 10, Math.max(2, trials / 8), campaigns)
                    : scenario.all(combats, trials, campaigns);
        }

        @Override
        public String toString() {
            return bot + " in " + scenario;
        }
    }

    static Stream<Ruleset> rulesets() {
        return RULESETS.stream().map(Listed::ruleset);
    }

    static Stream<Listed> listed() {
        return RULESETS.stream();
    }

    static Stream<Scenario> scenarios() {
        return RULESETS.stream().flatMap(listed -> scenariosOf(listed, listed.variants()));
    }

    /** The first and the last scenario of each kind of trial, the last being the one with most in it. */
    static Stream<Scenario> someScenarios() {
        return RULESETS.stream().flatMap(Catalogue::firstAndLastOfEachKind);
    }

    /** Every bot of the ruleset in every scenario. */
    static Stream<Seat> seats() {
        return scenarios().flatMap(Catalogue::seatsOf);
    }

    private static Stream<Scenario> firstAndLastOfEachKind(final Listed listed) {
        return scenariosOf(listed, listed.firstAndLastOfEachKind());
    }

    private static Stream<Scenario> scenariosOf(final Listed listed, final Stream<Variant> variants) {
        return variants.distinct().map(variant -> new Scenario(listed.ruleset(), variant, listed.externalBots()));
    }

    /** The first scenario of each kind of trial of a ruleset, with other external bots. */
    static List<Scenario> firstOfEachKind(final Ruleset ruleset, final List<BotDefinition<?>> externalBots) {
        return RULESETS.stream()
                .filter(listed -> listed.ruleset() == ruleset)
                .flatMap(Listed::firstOfEachKind)
                .map(variant -> new Scenario(ruleset, variant, externalBots))
                .toList();
    }

    /**
     * The default bot of a ruleset in the first scenario of each kind of trial but series: where many trials are
     * played.
     */
    static Stream<Seat> swiftSeats() {
        return RULESETS.stream()
                .flatMap(listed -> scenariosOf(listed, listed.firstOfEachKind()))
                .filter(scenario -> scenario.variant().trial() != Trial.SERIES)
                .map(scenario -> seatsOf(scenario).findFirst().orElseThrow());
    }

    /**
     * Every bot of a ruleset, external ones too, in the first and the last scenario of each kind of trial: where a
     * contract does not depend on the scenario.
     */
    static Stream<Seat> someSeats() {
        return RULESETS.stream()
                .flatMap(Catalogue::firstAndLastOfEachKind)
                .flatMap(scenario -> Stream.concat(
                        seatsOf(scenario),
                        scenario.externalBots().stream().map(external -> new Seat(scenario, external.id()))));
    }

    /** The same, and at full length every bot in every scenario of whole trials and series. */
    static Stream<Seat> seatsOnTheMap() {
        return Stream.concat(
                        someSeats(),
                        seats().filter(seat -> seat.scenario().variant().trial() != Trial.BRIEF)
                                .limit(Deep.or(0, Integer.MAX_VALUE)))
                .distinct();
    }

    /** The bots of the first side, then those of each further side that plays with bots of its own. */
    private static Stream<Seat> seatsOf(final Scenario scenario) {
        final Stream<String> first = scenario.ruleset().bots().stream().map(bot -> name(scenario.ruleset(), bot.id()));
        return Stream.concat(first, scenario.othersBots()).map(bots -> new Seat(scenario, bots));
    }

    /** A bot that tries things out has little to spend here: contracts hold for how it plays, not for how well. */
    private static String name(final Ruleset ruleset, final String bot) {
        return ruleset.budget(bot).map(budget -> budget.littleOf(bot)).orElse(bot);
    }
}
