package org.sitrep.rulesets.purplehaze.metrics;

import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Series;
import org.sitrep.outcome.Slot;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.outcome.Slot.Kind;
import org.sitrep.outcome.SlotList;
import org.sitrep.rulesets.purplehaze.campaign.CampaignRecord;
import org.sitrep.rulesets.purplehaze.campaign.CampaignState;
import org.sitrep.rulesets.purplehaze.definition.ClockTime;
import org.sitrep.rulesets.purplehaze.definition.MissionEnd;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.CampaignTable;
import org.sitrep.rulesets.purplehaze.tables.Index;
import org.sitrep.rulesets.purplehaze.tables.MissionTable;
import org.sitrep.rulesets.purplehaze.tables.MissionTables;
import org.sitrep.rulesets.purplehaze.tables.SpecializationTable;

/** The slots of a campaign's outcome that tell of its single Missions, absent where one was not played. Immutable. */
final class CampaignMissionSlots {
    /** Enemies eliminated in one Mission beyond this are counted as so many: a hundred is much. */
    static final int MOST_ELIMINATED = 2000;
    /** Combats of a Mission. */
    static final int MOST_COMBATS = MissionState.SEGMENTS;
    /** Minutes of a quarter of an hour. */
    static final int QUARTER = ClockTime.STEP;
    /** Quarters of an hour. */
    static final int QUARTERS_IN_HOUR = 4;
    /** No Mission lasts longer than this: its own limit, and one action more. */
    static final int MOST_QUARTERS = (10080 + ClockTime.DAY) / QUARTER;
    /** Bands of R&amp;R, the worst first. */
    static final String[] BANDS = {"bad", "middling", "good"};
    /** Ways in which a Mission ends. */
    static final MissionEnd[] ENDS = MissionEnd.values();

    private static final int MARINES = SquadState.MARINES;
    private static final int MOST_STRESS = 40 * MARINES;

    private final CampaignTable campaign;
    private final int[] first;

    CampaignMissionSlots(final OutcomeLayout.Builder b, final MissionTables tables, final CampaignTable campaign) {
        this.campaign = campaign;
        first = new int[campaign.missions.length];
        for (int nth = 0; nth < first.length; nth++) {
            final MissionTable mission = campaign.missions[nth];
            first[nth] = add(b, nth, mission, title(tables, mission));
        }
        series(b, "level", "Level as a Mission begins, mean of the places", "level");
        series(b, "primary", "Primary objective met", "share");
        series(b, "stress", "Stress of the Squad as a Mission begins", "Stress");
        series(b, "losses", "Marines lost", "Marines");
        series(b, "eliminated", "Enemies eliminated", "Enemies");
    }

    static String title(final MissionTables tables, final MissionTable mission) {
        return tables.components.game.missions().get(mission.id).title();
    }

    /** Returns the name of a slot of a Mission. */
    static String name(final int nth, final String what) {
        return "mission." + (nth + 1) + "." + what;
    }

    /** Returns whether R&amp;R follows a Mission. */
    static boolean hasRest(final MissionTable mission) {
        return mission.restPlace != Index.NONE;
    }

    private static int add(
            final OutcomeLayout.Builder b, final int nth, final MissionTable mission, final String title) {
        final int at = b.add(Slot.flag(name(nth, "primary"), title + ": primary objective met", Better.HIGHER));
        b.add(Slot.flag(name(nth, "bad"), title + ": a bad Mission", Better.LOWER));
        count(b, nth, "objectives", title + ": objectives met", "objectives", mission.objectives.count, Better.HIGHER);
        count(b, nth, "losses", title + ": Marines lost", "Marines", MARINES, Better.LOWER);
        count(b, nth, "kia", title + ": Marines K.I.A.", "Marines", MARINES, Better.LOWER);
        count(b, nth, "hospital", title + ": Marines to Hospital", "Marines", MARINES, Better.LOWER);
        count(b, nth, "wounds", title + ": Wounds", "Wounds", 3 * MARINES, Better.LOWER);
        count(b, nth, "combats", title + ": combats", "combats", MOST_COMBATS, Better.NEUTRAL);
        count(b, nth, "eliminated", title + ": Enemies eliminated", "Enemies", MOST_ELIMINATED, Better.HIGHER);
        b.add(new Slot(
                name(nth, "hours"),
                title + ": time",
                "hours",
                Kind.COUNT,
                0,
                MOST_QUARTERS,
                QUARTERS_IN_HOUR,
                Better.NEUTRAL));
        b.add(new Slot(
                name(nth, "level"),
                title + ": level as it begins",
                "level",
                Kind.COUNT,
                MARINES,
                MARINES * SpecializationTable.LEVELS,
                MARINES,
                Better.HIGHER));
        count(b, nth, "stress", title + ": Stress of the Squad as it begins", "Stress", MOST_STRESS, Better.LOWER);
        for (final MissionEnd end : ENDS) {
            b.add(Slot.flag(
                    name(nth, "end." + GoalSlots.id(end)), title + ", end: " + end.label(), GoalSlots.better(end)));
        }
        if (hasRest(mission)) {
            b.add(Slot.flag(name(nth, "rest.bad"), title + ": bad R&R", Better.LOWER));
            b.add(Slot.flag(name(nth, "rest.middling"), title + ": middling R&R", Better.NEUTRAL));
            b.add(Slot.flag(name(nth, "rest.good"), title + ": good R&R", Better.HIGHER));
        }
        return at;
    }

    private static void count(
            final OutcomeLayout.Builder b,
            final int nth,
            final String what,
            final String label,
            final String unit,
            final int max,
            final Better better) {
        b.add(Slot.count(name(nth, what), label, unit, max, better));
    }

    private void series(final OutcomeLayout.Builder b, final String what, final String label, final String unit) {
        b.add(new Series(
                "byMission." + what, label, "Mission", unit, SlotList.names(first.length, nth -> name(nth, what))));
    }

    /** Fills the slots of the Missions played. */
    void fill(final CampaignState state, final Outcome into) {
        for (int nth = 0; nth < state.played; nth++) {
            fill(state.record, nth, into);
        }
    }

    private void fill(final CampaignRecord record, final int nth, final Outcome into) {
        int at = first[nth];
        into.set(at++, record.primary[nth] ? 1 : 0);
        into.set(at++, record.bad(nth) ? 1 : 0);
        into.set(at++, Integer.bitCount(record.met[nth]));
        into.set(at++, record.killed[nth] + record.broken[nth]);
        into.set(at++, record.killed[nth]);
        into.set(at++, record.hospital[nth]);
        into.set(at++, record.wounds[nth]);
        into.set(at++, record.combats[nth]);
        into.set(at++, Math.min(record.eliminated[nth], MOST_ELIMINATED));
        into.set(at++, record.minutes[nth] / QUARTER);
        into.set(at++, record.levels[nth]);
        into.set(at++, Math.min(record.stress[nth], MOST_STRESS));
        for (int end = 0; end < ENDS.length; end++) {
            into.set(at++, record.end[nth] == end ? 1 : 0);
        }
        for (int band = 0; band < BANDS.length && hasRest(campaign.missions[nth]); band++) {
            into.set(at++, record.restBand[nth] == band ? 1 : 0);
        }
    }
}
