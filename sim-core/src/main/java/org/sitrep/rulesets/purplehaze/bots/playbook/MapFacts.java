package org.sitrep.rulesets.purplehaze.bots.playbook;

import java.util.List;
import org.sitrep.playbook.Fact;
import org.sitrep.playbook.FactGroup;
import org.sitrep.playbook.Questions;
import org.sitrep.playbook.Vocabulary.Action;
import org.sitrep.playbook.Vocabulary.Question;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.map.RoutePlan;
import org.sitrep.rulesets.purplehaze.definition.ClockTime;
import org.sitrep.rulesets.purplehaze.definition.Trait;
import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.play.Ask;
import org.sitrep.strategy.Decision;

/** Facts of the Mission, of the way before the Squad, and of what it may do on the map. The way is planned once a question, and only if a line asks about it. */
final class MapFacts {
    static final int GROUP = 5;
    private static final FactGroup IDS = new FactGroup(GROUP);
    private static final int HOUR = 60;
    private static final int DAWN = 6 * HOUR;
    private static final int MOST_STAMINA = 15;
    private static final double LONG = 100_000;
    private static final int PERCEPTION = Trait.PERCEPTION.ordinal();
    private static final int SURVIVABILITY = Trait.SURVIVABILITY.ordinal();

    private static final int INTELLIGENCE = Trait.INTELLIGENCE.ordinal();
    private static final int CORPSMAN = 5;
    /** What the Corpsman's training counts in Intelligence. */
    private static final int TRAINING = 3;

    private static final int TESTER = 7;
    private static final int CARRIER_SHIFT = 3;

    static final Questions QUESTIONS = new Questions(
            new Question(
                    Ask.SQUAD_ACTION,
                    "action",
                    "What the Squad does in an Action Round.",
                    "goes the planned way, rests when it has to"),
            new Question(Ask.DURATION, "duration", "How long a Bivouac lasts.", "as long as it takes, 2 hours at most"),
            new Question(Ask.EVAC, "helicopter", "Who flies when an Event sends a helicopter.", "the wounded and dead"),
            new Question(Ask.RATION, "ration", "Who eats an Extra Ration.", "the first who has one"),
            new Question(
                    Ask.FIRST_AID,
                    "first-aid",
                    "Who gives First Aid, with a Kit or a card.",
                    "the best hand, from 2 Damage of the Squad on"),
            new Question(
                    Ask.HEAL, "heal", "Whom a success of First Aid helps.", "whoever is nearest to his next Wound"),
            new Question(
                    Ask.PEP_TALK,
                    "pep-talk",
                    "To whom the Corpsman gives a PEP TALK.",
                    "whoever is nearest to a Condition"),
            new Question(Ask.COMEDIAN, "joke", "To whom a COMEDIAN tells a joke.", "whoever is nearest to a Condition"),
            new Question(Ask.POINT_MAN, "point-man", "Who goes first.", "the sharpest eyes, unless wounded"),
            new Question(Ask.TRAIL_SENSE, "trail-sense", "Whether TRAIL SENSE ignores EAZ.", "from 4 Threat on"),
            new Question(Ask.GHOST, "ghost", "Whether GHOST turns a red Threat die yellow.", "from 4 Threat on"));

    private enum Of {
        QUESTION,
        THREAT,
        STAMINA,
        HOUR_OF_DAY,
        NIGHT,
        UNTIL_DAWN,
        UNTIL_HOUR,
        TIME_LEFT,
        SPARE,
        WAY,
        WAY_STAMINA,
        MARCHES,
        ARRIVED,
        AT_GOAL,
        HOPELESS,
        NEXT_STAMINA,
        CARRIED,
        MAY_FLY,
        ESCORT,
        EAZ_HERE,
        AWAKE,
        REST_FOR_NEXT,
        REST_FOR_WAY,
        ON_WAY,
        MINUTES,
        SP,
        EAZ,
        EVENT,
        LANDING,
        EYES,
        TRAIL,
        PRESENT,
        HEALING,
        BY_CARD
    }

    private static final Of[] VALUES = Of.values();

    static final List<Fact> FACTS = List.of(
            QUESTIONS.fact(IDS, Of.QUESTION),
            IDS.number(Of.THREAT, "threat", 0, 20, "Threat."),
            IDS.number(Of.STAMINA, "stamina", 0, MOST_STAMINA, "SP of the Squad."),
            IDS.number(Of.HOUR_OF_DAY, "hour", 0, 24, "Hour of the day, with its fraction."),
            IDS.flag(Of.NIGHT, "night", "It is night by the clock."),
            IDS.number(Of.UNTIL_DAWN, "untilDawn", 0, 1440, "Minutes until 6 in the morning."),
            IDS.number(
                    Of.UNTIL_HOUR,
                    "untilHour",
                    0,
                    60,
                    "Minutes that a rest may last before the next full hour costs a Threat die."),
            IDS.number(
                    Of.TIME_LEFT,
                    "timeLeft",
                    -LONG,
                    LONG,
                    "Minutes until the deadline of the primary objective, or until the Squad is called back once that has passed."),
            IDS.number(
                    Of.SPARE,
                    "spare",
                    -LONG,
                    LONG,
                    "Minutes left over if the Squad goes the planned way and rests as much as it costs."),
            IDS.number(Of.WAY, "way", 0, LONG, "Minutes of March on the planned way to the end of the Mission."),
            IDS.number(Of.WAY_STAMINA, "wayStamina", 0, LONG, "SP that the planned way costs."),
            IDS.number(Of.MARCHES, "marches", 0, 200, "Spaces left on the planned way, as the crow flies."),
            IDS.flag(Of.ARRIVED, "arrived", "The Squad is where the planned way ends."),
            IDS.flag(Of.AT_GOAL, "atGoal", "The Squad is in the Space from which it is to be flown out."),
            IDS.flag(Of.HOPELESS, "hopeless", "The primary objective can no longer be met."),
            IDS.number(Of.NEXT_STAMINA, "nextStamina", 0, 60, "SP of the next March on the planned way."),
            IDS.number(Of.CARRIED, "carriedDead", 0, 6, "Dead who are carried."),
            IDS.number(Of.MAY_FLY, "mayFlyOut", 0, 6, "Marines who may be flown out while the Mission goes on."),
            IDS.flag(Of.ESCORT, "escort", "Somebody is led along."),
            IDS.number(Of.EAZ_HERE, "eazHere", 0, 2, "What EAZ add to Threat where the Squad is."),
            IDS.number(
                    Of.AWAKE,
                    "staminaAtDawn",
                    -20,
                    MOST_STAMINA,
                    "SP with which the Squad would get up after a Night Bivouac, as Threat is now."),
            IDS.number(
                    Of.REST_FOR_NEXT, "restForNext", 0, 900, "Minutes of rest until there are SP for the next March."),
            IDS.number(
                    Of.REST_FOR_WAY,
                    "restForWay",
                    0,
                    225,
                    "Minutes of rest until there are SP for the planned way, or as many as there can be."));

    static final List<Fact> OF_OPTION = List.of(
                    IDS.flag(Of.ON_WAY, "onWay", "The March is the next one on the planned way."),
                    IDS.number(Of.MINUTES, "minutes", 0, 10_000, "Minutes that a March or a rest takes."),
                    IDS.number(Of.SP, "sp", 0, 60, "SP that a March costs."),
                    IDS.number(Of.EAZ, "eaz", 0, 2, "What EAZ would add to Threat there."),
                    IDS.flag(Of.EVENT, "event", "An Event marker lies there."),
                    IDS.flag(Of.LANDING, "landingZone", "It is a landing zone."),
                    IDS.number(
                            Of.EYES,
                            "eyes",
                            0,
                            20,
                            "Strike dice in Perception that the Marine of the option would have as Point Man."),
                    IDS.number(Of.TRAIL, "trail", 0, 20, "Strike dice in Survivability of the Marine of the option."),
                    IDS.flag(Of.PRESENT, "pointManNow", "The Marine of the option is Point Man."),
                    IDS.number(
                            Of.HEALING,
                            "healing",
                            0,
                            30,
                            "Strike dice in Intelligence of the Marine who would give First Aid; the Corpsman's training counts for 3."),
                    IDS.flag(Of.BY_CARD, "byCard", "First Aid would be given by a card and not with a Kit."))
            .stream()
            .map(Fact::ofAnOption)
            .toList();

    /** The actions, numbered as {@link #is} tells them. */
    static final List<Action> ACTIONS = List.of(
            new Action(0, "any", "Any option."),
            new Action(1, "march", "A March to an Adjacent Space.", Ask.SQUAD_ACTION),
            new Action(2, "bivouac", "A Bivouac; how long is asked next.", Ask.SQUAD_ACTION),
            new Action(3, "night-bivouac", "A Night Bivouac.", Ask.SQUAD_ACTION),
            new Action(4, "evac-all", "All are flown out and the Mission ends.", Ask.SQUAD_ACTION, Ask.EVAC),
            new Action(5, "evac-eligible", "Those who may be are flown out.", Ask.SQUAD_ACTION, Ask.EVAC),
            new Action(6, "rest", "A length of a Bivouac.", Ask.DURATION),
            new Action(7, "treat", "The Marine whom a success of First Aid helps.", Ask.HEAL),
            new Action(8, "lead", "The Marine who goes first.", Ask.POINT_MAN),
            new Action(
                    9, "use", "Use it: the Extra Ration, TRAIL SENSE, GHOST.", Ask.RATION, Ask.TRAIL_SENSE, Ask.GHOST),
            new Action(
                    10,
                    "save",
                    "Do not use it; nobody flies, gives First Aid, is cheered up.",
                    Ask.RATION,
                    Ask.TRAIL_SENSE,
                    Ask.GHOST,
                    Ask.EVAC,
                    Ask.FIRST_AID,
                    Ask.PEP_TALK,
                    Ask.COMEDIAN),
            new Action(11, "first-aid", "The Marine who gives First Aid.", Ask.FIRST_AID),
            new Action(12, "cheer", "The Marine who gets the PEP TALK or the joke.", Ask.PEP_TALK, Ask.COMEDIAN));

    private final RoutePlan plan = new RoutePlan();
    private GameView view;
    private MissionView mission;
    private Decision decision;
    private int option;
    private boolean planned;

    void begin(final GameView gameView, final Decision asked) {
        view = gameView;
        mission = gameView.mission;
        decision = asked;
        planned = false;
    }

    void turnTo(final int newOption) {
        option = newOption;
    }

    /** Returns the Marine whom the option stands for, or -1. */
    int marine() {
        return switch (decision.kind()) {
            case Ask.HEAL, Ask.POINT_MAN -> option;
            case Ask.RATION, Ask.PEP_TALK, Ask.COMEDIAN -> option - 1;
            case Ask.FIRST_AID -> (option & TESTER) - 1;
            default -> -1;
        };
    }

    boolean is(final int action) {
        final int kind = decision.kind();
        final boolean flies = kind == Ask.SQUAD_ACTION || kind == Ask.EVAC;
        return switch (action) {
            case 1 -> isMarch();
            case 2 -> kind == Ask.SQUAD_ACTION && option == Ask.BIVOUAC;
            case 3 -> kind == Ask.SQUAD_ACTION && option == Ask.NIGHT_BIVOUAC;
            case 4 -> flies && option == Ask.EVAC_ALL;
            case 5 -> flies && option == Ask.EVAC_ELIGIBLE;
            case 6 -> kind == Ask.DURATION;
            case 7 -> kind == Ask.HEAL;
            case 8 -> kind == Ask.POINT_MAN;
            case 9 -> isOffer(kind) && option != Ask.NOBODY;
            case 10 ->
                (isOffer(kind) || cheers(kind) || kind == Ask.EVAC || kind == Ask.FIRST_AID) && option == Ask.NOBODY;
            case 11 -> kind == Ask.FIRST_AID && option != Ask.NOBODY;
            case 12 -> cheers(kind) && option != Ask.NOBODY;
            default -> true;
        };
    }

    private static boolean isOffer(final int kind) {
        return kind == Ask.RATION || kind == Ask.TRAIL_SENSE || kind == Ask.GHOST;
    }

    private static boolean cheers(final int kind) {
        return kind == Ask.PEP_TALK || kind == Ask.COMEDIAN;
    }

    private boolean isMarch() {
        return decision.kind() == Ask.SQUAD_ACTION && option < Ask.BIVOUAC;
    }

    private RoutePlan plan() {
        if (!planned) {
            plan.make(view.squad, mission);
            planned = true;
        }
        return plan;
    }

    double of(final int nth) {
        final Of fact = VALUES[nth];
        return fact.compareTo(Of.ON_WAY) < 0 ? ofQuestion(fact) : ofOption(fact);
    }

    private double ofQuestion(final Of fact) {
        return switch (fact) {
            case QUESTION -> QUESTIONS.place(decision.kind());
            case THREAT -> mission.threat();
            case STAMINA -> mission.stamina();
            case HOUR_OF_DAY -> mission.timeOfDay() / (double) HOUR;
            case NIGHT -> mission.night() ? 1 : 0;
            case UNTIL_DAWN -> (DAWN - mission.timeOfDay() + ClockTime.DAY) % ClockTime.DAY;
            case UNTIL_HOUR -> HOUR - ClockTime.STEP - mission.timeOfDay() % HOUR;
            case CARRIED -> mission.carriedDead();
            case MAY_FLY -> Integer.bitCount(mission.mayBeFlownOut());
            case ESCORT -> mission.escort() ? 1 : 0;
            case EAZ_HERE -> mission.eazThreat();
            case AT_GOAL -> mission.space() == mission.goal() ? 1 : 0;
            case AWAKE -> MOST_STAMINA - mission.threat() - 1;
            default -> ofPlan(fact);
        };
    }

    private double ofPlan(final Of fact) {
        return switch (fact) {
            case TIME_LEFT -> plan().timeLeft();
            case SPARE -> plan().spare();
            case WAY -> plan().minutes();
            case WAY_STAMINA -> plan().stamina();
            case MARCHES -> plan().marches();
            case ARRIVED -> plan().arrived() ? 1 : 0;
            case HOPELESS -> plan().hopeless() ? 1 : 0;
            case REST_FOR_NEXT -> minutesFor(mission.marchStamina(plan().nextStep()));
            case REST_FOR_WAY -> minutesFor(Math.min(MOST_STAMINA, plan().stamina()));
            default -> mission.marchStamina(plan().nextStep());
        };
    }

    private int minutesFor(final int stamina) {
        return ClockTime.STEP * Math.max(0, stamina - mission.stamina());
    }

    private double ofOption(final Of fact) {
        return switch (fact) {
            case MINUTES -> decision.kind() == Ask.DURATION ? option : isMarch() ? mission.marchMinutes(option) : 0;
            case EYES -> eyes();
            case TRAIL -> marine() < 0 ? 0 : mission.story.strike(marine(), SURVIVABILITY);
            case PRESENT -> marine() >= 0 && marine() == view.squad.pointMan() ? 1 : 0;
            case HEALING -> healing();
            case BY_CARD -> decision.kind() == Ask.FIRST_AID && option >>> CARRIER_SHIFT == Ask.BY_CARD ? 1 : 0;
            default -> isMarch() ? ofMarch(fact) : 0;
        };
    }

    private double ofMarch(final Of fact) {
        return switch (fact) {
            case ON_WAY -> option == plan().nextStep() ? 1 : 0;
            case SP -> mission.marchStamina(option);
            case EAZ -> mission.eazThreatAt(option);
            case EVENT -> mission.hasEvent(option) ? 1 : 0;
            default -> mission.landingZone(option) ? 1 : 0;
        };
    }

    private int eyes() {
        final int marine = marine();
        return marine < 0
                ? 0
                : mission.story.strike(marine, PERCEPTION)
                        + (marine == view.squad.pointMan() ? 0 : view.squad.pointManStrike(marine));
    }

    private int healing() {
        final int marine = decision.kind() == Ask.FIRST_AID ? marine() : -1;
        return marine < 0 ? 0 : mission.story.strike(marine, INTELLIGENCE) + (marine == CORPSMAN ? TRAINING : 0);
    }
}
