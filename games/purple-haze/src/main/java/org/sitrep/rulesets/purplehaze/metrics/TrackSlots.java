package org.sitrep.rulesets.purplehaze.metrics;

import static org.sitrep.outcome.MetricList.first;
import static org.sitrep.outcome.MetricList.item;
import static org.sitrep.outcome.MetricList.items;
import static org.sitrep.outcome.MetricList.sum;
import static org.sitrep.outcome.Slot.Better.HIGHER;
import static org.sitrep.outcome.Slot.Better.LOWER;
import static org.sitrep.outcome.Slot.Better.NEUTRAL;
import static org.sitrep.rulesets.purplehaze.metrics.MissionMetrics.counted;

import java.util.List;
import java.util.function.ToIntFunction;
import org.sitrep.outcome.MetricList;
import org.sitrep.outcome.MetricList.Reader;
import org.sitrep.outcome.Slot;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.outcome.Slot.Kind;
import org.sitrep.outcome.Subject;
import org.sitrep.rulesets.purplehaze.definition.ClockTime;
import org.sitrep.rulesets.purplehaze.mission.Clock;
import org.sitrep.rulesets.purplehaze.mission.MissionRecord;
import org.sitrep.rulesets.purplehaze.mission.MissionRecord.Count;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.MissionTable;

/** The slots of a Mission's tracks by the hour, of its length, and of the Squad's actions and consumption. */
final class TrackSlots {
    /** Upper bounds of open slots: three to five times the most that the Missions at hand lead to. */
    private static final int MOST_ROUNDS = 120;

    private static final int MOST_TIMES = 60;
    private static final int MOST_CARDS = 40;

    private final MetricList<MissionState> m;
    /** The full hours of the Mission, each with its time of day. */
    private final List<Subject> hours;

    private TrackSlots(final MetricList<MissionState> metrics, final MissionTable mission) {
        m = metrics;
        hours = Subject.list(
                Math.min(MissionRecord.MOST_HOURS, mission.definition.lastsAtMost() / Clock.HOUR) + 1,
                Integer::toString,
                hour -> "+" + hour + " h " + new ClockTime((mission.clock + hour * Clock.HOUR) % ClockTime.DAY));
    }

    static void add(final MetricList<MissionState> metrics, final MissionTable mission) {
        final TrackSlots tracks = new TrackSlots(metrics, mission);
        final int mostMinutes = mission.definition.lastsAtMost() + ClockTime.DAY; // the limit and one action more
        tracks.hours("hours", "Duration", mostMinutes, MissionState::elapsed);
        tracks.hours("hours.march", "Hours marched", mostMinutes, counted(Count.MARCH_MINUTES));
        tracks.hours("hours.rest", "Hours rested", mostMinutes, counted(Count.REST_MINUTES));
        tracks.hours(
                "hours.other",
                "Other hours",
                mostMinutes,
                s -> s.elapsed() - s.record.of(Count.MARCH_MINUTES) - s.record.of(Count.REST_MINUTES));
        tracks.addTracks();
        tracks.addActions();
        tracks.addSupplies();
        tracks.addGroups();
    }

    /** Adds a slot for minutes that reports show in hours. */
    private void hours(
            final String name, final String label, final int most, final ToIntFunction<MissionState> minutes) {
        m.add(new Slot(name, label, "hours", Kind.QUANTITY, 0, most, 60, NEUTRAL), minutes);
    }

    private void addTracks() {
        final int threat = MissionState.MOST_THREAT;
        final int stamina = MissionState.MOST_STAMINA;
        m.count("threat.final", "Threat at the end", "Threat", threat, LOWER, s -> s.threat);
        track("threat", "Threat", "Threat", threat, LOWER, first(s -> s.record.hours, s -> s.record.threatAt));
        m.count("stamina.final", "Stamina at the end", "SP", stamina, HIGHER, s -> s.stamina);
        track("stamina", "Stamina", "SP", stamina, HIGHER, first(s -> s.record.hours, s -> s.record.staminaAt));
    }

    /** Adds the course of a track. */
    private void track(
            final String name,
            final String label,
            final String unit,
            final int max,
            final Better better,
            final Reader<MissionState> value) {
        for (final Subject hour : hours) {
            m.of(hour).count(name + ".hour.{}", label + " after " + hour.id() + " h", unit, max, better, value);
        }
        m.series(name + ".hour", label, "hour", unit, items(hours, name + ".hour.{}"));
    }

    private void addActions() {
        m.openCounts("rounds", MOST_ROUNDS).neutral("rounds", "Action Rounds", s -> s.round);
        m.openCounts("Marches", MOST_ROUNDS)
                .neutral("marches", "Marches", s -> s.marches)
                .lower("marches.forced", "Forced Marches", counted(Count.FORCED_MARCHES));
        m.openCounts("Bivouacs", MOST_TIMES)
                .neutral("bivouacs", "Bivouacs other than Night Bivouacs", counted(Count.BIVOUACS))
                .neutral("bivouacs.night", "Night Bivouacs", counted(Count.NIGHT_BIVOUACS));
        m.openCounts("times", MOST_TIMES)
                .neutral("firstAid", "Times First Aid is given", counted(Count.FIRST_AIDS))
                .counts("helicopters", SquadState.MARINES + 1)
                .neutral("flights", "Helicopters", counted(Count.FLIGHTS))
                .openCounts("times", MOST_TIMES)
                .lower("eaz", "Times an EAZ raises Threat", counted(Count.EAZ_RISES));
    }

    private void addSupplies() {
        final String spent = "Steps of ammo and grenades spent in combats";
        m.openCounts("steps", MOST_TIMES).lower("ammo.spent", spent, counted(Count.AMMO_SPENT));
        m.openCounts("rations", MOST_TIMES).neutral("rations", "Rations eaten", counted(Count.RATIONS));
        m.openCounts("items", MOST_TIMES).lower("equipment.dropped", "Items dropped", s -> s.squad.shed);
        m.openCounts("cards", MOST_CARDS).higher("boonCards", "Boon cards drawn", counted(Count.BOON_CARDS));
        m.counts("cards", 32).neutral("boonCards.played", "Boon cards played", s -> Integer.bitCount(s.squad.boonUsed));
        m.openCounts("points", MOST_CARDS).higher("boonPoints", "Boon points at the end", s -> sum(s.squad.boonPoints));
        m.openCounts("times", MOST_TIMES)
                .neutral("abilities", "Times an Ability is used", s -> sum(s.squad.abilityUsed))
                .neutral("charms", "Times a Lucky Charm is used", TrackSlots::charmsUsed);
    }

    private static int charmsUsed(final MissionState state) {
        return sum(state.squad.charmUsed) + sum(state.squad.charmsDiscarded);
    }

    private void addGroups() {
        m.perSubject("time", "Use of time")
                .asks("How many hours are spent on each activity?")
                .of(
                        item("hours.march", "Marches"),
                        item("hours.rest", "Bivouacs"),
                        item("hours.other", "Events, Encounters and landing zones"));
        m.theme("actions", "Length of the Mission")
                .asks("How long does the Mission take, and what are Threat and " + "Stamina at the end?")
                .of(m.items("hours", "rounds", "marches", "marches.forced", "threat.final", "stamina.final"));
        m.table("supplies", "Actions and supplies", "Per Mission")
                .asks("How often does the Squad take each action, and what does it use up?")
                .of(
                        item("events", "Events resolved"),
                        item("encounters", "Encounters"),
                        item("bivouacs", "Bivouacs other than Night Bivouacs"),
                        item("bivouacs.night", "Night Bivouacs"),
                        item("firstAid", "First Aid"),
                        item("flights", "Helicopters"),
                        item("eaz", "Threat raised by an EAZ"),
                        item("ammo.spent", "Ammo and grenades spent in combats"),
                        item("rations", "Rations eaten"),
                        item("equipment.dropped", "Items dropped"),
                        item("boonCards", "Boon cards drawn"),
                        item("boonCards.played", "Boon cards played"),
                        item("boonPoints", "Boon points at the end"),
                        item("abilities", "Abilities used"),
                        item("charms", "Lucky Charms used"));
    }
}
