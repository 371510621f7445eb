package org.sitrep.rulesets.rambo.bots.playbook;

import org.sitrep.playbook.Facts;
import org.sitrep.rulesets.rambo.bots.sense.Sense;
import org.sitrep.rulesets.rambo.definition.EffectKind;
import org.sitrep.rulesets.rambo.definition.Gear;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.tables.EffectTable;

/** Facts of tactics cards, gear and medals that a hero may use in its turn. */
final class CardFacts {
    private static final int NONE = EffectTable.NONE;

    static final Facts<CardFacts> FACTS = new Facts<CardFacts>(6)
            .ofOption(TurnFacts.CARD)
            .number("worth", -SectionFacts.MOST, SectionFacts.MOST, CardFacts::worth)
            .as("Worth of a card, gear or medal to the pointman now, in spaces of movement. Discarding a "
                    + "card is worth 0.75 per valor to a hero who runs for a goal, else 0.5.")
            .number("discardValor", 0, 10, CardFacts::discardValor)
            .as("Valor gained by discarding the card.")
            .flag("stays", CardFacts::stays)
            .as("The card stays in play until the hero's next turn.")
            .flag("goes", CardFacts::goes)
            .as("The gear or medal is gone after use.")
            .number("givesAlert", -20, 20, f -> f.sum(EffectKind.ALERT))
            .as("Change of the hero's alert by a played card, gear or a medal.")
            .number("givesHealing", 0, 20, f -> f.sum(EffectKind.HEAL))
            .as("Damage that it can heal on the hero.")
            .number("givesArmor", 0, 20, f -> f.sum(EffectKind.ARMOR))
            .as("Armor tokens that it gives the hero.")
            .number("givesValor", 0, 20, f -> f.sum(EffectKind.VALOR))
            .as("Valor tokens that it gives the hero when used or played.")
            .number("givesCards", 0, 20, f -> f.sum(EffectKind.DRAW))
            .as("Tactics cards that the hero draws with it.")
            .number("givesMovement", -20, 20, f -> f.sum(EffectKind.MOVEMENT))
            .as("Movement that it gives.")
            .number("givesActions", -20, 20, f -> f.sum(EffectKind.ACTIONS))
            .as("Actions that it gives.")
            .number("givesAttacks", 0, 20, f -> f.sum(EffectKind.FREE_ATTACK))
            .as("Free attacks that it gives the hero.")
            .flag("changesAttacks", f -> f.has(EffectKind.CHANGE_NEXT_ATTACK) || f.has(EffectKind.CHANGE_ATTACKS))
            .as("It changes the hero's attacks in this turn.");

    private final Sense sense;
    private int hero;
    private int what;
    private int which;
    /** List of effects of the thing used; {@link #NONE} for a card that is discarded. */
    private int list;

    CardFacts(final Sense sense) {
        this.sense = sense;
    }

    /**
     * Returns a fact of an option of {@link DecisionKind#ACT} that plays or discards a card, uses gear or spends a
     * medal.
     */
    double read(final int fact, final int user, final int option) {
        hero = user;
        what = option & DecisionKind.WHAT;
        which = option & ~DecisionKind.WHAT;
        list = switch (what) {
            case DecisionKind.PLAY -> sense.tables.heroes[hero].cardEffects[which];
            case DecisionKind.USE -> sense.tables.gear.use[sense.view.gear(hero, which)];
            case DecisionKind.SPEND -> sense.tables.achievements.effects[which];
            default -> NONE;
        };
        return FACTS.read(fact, this);
    }

    private double worth() {
        return SectionFacts.within(
                what == DecisionKind.DISCARD ? sense.cards.discard(hero, which) : sense.cards.of(list, hero));
    }

    private int discardValor() {
        return what == DecisionKind.DISCARD ? sense.tables.heroes[hero].cards[which].valor() : 0;
    }

    private boolean stays() {
        return what == DecisionKind.PLAY && sense.tables.heroes[hero].cards[which].persistent();
    }

    private boolean goes() {
        return what == DecisionKind.SPEND
                || what == DecisionKind.USE && gear().use().orElseThrow().discards();
    }

    private Gear gear() {
        return sense.tables.gear.cards[sense.view.gear(hero, which)];
    }

    /** Returns the row after the last effect of the thing used. */
    private int end() {
        return list == NONE ? 0 : sense.tables.effects.start[list + 1];
    }

    /** Returns the sum of all effects of a kind on the hero who uses it. */
    private int sum(final EffectKind kind) {
        final EffectTable effects = sense.tables.effects;
        int sum = 0;
        for (int row = list == NONE ? 0 : effects.start[list]; row < end(); row++) {
            final boolean mine = switch (effects.rows[row].to()) {
                case HERO, TEAM, TEAM_IN_AREA -> true;
                default -> false;
            };
            sum += mine && effects.rows[row].kind() == kind && sense.view.holds(effects.rows[row].when(), hero)
                    ? effects.rows[row].n()
                    : 0;
        }
        return sum;
    }

    private boolean has(final EffectKind kind) {
        final EffectTable effects = sense.tables.effects;
        for (int row = list == NONE ? 0 : effects.start[list]; row < end(); row++) {
            if (effects.rows[row].kind() == kind) {
                return true;
            }
        }
        return false;
    }
}
