package org.sitrep.ruleset;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.strategy.BotDefinition;

/**
 * What a game knows of loadouts: which are legal, how one is written as data, and what else may be had one step more
 * of. Immutable and thread-safe.
 */
public interface LoadoutRules {
    /** Returns which loadouts are legal in the scenario. */
    KitSpace space();

    /** Returns what the scenario has them carry, whether that is legal in the space or not. */
    Kits present();

    /**
     * Returns the loadouts that the content names, by id, the legal ones; the present one first if it is among them.
     */
    Map<String, Kits> named();

    /** Returns legal loadouts worth a try from the start: the present one with sensible kits. Deterministic. */
    List<Kits> sensible();

    /**
     * Returns the names of the metrics of which a loadout is to be high: who comes home, and what they do to the enemy;
     * none that the scenario has not.
     */
    List<String> goals();

    /**
     * Returns the names of the metrics that tell of nothing but what is carried, such as what lies about at the end.
     */
    List<String> kitMetrics();

    /**
     * Makes the scenario with a loadout into tables, faster than by way of {@link #sets} and a file: same content, same
     * play.
     *
     * @param guests bots from outside
     * @return empty if the checks of the game find anything wrong with it
     */
    Optional<CompiledScenario> compile(Kits kits, List<BotDefinition<?>> guests);

    /** Returns the {@code path=value} texts, as {@code --set} takes them, that have the scenario play a loadout. */
    List<String> sets(Kits kits);

    /**
     * Returns a file to lay over the scenario that adds a loadout and has the scenario play it.
     *
     * @param id what to call it where an id is asked for
     * @param title what to call it in words
     * @param remark what to say of it in a comment; one line
     */
    String overlay(Kits kits, String id, String title, String remark);

    /**
     * Returns steps of what is not carried but counts in a fight all the same, such as a die more of a weapon that is
     * carried.
     */
    List<Boost> boosts(Kits kits);

    /**
     * One step more of something, as a change of the data.
     *
     * @param label e.g. {@code one more Soft Cover, Scout}
     * @param sets {@code path=value} texts beside those of the loadout
     */
    record Boost(String label, List<String> sets) {
        public Boost {
            sets = List.copyOf(sets);
        }
    }
}
