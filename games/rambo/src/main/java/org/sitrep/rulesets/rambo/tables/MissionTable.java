package org.sitrep.rulesets.rambo.tables;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.sitrep.rulesets.rambo.definition.AreaSpot;
import org.sitrep.rulesets.rambo.definition.Condition;
import org.sitrep.rulesets.rambo.definition.FogCard;
import org.sitrep.rulesets.rambo.definition.Mission;
import org.sitrep.rulesets.rambo.definition.Poi;
import org.sitrep.rulesets.rambo.definition.Spot;
import org.sitrep.rulesets.rambo.definition.Trigger;

/** A dossier as numbers. Immutable. */
public final class MissionTable {
    /** The dossier as data. */
    public final Mission mission;
    /** Hero start spaces. */
    public final int[] starts;
    /** The hero start area. */
    public final int startArea;
    /** Spaces of the deployment zones, in the order of the data. */
    public final int[] zones;
    /** P.O.I.s as data, in the order of the data. */
    public final Poi[] pois;
    /** Start space of each P.O.I.; -1 if it is set aside. */
    public final int[] poiSpace;
    /** Options of each P.O.I. as data. */
    public final Poi.Option[][] poiOptions;
    /** Conditions of each option. */
    public final Conditions[][] optionConditions;
    /** List of effects of each option. */
    public final int[][] optionEffects;
    /** Letters of the enemies on the map at the start. */
    public final int[] enemyLetter;
    /** Spaces of the enemies on the map at the start. */
    public final int[] enemySpace;
    /** Fog cards as data. */
    public final FogCard[] fog;
    /** Area of each fog card. */
    public final int[] fogArea;
    /** P.O.I. of each fog card, -1 if none. */
    public final int[] fogPoi;
    /** Gear of each fog card, -1 if none or forbidden. */
    public final int[] fogGear;
    /** List of effects of each fog card. */
    public final int[] fogEffects;
    /** List of effects of each round's Battlefield Condition; {@link EffectTable#NONE} for none; from index 1. */
    public final int[] battlefield;
    /** Triggers as data. */
    public final Trigger[] triggers;
    /** Conditions of each trigger. */
    public final Conditions[] triggerConditions;
    /** List of effects of each trigger. */
    public final int[] triggerEffects;

    MissionTable(
            final Mission mission,
            final MapTable map,
            final Map<String, Integer> gear,
            final Map<String, Integer> pois,
            final EffectTable.Writer effects) {
        this.mission = mission;
        starts =
                mission.heroStarts().stream().mapToInt(spot -> space(map, spot)).toArray();
        startArea = area(map, mission.startArea());
        zones = mission.deploymentZones().values().stream()
                .mapToInt(spot -> space(map, spot))
                .toArray();
        this.pois = mission.pois().values().toArray(Poi[]::new);
        poiSpace = mission.pois().values().stream()
                .mapToInt(poi -> poi.at().map(spot -> space(map, spot)).orElse(-1))
                .toArray();
        poiOptions = new Poi.Option[this.pois.length][];
        optionConditions = new Conditions[this.pois.length][];
        optionEffects = new int[this.pois.length][];
        final Map<String, Integer> areas = new LinkedHashMap<>();
        mission.areas().forEach((id, spot) -> areas.put(id, area(map, spot)));
        for (int p = 0; p < this.pois.length; p++) {
            poiOptions[p] = this.pois[p].options().values().toArray(Poi.Option[]::new);
            optionConditions[p] = new Conditions[poiOptions[p].length];
            optionEffects[p] = new int[poiOptions[p].length];
            for (int o = 0; o < poiOptions[p].length; o++) {
                optionConditions[p][o] = new Conditions(poiOptions[p][o].conditions(), areas, pois);
                optionEffects[p][o] = effects.add(poiOptions[p][o].effects());
            }
        }
        enemyLetter =
                mission.enemies().stream().mapToInt(e -> e.enemy().ordinal()).toArray();
        enemySpace = mission.enemies().stream()
                .mapToInt(e -> e.y() * map.width + e.x())
                .toArray();
        fog = mission.fog().toArray(FogCard[]::new);
        fogArea =
                mission.fog().stream().mapToInt(card -> area(map, card.area())).toArray();
        fogPoi = mission.fog().stream()
                .mapToInt(card -> card.poi().map(poi -> pois.get(poi.id())).orElse(-1))
                .toArray();
        fogGear = mission.fog().stream()
                .mapToInt(card -> card.gear().map(gear::get).orElse(-1))
                .toArray();
        fogEffects = mission.fog().stream()
                .mapToInt(card -> effects.add(card.effects()))
                .toArray();
        battlefield = new int[Mission.MOST_ROUNDS + 1];
        Arrays.fill(battlefield, EffectTable.NONE);
        mission.battlefield().forEach(entry -> battlefield[entry.round()] = effects.add(entry.effects()));
        triggers = mission.triggers().toArray(Trigger[]::new);
        triggerConditions = new Conditions[triggers.length];
        triggerEffects = new int[triggers.length];
        for (int t = 0; t < triggers.length; t++) {
            triggerConditions[t] = new Conditions(triggers[t].conditions(), areas, pois);
            triggerEffects[t] = effects.add(triggers[t].effects());
        }
    }

    private static int space(final MapTable map, final Spot spot) {
        return spot.y() * map.width + spot.x();
    }

    private static int area(final MapTable map, final AreaSpot spot) {
        return spot.row() * map.areaColumns + spot.column();
    }

    /** Conditions that must all hold for something to happen. */
    public static final class Conditions {
        /** The conditions as data. */
        public final Condition[] all;
        /** The named area of each, -1 if none. */
        public final int[] area;
        /** The P.O.I. of each, -1 if none. */
        public final int[] poi;

        Conditions(
                final List<Condition> conditions, final Map<String, Integer> areas, final Map<String, Integer> pois) {
            all = conditions.toArray(Condition[]::new);
            area = conditions.stream()
                    .mapToInt(c -> c.area().map(areas::get).orElse(-1))
                    .toArray();
            poi = conditions.stream()
                    .mapToInt(c -> c.poi().map(pois::get).orElse(-1))
                    .toArray();
        }
    }

    /** Numbers ids in their order. */
    static Map<String, Integer> numbered(final Set<String> ids) {
        final Map<String, Integer> numbers = new LinkedHashMap<>();
        ids.forEach(id -> numbers.put(id, numbers.size()));
        return numbers;
    }
}
