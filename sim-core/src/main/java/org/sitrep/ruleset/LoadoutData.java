package org.sitrep.ruleset;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import org.sitrep.scenario.JsonText;
import org.sitrep.strategy.BotDefinition;

/**
 * Loadout rules whose loadouts are records of the data files: {@code loadouts} holds them by id, each with its title
 * and a kit for each bearer, and {@code loadout} names the one that is carried.
 *
 * @param <G> record that the game's files are bound to
 */
public abstract class LoadoutData<G> implements LoadoutRules {
    /** The id of a loadout that is played without being stored. */
    protected static final String TRIED = "tried";

    /**
     * The keys of a game's loadouts.
     *
     * @param ruleset id of the game
     * @param title key of a loadout's title
     * @param kits key of its kits
     */
    public record Keys(String ruleset, String title, String kits) {}

    /** Compiles data into tables. */
    @FunctionalInterface
    public interface Compiling<G> {
        /**
         * Returns the tables of data with its own loadout; empty if there is any finding.
         *
         * @param sets changes that make the scenario play it, as {@code --set} takes them
         */
        Optional<CompiledScenario> compile(G game, List<BotDefinition<?>> external, Supplier<List<String>> sets);
    }

    private final Keys keys;
    private final Compiling<G> compiling;
    private final KitSpace space;
    private final String presentId;
    private final Kits present;
    private final Set<String> loadouts;
    private final Function<String, Kits> counts;

    /**
     * @param presentId id of the present loadout, or a word for one without an id
     * @param loadouts ids of all loadouts of the data
     * @param counts returns the counts of a loadout of the data
     */
    protected LoadoutData(
            final Keys keys,
            final Compiling<G> compiling,
            final KitSpace space,
            final String presentId,
            final Kits present,
            final Set<String> loadouts,
            final Function<String, Kits> counts) {
        this.keys = keys;
        this.compiling = compiling;
        this.space = space;
        this.presentId = presentId;
        this.present = present;
        this.loadouts = loadouts;
        this.counts = counts;
    }

    /** Returns the data with kits added as the loadout {@link #TRIED}, which is carried. */
    protected abstract G carrying(Kits kits);

    /** Returns the kit of a bearer in the notation of the data files. */
    protected abstract String kit(Kits kits, int bearer);

    @Override
    public final KitSpace space() {
        return space;
    }

    @Override
    public final Kits present() {
        return present;
    }

    @Override
    public final Map<String, Kits> named() {
        final Map<String, Kits> named = new LinkedHashMap<>();
        named.put(presentId, present);
        loadouts.forEach(id -> named.computeIfAbsent(id, counts));
        named.values().removeIf(kits -> !space.isLegal(kits));
        return named;
    }

    /** Returns the legal loadouts that swap one thing of one bearer for another; cost grows with things squared. */
    @Override
    public List<Kits> sensible() {
        final List<Kits> all = new ArrayList<>();
        for (int bearer = 0; bearer < space.bearers().size(); bearer++) {
            for (int removed = 0; removed < space.things().size(); removed++) {
                if (present.count(bearer, removed) > 0) {
                    addSwaps(bearer, removed, all);
                }
            }
        }
        return all;
    }

    private void addSwaps(final int bearer, final int removed, final List<Kits> all) {
        for (int added = 0; added < space.things().size(); added++) {
            final int[] kit = present.kit(bearer);
            kit[removed]--;
            kit[added]++;
            final Kits kits = present.with(bearer, kit);
            if (added != removed && space.isLegal(kits)) {
                all.add(kits);
            }
        }
    }

    @Override
    public final Optional<CompiledScenario> compile(final Kits kits, final List<BotDefinition<?>> external) {
        return compiling.compile(carrying(kits), external, () -> sets(kits));
    }

    @Override
    public final List<String> sets(final Kits kits) {
        final List<String> all = new ArrayList<>();
        for (int b = 0; b < space.bearers().size(); b++) {
            all.add(space.bearers().get(b).id() + ": " + kit(kits, b));
        }
        return List.of(
                "loadouts." + TRIED + "={" + keys.title() + ": Tried, " + keys.kits() + ": {" + String.join(", ", all)
                        + "}}",
                "loadout=" + TRIED);
    }

    @Override
    public final String overlay(final Kits kits, final String id, final String title, final String remark) {
        final StringBuilder file = new StringBuilder("# " + remark + "\nsitrep: 1\nruleset: " + keys.ruleset());
        file.append("\ntitle: ").append(JsonText.quote(title));
        file.append("\nprovenance: {default: house}\n\nloadouts:\n  ").append(id);
        file.append(":\n    ").append(keys.title()).append(": ").append(JsonText.quote(title));
        file.append("\n    ").append(keys.kits()).append(":\n");
        for (int b = 0; b < space.bearers().size(); b++) {
            file.append("      ").append(space.bearers().get(b).id()).append(": ");
            file.append(kit(kits, b)).append('\n');
        }
        return file.append("\nloadout: ").append(id).append('\n').toString();
    }
}
