package org.sitrep.rulesets.sixtyfive.bots.playbook;

import static org.sitrep.rulesets.sixtyfive.bots.playbook.SectionWords.MOST;
import static org.sitrep.rulesets.sixtyfive.play.DecisionKind.*;

import java.util.List;
import java.util.stream.Stream;
import org.sitrep.playbook.Actions;
import org.sitrep.playbook.Facts;
import org.sitrep.playbook.SectionIndex;
import org.sitrep.rulesets.sixtyfive.battle.Activity;
import org.sitrep.rulesets.sixtyfive.battle.BattleState.Flight;
import org.sitrep.rulesets.sixtyfive.definition.UnitType.Power;
import org.sitrep.rulesets.sixtyfive.tables.AttackKind;
import org.sitrep.scenario.Words;

/** The sections of a playbook: which questions each of them answers, and what its lines may name. */
public final class Sections {
    private static final int ARMOR_OR_BUNKER = ARMOR | AT_BUNKER;

    private static final SectionWords SET_UP = new SectionWords(
                    0, "setup", "Hexes and facing of units and fortifications before the battle.")
            .ask(SET_UP_UNIT, "unit", "Hex where a unit sets up.")
            .byDefault("the place worth most, in cover, two to a hex")
            .ask(SET_UP_LOADED, "carrier", "Carrier of a unit that sets up loaded.")
            .byDefault("the first")
            .ask(BUNKER, "bunker", "Hex of a bunker.")
            .byDefault("where the units are worth most")
            .ask(FOXHOLE, "foxhole", "Hex of a Foxhole.")
            .byDefault("where the units are worth most")
            .ask(FACING, "facing", "Corner that a unit or bunker faces.")
            .byDefault("where most enemies are, the near ones first")
            .facts(OptionFacts.ITS, OptionFacts.UNIT, OptionFacts.HEX)
            .own(own -> own.ofOption()
                    .flag("oneFriend", t -> t.at >= 0 && Long.bitCount(t.view.in(t.at, t.view.side)) == 1)
                    .as("One own unit is in the hex."))
            .take("place", "A hex for a unit.", SET_UP_UNIT)
            .take("load", "A carrier.", Sections::some, SET_UP_LOADED)
            .take("walk", "No carrier.", Sections::none, SET_UP_LOADED)
            .take("dig", "A hex for a bunker or Foxhole.", BUNKER, FOXHOLE)
            .take("face", "A corner.", FACING);

    private static final SectionWords BIDS = new SectionWords(
                    1, "initiative", "Bids for the initiative, and whether to pass.")
            .ask(BID, "bid", "Card to bid for the initiative.")
            .byDefault("a high Target Number, unless the card is worth keeping")
            .ask(BID_DISCARD, "spend", "Revealed card to discard after a bid that was won.")
            .byDefault("the card least worth keeping")
            .ask(PASS, "pass", "Choice to pass instead of drawing.")
            .byDefault("never")
            .facts(OptionFacts.CARD)
            .take("bid", "A card to bid.", BID)
            .take("spend", "A revealed card.", BID_DISCARD)
            .take("draw", "Draw and play.", Sections::no, PASS)
            .take("pass", "Pass.", Sections::yes, PASS);

    private static final SectionWords PLAYS = new SectionWords(
                    2, "play", "Cards to play, Powers to use, hexes and units to activate.")
            .ask(PLAY, "play", "Card to play, and what for.")
            .byDefault("the Action worth most, if it is worth 0.02 more than the card")
            .ask(POWER_OF, "power", "Power to use, and its unit.")
            .byDefault("the Power worth most")
            .ask(ACTIVATE, "hex", "Hex whose units are activated.")
            .byDefault("the hex with the best move or shot")
            .ask(ACTIVATE_UNIT, "unit", "Unit that is activated.")
            .byDefault("the unit with the best move, shot or recovery")
            .ask(MARKER, "marker", "Marker that Second Wind removes.")
            .byDefault("the first")
            .facts(OptionFacts.UNIT, OptionFacts.HEX, OptionFacts.CARD, OptionFacts.USE)
            .own(own -> own.word("activity", after(Words.all(Activity.class)), Sections::activity)
                    .as("Purpose of the activation; none in questions without one.")
                    .number("actions", 0, 20, t -> t.asks(PLAY) ? t.decision.subject() : 0)
                    .as("Actions that the side may still play; 0 outside the question play.")
                    .ofOption()
                    .word("usePower", powers(), t -> t.asks(POWER_OF) ? 1 + t.power() : 0)
                    .as("Power of the option; none outside the question power."))
            .take("play", "Play a card.", Sections::some, PLAY)
            .take("end", "Play no more cards.", Sections::none, PLAY)
            .take("use", "Use a Power.", POWER_OF)
            .take("activate", "A hex or unit to activate.", Sections::some, ACTIVATE, ACTIVATE_UNIT)
            .take(
                    "decline",
                    "Activate no more; of a Move, bring on units that wait off the map.",
                    Sections::none,
                    ACTIVATE,
                    ACTIVATE_UNIT)
            .take("clear-fired", "Remove Fired.", Sections::no, MARKER)
            .take("clear-moved", "Remove Moved.", Sections::yes, MARKER);

    private static final SectionWords HAND = new SectionWords(3, "cards", "Cards to discard and to keep.")
            .ask(SECOND_CARD, "second", "Second Fire card for artillery.")
            .byDefault("the card least worth keeping")
            .ask(DISCARD, "discard", "Card to discard at the end of an impulse.")
            .byDefault("the card least worth keeping: below 0.2 of a hand of four, else below 0.02")
            .ask(KEEP, "keep", "Card to keep for the next turn.")
            .byDefault("the card most worth keeping")
            .facts(OptionFacts.CARD)
            .take("add", "A second card.", SECOND_CARD)
            .take("discard", "A card to discard.", Sections::some, DISCARD)
            .take("keep", "A card to keep.", Sections::some, KEEP)
            .take("none", "No card.", Sections::none, DISCARD, KEEP);

    private static final SectionWords MOVES = new SectionWords(
                    4, "movement", "Groups that move, their steps, retreats, the Reserve Phase.")
            .ask(MOVERS, "movers", "Units of a hex that move next, together.")
            .byDefault("those that gain most")
            .ask(STEP, "step", "Next step of units that move.")
            .byDefault("on the way to the place in reach that is worth most, less the danger on the way")
            .ask(RETREAT, "retreat", "Hex that a unit retreats to.")
            .byDefault("the place worth most, or to stay")
            .ask(RESERVE, "reserve", "Unit that moves in the Reserve Phase, repeated until done.")
            .byDefault("the unit that gains most")
            .ask(RELICS, "relics", "Unit that takes the relics.")
            .byDefault("the first")
            .facts(OptionFacts.ITS, OptionFacts.UNIT, OptionFacts.HEX)
            .own(own -> own.number("pointsLeft", 0, 99, t -> t.asks(STEP) ? t.view.points() : 0)
                    .as("Movement points that the slowest of the units has left; 0 outside the question step.")
                    .number("leaving", -MOST, MOST, t -> t.asks(STEP) ? t.sense.places.leaving(t.its) : 0)
                    .as("Gain of the unit from leaving the map, in the measure of worth; 0 outside the question step.")
                    .ofOption()
                    .number("movers", 0, 48, t -> Long.bitCount(t.group))
                    .as("Units that the option moves."))
            .take("move", "Units to move.", Sections::some, MOVERS, RESERVE)
            .take("done", "Move no more units.", Sections::none, MOVERS, RESERVE)
            .take("step", "Enter a hex forwards.", t -> t.what() == 0, STEP)
            .take("back", "Enter a hex backwards.", t -> t.what() == REVERSE, STEP)
            .take("turn", "Turn to a corner.", t -> t.what() == PIVOT, STEP)
            .take("unload", "Let passengers get off.", t -> t.what() == UNLOAD, STEP)
            .take("load", "Get on a carrier.", t -> t.what() == LOAD, STEP)
            .take("leave", "Leave the map.", t -> t.option == EXIT, STEP, RETREAT)
            .take("stop", "Go no farther.", t -> t.option == STOP, STEP)
            .take("retreat", "A hex to retreat to.", t -> t.what() == 0, RETREAT)
            .take("stay", "No retreat.", Sections::none, RETREAT)
            .take("take", "A unit for the relics.", RELICS);

    private static final SectionWords ARRIVALS = new SectionWords(
                    5, "arrivals", "Units that arrive, and hexes where they do or where helicopters fly to.")
            .ask(ARRIVES, "arrives", "Unit that arrives next.")
            .byDefault("the unit worth most")
            .ask(DESTINATION, "destination", "Hex where a unit arrives, or a helicopter flies to.")
            .byDefault("the place worth most; with passengers one to land on, without a place to fire from")
            .facts(OptionFacts.ITS, OptionFacts.UNIT, OptionFacts.HEX)
            .take("bring", "A unit to bring on.", Sections::some, ARRIVES)
            .take("go", "A hex.", Sections::some, DESTINATION)
            .take("wait", "No unit, or no hex.", Sections::none);

    private static final SectionWords HELICOPTERS = new SectionWords(
                    6, "helicopters", "Modes and Actions of helicopters.")
            .ask(FLIGHT, "flight", "Mode of a helicopter from now on.")
            .byDefault("to land with passengers after the first turn, to hover where it can fire, else to fly")
            .ask(HELICOPTER_DOES, "action", "Action of an activated helicopter.")
            .byDefault("to rally, to move passengers, else to fire")
            .facts(OptionFacts.ITS)
            .take("fly", "Fly.", t -> t.option == Flight.FLYING.ordinal(), FLIGHT)
            .take("hover", "Hover.", t -> t.option == Flight.HOVERING.ordinal(), FLIGHT)
            .take("land", "Land.", t -> t.option == Flight.LANDED.ordinal(), FLIGHT)
            .take("move", "Move.", t -> t.option == TO_MOVE, HELICOPTER_DOES)
            .take("fire", "Fire.", t -> t.option == TO_FIRE, HELICOPTER_DOES)
            .take("move-and-fire", "Move and fire.", t -> t.option == (TO_MOVE | TO_FIRE), HELICOPTER_DOES)
            .take("rally", "Rally.", t -> t.option == TO_RALLY, HELICOPTER_DOES)
            .take("nothing", "Do nothing more.", Sections::no, HELICOPTER_DOES);

    private static final SectionWords ATTACKS = new SectionWords(
                    7, "fire", "Leads, targets and joiners of attacks, cards drawn again, units that take hits.")
            .ask(LEAD, "lead", "Lead unit of an attack, or of the second shot of Punishing Fire.")
            .byDefault("the unit with the best shot")
            .ask(TARGET, "target", "Target of an attack.")
            .byDefault("the target that loses most")
            .ask(JOIN, "join", "Unit that joins an attack, repeated until done.")
            .byDefault("all that may")
            .ask(REDRAW, "redraw", "Choice to draw a card again by Tactical.")
            .byDefault("if the card does not hit")
            .ask(HIT, "hit", "Unit that takes the next hit among equals.")
            .byDefault("the enemy that loses most, or the own unit that loses least")
            .facts(OptionFacts.ITS, OptionFacts.UNIT, OptionFacts.HEX)
            .own(own -> own.flag("cardHits", Sections::cardHits)
                    .as("The card that could be drawn again hits.")
                    .ofOption()
                    .number("draws", -20, 40, t -> isSoft(t) ? draws(t) : 0)
                    .as("Cards that the lead draws at a soft target by itself.")
                    .number("hits", 0, 40, t -> isSoft(t) ? Math.max(0, draws(t)) * hitShare(t) : 0)
                    .as("Hits expected of them, from the cards that the side has not seen.")
                    .number("destroys", 0, 1, t -> isArmor(t) ? t.view.destroys(t.its, t.unit, !t.acts()) : 0)
                    .as("Chance that the lead's shot at armor destroys the target.")
                    .flag("spread", t -> isSoft(t) && (t.option & SPREAD) != 0)
                    .as("Hits are spread over all units of the target's hex."))
            .take("lead", "A lead unit.", Sections::some, LEAD)
            .take("aim", "A soft target.", Sections::isSoft, TARGET)
            .take("pierce", "Armor.", Sections::isArmor, TARGET)
            .take("breach", "A bunker.", t -> some(t) && (t.option & AT_BUNKER) != 0, TARGET)
            .take("hold", "No fire.", Sections::none, LEAD, TARGET)
            .take("join", "A unit that joins.", Sections::some, JOIN)
            .take("enough", "No other unit.", Sections::none, JOIN)
            .take("hit", "A unit to hit.", HIT)
            .take("accept", "Keep the card.", Sections::no, REDRAW)
            .take("redraw", "Draw again.", Sections::yes, REDRAW);

    private static final SectionWords SUPPORTS = new SectionWords(
                    8, "support", "Supports of own Actions, and Reactions.")
            .ask(SUPPORT, "support", "Card that supports the side's own Action.")
            .byDefault("0.5 for Ambush, Panic and Critical Hit, 0.25 for Aimed Shot and Heavy Artillery, 0.13 for "
                    + "Bullet Storm, 0.3 for a Retreat from a lost assault, less the worth of the card")
            .ask(REACTION, "reaction", "Card that answers the other side.")
            .byDefault("the card least worth keeping, if it is worth less than 0.3")
            .facts(OptionFacts.CARD)
            .own(own -> own.word("block", OptionFacts.BLOCKS, t -> 1 + (t.decision.subject() >> Byte.SIZE))
                    .as("The Support or Reaction that is asked for."))
            .take("support", "A Support.", Sections::some, SUPPORT)
            .take("react", "A Reaction.", Sections::some, REACTION)
            .take("decline", "No card.", Sections::none);

    private static final SectionWords OPPORTUNITIES = new SectionWords(
                    9, "opportunity", "Opportunity Fire: hexes that fire, and their cards.")
            .ask(OPPORTUNITY, "fire", "Hex that fires at a unit which has entered a hex.")
            .byDefault("the hex with the best shot, if it is worth 0.12; a shot counts 1.2 times, since a hit stops")
            .ask(OPPORTUNITY_CARD, "card", "Card for that fire.")
            .byDefault("the card least worth keeping")
            .facts(OptionFacts.ITS, OptionFacts.HEX, OptionFacts.CARD, OptionFacts.USE)
            .take("fire", "A hex that fires.", Sections::some, OPPORTUNITY)
            .take("spend", "A card.", Sections::some, OPPORTUNITY_CARD)
            .take("hold", "No fire.", Sections::none);

    private static final SectionWords STRIKES = new SectionWords(
                    10, "artillery", "Hexes of artillery, air strikes, Satchel Charges and Smoke.")
            .ask(AIM, "aim", "Target hex of artillery, an air strike, a Satchel Charge or Smoke.")
            .byDefault("the hex where the enemy loses most; Smoke near enemies")
            .ask(PATTERN, "pattern", "The two other hexes of artillery.")
            .byDefault("those where the enemy loses most")
            .ask(STRIKE_BUNKER, "bunker", "Choice of artillery to strike a bunker, not the units in it.")
            .byDefault("never")
            .facts(OptionFacts.HEX)
            .own(own -> own.word("activity", after(Words.all(Activity.class)), Sections::activity)
                    .as("Purpose of the target hex; none in the other questions."))
            .take("aim", "A target hex.", AIM)
            .take("spread", "Two other hexes.", PATTERN)
            .take("strike-units", "The units.", Sections::no, STRIKE_BUNKER)
            .take("strike-bunker", "The bunker.", Sections::yes, STRIKE_BUNKER);

    private static final List<SectionWords> ALL =
            List.of(SET_UP, BIDS, PLAYS, HAND, MOVES, ARRIVALS, HELICOPTERS, ATTACKS, SUPPORTS, OPPORTUNITIES, STRIKES);

    /** Maps each question to its section; the order is that of {@link PlaybookText}. */
    public static final SectionIndex INDEX =
            new SectionIndex(ALL.stream().map(SectionWords::vocabulary).toList());

    /** The groups of facts by their numbers. */
    static final List<Facts<TableOutlook>> GROUPS = Stream.concat(
                    Stream.of(
                            TableFacts.FACTS,
                            TableFacts.WORTH,
                            OptionFacts.ITS,
                            OptionFacts.UNIT,
                            OptionFacts.HEX,
                            OptionFacts.CARD,
                            OptionFacts.USE),
                    ALL.stream().map(section -> section.own))
            .toList();

    /** The actions of each section. */
    static final List<Actions<TableOutlook>> ACTIONS =
            ALL.stream().map(section -> section.actions).toList();

    private Sections() {}

    /** Returns whether the option names something, or declines. */
    private static boolean some(final TableOutlook t) {
        return t.option >= 0;
    }

    private static boolean none(final TableOutlook t) {
        return t.option < 0;
    }

    private static boolean no(final TableOutlook t) {
        return t.option == 0;
    }

    private static boolean yes(final TableOutlook t) {
        return t.option != 0;
    }

    /** Returns words with one in front that stands for none of them. */
    private static List<String> after(final List<String> words) {
        return Stream.concat(Stream.of("none"), words.stream()).toList();
    }

    private static List<String> powers() {
        return Stream.concat(after(Words.all(Power.class)).stream(), Stream.of("search"))
                .toList();
    }

    private static int activity(final TableOutlook t) {
        return t.asks(ACTIVATE) || t.asks(ACTIVATE_UNIT) || t.asks(AIM) ? 1 + t.decision.subject() : 0;
    }

    private static boolean isSoft(final TableOutlook t) {
        return t.asks(TARGET) && some(t) && (t.option & ARMOR_OR_BUNKER) == 0;
    }

    private static boolean isArmor(final TableOutlook t) {
        return t.asks(TARGET) && some(t) && (t.option & ARMOR_OR_BUNKER) == ARMOR;
    }

    private static int draws(final TableOutlook t) {
        return t.view.draws(t.its, 0, t.unit, !t.acts());
    }

    private static double hitShare(final TableOutlook t) {
        final long unseen = t.view.unseen();
        return (double) Long.bitCount(unseen & t.view.hitting(t.its, AttackKind.FIRE)) / Long.bitCount(unseen);
    }

    private static boolean cardHits(final TableOutlook t) {
        return t.asks(REDRAW) && (t.view.tables.cards.hits(AttackKind.FIRE) & 1L << t.decision.subject()) != 0;
    }
}
