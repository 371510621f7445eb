package org.sitrep.rulesets.purplehaze.kits;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.KitSpace;
import org.sitrep.ruleset.Kits;
import org.sitrep.ruleset.Outfitting;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Loadout;
import org.sitrep.rulesets.purplehaze.definition.RowCell;
import org.sitrep.rulesets.purplehaze.definition.Specialization;
import org.sitrep.rulesets.purplehaze.definition.Weapon;
import org.sitrep.rulesets.purplehaze.definition.WeaponMode;
import org.sitrep.scenario.JsonText;
import org.sitrep.strategy.BotDefinition;

/** The loadouts of a combat or of a Mission alone. In a campaign the bot equips the Squad (PH-EQ-1), and there is nothing to choose before. */
public final class Armourer implements Outfitting {
    /** What a loadout is called that is played without being written down. */
    private static final String TRIED = "tried";

    private static final int MOST_FOCUS = 1;
    private static final int MOST_SOFT_COVER = 12;

    /** Makes data into tables, if nothing is wrong with it. */
    public interface Compiling {
        /** Returns the tables of data with a loadout of its own. */
        Optional<CompiledScenario> compile(GameData game, List<BotDefinition<?>> guests);
    }

    private final GameData game;
    private final Compiling compiling;
    private final KitSpace space;
    private final KitText text;
    private final String presentId;
    private final Kits present;

    /**
     * Opens the supply.
     *
     * @param game bound and checked; a combat or a Mission, with a squad
     * @param compiling makes it into tables with another loadout
     */
    public Armourer(final GameData game, final Compiling compiling) {
        this.game = game;
        this.compiling = compiling;
        space = KitSpaces.of(game);
        text = new KitText(space, game.weapons().size());
        presentId = game.loadout().orElseGet(() -> game.playedSquad().loadout());
        present = KitSpaces.kits(game, space, game.loadouts().get(presentId));
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
        named.put(presentId, present);
        game.loadouts().forEach((id, loadout) -> named.put(id, KitSpaces.kits(game, space, loadout)));
        named.values().removeIf(kits -> !space.isLegal(kits));
        return named;
    }

    @Override
    public List<Kits> sensible() {
        return new SensibleKits(game, space, present).all();
    }

    @Override
    public List<String> goals() {
        return List.of(game.mission().isPresent() ? "survivors" : "squad.survivors", "eliminated");
    }

    @Override
    public List<String> kitMetrics() {
        return List.of("equipment.dropped");
    }

    @Override
    public Optional<CompiledScenario> compile(final Kits kits, final List<BotDefinition<?>> guests) {
        final Map<String, Loadout.Kit> byMarine = new LinkedHashMap<>();
        for (int b = 0; b < space.bearers().size(); b++) {
            byMarine.put(space.bearers().get(b).id(), text.data(kits, b));
        }
        return compiling.compile(game.carrying(new Loadout(TRIED, "Tried", byMarine)), guests);
    }

    @Override
    public List<String> sets(final Kits kits) {
        final StringBuilder all = new StringBuilder("loadouts." + TRIED + "={title: Tried, kits: {");
        for (int b = 0; b < space.bearers().size(); b++) {
            all.append(b == 0 ? "" : ", ")
                    .append(space.bearers().get(b).id())
                    .append(": ")
                    .append(text.kit(kits, b));
        }
        return List.of(all + "}}", "loadout=" + TRIED);
    }

    @Override
    public String overlay(final Kits kits, final String id, final String title, final String remark) {
        final StringBuilder file = new StringBuilder("# " + remark + "\nsitrep: 1\nruleset: purple-haze\ntitle: ")
                .append(JsonText.quote(title))
                .append("\nprovenance: {default: house}\n\nloadouts:\n  ")
                .append(id)
                .append(":\n    title: ")
                .append(JsonText.quote(title))
                .append("\n    kits:\n");
        for (int b = 0; b < space.bearers().size(); b++) {
            file.append("      ")
                    .append(space.bearers().get(b).id())
                    .append(": ")
                    .append(text.kit(kits, b))
                    .append('\n');
        }
        return file.append("\nloadout: ").append(id).append('\n').toString();
    }

    /** A Focus die more of each main weapon that is carried; a Soft Cover more at the start of each Marine, and of all together (PH-MAR-3). */
    @Override
    public List<Boost> boosts(final Kits kits) {
        final List<Boost> boosts = new ArrayList<>();
        for (int t = 0; t < space.things().size(); t++) {
            if (space.things().get(t).main() && isCarried(kits, t)) {
                focus(space.pools().get(space.things().get(t).pool()).id(), boosts);
            }
        }
        final List<String> everybody = new ArrayList<>();
        for (final Specialization marine : KitSpaces.marines(game)) {
            final int level = game.playedSquad().members().get(marine.id()).level() - 1;
            final int now = marine.levels().get(level).softCover();
            if (now < MOST_SOFT_COVER) {
                final String set = "specializations." + marine.id() + ".levels." + level + ".softCover=" + (now + 1);
                everybody.add(set);
                boosts.add(new Boost("one more Soft Cover, " + marine.name(), List.of(set)));
            }
        }
        boosts.add(new Boost("one more Soft Cover, everybody", everybody));
        return boosts;
    }

    private static boolean isCarried(final Kits kits, final int thing) {
        for (int b = 0; b < kits.bearers(); b++) {
            if (kits.count(b, thing) > 0) {
                return true;
            }
        }
        return false;
    }

    /** At each range where the card does not give the most already. */
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
