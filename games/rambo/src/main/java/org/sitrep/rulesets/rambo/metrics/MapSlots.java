package org.sitrep.rulesets.rambo.metrics;

import static org.sitrep.outcome.MetricList.at;
import static org.sitrep.outcome.MetricList.item;
import static org.sitrep.outcome.Slot.Better.HIGHER;
import static org.sitrep.outcome.Slot.Better.NEUTRAL;
import static org.sitrep.rulesets.rambo.metrics.MissionMetrics.MANY;
import static org.sitrep.rulesets.rambo.metrics.MissionMetrics.counted;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.sitrep.outcome.MetricList;
import org.sitrep.outcome.MetricList.Item;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot;
import org.sitrep.outcome.Subject;
import org.sitrep.rulesets.rambo.definition.AreaSpot;
import org.sitrep.rulesets.rambo.definition.EffectKind;
import org.sitrep.rulesets.rambo.definition.Poi;
import org.sitrep.rulesets.rambo.mission.MissionRecord;
import org.sitrep.rulesets.rambo.mission.MissionRecord.Count;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.tables.GameTables;
import org.sitrep.rulesets.rambo.tables.MissionTable;

/** Slots of the map: fog cards, P.O.I.s, and progress towards the objectives. */
final class MapSlots {
    private MapSlots() {}

    static void add(final MetricList<MissionState> m, final GameTables tables) {
        final List<Item> items = new ArrayList<>();
        final int most = Math.max(1, tables.mission.pois.length);
        if (tables.mission.fog.length > 0) {
            addFog(m, tables.mission);
            items.add(item("fog.revealed", "Fog cards revealed"));
            items.add(item("fog.lookedAt", "Fog cards looked at"));
        }
        m.count("pois.removed", "P.O.I.s removed", "P.O.I.s", most, HIGHER, s -> s.poisRemoved);
        m.open().count("pois.used", "Uses of P.O.I.s", "times", MANY, NEUTRAL, counted(Count.POIS_USED));
        final boolean carries =
                Arrays.stream(tables.effects.rows).anyMatch(effect -> effect.kind() == EffectKind.CARRY);
        m.add(
                Slot.flag("carried", "A hero carries a token at the end", HIGHER),
                carries ? MapSlots::carried : s -> Outcome.ABSENT);
        items.add(0, m.items("pois.removed")[0]);
        items.add(m.items("carried")[0]);
        for (int p = 0; p < tables.mission.pois.length; p++) {
            items.addAll(addPoi(m, tables.mission, p));
        }
        m.table("map", "Objectives and finds", MissionMetrics.A_MISSION)
                .asks("What is done at P.O.I.s, and how many fog cards are revealed?")
                .of(items);
    }

    private static void addFog(final MetricList<MissionState> m, final MissionTable mission) {
        final int cards = mission.fog.length;
        m.counts("cards", cards)
                .neutral("fog.revealed", "Fog cards revealed", s -> revealed(s.record.fogRound))
                .neutral("fog.lookedAt", "Fog cards looked at and put back", counted(Count.FOG_LOOKED_AT));
        for (final Subject place : places(mission, "area ")) {
            final MetricList<MissionState> its = m.of(place);
            final String revealed = "Fog card on {} revealed";
            its.flag("revealed", revealed, NEUTRAL, (s, p) -> s.record.fogRound[p] > 0 ? 1 : 0);
            its.counts("rounds", MissionMetrics.ROUNDS)
                    .neutral("round", "Round in which the fog card on {} is revealed", MapSlots::roundOfFog);
        }
        m.matrix("fog", "Fog of war by area")
                .asks("How often is the fog card on each area (column/row from the upper left) revealed,"
                        + " and in which round?")
                .of(places(mission, "Area "), item("revealed", "Revealed"), item("round", "Round"));
    }

    private static int roundOfFog(final MissionState state, final int place) {
        final int round = state.record.fogRound[place];
        return round > 0 ? round : Outcome.ABSENT;
    }

    private static List<Subject> places(final MissionTable mission, final String area) {
        return Subject.list(mission.fog.length, p -> "fog." + (p + 1), p -> {
            final AreaSpot at = mission.mission.fog().get(p).area();
            return area + (at.column() + 1) + "/" + (at.row() + 1);
        });
    }

    private static int revealed(final int[] rounds) {
        int revealed = 0;
        for (final int round : rounds) {
            revealed += round > 0 ? 1 : 0;
        }
        return revealed;
    }

    /** Adds the slots of a P.O.I. and returns those of its uses. */
    private static List<Item> addPoi(final MetricList<MissionState> m, final MissionTable mission, final int p) {
        final Poi poi = mission.pois[p];
        m.of(new Subject("poi." + poi.id(), poi.name(), p))
                .flag("removed", "{} removed", NEUTRAL, (s, i) -> s.record.poiRemoved[i] ? 1 : 0);
        final List<Subject> uses = new ArrayList<>();
        for (int o = 0; o < Math.min(MissionRecord.POI_OPTIONS, mission.poiOptions[p].length); o++) {
            uses.add(new Subject(
                    "poi." + poi.id() + "." + mission.poiOptions[p][o].id(),
                    poi.name() + ": " + mission.poiOptions[p][o].title(),
                    p * MissionRecord.POI_OPTIONS + o));
        }
        m.each(uses, use -> use.open().count("{}", "{}", "times", MANY, NEUTRAL, at(s -> s.record.poiUses)));
        return MetricList.items(uses, "{}");
    }

    private static int carried(final MissionState state) {
        int carried = 0;
        for (final boolean hero : state.carries) {
            carried |= hero ? 1 : 0;
        }
        return carried;
    }
}
