package org.sitrep.rulesets.purplehaze.metrics;

import static java.lang.Integer.bitCount;
import static org.sitrep.outcome.MetricList.first;
import static org.sitrep.outcome.MetricList.item;
import static org.sitrep.outcome.MetricList.items;
import static org.sitrep.outcome.MetricList.names;
import static org.sitrep.outcome.Slot.Better.HIGHER;
import static org.sitrep.outcome.Slot.Better.LOWER;
import static org.sitrep.outcome.Slot.Better.NEUTRAL;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.ToIntFunction;
import org.sitrep.outcome.MetricList;
import org.sitrep.outcome.MetricList.Reader;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Series;
import org.sitrep.outcome.Slot;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.outcome.Slot.Kind;
import org.sitrep.outcome.Subject;
import org.sitrep.rulesets.purplehaze.campaign.CampaignRecord;
import org.sitrep.rulesets.purplehaze.campaign.CampaignState;
import org.sitrep.rulesets.purplehaze.definition.ClockTime;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Mission;
import org.sitrep.rulesets.purplehaze.definition.MissionEnd;
import org.sitrep.rulesets.purplehaze.plot.MissionScope;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.CampaignTable;
import org.sitrep.rulesets.purplehaze.tables.Index;
import org.sitrep.rulesets.purplehaze.tables.MissionTables;
import org.sitrep.rulesets.purplehaze.tables.SpecializationTable;

/** The slots of a campaign's outcome for its single Missions; absent if a Mission was not played. */
final class CampaignMissionSlots {
    /** Upper bounds of open slots: three to five times the most that the campaign at hand leads to. */
    static final int MOST_ELIMINATED = 150;

    static final int MOST_COMBATS = 50;
    /** Minutes per quarter of an hour. */
    static final int QUARTER = ClockTime.STEP;

    private static final int QUARTERS_IN_HOUR = 4;
    /** Largest duration of a Mission: its own limit, and one action more. */
    private static final int MOST_QUARTERS = (10080 + ClockTime.DAY) / QUARTER;

    /** The number of Missions played: the slots of the others stay absent. */
    private static final ToIntFunction<CampaignState> PLAYED = s -> s.played;

    private static final MissionEnd[] ENDS = MissionEnd.values();
    private static final int MARINES = SquadState.MARINES;
    private static final int MOST_STRESS = 20 * MARINES;

    private final MetricList<CampaignState> m;
    private final CampaignTable campaign;
    private final GameData game;
    private final List<Subject> missions;
    /** The Missions with their numbers, as rows of groups. */
    private final List<Subject> rows;

    CampaignMissionSlots(
            final MetricList<CampaignState> metrics, final MissionTables tables, final CampaignTable campaign) {
        m = metrics;
        this.campaign = campaign;
        game = tables.components.game;
        missions = Subject.list(
                campaign.missions.length,
                i -> "mission." + (i + 1),
                i -> game.missions().get(campaign.missions[i].definition.id()).title());
        rows = Subject.list(
                missions.size(),
                i -> missions.get(i).id(),
                i -> (i + 1) + " " + missions.get(i).label());
    }

    /** Returns a slot for the time of a number of Missions, in quarters of an hour. */
    static Slot hours(final String name, final String label, final int missions) {
        final int most = missions * MOST_QUARTERS;
        return new Slot(name, label, "hours", Kind.COUNT, 0, most, QUARTERS_IN_HOUR, NEUTRAL);
    }

    /** Returns a slot for the mean level of the six places. */
    static Slot level(final String name, final String label) {
        final int most = MARINES * SpecializationTable.LEVELS;
        return new Slot(name, label, "level", Kind.COUNT, MARINES, most, MARINES, HIGHER);
    }

    void add() {
        for (final Subject mission : missions) {
            addMission(m.of(mission), campaign.missions[mission.index()].objectives.count);
            final Mission definition = campaign.missions[mission.index()].definition;
            addEnds(m.of(mission), new MissionScope(game, definition).ends(), hasRest(mission));
        }
        series("level", "Level at the start of a Mission, mean of all places", "level");
        series("primary", "Primary objective met", "share");
        series("stress", "Stress of the Squad at the start of a Mission", "Stress");
        series("losses", "Marines lost", "Marines");
        series("eliminated", "Enemies eliminated", "Enemies");
    }

    /** Reads the record of a played Mission. */
    private interface OfMission {
        int read(CampaignRecord record, int nth);
    }

    private static Reader<CampaignState> played(final OfMission value) {
        return (s, nth) -> nth < s.played ? value.read(s.record, nth) : Outcome.ABSENT;
    }

    private static void addMission(final MetricList<CampaignState> mission, final int objectives) {
        final String met = "{}: objectives met";
        final String stress = "{}: Stress of the Squad at the start";
        mission.flag("primary", "{}: primary objective met", HIGHER, played((r, i) -> r.primary[i] ? 1 : 0))
                .flag("bad", "{}: bad Mission", LOWER, played((r, i) -> r.bad(i) ? 1 : 0))
                .count("objectives", met, "objectives", objectives, HIGHER, played((r, i) -> bitCount(r.met[i])))
                .counts("Marines", MARINES)
                .add("losses", "{}: Marines lost", LOWER, played((r, i) -> r.killed[i] + r.broken[i]))
                .add("kia", "{}: Marines K.I.A.", LOWER, first(PLAYED, s -> s.record.killed))
                .add("hospital", "{}: Marines to Hospital", LOWER, first(PLAYED, s -> s.record.hospital));
        mission.count("wounds", "{}: Wounds", "Wounds", 3 * MARINES, LOWER, first(PLAYED, s -> s.record.wounds));
        mission.open()
                .count("combats", "{}: combats", "combats", MOST_COMBATS, NEUTRAL, first(PLAYED, s -> s.record.combats))
                .counts("Enemies", MOST_ELIMINATED)
                .add("eliminated", "{}: Enemies eliminated", HIGHER, played((r, i) -> r.eliminated[i]));
        mission.add(hours("hours", "{}: time spent", 1), played((r, i) -> r.minutes[i] / QUARTER))
                .add(level("level", "{}: level at the start"), first(PLAYED, s -> s.record.levels))
                .open()
                .count("stress", stress, "Stress", MOST_STRESS, LOWER, played((r, i) -> r.stress[i]));
    }

    private static void addEnds(
            final MetricList<CampaignState> mission, final Set<MissionEnd> ends, final boolean rest) {
        for (final MissionEnd end : ENDS) {
            mission.possible(ends.contains(end))
                    .flag(
                            "end." + GoalSlots.id(end),
                            "{}, end: " + end.label(),
                            GoalSlots.better(end),
                            first(PLAYED, s -> s.record.end, end.ordinal()));
        }
        if (rest) {
            addBand(mission, "bad", 0, LOWER);
            addBand(mission, "middling", 1, NEUTRAL);
            addBand(mission, "good", 2, HIGHER);
        }
    }

    private static void addBand(
            final MetricList<CampaignState> mission, final String name, final int band, final Better better) {
        mission.flag("rest." + name, "{}: " + name + " R&R", better, first(PLAYED, s -> s.record.restBand, band));
    }

    /** Returns whether R&amp;R follows a Mission. */
    private boolean hasRest(final Subject mission) {
        return campaign.missions[mission.index()].restPlace != Index.NONE;
    }

    private void series(final String what, final String label, final String unit) {
        m.layout().add(new Series("byMission." + what, label, "Mission", unit, names(items(missions, what))));
    }

    void addGroups() {
        m.matrix("missions", "Missions")
                .asks("What are the results of each Mission?")
                .of(
                        rows,
                        item("primary", "primary"),
                        item("losses", "lost"),
                        item("hospital", "Hospital"),
                        item("wounds", "Wounds"),
                        item("objectives", "objectives"),
                        item("bad", "bad"),
                        item("combats", "combats"),
                        item("eliminated", "eliminated"),
                        item("hours", "hours"));
        m.breakdown("ends", "Ends of Missions")
                .asks("What ends each Mission?")
                .of(
                        rows,
                        Arrays.stream(ENDS)
                                .map(end -> item("end." + GoalSlots.id(end), end.label()))
                                .toList());
        m.breakdown("rest", "R&R")
                .asks("How good is the R&R after each Mission?")
                .of(
                        rows.stream().filter(this::hasRest).toList(),
                        item("rest.bad", "bad"),
                        item("rest.middling", "middling"),
                        item("rest.good", "good"));
    }
}
