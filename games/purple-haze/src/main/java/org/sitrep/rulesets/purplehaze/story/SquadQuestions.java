package org.sitrep.rulesets.purplehaze.story;

import org.sitrep.ruleset.story.Phrases;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.squad.Equipment;
import org.sitrep.rulesets.purplehaze.squad.Finds;
import org.sitrep.rulesets.purplehaze.squad.HeldCards;
import org.sitrep.rulesets.purplehaze.squad.Rerolls;
import org.sitrep.rulesets.purplehaze.squad.Supply;
import org.sitrep.rulesets.purplehaze.squad.TestHelp;
import org.sitrep.rulesets.purplehaze.tables.CardOp;

/** Puts the questions about the equipment and cards of the Marines into words, with their options. */
class SquadQuestions extends CombatQuestions {
    SquadQuestions(final CombatState state) {
        super(state);
        ask(DecisionKind.SWAP, s -> "What changes hands?", (s, o) -> handover(o));
        ask(DecisionKind.SHED, s -> "What does " + who(s) + " hand over or drop?", (s, o) -> handover(o));
        chiefIf(
                o -> o != 0,
                DecisionKind.REROLL,
                s -> "Is the test of " + who(s) + " thrown again?",
                (s, o) -> reroll(s, o));
        ask(DecisionKind.BEFORE_TEST, s -> "What helps the test of " + who(s) + "?", (s, o) -> help(s, o));
        chiefIf(
                o -> o != 0,
                DecisionKind.PLAY,
                s -> "What is played?",
                (s, o) -> o == HeldCards.NOTHING ? "nothing" : played(o));
        ask(DecisionKind.PLAY_TARGET, s -> "What is the target of " + played(s) + "?", (s, o) -> target(s, o));
        chiefIf(
                o -> o != 0,
                DecisionKind.IGNORE_DAMAGE,
                s -> "Does the " + means(s & 255, CardOp.IGNORE_DAMAGE) + " ignore " + (s >>> 8) + " Damage?",
                (s, o) -> Phrases.yes(o));
        chiefIf(
                o -> o != 0,
                DecisionKind.IGNORE_WOUND,
                s -> "Does the " + means(s & 255, CardOp.IGNORE_WOUND) + " ignore " + tables.wounds.id(s >>> 8) + "?",
                (s, o) -> Phrases.yes(o));
        ask(DecisionKind.TAKE_OVER, s -> "What is taken from " + who(s) + "?", (s, o) -> handover(o));
        ask(DecisionKind.TAKE_RADIO, s -> "Who takes over the Radio Set of " + who(s) + "?", (s, o) -> who(o));
        ask(DecisionKind.AMMO, s -> "Who hands over ammo?", (s, o) -> handover(o));
        ask(DecisionKind.BOON_CARD, s -> "Which Boon card does " + who(s) + " keep?", (s, o) -> card(o));
        ask(
                DecisionKind.TAKE_FIND,
                s -> "Who takes what was found?",
                (s, o) -> o == Finds.LEFT ? "left behind" : who(Finds.marine(o)) + ": " + found(o));
        ask(DecisionKind.GIVE_UP, s -> "What is lost?", (s, o) -> found(o) + " of " + who(Finds.marine(o)));
        chief(DecisionKind.MAIN_WEAPON, s -> "Main weapon of " + who(s) + "?", (s, o) -> tables.weapons.id(o));
        ask(
                DecisionKind.EQUIP,
                s -> s == Equipment.SUPPLY
                        ? "Who also carries a weapon that the Squad lacks?"
                        : "What else does " + who(s) + " carry?",
                (s, o) -> o == Equipment.NOTHING
                        ? "nothing more"
                        : s == Equipment.SUPPLY ? who(Equipment.to(o)) + ": " + item(o) : item(o));
    }

    final String card(final int card) {
        return tables.boons.id(card) + ", " + tables.boons.get(card).summary();
    }

    private String item(final int handover) {
        final int item = Equipment.item(handover);
        if (Equipment.isWeapon(handover)) {
            return tables.weapons.id(item);
        }
        return tables.gear.id(item) + ((handover & Equipment.LOW_SIDE) == 0 ? "" : ", second side up");
    }

    private String handover(final int option) {
        if (option == Equipment.NOTHING) {
            return "nothing";
        }
        return item(option) + " of " + who(Equipment.from(option))
                + (Equipment.to(option) == Equipment.DROP ? " is dropped" : " to " + who(Equipment.to(option)));
    }

    private String found(final int find) {
        final int item = Finds.item(find);
        return Finds.isWeapon(find) ? tables.weapons.id(item) : tables.gear.id(item);
    }

    private String ability(final int marine) {
        return "Ability " + words.ability(marine) + " of " + who(marine);
    }

    private String charm(final int marine) {
        return "Lucky Charm " + words.charm(marine) + " of " + who(marine);
    }

    private String reroll(final int marine, final int option) {
        return switch (option) {
            case Rerolls.KEEP -> "no, it stands";
            case TestHelp.ABILITY -> "by the " + ability(marine);
            case TestHelp.CHARM -> "by the " + charm(marine);
            default -> "by " + played(TestHelp.use(marine, option));
        };
    }

    private String help(final int marine, final int option) {
        return switch (option) {
            case TestHelp.NOTHING -> "nothing";
            case TestHelp.ABILITY -> ability(marine);
            case TestHelp.CHARM -> charm(marine);
            case TestHelp.SKILL -> "a skill of " + who(marine);
            case TestHelp.ABILITY_FOR_STRESS -> "Stress for more dice";
            case TestHelp.ABILITY_FOR_DAMAGE -> "Damage for more dice";
            default -> card(option - TestHelp.CARD);
        };
    }

    /** Returns a use of {@link HeldCards} in words. */
    final String played(final int use) {
        if (use >= HeldCards.SKILL) {
            return "a skill of " + who(use - HeldCards.SKILL);
        }
        if (use >= HeldCards.ABILITY) {
            return ability(use - HeldCards.ABILITY);
        }
        return use >= HeldCards.CHARM ? charm(use - HeldCards.CHARM) : card(use - HeldCards.CARD);
    }

    final String means(final int marine, final CardOp op) {
        final int use = state.squad.held.own(marine, op);
        final String means = HeldCards.isCard(use)
                ? "Boon card"
                : HeldCards.isCharm(use) ? "charm" : use >= HeldCards.SKILL ? "skill" : "Ability";
        return means + " of " + who(marine);
    }

    private String target(final int use, final int option) {
        return switch (tables.texts.chief(state.squad.held.text(use))) {
            case AMMO -> ammo(option);
            case FIRE_SUPPORT_AGAIN -> Wording.skill(option);
            case REMOVE_HARD_COVER -> "the Hard Cover on " + Space.of(option);
            default -> who(option);
        };
    }

    private String ammo(final int option) {
        return tables.gear.id(Supply.gear(option)) + " for " + who(Supply.marine(option));
    }
}
