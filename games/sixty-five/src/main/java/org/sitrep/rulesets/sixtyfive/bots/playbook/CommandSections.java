package org.sitrep.rulesets.sixtyfive.bots.playbook;

import java.util.List;
import java.util.stream.Stream;
import org.sitrep.playbook.Actions;
import org.sitrep.playbook.Questions;
import org.sitrep.playbook.Vocabulary.Question;
import org.sitrep.rulesets.sixtyfive.battle.Activity;
import org.sitrep.rulesets.sixtyfive.definition.UnitType.Power;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.scenario.Words;

/** The sections of a commander: set-up, initiative, cards and who acts. */
final class CommandSections {
    private static final Questions SETUP = new Questions(
            new Question(
                    DecisionKind.SET_UP_UNIT,
                    "unit",
                    "Hex where a unit sets up.",
                    "the place worth most, in cover, two to a hex"),
            new Question(DecisionKind.SET_UP_LOADED, "carrier", "Carrier of a unit that sets up loaded.", "the first"),
            new Question(DecisionKind.BUNKER, "bunker", "Hex of a bunker.", "where the units are worth most"),
            new Question(DecisionKind.FOXHOLE, "foxhole", "Hex of a Foxhole.", "where the units are worth most"),
            new Question(
                    DecisionKind.FACING,
                    "facing",
                    "Corner that a unit or bunker faces.",
                    "where most enemies are, the near ones first"));

    private static final Actions<TableOutlook> SETUP_ACTIONS = new Actions<TableOutlook>("Any option.")
            .add("place", "A hex for a unit.", DecisionKind.SET_UP_UNIT)
            .add("load", "A carrier.", t -> t.option >= 0, DecisionKind.SET_UP_LOADED)
            .add("walk", "No carrier.", t -> t.option < 0, DecisionKind.SET_UP_LOADED)
            .add("dig", "A hex for a bunker or Foxhole.", DecisionKind.BUNKER, DecisionKind.FOXHOLE)
            .add("face", "A corner.", DecisionKind.FACING);

    private static final Questions INITIATIVE = new Questions(
            new Question(
                    DecisionKind.BID,
                    "bid",
                    "Card to bid for the initiative.",
                    "a high Target Number, unless the card is worth keeping"),
            new Question(
                    DecisionKind.BID_DISCARD,
                    "spend",
                    "Revealed card to discard after a bid that was won.",
                    "the card least worth keeping"),
            new Question(DecisionKind.PASS, "pass", "Choice to pass instead of drawing.", "never"));

    private static final Actions<TableOutlook> INITIATIVE_ACTIONS = new Actions<TableOutlook>("Any option.")
            .add("bid", "A card to bid.", DecisionKind.BID)
            .add("spend", "A revealed card.", DecisionKind.BID_DISCARD)
            .add("draw", "Draw and play.", t -> t.option == 0, DecisionKind.PASS)
            .add("pass", "Pass.", t -> t.option != 0, DecisionKind.PASS);

    private static final Questions PLAY = new Questions(
            new Question(
                    DecisionKind.PLAY,
                    "play",
                    "Card to play, and what for.",
                    "the Action worth most, if it is worth 0.02 more than the card"),
            new Question(DecisionKind.POWER_OF, "power", "Power to use, and its unit.", "the Power worth most"),
            new Question(
                    DecisionKind.ACTIVATE,
                    "hex",
                    "Hex whose units are activated.",
                    "the hex with the best move or shot"),
            new Question(
                    DecisionKind.ACTIVATE_UNIT,
                    "unit",
                    "Unit that is activated.",
                    "the unit with the best move, shot or recovery"),
            new Question(DecisionKind.MARKER, "marker", "Marker that Second Wind removes.", "the first"));

    private static final Actions<TableOutlook> PLAY_ACTIONS = new Actions<TableOutlook>("Any option.")
            .add("play", "Play a card.", t -> t.option >= 0, DecisionKind.PLAY)
            .add("end", "Play no more cards.", t -> t.option < 0, DecisionKind.PLAY)
            .add("use", "Use a Power.", DecisionKind.POWER_OF)
            .add(
                    "activate",
                    "A hex or unit to activate.",
                    t -> t.option >= 0,
                    DecisionKind.ACTIVATE,
                    DecisionKind.ACTIVATE_UNIT)
            .add(
                    "decline",
                    "Activate no more; of a Move, bring on units that wait off the map.",
                    t -> t.option < 0,
                    DecisionKind.ACTIVATE,
                    DecisionKind.ACTIVATE_UNIT)
            .add("clear-fired", "Remove Fired.", t -> t.option == 0, DecisionKind.MARKER)
            .add("clear-moved", "Remove Moved.", t -> t.option != 0, DecisionKind.MARKER);

    private static final Questions CARDS = new Questions(
            new Question(
                    DecisionKind.SECOND_CARD,
                    "second",
                    "Second Fire card for artillery.",
                    "the card least worth keeping"),
            new Question(
                    DecisionKind.DISCARD,
                    "discard",
                    "Card to discard at the end of an impulse.",
                    "the card least worth keeping: below 0.2 of a hand of four, else below 0.02"),
            new Question(DecisionKind.KEEP, "keep", "Card to keep for the next turn.", "the card most worth keeping"));

    private static final Actions<TableOutlook> CARDS_ACTIONS = new Actions<TableOutlook>("Any option.")
            .add("add", "A second card.", DecisionKind.SECOND_CARD)
            .add("discard", "A card to discard.", t -> t.option >= 0, DecisionKind.DISCARD)
            .add("keep", "A card to keep.", t -> t.option >= 0, DecisionKind.KEEP)
            .add("none", "No card.", t -> t.option < 0, DecisionKind.DISCARD, DecisionKind.KEEP);

    static final List<SectionWords> ALL = List.of(
            new SectionWords(
                    "setup",
                    "Hexes and facing of units and fortifications before the battle.",
                    SETUP,
                    SectionWords.own(0, SETUP)
                            .ofOption()
                            .flag("oneFriend", t -> t.at >= 0 && Long.bitCount(t.view.in(t.at, t.view.side)) == 1)
                            .as("One own unit is in the hex."),
                    List.of(UnitFacts.ITS, UnitFacts.OF_OPTION, HexFacts.FACTS),
                    SETUP_ACTIONS),
            new SectionWords(
                    "initiative",
                    "Bids for the initiative, and whether to pass.",
                    INITIATIVE,
                    SectionWords.own(1, INITIATIVE),
                    List.of(CardFacts.FACTS),
                    INITIATIVE_ACTIONS),
            new SectionWords(
                    "play",
                    "Cards to play, Powers to use, hexes and units to activate.",
                    PLAY,
                    SectionWords.own(2, PLAY)
                            .word("activity", after(Words.all(Activity.class)), CommandSections::activity)
                            .as("Purpose of the activation; none in questions without one.")
                            .number("actions", 0, 20, t -> t.asks(DecisionKind.PLAY) ? t.decision.subject() : 0)
                            .as("Actions that the side may still play; 0 outside the question play.")
                            .ofOption()
                            .word("usePower", powers(), t -> t.asks(DecisionKind.POWER_OF) ? 1 + t.power() : 0)
                            .as("Power of the option; none outside the question power."),
                    List.of(UnitFacts.OF_OPTION, HexFacts.FACTS, CardFacts.FACTS, CardFacts.USE),
                    PLAY_ACTIONS),
            new SectionWords(
                    "cards",
                    "Cards to discard and to keep.",
                    CARDS,
                    SectionWords.own(3, CARDS),
                    List.of(CardFacts.FACTS),
                    CARDS_ACTIONS));

    private CommandSections() {}

    /** Returns words with one in front that stands for none of them. */
    static List<String> after(final List<String> words) {
        return Stream.concat(Stream.of("none"), words.stream()).toList();
    }

    private static List<String> powers() {
        return Stream.concat(after(Words.all(Power.class)).stream(), Stream.of("search"))
                .toList();
    }

    static int activity(final TableOutlook t) {
        final boolean asked =
                t.asks(DecisionKind.ACTIVATE) || t.asks(DecisionKind.ACTIVATE_UNIT) || t.asks(DecisionKind.AIM);
        return asked ? 1 + t.decision.subject() : 0;
    }
}
