package org.sitrep.ruleset;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.strategy.BotDefinition;

/**
 * A game's rules for loadouts: the legal ones, their notation as data, and other values that can change by a step.
 * Immutable and thread-safe.
 */
public interface LoadoutRules {
    /** Returns the legal loadouts of the scenario. */
    KitSpace space();

    /** Returns the present loadout of the scenario, whether it is legal in the space or not. */
    Kits present();

    /** Returns the legal loadouts that the content names, by id; the present one first if it is among them. */
    Map<String, Kits> named();

    /** Returns the side that a bearer is on, a place in {@link Ruleset#sides}; 0 in a game without sides. */
    default int side(final int bearer) {
        return 0;
    }

    /**
     * Returns the chief numbers of a thing's card or counter, in the rulebook's words; empty if it has none.
     *
     * @param thing its place in the space
     */
    default String about(final int thing) {
        return "";
    }

    /** Returns legal loadouts worth playing from the start: the present one with sensible kits. Deterministic. */
    List<Kits> sensible();

    /**
     * Returns the names of the metrics that a loadout should maximise, such as survivors and damage to the enemy; only
     * those that the scenario has.
     */
    List<String> goals();

    /**
     * Returns the names of the metrics that depend only on what is carried, such as unused things at the end; by
     * default none.
     */
    default List<String> kitMetrics() {
        return List.of();
    }

    /**
     * Compiles the scenario with a loadout into tables, faster than through {@link #sets} and a file: same content,
     * same play.
     *
     * @param external external bots
     * @return the tables; empty if the checks of the game have any finding
     */
    Optional<CompiledScenario> compile(Kits kits, List<BotDefinition<?>> external);

    /** Returns the {@code path=value} texts, as {@code --set} takes them, that make the scenario play a loadout. */
    List<String> sets(Kits kits);

    /**
     * Returns an overlay file that adds a loadout and makes the scenario play it.
     *
     * @param id id of the loadout
     * @param title title of the loadout
     * @param remark comment about the loadout; one line
     */
    String overlay(Kits kits, String id, String title, String remark);

    /**
     * Returns one-step changes of values that are not carried but matter in a fight, such as one more die for a carried
     * weapon.
     */
    List<Boost> boosts(Kits kits);

    /**
     * One step more of a value, as a change of the data.
     *
     * @param label e.g. {@code one more Soft Cover, Scout}
     * @param sets {@code path=value} texts, in addition to those of the loadout
     */
    record Boost(String label, List<String> sets) {
        public Boost {
            sets = List.copyOf(sets);
        }
    }
}
