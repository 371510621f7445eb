package org.sitrep.rulesets.rambo.metrics;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.rulesets.rambo.definition.EffectKind;
import org.sitrep.rulesets.rambo.definition.Poi;
import org.sitrep.rulesets.rambo.mission.MissionRecord;
import org.sitrep.rulesets.rambo.tables.GameTables;
import org.sitrep.rulesets.rambo.tables.MissionTable;

/** What lies on the map: fog cards, P.O.I.s, and how far the objectives get. */
final class MapSlots {
    private MapSlots() {}

    static void add(final CountList list, final GameTables tables) {
        addFog(list, tables.mission);
        addPois(list, tables);
    }

    private static void addFog(final CountList list, final MissionTable mission) {
        final int cards = mission.fog.length;
        if (cards == 0) {
            return;
        }
        list.count(
                "fog.revealed", "Fog cards revealed", "cards", cards, Better.NEUTRAL, s -> revealed(s.record.fogRound));
        list.count(
                "fog.lookedAt",
                "Fog cards looked at and laid back",
                "cards",
                cards,
                Better.NEUTRAL,
                s -> s.record.fogLookedAt);
        final List<String> rows = new ArrayList<>();
        final List<String> labels = new ArrayList<>();
        for (int p = 0; p < cards; p++) {
            final int place = p;
            final String name = "fog." + (p + 1);
            final String label = "area " + (mission.mission.fog().get(p).area().column() + 1) + "/"
                    + (mission.mission.fog().get(p).area().row() + 1);
            rows.add(name);
            labels.add(Character.toUpperCase(label.charAt(0)) + label.substring(1));
            list.flag(
                    name + ".revealed",
                    "The fog card on " + label + " is revealed",
                    Better.NEUTRAL,
                    s -> s.record.fogRound[place] > 0 ? 1 : 0);
            list.count(
                    name + ".round",
                    "Round in which the fog card on " + label + " is revealed",
                    "rounds",
                    CountList.ROUNDS,
                    Better.NEUTRAL,
                    s -> s.record.fogRound[place] > 0 ? s.record.fogRound[place] : Outcome.ABSENT);
        }
        list.matrix(
                "fog",
                "Fog of war by place",
                "How often is the fog card on each area (column/row from the upper left) revealed, and in which round?",
                rows,
                labels,
                List.of("revealed", "round"),
                List.of("Revealed", "Round"));
    }

    private static int revealed(final int[] rounds) {
        int revealed = 0;
        for (final int round : rounds) {
            revealed += round > 0 ? 1 : 0;
        }
        return revealed;
    }

    private static void addPois(final CountList list, final GameTables tables) {
        final MissionTable mission = tables.mission;
        final List<String> metrics = new ArrayList<>();
        final List<String> labels = new ArrayList<>();
        list.count(
                "pois.removed",
                "P.O.I.s removed",
                "P.O.I.s",
                Math.max(1, mission.pois.length),
                Better.HIGHER,
                s -> s.poisRemoved);
        list.count(
                "pois.used", "Times a P.O.I. is used", "times", CountList.MANY, Better.NEUTRAL, s -> s.record.poisUsed);
        metrics.add("pois.removed");
        labels.add("P.O.I.s removed");
        if (mission.fog.length > 0) {
            metrics.addAll(List.of("fog.revealed", "fog.lookedAt"));
            labels.addAll(List.of("Fog cards revealed", "Fog cards looked at"));
        }
        list.flag(
                "carried",
                "Somebody carries at the end",
                Better.HIGHER,
                carries(tables) ? s -> carried(s.carries) : s -> Outcome.ABSENT);
        metrics.add("carried");
        labels.add("Somebody carries at the end");
        for (int p = 0; p < mission.pois.length; p++) {
            final int poi = p;
            final Poi data = mission.pois[p];
            final String name = "poi." + data.id();
            list.flag(
                    name + ".removed",
                    data.name() + " is removed",
                    Better.NEUTRAL,
                    s -> s.record.poiRemoved[poi] ? 1 : 0);
            for (int o = 0; o < Math.min(MissionRecord.POI_OPTIONS, mission.poiOptions[p].length); o++) {
                final int at = poi * MissionRecord.POI_OPTIONS + o;
                final String use = name + "." + mission.poiOptions[p][o].id();
                final String title = data.name() + ": " + mission.poiOptions[p][o].title();
                list.count(use, title, "times", CountList.MANY, Better.NEUTRAL, s -> s.record.poiUses[at]);
                metrics.add(use);
                labels.add(title);
            }
        }
        list.slots()
                .table(
                        "map",
                        "Objectives and finds",
                        "What is done at P.O.I.s, and how much of the fog is lifted?",
                        metrics,
                        labels,
                        "A mission");
    }

    private static boolean carries(final GameTables tables) {
        for (final int kind : tables.effects.kind) {
            if (kind == EffectKind.CARRY.ordinal()) {
                return true;
            }
        }
        return false;
    }

    private static int carried(final boolean[] carries) {
        int carried = 0;
        for (final boolean hero : carries) {
            carried |= hero ? 1 : 0;
        }
        return carried;
    }
}
