package org.sitrep.rulesets.purplehaze.kits;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.sitrep.ruleset.Kits;
import org.sitrep.ruleset.LoadoutData;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Loadout;
import org.sitrep.rulesets.purplehaze.definition.RowCell;
import org.sitrep.rulesets.purplehaze.definition.Specialization;
import org.sitrep.rulesets.purplehaze.definition.Weapon;
import org.sitrep.rulesets.purplehaze.definition.WeaponMode;
import org.sitrep.scenario.Words;

/**
 * The loadouts of a single combat or Mission. In a campaign the bot equips the Squad (PH-EQ-1), so there is no loadout
 * to choose in advance.
 */
public final class Armourer extends LoadoutData<GameData> {
    private static final int MOST_FOCUS = 1;
    private static final int MOST_SOFT_COVER = 12;

    private final GameData game;

    /**
     * Makes the space of loadouts.
     *
     * @param game bound and checked; a combat or a Mission, with a squad
     * @param ruleset id of the game, for the files that are written
     * @param compiling compiles the game with another loadout
     */
    public Armourer(final GameData game, final String ruleset, final Compiling<GameData> compiling) {
        super(
                new Keys(ruleset, "title", "kits"),
                compiling,
                KitSpaces.of(game),
                game.playedLoadout().id(),
                KitSpaces.kits(game, KitSpaces.of(game), game.playedLoadout()),
                game.loadouts().keySet(),
                id -> KitSpaces.kits(game, KitSpaces.of(game), game.loadouts().get(id)));
        this.game = game;
    }

    @Override
    protected GameData carrying(final Kits kits) {
        final Map<String, Loadout.Kit> byMarine = new LinkedHashMap<>();
        for (int b = 0; b < kits.bearers(); b++) {
            byMarine.put(space().bearers().get(b).id(), KitSpaces.kit(game, space(), kits, b));
        }
        return game.carrying(new Loadout(TRIED, "Tried", byMarine));
    }

    /** Returns a kit in the form {@code {weapons: [m16], gear: {auto-ammo: [2, 1], smoke: [2]}}}. */
    @Override
    protected String kit(final Kits kits, final int bearer) {
        final Loadout.Kit kit = KitSpaces.kit(game, space(), kits, bearer);
        final String gear = kit.gear().entrySet().stream()
                .map(item -> item.getKey() + ": " + item.getValue())
                .collect(Collectors.joining(", "));
        return "{weapons: " + kit.weapons() + (gear.isEmpty() ? "" : ", gear: {" + gear + "}") + "}";
    }

    /** Returns the dice and the range of each mode of a weapon, or the use of gear. */
    @Override
    public String about(final int thing) {
        final String id =
                space().pools().get(space().things().get(thing).pool()).id();
        final Weapon weapon = game.weapons().get(id);
        return weapon == null
                ? Words.of(game.gear().get(id).use())
                : weapon.modes().values().stream().map(Armourer::about).collect(Collectors.joining("; "));
    }

    private static String about(final WeaponMode mode) {
        return mode.id() + ": Strike " + mode.strike() + ", Crit " + mode.crit() + ", range "
                + mode.rows().size();
    }

    @Override
    public List<Kits> sensible() {
        return new SensibleKits(game, space(), present()).all();
    }

    @Override
    public List<String> goals() {
        return List.of(game.mission().isPresent() ? "survivors" : "squad.survivors", "eliminated");
    }

    @Override
    public List<String> kitMetrics() {
        return List.of("equipment.dropped");
    }

    /**
     * Returns one additional Focus die for each carried main weapon. One additional Soft Cover at the start follows,
     * for each Marine and for all together (PH-MAR-3).
     */
    @Override
    public List<Boost> boosts(final Kits kits) {
        final List<Boost> boosts = new ArrayList<>();
        for (int t = 0; t < space().things().size(); t++) {
            if (space().things().get(t).main() && kits.carries(t)) {
                focus(space().pools().get(space().things().get(t).pool()).id(), boosts);
            }
        }
        final List<String> allMarines = new ArrayList<>();
        for (final Specialization marine : game.bySlot()) {
            final int level = game.playedSquad().members().get(marine.id()).level() - 1;
            final int now = marine.levels().get(level).softCover();
            if (now < MOST_SOFT_COVER) {
                final String set = "specializations." + marine.id() + ".levels." + level + ".softCover=" + (now + 1);
                allMarines.add(set);
                boosts.add(new Boost("one more Soft Cover, " + marine.name(), List.of(set)));
            }
        }
        boosts.add(new Boost("one more Soft Cover, everybody", allMarines));
        return boosts;
    }

    /** Adds one Focus die at each range where the card is below the maximum. */
    private void focus(final String id, final List<Boost> boosts) {
        final Weapon weapon = game.weapons().get(id);
        final List<String> sets = new ArrayList<>();
        for (final WeaponMode mode : weapon.modes().values()) {
            for (int row = 0; row < mode.rows().size(); row++) {
                final RowCell cell = mode.rows().get(row);
                if (cell.focus() < MOST_FOCUS) {
                    sets.add("weapons." + id + ".modes." + mode.id() + ".rows." + row + ".focus=" + (cell.focus() + 1));
                }
            }
        }
        if (!sets.isEmpty()) {
            boosts.add(new Boost("one more Focus, " + weapon.name() + " where it has less than +1", sets));
        }
    }
}
