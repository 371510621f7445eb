package org.sitrep.rulesets.rambo.play;

import java.util.Set;
import org.sitrep.scenario.Constants;
import org.sitrep.strategy.QuestionNames;

/** The questions asked of a bot: the kinds of {@link org.sitrep.strategy.Decision}, with their subject and options. */
@Constants
public final class DecisionKind {
    /** Start space of a hero. Subject: hero. Options: free start spaces (RB-SETUP-13). */
    public static final int START_SPACE = 0;
    /** Hero who takes two turns this round in a party of three. Options: heroes (RB-PC-1). */
    public static final int TWO_TURNS = 1;
    /** Hero whose turn is next. Options: heroes with a turn left (RB-RND-3). */
    public static final int NEXT_HERO = 2;
    /** Stance of a turn. Subject: hero. Options: stances 0-3 (RB-STANCE-1). */
    public static final int STANCE = 3;
    /** Next option of a hero in step 4. Subject: hero. Options: {@link #END}, {@link #MOVE} and so on (RB-TURN-4). */
    public static final int ACT = 4;
    /** Next target of an attack. Subject: hero. Options: figures, and {@link #NOBODY} once there is one (RB-ATK-2). */
    public static final int TARGET = 5;
    /** Valor spent on an attack. Subject: hero. Options: tokens (RB-VAL-2). */
    public static final int ATTACK_VALOR = 6;
    /**
     * Weapon of a free attack. Subject: hero. Options: slots, +{@link #LAST_BURST}, and {@link #NOBODY} for none
     * (RB-GEAR-8).
     */
    public static final int FREE_ATTACK = 7;
    /** Fog card to reveal first. Subject: hero. Options: areas (RB-FOG-8). */
    public static final int FOG_FIRST = 8;
    /**
     * Side from which a fog card was approached across a corner. Subject: area. Options: sides 0 south, 1 west, 2
     * north, 3 east (RB-FOG-3).
     */
    public static final int FOG_SIDE = 9;
    /** Fog card to look at. Subject: hero. Options: areas. */
    public static final int LOOK = 10;
    /** Space where an enemy spawns. Subject: hero. Options: spaces (RB-SPAWN-3, RB-SPAWN-4). */
    public static final int SPAWN_SPACE = 11;
    /**
     * Hero who equips found gear. Subject: gear. Options: heroes, the finder first, and {@link #NOBODY} (RB-GEAR-3).
     */
    public static final int FOUND = 12;
    /** Gear to discard for found gear. Subject: hero. Options: slots (RB-GEAR-3). */
    public static final int MAKE_ROOM = 13;
    /** Valor spent to block damage. Subject: hero + 256 × the damage. Options: tokens (RB-VAL-3). */
    public static final int BLOCK = 14;
    /** Stance to wound. Subject: hero. Options: stances (RB-HP-2). */
    public static final int WOUND = 15;
    /** Wound to remove. Subject: hero. Options: stances. */
    public static final int UNWOUND = 16;
    /** Hero that an effect applies to. Subject: hero. Options: heroes. */
    public static final int ALLY = 17;
    /** Enemy that an effect applies to. Subject: hero. Options: figures. */
    public static final int ENEMY = 18;
    /** Space that an enemy is pushed to. Subject: figure. Options: spaces, and {@link #NOBODY} to stop. */
    public static final int PUSH = 19;
    /** Leader: figure to act first. Options: figures (RB-ACTV-3). */
    public static final int RULE_FIGURE = 20;
    /** Leader: hero to take among equals. Subject: figure. Options: heroes (RB-EATK-2, RB-EMOV-5). */
    public static final int RULE_HERO = 21;
    /**
     * Leader: space where a figure ends a move, or spawns. Subject: figure, or {@link #NOBODY}. Options: spaces
     * (RB-EMOV-3, RB-SPAWN-5).
     */
    public static final int RULE_SPACE = 22;

    /**
     * Gear before a mission of a campaign. Subject: hero. Options: gear of the stash to equip, {@link #STOW} + a slot
     * to empty, {@link #NOBODY} when done (RB-MODE-6).
     */
    public static final int EQUIP = 23;
    /** Medal to spend when its hero is wounded. Subject: hero. Options: medals, {@link #NOBODY} (RB-MODE-7). */
    public static final int SPEND_WOUNDED = 24;
    /**
     * Party of the next mission of a campaign. Subject: the mission's index in the campaign. Options: indices in the
     * campaign's list of parties (RB-MODE-3).
     */
    public static final int PARTY = 25;

    /**
     * Gear or a medal used outside step 4, repeated until {@link #END}. Subject: hero. Options: {@link #USE} and
     * {@link #SPEND} as in {@link #ACT}, the last one {@link #END} (RB-GEAR-6, RB-MODE-7).
     */
    public static final int ANY_TIME = 26;

    /** Number of kinds. */
    public static final int COUNT = 27;

    /** Stands for no hero, card, space and so on. */
    public static final int NOBODY = -1;

    /** Upper bits of an option of {@link #ACT}, its type; the lower eight hold what it concerns. */
    public static final int WHAT = ~0xFF;
    /** Ends the turn. */
    public static final int END = 0;
    /** + direction 0-7: a step, with valor if movement is short (RB-MOVE-9). */
    public static final int MOVE = 0x100;
    /** + slot, + {@link #LAST_BURST}: an attack (RB-ACT-2). */
    public static final int ATTACK = 0x200;
    /** Draws a tactics card (RB-ACT-3). */
    public static final int DRAW = 0x300;
    /** + 16 × P.O.I. + option: uses a P.O.I. (RB-ACT-4). */
    public static final int POI = 0x400;
    /** + card: plays a tactics card (RB-TAC-1). */
    public static final int PLAY = 0x500;
    /** + card: discards a tactics card for valor (RB-TAC-1). */
    public static final int DISCARD = 0x600;
    /** + slot: uses gear (RB-GEAR-6). */
    public static final int USE = 0x700;
    /** + medal: spends a medal of the campaign (RB-MODE-7). */
    public static final int SPEND = 0x800;
    /** Added to a slot in {@link #EQUIP}: its gear goes back to the stash. */
    public static final int STOW = 0x100;
    /** Added to a slot: the attack discards its weapon for more damage or targets (AMB-GEAR-4). */
    public static final int LAST_BURST = 0x40;

    /** Upper limit of options of a question: every space of the largest map, and one to decline. */
    public static final int MAX_OPTIONS = 32 * 32 + 1;

    /** Names of the questions, derived from the constants above. */
    public static final QuestionNames NAMES =
            new QuestionNames(DecisionKind.class, COUNT, Set.of("COUNT", "NOBODY", "END"));

    private DecisionKind() {}
}
