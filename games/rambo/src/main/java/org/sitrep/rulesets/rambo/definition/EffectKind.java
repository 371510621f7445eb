package org.sitrep.rulesets.rambo.definition;

/** What an effect does. */
public enum EffectKind {
    /** The alert marker moves {@code n} spaces. */
    ALERT,
    /** {@code n} armor tokens. */
    ARMOR,
    /** {@code n} valor tokens; none are paid for what is missing. */
    VALOR,
    /** {@code n} damage is healed. */
    HEAL,
    /** {@code n} damage, which is no attack (RB-THREAT-7). */
    DAMAGE,
    /** {@code n} tactics cards are drawn. */
    DRAW,
    /** {@code n} more movement this turn; for less, at least none stays. */
    MOVEMENT,
    /** {@code n} more actions this turn. */
    ACTIONS,
    /** Rough terrain costs 1 this turn. */
    EASY_ROUGH,
    /** {@code n} wounded tokens are taken away, the hero chooses which. */
    REMOVE_WOUND,
    /** One fog card at an area distance of 1 at most is looked at. */
    LOOK_AT_FOG,
    /** Any one fog card is looked at. */
    LOOK_AT_ANY_FOG,
    /** {@code n} free attacks (RB-GEAR-8), changed as {@code change} says. */
    FREE_ATTACK,
    /** The next attack of this turn is changed. */
    CHANGE_NEXT_ATTACK,
    /** Every attack of this turn is changed. */
    CHANGE_ATTACKS,
    /** Every adjacent enemy takes {@code n} damage, which is no attack. */
    DAMAGE_ADJACENT,
    /** One adjacent enemy takes {@code n} damage, which is no attack. */
    DAMAGE_ONE_ADJACENT,
    /** One enemy at an area distance of 1 at most is moved {@code n} spaces away. */
    PUSH_ENEMY,
    /** The hero counts as in cover, as long as it lasts. */
    COUNT_AS_COVER,
    /** The hero is visible to nobody until the hero's next attack, as long as it lasts. */
    HIDDEN,
    /** {@code n} more resistance, as long as it lasts. */
    RESISTANCE,
    /** {@code n} enemies spawn. */
    SPAWN,
    /** Every enemy moves {@code n} spaces towards the hero of the highest alert. */
    MOVE_ENEMIES,
    /** The enemy closest to the active hero attacks its closest visible hero. */
    ENEMY_ATTACKS,
    /** The range of every enemy changes by {@code n}, as long as it lasts. */
    ENEMY_RANGE,
    /** The damage of every enemy's attack changes by {@code n}, as long as it lasts. */
    ENEMY_DAMAGE,
    /** The resistance of every enemy changes by {@code n}, as long as it lasts. */
    ENEMY_RESISTANCE,
    /** The range of every hero's weapons changes by {@code n}, as long as it lasts. */
    HERO_RANGE,
    /** The alert of every weapon that is not silent changes by {@code n}, as long as it lasts. */
    WEAPON_ALERT,
    /** Heroes in cover are seen as if they stood in the open, as long as it lasts. */
    NO_HIDING_IN_COVER,
    /** The active hero's first step of the turn does {@code n} damage. */
    FIRST_STEP_DAMAGE,
    /** The next activation leaves its first behaviour out. */
    SKIP_BEHAVIOUR,
    /** The P.O.I. leaves the map. */
    REMOVE_POI,
    /** A gear card is found (RB-GEAR-3). */
    FIND_GEAR,
    /** The hero takes a token to carry; its Movement is {@code n} lower each turn. */
    CARRY,
    /** The mission's flag {@code n} is raised. */
    RAISE_FLAG,
    /** The mission is a success (RB-DOS-2). */
    SUCCESS,
    /** The mission has failed (RB-DOS-3). */
    FAILURE
}
