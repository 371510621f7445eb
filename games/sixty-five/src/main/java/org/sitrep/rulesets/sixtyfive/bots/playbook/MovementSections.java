package org.sitrep.rulesets.sixtyfive.bots.playbook;

import java.util.List;
import org.sitrep.playbook.Actions;
import org.sitrep.playbook.Questions;
import org.sitrep.playbook.Vocabulary.Question;
import org.sitrep.rulesets.sixtyfive.battle.BattleState.Flight;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;

/** The sections of units on their way: on the ground, onto the map, and in the air. */
final class MovementSections {
    private static final int MOVE = 1;
    private static final int FIRE = 2;
    private static final int RALLY = 4;

    private static final Questions MOVEMENT = new Questions(
            new Question(
                    DecisionKind.MOVERS, "movers", "Units of a hex that move next, together.", "those that gain most"),
            new Question(
                    DecisionKind.STEP,
                    "step",
                    "Next step of units that move.",
                    "on the way to the place in reach that is worth most, less the danger on the way"),
            new Question(
                    DecisionKind.RETREAT,
                    "retreat",
                    "Hex that a unit retreats to.",
                    "the place worth most, or to stay"),
            new Question(
                    DecisionKind.RESERVE,
                    "reserve",
                    "Unit that moves in the Reserve Phase, repeated until done.",
                    "the unit that gains most"),
            new Question(DecisionKind.RELICS, "relics", "Unit that takes the relics.", "the first"));

    private static final Actions<TableOutlook> MOVEMENT_ACTIONS = new Actions<TableOutlook>("Any option.")
            .add("move", "Units to move.", t -> t.option >= 0, DecisionKind.MOVERS, DecisionKind.RESERVE)
            .add("done", "Move no more units.", t -> t.option < 0, DecisionKind.MOVERS, DecisionKind.RESERVE)
            .add("step", "Enter a hex forwards.", t -> t.what() == 0, DecisionKind.STEP)
            .add("back", "Enter a hex backwards.", t -> t.what() == DecisionKind.REVERSE, DecisionKind.STEP)
            .add("turn", "Turn to a corner.", t -> t.what() == DecisionKind.PIVOT, DecisionKind.STEP)
            .add("unload", "Let passengers get off.", t -> t.what() == DecisionKind.UNLOAD, DecisionKind.STEP)
            .add("load", "Get on a carrier.", t -> t.what() == DecisionKind.LOAD, DecisionKind.STEP)
            .add("leave", "Leave the map.", t -> t.option == DecisionKind.EXIT, DecisionKind.STEP, DecisionKind.RETREAT)
            .add("stop", "Go no farther.", t -> t.option == DecisionKind.STOP, DecisionKind.STEP)
            .add("retreat", "A hex to retreat to.", t -> t.what() == 0, DecisionKind.RETREAT)
            .add("stay", "No retreat.", t -> t.option < 0, DecisionKind.RETREAT)
            .add("take", "A unit for the relics.", DecisionKind.RELICS);

    private static final Questions ARRIVALS = new Questions(
            new Question(DecisionKind.ARRIVES, "arrives", "Unit that arrives next.", "the unit worth most"),
            new Question(
                    DecisionKind.DESTINATION,
                    "destination",
                    "Hex where a unit arrives, or a helicopter flies to.",
                    "the place worth most; with passengers one to land on, without a place to fire from"));

    private static final Actions<TableOutlook> ARRIVALS_ACTIONS = new Actions<TableOutlook>("Any option.")
            .add("bring", "A unit to bring on.", t -> t.option >= 0, DecisionKind.ARRIVES)
            .add("go", "A hex.", t -> t.option >= 0, DecisionKind.DESTINATION)
            .add("wait", "No unit, or no hex.", t -> t.option < 0);

    private static final Questions HELICOPTERS = new Questions(
            new Question(
                    DecisionKind.FLIGHT,
                    "flight",
                    "Mode of a helicopter from now on.",
                    "to land with passengers after the first turn, to hover where it can fire, else to fly"),
            new Question(
                    DecisionKind.HELICOPTER_DOES,
                    "action",
                    "Action of an activated helicopter.",
                    "to rally, to move passengers, else to fire"));

    private static final Actions<TableOutlook> HELICOPTERS_ACTIONS = new Actions<TableOutlook>("Any option.")
            .add("fly", "Fly.", t -> t.option == Flight.FLYING.ordinal(), DecisionKind.FLIGHT)
            .add("hover", "Hover.", t -> t.option == Flight.HOVERING.ordinal(), DecisionKind.FLIGHT)
            .add("land", "Land.", t -> t.option == Flight.LANDED.ordinal(), DecisionKind.FLIGHT)
            .add("move", "Move.", t -> t.option == MOVE, DecisionKind.HELICOPTER_DOES)
            .add("fire", "Fire.", t -> t.option == FIRE, DecisionKind.HELICOPTER_DOES)
            .add("move-and-fire", "Move and fire.", t -> t.option == (MOVE | FIRE), DecisionKind.HELICOPTER_DOES)
            .add("rally", "Rally.", t -> t.option == RALLY, DecisionKind.HELICOPTER_DOES)
            .add("nothing", "Do nothing more.", t -> t.option == 0, DecisionKind.HELICOPTER_DOES);

    static final List<SectionWords> ALL = List.of(
            new SectionWords(
                    "movement",
                    "Groups that move, their steps, retreats, the Reserve Phase.",
                    MOVEMENT,
                    SectionWords.own(4, MOVEMENT)
                            .number("pointsLeft", 0, 99, t -> t.asks(DecisionKind.STEP) ? t.view.points() : 0)
                            .as("Movement points that the slowest of the units has left; 0 outside the question step.")
                            .number(
                                    "leaving",
                                    -UnitFacts.MOST,
                                    UnitFacts.MOST,
                                    t -> t.asks(DecisionKind.STEP) ? t.sense.places.leaving(t.its) : 0)
                            .as("Gain of the unit from leaving the map, in the measure of worth; 0 outside the "
                                    + "question step.")
                            .ofOption()
                            .number("movers", 0, 48, t -> Long.bitCount(t.group))
                            .as("Units that the option moves."),
                    List.of(UnitFacts.ITS, UnitFacts.OF_OPTION, HexFacts.FACTS),
                    MOVEMENT_ACTIONS),
            new SectionWords(
                    "arrivals",
                    "Units that arrive, and hexes where they do or where helicopters fly to.",
                    ARRIVALS,
                    SectionWords.own(5, ARRIVALS),
                    List.of(UnitFacts.ITS, UnitFacts.OF_OPTION, HexFacts.FACTS),
                    ARRIVALS_ACTIONS),
            new SectionWords(
                    "helicopters",
                    "Modes and Actions of helicopters.",
                    HELICOPTERS,
                    SectionWords.own(6, HELICOPTERS),
                    List.of(UnitFacts.ITS),
                    HELICOPTERS_ACTIONS));

    private MovementSections() {}
}
