package org.sitrep.rulesets.sixtyfive.tables;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.sitrep.rulesets.sixtyfive.definition.Battle;
import org.sitrep.rulesets.sixtyfive.definition.Block;
import org.sitrep.rulesets.sixtyfive.definition.Forbidden;
import org.sitrep.rulesets.sixtyfive.definition.GameData;
import org.sitrep.rulesets.sixtyfive.definition.GameData.Ranges;
import org.sitrep.rulesets.sixtyfive.definition.Options;
import org.sitrep.rulesets.sixtyfive.definition.SpecialRules;
import org.sitrep.rulesets.sixtyfive.definition.UnitType.Power;
import org.sitrep.scenario.Words;

/** All tables of a battle. Immutable; shared by threads. */
public final class GameTables {
    /** Modifier of a range at which there is no fire. */
    public static final int OUT_OF_RANGE = -100;
    /** Largest number of cards in a hand (SF-TURN-3). */
    public static final int HAND = 4;

    /** The definitions. */
    public final GameData data;
    /** Readings of ambiguous rules. */
    public final Options options;
    /** Special rules. */
    public final SpecialRules rules;
    /** The deck. */
    public final CardTable cards;
    /** The Terrain Effects Chart. */
    public final TerrainTable terrain;
    /** The hexes. */
    public final HexMap map;
    /** The lines of sight. */
    public final SightLines lines;
    /** The units. */
    public final UnitTable units;
    /** The zones. */
    public final BattleTable battle;
    /** Modifier of High Explosive fire by range, or {@link #OUT_OF_RANGE}. */
    public final int[] rangeModifier;
    /** Modifier of Armor Piercing fire by range. */
    public final int[] armorRangeModifier;

    /** Makes the tables of checked data that has a battle. */
    public GameTables(final GameData game) {
        data = game;
        options = game.options();
        final Battle played = game.played().orElseThrow();
        rules = played.rules();
        cards = new CardTable(game);
        terrain = new TerrainTable(game.terrain());
        map = new HexMap(game, played, terrain);
        lines = new SightLines(map);
        units = new UnitTable(game, played.forces());
        battle = new BattleTable(played, map, terrain);
        rangeModifier = modifiers(game.ranges().highExplosive());
        armorRangeModifier = modifiers(game.ranges().armorPiercing());
    }

    /**
     * Returns what can be forbidden and is not: blocks, Powers and types of units, in this order.
     *
     * @param there whether they are to be in this battle, or to be absent
     */
    public List<String> things(final boolean there) {
        final Set<String> present = new HashSet<>();
        for (final Block block : Block.values()) {
            present.add(cards.with(block) != 0 ? Forbidden.block(block) : "");
        }
        for (final Power power : Power.values()) {
            present.add(units.with(power) != 0 ? Forbidden.power(power) : "");
        }
        for (final int type : units.type) {
            present.add(Forbidden.unit(units.types.get(type).id()));
        }
        return Forbidden.known(data).stream()
                .filter(thing -> !data.forbid().contains(thing) && present.contains(thing) == there)
                .toList();
    }

    /** A use of cards: its name in data and in reports, and whether a card of this battle has it. */
    public record CardUse(String id, String label, boolean possible) {}

    /** Returns the uses of cards in the order of {@code BattleRecord.use}: blocks, then others. */
    public List<CardUse> cardUses() {
        final List<CardUse> uses = new ArrayList<>();
        for (final Block block : Block.values()) {
            uses.add(new CardUse(Words.of(block), block.label(), cards.with(block) != 0));
        }
        uses.add(new CardUse("power", "Power", cards.power != 0));
        uses.add(new CardUse("helicopter", "Helicopter", units.helicopters != 0));
        uses.add(new CardUse(
                "two-fires", "Artillery by two Fire cards", !rules.twoFires().isEmpty()));
        uses.add(new CardUse("air-strike", "Air strike", rules.airStrikeFrom() > 0));
        final boolean bunkers = battle.printed.forces().stream().anyMatch(force -> force.bunkers() > 0);
        uses.add(new CardUse("bunker", "Second Wind in a bunker", bunkers));
        return uses;
    }

    private static int[] modifiers(final Iterable<Ranges.Band> bands) {
        final int[] modifiers = new int[HexMap.MOST];
        Arrays.fill(modifiers, OUT_OF_RANGE);
        int next = 0;
        for (final Ranges.Band band : bands) {
            while (next <= band.to()) {
                modifiers[next++] = band.modifier();
            }
        }
        return modifiers;
    }
}
