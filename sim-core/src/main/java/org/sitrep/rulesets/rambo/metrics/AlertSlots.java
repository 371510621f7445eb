package org.sitrep.rulesets.rambo.metrics;

import static org.sitrep.outcome.SlotList.names;

import java.util.List;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.outcome.SlotList;
import org.sitrep.rulesets.rambo.mission.MissionRecord;
import org.sitrep.rulesets.rambo.mission.MissionState;

/** Alert: at which levels heroes stand when it matters, and where it comes from and goes to. */
final class AlertSlots {
    private static final List<String> SOURCES =
            List.of("stance", "weapon", "threat", "card", "spawn", "enemy", "battlefield");
    private static final List<String> SOURCE_LABELS = List.of(
            "Stances",
            "Weapons",
            "Threat cards",
            "Tactics cards, gear, fog cards, P.O.I.s",
            "Enemies that spawn",
            "Enemies that act",
            "Battlefield Conditions and triggers");

    private AlertSlots() {}

    static void add(final CountList list) {
        final int turns = CountList.TURNS;
        final int phases = CountList.ROUNDS * MissionState.HEROES;
        list.count(
                "alert.phases",
                "Heroes in enemies' phases",
                "heroes",
                phases,
                Better.NEUTRAL,
                s -> CountList.sum(s.record.atLevelInPhase));
        for (int l = 0; l < MissionRecord.LEVELS; l++) {
            final int level = l;
            final String name = Names.LEVELS.get(l);
            final String label = Names.LEVEL_LABELS.get(l);
            final Better better =
                    l == 0 ? Better.HIGHER : l == MissionRecord.LEVELS - 1 ? Better.LOWER : Better.NEUTRAL;
            list.count(
                    "alert.start." + name + ".turns",
                    "Turns that begin at " + label,
                    "turns",
                    turns,
                    better,
                    s -> atLevel(s.record.turnsAtLevel, level, s.party));
            list.slots()
                    .share(
                            "alert.start." + name,
                            label + ", of the turns",
                            "alert.start." + name + ".turns",
                            "turns",
                            better);
            list.count(
                    "alert.phase." + name + ".heroes",
                    "Heroes at " + label + " when the enemies' phase begins",
                    "heroes",
                    phases,
                    better,
                    s -> s.record.atLevelInPhase[level]);
            list.slots()
                    .share(
                            "alert.phase." + name,
                            label + ", of the heroes in enemies' phases",
                            "alert.phase." + name + ".heroes",
                            "alert.phases",
                            better);
        }
        addSources(list);
        list.breakdown(
                "alert",
                "Alert levels",
                "At which level do heroes begin their turns, and at which do enemies find them?",
                List.of("alert.start", "alert.phase"),
                List.of("Start of a hero's turn", "Start of the enemies' phase"),
                Names.LEVELS,
                Names.LEVEL_LABELS);
    }

    private static void addSources(final CountList list) {
        final int most = CountList.MANY * MissionState.HEROES;
        list.count(
                "alert.gained",
                "Alert gained, all heroes",
                "spaces",
                most,
                Better.LOWER,
                s -> CountList.sum(s.record.alertGained));
        list.count(
                "alert.lost",
                "Alert lost, all heroes",
                "spaces",
                most,
                Better.HIGHER,
                s -> CountList.sum(s.record.alertLost));
        for (int i = 0; i < MissionRecord.SOURCES; i++) {
            final int source = i;
            final String name = "alert.by." + SOURCES.get(i);
            list.count(
                    name + ".gained",
                    "Alert gained: " + SOURCE_LABELS.get(i),
                    "spaces",
                    most,
                    Better.LOWER,
                    s -> s.record.alertGained[source]);
            list.count(
                    name + ".lost",
                    "Alert lost: " + SOURCE_LABELS.get(i),
                    "spaces",
                    most,
                    Better.HIGHER,
                    s -> s.record.alertLost[source]);
        }
        list.slots()
                .builder()
                .add(new Ratio(
                        "alert.gainedPerTurn",
                        "Alert gained, a hero turn",
                        "spaces",
                        "alert.gained",
                        "turns",
                        Better.LOWER));
        list.matrix(
                "alert.sources",
                "Where alert comes from and goes to",
                "What raises and lowers the alert markers of the team, in spaces?",
                SlotList.together(List.of("alert"), names(MissionRecord.SOURCES, i -> "alert.by." + SOURCES.get(i))),
                SlotList.together(List.of("All together"), SOURCE_LABELS),
                List.of("gained", "lost"),
                List.of("Gained", "Lost"));
    }

    private static int atLevel(final int[] turns, final int level, final int party) {
        int sum = 0;
        for (int hero = 0; hero < party; hero++) {
            sum += turns[hero * MissionRecord.LEVELS + level];
        }
        return sum;
    }
}
