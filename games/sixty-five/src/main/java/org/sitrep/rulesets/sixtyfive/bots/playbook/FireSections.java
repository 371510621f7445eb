package org.sitrep.rulesets.sixtyfive.bots.playbook;

import java.util.List;
import org.sitrep.playbook.Actions;
import org.sitrep.playbook.Questions;
import org.sitrep.playbook.Vocabulary.Question;
import org.sitrep.rulesets.sixtyfive.battle.Activity;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.rulesets.sixtyfive.tables.AttackKind;
import org.sitrep.scenario.Words;

/** The sections of fights: fire, the cards added to it and against it, hits, artillery. */
final class FireSections {
    private static final int ARMOR_OR_BUNKER = DecisionKind.ARMOR | DecisionKind.AT_BUNKER;

    private static final Questions FIRE = new Questions(
            new Question(
                    DecisionKind.LEAD,
                    "lead",
                    "Lead unit of an attack, or of the second shot of Punishing Fire.",
                    "the unit with the best shot"),
            new Question(DecisionKind.TARGET, "target", "Target of an attack.", "the target that loses most"),
            new Question(DecisionKind.JOIN, "join", "Unit that joins an attack, repeated until done.", "all that may"),
            new Question(
                    DecisionKind.REDRAW,
                    "redraw",
                    "Choice to draw a card again by Tactical.",
                    "if the card does not hit"),
            new Question(
                    DecisionKind.HIT,
                    "hit",
                    "Unit that takes the next hit among equals.",
                    "the enemy that loses most, or the own unit that loses least"));

    private static final Actions<TableOutlook> FIRE_ACTIONS = new Actions<TableOutlook>("Any option.")
            .add("lead", "A lead unit.", t -> t.option >= 0, DecisionKind.LEAD)
            .add("aim", "A soft target.", FireSections::isSoft, DecisionKind.TARGET)
            .add("pierce", "Armor.", FireSections::isArmor, DecisionKind.TARGET)
            .add("breach", "A bunker.", FireSections::isBunker, DecisionKind.TARGET)
            .add("hold", "No fire.", t -> t.option < 0, DecisionKind.LEAD, DecisionKind.TARGET)
            .add("join", "A unit that joins.", t -> t.option >= 0, DecisionKind.JOIN)
            .add("enough", "No other unit.", t -> t.option < 0, DecisionKind.JOIN)
            .add("hit", "A unit to hit.", DecisionKind.HIT)
            .add("accept", "Keep the card.", t -> t.option == 0, DecisionKind.REDRAW)
            .add("redraw", "Draw again.", t -> t.option != 0, DecisionKind.REDRAW);

    private static final Questions SUPPORT = new Questions(
            new Question(
                    DecisionKind.SUPPORT,
                    "support",
                    "Card that supports the side's own Action.",
                    "0.5 for Ambush, Panic and Critical Hit, 0.25 for Aimed Shot and Heavy Artillery, 0.13 for Bullet "
                            + "Storm, 0.3 for a Retreat from a lost assault, less the worth of the card"),
            new Question(
                    DecisionKind.REACTION,
                    "reaction",
                    "Card that answers the other side.",
                    "the card least worth keeping, if it is worth less than 0.3"));

    private static final Actions<TableOutlook> SUPPORT_ACTIONS = new Actions<TableOutlook>("Any option.")
            .add("support", "A Support.", t -> t.option >= 0, DecisionKind.SUPPORT)
            .add("react", "A Reaction.", t -> t.option >= 0, DecisionKind.REACTION)
            .add("decline", "No card.", t -> t.option < 0);

    private static final Questions OPPORTUNITY = new Questions(
            new Question(
                    DecisionKind.OPPORTUNITY,
                    "fire",
                    "Hex that fires at a unit which has entered a hex.",
                    "the hex with the best shot, if it is worth 0.12; a shot counts 1.2 times, since a hit stops"),
            new Question(DecisionKind.OPPORTUNITY_CARD, "card", "Card for that fire.", "the card least worth keeping"));

    private static final Actions<TableOutlook> OPPORTUNITY_ACTIONS = new Actions<TableOutlook>("Any option.")
            .add("fire", "A hex that fires.", t -> t.option >= 0, DecisionKind.OPPORTUNITY)
            .add("spend", "A card.", t -> t.option >= 0, DecisionKind.OPPORTUNITY_CARD)
            .add("hold", "No fire.", t -> t.option < 0);

    private static final Questions ARTILLERY = new Questions(
            new Question(
                    DecisionKind.AIM,
                    "aim",
                    "Target hex of artillery, an air strike, a Satchel Charge or Smoke.",
                    "the hex where the enemy loses most; Smoke near enemies"),
            new Question(
                    DecisionKind.PATTERN,
                    "pattern",
                    "The two other hexes of artillery.",
                    "those where the enemy loses most"),
            new Question(
                    DecisionKind.STRIKE_BUNKER,
                    "bunker",
                    "Choice of artillery to strike a bunker, not the units in it.",
                    "never"));

    private static final Actions<TableOutlook> ARTILLERY_ACTIONS = new Actions<TableOutlook>("Any option.")
            .add("aim", "A target hex.", DecisionKind.AIM)
            .add("spread", "Two other hexes.", DecisionKind.PATTERN)
            .add("strike-units", "The units.", t -> t.option == 0, DecisionKind.STRIKE_BUNKER)
            .add("strike-bunker", "The bunker.", t -> t.option != 0, DecisionKind.STRIKE_BUNKER);

    static final List<SectionWords> ALL = List.of(
            new SectionWords(
                    "fire",
                    "Leads, targets and joiners of attacks, cards drawn again, units that take hits.",
                    FIRE,
                    SectionWords.own(7, FIRE)
                            .flag("cardHits", FireSections::cardHits)
                            .as("The card that could be drawn again hits.")
                            .ofOption()
                            .number("draws", -20, 40, t -> isSoft(t) ? draws(t) : 0)
                            .as("Cards that the lead draws at a soft target by itself.")
                            .number("hits", 0, 40, t -> isSoft(t) ? Math.max(0, draws(t)) * hitShare(t) : 0)
                            .as("Hits expected of them, from the cards that the side has not seen.")
                            .number(
                                    "destroys",
                                    0,
                                    1,
                                    t -> isArmor(t) ? t.view.destroys(t.its, t.unit, !isActing(t)) : 0)
                            .as("Chance that the lead's shot at armor destroys the target.")
                            .flag("spread", t -> isSoft(t) && (t.option & DecisionKind.SPREAD) != 0)
                            .as("Hits are spread over all units of the target's hex."),
                    List.of(UnitFacts.ITS, UnitFacts.OF_OPTION, HexFacts.FACTS),
                    FIRE_ACTIONS),
            new SectionWords(
                    "support",
                    "Supports of own Actions, and Reactions.",
                    SUPPORT,
                    SectionWords.own(8, SUPPORT)
                            .word("block", CardFacts.BLOCKS, t -> 1 + (t.decision.subject() >> Byte.SIZE))
                            .as("The Support or Reaction that is asked for."),
                    List.of(CardFacts.FACTS),
                    SUPPORT_ACTIONS),
            new SectionWords(
                    "opportunity",
                    "Opportunity Fire: hexes that fire, and their cards.",
                    OPPORTUNITY,
                    SectionWords.own(9, OPPORTUNITY),
                    List.of(UnitFacts.ITS, HexFacts.FACTS, CardFacts.FACTS, CardFacts.USE),
                    OPPORTUNITY_ACTIONS),
            new SectionWords(
                    "artillery",
                    "Hexes of artillery, air strikes, Satchel Charges and Smoke.",
                    ARTILLERY,
                    SectionWords.own(10, ARTILLERY)
                            .word(
                                    "activity",
                                    CommandSections.after(Words.all(Activity.class)),
                                    CommandSections::activity)
                            .as("Purpose of the target hex; none in the other questions."),
                    List.of(HexFacts.FACTS),
                    ARTILLERY_ACTIONS));

    private FireSections() {}

    private static boolean isSoft(final TableOutlook t) {
        return t.asks(DecisionKind.TARGET) && t.option >= 0 && (t.option & ARMOR_OR_BUNKER) == 0;
    }

    private static boolean isBunker(final TableOutlook t) {
        return t.option >= 0 && (t.option & DecisionKind.AT_BUNKER) != 0;
    }

    private static boolean isArmor(final TableOutlook t) {
        return t.asks(DecisionKind.TARGET) && t.option >= 0 && (t.option & ARMOR_OR_BUNKER) == DecisionKind.ARMOR;
    }

    private static boolean isActing(final TableOutlook t) {
        return t.view.phasing() == t.view.side;
    }

    private static int draws(final TableOutlook t) {
        return t.view.draws(t.its, 0, t.unit, !isActing(t));
    }

    private static double hitShare(final TableOutlook t) {
        final long unseen = t.view.unseen();
        return (double) Long.bitCount(unseen & t.view.hitting(t.its, AttackKind.FIRE)) / Long.bitCount(unseen);
    }

    private static boolean cardHits(final TableOutlook t) {
        return t.asks(DecisionKind.REDRAW)
                && (t.view.tables.cards.hits(AttackKind.FIRE) & 1L << t.decision.subject()) != 0;
    }
}
