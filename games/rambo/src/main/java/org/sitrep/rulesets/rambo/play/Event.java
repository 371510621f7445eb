package org.sitrep.rulesets.rambo.play;

import org.sitrep.strategy.TrialEvent;

/**
 * Events of Rambo, reported after they have happened, with numbers of {@code MissionState} or {@code CampaignState}; -1
 * stands for none. The name of an event without a comment describes it.
 */
public enum Event implements TrialEvent {
    MISSION_BEGINS(""),
    HERO_PLACED("hero space"),
    SET_UP(""),
    ROUND_BEGINS("round"),
    /** A hero takes two turns this round. */
    TWO_TURNS("hero"),
    /** The threat deck was empty and is remade from a number of cards. */
    THREAT_DECK_MADE("cards"),
    /** Threat cards are dealt, one per turn. */
    THREATS_DEALT(""),
    TURN_BEGINS("hero"),
    /** A persistent threat card in play acts on a hero at the start of its turn. */
    AT_START("hero owner card"),
    /**
     * A hero clears its cards and its armor: a threat card, a tactics card, armor tokens; {@code MissionState.NONE} for
     * no card.
     */
    HERO_CLEARS("hero threat tactics armor"),
    /** A hero gains an amount of a {@code BonusIcon} for the number of players (RB-PC-1). */
    HERO_BONUS("hero icon amount"),
    THREAT_REVEALED("hero card"),
    /** An Alert Effect hits a hero. */
    THREAT_HITS("hero card"),
    /** A hero chooses a stance; {@code MissionState.NONE} if it has none left. */
    HERO_STANCE("hero stance"),
    /** A hero made a step and paid an amount of movement and of valor. */
    HERO_STEP("hero from to movement valor"),
    /** A fog card is revealed: the place of an area, the card of the dossier, quarter turns. */
    FOG_REVEALED("hero area card turns"),
    FOG_LOOKED_AT("hero area card"),
    ENEMY_SPAWNED("figure type space"),
    /** No figure of any card is left for a spawn (RB-SPAWN-6). */
    NO_FIGURE_LEFT(""),
    /** An alert marker moved; the source is one of {@code MissionRecord}. */
    HERO_ALERT("hero from to source"),
    HERO_ARMOR("hero tokens"),
    /** A hero gained valor or, below 0, lost it. */
    HERO_VALOR("hero tokens"),
    HERO_HEALED("hero damage"),
    /** A hero gained movement or, below 0, lost it; for this turn. */
    HERO_MOVEMENT("hero spaces"),
    /** A hero gained actions for this turn. */
    HERO_ACTIONS("hero actions"),
    /** A hero took damage that is not an attack: before valor, valor spent, damage that came through. */
    HERO_DAMAGED("hero damage valor through"),
    HERO_WOUNDED("hero stance"),
    WOUND_REMOVED("hero stance"),
    /** Rough terrain costs a hero 1 this turn. */
    EASY_ROUGH("hero"),
    /** A hero's first step of this turn does damage. */
    FIRST_STEP_DAMAGE("hero damage"),
    /** A hero's next attack of this turn is changed, or every one. */
    ATTACKS_CHANGED("hero range targets damage alert silent adjacentOnly ignoresResistance everyOne"),
    /**
     * A hero attacks with a weapon: mask of figures, damage of the weapon as changed, tokens of valor; its hits follow.
     */
    HERO_ATTACKS("hero gear lastBurst targets damage valor"),
    HIDDEN_NO_LONGER("hero"),
    /**
     * A figure is hit: damage before mitigation, the parts that resistance and cover stop, and damage that comes
     * through; reported before it is applied.
     */
    ENEMY_HIT("hero figure damage resistance cover through"),
    /** A figure takes damage that is not an attack; reported before it is applied. */
    ENEMY_HURT("figure damage"),
    ENEMY_KILLED("hero figure type space"),
    ENEMY_PUSHED("figure from to"),
    GEAR_DISCARDED("hero gear"),
    /** Gear was found; {@code MissionState.NONE} if no hero equips it. */
    GEAR_FOUND("gear hero"),
    GEAR_USED("hero gear"),
    /** A hero earns a medal by a feat in a mission of a campaign. */
    MEDAL_EARNED("hero medal"),
    MEDAL_SPENT("hero medal"),
    /** Before the mission of a campaign, a hero equips gear from the stash. */
    GEAR_EQUIPPED("hero gear"),
    /** Before the mission of a campaign, a hero returns gear to the stash. */
    GEAR_STOWED("hero gear"),
    /** The top card of a hero's deck is forbidden; the next one is drawn instead. */
    CARD_PASSED_OVER("hero card"),
    CARD_DRAWN("hero card"),
    CARD_PLAYED("hero card"),
    /** A hero discards a tactics card for valor. */
    CARD_DISCARDED("hero card"),
    POI_USED("hero poi option"),
    /** A P.O.I. was put on the map, or left it. */
    POI_MOVED("poi space"),
    /** A hero takes something to carry. */
    HERO_CARRIES("hero"),
    /**
     * A lasting effect began: mask of heroes, {@code MissionState.NONE} for no owner, its last round or 0 if it ends
     * with its owner's next turn.
     */
    EFFECT_LASTS("effectKind amount heroes owner lastRound"),
    /** The next activation skips its first behaviour. */
    BEHAVIOUR_SKIP(""),
    FLAG_RAISED("flag"),
    /** The Mission Leader ruled by a draw: the question, whom it concerns, the candidate, the number of candidates. */
    LEADER_RULED("question who candidate count"),
    /** An area next to the active hero's was drawn. */
    AREA_DRAWN("area"),
    TURN_OVER("hero"),
    /** Figures of a card activate; {@code MissionState.NONE} if there is none on the map. */
    ACTIVATION("type"),
    /** The figures of a card do their next behaviour. */
    BEHAVIOUR("type nth"),
    BEHAVIOUR_SKIPPED("type"),
    ENEMY_MOVED("figure from to"),
    /**
     * A figure attacked a hero: damage before mitigation, the parts stopped by resistance, cover, armor and valor, and
     * damage that came through.
     */
    ENEMY_ATTACKED("figure hero damage resistance cover armor valor through"),
    ENEMY_ATTACKS_NOBODY("figure"),
    /** A figure orders another one to attack. */
    ENEMY_ORDERS("figure other"),
    /** The Battlefield Condition of the round is resolved. */
    BATTLEFIELD("round"),
    TRIGGER("trigger"),
    /** The mission is over, by a {@code Cause}. */
    MISSION_OVER("cause"),
    /** A try of a mission begins, numbered from 1. */
    CAMPAIGN_MISSION("mission nth"),
    /** A party was chosen for the try that begins, if there are several. */
    CAMPAIGN_PARTY("mission party"),
    /** A try of a mission with a party is over. */
    CAMPAIGN_MISSION_OVER("mission party cause"),
    /** A copy of each card of a mask of gear is unlocked; further copies follow in further events. */
    CAMPAIGN_STASHED("gear"),
    CAMPAIGN_EARNED("hero medal"),
    /** The campaign is over; the number of missions won. */
    CAMPAIGN_OVER("won");

    private final String arguments;

    Event(final String arguments) {
        this.arguments = arguments;
    }

    @Override
    public String arguments() {
        return arguments;
    }
}
