package org.sitrep.rulesets.sixtyfive.kits;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.sitrep.ruleset.KitSpace;
import org.sitrep.ruleset.Kits;
import org.sitrep.ruleset.LoadoutData;
import org.sitrep.rulesets.sixtyfive.definition.Battle;
import org.sitrep.rulesets.sixtyfive.definition.Force;
import org.sitrep.rulesets.sixtyfive.definition.GameData;
import org.sitrep.rulesets.sixtyfive.definition.Loadout;
import org.sitrep.rulesets.sixtyfive.definition.UnitType;

/**
 * Offers other units for the forces of the set-up: as many at most, of the same army, within the counters of the game.
 * Leg units other than Heroes change; Heroes, vehicles and helicopters stay as printed (GAP-FORCE).
 */
public final class Musters extends LoadoutData<GameData> {
    private static final int MOST_FACTOR = 9;

    private final GameData game;

    /**
     * Creates the choice of forces.
     *
     * @param game bound and checked; with a battle
     * @param ruleset the game's id, for the files that it writes
     * @param compiling compiles it with other forces
     */
    public Musters(final GameData game, final String ruleset, final Compiling<GameData> compiling) {
        super(
                new Keys(ruleset, "name", "forces"),
                compiling,
                legal(game),
                game.loadout().orElse("printed"),
                counts(game),
                game.loadouts().keySet(),
                id -> counts(game.with(id)));
        this.game = game;
    }

    @Override
    protected GameData carrying(final Kits kits) {
        final Map<String, Loadout.Units> forces = new LinkedHashMap<>();
        for (int force = 0; force < kits.bearers(); force++) {
            forces.put(space().bearers().get(force).id(), new Loadout.Units(units(kits, force)));
        }
        return game.playing(new Loadout(TRIED, "Tried", forces));
    }

    @Override
    protected String kit(final Kits kits, final int force) {
        return units(kits, force).entrySet().stream()
                .map(entry -> entry.getKey() + ": " + entry.getValue())
                .collect(Collectors.joining(", ", "{units: {", "}}"));
    }

    @Override
    public int side(final int bearer) {
        return setUp(game).get(bearer).side().ordinal();
    }

    @Override
    public List<String> goals() {
        return List.of("us.wins");
    }

    /** Returns the boosts: one more High Explosive Factor for each type of unit that is taken. */
    @Override
    public List<Boost> boosts(final Kits kits) {
        final List<Boost> boosts = new ArrayList<>();
        for (int thing = 0; thing < space().things().size(); thing++) {
            final UnitType type = game.units().get(space().things().get(thing).id());
            if (kits.carries(thing) && type.highExplosive() < MOST_FACTOR) {
                boosts.add(new Boost(
                        "one more High Explosive Factor, "
                                + space().things().get(thing).label(),
                        List.of("units." + type.id() + ".highExplosive=" + (type.highExplosive() + 1))));
            }
        }
        return boosts;
    }

    /** Returns the chief values of a counter (SF-UNIT-1). */
    @Override
    public String about(final int thing) {
        final UnitType type = game.units().get(space().things().get(thing).id());
        return "High Explosive " + type.highExplosive() + ", Movement " + type.movement() + ", steps " + type.steps();
    }

    private Map<String, Integer> units(final Kits kits, final int force) {
        final Map<String, Integer> units = new LinkedHashMap<>();
        for (int thing = 0; thing < space().things().size(); thing++) {
            if (kits.count(force, thing) > 0) {
                units.put(space().things().get(thing).id(), kits.count(force, thing));
            }
        }
        return units;
    }

    private static Battle battle(final GameData game) {
        return game.played().orElseThrow();
    }

    private static List<Force> setUp(final GameData game) {
        return battle(game).forces().stream().filter(force -> force.turn() == 0).toList();
    }

    private static KitSpace legal(final GameData game) {
        final Battle battle = battle(game);
        final List<KitSpace.Bearer> bearers = new ArrayList<>();
        for (int f = 0; f < battle.forces().size(); f++) {
            if (battle.forces().get(f).turn() == 0) {
                bearers.add(bearer(battle.forceNames().get(f), battle.forces().get(f), game));
            }
        }
        final List<KitSpace.Pool> pools = new ArrayList<>();
        final List<KitSpace.Thing> things = new ArrayList<>();
        for (final UnitType type : game.units().values()) {
            final String name = type.army() + " " + type.name();
            final int arriving = battle.forces().stream()
                    .filter(force -> force.turn() > 0)
                    .mapToInt(force -> taken(force, type))
                    .sum();
            pools.add(new KitSpace.Pool(type.id(), name, 0, type.counters() - arriving, false, false));
            things.add(new KitSpace.Thing(type.id(), name, things.size(), 1, false));
        }
        return new KitSpace(bearers, pools, things, "Units");
    }

    private static KitSpace.Bearer bearer(final String name, final Force force, final GameData game) {
        final List<Integer> least = new ArrayList<>();
        final List<Integer> most = new ArrayList<>();
        int all = 0;
        for (final UnitType type : game.units().values()) {
            final boolean ofArmy = game.units().values().stream()
                    .anyMatch(other -> other.army() == type.army() && taken(force, other) > 0);
            final boolean free = type.leg() && !type.hero() && ofArmy;
            least.add(free ? 0 : taken(force, type));
            most.add(free ? type.counters() : taken(force, type));
            all += taken(force, type);
        }
        return new KitSpace.Bearer(name, "Force " + name, all, least, most, true);
    }

    private static int taken(final Force force, final UnitType type) {
        return force.units().getOrDefault(type.id(), 0);
    }

    private static Kits counts(final GameData game) {
        return new Kits(setUp(game).stream()
                .map(force -> game.units().values().stream()
                        .mapToInt(type -> taken(force, type))
                        .toArray())
                .toArray(int[][]::new));
    }
}
