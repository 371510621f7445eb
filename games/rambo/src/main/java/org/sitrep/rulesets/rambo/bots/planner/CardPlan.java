package org.sitrep.rulesets.rambo.bots.planner;

import org.sitrep.rulesets.rambo.bots.sense.Sense;
import org.sitrep.rulesets.rambo.bots.sense.Shots;
import org.sitrep.rulesets.rambo.definition.AttackChange;
import org.sitrep.rulesets.rambo.definition.Effect;
import org.sitrep.rulesets.rambo.definition.EffectKind;
import org.sitrep.rulesets.rambo.definition.Requirement;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.tables.EffectTable;
import org.sitrep.rulesets.rambo.tables.HeroTable;

/**
 * Estimates what one use of a tactics card changes in the turn of the hero who plays or discards it. Filled in place.
 * Not thread-safe.
 */
final class CardPlan {

    /** The option of step 4, {@link DecisionKind#END} for no card. */
    int option;

    Requirement requires;

    int movement;
    int actions;
    int valor;
    int alert;
    int armor;
    int freeAttacks;
    /** Worth of the card's other effects. */
    double rest;

    private boolean changesAttacks;
    private int list;

    void none() {
        option = DecisionKind.END;
        requires = Requirement.NONE;
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

    void discard(final HeroTable board, final int card) {
        none();
        option = DecisionKind.DISCARD + card;
        valor = board.cards[card].valor();
    }

    void play(final Sense sense, final int hero, final int card) {
        none();
        final HeroTable board = sense.tables.heroes[hero];
        final EffectTable effects = sense.tables.effects;
        option = DecisionKind.PLAY + card;
        requires = board.cards[card].requires();
        list = board.cardEffects[card];
        for (int row = effects.start[list]; row < effects.start[list + 1]; row++) {
            final int n = effects.rows[row].n();
            if (effects.rows[row].to() != Effect.Whom.HERO || !sense.view.holds(effects.rows[row].when(), hero)) {
                rest += sense.cards.row(row, hero);
                continue;
            }
            switch (effects.rows[row].kind()) {
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

    /** Returns whether the card only improves an attack, so that it should wait until the hero is where it attacks. */
    boolean forAttack() {
        return changesAttacks;
    }

    void change(final EffectTable effects, final Shots shots) {
        if (!changesAttacks) {
            return;
        }
        for (int row = effects.start[list]; row < effects.start[list + 1]; row++) {
            final EffectKind kind = effects.rows[row].kind();
            if ((kind == EffectKind.FREE_ATTACK
                            || kind == EffectKind.CHANGE_NEXT_ATTACK
                            || kind == EffectKind.CHANGE_ATTACKS)
                    && effects.rows[row].change().isPresent()) {
                final AttackChange change = effects.rows[row].change().orElseThrow();
                shots.add(change);
            }
        }
    }
}
