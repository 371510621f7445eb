package org.sitrep.rulesets.purplehaze.bots.playbook;

import java.util.List;
import org.sitrep.playbook.Actions;
import org.sitrep.playbook.Facts;
import org.sitrep.playbook.Questions;
import org.sitrep.rulesets.purplehaze.bots.map.StoryWorth;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.squad.HeldCards;
import org.sitrep.rulesets.purplehaze.squad.Rerolls;
import org.sitrep.rulesets.purplehaze.squad.Supply;
import org.sitrep.rulesets.purplehaze.squad.TestHelp;
import org.sitrep.rulesets.purplehaze.tables.CardOp;

/** Facts about Boon cards, Lucky Charms and Abilities that must be called for: their effect and its target. */
final class CardFacts extends SectionFacts {
    private static final int BYTE = 255;
    private static final int SUBJECT_SHIFT = 8;

    private static final int BY_ABILITY = 1;
    private static final int BY_CHARM = 2;
    private static final int BY_CARD = 3;
    private static final int BY_STRESS = 4;
    private static final int BY_DAMAGE = 5;
    private static final int BY_SKILL = 6;

    /** The questions whose option 0 is to use nothing. */
    private static final int[] YES_OR_NO = {
        DecisionKind.REROLL, DecisionKind.BEFORE_TEST, DecisionKind.PLAY, DecisionKind.IGNORE_DAMAGE,
        DecisionKind.IGNORE_WOUND, DecisionKind.PLAY_BOON, DecisionKind.REMOVE_EAZ, DecisionKind.NEXT_ENCOUNTER
    };

    static final Questions QUESTIONS = new Questions()
            .ask(DecisionKind.REROLL, "reroll", "Whether to throw a test again, and by what.")
            .byDefault("a failed Trait test, and any other test below 0.6 of its mean")
            .ask(DecisionKind.BEFORE_TEST, "before-test", "Help for a test before the dice are thrown.")
            .byDefault("an Ability; a card for 2 successes or more on average; Stress if the Marine can bear it")
            .ask(
                    DecisionKind.PLAY,
                    "play",
                    "A card or Ability to play between two activations, or at any time on the map.")
            .byDefault("everything that helps now")
            .ask(DecisionKind.PLAY_TARGET, "play-on", "The Marine or thing to play it on.")
            .byDefault("the Marine nearest to a threshold; Hard Cover with an Enemy behind it")
            .ask(DecisionKind.IGNORE_DAMAGE, "damage", "Whether to ignore Damage by a Lucky Charm.")
            .byDefault("from 2 Damage up")
            .ask(DecisionKind.IGNORE_WOUND, "wound", "Whether to ignore a Wound card by a Lucky Charm.")
            .byDefault("the K.I.A. card, one with 3 Stress, or a second Wound")
            .ask(DecisionKind.PLAY_BOON, "boon", "Whether to play a card for the present action.")
            .byDefault("yes; a quiet March from 4 Threat up, an easier one below 8 SP")
            .ask(DecisionKind.REMOVE_EAZ, "remove-eaz", "The EAZ that a card removes.")
            .byDefault("the first")
            .ask(
                    DecisionKind.NEXT_ENCOUNTER,
                    "next-encounter",
                    "Whether to put the Encounter that a card has revealed at the bottom.")
            .byDefault("if its worth is negative")
            .ask(DecisionKind.BOON_CARD, "keep-card", "The card of two that a Marine keeps.")
            .byDefault("the one held");

    static final Facts<CardFacts> FACTS = new Facts<CardFacts>(10)
            .question(QUESTIONS, f -> f.decision.kind())
            .flag("traitTest", f -> f.isTest() && f.squad.isTraitTest())
            .as("The test is a Trait test, not a Fire order.")
            .number("testSuccesses", 0, 200, f -> f.isTest() ? f.squad.testSuccesses() : 0)
            .as("Successes of the test; 0 before the dice are thrown.")
            .number("testMean", 0, 200, f -> f.isTest() ? f.squad.testMean() : 0)
            .as("Mean successes of the test with the present dice. Exact.")
            .number("testNeeds", 0, 20, f -> f.isTest() ? f.squad.testNeeds() : 0)
            .as("Successes needed to pass; 0 if each one counts.")
            .number("testChance", 0, 1, f -> f.isTest() ? f.squad.testChance(f.squad.testNeeds()) : 0)
            .as("Chance to pass with the present dice. Exact.")
            .number(
                    "incoming",
                    0,
                    60,
                    f -> f.asks(DecisionKind.IGNORE_DAMAGE) ? f.decision.subject() >>> SUBJECT_SHIFT : 0)
            .as("Damage that a Lucky Charm could ignore.")
            .number(
                    "woundStress",
                    0,
                    20,
                    f -> f.asks(DecisionKind.IGNORE_WOUND) ? f.squad.woundStress(f.woundCard()) : 0)
            .as("Stress of the Wound card that a Lucky Charm could ignore.")
            .flag("kia", f -> f.asks(DecisionKind.IGNORE_WOUND) && f.squad.isKiaCard(f.woundCard()))
            .as("The Wound card is the K.I.A. card.")
            .number("encounterWorth", -1000, 1000, f -> f.asks(DecisionKind.NEXT_ENCOUNTER) ? f.encounterWorth() : 0)
            .as("Worth of the revealed Encounter by everything known in advance; one point is about one Damage "
                    + "avoided.")
            .number("threat", 0, 20, f -> f.mission == null ? 0 : f.mission.threat())
            .as("Threat of the Mission; 0 in a combat played alone.")
            .number("stamina", 0, 15, f -> f.mission == null ? 0 : f.mission.stamina())
            .as("SP of the Squad; 0 in a combat played alone.")
            .flag("coverToTake", f -> f.view.combat.enemiesInHardCover() != 0)
            .as("An Enemy stands behind Hard Cover in the present or last combat.")
            .ofOption()
            .word("by", List.of("nothing", "ability", "charm", "card", "stress", "damage", "skill"), CardFacts::by)
            .as("What is used; Stress and Damage are the price of an Ability such as ALL IN.")
            .word("effect", CardEffects.WORDS, CardFacts::effect)
            .as("Effect of the card, charm or Ability that is played, may be played or is kept.")
            .flag("behindCover", f -> f.behindCover() != 0)
            .as("An Enemy stands behind the Hard Cover of the option.");

    static final Actions<CardFacts> ACTIONS = new Actions<CardFacts>("Any option.")
            .add(
                    "save",
                    "Use nothing: the test, Damage, Wound or EAZ stays; the Encounter stays on top.",
                    f -> f.option == 0,
                    YES_OR_NO)
            .add("use", "Use or play it; the Encounter goes to the bottom.", f -> f.option != 0, YES_OR_NO)
            .add("play-on", "The Marine or thing to play it on.", DecisionKind.PLAY_TARGET)
            .add("keep", "The card to keep.", DecisionKind.BOON_CARD);

    private final StoryWorth worth = new StoryWorth();

    CardFacts() {
        super(FACTS, ACTIONS);
    }

    private boolean isTest() {
        return asks(DecisionKind.REROLL, DecisionKind.BEFORE_TEST);
    }

    /** Returns the Marine who tests, is hurt or draws a card; -1 if the question concerns no Marine. */
    @Override
    public int whoInHand() {
        return switch (decision.kind()) {
            case DecisionKind.REROLL, DecisionKind.BEFORE_TEST, DecisionKind.BOON_CARD -> decision.subject();
            case DecisionKind.IGNORE_DAMAGE, DecisionKind.IGNORE_WOUND -> decision.subject() & BYTE;
            default -> -1;
        };
    }

    /** Returns the Marine who would use the option or benefit from it; -1 for no Marine. */
    @Override
    public int whoOfOption() {
        return switch (decision.kind()) {
            case DecisionKind.PLAY -> user();
            case DecisionKind.PLAY_TARGET -> target();
            default -> -1;
        };
    }

    private int user() {
        return option == HeldCards.NOTHING ? -1 : squad.holderOf(option);
    }

    private int target() {
        final int effect = CardEffects.ofPlay(squad, decision.subject());
        if (CardEffects.isAmmo(effect)) {
            return Supply.marine(option);
        }
        final boolean space = effect == CardEffects.of(CardOp.REMOVE_HARD_COVER);
        return space || effect == CardEffects.of(CardOp.FIRE_SUPPORT_AGAIN) ? -1 : option;
    }

    private int woundCard() {
        return decision.subject() >>> SUBJECT_SHIFT;
    }

    private double encounterWorth() {
        worth.begin(squad, mission, mission.story);
        return worth.ofEntry(mission.story.encounter(decision.subject()));
    }

    private int behindCover() {
        final boolean space = decision.kind() == DecisionKind.PLAY_TARGET
                && CardEffects.ofPlay(squad, decision.subject()) == CardEffects.of(CardOp.REMOVE_HARD_COVER);
        return space ? view.combat.enemiesInHardCover() >>> option & 1 : 0;
    }

    private int by() {
        return switch (decision.kind()) {
            case DecisionKind.REROLL -> option == Rerolls.KEEP ? 0 : source(TestHelp.use(decision.subject(), option));
            case DecisionKind.BEFORE_TEST ->
                switch (option) {
                    case TestHelp.NOTHING -> 0;
                    case TestHelp.ABILITY -> BY_ABILITY;
                    case TestHelp.CHARM -> BY_CHARM;
                    case TestHelp.SKILL -> BY_SKILL;
                    case TestHelp.ABILITY_FOR_STRESS -> BY_STRESS;
                    case TestHelp.ABILITY_FOR_DAMAGE -> BY_DAMAGE;
                    default -> BY_CARD;
                };
            case DecisionKind.PLAY -> source(option);
            case DecisionKind.PLAY_TARGET -> source(decision.subject());
            case DecisionKind.IGNORE_DAMAGE -> option == 0 ? 0 : sourceOf(CardOp.IGNORE_DAMAGE);
            case DecisionKind.IGNORE_WOUND -> option == 0 ? 0 : sourceOf(CardOp.IGNORE_WOUND);
            case DecisionKind.PLAY_BOON, DecisionKind.REMOVE_EAZ -> option == 0 ? 0 : source(decision.subject());
            default -> option == 0 && decision.kind() != DecisionKind.BOON_CARD ? 0 : BY_CARD;
        };
    }

    private int sourceOf(final CardOp op) {
        return source(squad.useOf(decision.subject() & BYTE, op));
    }

    private static int source(final int use) {
        if (use == HeldCards.NOTHING) {
            return 0;
        }
        if (use >= HeldCards.SKILL) {
            return BY_SKILL;
        }
        return HeldCards.isCard(use) ? BY_CARD : HeldCards.isCharm(use) ? BY_CHARM : BY_ABILITY;
    }

    private int effect() {
        return switch (decision.kind()) {
            case DecisionKind.REROLL, DecisionKind.BEFORE_TEST ->
                by() == BY_CARD ? CardEffects.ofCard(squad, option - TestHelp.CARD) : 0;
            case DecisionKind.PLAY -> CardEffects.ofPlay(squad, option);
            case DecisionKind.PLAY_TARGET -> CardEffects.ofPlay(squad, decision.subject());
            case DecisionKind.PLAY_BOON, DecisionKind.REMOVE_EAZ ->
                option == 0 ? 0 : CardEffects.ofPlay(squad, decision.subject());
            case DecisionKind.BOON_CARD -> CardEffects.ofCard(squad, option);
            default -> 0;
        };
    }
}
