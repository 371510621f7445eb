package org.sitrep.rulesets.rambo.bots.planner;

import org.sitrep.rulesets.rambo.bots.sense.Sense;
import org.sitrep.rulesets.rambo.bots.sense.Shots;
import org.sitrep.rulesets.rambo.definition.AttackChange;
import org.sitrep.rulesets.rambo.definition.Effect;
import org.sitrep.rulesets.rambo.definition.EffectKind;
import org.sitrep.rulesets.rambo.definition.Requirement;
import org.sitrep.rulesets.rambo.play.Ask;
import org.sitrep.rulesets.rambo.tables.EffectTable;
import org.sitrep.rulesets.rambo.tables.HeroTable;

/**
 * What one use of a tactics card changes in the turn of the hero who plays or discards it. Filled in place; not
 * thread-safe.
 */
final class CardPlan {
    private static final EffectKind[] KINDS = EffectKind.values();
    private static final int HERO = Effect.Whom.HERO.ordinal();

    /** The option of step 4, {@link Ask#END} for no card. */
    int option;
    /** Ordinal of what it requires. */
    int requires;

    int movement;
    int actions;
    int valor;
    int alert;
    int armor;
    int freeAttacks;
    /** What the rest of it is worth. */
    double rest;

    private boolean changesAttacks;
    private int list;

    /** No card. */
    void none() {
        option = Ask.END;
        requires = Requirement.NONE.ordinal();
        movement = 0;
        actions = 0;
        valor = 0;
        alert = 0;
        armor = 0;
        freeAttacks = 0;
        rest = 0;
        changesAttacks = false;
        list = EffectTable.NONE;
    }

    /** A card for valor. */
    void discard(final HeroTable board, final int card) {
        none();
        option = Ask.DISCARD + card;
        valor = board.cardValor[card];
    }

    /** A card played. */
    void play(final Sense sense, final int hero, final int card) {
        none();
        final HeroTable board = sense.tables.heroes[hero];
        final EffectTable effects = sense.tables.effects;
        option = Ask.PLAY + card;
        requires = board.cardRequires[card];
        list = board.cardEffects[card];
        for (int row = effects.start[list]; row < effects.start[list + 1]; row++) {
            final int n = effects.n[row];
            if (effects.to[row] != HERO || !sense.view.holds(effects.when[row], hero)) {
                rest += sense.cards.row(row, hero);
                continue;
            }
            switch (KINDS[effects.kind[row]]) {
                case MOVEMENT -> movement += n;
                case ACTIONS -> actions += n;
                case VALOR -> valor += n;
                case ALERT -> alert += n;
                case ARMOR -> armor += n;
                case FREE_ATTACK -> {
                    freeAttacks += n;
                    changesAttacks = true;
                }
                case CHANGE_NEXT_ATTACK, CHANGE_ATTACKS -> changesAttacks = true;
                default -> rest += sense.cards.row(row, hero);
            }
        }
    }

    /**
     * Returns whether it does nothing but for an attack, so that it had better wait until the hero is where it attacks.
     */
    boolean forAttack() {
        return changesAttacks;
    }

    /** Adds its changes to attacks. */
    void change(final EffectTable effects, final Shots shots) {
        if (!changesAttacks) {
            return;
        }
        for (int row = effects.start[list]; row < effects.start[list + 1]; row++) {
            final EffectKind kind = KINDS[effects.kind[row]];
            if ((kind == EffectKind.FREE_ATTACK
                            || kind == EffectKind.CHANGE_NEXT_ATTACK
                            || kind == EffectKind.CHANGE_ATTACKS)
                    && effects.change[row] >= 0) {
                final AttackChange change = effects.changes[effects.change[row]];
                shots.add(change);
            }
        }
    }
}
