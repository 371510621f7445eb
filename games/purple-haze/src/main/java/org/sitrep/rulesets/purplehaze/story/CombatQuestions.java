package org.sitrep.rulesets.purplehaze.story;

import org.sitrep.dice.DieColour;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.combat.Order;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.rulesets.purplehaze.play.Ask;
import org.sitrep.strategy.Decision;

/** The questions of a combat and their options in words, Red's among them. */
final class CombatQuestions {
    private static final SkillId[] SKILLS = SkillId.values();
    private static final DieColour[] DICE = DieColour.values();
    private static final int FACES = 6;
    private static final int NO_MODE = 255;

    private final CombatState state;

    CombatQuestions(final CombatState state) {
        this.state = state;
    }

    /** Returns the question, or empty if it is none of these. */
    String question(final Decision decision) {
        final int subject = decision.subject();
        return switch (decision.kind()) {
            case Ask.PLACE -> "Where does " + who(subject) + " start?";
            case Ask.CLAYMORE -> "Set off the Claymore?";
            case Ask.ACTIVATE -> "Who activates?";
            case Ask.FIRST_ORDER -> "First order?";
            case Ask.SECOND_ORDER -> "Second order?";
            case Ask.BURST -> "How are the " + (subject >>> 8) + " hits of the Burst shared?";
            case Ask.LEFTOVER_HIT -> "Who gets the hit left over?";
            case Ask.FIRE_MISSION_ROW -> "Where does the fire mission land?";
            case Ask.ID_HOLDER -> "Who takes over ID " + subject + "?";
            case Ask.REVEAL -> "Which hidden Enemy is revealed?";
            case Ask.RED_PLACE -> "Red: who goes to " + Space.of(subject) + "?";
            case Ask.RED_REDRAW -> "Red: which Combat marker is drawn anew?";
            case Ask.RED_MARKER -> "Red: which Combat marker is played?";
            case Ask.RED_MOVE -> "Red: who moves?";
            case Ask.RED_REROLL -> "Red: which die is thrown again?";
            default -> "";
        };
    }

    String option(final Decision decision, final int option) {
        return switch (decision.kind()) {
            case Ask.PLACE -> place(option);
            case Ask.CLAYMORE -> option == 0 ? "no" : "over Enemy row " + option;
            case Ask.ACTIVATE, Ask.ID_HOLDER -> who(option);
            case Ask.FIRST_ORDER, Ask.SECOND_ORDER -> order(option);
            case Ask.BURST -> burst(decision.subject(), option & 255, option >>> 8);
            case Ask.LEFTOVER_HIT -> Wording.enemy(state, option);
            case Ask.FIRE_MISSION_ROW -> rows(option, decision.subject());
            case Ask.REVEAL -> "the one on " + Space.of(option);
            case Ask.RED_PLACE -> Wording.unit(state, option);
            case Ask.RED_REDRAW -> option == 0 ? "none" : marker(option - 1);
            case Ask.RED_MARKER -> marker(option);
            case Ask.RED_MOVE ->
                Wording.unit(state, state.unit[option & 255]) + " from " + Space.of(option & 255) + " to "
                        + Space.of(option >>> 8);
            case Ask.RED_REROLL ->
                option == 0
                        ? "no more"
                        : "a " + Phrases.capital(DICE[(option - 1) / FACES].name()) + " die that shows "
                                + ((option - 1) % FACES + 1);
            default -> throw new IllegalArgumentException("decision kind " + decision.kind());
        };
    }

    private String who(final int marine) {
        return Wording.marine(state, marine);
    }

    private String marker(final int marker) {
        return state.tables.markers.combat.index.id(marker);
    }

    private String place(final int space) {
        return Space.of(space) + ((state.marineHardCover & 1 << space) != 0 ? ", Hard Cover" : "");
    }

    private static String rows(final int row, final int rows) {
        return rows == 1 ? "Enemy row " + row : "Enemy rows " + row + " to " + (row + rows - 1);
    }

    private String burst(final int subject, final int left, final int right) {
        final int target = subject & 255;
        final int rest = (subject >>> 8) - left - right;
        return rest + " on " + Wording.enemy(state, target)
                + (left == 0 ? "" : ", " + left + " on " + Wording.enemy(state, target - 1))
                + (right == 0 ? "" : ", " + right + " on " + Wording.enemy(state, target + 1));
    }

    /** Returns e.g. {@code Fire: M16 automatic at F03 on r2c1, cost 2}. */
    String order(final int order) {
        return described(order) + ", cost " + Order.cost(order);
    }

    private String described(final int order) {
        return switch (Order.kind(order)) {
            case Order.FIRE -> fire(order);
            case Order.SKILL -> "Skill: " + Wording.skill(Order.skill(order)) + argument(order);
            case Order.MOVE -> "Move to " + place(Order.space(order));
            case Order.TAKE_COVER ->
                "Take Cover, " + Phrases.count(Order.markers(order), "marker of Soft Cover", "markers of Soft Cover");
            default -> "Idle";
        };
    }

    private String fire(final int order) {
        final int mode = Order.mode(order);
        if (Order.has(order, Order.SMOKE)) {
            return "Fire: smoke on his column by "
                    + (mode == NO_MODE
                            ? state.tables.gear.index.id(state.tables.gear.smoke)
                            : state.tables.modes.names.get(mode));
        }
        final String what = "Fire: " + state.tables.modes.names.get(mode)
                + (Order.has(order, Order.AIMED) ? ", aimed" : "")
                + (Order.has(order, Order.ATTACHMENT) ? ", with its attachment" : "")
                + (Order.has(order, Order.EXTRA_AMMO) ? ", with a second ammo step" : "")
                + (Order.has(order, Order.STANDING) ? ", standing fast" : "");
        return Order.target(order) == Order.NO_TARGET
                ? what + " at Enemy row 1"
                : what + " at " + Wording.enemy(state, Order.target(order));
    }

    private String argument(final int order) {
        final SkillId skill = SKILLS[Order.skill(order)];
        return skill == SkillId.GO_AGAIN || skill == SkillId.PATCH_UP ? " for " + who(Order.argument(order)) : "";
    }
}
