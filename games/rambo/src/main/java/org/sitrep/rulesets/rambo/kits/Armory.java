package org.sitrep.rulesets.rambo.kits;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.sitrep.ruleset.KitSpace;
import org.sitrep.ruleset.Kits;
import org.sitrep.ruleset.LoadoutData;
import org.sitrep.rulesets.rambo.definition.Forbidden;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Gear;
import org.sitrep.rulesets.rambo.definition.Loadout;
import org.sitrep.rulesets.rambo.definition.Mission;
import org.sitrep.rulesets.rambo.tables.GameTables;

/**
 * Offers the loadouts of a mission played alone. In a campaign the bot equips from the stash (RB-MODE-6), and there is
 * nothing to choose beforehand.
 */
public final class Armory extends LoadoutData<GameData> {
    private static final int MOST_DAMAGE = 20;

    private final GameData game;

    /**
     * Creates the armory.
     *
     * @param game bound and checked; a mission
     * @param ruleset the game's id, for the files that it writes
     * @param compiling compiles it with another loadout
     */
    public Armory(final GameData game, final String ruleset, final Compiling<GameData> compiling) {
        super(
                new Keys(ruleset, "name", "gear"),
                compiling,
                legal(game),
                game.loadout().orElse("suggested"),
                carried(game),
                game.loadouts().keySet(),
                id -> carried(game.with(id)));
        this.game = game;
    }

    @Override
    protected GameData carrying(final Kits kits) {
        final Map<String, List<String>> carried = new LinkedHashMap<>();
        for (int hero = 0; hero < kits.bearers(); hero++) {
            carried.put(space().bearers().get(hero).id(), cards(kits, hero));
        }
        return game.carrying(new Loadout(TRIED, "Tried", carried));
    }

    @Override
    protected String kit(final Kits kits, final int hero) {
        return cards(kits, hero).toString();
    }

    @Override
    public List<String> goals() {
        return List.of("success");
    }

    /** Returns the four stats of a weapon, or the resistance of a utility (RB-GEAR-1, RB-GEAR-2). */
    @Override
    public String about(final int thing) {
        final Gear card = game.gear().get(space().things().get(thing).id());
        if (card.isWeapon()) {
            return "Range " + card.range() + ", targets " + card.targets() + ", damage " + card.damage() + ", alert "
                    + card.alert();
        }
        return card.resistance() > 0 ? "Resistance " + card.resistance() : "";
    }

    private List<String> cards(final Kits kits, final int hero) {
        final List<String> cards = new ArrayList<>();
        for (int thing = 0; thing < space().things().size(); thing++) {
            for (int i = 0; i < kits.count(hero, thing); i++) {
                cards.add(space().things().get(thing).id());
            }
        }
        return cards;
    }

    /** Returns the boosts: one more damage for each carried weapon, and one more health for each hero. */
    @Override
    public List<Boost> boosts(final Kits kits) {
        final List<Boost> boosts = new ArrayList<>();
        for (int thing = 0; thing < space().things().size(); thing++) {
            final Gear card = game.gear().get(space().things().get(thing).id());
            if (card.isWeapon() && card.damage() < MOST_DAMAGE && kits.carries(thing)) {
                boosts.add(new Boost(
                        "one more damage, " + card.name(),
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

    private static Mission mission(final GameData game) {
        return game.missions().get(game.mission().orElseThrow());
    }

    /**
     * Returns the space of the legal loadouts. Each hero of the party has the dossier's slots. Every gear card that is
     * not forbidden is available, one of a kind per hero (RB-GEAR-1, GAP-GEAR).
     */
    private static KitSpace legal(final GameData game) {
        final List<String> heroes = game.playedParty().heroes();
        final List<Gear> gear = List.copyOf(game.gear().values());
        final int slots = mission(game).slots();
        final Forbidden forbidden = new Forbidden(game.forbid());
        final List<Integer> most = gear.stream()
                .map(card -> forbidden.has(Forbidden.gear(card.id())) ? 0 : 1)
                .toList();
        final List<KitSpace.Bearer> bearers = new ArrayList<>();
        for (final String hero : heroes) {
            bearers.add(new KitSpace.Bearer(
                    hero, game.heroes().get(hero).name(), slots, Collections.nCopies(gear.size(), 0), most, true));
        }
        final List<KitSpace.Pool> pools = new ArrayList<>();
        final List<KitSpace.Thing> things = new ArrayList<>();
        for (final Gear card : gear) {
            pools.add(new KitSpace.Pool(card.id(), card.name(), 0, heroes.size(), false, false));
            things.add(new KitSpace.Thing(card.id(), card.name(), pools.size() - 1, card.slots(), card.isWeapon()));
        }
        return new KitSpace(bearers, pools, things, "Slots");
    }

    private static Kits carried(final GameData game) {
        final List<String> heroes = game.playedParty().heroes();
        final List<String> gear = List.copyOf(game.gear().keySet());
        final int[][] counts = new int[heroes.size()][gear.size()];
        for (int h = 0; h < heroes.size(); h++) {
            for (final String card : GameTables.carried(game, mission(game), heroes.get(h))) {
                counts[h][gear.indexOf(card)]++;
            }
        }
        return new Kits(counts);
    }
}
