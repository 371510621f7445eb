package org.sitrep.rulesets.purplehaze.bots.playbook;

import org.sitrep.playbook.Actions;
import org.sitrep.playbook.Facts;
import org.sitrep.playbook.Questions;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.map.RoutePlan;
import org.sitrep.rulesets.purplehaze.definition.ClockTime;
import org.sitrep.rulesets.purplehaze.definition.MapSpace;
import org.sitrep.rulesets.purplehaze.definition.Trait;
import org.sitrep.rulesets.purplehaze.mission.Clock;
import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.strategy.Decision;

/**
 * Facts about the Mission, the Squad's route, and its options on the map. The route is planned once per question, and
 * only if a line refers to it.
 */
final class MapFacts extends SectionFacts {
    private static final double LONG = 100_000;
    private static final int EVENTS = 8;
    private static final int PERCEPTION = Trait.PERCEPTION.ordinal();
    private static final int SURVIVABILITY = Trait.SURVIVABILITY.ordinal();

    private static final int INTELLIGENCE = Trait.INTELLIGENCE.ordinal();
    private static final int CORPSMAN = 5;
    /** The Intelligence that the Corpsman's training is worth. */
    private static final int TRAINING = 3;

    private static final int TESTER = 7;
    private static final int CARRIER_SHIFT = 3;

    private static final int[] MAY_BE_SAVED = {
        DecisionKind.RATION,
        DecisionKind.TRAIL_SENSE,
        DecisionKind.GHOST,
        DecisionKind.EVAC,
        DecisionKind.EVAC_MARINE,
        DecisionKind.FIRST_AID,
        DecisionKind.PEP_TALK,
        DecisionKind.COMEDIAN
    };
    static final Questions QUESTIONS = new Questions()
            .ask(DecisionKind.SQUAD_ACTION, "action", "The Squad's action in an Action Round.")
            .byDefault("follows the planned way, rests when necessary")
            .ask(DecisionKind.DURATION, "duration", "The duration of a Bivouac.")
            .byDefault("as long as needed, 2 hours at most")
            .ask(DecisionKind.EVAC, "helicopter", "The Marines who fly when an Event sends a helicopter.")
            .byDefault("the wounded and dead, if four Marines stay")
            .ask(DecisionKind.EVAC_MARINE, "passenger", "The next Marine who is flown out while the Mission continues.")
            .byDefault("the Marine with most Wounds, if four stay")
            .ask(DecisionKind.RATION, "ration", "The Marine who eats an Extra Ration.")
            .byDefault("the first who has one")
            .ask(DecisionKind.FIRST_AID, "first-aid", "The Marine who gives First Aid, with a Kit or a card.")
            .byDefault("the best healer, if the Squad has 2 Damage or more")
            .ask(DecisionKind.HEAL, "heal", "The Marine whom a success of First Aid helps.")
            .byDefault("the Marine nearest to the next Wound")
            .ask(DecisionKind.PEP_TALK, "pep-talk", "The Marine to whom the Corpsman gives a PEP TALK.")
            .byDefault("the Marine nearest to a Condition")
            .ask(DecisionKind.COMEDIAN, "joke", "The Marine to whom a COMEDIAN tells a joke.")
            .byDefault("the Marine nearest to a Condition")
            .ask(DecisionKind.POINT_MAN, "point-man", "The Point Man.")
            .byDefault("the Marine with the best Perception, unless wounded")
            .ask(DecisionKind.TRAIL_SENSE, "trail-sense", "Whether to ignore EAZ by TRAIL SENSE.")
            .byDefault("from 4 Threat up")
            .ask(DecisionKind.GHOST, "ghost", "Whether to turn a red Threat die yellow by GHOST.")
            .byDefault("from 4 Threat up");

    static final Facts<MapFacts> FACTS = new Facts<MapFacts>(5)
            .question(QUESTIONS, f -> f.decision.kind())
            .number("threat", 0, 20, f -> f.mission.threat())
            .as("Threat.")
            .number("stamina", 0, MissionView.MOST_STAMINA, f -> f.mission.stamina())
            .as("SP of the Squad.")
            .number("hour", 0, 24, f -> f.mission.timeOfDay() / (double) Clock.HOUR)
            .as("Hour of the day, with its fraction.")
            .flag("night", f -> f.mission.night())
            .as("It is night by the clock.")
            .number("untilDawn", 0, 1440, f -> Clock.untilDawn(f.mission.timeOfDay()))
            .as("Minutes until 06:00.")
            .number("untilHour", 0, 60, f -> Clock.HOUR - ClockTime.STEP - f.mission.timeOfDay() % Clock.HOUR)
            .as("Minutes of rest before the next full hour, which costs a Threat die.")
            .number("timeLeft", -LONG, LONG, f -> f.plan().timeLeft())
            .as("Minutes until the deadline of the primary objective; after it, until the Squad is called back.")
            .number("spare", -LONG, LONG, f -> f.plan().spare())
            .as("Minutes to spare after the planned way and the rest that it requires.")
            .number("way", 0, LONG, f -> f.plan().minutes())
            .as("Minutes of March on the planned way to the end of the Mission.")
            .number("wayStamina", 0, LONG, f -> f.plan().stamina())
            .as("SP cost of the planned way.")
            .number("marches", 0, 200, f -> f.plan().marches())
            .as("Spaces left on the planned way, in a straight line.")
            .flag("arrived", f -> f.plan().arrived())
            .as("The Squad is where the planned way ends.")
            .flag("atGoal", f -> f.mission.space() == f.mission.goal())
            .as("The Squad is in the Space from which it is to be flown out.")
            .flag("hopeless", f -> f.plan().hopeless())
            .as("The primary objective can no longer be met.")
            .number("nextStamina", 0, 60, f -> f.mission.marchStamina(f.plan().nextStep()))
            .as("SP of the next March on the planned way.")
            .number("carriedDead", 0, 6, f -> f.mission.carriedDead())
            .as("Dead Marines carried.")
            .number("mayFlyOut", 0, 6, f -> Integer.bitCount(f.mission.mayBeFlownOut()))
            .as("Marines who may be flown out while the Mission continues.")
            .number("flying", 0, 6, f -> f.asks(DecisionKind.EVAC_MARINE) ? f.decision.subject() : 0)
            .as("Marines chosen so far for this helicopter.")
            .flag("escort", f -> f.mission.escort())
            .as("The Squad escorts a person.")
            .number("eazHere", 0, 2, f -> f.mission.eazThreat())
            .as("Threat added by EAZ in the Squad's Space.")
            .number(
                    "staminaAtDawn",
                    -20,
                    MissionView.MOST_STAMINA,
                    f -> MissionView.MOST_STAMINA - f.mission.threat() - 1)
            .as("SP after a Night Bivouac at the present Threat.")
            .number(
                    "restForNext",
                    0,
                    900,
                    f -> f.minutesFor(f.mission.marchStamina(f.plan().nextStep())))
            .as("Minutes of rest until the SP suffice for the next March.")
            .number(
                    "restForWay",
                    0,
                    225,
                    f -> f.minutesFor(
                            Math.min(MissionView.MOST_STAMINA, f.plan().stamina())))
            .as("Minutes of rest until the SP suffice for the planned way or are at their maximum.")
            .number("column", 1, MapSpace.MOST, f -> f.column(f.mission.space()))
            .as("Column of the Squad's Space, from 1 in the west: 3 for C.")
            .number("row", 1, MapSpace.MOST, f -> f.row(f.mission.space()))
            .as("Row of the Squad's Space, from 1 in the north.")
            .number("planLeft", 0, PlanText.MOST_SPACES, f -> f.sheet.left())
            .as("Spaces of the book's plan for this Mission that have not been reached.")
            .ofOption()
            .flag("planned", f -> f.isMarch() && f.sheet.leadsOn(f.mission, f.option))
            .as("The March leads nearer to the next Space of the book's plan.")
            .number("toColumn", 0, MapSpace.MOST, f -> f.isMarch() ? f.column(f.option) : 0)
            .as("Column to which a March leads.")
            .number("toRow", 0, MapSpace.MOST, f -> f.isMarch() ? f.row(f.option) : 0)
            .as("Row to which a March leads.")
            .number("eventNumber", 0, EVENTS, f -> f.isMarch() ? f.mission.event(f.option) : 0)
            .as("Number of the Event marker there; 0 without one.")
            .flag("onWay", f -> f.isMarch() && f.option == f.plan().nextStep())
            .as("The March is the next one on the planned way.")
            .number("minutes", 0, 10_000, MapFacts::minutes)
            .as("Minutes that a March or a rest takes.")
            .number("sp", 0, 60, f -> f.isMarch() ? f.mission.marchStamina(f.option) : 0)
            .as("SP cost of a March.")
            .number("eaz", 0, 2, f -> f.isMarch() ? f.mission.eazThreatAt(f.option) : 0)
            .as("Threat that EAZ would add there.")
            .flag("event", f -> f.isMarch() && f.mission.hasEvent(f.option))
            .as("The Space has an Event marker.")
            .flag("landingZone", f -> f.isMarch() && f.mission.landingZone(f.option))
            .as("It is a landing zone.")
            .number("eyes", 0, 20, MapFacts::eyes)
            .as("Strike dice in Perception of the Marine of the option as Point Man.")
            .number(
                    "trail",
                    0,
                    20,
                    f -> f.whoOfOption() < 0 ? 0 : f.mission.story.strike(f.whoOfOption(), SURVIVABILITY))
            .as("Strike dice in Survivability of the Marine of the option.")
            .flag("pointManNow", f -> f.whoOfOption() >= 0 && f.whoOfOption() == f.view.squad.pointMan())
            .as("The Marine of the option is Point Man.")
            .number("healing", 0, 30, MapFacts::healing)
            .as("Strike dice in Intelligence of the Marine who would give First Aid; the Corpsman's training "
                    + "counts as 3.")
            .flag("byCard", f -> f.asks(DecisionKind.FIRST_AID) && f.option >>> CARRIER_SHIFT == DecisionKind.BY_CARD)
            .as("First Aid by a card instead of a Kit.");

    static final Actions<MapFacts> ACTIONS = new Actions<MapFacts>("Any option.")
            .add("march", "A March to an Adjacent Space.", MapFacts::isMarch, DecisionKind.SQUAD_ACTION)
            .add(
                    "bivouac",
                    "A Bivouac; its duration is asked next.",
                    f -> f.option == DecisionKind.BIVOUAC,
                    DecisionKind.SQUAD_ACTION)
            .add(
                    "night-bivouac",
                    "A Night Bivouac.",
                    f -> f.option == DecisionKind.NIGHT_BIVOUAC,
                    DecisionKind.SQUAD_ACTION)
            .add(
                    "evac-all",
                    "Fly out all Marines, which ends the Mission.",
                    f -> f.option == DecisionKind.EVAC_ALL,
                    DecisionKind.SQUAD_ACTION,
                    DecisionKind.EVAC)
            .add(
                    "evac-eligible",
                    "Fly out the dead and Marines who may be flown out; who flies is asked next.",
                    f -> f.option == DecisionKind.EVAC_ELIGIBLE,
                    DecisionKind.SQUAD_ACTION,
                    DecisionKind.EVAC)
            .add("fly", "The Marine who is flown out.", f -> f.option != DecisionKind.NOBODY, DecisionKind.EVAC_MARINE)
            .add("rest", "A duration of a Bivouac.", DecisionKind.DURATION)
            .add("treat", "The Marine whom a success of First Aid helps.", DecisionKind.HEAL)
            .add("lead", "The Marine to be Point Man.", DecisionKind.POINT_MAN)
            .add(
                    "use",
                    "Use it: the Extra Ration, TRAIL SENSE, GHOST.",
                    f -> f.option != DecisionKind.NOBODY,
                    DecisionKind.RATION,
                    DecisionKind.TRAIL_SENSE,
                    DecisionKind.GHOST)
            .add(
                    "save",
                    "Do not use it; no Marine or no other one flies, gives First Aid, or gets the PEP TALK or joke.",
                    f -> f.option == DecisionKind.NOBODY,
                    MAY_BE_SAVED)
            .add(
                    "first-aid",
                    "The Marine who gives First Aid.",
                    f -> f.option != DecisionKind.NOBODY,
                    DecisionKind.FIRST_AID)
            .add(
                    "cheer",
                    "The Marine who gets the PEP TALK or the joke.",
                    f -> f.option != DecisionKind.NOBODY,
                    DecisionKind.PEP_TALK,
                    DecisionKind.COMEDIAN);

    private final RoutePlan plan = new RoutePlan();
    private final PlanSheet sheet;
    private boolean planned;

    MapFacts(final PlanSheet sheet) {
        super(FACTS, ACTIONS);
        this.sheet = sheet;
    }

    @Override
    public void begin(final GameView gameView, final Decision newDecision) {
        super.begin(gameView, newDecision);
        planned = false;
        sheet.turnTo(mission);
    }

    @Override
    public int whoOfOption() {
        return switch (decision.kind()) {
            case DecisionKind.HEAL, DecisionKind.POINT_MAN -> option;
            case DecisionKind.RATION, DecisionKind.EVAC_MARINE, DecisionKind.PEP_TALK, DecisionKind.COMEDIAN ->
                option - 1;
            case DecisionKind.FIRST_AID -> (option & TESTER) - 1;
            default -> -1;
        };
    }

    private boolean isMarch() {
        return asks(DecisionKind.SQUAD_ACTION) && option < DecisionKind.BIVOUAC;
    }

    private RoutePlan plan() {
        if (!planned) {
            plan.make(view.squad, mission);
            planned = true;
        }
        return plan;
    }

    private int column(final int space) {
        return space % mission.map().columns + 1;
    }

    private int row(final int space) {
        return space / mission.map().columns + 1;
    }

    private int minutesFor(final int stamina) {
        return ClockTime.STEP * Math.max(0, stamina - mission.stamina());
    }

    private int minutes() {
        if (asks(DecisionKind.DURATION)) {
            return option;
        }
        return isMarch() ? mission.marchMinutes(option) : 0;
    }

    private int eyes() {
        final int marine = whoOfOption();
        return marine < 0
                ? 0
                : mission.story.strike(marine, PERCEPTION)
                        + (marine == view.squad.pointMan() ? 0 : view.squad.pointManStrike(marine));
    }

    private int healing() {
        final int marine = asks(DecisionKind.FIRST_AID) ? whoOfOption() : -1;
        return marine < 0 ? 0 : mission.story.strike(marine, INTELLIGENCE) + (marine == CORPSMAN ? TRAINING : 0);
    }
}
