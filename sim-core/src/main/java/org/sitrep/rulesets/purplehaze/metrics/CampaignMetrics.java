package org.sitrep.rulesets.purplehaze.metrics;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.outcome.Slot.Kind;
import org.sitrep.rulesets.purplehaze.campaign.CampaignRecord;
import org.sitrep.rulesets.purplehaze.campaign.CampaignState;
import org.sitrep.rulesets.purplehaze.mission.ExperienceSource;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.CampaignTable;
import org.sitrep.rulesets.purplehaze.tables.MissionTable;
import org.sitrep.rulesets.purplehaze.tables.MissionTables;
import org.sitrep.rulesets.purplehaze.tables.SpecializationTable;

/** The slots of a campaign's outcome: what they mean, and how they are filled. Those of single Missions and of survival are in classes of their own. Immutable. */
public final class CampaignMetrics {
    /** How a campaign ends by a Motivation, the best first. */
    static final String[] ENDINGS = {"good", "middling", "bad"};

    /** Experience of combats, tests or Events beyond this is counted as so much. */
    private static final int MOST_EXPERIENCE = 2000;
    /** What an Ability gives in a Mission at most. */
    private static final int MOST_OF_ABILITY = 9;

    /** So are Boon points beyond this. */
    private static final int MOST_BOON_POINTS = 1000;

    private static final int MARINES = SquadState.MARINES;
    private static final ExperienceSource[] SOURCES = ExperienceSource.values();

    private final OutcomeLayout layout;
    private final CampaignTable campaign;
    private final int missions;
    private final int motivations;
    private final int totals;
    private final int chosen;
    private final int endings;
    private final int experience;
    private final int[] mostExperience;
    private final int men;
    private final int spiral;
    private final CampaignMissionSlots missionSlots;
    private final CampaignSurvival survival;

    /** Lays out the slots of a campaign. */
    public CampaignMetrics(final MissionTables tables, final CampaignTable campaign) {
        this.campaign = campaign;
        missions = campaign.missions.length;
        motivations = campaign.motivations.size();
        final OutcomeLayout.Builder b = OutcomeLayout.builder().headline("objectives");
        totals = addTotals(b);
        chosen = addMotivations(b);
        endings = addEndings(b);
        mostExperience =
                Arrays.stream(SOURCES).mapToInt(source -> most(source, tables)).toArray();
        experience = addExperience(b);
        men = addMen(b, tables);
        spiral = addSpiral(b);
        missionSlots = new CampaignMissionSlots(b, tables, campaign);
        survival = new CampaignSurvival(b, tables, missions);
        CampaignGroups.addTo(b, tables, campaign);
        layout = b.brief(List.of("campaign", "ending", "missions")).build();
    }

    private int addTotals(final OutcomeLayout.Builder b) {
        int mostObjectives = 0;
        for (final MissionTable mission : campaign.missions) {
            mostObjectives += mission.objectives.count;
        }
        final int losses = MARINES * missions;
        final int first =
                b.add(Slot.count("objectives", "Objectives met", "objectives", mostObjectives, Better.HIGHER));
        b.add(Slot.count("primaries", "Missions with the primary objective met", "Missions", missions, Better.HIGHER));
        b.add(Slot.count("missions.played", "Missions played", "Missions", missions, Better.HIGHER));
        b.add(Slot.flag("endedEarly", "Nobody left to fill a place: the campaign ends early", Better.LOWER));
        b.add(Slot.count("losses", "Marines lost: K.I.A. or broken down", "Marines", losses, Better.LOWER));
        b.add(Slot.count("kia", "Marines K.I.A.", "Marines", losses, Better.LOWER));
        b.add(Slot.count("breakdowns", "Marines broken down", "Marines", losses, Better.LOWER));
        b.add(Slot.count("hospital", "Stays in Hospital", "stays", losses, Better.LOWER));
        b.add(Slot.count("wounds", "Wounds", "Wounds", 3 * losses, Better.LOWER));
        b.add(Slot.count("founders", "Founders neither K.I.A. nor broken down", "Marines", MARINES, Better.HIGHER));
        b.add(Slot.count("replacements", "Men who took a place for good", "Marines", losses, Better.LOWER));
        b.add(Slot.count("temporaries", "Men who took a place for one Mission", "Marines", losses, Better.LOWER));
        b.add(Slot.count("temporaries.kia", "Of these, K.I.A.", "Marines", losses, Better.LOWER));
        b.add(Slot.count("returned", "Men back from Hospital", "Marines", losses, Better.NEUTRAL));
        final int mostEliminated = missions * CampaignMissionSlots.MOST_ELIMINATED;
        b.add(Slot.count("eliminated", "Enemies eliminated", "Enemies", mostEliminated, Better.HIGHER));
        b.add(Slot.count(
                "combats", "Combats", "combats", missions * CampaignMissionSlots.MOST_COMBATS, Better.NEUTRAL));
        b.add(new Slot(
                "hours",
                "Time spent on Missions",
                "hours",
                Kind.COUNT,
                0,
                missions * CampaignMissionSlots.MOST_QUARTERS,
                CampaignMissionSlots.QUARTERS_IN_HOUR,
                Better.NEUTRAL));
        b.add(new Slot(
                "level.final",
                "Level at the end, mean of the places",
                "level",
                Kind.COUNT,
                MARINES,
                MARINES * SpecializationTable.LEVELS,
                MARINES,
                Better.HIGHER));
        b.add(Slot.count("upgrades", "Levels reached", "levels", losses, Better.HIGHER));
        b.add(new Slot(
                "boon.gained",
                "Boon points that Missions brought",
                "points",
                Kind.QUANTITY,
                -MOST_BOON_POINTS,
                MOST_BOON_POINTS,
                1,
                Better.HIGHER));
        b.add(Slot.count("boon.spent", "Boon points spent on R&R", "points", MOST_BOON_POINTS, Better.NEUTRAL));
        return first;
    }

    private int addMotivations(final OutcomeLayout.Builder b) {
        int first = -1;
        for (final String id : campaign.motivations.ids()) {
            final String title = campaign.definition.motivations().get(id).title();
            final int at = b.add(Slot.flag("motivation." + id, "Motivation: " + title, Better.NEUTRAL));
            first = first < 0 ? at : first;
        }
        return first;
    }

    /** The ending by the Motivation chosen, then by each of them, whichever was chosen. */
    private int addEndings(final OutcomeLayout.Builder b) {
        final int first = b.add(Slot.flag("ending.good", "The good ending", Better.HIGHER));
        b.add(Slot.flag("ending.middling", "The middling ending", Better.NEUTRAL));
        b.add(Slot.flag("ending.bad", "The bad ending", Better.LOWER));
        for (final String id : campaign.motivations.ids()) {
            final String by = " ending by the measure of "
                    + campaign.definition.motivations().get(id).title();
            b.add(Slot.flag("ending." + id + ".good", "Good" + by, Better.HIGHER));
            b.add(Slot.flag("ending." + id + ".middling", "Middling" + by, Better.NEUTRAL));
            b.add(Slot.flag("ending." + id + ".bad", "Bad" + by, Better.LOWER));
        }
        return first;
    }

    private int addExperience(final OutcomeLayout.Builder b) {
        int first = -1;
        for (final ExperienceSource source : SOURCES) {
            final int most = mostExperience[source.ordinal()];
            final boolean mayCost = source == ExperienceSource.COMBATS || source == ExperienceSource.EVENTS;
            final int at = b.add(new Slot(
                    "experience." + source.name().toLowerCase(Locale.ROOT),
                    "Experience of the Squad from " + source.label(),
                    "XP",
                    Kind.QUANTITY,
                    mayCost ? -most : 0,
                    most,
                    1,
                    Better.HIGHER));
            first = first < 0 ? at : first;
        }
        return first;
    }

    private int most(final ExperienceSource source, final MissionTables tables) {
        return switch (source) {
            case OBJECTIVES -> MARINES * (2 * missions + allObjectives());
            case WOUNDS ->
                MARINES
                        * missions
                        * Arrays.stream(tables.components.cards.woundExperience)
                                .max()
                                .orElse(0);
            case IDS -> MARINES * missions;
            case ABILITIES -> MOST_OF_ABILITY * missions;
            case COMBATS, TESTS, EVENTS -> MOST_EXPERIENCE;
        };
    }

    private int allObjectives() {
        int sum = 0;
        for (final MissionTable mission : campaign.missions) {
            sum += Arrays.stream(mission.objectives.experience).sum();
        }
        return sum;
    }

    private int addMen(final OutcomeLayout.Builder b, final MissionTables tables) {
        int first = -1;
        for (int marine = 0; marine < MARINES; marine++) {
            final String who = tables.components.specializations.names.get(marine);
            final String name = "marine." + (marine + 1);
            final int at = b.add(Slot.count(name + ".kia", who + ": K.I.A.", "Marines", missions, Better.LOWER));
            b.add(Slot.count(name + ".breakdowns", who + ": broken down", "Marines", missions, Better.LOWER));
            b.add(Slot.count(name + ".hospital", who + ": stays in Hospital", "stays", missions, Better.LOWER));
            b.add(new Slot(
                    name + ".level",
                    who + ": level at the end",
                    "level",
                    Kind.COUNT,
                    1,
                    SpecializationTable.LEVELS,
                    1,
                    Better.HIGHER));
            first = first < 0 ? at : first;
        }
        return first;
    }

    private int addSpiral(final OutcomeLayout.Builder b) {
        final int first = b.add(Slot.count("bad", "Bad Missions", "Missions", missions, Better.LOWER));
        b.add(Slot.flag("bad.early", "A bad Mission with others to come", Better.LOWER));
        b.add(Slot.flag("bad.unrecovered", "And no primary objective met after it", Better.LOWER));
        b.add(Slot.count("afterBad", "Missions after a bad one", "Missions", missions, Better.NEUTRAL));
        b.add(Slot.count(
                "afterBad.met", "Of these, with the primary objective met", "Missions", missions, Better.HIGHER));
        b.add(Slot.count("afterGood", "Missions after one that was not bad", "Missions", missions, Better.NEUTRAL));
        b.add(Slot.count("afterGood.met", "Of these, with the primary met", "Missions", missions, Better.HIGHER));
        b.add(new Ratio(
                "neverRecovers",
                "Campaigns that never recover from their first bad Mission",
                "share",
                "bad.unrecovered",
                "bad.early",
                Better.LOWER));
        b.add(new Ratio(
                "primary.afterBad",
                "Primary objective met in the Mission after a bad one",
                "share",
                "afterBad.met",
                "afterBad",
                Better.HIGHER));
        b.add(new Ratio(
                "primary.afterGood",
                "Primary objective met in the Mission after one that was not bad",
                "share",
                "afterGood.met",
                "afterGood",
                Better.HIGHER));
        return first;
    }

    /** Returns the slots and how they are shown. */
    public OutcomeLayout layout() {
        return layout;
    }

    /** Fills all slots. */
    public void fill(final CampaignState state, final Outcome into) {
        fillTotals(state, into);
        fillEndings(state, into);
        fillMen(state, into);
        fillSpiral(state, into);
        for (int source = 0; source < SOURCES.length; source++) {
            into.set(experience + source, within(state.record.experienceBy[source], mostExperience[source]));
        }
        missionSlots.fill(state, into);
        survival.fill(state.record, into);
    }

    private void fillTotals(final CampaignState state, final Outcome into) {
        final CampaignRecord record = state.record;
        int at = totals;
        into.set(at++, record.objectives());
        into.set(at++, primaries(state));
        into.set(at++, state.played);
        into.set(at++, state.endedEarly ? 1 : 0);
        into.set(at++, record.losses());
        into.set(at++, sum(record.killed));
        into.set(at++, sum(record.broken));
        into.set(at++, sum(record.hospital));
        into.set(at++, sum(record.wounds));
        into.set(at++, Integer.bitCount(state.foundersLeft()));
        into.set(at++, record.replacements);
        into.set(at++, record.temporaries);
        into.set(at++, record.temporariesKilled);
        into.set(at++, record.returned);
        into.set(at++, Math.min(record.eliminated(), missions * CampaignMissionSlots.MOST_ELIMINATED));
        into.set(at++, sum(record.combats));
        into.set(at++, sum(record.minutes) / CampaignMissionSlots.QUARTER);
        into.set(at++, sum(state.squad.cards.level));
        into.set(at++, record.upgrades);
        into.set(at++, within(record.boonGained, MOST_BOON_POINTS));
        into.set(at, within(record.boonSpent, MOST_BOON_POINTS));
    }

    private static int primaries(final CampaignState state) {
        int count = 0;
        for (int nth = 0; nth < state.played; nth++) {
            count += state.record.primary[nth] ? 1 : 0;
        }
        return count;
    }

    private static int sum(final int[] values) {
        int sum = 0;
        for (final int value : values) {
            sum += value;
        }
        return sum;
    }

    private static int within(final int value, final int most) {
        return Math.max(-most, Math.min(most, value));
    }

    private void fillEndings(final CampaignState state, final Outcome into) {
        fillEnding(endings, state.ending(state.motivation), into);
        for (int motivation = 0; motivation < motivations; motivation++) {
            into.set(chosen + motivation, state.motivation == motivation ? 1 : 0);
            fillEnding(endings + (1 + motivation) * ENDINGS.length, state.ending(motivation), into);
        }
    }

    private static void fillEnding(final int at, final int ending, final Outcome into) {
        for (int i = 0; i < ENDINGS.length; i++) {
            into.set(at + i, ending == ENDINGS.length - 1 - i ? 1 : 0);
        }
    }

    private void fillMen(final CampaignState state, final Outcome into) {
        int at = men;
        for (int marine = 0; marine < MARINES; marine++) {
            into.set(at++, state.record.killedOf[marine]);
            into.set(at++, state.record.brokenOf[marine]);
            into.set(at++, state.record.hospitalOf[marine]);
            into.set(at++, state.squad.cards.level[marine]);
        }
    }

    private void fillSpiral(final CampaignState state, final Outcome into) {
        final CampaignRecord record = state.record;
        int bad = 0;
        int firstBad = missions;
        boolean recovered = false;
        for (int nth = 0; nth < state.played; nth++) {
            recovered |= nth > firstBad && record.primary[nth];
            if (record.bad(nth)) {
                bad++;
                firstBad = Math.min(firstBad, nth);
            }
        }
        final boolean early = firstBad < missions - 1;
        into.set(spiral, bad);
        into.set(spiral + 1, early ? 1 : 0);
        into.set(spiral + 2, early && !recovered ? 1 : 0);
        fillFollowing(spiral + 3, true, state, into);
        fillFollowing(spiral + 5, false, state, into);
    }

    /** How many Missions came after bad ones, or after others, and in how many of them the primary objective was met. */
    private static void fillFollowing(final int at, final boolean bad, final CampaignState state, final Outcome into) {
        int following = 0;
        int met = 0;
        for (int nth = 1; nth < state.played; nth++) {
            if (state.record.bad(nth - 1) == bad) {
                following++;
                met += state.record.primary[nth] ? 1 : 0;
            }
        }
        into.set(at, following);
        into.set(at + 1, met);
    }
}
