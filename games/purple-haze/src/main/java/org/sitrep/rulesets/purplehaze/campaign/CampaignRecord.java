package org.sitrep.rulesets.purplehaze.campaign;

import org.sitrep.ruleset.StateArrays;
import org.sitrep.rulesets.purplehaze.definition.Campaign;
import org.sitrep.rulesets.purplehaze.mission.ExperienceSource;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.squad.SquadState;

/**
 * What is counted of a campaign, Mission by Mission, for its endings and for reports. Arrays go by the ordinal of the
 * Mission from 0. One a playout.
 */
public final class CampaignRecord {
    private static final int MARINES = SquadState.MARINES;
    private static final int MOST_MISSIONS = Campaign.MOST_MISSIONS;
    /** So many losses make a Mission a bad one. */
    private static final int MANY_LOST = 2;

    private final StateArrays arrays = new StateArrays();

    public final int missions;
    /** How a Mission ended: an ordinal of {@link org.sitrep.rulesets.purplehaze.definition.MissionEnd}. */
    public final int[] end = arrays.ints(MOST_MISSIONS, CampaignState.NONE);
    /** Objectives met, as a mask. */
    public final int[] met = arrays.ints(MOST_MISSIONS);
    /** Whether the primary objective was met. */
    public final boolean[] primary = arrays.flags(MOST_MISSIONS);

    public final int[] killed = arrays.ints(MOST_MISSIONS);
    /** Marines broken down. */
    public final int[] broken = arrays.ints(MOST_MISSIONS);
    /** Marines sent to Hospital, of those who come back. */
    public final int[] hospital = arrays.ints(MOST_MISSIONS);
    /** Wound cubes taken. */
    public final int[] wounds = arrays.ints(MOST_MISSIONS);

    public final int[] minutes = arrays.ints(MOST_MISSIONS);
    public final int[] combats = arrays.ints(MOST_MISSIONS);
    public final int[] eliminated = arrays.ints(MOST_MISSIONS);
    /** Sum of the six levels as it began. */
    public final int[] levels = arrays.ints(MOST_MISSIONS);
    /** Sum of the Stress of all six as it began. */
    public final int[] stress = arrays.ints(MOST_MISSIONS);
    /** The place of R&amp;R after it that was rolled on last, or {@link CampaignState#NONE}. */
    public final int[] restPlace = arrays.ints(MOST_MISSIONS, CampaignState.NONE);
    /** The band that was rolled last. */
    public final int[] restBand = arrays.ints(MOST_MISSIONS, CampaignState.NONE);

    /** Men of a place who began their {@code k}th Mission, from 0, at {@code place * missions + k}. */
    public final int[] atRisk = arrays.ints(MARINES * MOST_MISSIONS);
    /** Of these, men lost in it: killed, or broken down. */
    public final int[] lost = arrays.ints(MARINES * MOST_MISSIONS);
    /** Founders who began their {@code k}th Mission, from 0. */
    public final int[] foundersAtRisk = arrays.ints(MOST_MISSIONS);
    /** Of these, founders lost in it. */
    public final int[] foundersLost = arrays.ints(MOST_MISSIONS);

    /** Men killed, by place. */
    public final int[] killedOf = arrays.ints(MARINES);
    /** Men broken down, by place. */
    public final int[] brokenOf = arrays.ints(MARINES);
    /** Stays in Hospital of men who come back, by place. */
    public final int[] hospitalOf = arrays.ints(MARINES);
    /** Experience gained by all, by {@link ExperienceSource}. */
    public final int[] experienceBy = arrays.ints(ExperienceSource.count());

    /** Men who took a place for good. */
    public int replacements;
    /** Men who took a place for one Mission. */
    public int temporaries;

    public int temporariesKilled;
    /** Men who came back from Hospital. */
    public int returned;
    /** Boon points that Missions brought, less those that they cost. */
    public int boonGained;
    /** Boon points spent before R&amp;R. */
    public int boonSpent;
    /** Levels reached. */
    public int upgrades;

    CampaignRecord(final int missions) {
        this.missions = missions;
    }

    void reset() {
        arrays.reset();
        boonGained = 0;
        replacements = 0;
        temporaries = 0;
        temporariesKilled = 0;
        returned = 0;
        boonSpent = 0;
        upgrades = 0;
    }

    /** The Squad sets out on a Mission. */
    void begins(final int nth, final CampaignState state) {
        for (int marine = 0; marine < MARINES; marine++) {
            boonGained -= state.squad.boonPoints[marine];
            levels[nth] += state.squad.cards.level[marine];
            stress[nth] += state.squad.stress[marine];
            final int k = state.served[marine]++;
            atRisk[marine * missions + k]++;
            foundersAtRisk[k] += (state.founders & ~state.temporary) >>> marine & 1;
        }
    }

    /** A Mission has ended; whatever it did to the Squad is still to be seen. */
    void ended(final int nth, final MissionState mission) {
        final int primaries = mission.mission.objectives.primary;
        end[nth] = mission.end.ordinal();
        met[nth] = mission.met;
        primary[nth] = (mission.met & primaries) == primaries;
        minutes[nth] = mission.elapsed();
        combats[nth] = mission.combats;
        eliminated[nth] = mission.eliminated;
        for (int marine = 0; marine < MARINES; marine++) {
            wounds[nth] += mission.squad.cubes[marine];
            boonGained += mission.squad.boonPoints[marine];
        }
    }

    /** Men, as a mask of places, are lost in a Mission or the R&amp;R after it, killed or broken down. */
    void lost(final int nth, final int men, final boolean dead, final CampaignState state) {
        final int count = Integer.bitCount(men);
        killed[nth] += dead ? count : 0;
        broken[nth] += dead ? 0 : count;
        temporariesKilled += dead ? Integer.bitCount(men & state.temporary) : 0;
        for (int rest = men; rest != 0; rest &= rest - 1) {
            final int marine = Integer.numberOfTrailingZeros(rest);
            killedOf[marine] += dead ? 1 : 0;
            brokenOf[marine] += dead ? 0 : 1;
            final int k = state.served[marine] - 1;
            lost[marine * missions + k]++;
            foundersLost[k] += (state.founders & ~state.temporary) >>> marine & 1;
        }
    }

    /** Men, as a mask of places, are sent to Hospital and will come back. */
    void hospitalized(final int nth, final int men) {
        hospital[nth] = Integer.bitCount(men);
        for (int rest = men; rest != 0; rest &= rest - 1) {
            hospitalOf[Integer.numberOfTrailingZeros(rest)]++;
        }
    }

    /** All that a Mission and what follows it brought has been gained. */
    void gained(final MissionState mission) {
        for (int source = 0; source < experienceBy.length; source++) {
            experienceBy[source] += mission.experienceBy[source];
        }
    }

    /** Returns whether a Mission has been bad: the primary objective was missed, or two Marines or more were lost. */
    public boolean bad(final int nth) {
        return !primary[nth] || killed[nth] + broken[nth] >= MANY_LOST;
    }

    /** Returns the objectives met in all. */
    public int objectives() {
        int sum = 0;
        for (final int mask : met) {
            sum += Integer.bitCount(mask);
        }
        return sum;
    }

    /** Returns the Marines lost in all, killed or broken down (GAP-15). */
    public int losses() {
        int sum = 0;
        for (int nth = 0; nth < missions; nth++) {
            sum += killed[nth] + broken[nth];
        }
        return sum;
    }

    /** Returns the Enemies eliminated in all. */
    public int eliminated() {
        int sum = 0;
        for (final int count : eliminated) {
            sum += count;
        }
        return sum;
    }
}
