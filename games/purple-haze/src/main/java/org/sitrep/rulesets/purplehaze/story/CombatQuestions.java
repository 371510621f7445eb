package org.sitrep.rulesets.purplehaze.story;

import org.sitrep.dice.DieColour;
import org.sitrep.ruleset.story.NarratedQuestions;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.combat.Order;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.tables.GameTables;

/** Puts the questions of a combat and their options into words, including those to Red. */
class CombatQuestions extends NarratedQuestions {
    private static final SkillId[] SKILLS = SkillId.values();
    private static final DieColour[] DICE = DieColour.values();
    private static final int FACES = 6;
    private static final int NO_MODE = 255;

    final CombatState state;
    final GameTables tables;
    final Wording words;
    final DiceOdds dice;

    CombatQuestions(final CombatState state) {
        super(DecisionKind.NAMES);
        this.state = state;
        tables = state.tables;
        words = new Wording(state);
        dice = new DiceOdds(state);
        odds(DecisionKind.CLAYMORE, (s, o) -> o == 0 ? "" : dice.claymore());
        odds(DecisionKind.FIRST_ORDER, dice::of);
        odds(DecisionKind.SECOND_ORDER, dice::of);
        ask(DecisionKind.PLACE, s -> "Where does " + who(s) + " start?", (s, o) -> place(o));
        chief(DecisionKind.CLAYMORE, s -> "Set off the Claymore?", (s, o) -> o == 0 ? "no" : "on Enemy row " + o);
        chief(DecisionKind.ACTIVATE, s -> "Who activates?", (s, o) -> who(o));
        chief(DecisionKind.FIRST_ORDER, s -> "First order?", (s, o) -> order(o));
        chief(DecisionKind.SECOND_ORDER, s -> "Second order?", (s, o) -> order(o));
        chief(
                DecisionKind.BURST,
                s -> "How are the " + (s >>> 8) + " hits of the Burst shared?",
                (s, o) -> burst(s, o & 255, o >>> 8));
        ask(DecisionKind.LEFTOVER_HIT, s -> "Which Enemy gets the hit left over?", (s, o) -> words.enemy(o));
        chief(DecisionKind.FIRE_MISSION_ROW, s -> "Where does the fire mission land?", (s, o) -> rows(o, s));
        ask(DecisionKind.ID_HOLDER, s -> "Who takes over ID " + s + "?", (s, o) -> who(o));
        ask(
                DecisionKind.REVEAL,
                s -> "Which hidden Enemy is revealed?",
                (s, o) -> o == DecisionKind.KEEP_HIDDEN ? "none" : "the one on " + Space.of(o));
        ask(DecisionKind.RED_PLACE, s -> "Red: which Enemy goes to " + Space.of(s) + "?", (s, o) -> words.unit(o));
        ask(
                DecisionKind.RED_REDRAW,
                s -> "Red: which Combat marker is redrawn?",
                (s, o) -> o == 0 ? "none" : marker(o - 1));
        ask(DecisionKind.RED_MARKER, s -> "Red: which Combat marker is played?", (s, o) -> marker(o));
        ask(
                DecisionKind.RED_MOVE,
                s -> "Red: which Enemy moves?",
                (s, o) -> o == DecisionKind.NOBODY
                        ? "none"
                        : words.unit(state.unit[o & 255]) + " from " + Space.of(o & 255) + " to " + Space.of(o >>> 8));
        ask(
                DecisionKind.RED_REROLL,
                s -> "Red: which die is thrown again?",
                (s, o) -> o == 0
                        ? "no more"
                        : "a " + Phrases.capital(DICE[(o - 1) / FACES].name()) + " die that shows "
                                + ((o - 1) % FACES + 1));
    }

    final String who(final int marine) {
        return words.marine(marine);
    }

    private String marker(final int marker) {
        return tables.markers.combat.id(marker);
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
        return rest + " on " + words.enemy(target)
                + (left == 0 ? "" : ", " + left + " on " + words.enemy(target - 1))
                + (right == 0 ? "" : ", " + right + " on " + words.enemy(target + 1));
    }

    /** Returns an order in words, e.g. {@code Fire: M16 automatic at F03 on r2c1, cost 2}. */
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
            return "Fire: smoke on own column by "
                    + (mode == NO_MODE ? tables.gear.id(tables.gear.smoke) : tables.modes.names.get(mode));
        }
        final String what = "Fire: " + tables.modes.names.get(mode)
                + (Order.has(order, Order.AIMED) ? ", aimed" : "")
                + (Order.has(order, Order.ATTACHMENT) ? ", with its attachment" : "")
                + (Order.has(order, Order.EXTRA_AMMO) ? ", with a second ammo step" : "")
                + (Order.has(order, Order.STANDING) ? ", standing fast" : "");
        return Order.target(order) == Order.NO_TARGET
                ? what + " at Enemy row 1"
                : what + " at " + words.enemy(Order.target(order));
    }

    private String argument(final int order) {
        final SkillId skill = SKILLS[Order.skill(order)];
        return skill == SkillId.GO_AGAIN || skill == SkillId.PATCH_UP ? " for " + who(Order.argument(order)) : "";
    }
}
