package org.sitrep.rulesets.rambo.bots.playbook;

import java.util.List;
import org.sitrep.playbook.Fact;
import org.sitrep.playbook.FactGroup;
import org.sitrep.rulesets.rambo.bots.sense.Sense;
import org.sitrep.rulesets.rambo.mission.MissionView;

/** Facts of one hero: the one whom the question is about, or the one whom an option stands for. */
final class HeroFacts {
    /** Of the hero whom the question is about. */
    static final int MY_GROUP = 1;
    /** Of the hero whom an option stands for. */
    static final int THEIR_GROUP = 2;

    private enum Of {
        PLACE,
        LEVEL,
        ALERT,
        TO_RED,
        HEALTH_LEFT,
        DAMAGE,
        WOUNDS,
        ARMOR,
        VALOR,
        HAND,
        DECK_LEFT,
        WEAPONS,
        CARRIES,
        IN_COVER,
        SEEN_BY,
        TURNS_LEFT,
        RUNS,
        TO_GOAL,
        DANGER,
        ALERT_COST
    }

    private static final Of[] VALUES = Of.values();

    /** About the hero whom the question is about. */
    static final List<Fact> MINE = named(new FactGroup(MY_GROUP), "my", "hero in hand");
    /** About the hero whom an option stands for. */
    static final List<Fact> THEIRS = named(new FactGroup(THEIR_GROUP), "their", "hero of the option").stream()
            .map(Fact::ofAnOption)
            .toList();

    private static List<Fact> named(final FactGroup ids, final String prefix, final String whom) {
        return List.of(
                ids.number(
                        Of.PLACE,
                        prefix + "Place",
                        0,
                        4,
                        "Place of the " + whom + " in the party, 1 for its leader; 0 if it is nobody."),
                ids.number(
                        Of.LEVEL,
                        prefix + "Level",
                        0,
                        3,
                        "Alert level of the " + whom + ": 0 green, 1 yellow, 2 orange, 3 red."),
                ids.number(
                        Of.ALERT,
                        prefix + "Alert",
                        0,
                        40,
                        "Space of the alert marker of the " + whom + ", 0 at the bottom."),
                ids.number(
                        Of.TO_RED,
                        prefix + "ToRed",
                        0,
                        40,
                        "Spaces from there to the first red one of the " + whom + "; 0 if it is there."),
                ids.number(
                        Of.HEALTH_LEFT, prefix + "HealthLeft", 0, 40, "How much more damage wounds the " + whom + "."),
                ids.number(Of.DAMAGE, prefix + "Damage", 0, 40, "Damage of the " + whom + "."),
                ids.number(Of.WOUNDS, prefix + "Wounds", 0, 4, "Wounded stances of the " + whom + "."),
                ids.number(Of.ARMOR, prefix + "Armor", 0, 40, "Armor tokens of the " + whom + "."),
                ids.number(Of.VALOR, prefix + "Valor", 0, 40, "Valor tokens of the " + whom + "."),
                ids.number(Of.HAND, prefix + "Hand", 0, 24, "Tactics cards in the hand of the " + whom + "."),
                ids.number(Of.DECK_LEFT, prefix + "DeckLeft", 0, 24, "Cards left in the deck of the " + whom + "."),
                ids.number(Of.WEAPONS, prefix + "Weapons", 0, 8, "Weapons of the " + whom + "."),
                ids.flag(Of.CARRIES, prefix + "Carries", "The " + whom + " carries a token."),
                ids.flag(Of.IN_COVER, prefix + "InCover", "The " + whom + " is in cover, by its space or a card."),
                ids.number(Of.SEEN_BY, prefix + "SeenBy", 0, 40, "Enemies to whom the " + whom + " is visible."),
                ids.number(
                        Of.TURNS_LEFT,
                        prefix + "TurnsLeft",
                        0,
                        4,
                        "Turns that the " + whom + " has still to take this round, without the one in hand."),
                ids.flag(
                        Of.RUNS,
                        prefix + "Runs",
                        "The " + whom + " has a goal of its own, as the pointman shares them out; others guard."),
                ids.number(
                        Of.TO_GOAL,
                        prefix + "ToGoal",
                        0,
                        SectionFacts.FAR,
                        "What the way of the " + whom
                                + " to its goal costs, coming beside a fog card counted as 2; 0 without a goal."),
                ids.number(
                        Of.DANGER,
                        prefix + "Danger",
                        0,
                        SectionFacts.MOST,
                        "What enemies who activate can do to the " + whom
                                + " where it stands, in spaces of movement: 0.5 a damage, 4 a wound, a fifth of it for cards that are not next."),
                ids.number(
                        Of.ALERT_COST,
                        prefix + "AlertCost",
                        0,
                        SectionFacts.MOST,
                        "What the pointman takes the alert of the " + whom
                                + " to cost, in spaces of movement: more by level and space, and steeply just below Red."));
    }

    private final Sense sense;
    private final MissionView view;

    HeroFacts(final Sense sense) {
        this.sense = sense;
        view = sense.view;
    }

    double of(final int hero, final int nth) {
        if (hero < 0 || hero >= view.heroes()) {
            return 0;
        }
        return switch (VALUES[nth]) {
            case PLACE -> hero + 1;
            case LEVEL -> view.level(hero);
            case ALERT -> view.alert(hero);
            case TO_RED -> TeamFacts.toRed(view, hero);
            case HEALTH_LEFT -> view.healthLeft(hero);
            case DAMAGE -> view.damage(hero);
            case WOUNDS -> Integer.bitCount(view.wounds(hero));
            case ARMOR -> view.armor(hero);
            case VALOR -> view.valor(hero);
            case HAND -> Integer.bitCount(view.hand(hero));
            case DECK_LEFT -> view.deckLeft(hero);
            case WEAPONS -> weapons(hero);
            case CARRIES -> SectionFacts.flag(view.carries(hero));
            case TURNS_LEFT -> view.turnsLeft(hero);
            case ALERT_COST -> sense.safety.alert(hero, view.alert(hero));
            default -> view.round() == 0 ? 0 : onTheMap(VALUES[nth], hero);
        };
    }

    private int weapons(final int hero) {
        int count = 0;
        for (int slot = 0; slot < view.gearCount(hero); slot++) {
            count += sense.tables.gear.weapon[view.gear(hero, slot)] ? 1 : 0;
        }
        return count;
    }

    private double onTheMap(final Of fact, final int hero) {
        final int space = view.space(hero);
        return switch (fact) {
            case IN_COVER -> SectionFacts.flag(view.inCover(hero));
            case SEEN_BY -> seenBy(hero);
            case RUNS -> SectionFacts.flag(sense.orders.runs(hero));
            case TO_GOAL -> Math.min(SectionFacts.FAR, sense.orders.toGoal(hero, space));
            default -> SectionFacts.within(sense.safety.danger(hero, space, view.alert(hero), view.armor(hero), 0));
        };
    }

    private int seenBy(final int hero) {
        int count = 0;
        for (long rest = view.figures(); rest != 0; rest &= rest - 1) {
            count += view.visible(hero, Long.numberOfTrailingZeros(rest)) ? 1 : 0;
        }
        return count;
    }
}
