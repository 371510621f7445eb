package org.sitrep.rulesets.purplehaze.definition;

import org.sitrep.dice.MatchRule;
import org.sitrep.scenario.Field;

/**
 * Readings of ambiguous rules, each named after what it decides, and the optional rules. The first value of each enum
 * is the recommended reading; the ids are those of the ruleset's README.
 */
public record Options(
        @Field(value = "AMB-01: two Focus dice on the same face", orElse = "separate-targets")
        DuplicateFocus duplicateFocus,

        @Field(
                value = "AMB-02: without Focus, does the reference Strike score once a Crit is present",
                orElse = "scores-not")
        ReferenceStrike referenceStrike,

        @Field(value = "AMB-03: on a face with Focus, do Crits also score on the Strikes", orElse = "score-not")
        CritsOnStrikes critsOnStrikes,

        @Field(value = "AMB-04: which two Crits make a Critical Hit", orElse = "same-face")
        CriticalHit criticalHit,

        @Field(value = "AMB-09: next to the Base, what a green Threat die does", orElse = "lowers")
        BaseGreen baseGreen,

        @Field(value = "AMB-10: when Threat is kept within its track", orElse = "at-the-end")
        ThreatClamp threatClamp,

        @Field(value = "AMB-11: a Random Combat on a March into an Event", orElse = "both")
        RandomCombatAndEvent randomCombatAndEvent,

        @Field(value = "AMB-12: whether day or night is read after a March", orElse = "after")
        MarchTests marchTests,

        @Field(value = "AMB-13: when the Damage of a Forced March is checked", orElse = "whole-march")
        ForcedMarchCheck forcedMarchCheck,

        @Field(value = "AMB-14: how often First Aid can be given in a Bivouac", orElse = "time-and-kits")
        FirstAidLimit firstAidLimit,

        @Field(value = "AMB-15: when a Night Bivouac may begin", orElse = "any-night")
        NightBivouacStart nightBivouacStart,

        @Field(
                value = "AMB-16: the Encounter deck of a Mission with more than five cards of its own",
                orElse = "all-cards")
        NinthDeck ninthDeck,

        @Field(value = "AMB-17: a Bivouac that begins on the hour", orElse = "start-does-not-count")
        HourMark hourMark,

        @Field(value = "AMB-18: when an Evac needs daylight", orElse = "at-landing")
        EvacLight evacLight,

        @Field(value = "AMB-19: several burdens", orElse = "worst-only")
        Burdens burdens,

        @Field(value = "AMB-21: an ordinary Bivouac by night", orElse = "allowed")
        OrdinaryBivouac ordinaryBivouacAtNight,

        @Field(value = "AMB-22: the two profiles not chosen", orElse = "back-at-once")
        ProfileDraw profileDraw,

        @Field(value = "AMB-56: experience of a Mission without an objective", orElse = "two-instead")
        FailedMission failedMission,

        @Field(value = "AMB-26: whether the board's spaces are counted on each half or in all", orElse = "each-half")
        BoardSpaces boardSpaces,

        @Field(value = "AMB-27: rows counted for range", orElse = "marker-rows")
        RangeCounts rangeCounts,

        @Field(value = "AMB-28: whether doubtful contact with a circle crosses it", orElse = "crosses")
        TouchedCircle touchedCircle,

        @Field(value = "AMB-33: when smoke thins", orElse = "start-of-activation")
        SmokeAges smokeAges,

        @Field(value = "AMB-34: how many Enemies a HardMove moves", orElse = "as-many-as-can")
        HardMove hardMove,

        @Field(
                value = "AMB-35: highest extra cost on the Eliminated track",
                unit = "Initiative",
                min = 0,
                max = 9,
                orElse = "3")
        int eliminatedCap,

        @Field(value = "AMB-36: which eliminated Enemies count toward the retreat", orElse = "set-up-only")
        RetreatCounts retreatCounts,

        @Field(value = "AMB-37: which Tactics marker is resolved next", orElse = "bottom-first")
        TacticsOrder tacticsOrder,

        @Field(value = "AMB-37: where a resolved Tactics marker goes", orElse = "out-until-clean-up")
        TacticsUsed tacticsUsed,

        @Field(value = "AMB-38: how often a Hard Cover absorbs", orElse = "every-attack")
        HardCoverAbsorbs hardCoverAbsorbs,

        @Field(value = "AMB-39: what a Burst's limit on neighbours compares", orElse = "assigned-hits")
        BurstLimit burstLimit,

        @Field(value = "AMB-41: whether Illumination may be called at night", orElse = "allowed")
        IlluminationAtNight illuminationAtNight,

        @Field(value = "AMB-45: when all Marines are done while the Enemy has the Initiative", orElse = "enemy-acts-on")
        AllDone allDone,

        @Field(value = "AMB-46: what PULL BACK costs each Marine", orElse = "experience")
        PullBackCosts pullBackCosts,

        @Field(value = "AMB-48: the Trait that softens the Stress of a comrade's death", orElse = "willpower")
        Trait comradeStress,

        @Field(value = "AMB-49: whether a third Wound draws a card", orElse = "no-card")
        ThirdWound thirdWound,

        @Field(value = "AMB-49: whether a Flak Jacket protects from the K.I.A. card", orElse = "protects")
        FlakAndKia flakAndKia,

        @Field(value = "AMB-55: Strike dice of an Elite", orElse = "two")
        EliteStrike eliteStrike,

        @Field(value = "AMB-60: what the Critical Wound's icon takes away", orElse = "crit-dice")
        CriticalWound criticalWound,

        @Field(value = "PH-OPT-1: Hidden Enemies", orElse = "false")
        boolean hiddenEnemies,

        @Field(value = "PH-OPT-2: High Threat or Low Threat", orElse = "as-it-is")
        ThreatRule threatRule,

        @Field(value = "PH-OPT-3: Sapper mode, and who plays Red", orElse = "off")
        Sapper sapper) {
    /** Returns the matching law (AMB-01 to AMB-04). */
    public MatchRule matchRule() {
        return new MatchRule(
                duplicateFocus == DuplicateFocus.SEPARATE_TARGETS
                        ? MatchRule.DuplicateFocus.SEPARATE_TARGETS
                        : MatchRule.DuplicateFocus.ADD_NOTHING,
                referenceStrike == ReferenceStrike.SCORES_NOT
                        ? MatchRule.ReferenceStrike.NEVER_SCORES
                        : MatchRule.ReferenceStrike.SCORES_WITH_CRITS,
                critsOnStrikes == CritsOnStrikes.SCORE_NOT
                        ? MatchRule.CritTargets.FOCUS_FIRST
                        : MatchRule.CritTargets.EVERY_DIE,
                criticalHit == CriticalHit.SAME_FACE
                        ? MatchRule.CriticalHit.SAME_FACE
                        : MatchRule.CriticalHit.ANY_TWO_SCORING);
    }

    /** AMB-01. */
    public enum DuplicateFocus {
        /** Each is a target of its own. */
        SEPARATE_TARGETS,
        /** The second adds nothing. */
        ADD_NOTHING
    }

    /** AMB-02. */
    public enum ReferenceStrike {
        /** It is the reference and no more. */
        SCORES_NOT,
        /** It scores as well. */
        SCORES
    }

    /** AMB-03. */
    public enum CritsOnStrikes {
        /** Only on the Focus dice. */
        SCORE_NOT,
        /** On the Strikes as well. */
        SCORE
    }

    /** AMB-04. */
    public enum CriticalHit {
        /** Two on one face. */
        SAME_FACE,
        /** Any two that score. */
        ANY_TWO_SCORING
    }

    /** AMB-26. */
    public enum BoardSpaces {
        /** Twelve on each half: four columns. */
        EACH_HALF,
        /** Twelve in all: the two middle columns. */
        IN_ALL
    }

    /** AMB-27. */
    public enum RangeCounts {
        /** Marine row plus Enemy row less one. */
        MARKER_ROWS,
        /** The centre strip counts as a row too. */
        CENTRE_STRIP_TOO
    }

    /** AMB-28. */
    public enum TouchedCircle {
        /** Doubtful contact counts. */
        CROSSES,
        /** The line must clearly cut it: what no more than grazes the edge does not count. */
        CROSSES_NOT
    }

    /** AMB-33. */
    public enum SmokeAges {
        /** At the start of the next Marine activation. */
        START_OF_ACTIVATION,
        /** At its end. */
        END_OF_ACTIVATION
    }

    /** AMB-34. */
    public enum HardMove {
        /** Everybody who finds a space. */
        AS_MANY_AS_CAN,
        /** One. */
        ONE
    }

    /** AMB-36. */
    public enum RetreatCounts {
        /** Those placed at set-up. */
        SET_UP_ONLY,
        /** Those brought by Support too. */
        ALL
    }

    /** AMB-37. */
    public enum TacticsOrder {
        /** First in, first out. */
        BOTTOM_FIRST,
        /** Last in, first out. */
        TOP_FIRST
    }

    /** AMB-37. */
    public enum TacticsUsed {
        /** Set aside for the rest of the Combat. */
        OUT_UNTIL_CLEAN_UP,
        /** Back into the draw pool. */
        BACK_TO_POOL
    }

    /** AMB-38. */
    public enum HardCoverAbsorbs {
        /** One hit of every attack. */
        EVERY_ATTACK,
        /** One hit in a Combat round. */
        ONCE_A_ROUND
    }

    /** AMB-39. */
    public enum BurstLimit {
        /** Hits before cover. */
        ASSIGNED_HITS,
        /** Hit Points lost. */
        LOSSES
    }

    /** AMB-41. */
    public enum IlluminationAtNight {
        /** The ban on Fire Support is about shells and bombs. */
        ALLOWED,
        /** The ban covers it. */
        FORBIDDEN
    }

    /** AMB-45. */
    public enum AllDone {
        /** Until the Initiative is the Marines' again. */
        ENEMY_ACTS_ON,
        /** The Combat ends at once. */
        COMBAT_ENDS
    }

    /** AMB-46. */
    public enum PullBackCosts {
        /** One XP each. */
        EXPERIENCE,
        /** Nothing that a Combat tracks. */
        NO_EXPERIENCE
    }

    /** AMB-49. */
    public enum ThirdWound {
        /** The cube kills, no card is drawn. */
        NO_CARD,
        /** A card is drawn all the same and leaves with him. */
        CARD_DRAWN
    }

    /** AMB-49. */
    public enum FlakAndKia {
        /** Of two cards the lower is suffered, so the K.I.A. card never is. */
        PROTECTS,
        /** The K.I.A. card kills if it is among the two. */
        KILLS
    }

    /** AMB-55. */
    public enum EliteStrike {
        /** One as an Enemy and one as an Elite. */
        TWO,
        /** One in all. */
        ONE
    }

    /** AMB-60. */
    public enum CriticalWound {
        /** Dice. */
        CRIT_DICE,
        /** All Critical Hits. */
        CRITICAL_HITS
    }

    /** PH-OPT-2. */
    public enum ThreatRule {
        /** Neither. */
        AS_IT_IS,
        /** One band higher. */
        HIGH,
        /** One band lower. */
        LOW
    }

    /** AMB-09. */
    public enum BaseGreen {
        /** It lowers Threat: only adding is forbidden. */
        LOWERS,
        /** Nothing. */
        NOTHING
    }

    /** AMB-10. */
    public enum ThreatClamp {
        /** Once, after dice and EAZ together. */
        AT_THE_END,
        /** After each die and the EAZ. */
        EVERY_STEP
    }

    /** AMB-11. */
    public enum RandomCombatAndEvent {
        /** The combat, then the Event. */
        BOTH,
        /** The combat; the marker stays. */
        COMBAT_ONLY,
        /** The Event; the combat is lost. */
        EVENT_ONLY
    }

    /** AMB-12. */
    public enum MarchTests {
        /** By the clock after the March. */
        AFTER,
        /** By the clock before it. */
        BEFORE
    }

    /** AMB-13. */
    public enum ForcedMarchCheck {
        /** Once, after all dice. */
        WHOLE_MARCH,
        /** After the dice of each missing SP. */
        EVERY_POINT
    }

    /** AMB-14. */
    public enum FirstAidLimit {
        /** Once in each 30 minutes, as far as the Kits go. */
        TIME_AND_KITS,
        /** As far as the Kits go. */
        KITS
    }

    /** AMB-15. */
    public enum NightBivouacStart {
        /** At any time of night. */
        ANY_NIGHT,
        /** From 18:00 to midnight. */
        EVENING
    }

    /** AMB-16. */
    public enum NinthDeck {
        /** All of them and the General ones. */
        ALL_CARDS,
        /** Five drawn from them. */
        FIVE_CARDS
    }

    /** AMB-17. */
    public enum HourMark {
        /** The hour must be entered. */
        START_DOES_NOT_COUNT,
        /** It counts at the start too. */
        START_COUNTS
    }

    /** AMB-18. */
    public enum EvacLight {
        /** When the helicopter lands. */
        AT_LANDING,
        /** Also while the landing zone is made. */
        ALL_ALONG
    }

    /** AMB-19. */
    public enum Burdens {
        /** The worst one counts. */
        WORST_ONLY,
        /** They add up. */
        ADD_UP
    }

    /** AMB-21. */
    public enum OrdinaryBivouac {
        /** Allowed, with hourly dice. */
        ALLOWED,
        /** By night only a Night Bivouac. */
        FORBIDDEN
    }

    /** AMB-22. */
    public enum ProfileDraw {
        /** They return before the next three are drawn. */
        BACK_AT_ONCE,
        /** They return when all six have been chosen. */
        BACK_AT_THE_END
    }

    /** AMB-56. */
    public enum FailedMission {
        /** Two each; that of combats is kept. */
        TWO_INSTEAD,
        /** Nothing. */
        NOTHING
    }

    /** PH-OPT-3. */
    public enum Sapper {
        /** No Red player. */
        OFF,
        /** Red chooses uniformly among what it may do. */
        RANDOM,
        /** Red does what hurts most. */
        KEEN
    }
}
