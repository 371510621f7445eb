package org.sitrep.ruleset;

import java.util.ArrayList;
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
import org.sitrep.strategy.SideBots;

/** A game. Immutable and thread-safe; not used in play, may allocate. */
public interface Ruleset {
    /** Returns the rulesets on the class path, as named by {@code META-INF/services}, ordered by id. */
    static List<Ruleset> shipped() {
        final List<Ruleset> all = new ArrayList<>();
        ServiceLoader.load(Ruleset.class).forEach(all::add);
        all.sort(Comparator.comparing(Ruleset::id));
        return List.copyOf(all);
    }

    /** Returns the short name used in scenario files, paths and on the command line, e.g. {@code purple-haze}. */
    String id();

    /** Returns the game's name. */
    String title();

    /**
     * Returns the record that the whole resolved document is bound to, and from which the schema and the reference page
     * are generated.
     */
    Class<? extends Record> definition();

    /** Returns the sides that bots play, and their bots; one side for a game with one player. */
    SideBots sides();

    /** Returns the bots of the first side, the default one first. */
    default List<Listing> bots() {
        return sides().all().get(0).bots().stream().map(Listing::of).toList();
    }

    /**
     * Returns bots of rising strength, each expected to play better than the one before it: ids of its catalogue, and
     * names of playbooks shipped with it. Empty if there is no ranking. Bots with another purpose than strong play are
     * left out.
     */
    default List<String> ladder() {
        return List.of();
    }

    /**
     * Returns the budget that a bot of the first side takes, written after its id and a colon; empty for a bot without
     * budget.
     *
     * @param botId its id alone
     */
    default Optional<Budget> budget(final String botId) {
        return sides().all().get(0).budget(botId);
    }

    /**
     * Returns globs for the playable files of its folder below {@code scenarios}; the other files there are their
     * parts.
     */
    default List<String> playable() {
        return List.of("missions/**.yaml", "campaign.yaml");
    }

    /**
     * Returns files of its folder below {@code scenarios} that are examples, one per kind. If no scenario is named,
     * names refer to the first. Empty if any playable file will do.
     */
    default List<String> examples() {
        return List.of();
    }

    /**
     * Returns the metrics that a sweep tabulates by default, where the scenario has them, in addition to its criteria;
     * {@code *} stands for anything.
     */
    default List<String> sweptMetrics() {
        return List.of();
    }

    /** Returns the kinds of exact odds that it can compute, for {@code odds}. */
    default List<OddsForm> odds() {
        return List.of();
    }

    /**
     * Returns whether its rolls can be lucky or unlucky by themselves, as dice are, so that {@code replay --luck} can
     * rank them.
     */
    default boolean ranksRolls() {
        return true;
    }

    /** Returns the name of a kind of {@link org.sitrep.strategy.Decision}. */
    default String question(final int kind) {
        return "question " + kind;
    }

    /**
     * Returns the choices of who and what plays that have an option of their own on the command line. The id is the
     * path of the choice in the data, {@code --ID VALUE} stands for {@code --set ID=VALUE}; the only value is the name
     * of the list of what can be chosen.
     */
    default List<Listing> shorts() {
        return List.of();
    }

    /** Returns where its scenarios keep missions and campaigns; empty if it has no campaigns. */
    default Optional<CampaignKeys> campaignKeys() {
        return Optional.empty();
    }

    /** Returns the ambiguities and optional rules that a scenario may set, with their readings, the default first. */
    List<Listing> options();

    /** Returns the checks made on loading a scenario, with their codes. */
    List<Listing> checks();

    /**
     * Binds, checks and compiles a scenario. All faults are added to {@code findings}; none are thrown.
     *
     * @return the tables; empty if the findings contain an error
     */
    default Optional<CompiledScenario> compile(final ScenarioDocument document, final Findings findings) {
        return compile(document, findings, List.of());
    }

    /**
     * Binds, checks and compiles a scenario that external bots may play in addition to the catalogue.
     *
     * @param external external bots
     * @return the tables; empty if the findings contain an error
     * @throws IllegalArgumentException if an external bot uses the view of no side, or its id is taken
     */
    Optional<CompiledScenario> compile(ScenarioDocument document, Findings findings, List<BotDefinition<?>> external);

    /**
     * Returns the loadout rules of a scenario; empty if the document has findings, or no loadout is chosen before play
     * begins.
     *
     * @param document a scenario of this game
     */
    default Optional<LoadoutRules> loadoutRules(final ScenarioDocument document) {
        return Optional.empty();
    }

    /**
     * Returns the names that the lines of a playbook may use, section by section; empty if the game has no playbooks.
     */
    default List<Vocabulary> playbookSections() {
        return List.of();
    }

    /** Returns the record that a playbook is bound to; empty if the game has no playbooks. */
    default Optional<Class<? extends Record>> playbookDefinition() {
        return Optional.empty();
    }

    /** Returns whether the contents of a document are those of a playbook rather than a scenario. */
    default boolean isPlaybook(final ScenarioDocument document) {
        return false;
    }

    /**
     * Binds, checks and compiles a playbook. All faults are added to {@code findings}; none are thrown.
     *
     * @return a bot whose id is the file's name without its extension; empty if there is any finding or the game has no
     *     playbooks
     */
    default Optional<BotDefinition<?>> playbook(final ScenarioDocument document, final Findings findings) {
        return Optional.empty();
    }

    /**
     * An entry of a catalogue.
     *
     * @param id id on the command line
     * @param summary one line
     * @param values legal values, the default first; empty where none apply
     */
    record Listing(String id, String summary, List<String> values) {
        public Listing {
            values = List.copyOf(values);
        }

        /** Returns the entry of a bot, with the budget that it takes. */
        public static Listing of(final BotDefinition<?> bot) {
            final String budget = bot.thinking()
                    .map(thinking -> "; " + bot.id() + ":N tries at most N "
                            + thinking.budget().unit() + " per decision (default: "
                            + thinking.budget().usual() + ")")
                    .orElse("");
            return new Listing(bot.id(), bot.summary() + budget, List.of());
        }
    }
}
