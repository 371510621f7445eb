package org.sitrep.rulesets.purplehaze.tables;

import org.sitrep.dice.MatchRule;
import org.sitrep.rulesets.purplehaze.definition.Options;
import org.sitrep.rulesets.purplehaze.definition.Trait;

/** The readings of ambiguous rules in force, as flags that the hot path can test. Immutable. */
public final class Readings {
    /** Kept, since the list of an enum's constants is copied whenever it is asked for. */
    private static final int TRAITS = Trait.values().length;

    /** The matching law (AMB-01 to AMB-04). */
    public final MatchRule matchRule;
    /** AMB-33: smoke thins at the end of a Marine activation, not at its start. */
    public final boolean smokeAgesAtEnd;
    /** AMB-34: a HardMove moves one Enemy. */
    public final boolean hardMoveOne;
    /** AMB-36: Support counts toward the retreat. */
    public final boolean retreatCountsAll;
    /** AMB-37: the newest Tactics marker is resolved first. */
    public final boolean tacticsTopFirst;
    /** AMB-37: a resolved Tactics marker goes back into the pool. */
    public final boolean tacticsBackToPool;
    /** AMB-38: a Hard Cover absorbs once a Combat round. */
    public final boolean hardCoverOnceARound;
    /** AMB-39: a Burst compares losses, not hits. */
    public final boolean burstComparesLosses;
    /** AMB-41: Illumination may be called at night. */
    public final boolean illuminationAtNight;
    /** AMB-45: the Combat ends as soon as all Marines are done. */
    public final boolean endsWhenAllDone;
    /** AMB-46: PULL BACK costs experience. */
    public final boolean pullBackCostsExperience;
    /** AMB-48: the Trait that softens the Stress of a comrade's death. */
    public final int comradeTrait;
    /** AMB-49: a third Wound draws a card. */
    public final boolean thirdWoundDraws;
    /** AMB-49: the K.I.A. card kills through a Flak Jacket. */
    public final boolean kiaThroughFlak;
    /** AMB-60: a Critical Wound takes away Critical Hits, not Crit dice. */
    public final boolean woundTakesCriticalHits;
    /** AMB-09: next to the Base a green Threat die lowers Threat. */
    public final boolean greenLowersAtBase;
    /** AMB-10: Threat is kept within its track after each die and the EAZ. */
    public final boolean threatClampedEveryStep;
    /** AMB-11: a Random Combat on a March into an Event leaves the Event for later. */
    public final boolean randomCombatOnly;
    /** AMB-11: a Random Combat on a March into an Event is lost. */
    public final boolean randomCombatLost;
    /** AMB-12: day and night are told by the clock before a March. */
    public final boolean lightBeforeMarch;
    /** AMB-13: Damage of a Forced March is checked after each missing SP. */
    public final boolean forcedMarchChecksEveryPoint;
    /** AMB-14: First Aid is limited by the Kits alone. */
    public final boolean firstAidByKitsAlone;
    /** AMB-15: a Night Bivouac begins before midnight. */
    public final boolean nightBivouacInTheEvening;
    /** AMB-16: a deck of more than five own cards is cut down to five. */
    public final boolean deckOfFive;
    /** AMB-17: a Bivouac that begins on the hour rolls for it. */
    public final boolean hourCountsAtStart;
    /** AMB-18: an Evac needs daylight while the landing zone is made. */
    public final boolean evacNeedsLightAllAlong;
    /** AMB-19: burdens add up. */
    public final boolean burdensAddUp;
    /** AMB-21: by night there is no ordinary Bivouac. */
    public final boolean onlyNightBivouacByNight;
    /** AMB-22: Profiles not chosen come back when all places are filled. */
    public final boolean profilesBackAtTheEnd;
    /** AMB-56: a Mission without an objective is worth nothing. */
    public final boolean failedMissionIsWorthNothing;
    /** PH-OPT-1: Hidden Enemies. */
    public final boolean hiddenEnemies;

    Readings(final Options options) {
        matchRule = matchRule(options);
        smokeAgesAtEnd = options.smokeAges() == Options.SmokeAges.END_OF_ACTIVATION;
        hardMoveOne = options.hardMove() == Options.HardMove.ONE;
        retreatCountsAll = options.retreatCounts() == Options.RetreatCounts.ALL;
        tacticsTopFirst = options.tacticsOrder() == Options.TacticsOrder.TOP_FIRST;
        tacticsBackToPool = options.tacticsUsed() == Options.TacticsUsed.BACK_TO_POOL;
        hardCoverOnceARound = options.hardCoverAbsorbs() == Options.HardCoverAbsorbs.ONCE_A_ROUND;
        burstComparesLosses = options.burstLimit() == Options.BurstLimit.LOSSES;
        illuminationAtNight = options.illuminationAtNight() == Options.IlluminationAtNight.ALLOWED;
        endsWhenAllDone = options.allDone() == Options.AllDone.COMBAT_ENDS;
        pullBackCostsExperience = options.pullBackCosts() == Options.PullBackCosts.EXPERIENCE;
        comradeTrait = options.comradeStress().ordinal();
        thirdWoundDraws = options.thirdWound() == Options.ThirdWound.CARD_DRAWN;
        kiaThroughFlak = options.flakAndKia() == Options.FlakAndKia.KILLS;
        woundTakesCriticalHits = options.criticalWound() == Options.CriticalWound.CRITICAL_HITS;
        greenLowersAtBase = options.baseGreen() == Options.BaseGreen.LOWERS;
        threatClampedEveryStep = options.threatClamp() == Options.ThreatClamp.EVERY_STEP;
        randomCombatOnly = options.randomCombatAndEvent() == Options.RandomCombatAndEvent.COMBAT_ONLY;
        randomCombatLost = options.randomCombatAndEvent() == Options.RandomCombatAndEvent.EVENT_ONLY;
        lightBeforeMarch = options.marchTests() == Options.MarchTests.BEFORE;
        forcedMarchChecksEveryPoint = options.forcedMarchCheck() == Options.ForcedMarchCheck.EVERY_POINT;
        firstAidByKitsAlone = options.firstAidLimit() == Options.FirstAidLimit.KITS;
        nightBivouacInTheEvening = options.nightBivouacStart() == Options.NightBivouacStart.EVENING;
        deckOfFive = options.ninthDeck() == Options.NinthDeck.FIVE_CARDS;
        hourCountsAtStart = options.hourMark() == Options.HourMark.START_COUNTS;
        evacNeedsLightAllAlong = options.evacLight() == Options.EvacLight.ALL_ALONG;
        burdensAddUp = options.burdens() == Options.Burdens.ADD_UP;
        onlyNightBivouacByNight = options.ordinaryBivouacAtNight() == Options.OrdinaryBivouac.FORBIDDEN;
        profilesBackAtTheEnd = options.profileDraw() == Options.ProfileDraw.BACK_AT_THE_END;
        failedMissionIsWorthNothing = options.failedMission() == Options.FailedMission.NOTHING;
        hiddenEnemies = options.hiddenEnemies();
    }

    /** Returns the matching law under the readings of {@code options} (AMB-01 to AMB-04). */
    public static MatchRule matchRule(final Options options) {
        return new MatchRule(
                options.duplicateFocus() == Options.DuplicateFocus.SEPARATE_TARGETS
                        ? MatchRule.DuplicateFocus.SEPARATE_TARGETS
                        : MatchRule.DuplicateFocus.ADD_NOTHING,
                options.referenceStrike() == Options.ReferenceStrike.SCORES_NOT
                        ? MatchRule.ReferenceStrike.NEVER_SCORES
                        : MatchRule.ReferenceStrike.SCORES_WITH_CRITS,
                options.critsOnStrikes() == Options.CritsOnStrikes.SCORE_NOT
                        ? MatchRule.CritTargets.FOCUS_FIRST
                        : MatchRule.CritTargets.EVERY_DIE,
                options.criticalHit() == Options.CriticalHit.SAME_FACE
                        ? MatchRule.CriticalHit.SAME_FACE
                        : MatchRule.CriticalHit.ANY_TWO_SCORING);
    }

    /** Returns how many Traits there are: the width of a row of Trait arrays. */
    public static int traits() {
        return TRAITS;
    }
}
