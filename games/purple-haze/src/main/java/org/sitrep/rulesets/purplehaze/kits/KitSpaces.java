package org.sitrep.rulesets.purplehaze.kits;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.ruleset.KitSpace;
import org.sitrep.ruleset.Kits;
import org.sitrep.rulesets.purplehaze.definition.Forbidden;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Gear;
import org.sitrep.rulesets.purplehaze.definition.Loadout;
import org.sitrep.rulesets.purplehaze.definition.Mission;
import org.sitrep.rulesets.purplehaze.definition.Specialization;
import org.sitrep.rulesets.purplehaze.definition.Squad;
import org.sitrep.rulesets.purplehaze.definition.Weapon;

/**
 * Makes the space of legal loadouts of a scenario's squad. A weapon is a pool of one thing. Gear is a pool with one
 * thing per side of its marker, since either may be up (PH-EQ-4). Forbidden things are only taken where the rules
 * require them. A weapon list may exceed the limit of a data file here, which realistic Loads prevent.
 */
final class KitSpaces {
    private final GameData game;
    private final Squad squad;
    private final Forbidden forbidden;
    private final List<Specialization> marines;
    private final List<KitSpace.Pool> pools = new ArrayList<>();
    private final List<KitSpace.Thing> things = new ArrayList<>();
    private final List<List<Integer>> least = new ArrayList<>();
    private final List<List<Integer>> most = new ArrayList<>();

    private KitSpaces(final GameData game) {
        this.game = game;
        squad = game.playedSquad();
        forbidden = new Forbidden(game.forbid());
        marines = game.bySlot();
    }

    static KitSpace of(final GameData game) {
        final KitSpaces spaces = new KitSpaces(game);
        spaces.marines.forEach(marine -> {
            spaces.least.add(new ArrayList<>());
            spaces.most.add(new ArrayList<>());
        });
        game.weapons().values().forEach(spaces::weapon);
        game.gear().values().forEach(spaces::gear);
        return spaces.space();
    }

    private KitSpace space() {
        final List<KitSpace.Bearer> bearers = new ArrayList<>();
        for (int m = 0; m < marines.size(); m++) {
            final Specialization marine = marines.get(m);
            final Squad.Member member = squad.members().get(marine.id());
            bearers.add(new KitSpace.Bearer(
                    marine.id(),
                    marine.name(),
                    game.profiles().get(member.profile()).capacity() + game.loadChange(),
                    least.get(m),
                    most.get(m),
                    false));
        }
        return new KitSpace(bearers, pools, things, "Load");
    }

    /** PH-EQ-1, PH-EQ-2: permitted users and limits per squad; PH-SET-1: the supply of the Mission. */
    private void weapon(final Weapon weapon) {
        final int all = most(weapon.id(), Math.min(weapon.squadMax(), weapon.copies()));
        final boolean available = supply().map(Mission.Supply::weapons)
                .filter(named -> !named.isEmpty())
                .map(named -> named.contains(weapon.id()))
                .orElse(true);
        final int usable = !available ? 0 : forbidden.has(Forbidden.weapon(weapon.id())) ? weapon.squadMin() : all;
        for (int m = 0; m < marines.size(); m++) {
            least.get(m).add(0);
            final String id = marines.get(m).id();
            most.get(m).add(weapon.isFor(id, squad.members().get(id).level()) ? usable : 0);
        }
        pools.add(new KitSpace.Pool(weapon.id(), weapon.name(), weapon.squadMin(), usable, !weapon.basic(), false));
        things.add(
                new KitSpace.Thing(weapon.id(), weapon.name(), pools.size() - 1, weapon.load(), weapon.mainWeapon()));
    }

    /** PH-EQ-3, PH-EQ-10, PH-EQ-11, PH-COM-14: permitted and compulsory holders, limits per Marine and in total. */
    private void gear(final Gear gear) {
        final boolean available =
                supply().map(supply -> !supply.without().contains(gear.id())).orElse(true);
        final boolean allowed = available && !forbidden.has(Forbidden.gear(gear.id()));
        for (final Specialization marine : marines) {
            final int m = marines.indexOf(marine);
            final boolean may = gear.users().isEmpty() || gear.users().contains(marine.id());
            final int must = gear.compulsory() && gear.users().contains(marine.id()) ? 1 : 0;
            least.get(m).add(must);
            most.get(m).add(!may || !available ? 0 : allowed ? Math.min(gear.maxPerMarine(), gear.count()) : must);
        }
        final int all = most(gear.id(), gear.count());
        pools.add(new KitSpace.Pool(gear.id(), gear.name(), 0, all, false, gear.use() == Gear.Use.AMMO));
        for (final int side : gear.loads()) {
            final boolean sided = gear.loads().size() > 1;
            things.add(new KitSpace.Thing(
                    sided ? gear.id() + ":" + side : gear.id(),
                    sided ? gear.name() + " " + side : gear.name(),
                    pools.size() - 1,
                    side,
                    false));
        }
    }

    private int most(final String id, final int all) {
        return supply().map(supply -> supply.most(id, all)).orElse(all);
    }

    private Optional<Mission.Supply> supply() {
        return game.mission().map(game.missions()::get).map(Mission::supply);
    }

    /** Returns the index of a side of gear among the things, or -1 if there is none. */
    private static int thing(final KitSpace space, final String gear, final int side) {
        final int sided = space.thing(gear + ":" + side);
        return sided >= 0 ? sided : space.thing(gear);
    }

    /** Returns a loadout of the data as counts; unknown sides are left out. */
    static Kits kits(final GameData game, final KitSpace space, final Loadout loadout) {
        final List<Specialization> marines = game.bySlot();
        final int[][] counts = new int[marines.size()][space.things().size()];
        for (int m = 0; m < marines.size(); m++) {
            final Loadout.Kit kit = loadout.kits().get(marines.get(m).id());
            for (final String weapon : kit.weapons()) {
                counts[m][space.thing(weapon)]++;
            }
            for (final Map.Entry<String, List<Integer>> gear : kit.gear().entrySet()) {
                for (final int side : gear.getValue()) {
                    final int thing = thing(space, gear.getKey(), side);
                    if (thing >= 0) {
                        counts[m][thing]++;
                    }
                }
            }
        }
        return new Kits(counts);
    }

    /** Returns the kit of a bearer as in the data: weapons in the order of their cards, fuller sides first. */
    static Loadout.Kit kit(final GameData game, final KitSpace space, final Kits kits, final int bearer) {
        final List<String> weapons = new ArrayList<>();
        final Map<String, List<Integer>> gear = new LinkedHashMap<>();
        for (int t = 0; t < space.things().size(); t++) {
            final KitSpace.Thing thing = space.things().get(t);
            final String pool = space.pools().get(thing.pool()).id();
            for (int i = 0; i < kits.count(bearer, t); i++) {
                if (thing.pool() < game.weapons().size()) {
                    weapons.add(pool);
                } else {
                    gear.computeIfAbsent(pool, id -> new ArrayList<>()).add(thing.load());
                }
            }
        }
        return new Loadout.Kit(weapons, gear);
    }
}
