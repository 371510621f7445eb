package org.sitrep.rulesets.purplehaze.bots.playbook;

import org.sitrep.playbook.Actions;
import org.sitrep.playbook.Facts;
import org.sitrep.playbook.Questions;
import org.sitrep.rulesets.purplehaze.bots.campaign.OutfitSense;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.squad.Equipment;
import org.sitrep.rulesets.purplehaze.squad.Finds;
import org.sitrep.rulesets.purplehaze.squad.SquadView;

/**
 * Facts about who carries which item: handovers, finds, losses and draws from the supply; and about who takes a lost
 * Marine's place.
 */
final class KitFacts extends SectionFacts {
    private static final int NONE = -1;

    static final Questions QUESTIONS = new Questions()
            .ask(DecisionKind.MAIN_WEAPON, "main-weapon", "The main weapon that a Marine takes.")
            .byDefault("the weapon of the Marine's Specialization")
            .ask(DecisionKind.EQUIP, "equip", "Other equipment that the Marine takes, one item after the other.")
            .byDefault("ammo, First Aid Kits for the Corpsman, a Flak Jacket, a ration, grenades")
            .ask(DecisionKind.SWAP, "swap", "Equipment to hand over before a combat.")
            .byDefault("nothing")
            .ask(DecisionKind.SHED, "shed", "The item that an overloaded Marine hands over or drops.")
            .byDefault("what another Marine can carry, else gear")
            .ask(DecisionKind.TAKE_OVER, "take-over", "The Marine and the item to take of a lost Marine's kit.")
            .byDefault("First Aid Kits, then ammo that fits, then weapons")
            .ask(DecisionKind.TAKE_RADIO, "radio", "The Marine who takes a lost Marine's Radio Set.")
            .byDefault("the first who can")
            .ask(DecisionKind.ID_HOLDER, "id", "The Marine who takes a lost Marine's ID, and is then hit for both.")
            .byDefault("the Marine who can bear most Damage")
            .ask(DecisionKind.AMMO, "ammo", "The Marine who hands ammo to a Marine without.")
            .byDefault("the first who can")
            .ask(DecisionKind.TAKE_FIND, "take-find", "The Marine who takes what was found.")
            .byDefault("the Marine who has least of it")
            .ask(DecisionKind.GIVE_UP, "give-up", "The ammo or gear to lose.")
            .byDefault("that of the Marine who has most of it");

    static final Facts<KitFacts> FACTS = new Facts<KitFacts>(7)
            .question(QUESTIONS, f -> f.decision.kind())
            .ofOption()
            .flag("weapon", f -> f.weapon() >= 0)
            .as("It is a weapon.")
            .flag("mainWeapon", f -> f.weapon() >= 0 && f.squad.isMainWeapon(f.weapon()))
            .as("It is a weapon that can be a main weapon.")
            .flag("ofHisTrade", f -> f.weapon() >= 0 && !f.squad.forEverybody(f.weapon()))
            .as("It is a weapon restricted to some Specializations.")
            .number("power", 0, 20, f -> f.weapon() < 0 ? 0 : OutfitSense.power(f.squad, f.weapon()))
            .as("Score of the weapon's best mode: its dice plus half its range, divided by its cost plus 4.")
            .number("load", 0, 20, f -> f.weapon() < 0 ? 0 : f.squad.weaponLoad(f.weapon()))
            .as("Load of a weapon.")
            .flag("firstAidKit", f -> f.gear() >= 0 && f.squad.isFirstAidKit(f.gear()))
            .as("It is a First Aid Kit.")
            .flag("radioSet", f -> f.asks(DecisionKind.TAKE_RADIO) || f.gear() >= 0 && f.squad.isRadioSet(f.gear()))
            .as("It is the Radio Set.")
            .flag("flakJacket", f -> f.gear() >= 0 && f.squad.isFlakJacket(f.gear()))
            .as("It is a Flak Jacket.")
            .flag("extraRation", f -> f.gear() >= 0 && f.squad.isRation(f.gear()))
            .as("It is an Extra Ration.")
            .flag("thrown", f -> f.gear() >= 0 && f.squad.isThrown(f.gear()))
            .as("It is thrown at Enemies.")
            .flag("feeds", f -> f.gearOfHolder() && f.squad.feedsWeapon(f.whoOfOption(), f.gear()))
            .as("It is ammo of a weapon that the Marine of the option holds.")
            .flag("helps", f -> f.gearOfHolder() && f.squad.helpsWeapon(f.whoOfOption(), f.gear()))
            .as("It is the attachment of a weapon that the Marine of the option holds.")
            .number("has", 0, 100, f -> f.gearOfHolder() ? f.squad.steps(f.whoOfOption(), f.gear()) : 0)
            .as("Uses of it held by the Marine of the option.")
            .number("softCover", 0, 6, f -> f.asks(DecisionKind.ID_HOLDER) ? f.view.combat.soft(f.option) : 0)
            .as("Soft Cover of the Marine who would take the ID in a combat.")
            .flag("hardCover", f -> f.asks(DecisionKind.ID_HOLDER) && f.inHardCover(f.option))
            .as("That Marine stands in Hard Cover.");

    private static final int NOTHING = 1;
    private static final int HAND_OVER = 2;
    private static final int DROP = 3;
    private static final int ARM = 4;
    private static final int TAKE_ID = 5;

    private static final int[] HANDOVERS = {
        DecisionKind.EQUIP,
        DecisionKind.SWAP,
        DecisionKind.SHED,
        DecisionKind.TAKE_OVER,
        DecisionKind.TAKE_RADIO,
        DecisionKind.AMMO,
        DecisionKind.TAKE_FIND
    };
    static final Actions<KitFacts> ACTIONS = new Actions<KitFacts>("Any option.")
            .add(
                    "nothing",
                    "Nothing, or nothing more; leave what was found.",
                    f -> f.action() == NOTHING,
                    DecisionKind.EQUIP,
                    DecisionKind.SWAP,
                    DecisionKind.TAKE_OVER,
                    DecisionKind.TAKE_FIND)
            .add(
                    "hand-over",
                    "A Marine takes it: from another, from the supply, from a lost Marine's kit, or as a find.",
                    f -> f.action() == HAND_OVER,
                    HANDOVERS)
            .add("drop", "It is dropped or lost.", f -> f.action() == DROP, DecisionKind.SHED, DecisionKind.GIVE_UP)
            .add("arm", "A main weapon.", DecisionKind.MAIN_WEAPON)
            .add("take-id", "The Marine who takes over the ID.", DecisionKind.ID_HOLDER);

    KitFacts() {
        super(FACTS, ACTIONS);
    }

    private boolean isFind() {
        return asks(DecisionKind.TAKE_FIND, DecisionKind.GIVE_UP);
    }

    /** Returns the action of the option. */
    private int action() {
        return switch (decision.kind()) {
            case DecisionKind.MAIN_WEAPON -> ARM;
            case DecisionKind.ID_HOLDER -> TAKE_ID;
            case DecisionKind.TAKE_RADIO -> HAND_OVER;
            case DecisionKind.TAKE_FIND -> option == Finds.LEFT ? NOTHING : HAND_OVER;
            case DecisionKind.GIVE_UP -> DROP;
            default ->
                option == Equipment.NOTHING ? NOTHING : Equipment.to(option) == Equipment.DROP ? DROP : HAND_OVER;
        };
    }

    /** Returns the Marine who would have the item, or loses it; -1 for no Marine. */
    @Override
    public int whoOfOption() {
        return switch (decision.kind()) {
            case DecisionKind.MAIN_WEAPON -> decision.subject();
            case DecisionKind.ID_HOLDER, DecisionKind.TAKE_RADIO -> option;
            case DecisionKind.TAKE_FIND, DecisionKind.GIVE_UP -> option == Finds.LEFT ? -1 : Finds.marine(option);
            default ->
                switch (action()) {
                    case NOTHING -> -1;
                    case DROP -> Equipment.from(option);
                    default -> Equipment.to(option);
                };
        };
    }

    private boolean inHardCover(final int marine) {
        return view.combat.space(marine) >= 0 && view.combat.marineHardCover(view.combat.space(marine));
    }

    /** Returns whether the item is one to carry, rather than the Radio Set, an ID or nothing. */
    private boolean ofThing() {
        return !asks(DecisionKind.TAKE_RADIO) && action() != NOTHING && action() != TAKE_ID;
    }

    private boolean isWeapon() {
        return asks(DecisionKind.MAIN_WEAPON)
                || ofThing() && (isFind() ? Finds.isWeapon(option) : Equipment.isWeapon(option));
    }

    private int item() {
        return isFind() ? Finds.item(option) : Equipment.item(option);
    }

    /** Returns the weapon of the option, or {@link #NONE}. */
    private int weapon() {
        if (!isWeapon()) {
            return NONE;
        }
        return asks(DecisionKind.MAIN_WEAPON) ? option : item();
    }

    /** Returns the gear of the option, or {@link #NONE}. */
    private int gear() {
        return ofThing() && !isWeapon() ? item() : NONE;
    }

    /** Returns whether the option is gear that a Marine would have. */
    private boolean gearOfHolder() {
        final int marine = whoOfOption();
        return gear() != NONE && marine >= 0 && marine < SquadView.MARINES;
    }
}
