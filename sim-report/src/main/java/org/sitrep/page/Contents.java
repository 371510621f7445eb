package org.sitrep.page;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.sitrep.Experiment;
import org.sitrep.Sitrep;
import org.sitrep.SitrepException;
import org.sitrep.engine.CommonMetrics;
import org.sitrep.engine.PairedEntry;
import org.sitrep.engine.PlayableScenario;
import org.sitrep.engine.PlaybookFile;
import org.sitrep.outcome.Metric;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.DataValue;
import org.sitrep.scenario.KeyOrder;
import org.sitrep.scenario.ScenarioLoader;
import org.sitrep.scenario.Words;
import org.sitrep.strategy.Budget;
import org.sitrep.strategy.SideBots;

/**
 * Lists what the page may play: scenario files, the bots of their games and the shipped playbooks. No other file is
 * read. Immutable, thread-safe.
 */
public final class Contents {
    private final List<Game> games;
    private final List<Ruleset> rulesets;
    private final Map<String, List<String>> playbooks;
    private final Path library;

    /**
     * A game with its scenarios.
     *
     * @param id its id
     * @param title its name
     * @param scenarios files as the command line takes them
     */
    private record Game(String id, String title, List<String> scenarios) {
        Game {
            scenarios = List.copyOf(scenarios);
        }
    }

    /**
     * A scenario that is listed.
     *
     * @param file as the command line takes it
     * @param title its title; the file where it gives none
     */
    public record Listed(String file, String title) {}

    /** A game with its scenarios and their titles. */
    public record Titled(String id, String title, List<Listed> scenarios) {}

    /**
     * A scenario, opened.
     *
     * @param setup its description in the rulebook's words
     * @param headline name of its chief metric
     * @param values what can be changed
     * @param loadouts whether there is a loadout to choose before play begins
     * @param ladder bots of the first side that rank in this order, the weakest first; empty without a ranking
     * @param matchup whether two sides play, whose bots can be matched
     */
    public record Opened(
            String scenario,
            String game,
            String title,
            String trial,
            Map<String, String> setup,
            String headline,
            List<Measured> metrics,
            List<Side> sides,
            List<Reading> readings,
            List<Value> values,
            boolean loadouts,
            List<String> ladder,
            boolean matchup) {}

    /**
     * A metric.
     *
     * @param share whether it is a share of trials
     * @param better {@code higher}, {@code lower} or {@code neutral}
     */
    public record Measured(String name, String label, String unit, boolean share, String better) {}

    /**
     * A side and the bots that may play it.
     *
     * @param id its id; empty if there is only one
     * @param bots the usual one first
     */
    public record Side(String id, List<Choice> bots) {}

    /** A bot, or a reading of a rule, with what it is. */
    public record Choice(String id, String about) {}

    /**
     * A rule that can be read in several ways.
     *
     * @param path as {@code --set} takes it
     * @param now the reading in force
     */
    public record Reading(String path, String about, List<String> choices, String now) {}

    /**
     * A value that can be changed; a limit is null where there is none.
     *
     * @param own whether the scenario's own file or a card of the user has it
     */
    public record Value(
            String path,
            String kind,
            String text,
            String about,
            String unit,
            Long min,
            Long max,
            List<String> words,
            String provenance,
            boolean own) {}

    /**
     * Creates the contents.
     *
     * @param scenarios the files of each game, by its id; a game without files is left out
     * @param playbooks the names of the shipped playbooks of each game, by its id
     * @param library folder of the shipped scenarios; null if there is none
     */
    public Contents(
            final List<Ruleset> rulesets,
            final Map<String, List<String>> scenarios,
            final Map<String, List<String>> playbooks,
            final Path library) {
        this.rulesets = List.copyOf(rulesets);
        this.playbooks = Map.copyOf(playbooks);
        this.library = library;
        games = rulesets.stream()
                .filter(game -> !scenarios.getOrDefault(game.id(), List.of()).isEmpty())
                .map(game -> new Game(game.id(), game.title(), scenarios.get(game.id())))
                .toList();
    }

    /** Returns the folder of the shipped scenarios; null if there is none. */
    Path library() {
        return library;
    }

    /**
     * Returns the games, in the order in which they are found, with the titles of their scenarios. Reads the scenarios'
     * own files: a millisecond each.
     */
    public List<Titled> games() {
        return games.stream()
                .map(game -> new Titled(
                        game.id(),
                        game.title(),
                        game.scenarios().stream()
                                .map(file -> new Listed(
                                        file, ScenarioLoader.title(file).orElse(file)))
                                .toList()))
                .toList();
    }

    /**
     * Returns a variant as the engine plays it.
     *
     * @throws IllegalArgumentException if its scenario or its bot is not listed
     * @throws org.sitrep.SitrepException with all findings if it is not sound
     */
    Experiment experiment(final Variant variant) {
        final Ruleset game = game(variant.scenario());
        if (!variant.bot().isEmpty()) {
            requireListed(game, variant);
        }
        Experiment changed = Sitrep.open(variant.scenario()).bot(variant.bot());
        if (library != null) {
            changed = changed.library(library);
        }
        if (!variant.playbook().isEmpty()) {
            changed = changed.playbook(Variant.OWN, variant.playbook());
        }
        for (final Variant.OwnCard card : variant.overlays()) {
            changed = changed.overlay(card.name(), card.text());
        }
        for (final String set : variant.sets()) {
            changed = changed.set(set);
        }
        return changed;
    }

    /**
     * Returns what a variant is, and what can be changed in it.
     *
     * @throws IllegalArgumentException if its scenario or its bot is not listed
     * @throws org.sitrep.SitrepException with all findings if it is not sound
     */
    public Opened open(final Variant variant) {
        final PlayableScenario scenario = experiment(variant).open(KeyOrder.NONE);
        final OutcomeLayout layout = scenario.compiled().layout();
        return new Opened(
                variant.scenario(),
                scenario.game().id(),
                scenario.document().title(),
                scenario.compiled().trial(),
                scenario.compiled().setup(),
                layout.headline(),
                Stream.<Metric>concat(layout.slots().stream(), layout.ratios().stream())
                        .filter(metric -> !layout.steps().contains(metric.name()))
                        .map(metric -> new Measured(
                                metric.name(),
                                metric.label(),
                                metric.unit(),
                                layout.isShare(metric.name()),
                                Words.of(metric.better())))
                        .toList(),
                sides(scenario),
                readings(scenario),
                DataValue.of(scenario.document(), scenario.game().definition()).stream()
                        .map(value -> value(value, value.own() || isOfCard(variant, scenario, value)))
                        .toList(),
                Loadouts.rules(scenario).isPresent(),
                scenario.game().ladder().stream()
                        .filter(bot -> isListed(scenario.game(), 0, bot))
                        .toList(),
                !scenario.compiled().stakes().isEmpty());
    }

    /**
     * Returns all findings on the only card of a variant.
     *
     * @throws IllegalArgumentException if its scenario is not listed, or it has not one card
     */
    Books.Checked checkCard(final Variant variant) {
        if (variant.overlays().size() != 1) {
            throw new IllegalArgumentException("one card is checked at a time");
        }
        try {
            experiment(variant.with(List.of(), "")).open(KeyOrder.NONE);
            return new Books.Checked(List.of());
        } catch (final SitrepException unsound) {
            return Books.Checked.of(unsound, variant.overlays().get(0).name());
        }
    }

    /** Returns the sides of a variant's game and their bots. */
    SideBots sides(final Variant variant) {
        return game(variant.scenario()).sides();
    }

    /**
     * Returns what plays in variants, with the metrics that they have in common.
     *
     * @throws IllegalArgumentException if a scenario or a bot is not listed, or the variants measure different things
     * @throws org.sitrep.SitrepException with all findings if one is not sound
     */
    CommonMetrics common(final List<Variant> variants) {
        return CommonMetrics.of(variants.stream()
                        .map(this::experiment)
                        .map(Experiment::entry)
                        .toList())
                .orElseThrow(() -> new IllegalArgumentException("the scenarios do not measure the same"));
    }

    /**
     * Returns what bots play in a variant that is open already. Opens it again only for a playbook.
     *
     * @param variant names the bots
     * @throws IllegalArgumentException if a bot is not listed
     */
    PairedEntry entry(final PlayableScenario open, final Variant variant) {
        requireListed(open.game(), variant);
        final SideBots sides = open.sides();
        final List<String> bots = sides.of(variant.bot());
        final boolean own = IntStream.range(0, bots.size())
                .allMatch(side -> sides.all().get(side).ids().contains(Budget.idOf(bots.get(side))));
        return own ? open.entry(sides.text(bots)) : experiment(variant).entry();
    }

    /** Returns the bots that play a variant which names none. */
    String usualBot(final Variant variant) {
        final SideBots sides = sides(variant);
        return sides.text(sides.of(null));
    }

    private List<Side> sides(final PlayableScenario scenario) {
        final List<String> books = playbooks(scenario.game());
        final SideBots sides = scenario.sides();
        return IntStream.range(0, sides.all().size())
                .mapToObj(number -> {
                    final SideBots.Side<?> side = sides.all().get(number);
                    final List<Choice> bots = new ArrayList<>();
                    side.bots().forEach(bot -> bots.add(new Choice(bot.id(), bot.summary())));
                    if (number == 0 || sides.shared()) {
                        books.forEach(book -> bots.add(new Choice(book, "A playbook.")));
                    }
                    return new Side(sides.all().size() == 1 ? "" : side.id(), bots);
                })
                .toList();
    }

    private static List<Reading> readings(final PlayableScenario scenario) {
        final Map<String, String> now = scenario.compiled().options();
        return scenario.game().options().stream()
                .filter(option -> now.containsKey(option.id()))
                .map(option ->
                        new Reading("options." + option.id(), option.summary(), option.values(), now.get(option.id())))
                .toList();
    }

    private static boolean isOfCard(final Variant variant, final PlayableScenario scenario, final DataValue value) {
        return variant.overlays().stream()
                .anyMatch(
                        card -> scenario.document().markOf(value.path()).file().equals(card.name()));
    }

    private static Value value(final DataValue value, final boolean own) {
        return new Value(
                value.path(),
                Words.of(value.kind()),
                value.text(),
                value.about(),
                value.unit(),
                value.min().isPresent() ? Long.valueOf(value.min().getAsLong()) : null,
                value.max().isPresent() ? Long.valueOf(value.max().getAsLong()) : null,
                value.words(),
                value.provenance().id(),
                own);
    }

    /** Returns the game of a listed scenario. */
    Ruleset game(final String scenario) {
        return games.stream()
                .filter(game -> game.scenarios().contains(scenario))
                .flatMap(
                        game -> rulesets.stream().filter(ruleset -> ruleset.id().equals(game.id())))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no scenario " + scenario + " is listed"));
    }

    private void requireListed(final Ruleset game, final Variant variant) {
        final List<String> each = game.sides().of(variant.bot());
        for (int side = 0; side < each.size(); side++) {
            final boolean typed =
                    each.get(side).equals(Variant.OWN) && !variant.playbook().isEmpty();
            if (!typed && !isListed(game, side, each.get(side))) {
                throw new IllegalArgumentException("no bot " + each.get(side) + " is listed");
            }
        }
    }

    private boolean isListed(final Ruleset game, final int side, final String bot) {
        return game.sides().all().get(side).ids().contains(Budget.idOf(bot))
                || playbooks(game).contains(bot);
    }

    /** Returns the names of the shipped playbooks of a game. */
    List<String> playbooks(final Ruleset game) {
        return playbooks.getOrDefault(game.id(), List.of());
    }

    /**
     * Returns the text of a shipped playbook.
     *
     * @throws IllegalArgumentException if it is not listed
     */
    String playbook(final Ruleset game, final String name) {
        if (!playbooks(game).contains(name)) {
            throw new IllegalArgumentException("no playbook " + name + " is listed");
        }
        try {
            final Path file = PlaybookFile.of(name, game, library).orElseThrow().file();
            return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        } catch (final IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
