package org.sitrep.rulesets.rambo.checks;

import org.sitrep.rulesets.rambo.definition.EffectKind;

/**
 * What an effect of one kind uses of its fields.
 *
 * @param amount which numbers make sense as {@code n}
 * @param concerns whom it is done to
 * @param lasting whether it lasts for some time
 * @param ofDossier whether only a dossier can say it, since it names a part of a Mission or ends one
 */
record EffectUse(Amount amount, Concerns concerns, boolean lasting, boolean ofDossier) {
    /** Which numbers make sense. */
    enum Amount {
        /** None: {@code n} is not used. */
        NONE,
        /** 0 or more. */
        NOT_NEGATIVE,
        /** 1 or more. */
        POSITIVE,
        /** Any but 0. */
        SIGNED;

        /** Returns whether a number makes sense; 1 is what stands there if nothing is said. */
        boolean allows(final int n) {
            return switch (this) {
                case NONE -> n == 1;
                case NOT_NEGATIVE -> n >= 0;
                case POSITIVE -> n > 0;
                case SIGNED -> n != 0;
            };
        }

        /** Returns what to write instead of a number that makes none. */
        String suggestion() {
            return switch (this) {
                case NONE -> "take n out";
                case NOT_NEGATIVE -> "write 0 or more";
                case POSITIVE -> "write 1 or more";
                case SIGNED -> "write more or less than 0";
            };
        }
    }

    /** Whom an effect is done to. */
    enum Concerns {
        /** No hero in particular. */
        NOBODY,
        /** No hero, but it starts from where the hero stands who plays, reveals or triggers it. */
        FROM_HERO,
        /** The hero who plays, reveals or triggers it, and no other. */
        ACTING_HERO,
        /** The hero whose turn it is: it changes that turn. */
        TURN,
        /** Whomever {@code to} names. */
        HEROES;

        /** Returns whether something can hold for whom it is done to. */
        boolean isHero() {
            return this != NOBODY && this != FROM_HERO;
        }
    }

    /** Returns what a kind of effect uses. */
    static EffectUse of(final EffectKind kind) {
        return switch (kind) {
            case ALERT, VALOR -> new EffectUse(Amount.SIGNED, Concerns.HEROES, false, false);
            case ARMOR, HEAL, DAMAGE, DRAW, REMOVE_WOUND, FREE_ATTACK ->
                new EffectUse(Amount.POSITIVE, Concerns.HEROES, false, false);
            case RESISTANCE -> new EffectUse(Amount.SIGNED, Concerns.HEROES, true, false);
            case COUNT_AS_COVER, HIDDEN -> new EffectUse(Amount.NONE, Concerns.HEROES, true, false);
            case MOVEMENT, ACTIONS -> new EffectUse(Amount.SIGNED, Concerns.TURN, false, false);
            case EASY_ROUGH, CHANGE_NEXT_ATTACK, CHANGE_ATTACKS ->
                new EffectUse(Amount.NONE, Concerns.TURN, false, false);
            case FIRST_STEP_DAMAGE -> new EffectUse(Amount.POSITIVE, Concerns.TURN, false, false);
            case LOOK_AT_FOG, LOOK_AT_ANY_FOG, FIND_GEAR ->
                new EffectUse(Amount.NONE, Concerns.ACTING_HERO, false, false);
            case ENEMY_ATTACKS -> new EffectUse(Amount.NONE, Concerns.FROM_HERO, false, false);
            case DAMAGE_ADJACENT, DAMAGE_ONE_ADJACENT, PUSH_ENEMY ->
                new EffectUse(Amount.POSITIVE, Concerns.ACTING_HERO, false, false);
            case CARRY -> new EffectUse(Amount.NOT_NEGATIVE, Concerns.ACTING_HERO, false, true);
            case SPAWN, MOVE_ENEMIES -> new EffectUse(Amount.POSITIVE, Concerns.NOBODY, false, false);
            case ENEMY_RANGE, ENEMY_DAMAGE, ENEMY_RESISTANCE, HERO_RANGE, WEAPON_ALERT ->
                new EffectUse(Amount.SIGNED, Concerns.NOBODY, true, false);
            case NO_HIDING_IN_COVER -> new EffectUse(Amount.NONE, Concerns.NOBODY, true, false);
            case SKIP_BEHAVIOUR -> new EffectUse(Amount.NONE, Concerns.NOBODY, false, false);
            case RAISE_FLAG -> new EffectUse(Amount.POSITIVE, Concerns.NOBODY, false, true);
            case REMOVE_POI, SUCCESS, FAILURE -> new EffectUse(Amount.NONE, Concerns.NOBODY, false, true);
        };
    }
}
