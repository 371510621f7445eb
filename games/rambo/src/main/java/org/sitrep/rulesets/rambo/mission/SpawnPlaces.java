package org.sitrep.rulesets.rambo.mission;

import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.play.Event;
import org.sitrep.rulesets.rambo.play.RollId;
import org.sitrep.rulesets.rambo.tables.EffectTable;

/** Finds where effects spawn enemies: the places that cards and dossiers name. */
final class SpawnPlaces extends MissionPart {
    private final EffectTable table = tables.effects;

    SpawnPlaces(final MissionParts parts) {
        super(parts);
    }

    /**
     * Spawns one figure at the place that a row of effects names.
     *
     * @param hero the hero who plays, reveals or triggers it; {@link MissionState#NONE} in phases 3 and 4
     */
    void spawn(final int row, final int hero) {
        final int letter = table.rows[row].enemy().orElseThrow().ordinal();
        switch (table.rows[row].place().orElseThrow()) {
            case DEPLOYMENT_ZONE -> zone(letter, table.at[row], hero);
            case START_AREA -> parts.spawning.inArea(letter, mission.startArea, hero);
            case HERO_AREA -> parts.spawning.inArea(letter, s.heroArea(hero), hero);
            case NEXT_AREA -> parts.spawning.inArea(letter, nextArea(s.heroArea(hero)), hero);
            case AT_POI -> poi(letter, table.at[row], hero);
            case BY_FARTHEST_ENEMY -> byFarthestEnemy(letter, hero);
        }
    }

    /** Spawns at a deployment zone. In a dossier without that zone, enemies come from behind (GAP-THREAT). */
    private void zone(final int letter, final int zone, final int hero) {
        if (zone >= 0) {
            parts.spawning.at(letter, mission.zones[zone], hero);
        } else {
            parts.spawning.inArea(letter, mission.startArea, hero);
        }
    }

    private void poi(final int letter, final int poi, final int hero) {
        final int now = s.poiSpace[poi];
        final int space = now >= 0 ? now : mission.poiSpace[poi];
        if (space >= 0) {
            parts.spawning.beside(letter, space, hero);
        }
    }

    /** Returns an area next to another one, not across a corner, drawn at random; only areas with open spaces count. */
    private int nextArea(final int area) {
        int count = 0;
        for (int other = 0; other < map.areas; other++) {
            count += beside(area, other) ? 1 : 0;
        }
        if (count == 0) {
            return area;
        }
        int nth = rolls.pick(RollId.NEXT_AREA, s.moment, 0, s.areasDrawn++, count);
        int found = area;
        for (int other = 0; other < map.areas && nth >= 0; other++) {
            if (beside(area, other)) {
                found = other;
                nth--;
            }
        }
        trace.tell(Event.AREA_DRAWN, found);
        return found;
    }

    private boolean beside(final int area, final int other) {
        final int dx = Math.abs(area % map.areaColumns - other % map.areaColumns);
        final int dy = Math.abs(area / map.areaColumns - other / map.areaColumns);
        return dx + dy == 1 && map.areaOffset[other + 1] > map.areaOffset[other];
    }

    private void byFarthestEnemy(final int letter, final int hero) {
        parts.leader.open();
        for (long rest = s.figures; rest != 0; rest &= rest - 1) {
            final int figure = Long.numberOfTrailingZeros(rest);
            int nearest = Integer.MAX_VALUE;
            for (int h = 0; h < s.party; h++) {
                nearest = Math.min(nearest, map.distance(s.figureSpace[figure], s.heroSpace[h]));
            }
            parts.leader.addCheapest(figure, -nearest);
        }
        if (parts.leader.count() == 0) {
            parts.spawning.inArea(letter, mission.startArea, hero);
        } else {
            final int figure = parts.leader.rule(DecisionKind.RULE_FIGURE, 0);
            parts.spawning.beside(letter, s.figureSpace[figure], hero);
        }
    }
}
