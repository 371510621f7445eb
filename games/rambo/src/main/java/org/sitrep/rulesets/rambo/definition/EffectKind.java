package org.sitrep.rulesets.rambo.definition;

/** Kinds of effects. */
public enum EffectKind {
    /** The alert marker moves by {@code n} spaces. */
    ALERT(Amount.SIGNED, Concerns.HEROES),
    /** {@code n} armor tokens. */
    ARMOR(Amount.POSITIVE, Concerns.HEROES),
    /** {@code n} valor tokens; a loss takes at most the tokens that there are. */
    VALOR(Amount.SIGNED, Concerns.HEROES),
    /** {@code n} damage is healed. */
    HEAL(Amount.POSITIVE, Concerns.HEROES),
    /** {@code n} damage that is not an attack (RB-THREAT-7). */
    DAMAGE(Amount.POSITIVE, Concerns.HEROES),
    /** {@code n} tactics cards are drawn. */
    DRAW(Amount.POSITIVE, Concerns.HEROES),
    /** {@code n} more movement this turn; if less, never below 0. */
    MOVEMENT(Amount.SIGNED, Concerns.TURN),
    /** {@code n} more actions this turn. */
    ACTIONS(Amount.SIGNED, Concerns.TURN),
    /** Rough terrain costs 1 this turn. */
    EASY_ROUGH(Amount.NONE, Concerns.TURN),
    /** {@code n} wounded tokens are removed; the hero chooses which. */
    REMOVE_WOUND(Amount.POSITIVE, Concerns.HEROES),
    /** One fog card at an area distance of at most 1 is looked at. */
    LOOK_AT_FOG(Amount.NONE, Concerns.ACTING_HERO),
    /** Any one fog card is looked at. */
    LOOK_AT_ANY_FOG(Amount.NONE, Concerns.ACTING_HERO),
    /** {@code n} free attacks (RB-GEAR-8), changed by {@code change}. */
    FREE_ATTACK(Amount.POSITIVE, Concerns.HEROES),
    /** The next attack of this turn is changed. */
    CHANGE_NEXT_ATTACK(Amount.NONE, Concerns.TURN),
    /** Every attack of this turn is changed. */
    CHANGE_ATTACKS(Amount.NONE, Concerns.TURN),
    /** Every adjacent enemy takes {@code n} damage that is not an attack. */
    DAMAGE_ADJACENT(Amount.POSITIVE, Concerns.ACTING_HERO),
    /** One adjacent enemy takes {@code n} damage that is not an attack. */
    DAMAGE_ONE_ADJACENT(Amount.POSITIVE, Concerns.ACTING_HERO),
    /** One enemy at an area distance of at most 1 is moved {@code n} spaces away. */
    PUSH_ENEMY(Amount.POSITIVE, Concerns.ACTING_HERO),
    /** The hero counts as in cover, for the duration. */
    COUNT_AS_COVER(Amount.NONE, Concerns.HEROES, Scope.LASTING),
    /** The hero is hidden from all enemies until the hero's next attack, for the duration. */
    HIDDEN(Amount.NONE, Concerns.HEROES, Scope.LASTING),
    /** {@code n} more resistance, for the duration. */
    RESISTANCE(Amount.SIGNED, Concerns.HEROES, Scope.LASTING),
    /** {@code n} enemies spawn. */
    SPAWN(Amount.POSITIVE, Concerns.NOBODY),
    /** Every enemy moves {@code n} spaces towards the hero of the highest alert. */
    MOVE_ENEMIES(Amount.POSITIVE, Concerns.NOBODY),
    /** The enemy closest to the active hero attacks its closest visible hero. */
    ENEMY_ATTACKS(Amount.NONE, Concerns.FROM_HERO),
    /** The range of every enemy changes by {@code n}, for the duration. */
    ENEMY_RANGE(Amount.SIGNED, Concerns.NOBODY, Scope.LASTING),
    /** The damage of every enemy's attack changes by {@code n}, for the duration. */
    ENEMY_DAMAGE(Amount.SIGNED, Concerns.NOBODY, Scope.LASTING),
    /** The resistance of every enemy changes by {@code n}, for the duration. */
    ENEMY_RESISTANCE(Amount.SIGNED, Concerns.NOBODY, Scope.LASTING),
    /** The range of every hero's weapons changes by {@code n}, for the duration. */
    HERO_RANGE(Amount.SIGNED, Concerns.NOBODY, Scope.LASTING),
    /** The alert of every weapon that is not silent changes by {@code n}, for the duration. */
    WEAPON_ALERT(Amount.SIGNED, Concerns.NOBODY, Scope.LASTING),
    /** Heroes in cover are seen as if they stood in the open, for the duration. */
    NO_HIDING_IN_COVER(Amount.NONE, Concerns.NOBODY, Scope.LASTING),
    /** The active hero's first step of the turn does {@code n} damage. */
    FIRST_STEP_DAMAGE(Amount.POSITIVE, Concerns.TURN),
    /** The next activation skips its first behaviour. */
    SKIP_BEHAVIOUR(Amount.NONE, Concerns.NOBODY),
    /** The P.O.I. leaves the map. */
    REMOVE_POI(Amount.NONE, Concerns.NOBODY, Scope.OF_DOSSIER),
    /** A gear card is found (RB-GEAR-3). */
    FIND_GEAR(Amount.NONE, Concerns.ACTING_HERO),
    /** The hero takes a token to carry; its Movement is reduced by {@code n} each turn. */
    CARRY(Amount.NOT_NEGATIVE, Concerns.ACTING_HERO, Scope.OF_DOSSIER),
    /** The mission's flag {@code n} is raised. */
    RAISE_FLAG(Amount.POSITIVE, Concerns.NOBODY, Scope.OF_DOSSIER),
    /** The mission is a success (RB-DOS-2). */
    SUCCESS(Amount.NONE, Concerns.NOBODY, Scope.OF_DOSSIER),
    /** The mission has failed (RB-DOS-3). */
    FAILURE(Amount.NONE, Concerns.NOBODY, Scope.OF_DOSSIER);

    private final Amount amount;
    private final Concerns concerns;
    private final Scope scope;

    EffectKind(final Amount amount, final Concerns concerns) {
        this(amount, concerns, Scope.AT_ONCE);
    }

    EffectKind(final Amount amount, final Concerns concerns, final Scope scope) {
        this.amount = amount;
        this.concerns = concerns;
        this.scope = scope;
    }

    private enum Scope {
        AT_ONCE,
        LASTING,
        OF_DOSSIER
    }

    /** Returns which values of {@code n} are allowed. */
    public Amount amount() {
        return amount;
    }

    /** Returns which heroes it applies to. */
    public Concerns concerns() {
        return concerns;
    }

    /** Returns whether it lasts for some time. */
    public boolean isLasting() {
        return scope == Scope.LASTING;
    }

    /** Returns whether only a dossier can contain it, since it names a part of a Mission or ends one. */
    public boolean isOfDossier() {
        return scope == Scope.OF_DOSSIER;
    }

    /** Ranges of {@code n}. */
    public enum Amount {
        /** None: {@code n} is not used. */
        NONE,
        /** 0 or more. */
        NOT_NEGATIVE,
        /** 1 or more. */
        POSITIVE,
        /** Any but 0. */
        SIGNED;

        /** Returns whether a number is allowed; 1 is the default. */
        public boolean allows(final int n) {
            return switch (this) {
                case NONE -> n == 1;
                case NOT_NEGATIVE -> n >= 0;
                case POSITIVE -> n > 0;
                case SIGNED -> n != 0;
            };
        }

        /** Returns what to write instead of a number that is not allowed. */
        public String suggestion() {
            return switch (this) {
                case NONE -> "remove n";
                case NOT_NEGATIVE -> "write 0 or more";
                case POSITIVE -> "write 1 or more";
                case SIGNED -> "write a number other than 0";
            };
        }
    }

    /** Heroes that a kind of effect applies to. */
    public enum Concerns {
        /** No hero in particular. */
        NOBODY,
        /** No hero, but it starts from the space of the hero who plays, reveals or triggers it. */
        FROM_HERO,
        /** Only the hero who plays, reveals or triggers it. */
        ACTING_HERO,
        /** The hero whose turn it is: it changes that turn. */
        TURN,
        /** The heroes that {@code to} names. */
        HEROES;

        /** Returns whether a requirement can be asked of the heroes it applies to. */
        public boolean isHero() {
            return this != NOBODY && this != FROM_HERO;
        }
    }
}
