package org.sitrep.rulesets.rambo.mission;

import org.sitrep.rulesets.rambo.definition.FogCard;
import org.sitrep.rulesets.rambo.definition.Options;
import org.sitrep.rulesets.rambo.mission.MissionRecord.Count;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.play.Event;
import org.sitrep.rulesets.rambo.play.RollId;
import org.sitrep.strategy.Decision;

/** Resolves fog of war cards (RB-FOG-1 to RB-FOG-9). */
final class Fog extends MissionPart {
    Fog(final MissionParts parts) {
        super(parts);
    }

    /** Lays the cards face down (RB-SETUP-3). */
    void setUp() {
        for (int place = 0; place < s.fogCard.length; place++) {
            s.fogCard[place] = place;
            s.fogPlace[mission.fogArea[place]] = place;
        }
        if (tables.options.fogPlaces() == Options.FogPlaces.SHUFFLED) { // AMB-FOG-7
            for (int place = 0; place < s.fogCard.length; place++) {
                final int other = place + rolls.pick(RollId.FOG_CONTENT, 0, 0, place, s.fogCard.length - place);
                final int card = s.fogCard[place];
                s.fogCard[place] = s.fogCard[other];
                s.fogCard[other] = card;
            }
        }
    }

    /**
     * Reveals every card that a hero came next to by entering a space (RB-FOG-2), in the order that it chooses
     * (RB-FOG-8).
     */
    void entered(final int hero, final int space) {
        while (true) {
            parts.leader.open();
            for (long rest = map.areasTouching[space]; rest != 0; rest &= rest - 1) {
                final int area = Long.numberOfTrailingZeros(rest);
                if (s.fogPlace[area] >= 0) {
                    parts.leader.add(area);
                }
            }
            if (parts.leader.count() == 0) {
                return;
            }
            reveal(hero, space, parts.leader.ask(DecisionKind.FOG_FIRST, hero));
        }
    }

    private void reveal(final int hero, final int space, final int area) {
        final int place = s.fogPlace[area];
        final int card = s.fogCard[place];
        final int turns = map.turnsFor(side(space, area));
        s.fogPlace[area] = MissionState.NONE;
        s.record.fogRound[place] = s.round;
        trace.tell(Event.FOG_REVEALED, hero, area, card, turns);
        final FogCard fog = mission.fog[card];
        for (int i = 0; i < fog.spawns().size(); i++) { // RB-FOG-4
            final FogCard.Spawn spawn = fog.spawns().get(i);
            parts.spawning.at(spawn.enemy().ordinal(), map.fogSpace(area, spawn.x(), spawn.y(), turns), hero);
        }
        if (mission.fogPoi[card] >= 0) {
            final FogCard.PoiAt at = fog.poi().orElseThrow();
            final int poi = mission.fogPoi[card];
            s.poiSpace[poi] = map.fogSpace(area, at.x(), at.y(), turns);
            trace.tell(Event.POI_MOVED, poi, s.poiSpace[poi]);
        }
        if (mission.fogGear[card] >= 0) {
            parts.finds.found(mission.fogGear[card], hero);
        }
        parts.effects.run(mission.fogEffects[card], hero, MissionState.NONE, MissionRecord.BY_CARD, MissionState.NONE);
        parts.triggers.look(hero);
    }

    /** Returns the side of the area from which the hero came; across a corner it chooses one of two (RB-FOG-3). */
    private int side(final int space, final int area) {
        final Decision decision = seat.open(DecisionKind.FOG_SIDE, area);
        decision.addAll(0, map.sides(area, space));
        return seat.ask();
    }

    /** Looks at a card and turns it face down again; all players know it from now on (AMB-FOG-6). */
    void look(final int hero, final boolean anywhere) {
        parts.leader.open();
        for (int area = 0; area < map.areas; area++) {
            final int place = s.fogPlace[area];
            if (place >= 0
                    && (s.fogKnown >> place & 1) == 0
                    && (anywhere || map.areaDistance(area, s.heroArea(hero)) <= 1)) {
                parts.leader.add(area);
            }
        }
        if (parts.leader.count() > 0) {
            final int area = parts.leader.ask(DecisionKind.LOOK, hero);
            s.fogKnown |= 1 << s.fogPlace[area];
            s.record.add(Count.FOG_LOOKED_AT, 1);
            trace.tell(Event.FOG_LOOKED_AT, hero, area, s.fogCard[s.fogPlace[area]]);
        }
    }
}
