package org.sitrep.rulesets.purplehaze.campaign;

import org.sitrep.ruleset.StateArrays;
import org.sitrep.rulesets.purplehaze.mission.ExperienceSource;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.squad.SquadState;

/**
 * Counts of a campaign per Mission, for its endings and for reports. Arrays are indexed by the ordinal of the Mission
 * from 0. One instance per playout.
 */
public final class CampaignRecord {
    private static final int MARINES = SquadState.MARINES;
    /** The number of losses that makes a Mission a bad one. */
    private static final int MANY_LOST = 2;

    private final StateArrays arrays = new StateArrays();

    public final int missions;
    /** The end of a Mission: an ordinal of {@link org.sitrep.rulesets.purplehaze.definition.MissionEnd}. */
    public final int[] end;
    /** Objectives met, as a mask. */
    public final int[] met;
    /** True if the primary objective was met. */
    public final boolean[] primary;

    public final int[] killed;
    /** Marines broken down. */
    public final int[] broken;
    /** Marines sent to Hospital who will return. */
    public final int[] hospital;
    /** Wound cubes taken. */
    public final int[] wounds;

    public final int[] minutes;
    public final int[] combats;
    public final int[] eliminated;
    /** Sum of the six levels at its start. */
    public final int[] levels;
    /** Sum of the Stress of all six at its start. */
    public final int[] stress;
    /** The last place of R&amp;R rolled on after it, or {@link CampaignState#NONE}. */
    public final int[] restPlace;
    /** The last band rolled. */
    public final int[] restBand;

    /** Marines of a place who began their {@code k}th Mission, from 0, at {@code place * missions + k}. */
    public final int[] atRisk;
    /** Of these, Marines lost in it: killed, or broken down. */
    public final int[] lost;
    /** Founders who began their {@code k}th Mission, from 0. */
    public final int[] foundersAtRisk;
    /** Of these, founders lost in it. */
    public final int[] foundersLost;

    /** Marines killed, by place. */
    public final int[] killedOf = arrays.ints(MARINES);
    /** Marines broken down, by place. */
    public final int[] brokenOf = arrays.ints(MARINES);
    /** Stays in Hospital of Marines who return, by place. */
    public final int[] hospitalOf = arrays.ints(MARINES);
    /** Total experience gained, by {@link ExperienceSource}. */
    public final int[] experienceBy = arrays.ints(ExperienceSource.count());

    /** Marines who took a place for good. */
    public int replacements;
    /** Marines who took a place for one Mission. */
    public int temporaries;

    public int temporariesKilled;
    /** Marines who returned from Hospital. */
    public int returned;
    /** Boon points gained in Missions, less those spent there. */
    public int boonGained;
    /** Boon points spent before R&amp;R. */
    public int boonSpent;
    /** Levels reached. */
    public int upgrades;

    CampaignRecord(final int missions) {
        this.missions = missions;
        end = arrays.ints(missions, CampaignState.NONE);
        met = arrays.ints(missions);
        primary = arrays.flags(missions);
        killed = arrays.ints(missions);
        broken = arrays.ints(missions);
        hospital = arrays.ints(missions);
        wounds = arrays.ints(missions);
        minutes = arrays.ints(missions);
        combats = arrays.ints(missions);
        eliminated = arrays.ints(missions);
        levels = arrays.ints(missions);
        stress = arrays.ints(missions);
        restPlace = arrays.ints(missions, CampaignState.NONE);
        restBand = arrays.ints(missions, CampaignState.NONE);
        atRisk = arrays.ints(MARINES * missions);
        lost = arrays.ints(MARINES * missions);
        foundersAtRisk = arrays.ints(missions);
        foundersLost = arrays.ints(missions);
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

    /** Records the start of a Mission. */
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

    /** Records the end of a Mission, while its effects on the Squad are still present. */
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

    /** Records Marines, as a mask of places, lost in a Mission or the R&amp;R after it, killed or broken down. */
    void lost(final int nth, final int marines, final boolean dead, final CampaignState state) {
        final int count = Integer.bitCount(marines);
        killed[nth] += dead ? count : 0;
        broken[nth] += dead ? 0 : count;
        temporariesKilled += dead ? Integer.bitCount(marines & state.temporary) : 0;
        for (int rest = marines; rest != 0; rest &= rest - 1) {
            final int marine = Integer.numberOfTrailingZeros(rest);
            killedOf[marine] += dead ? 1 : 0;
            brokenOf[marine] += dead ? 0 : 1;
            final int k = state.served[marine] - 1;
            lost[marine * missions + k]++;
            foundersLost[k] += (state.founders & ~state.temporary) >>> marine & 1;
        }
    }

    /** Records Marines, as a mask of places, who are sent to Hospital and will return. */
    void hospitalized(final int nth, final int marines) {
        hospital[nth] = Integer.bitCount(marines);
        for (int rest = marines; rest != 0; rest &= rest - 1) {
            hospitalOf[Integer.numberOfTrailingZeros(rest)]++;
        }
    }

    /** Records the gains of a Mission and the steps after it. */
    void gained(final MissionState mission) {
        for (int source = 0; source < experienceBy.length; source++) {
            experienceBy[source] += mission.experienceBy[source];
        }
    }

    /** Returns whether a Mission was a bad one: the primary objective was missed, or two Marines or more were lost. */
    public boolean bad(final int nth) {
        return !primary[nth] || killed[nth] + broken[nth] >= MANY_LOST;
    }

    /** Returns the total of objectives met. */
    public int objectives() {
        int sum = 0;
        for (final int mask : met) {
            sum += Integer.bitCount(mask);
        }
        return sum;
    }

    /** Returns the total of Marines lost, killed or broken down (GAP-15). */
    public int losses() {
        int sum = 0;
        for (int nth = 0; nth < missions; nth++) {
            sum += killed[nth] + broken[nth];
        }
        return sum;
    }

    /** Returns the total of Enemies eliminated. */
    public int eliminated() {
        int sum = 0;
        for (final int count : eliminated) {
            sum += count;
        }
        return sum;
    }
}
