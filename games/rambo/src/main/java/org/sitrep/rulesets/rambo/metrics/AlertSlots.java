package org.sitrep.rulesets.rambo.metrics;

import static org.sitrep.outcome.MetricList.at;
import static org.sitrep.outcome.MetricList.item;
import static org.sitrep.outcome.MetricList.items;
import static org.sitrep.outcome.MetricList.sum;
import static org.sitrep.outcome.Slot.Better.LOWER;
import static org.sitrep.rulesets.rambo.metrics.MissionMetrics.LEVELS;
import static org.sitrep.rulesets.rambo.metrics.MissionMetrics.TURNS;

import java.util.List;
import org.sitrep.outcome.MetricList;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.outcome.Subject;
import org.sitrep.rulesets.rambo.mission.MissionState;

/** Slots of alert: the levels at which heroes stand, and the sources of alert gained and lost. */
final class AlertSlots {
    private static final List<Subject> SOURCES = Subject.list(
            List.of(
                    "alert.by.stance",
                    "alert.by.weapon",
                    "alert.by.threat",
                    "alert.by.card",
                    "alert.by.spawn",
                    "alert.by.enemy",
                    "alert.by.battlefield"),
            List.of(
                    "Stances",
                    "Weapons",
                    "Threat cards",
                    "Tactics cards, gear, fog cards, P.O.I.s",
                    "Enemies that spawn",
                    "Enemies that act",
                    "Battlefield Conditions and triggers"));

    private AlertSlots() {}

    static void add(final MetricList<MissionState> m) {
        final int phases = MissionMetrics.ROUNDS * MissionState.HEROES;
        m.counts("heroes", phases)
                .neutral("alert.phases", "Heroes in enemies' phases", s -> sum(s.record.atLevelInPhase));
        for (final Subject level : LEVELS) {
            final Better better = MissionMetrics.better(level.index());
            final MetricList<MissionState> at = m.of(level);
            final String heroes = "Heroes at {} when the enemies' phase begins";
            at.count("alert.start.{}.turns", "Turns that begin at {}", "turns", TURNS, better, AlertSlots::turnsAt);
            at.share("alert.start.{}", "{}, share of turns", "alert.start.{}.turns", "turns", better);
            at.count("alert.phase.{}.heroes", heroes, "heroes", phases, better, at(s -> s.record.atLevelInPhase));
            final String share = "{}, share of heroes in enemies' phases";
            at.share("alert.phase.{}", share, "alert.phase.{}.heroes", "alert.phases", better);
        }
        addSources(m);
        m.breakdown("alert", "Alert levels")
                .asks("At which levels do heroes begin their turns, and stand when the enemies' phase begins?")
                .of(
                        Subject.list(
                                List.of("alert.start", "alert.phase"),
                                List.of("Start of a hero's turn", "Start of the enemies' phase")),
                        items(LEVELS, "{}"));
    }

    private static void addSources(final MetricList<MissionState> m) {
        final int most = MissionMetrics.MANY * MissionState.HEROES;
        m.openCounts("spaces", most)
                .lower("alert.gained", "Alert gained, all heroes", s -> sum(s.record.alertGained))
                .higher("alert.lost", "Alert lost, all heroes", s -> sum(s.record.alertLost));
        for (final Subject by : SOURCES) {
            m.of(by)
                    .openCounts("spaces", most)
                    .lower("gained", "Alert gained: {}", at(s -> s.record.alertGained))
                    .higher("lost", "Alert lost: {}", at(s -> s.record.alertLost));
        }
        m.ratio("alert.gainedPerTurn", "Alert gained per hero turn", "spaces", "alert.gained", "turns", LOWER);
        m.matrix("alert.sources", "Alert by source")
                .asks("What raises and lowers the team's alert markers, in spaces?")
                .of(
                        MetricList.together(List.of(new Subject("alert", "Total", 0)), SOURCES),
                        item("gained", "Gained"),
                        item("lost", "Lost"));
    }

    private static int turnsAt(final MissionState state, final int level) {
        int sum = 0;
        for (int hero = 0; hero < state.party; hero++) {
            sum += state.record.turnsAt(hero, level);
        }
        return sum;
    }
}
