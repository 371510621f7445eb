package org.sitrep.rulesets.sixtyfive.play;

import org.sitrep.strategy.TrialEvent;

/**
 * Events of '65, reported after they have happened, with numbers of {@code BattleState}; -1 stands for none. The name
 * of an event without a comment describes it.
 */
public enum Event implements TrialEvent {
    BATTLE_BEGINS(""),
    BONUS_DRAWN("side bonus"),
    UNIT_SET_UP("unit hex"),
    UNIT_LOADED("unit carrier"),
    BUNKER_SET_UP("hex corner"),
    FOXHOLE_SET_UP("hex"),
    SET_UP(""),
    TURN_BEGINS("turn"),
    /** A side is dealt a card; hidden from the other. */
    CARD_DEALT("side card"),
    /** The cards dealt go back: their End Turn cards alone would end the turn. */
    DEALT_AGAIN(""),
    END_TURN_CARD("card seen"),
    /** Both sides reveal a card. */
    BIDS_REVEALED("us com"),
    /** A side has the initiative; the card that it discards, or -1. */
    INITIATIVE("side card"),
    IMPULSE_BEGINS("side"),
    PASSED("side"),
    CARD_DRAWN("side card"),
    CARD_DISCARDED("side card"),
    /**
     * A card is played for a block, an ordinal of {@code Block}; -1 for a Power, -2 a helicopter, -3 artillery by two
     * Fire cards, -4 an air strike, -5 Second Wind in a bunker.
     */
    CARD_PLAYED("side card block"),
    POWER_USED("unit power"),
    /** A unit has a marker: 0 Fired, 1 Moved, 2 Ops Complete. */
    MARKED("unit marker"),
    UNMARKED("unit marker"),
    UNIT_MOVED("unit from to cost"),
    /** A unit turns to a corner, and the points that it costs. */
    UNIT_TURNED("unit corner cost"),
    UNIT_UNLOADED("unit carrier"),
    UNIT_ARRIVED("unit hex"),
    UNIT_EXITED("unit hex"),
    HELICOPTER_MODE("unit flight"),
    /** The next attack on soft targets is of a kind, an ordinal of {@code AttackKind}. */
    ATTACK_KIND("kind"),
    /** An attack begins: its lead, its target, the cards that it draws. */
    ATTACK("lead target cards"),
    /** An attack on armor begins; the target is -1 if it is the bunker of the hex. */
    ATTACK_ON_ARMOR("lead target hex"),
    ATTACK_JOINED("unit"),
    /** A card is drawn in a Damage Draw, and whether it hits. */
    DAMAGE_CARD("card hits"),
    CARD_REDRAWN("card"),
    /** A shot at armor: the number needed, the card, whether it hits. */
    TARGETING("lead target needed card hits"),
    /** The penetration of a hit on armor: factor, Armor Factor, card, whether it destroys. */
    PENETRATION("lead target factor armor card destroys"),
    /** A unit takes a hit, an ordinal of {@code Damage}. */
    UNIT_HIT("unit result"),
    /** A unit is Shaken, by a hit or with its carrier. */
    SHAKEN("unit"),
    UNIT_ELIMINATED("unit hex"),
    HIT_SPARED("unit"),
    SHOT_SPARED("target"),
    OPPORTUNITY_FIRE("hex target"),
    STRIKE("side hex"),
    STRIKE_AT("hex cards"),
    /** The card drawn for Sudden Downpour, and whether it pours. */
    DOWNPOUR("card pours"),
    ASSAULT("hex side"),
    ASSAULT_DRAW("side cards hits"),
    ASSAULT_OVER("hex winner"),
    /** A side breaks an assault off by the card Retreat; its results are void. */
    ASSAULT_BROKEN_OFF("hex side"),
    UNIT_RETREATED("unit from to"),
    RALLIED("unit"),
    RECONSTITUTED("unit"),
    SMOKE_PLACED("hex"),
    BUNKER_DESTROYED("hex"),
    CRASHED("unit hex"),
    HEX_CONTROLLED("hex side"),
    RUIN_SEARCHED("unit hex die found"),
    RELICS_TAKEN("unit"),
    BONUS_FULFILLED("side"),
    RESERVE_PHASE("side"),
    CLEAN_UP(""),
    CARD_KEPT("side card"),
    /** The battle is over; the side that has won, or -1. */
    BATTLE_OVER("winner");

    private final String arguments;

    Event(final String arguments) {
        this.arguments = arguments;
    }

    @Override
    public String arguments() {
        return arguments;
    }
}
