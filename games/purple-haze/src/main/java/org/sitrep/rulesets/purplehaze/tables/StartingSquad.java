package org.sitrep.rulesets.purplehaze.tables;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Loadout;
import org.sitrep.rulesets.purplehaze.definition.Specialization;
import org.sitrep.rulesets.purplehaze.definition.Squad;

/**
 * The Squad at the start of the scenario (PH-MAR-1, PH-MAR-3, PH-EQ-1): Profiles, levels, cards and kit, by own ID less
 * one. Immutable.
 */
public final class StartingSquad {
    /** Marines in a Squad. */
    public static final int MARINES = 6;
    /** Largest number of weapons that one Marine can hold at a time. */
    public static final int MAX_WEAPONS = 6;

    /** Profile, a number of the {@link GameTables#profiles}. */
    public final int[] profile = new int[MARINES];

    public final int[] level = new int[MARINES];
    public final int[] stress = new int[MARINES];
    public final int[] experience = new int[MARINES];
    /** Condition card, or {@link Index#NONE}. */
    public final int[] condition = new int[MARINES];
    /** Boon card, or {@link Index#NONE}. */
    public final int[] boonCard = new int[MARINES];
    /** Lucky Charm, or {@link Index#NONE}. */
    public final int[] charm = new int[MARINES];
    /** Weapons at {@code marine * 6 + i}, the first choice first, or {@link Index#NONE}. */
    public final int[] weapons = new int[MARINES * MAX_WEAPONS];
    /** Markers on their fuller side, including one-sided ones, at {@code marine * gear + g}. */
    public final int[] gearFull;
    /** Markers on their second side at {@code marine * gear + g}. */
    public final int[] gearLow;
    /** The Point Man of a combat played alone (PH-SQD-5). */
    public final int pointMan;
    /** Condition cards in the deck, as a mask: all that no Marine of the Squad holds (PH-SET-4). */
    public final int conditionDeck;

    /** Builds the Squad from the squad and loadout that the scenario names. */
    public StartingSquad(final GameTables tables) {
        final GameData game = tables.game;
        gearFull = new int[MARINES * tables.gear.count];
        gearLow = new int[MARINES * tables.gear.count];
        final Squad squad = game.playedSquad();
        final Loadout named = game.playedLoadout();
        final Loadout loadout = tables.forbidden.isEmpty() ? named : new Substitutes(tables, squad, named).loadout();
        int deck = (1 << tables.conditions.count) - 1;
        for (final Specialization specialization : game.specializations().values()) {
            final int marine = specialization.slot() - 1;
            final Squad.Member member = squad.members().get(specialization.id());
            profile[marine] = tables.profiles.index.of(member.profile());
            level[marine] = member.level();
            stress[marine] = member.stress();
            experience[marine] = member.experience();
            condition[marine] =
                    member.condition().map(tables.conditions.index::of).orElse(Index.NONE);
            deck &= condition[marine] == Index.NONE ? deck : ~(1 << condition[marine]);
            boonCard[marine] = member.boonCard().map(tables.boons.index::of).orElse(Index.NONE);
            charm[marine] = member.charm().map(tables.charms.index::of).orElse(Index.NONE);
            putKit(marine, loadout.kits().get(specialization.id()), tables);
        }
        conditionDeck = deck;
        pointMan = game.start()
                        .pointMan()
                        .map(id -> game.specializations().get(id).slot())
                        .orElse(1)
                - 1;
    }

    private void putKit(final int marine, final Loadout.Kit kit, final GameTables tables) {
        final List<String> carried = new ArrayList<>(kit.weapons());
        for (int i = 0; i < MAX_WEAPONS; i++) {
            weapons[marine * MAX_WEAPONS + i] =
                    i < carried.size() ? tables.weapons.index.of(carried.get(i)) : Index.NONE;
        }
        final GearTable gear = tables.gear;
        for (final Map.Entry<String, List<Integer>> entry : kit.gear().entrySet()) {
            final int g = gear.index.of(entry.getKey());
            for (final int side : entry.getValue()) {
                final int at = marine * gear.count + g;
                if (side == gear.loadFull[g]) {
                    gearFull[at]++;
                } else {
                    gearLow[at]++;
                }
            }
        }
    }
}
