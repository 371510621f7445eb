package org.sitrep.rulesets.rambo.kits;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.KitSpace;
import org.sitrep.ruleset.Kits;
import org.sitrep.ruleset.Outfitting;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Gear;
import org.sitrep.rulesets.rambo.definition.Loadout;
import org.sitrep.scenario.JsonText;
import org.sitrep.strategy.BotDefinition;

/** The loadouts of a mission alone. In a campaign the bot equips from the stash (RB-MODE-6), and there is nothing to choose before. */
public final class Armory implements Outfitting {
    /** What a loadout is called that is played without being written down. */
    private static final String TRIED = "tried";

    private static final int MOST_DAMAGE = 20;

    /** Makes data into tables, if nothing is wrong with it. */
    public interface Compiling {
        /** Returns the tables of data with a loadout of its own. */
        Optional<CompiledScenario> compile(GameData game, List<BotDefinition<?>> guests);
    }

    private final GameData game;
    private final Compiling compiling;
    private final String ruleset;
    private final KitSpace space;
    private final Kits present;

    /**
     * Opens the armory.
     *
     * @param game bound and checked; a mission
     * @param ruleset the game's id, for the files that it writes
     * @param compiling makes it into tables with another loadout
     */
    public Armory(final GameData game, final String ruleset, final Compiling compiling) {
        this.game = game;
        this.ruleset = ruleset;
        this.compiling = compiling;
        space = KitSpaces.of(game);
        present = KitSpaces.carried(game);
    }

    @Override
    public KitSpace space() {
        return space;
    }

    @Override
    public Kits present() {
        return present;
    }

    @Override
    public Map<String, Kits> named() {
        final Map<String, Kits> named = new LinkedHashMap<>();
        named.put(game.loadout().orElse("suggested"), present);
        game.loadouts().keySet().forEach(id -> named.putIfAbsent(id, KitSpaces.carried(game.with(id))));
        named.values().removeIf(kits -> !space.isLegal(kits));
        return named;
    }

    /** The present one, but one hero has one weapon, one utility, or one of each that it has not now. */
    @Override
    public List<Kits> sensible() {
        final List<Kits> all = new ArrayList<>();
        final List<Gear> gear = List.copyOf(game.gear().values());
        for (int hero = 0; hero < space.bearers().size(); hero++) {
            for (int slot = 0; slot < gear.size(); slot++) {
                if (present.count(hero, slot) > 0) {
                    swapped(hero, slot, gear, all);
                }
            }
        }
        return all;
    }

    private void swapped(final int hero, final int out, final List<Gear> gear, final List<Kits> all) {
        for (int in = 0; in < gear.size(); in++) {
            if (present.count(hero, in) == 0) {
                final int[] kit = present.kit(hero);
                kit[out]--;
                kit[in]++;
                final Kits kits = present.with(hero, kit);
                if (space.isLegal(kits) && !all.contains(kits)) {
                    all.add(kits);
                }
            }
        }
    }

    @Override
    public List<String> goals() {
        return List.of("success");
    }

    @Override
    public List<String> kitMetrics() {
        return List.of();
    }

    @Override
    public Optional<CompiledScenario> compile(final Kits kits, final List<BotDefinition<?>> guests) {
        final Map<String, List<String>> carried = new LinkedHashMap<>();
        for (int hero = 0; hero < space.bearers().size(); hero++) {
            carried.put(space.bearers().get(hero).id(), cards(kits, hero));
        }
        return compiling.compile(game.carrying(new Loadout(TRIED, "Tried", carried)), guests);
    }

    private List<String> cards(final Kits kits, final int hero) {
        final List<String> cards = new ArrayList<>();
        for (int thing = 0; thing < space.things().size(); thing++) {
            for (int i = 0; i < kits.count(hero, thing); i++) {
                cards.add(space.things().get(thing).id());
            }
        }
        return cards;
    }

    @Override
    public List<String> sets(final Kits kits) {
        final StringJoiner heroes = new StringJoiner(", ", "{", "}");
        for (int hero = 0; hero < space.bearers().size(); hero++) {
            heroes.add(space.bearers().get(hero).id() + ": " + cards(kits, hero));
        }
        return List.of("loadouts." + TRIED + "={name: Tried, gear: " + heroes + "}", "loadout=" + TRIED);
    }

    @Override
    public String overlay(final Kits kits, final String id, final String title, final String remark) {
        final StringBuilder file = new StringBuilder("# " + remark + "\nsitrep: 1\nruleset: " + ruleset + "\ntitle: ")
                .append(JsonText.quote(title))
                .append("\nprovenance: {default: house}\n\nloadouts:\n  ")
                .append(id)
                .append(":\n    name: ")
                .append(JsonText.quote(title))
                .append("\n    gear:\n");
        for (int hero = 0; hero < space.bearers().size(); hero++) {
            file.append("      ")
                    .append(space.bearers().get(hero).id())
                    .append(": ")
                    .append(cards(kits, hero))
                    .append('\n');
        }
        return file.append("\nloadout: ").append(id).append('\n').toString();
    }

    /** A point more damage of each weapon that is carried; a space more health of each hero. */
    @Override
    public List<Boost> boosts(final Kits kits) {
        final List<Boost> boosts = new ArrayList<>();
        for (int thing = 0; thing < space.things().size(); thing++) {
            final Gear card = game.gear().get(space.things().get(thing).id());
            if (card.isWeapon() && card.damage() < MOST_DAMAGE && isCarried(kits, thing)) {
                boosts.add(new Boost(
                        "one more Damage, " + card.name(),
                        List.of("gear." + card.id() + ".damage=" + (card.damage() + 1))));
            }
        }
        for (final String hero : game.playedParty().heroes()) {
            final int health = game.heroes().get(hero).health();
            boosts.add(new Boost(
                    "one more health, " + game.heroes().get(hero).name(),
                    List.of("heroes." + hero + ".health=" + (health + 1))));
        }
        return boosts;
    }

    private static boolean isCarried(final Kits kits, final int thing) {
        for (int hero = 0; hero < kits.bearers(); hero++) {
            if (kits.count(hero, thing) > 0) {
                return true;
            }
        }
        return false;
    }
}
