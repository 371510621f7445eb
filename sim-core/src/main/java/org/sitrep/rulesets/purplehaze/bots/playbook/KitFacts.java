package org.sitrep.rulesets.purplehaze.bots.playbook;

import java.util.List;
import org.sitrep.playbook.Fact;
import org.sitrep.playbook.FactGroup;
import org.sitrep.playbook.Questions;
import org.sitrep.playbook.Vocabulary.Action;
import org.sitrep.playbook.Vocabulary.Question;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.campaign.OutfitSense;
import org.sitrep.rulesets.purplehaze.play.Ask;
import org.sitrep.rulesets.purplehaze.squad.Equipment;
import org.sitrep.rulesets.purplehaze.squad.Finds;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.strategy.Decision;

/** Facts of who carries what: handovers, what is found, what has to go, what is drawn from the supply; and of who takes a lost Marine's place. */
final class KitFacts {
    static final int GROUP = 7;
    private static final FactGroup IDS = new FactGroup(GROUP);

    static final Questions QUESTIONS = new Questions(
            new Question(
                    Ask.MAIN_WEAPON, "main-weapon", "Which main weapon a Marine takes along.", "the one of his trade"),
            new Question(
                    Ask.EQUIP,
                    "equip",
                    "What he takes along beside it, one thing after the other.",
                    "ammo, First Aid Kits for the Corpsman, a Flak Jacket, a ration, grenades"),
            new Question(Ask.SWAP, "swap", "What changes hands before a combat.", "nothing"),
            new Question(
                    Ask.SHED,
                    "shed",
                    "What an overloaded Marine hands over or drops.",
                    "what a comrade can carry, else gear"),
            new Question(
                    Ask.TAKE_OVER,
                    "take-over",
                    "Who takes what of a lost Marine's kit.",
                    "First Aid Kits, then ammo that fits, then weapons"),
            new Question(Ask.TAKE_RADIO, "radio", "Who takes over a lost Marine's Radio Set.", "the first who can"),
            new Question(
                    Ask.ID_HOLDER,
                    "id",
                    "Who takes over a lost Marine's ID, and is hit for both from then on.",
                    "whoever can bear most"),
            new Question(Ask.AMMO, "ammo", "Who hands ammo to a Marine without.", "the first who can"),
            new Question(Ask.TAKE_FIND, "take-find", "Who takes what was found.", "whoever has least of it"),
            new Question(Ask.GIVE_UP, "give-up", "Which ammo or gear is lost.", "whoever has most of it loses it"));

    private enum Of {
        QUESTION,
        WEAPON,
        MAIN_WEAPON,
        FIRST_AID,
        RADIO,
        FLAK_JACKET,
        RATION,
        THROWN,
        FEEDS,
        HAS,
        HELPS,
        OF_HIS_TRADE,
        POWER,
        LOAD,
        SOFT_COVER,
        HARD_COVER
    }

    private static final Of[] VALUES = Of.values();

    static final List<Fact> FACTS = List.of(QUESTIONS.fact(IDS, Of.QUESTION));

    static final List<Fact> OF_OPTION = List.of(
                    IDS.flag(Of.WEAPON, "weapon", "It is a weapon."),
                    IDS.flag(Of.MAIN_WEAPON, "mainWeapon", "It is a weapon that will do as a main weapon."),
                    IDS.flag(Of.OF_HIS_TRADE, "ofHisTrade", "It is a weapon that not everybody may use."),
                    IDS.number(
                            Of.POWER,
                            "power",
                            0,
                            20,
                            "What the best mode of a weapon scores: its dice and half its range for its cost and 4 more."),
                    IDS.number(Of.LOAD, "load", 0, 20, "Load of a weapon."),
                    IDS.flag(Of.FIRST_AID, "firstAidKit", "It is a First Aid Kit."),
                    IDS.flag(Of.RADIO, "radioSet", "It is the Radio Set."),
                    IDS.flag(Of.FLAK_JACKET, "flakJacket", "It is a Flak Jacket."),
                    IDS.flag(Of.RATION, "extraRation", "It is an Extra Ration."),
                    IDS.flag(Of.THROWN, "thrown", "It is thrown at the Enemy."),
                    IDS.flag(Of.FEEDS, "feeds", "It is ammo of a weapon that the Marine of the option holds."),
                    IDS.flag(
                            Of.HELPS, "helps", "It is the attachment of a weapon that the Marine of the option holds."),
                    IDS.number(Of.HAS, "has", 0, 100, "Uses of it that the Marine of the option has."),
                    IDS.number(
                            Of.SOFT_COVER,
                            "softCover",
                            0,
                            6,
                            "Soft Cover of the Marine who would take the ID in a combat."),
                    IDS.flag(Of.HARD_COVER, "hardCover", "He stands in Hard Cover."))
            .stream()
            .map(Fact::ofAnOption)
            .toList();

    private static final int NOTHING = 1;
    private static final int HAND_OVER = 2;
    private static final int DROP = 3;
    private static final int ARM = 4;
    private static final int TAKE_ID = 5;

    /** The actions, numbered as {@link #is} tells them. */
    static final List<Action> ACTIONS = List.of(
            new Action(0, "any", "Any option."),
            new Action(
                    NOTHING,
                    "nothing",
                    "Nothing, or nothing more; leave what was found.",
                    Ask.EQUIP,
                    Ask.SWAP,
                    Ask.TAKE_OVER,
                    Ask.TAKE_FIND),
            new Action(
                    HAND_OVER,
                    "hand-over",
                    "A Marine takes it: from another, from the supply, from what a lost man leaves, or as a find.",
                    Ask.EQUIP,
                    Ask.SWAP,
                    Ask.SHED,
                    Ask.TAKE_OVER,
                    Ask.TAKE_RADIO,
                    Ask.AMMO,
                    Ask.TAKE_FIND),
            new Action(DROP, "drop", "It is dropped or lost.", Ask.SHED, Ask.GIVE_UP),
            new Action(ARM, "arm", "A main weapon.", Ask.MAIN_WEAPON),
            new Action(TAKE_ID, "take-id", "The Marine who takes over the ID.", Ask.ID_HOLDER));

    private GameView view;
    private SquadView squad;
    private Decision decision;
    private int option;

    void begin(final GameView gameView, final Decision asked) {
        view = gameView;
        squad = gameView.squad;
        decision = asked;
    }

    void turnTo(final int newOption) {
        option = newOption;
    }

    private boolean isFind() {
        return decision.kind() == Ask.TAKE_FIND || decision.kind() == Ask.GIVE_UP;
    }

    /** Which action the option is. */
    private int action() {
        return switch (decision.kind()) {
            case Ask.MAIN_WEAPON -> ARM;
            case Ask.ID_HOLDER -> TAKE_ID;
            case Ask.TAKE_RADIO -> HAND_OVER;
            case Ask.TAKE_FIND -> option == Finds.LEFT ? NOTHING : HAND_OVER;
            case Ask.GIVE_UP -> DROP;
            default ->
                option == Equipment.NOTHING ? NOTHING : Equipment.to(option) == Equipment.DROP ? DROP : HAND_OVER;
        };
    }

    /** Returns the Marine who would have it, or loses it; -1 if nobody. */
    int marine() {
        return switch (decision.kind()) {
            case Ask.MAIN_WEAPON -> decision.subject();
            case Ask.ID_HOLDER, Ask.TAKE_RADIO -> option;
            case Ask.TAKE_FIND, Ask.GIVE_UP -> option == Finds.LEFT ? -1 : Finds.marine(option);
            default ->
                switch (action()) {
                    case NOTHING -> -1;
                    case DROP -> Equipment.from(option);
                    default -> Equipment.to(option);
                };
        };
    }

    boolean is(final int action) {
        return action == 0 || action == action();
    }

    double of(final int nth) {
        final Of fact = VALUES[nth];
        return switch (fact) {
            case QUESTION -> QUESTIONS.place(decision.kind());
            case SOFT_COVER -> action() == TAKE_ID ? view.combat.soft(option) : 0;
            case HARD_COVER -> action() == TAKE_ID && inHardCover(option) ? 1 : 0;
            default -> ofThing(fact);
        };
    }

    private boolean inHardCover(final int marine) {
        return view.combat.space(marine) >= 0 && view.combat.marineHardCover(view.combat.space(marine));
    }

    private double ofThing(final Of fact) {
        if (decision.kind() == Ask.TAKE_RADIO) {
            return fact == Of.RADIO ? 1 : 0;
        }
        if (decision.kind() == Ask.MAIN_WEAPON) {
            return ofWeapon(option, fact);
        }
        if (action() == NOTHING || action() == TAKE_ID) {
            return 0;
        }
        final boolean weapon = isFind() ? Finds.isWeapon(option) : Equipment.isWeapon(option);
        final int item = isFind() ? Finds.item(option) : Equipment.item(option);
        return weapon ? ofWeapon(item, fact) : ofGear(item, fact);
    }

    private double ofWeapon(final int weapon, final Of fact) {
        return switch (fact) {
            case WEAPON -> 1;
            case MAIN_WEAPON -> squad.isMainWeapon(weapon) ? 1 : 0;
            case OF_HIS_TRADE -> squad.forEverybody(weapon) ? 0 : 1;
            case POWER -> OutfitSense.power(squad, weapon);
            case LOAD -> squad.weaponLoad(weapon);
            default -> 0;
        };
    }

    private int ofGear(final int gear, final Of fact) {
        final int marine = marine();
        final boolean holds = marine >= 0 && marine < SquadView.MARINES;
        return switch (fact) {
            case FIRST_AID -> squad.isFirstAidKit(gear) ? 1 : 0;
            case RADIO -> squad.isRadioSet(gear) ? 1 : 0;
            case FLAK_JACKET -> squad.isFlakJacket(gear) ? 1 : 0;
            case RATION -> squad.isRation(gear) ? 1 : 0;
            case THROWN -> squad.isThrown(gear) ? 1 : 0;
            case FEEDS -> holds && squad.feedsWeapon(marine, gear) ? 1 : 0;
            case HELPS -> holds && squad.helpsWeapon(marine, gear) ? 1 : 0;
            case HAS -> holds ? squad.steps(marine, gear) : 0;
            default -> 0;
        };
    }
}
