package org.sitrep.ruleset;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import org.sitrep.playbook.Vocabulary;
import org.sitrep.ruleset.odds.OddsForm;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.strategy.BotDefinition;
import org.sitrep.strategy.Budget;

/** A game. Immutable, thread-safe; cold: may allocate. */
public interface Ruleset {
    /** Returns the rulesets on the class path, those that {@code META-INF/services} names, by their ids. */
    static List<Ruleset> shipped() {
        return ServiceLoader.load(Ruleset.class).stream()
                .map(ServiceLoader.Provider::get)
                .sorted(Comparator.comparing(Ruleset::id))
                .toList();
    }

    /** Returns the short name used in scenario files, paths and on the command line, e.g. {@code purple-haze}. */
    String id();

    /** Returns the game's name. */
    String title();

    /**
     * Returns the record that the whole resolved document is bound to; the schema and the reference page are generated
     * from it.
     */
    Class<? extends Record> definition();

    /** Returns the bots, the default one first. */
    List<Listing> bots();

    /** Returns the class of the view that its bots see. */
    Class<?> view();

    /**
     * Returns bots from clumsy to strong, each expected to play better than the one before it: ids of its catalogue,
     * and names of playbooks that are shipped with it. Empty if nobody has ranked them. A bot that is there for another
     * purpose than to play well has no place among them.
     */
    default List<String> ladder() {
        return List.of();
    }

    /**
     * Returns the budget that a bot of its catalogue takes, named after its id and a colon; empty for a bot that takes
     * none.
     *
     * @param botId its id alone
     */
    default Optional<Budget> budget(final String botId) {
        return Optional.empty();
    }

    /**
     * Returns which files of its folder below {@code scenarios} can be played, as globs; what else lies there they are
     * made of.
     */
    default List<String> playable() {
        return List.of("missions/**.yaml", "campaign.yaml");
    }

    /**
     * Returns files of its folder below {@code scenarios} that show what it plays, one of each kind. Where no scenario
     * is named, names are those of the first. Empty if any that can be played will do.
     */
    default List<String> examples() {
        return List.of();
    }

    /**
     * Returns the metrics that a sweep tabulates unless others are asked for, those of them that a scenario has beside
     * what it is judged by; {@code *} stands for anything.
     */
    default List<String> sweptMetrics() {
        return List.of();
    }

    /** Returns what it reckons exactly, for {@code odds}. */
    default List<OddsForm> odds() {
        return List.of();
    }

    /** Returns what a kind of {@link org.sitrep.strategy.Decision} is called. */
    default String question(final int kind) {
        return "question " + kind;
    }

    /** Returns the ambiguities and optional rules that a scenario may set, with their readings, the default first. */
    List<Listing> options();

    /** Returns the checks made when a scenario is loaded, with their codes. */
    List<Listing> checks();

    /**
     * Binds, checks and compiles a scenario. Everything wrong is put into {@code findings}, all of it, and not thrown.
     *
     * @return the tables, or empty if there is any error among the findings
     */
    default Optional<CompiledScenario> compile(final ScenarioDocument document, final Findings findings) {
        return compile(document, findings, List.of());
    }

    /**
     * Binds, checks and compiles a scenario, as the other does; beside the catalogue, guests may play it.
     *
     * @param guests bots from outside
     * @return the tables, or empty if there is any error among the findings
     * @throws IllegalArgumentException if a guest sees another view than {@link #view}, or an id is taken
     */
    Optional<CompiledScenario> compile(ScenarioDocument document, Findings findings, List<BotDefinition<?>> guests);

    /**
     * Returns what can be carried in a scenario, and by whom; empty if the document is not sound, or nobody chooses a
     * loadout in it before play begins.
     *
     * @param document a scenario of this game
     */
    default Optional<LoadoutRules> outfitting(final ScenarioDocument document) {
        return Optional.empty();
    }

    /** Returns what the lines of a playbook may name, section by section; empty if the game has no playbooks. */
    default List<Vocabulary> playbookSections() {
        return List.of();
    }

    /** Returns the record that a playbook is bound to; empty if the game has no playbooks. */
    default Optional<Class<? extends Record>> playbookDefinition() {
        return Optional.empty();
    }

    /** Returns whether a document is a playbook and no scenario, by what stands in it. */
    default boolean isPlaybook(final ScenarioDocument document) {
        return false;
    }

    /**
     * Binds, checks and compiles a playbook. Everything wrong is put into {@code findings}, all of it, and not thrown.
     *
     * @return a bot whose id is the file's name without its end, or empty if there is any finding or the game has no
     *     playbooks
     */
    default Optional<BotDefinition<?>> playbook(final ScenarioDocument document, final Findings findings) {
        return Optional.empty();
    }

    /**
     * An entry of a catalogue.
     *
     * @param id what to type
     * @param summary one line
     * @param values the legal values, the default first; empty where none apply
     */
    record Listing(String id, String summary, List<String> values) {
        public Listing {
            values = List.copyOf(values);
        }
    }
}
