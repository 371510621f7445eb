package org.sitrep.rulesets.purplehaze.story;

import org.sitrep.ruleset.story.Phrases;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.definition.Ability;
import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.rulesets.purplehaze.play.Ask;
import org.sitrep.rulesets.purplehaze.squad.Ammo;
import org.sitrep.rulesets.purplehaze.squad.AnytimePlays;
import org.sitrep.rulesets.purplehaze.squad.Equipment;
import org.sitrep.rulesets.purplehaze.squad.Finds;
import org.sitrep.rulesets.purplehaze.squad.Rerolls;
import org.sitrep.rulesets.purplehaze.squad.TestHelp;
import org.sitrep.strategy.Decision;

/** The questions about what the Marines carry, hold and play, and their options in words. */
final class SquadQuestions {

    private final CombatState state;

    SquadQuestions(final CombatState state) {
        this.state = state;
    }

    /** Returns the question, or empty if it is none of these. */
    String question(final Decision decision) {
        final int subject = decision.subject();
        return switch (decision.kind()) {
            case Ask.SWAP -> "What changes hands?";
            case Ask.SHED -> "What does " + who(subject) + " part with?";
            case Ask.REROLL -> "Is the test of " + who(subject) + " thrown again?";
            case Ask.BEFORE_TEST -> "What helps the test of " + who(subject) + "?";
            case Ask.PLAY -> "What is played?";
            case Ask.PLAY_TARGET -> "For what is it played, " + played(subject) + "?";
            case Ask.IGNORE_DAMAGE ->
                "Does the charm of " + who(subject & 255) + " ignore " + (subject >>> 8) + " Damage?";
            case Ask.IGNORE_WOUND ->
                "Does the charm of " + who(subject & 255) + " ignore " + state.tables.wounds.index.id(subject >>> 8)
                        + "?";
            case Ask.TAKE_OVER -> "What is taken over of " + who(subject) + "?";
            case Ask.TAKE_RADIO -> "Who takes over the Radio Set of " + who(subject) + "?";
            case Ask.AMMO -> "Who hands over ammo?";
            case Ask.BOON_CARD -> "Which Boon card does " + who(subject) + " keep?";
            case Ask.TAKE_FIND -> "Who takes what was found?";
            case Ask.GIVE_UP -> "What is lost?";
            case Ask.MAIN_WEAPON -> "Main weapon of " + who(subject) + "?";
            case Ask.EQUIP -> "What else does " + who(subject) + " carry?";
            default -> "";
        };
    }

    String option(final Decision decision, final int option) {
        return switch (decision.kind()) {
            case Ask.SWAP, Ask.SHED, Ask.TAKE_OVER, Ask.AMMO -> handover(option);
            case Ask.REROLL -> reroll(decision.subject(), option);
            case Ask.BEFORE_TEST -> help(decision.subject(), option);
            case Ask.PLAY -> option == AnytimePlays.NOTHING ? "nothing" : played(option);
            case Ask.PLAY_TARGET -> target(decision.subject(), option);
            case Ask.IGNORE_DAMAGE, Ask.IGNORE_WOUND -> Phrases.yes(option);
            case Ask.TAKE_RADIO -> who(option);
            case Ask.BOON_CARD -> card(option);
            case Ask.TAKE_FIND ->
                option == Finds.LEFT ? "it is left behind" : who(Finds.marine(option)) + ": " + found(option);
            case Ask.GIVE_UP -> found(option) + " of " + who(Finds.marine(option));
            case Ask.MAIN_WEAPON -> state.tables.weapons.index.id(option);
            case Ask.EQUIP -> option == Equipment.NOTHING ? "nothing more" : item(option);
            default -> throw new IllegalArgumentException("decision kind " + decision.kind());
        };
    }

    private String who(final int marine) {
        return Wording.marine(state, marine);
    }

    private String card(final int card) {
        final String id = state.tables.boons.index.id(card);
        return id + ", " + state.tables.game.boonCards().get(id).summary();
    }

    private String item(final int handover) {
        final int item = Equipment.item(handover);
        if (Equipment.isWeapon(handover)) {
            return state.tables.weapons.index.id(item);
        }
        return state.tables.gear.index.id(item) + ((handover & Equipment.LOW_SIDE) == 0 ? "" : ", second side up");
    }

    private String handover(final int option) {
        if (option == Equipment.NOTHING) {
            return "nothing";
        }
        return item(option) + " of " + who(Equipment.from(option))
                + (Equipment.to(option) == Equipment.DROP ? " is dropped" : " to " + who(Equipment.to(option)));
    }

    private String found(final int find) {
        return Finds.isWeapon(find)
                ? state.tables.weapons.index.id(Finds.item(find))
                : state.tables.gear.index.id(Finds.item(find));
    }

    private String ability(final int marine) {
        final String profile = state.tables.profiles.index.id(state.squad.cards.profile[marine]);
        return "Ability " + state.tables.game.profiles().get(profile).ability().name() + " of " + who(marine);
    }

    private String charm(final int marine) {
        return "Lucky Charm " + state.tables.charms.index.id(state.squad.charm[marine]) + " of " + who(marine);
    }

    private String reroll(final int marine, final int option) {
        return switch (option) {
            case Rerolls.KEEP -> "no, it stands";
            case Rerolls.ABILITY -> "by the " + ability(marine);
            case Rerolls.CHARM -> "by the " + charm(marine);
            default -> "by " + card(option - Rerolls.CARD);
        };
    }

    private String help(final int marine, final int option) {
        return switch (option) {
            case TestHelp.NOTHING -> "nothing";
            case TestHelp.ABILITY -> ability(marine);
            case TestHelp.STRESS_FOR_FOCUS -> "Stress for Focus dice";
            case TestHelp.DAMAGE_FOR_STRIKE -> "Damage for Strike dice";
            default -> card(option - TestHelp.CARD);
        };
    }

    private String played(final int option) {
        if (option >= AnytimePlays.ABILITY) {
            return ability(option - AnytimePlays.ABILITY);
        }
        return option >= AnytimePlays.CHARM ? charm(option - AnytimePlays.CHARM) : card(option - AnytimePlays.CARD);
    }

    private String target(final int played, final int option) {
        if (played >= AnytimePlays.ABILITY) {
            return state.squad.cards.has(played - AnytimePlays.ABILITY, Ability.Kind.SCROUNGER)
                    ? ammo(option)
                    : who(option);
        }
        return switch (state.tables.boons.get(played - AnytimePlays.CARD).effect()) {
            case AMMO -> ammo(option);
            case FIRE_SUPPORT_AGAIN -> Wording.skill(option);
            case REMOVE_HARD_COVER -> "the Hard Cover on " + Space.of(option);
            default -> who(option);
        };
    }

    private String ammo(final int option) {
        return state.tables.gear.index.id(Ammo.gear(option)) + " for " + who(Ammo.marine(option));
    }
}
