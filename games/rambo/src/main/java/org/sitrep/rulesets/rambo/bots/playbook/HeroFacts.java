package org.sitrep.rulesets.rambo.bots.playbook;

import org.sitrep.playbook.Facts;
import org.sitrep.rulesets.rambo.bots.sense.Sense;
import org.sitrep.rulesets.rambo.mission.MissionView;

/** Facts of one hero: the one whom the question concerns, or the one whom an option stands for. */
final class HeroFacts {
    static final Facts<HeroFacts> MINE = declared(new Facts<>(1), "my", "current hero");
    static final Facts<HeroFacts> THEIRS = declared(new Facts<HeroFacts>(2).ofOption(), "their", "hero of the option");

    private static Facts<HeroFacts> declared(final Facts<HeroFacts> facts, final String prefix, final String whom) {
        return facts.number(prefix + "Place", 0, 4, f -> f.hero + 1)
                .as("Place of the " + whom + " in the party, 1 for its leader; 0 if there is no such hero.")
                .number(prefix + "Level", 0, 3, f -> f.view.level(f.hero))
                .as("Alert level of the " + whom + ": 0 green, 1 yellow, 2 orange, 3 red.")
                .number(prefix + "Alert", 0, 40, f -> f.view.alert(f.hero))
                .as("Space of the alert marker of the " + whom + ", 0 at the bottom.")
                .number(prefix + "ToRed", 0, 40, f -> f.view.toRed(f.hero))
                .as("Spaces from the alert marker to the first red space of the " + whom + "; 0 if at Red.")
                .number(prefix + "HealthLeft", 0, 40, f -> f.view.healthLeft(f.hero))
                .as("Further damage that wounds the " + whom + ".")
                .number(prefix + "Damage", 0, 40, f -> f.view.damage(f.hero))
                .as("Damage of the " + whom + ".")
                .number(prefix + "Wounds", 0, 4, f -> Integer.bitCount(f.view.wounds(f.hero)))
                .as("Wounded stances of the " + whom + ".")
                .number(prefix + "Armor", 0, 40, f -> f.view.armor(f.hero))
                .as("Armor tokens of the " + whom + ".")
                .number(prefix + "Valor", 0, 40, f -> f.view.valor(f.hero))
                .as("Valor tokens of the " + whom + ".")
                .number(prefix + "Hand", 0, 24, f -> Integer.bitCount(f.view.hand(f.hero)))
                .as("Tactics cards in the hand of the " + whom + ".")
                .number(prefix + "DeckLeft", 0, 24, f -> f.view.deckLeft(f.hero))
                .as("Cards left in the deck of the " + whom + ".")
                .number(prefix + "Weapons", 0, 8, HeroFacts::weapons)
                .as("Weapons of the " + whom + ".")
                .flag(prefix + "Carries", f -> f.view.carries(f.hero))
                .as("The " + whom + " carries a token.")
                .flag(prefix + "InCover", f -> f.onTheMap() && f.view.inCover(f.hero))
                .as("The " + whom + " is in cover, by its space or a card.")
                .number(prefix + "SeenBy", 0, 40, f -> f.onTheMap() ? f.seenBy() : 0)
                .as("Enemies that can see the " + whom + ".")
                .number(prefix + "TurnsLeft", 0, 4, f -> f.view.turnsLeft(f.hero))
                .as("Turns that the " + whom + " has yet to take this round, not counting the current one.")
                .flag(prefix + "Runs", f -> f.onTheMap() && f.sense.orders.runs(f.hero))
                .as("The " + whom + " has a goal assigned by the pointman; heroes without one guard.")
                .number(prefix + "ToGoal", 0, SectionFacts.FAR, f -> f.onTheMap() ? f.toGoal() : 0)
                .as("Cost of the route of the " + whom
                        + " to its goal, plus 2 per fog card that it comes next to; 0 without a goal.")
                .number(prefix + "Danger", 0, SectionFacts.MOST, f -> f.onTheMap() ? f.danger() : 0)
                .as("Harm that activating enemies can do to the " + whom
                        + " on its space, in spaces of movement: 0.5 per damage, 4 per wound, a fifth of that for "
                        + "cards that are not next.")
                .number(prefix + "AlertCost", 0, SectionFacts.MOST, f -> f.alertCost())
                .as("Cost of the alert of the " + whom
                        + " to the pointman, in spaces of movement: rises with level and space, steeply just below "
                        + "Red.");
    }

    private final Sense sense;
    private final MissionView view;
    private int hero;

    HeroFacts(final Sense sense) {
        this.sense = sense;
        view = sense.view;
    }

    /** Returns a fact of a hero of this party; 0 for any other number. */
    double read(final Facts<HeroFacts> facts, final int fact, final int who) {
        hero = who;
        return who < 0 || who >= view.heroes() ? 0 : facts.read(fact, this);
    }

    /** Returns whether the heroes have been placed. */
    private boolean onTheMap() {
        return view.round() != 0;
    }

    private int toGoal() {
        return Math.min(SectionFacts.FAR, sense.orders.toGoal(hero, view.space(hero)));
    }

    private double alertCost() {
        return sense.safety.alert(hero, view.alert(hero));
    }

    private double danger() {
        return SectionFacts.within(sense.safety.danger(hero, view.space(hero), view.alert(hero), view.armor(hero), 0));
    }

    private int weapons() {
        int count = 0;
        for (int slot = 0; slot < view.gearCount(hero); slot++) {
            count += sense.tables.gear.cards[view.gear(hero, slot)].isWeapon() ? 1 : 0;
        }
        return count;
    }

    private int seenBy() {
        int count = 0;
        for (long rest = view.figures(); rest != 0; rest &= rest - 1) {
            count += view.visible(hero, Long.numberOfTrailingZeros(rest)) ? 1 : 0;
        }
        return count;
    }
}
