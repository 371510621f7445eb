package org.sitrep.rulesets.sixtyfive.bots.playbook;

import static org.sitrep.rulesets.sixtyfive.bots.playbook.SectionWords.FAR;
import static org.sitrep.rulesets.sixtyfive.bots.playbook.SectionWords.MOST;

import org.sitrep.playbook.Facts;
import org.sitrep.rulesets.sixtyfive.battle.BattleState;

/** Facts of the hex that an option stands for, or where its unit is; all are 0 without one. */
final class HexFacts {
    static final Facts<TableOutlook> FACTS = new Facts<TableOutlook>(SectionWords.HEX)
            .ofOption()
            .number(
                    "placeWorth",
                    -MOST,
                    MOST,
                    t -> isPlace(t) ? aimed(t).sense.places.worth(t.group, t.at) : 0)
            .as("Worth of the hex to the sergeant for the units that would be there, or are: what scores, the way to "
                    + "it, fire and danger.")
            .number("danger", 0, MOST, t -> isPlace(t) ? aimed(t).sense.places.threat(t.group, t.at, false) : 0)
            .as("Loss that enemies in sight could inflict on them there with one Fire, and a part of more.")
            .number("firePosition", 0, MOST, t -> isPlace(t) ? t.sense.places.fire(t.group, t.at) : 0)
            .as("Loss that they could inflict on the best target in sight from there.")
            .number("assault", -MOST, MOST, t -> isPlace(t) ? assault(t) : 0)
            .as("Worth of an assault of units that move there on the enemies in the hex; 0 without enemies.")
            .number("points", -MOST, MOST, t -> isHex(t) ? t.sense.stakes.taking(t.view, t.at) : 0)
            .as("Points that the side gains if it takes the hex from the side that controls it.")
            .number("cover", -9, 9, t -> isHex(t) ? t.view.tables.terrain.cover[t.map().terrain[t.at]] : 0)
            .as("Cover Factor of the terrain.")
            .flag("fortified", t -> isHex(t) && (t.view.foxhole(t.at) || t.view.bunker(t.at) != BattleState.NONE))
            .as("The hex has a Foxhole or a bunker.")
            .number("friends", 0, 48, t -> in(t, t.view.side))
            .as("Own units in the hex, or in both hexes of a pattern.")
            .number("enemies", 0, 48, t -> in(t, 1 - t.view.side))
            .as("Enemies in the hex, or in both hexes of a pattern.")
            .number("toEnemy", 0, FAR, t -> isHex(t) ? toEnemy(t) : 0)
            .as("Hexes from there to the nearest enemy; 99 without enemies.")
            .number("distance", 0, FAR, t -> isHex(t) && t.from >= 0 ? t.map().distance(t.from, t.at) : 0)
            .as("Hexes from the unit or hex that the question is about.");

    private HexFacts() {}

    private static boolean isHex(final TableOutlook t) {
        return t.at != TableOutlook.NONE;
    }

    private static boolean isPlace(final TableOutlook t) {
        return isHex(t) && t.group != 0;
    }

    /** Lets the places be weighed for the units of the option. */
    private static TableOutlook aimed(final TableOutlook t) {
        t.sense.places.aim(t.group);
        return t;
    }

    private static double assault(final TableOutlook t) {
        return t.view.in(t.at, 1 - t.view.side) == 0 ? 0 : t.sense.moves.assault(t.group, t.at);
    }

    private static int in(final TableOutlook t, final int side) {
        final int here = isHex(t) ? Long.bitCount(t.view.in(t.at, side)) : 0;
        return t.second == TableOutlook.NONE ? here : here + Long.bitCount(t.view.in(t.second, side));
    }

    private static int toEnemy(final TableOutlook t) {
        return Math.min(FAR, t.view.distanceTo(t.at, 1 - t.view.side));
    }
}
