package org.sitrep.rulesets.purplehaze.definition;

import org.sitrep.dice.MatchRule;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.FirstByDefault;

/**
 * Readings of ambiguous rules, each named after the question that it decides, and the optional rules. The first value
 * of each enum is the recommended reading. The ids are those of the ruleset's README.
 */
@FirstByDefault
public record Options(
        @Field(value = "AMB-01: two Focus dice on the same face", orElse = "separate-targets")
        MatchRule.DuplicateFocus duplicateFocus,

        @Field("AMB-02: without Focus, whether the reference Strike scores when a Crit is present")
        ReferenceStrike referenceStrike,

        @Field("AMB-03: on a face with Focus, whether Crits also score on the Strikes")
        CritsOnStrikes critsOnStrikes,

        @Field(value = "AMB-04: which two Crits make a Critical Hit", orElse = "same-face")
        MatchRule.CriticalHit criticalHit,

        @Field("AMB-09: effect of a green Threat die next to the Base")
        BaseGreen baseGreen,

        @Field("AMB-10: when Threat is limited to its track")
        ThreatClamp threatClamp,

        @Field("AMB-11: a Random Combat on a March into an Event")
        RandomCombatAndEvent randomCombatAndEvent,

        @Field("AMB-12: whether day or night is determined after a March")
        MarchTests marchTests,

        @Field("AMB-13: when the Damage of a Forced March is checked")
        ForcedMarchCheck forcedMarchCheck,

        @Field("AMB-14: how often First Aid can be given in a Bivouac")
        FirstAidLimit firstAidLimit,

        @Field("PH-BIV-3: what a Bivouac broken off by a Random Combat gives")
        BrokenBivouac brokenBivouac,

        @Field("AMB-15: when a Night Bivouac may begin") NightBivouacStart nightBivouacStart,

        @Field("AMB-16: the Encounter deck of a Mission with more than five cards of its own")
        NinthDeck ninthDeck,

        @Field("AMB-17: a Bivouac that begins on the hour") HourMark hourMark,

        @Field("AMB-18: when an Evac needs daylight") EvacLight evacLight,

        @Field("PH-EVC-5: what follows an Evac that an Event orders")
        OrderedEvac orderedEvac,

        @Field("AMB-19: several burdens") Burdens burdens,

        @Field("AMB-21: an ordinary Bivouac by night") Permission ordinaryBivouacAtNight,

        @Field("AMB-22: return of the two Profiles not chosen")
        ProfileDraw profileDraw,

        @Field("AMB-56: experience of a Mission without an objective")
        FailedMission failedMission,

        @Field("AMB-51: the Boon points of a gamble that is won")
        GambleWon gambleWon,

        @Field("AMB-26: whether the board's spaces are counted per half or in total")
        BoardSpaces boardSpaces,

        @Field("AMB-27: rows counted for range") RangeCounts rangeCounts,

        @Field("AMB-28: whether doubtful contact with a circle crosses it")
        TouchedCircle touchedCircle,

        @Field("AMB-33: when smoke is reduced") SmokeAges smokeAges,

        @Field("AMB-34: how many Enemies a HardMove moves") HardMove hardMove,

        @Field(
                value = "AMB-35: highest extra cost on the Eliminated track",
                unit = "Initiative",
                min = 0,
                max = 9,
                orElse = "3")
        int eliminatedCap,

        @Field("AMB-36: which eliminated Enemies count toward the retreat")
        RetreatCounts retreatCounts,

        @Field("AMB-37: which Tactics marker is resolved next")
        TacticsOrder tacticsOrder,

        @Field("AMB-37: where a resolved Tactics marker goes")
        TacticsUsed tacticsUsed,

        @Field("AMB-38: how often a Hard Cover absorbs") HardCoverAbsorbs hardCoverAbsorbs,

        @Field("AMB-39: what a Burst's limit on neighbours compares")
        BurstLimit burstLimit,

        @Field("AMB-41: whether Illumination may be called at night")
        Permission illuminationAtNight,

        @Field("AMB-45: all Marines have activated while the Enemy has the Initiative")
        AllDone allDone,

        @Field("AMB-46: cost of PULL BACK per Marine") PullBackCosts pullBackCosts,

        @Field(value = "AMB-48: the Trait that reduces the Stress of a comrade's death", orElse = "willpower")
        Trait comradeStress,

        @Field("AMB-49: whether a third Wound draws a card") ThirdWound thirdWound,

        @Field("AMB-49: whether a Flak Jacket protects from the K.I.A. card")
        FlakAndKia flakAndKia,

        @Field("AMB-55: Strike dice of an Elite") EliteStrike eliteStrike,

        @Field("AMB-60: what the Critical Wound's icon removes")
        CriticalWound criticalWound,

        @Field("PH-OPT-1: Hidden Enemies") boolean hiddenEnemies,

        @Field("PH-OPT-2: High Threat or Low Threat") ThreatRule threatRule,

        @Field("PH-OPT-3: Sapper mode, in which a bot plays Red")
        Sapper sapper) {
    /** Returns whether a bot plays Red (PH-OPT-3). */
    public boolean hasRed() {
        return sapper == Sapper.ON;
    }

    /** Returns the matching law (AMB-01 to AMB-04). */
    public MatchRule matchRule() {
        return new MatchRule(
                duplicateFocus,
                referenceStrike == ReferenceStrike.SCORES_NOT
                        ? MatchRule.ReferenceStrike.NEVER_SCORES
                        : MatchRule.ReferenceStrike.SCORES_WITH_CRITS,
                critsOnStrikes == CritsOnStrikes.SCORE_NOT
                        ? MatchRule.CritTargets.FOCUS_FIRST
                        : MatchRule.CritTargets.EVERY_DIE,
                criticalHit);
    }

    /** AMB-02: the reference Strike does not score, or it scores too. */
    public enum ReferenceStrike {
        SCORES_NOT,
        SCORES
    }

    /** AMB-03: Crits score only on the Focus dice, or on the Strikes as well. */
    public enum CritsOnStrikes {
        SCORE_NOT,
        SCORE
    }

    /**
     * AMB-51: the Squad keeps its points and the Squad Leader gets twice as many, or gets them in place of the stake.
     */
    public enum GambleWon {
        STAKE_KEPT,
        STAKE_PAID
    }

    /** AMB-26: twelve spaces on each half, in four columns; or twelve in all, in the two middle columns. */
    public enum BoardSpaces {
        EACH_HALF,
        IN_ALL
    }

    /** AMB-27: Marine row plus Enemy row less one, or the centre strip counts as a row too. */
    public enum RangeCounts {
        MARKER_ROWS,
        CENTRE_STRIP_TOO
    }

    /** AMB-28. */
    public enum TouchedCircle {
        /** Doubtful contact counts. */
        CROSSES,
        /** The line must clearly cut the circle; merely grazing its edge does not count. */
        CROSSES_NOT
    }

    /** AMB-33: at the start of the next Marine activation, or at its end. */
    public enum SmokeAges {
        START_OF_ACTIVATION,
        END_OF_ACTIVATION
    }

    /** AMB-34: all Enemies that find a space, or only one. */
    public enum HardMove {
        AS_MANY_AS_CAN,
        ONE
    }

    /** AMB-36: Enemies placed at set-up, or also those added by Support. */
    public enum RetreatCounts {
        SET_UP_ONLY,
        ALL
    }

    /** AMB-37: first in, first out; or last in, first out. */
    public enum TacticsOrder {
        BOTTOM_FIRST,
        TOP_FIRST
    }

    /** AMB-37: set aside for the rest of the Combat, or back into the draw pool. */
    public enum TacticsUsed {
        OUT_UNTIL_CLEAN_UP,
        BACK_TO_POOL
    }

    /** AMB-38: one hit of every attack, or one hit per Combat round. */
    public enum HardCoverAbsorbs {
        EVERY_ATTACK,
        ONCE_A_ROUND
    }

    /** AMB-39: hits before cover, or Hit Points lost. */
    public enum BurstLimit {
        ASSIGNED_HITS,
        LOSSES
    }

    /** AMB-21, AMB-41. */
    public enum Permission {
        ALLOWED,
        FORBIDDEN
    }

    /** AMB-45: until the Marines have the Initiative again, or the Combat ends at once. */
    public enum AllDone {
        ENEMY_ACTS_ON,
        COMBAT_ENDS
    }

    /** AMB-46: one XP each, or nothing that is tracked in a Combat. */
    public enum PullBackCosts {
        EXPERIENCE,
        NO_EXPERIENCE
    }

    /** AMB-49: the cube kills and no card is drawn, or a card is drawn as well and leaves with the Marine. */
    public enum ThirdWound {
        NO_CARD,
        CARD_DRAWN
    }

    /** AMB-49. */
    public enum FlakAndKia {
        /** The lower of the two cards is suffered, so the K.I.A. card never is. */
        PROTECTS,
        /** The K.I.A. card kills if it is among the two. */
        KILLS
    }

    /** AMB-55: one die as an Enemy and one as an Elite, or one in all. */
    public enum EliteStrike {
        TWO,
        ONE
    }

    /** AMB-60: dice, or all Critical Hits. */
    public enum CriticalWound {
        CRIT_DICE,
        CRITICAL_HITS
    }

    /** PH-OPT-2: the unchanged band, one higher, or one lower. */
    public enum ThreatRule {
        AS_IT_IS,
        HIGH,
        LOW
    }

    /** AMB-09: it lowers Threat, since only adding is forbidden; or it has no effect. */
    public enum BaseGreen {
        LOWERS,
        NOTHING
    }

    /**
     * AMB-10: after all dice and again after the EAZ; once, after dice and EAZ together; or after each die and the EAZ.
     */
    public enum ThreatClamp {
        DICE_THEN_EAZ,
        AT_THE_END,
        EVERY_STEP
    }

    /** AMB-11: the combat, then the Event; or the combat, and the marker stays; or the Event alone. */
    public enum RandomCombatAndEvent {
        BOTH,
        COMBAT_ONLY,
        EVENT_ONLY
    }

    /** AMB-12: by the clock after the March, or by the clock before it. */
    public enum MarchTests {
        AFTER,
        BEFORE
    }

    /** AMB-13: once, after all dice; or after the dice of each missing SP. */
    public enum ForcedMarchCheck {
        WHOLE_MARCH,
        EVERY_POINT
    }

    /** AMB-14: limited only by the Kits, or once in each 30 minutes while there are Kits. */
    public enum FirstAidLimit {
        KITS,
        TIME_AND_KITS
    }

    /** PH-BIV-3: the SP of the time rested and nothing else, or all that the time rested allows. */
    public enum BrokenBivouac {
        STAMINA,
        FIRST_AID_TOO
    }

    /** AMB-15: at any time of night, or only from 18:00 to midnight. */
    public enum NightBivouacStart {
        ANY_NIGHT,
        EVENING
    }

    /** AMB-16: all of them and the General ones, or five drawn from them. */
    public enum NinthDeck {
        ALL_CARDS,
        FIVE_CARDS
    }

    /** AMB-17: the hour must be entered, or it counts at the start too. */
    public enum HourMark {
        START_DOES_NOT_COUNT,
        START_COUNTS
    }

    /** AMB-18: when the helicopter lands, or also while the landing zone is made. */
    public enum EvacLight {
        AT_LANDING,
        ALL_ALONG
    }

    /** PH-EVC-5: what the Event says and nothing else, or two Threat dice as after any Evac. */
    public enum OrderedEvac {
        EVENT_SAYS,
        THREAT_DICE
    }

    /** AMB-19: only the worst one counts, or they add up. */
    public enum Burdens {
        WORST_ONLY,
        ADD_UP
    }

    /** AMB-22: they return before the next three are drawn, or when all six have been chosen. */
    public enum ProfileDraw {
        BACK_AT_ONCE,
        BACK_AT_THE_END
    }

    /** AMB-56: two XP each, and the experience of combats stays; or nothing. */
    public enum FailedMission {
        TWO_INSTEAD,
        NOTHING
    }

    /** PH-OPT-3: no Red player, or a bot. */
    public enum Sapper {
        OFF,
        ON
    }
}
