package org.sitrep.rulesets.purplehaze.bots.playbook;

import java.util.List;
import org.sitrep.playbook.Fact;
import org.sitrep.playbook.Vocabulary.Action;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.play.Ask;
import org.sitrep.rulesets.purplehaze.squad.Equipment;
import org.sitrep.rulesets.purplehaze.squad.Finds;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.strategy.Decision;

/** Facts of who carries what: handovers, what is found, what has to go. */
final class KitFacts {
    static final int GROUP = 7;
    private static final FactGroup IDS = new FactGroup(GROUP);

    private static final List<String> QUESTIONS =
            List.of("swap", "shed", "take-over", "ammo", "equip", "take-find", "give-up");

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
        HAS
    }

    private static final Of[] VALUES = Of.values();

    static final List<Fact> FACTS = List.of(IDS.word(Of.QUESTION, "question", QUESTIONS, "What is asked."));

    static final List<Fact> OF_OPTION = List.of(
                    IDS.flag(Of.WEAPON, "weapon", "It is a weapon."),
                    IDS.flag(Of.MAIN_WEAPON, "mainWeapon", "It is a weapon that will do as a main weapon."),
                    IDS.flag(Of.FIRST_AID, "firstAidKit", "It is a First Aid Kit."),
                    IDS.flag(Of.RADIO, "radioSet", "It is the Radio Set."),
                    IDS.flag(Of.FLAK_JACKET, "flakJacket", "It is a Flak Jacket."),
                    IDS.flag(Of.RATION, "extraRation", "It is an Extra Ration."),
                    IDS.flag(Of.THROWN, "thrown", "It is thrown at the Enemy."),
                    IDS.flag(Of.FEEDS, "feeds", "It is ammo of a weapon that the Marine of the option holds."),
                    IDS.number(Of.HAS, "has", 0, 100, "Uses of it that the Marine of the option has."))
            .stream()
            .map(Fact::ofAnOption)
            .toList();

    /** The actions, numbered as {@link #is} tells them. */
    static final List<Action> ACTIONS = List.of(
            new Action(0, "any", "Any option."),
            new Action(1, "nothing", "Nothing, or nothing more; leave what was found."),
            new Action(
                    2,
                    "hand-over",
                    "A Marine takes it: from another, from the supply, from what a lost man leaves, or as a find."),
            new Action(3, "drop", "It is dropped or lost."));

    private SquadView squad;
    private Decision decision;
    private int option;

    void begin(final GameView view, final Decision asked) {
        squad = view.squad;
        decision = asked;
    }

    void turnTo(final int newOption) {
        option = newOption;
    }

    /** Returns whether the question belongs to the section. */
    static boolean asks(final int kind) {
        return question(kind) >= 0;
    }

    private static int question(final int kind) {
        return switch (kind) {
            case Ask.SWAP -> 0;
            case Ask.SHED -> 1;
            case Ask.TAKE_OVER -> 2;
            case Ask.AMMO -> 3;
            case Ask.EQUIP -> 4;
            case Ask.TAKE_FIND -> 5;
            case Ask.GIVE_UP -> 6;
            default -> -1;
        };
    }

    private boolean isFind() {
        return decision.kind() == Ask.TAKE_FIND || decision.kind() == Ask.GIVE_UP;
    }

    private boolean isNothing() {
        return decision.kind() == Ask.TAKE_FIND
                ? option == Finds.LEFT
                : decision.kind() != Ask.GIVE_UP && option == Equipment.NOTHING;
    }

    private boolean isDropped() {
        return decision.kind() == Ask.GIVE_UP || !isFind() && !isNothing() && Equipment.to(option) == Equipment.DROP;
    }

    /** Returns the Marine who would have it, or loses it; -1 if nobody. */
    int marine() {
        if (isNothing()) {
            return -1;
        }
        if (isFind()) {
            return Finds.marine(option);
        }
        return isDropped() ? Equipment.from(option) : Equipment.to(option);
    }

    boolean is(final int action) {
        return switch (action) {
            case 1 -> isNothing();
            case 2 -> !isNothing() && !isDropped();
            case 3 -> isDropped();
            default -> true;
        };
    }

    double of(final int nth) {
        if (VALUES[nth] == Of.QUESTION) {
            return question(decision.kind());
        }
        if (isNothing()) {
            return 0;
        }
        final boolean weapon = isFind() ? Finds.isWeapon(option) : Equipment.isWeapon(option);
        final int item = isFind() ? Finds.item(option) : Equipment.item(option);
        return weapon ? ofWeapon(item, VALUES[nth]) : ofGear(item, VALUES[nth]);
    }

    private int ofWeapon(final int weapon, final Of fact) {
        return switch (fact) {
            case WEAPON -> 1;
            case MAIN_WEAPON -> squad.isMainWeapon(weapon) ? 1 : 0;
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
            case HAS -> holds ? squad.steps(marine, gear) : 0;
            default -> 0;
        };
    }
}
