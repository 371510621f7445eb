package org.sitrep.rulesets.purplehaze.bots;

import org.sitrep.rulesets.purplehaze.combat.Order;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.strategy.Decision;

/** Names the rule of the drill that decides. Called by replays only, so not optimised. */
final class DrillReasons {
    private DrillReasons() {}

    static String of(final GameView view, final Decision decision, final int option) {
        return switch (decision.kind()) {
            case DecisionKind.PLACE ->
                view.combat.spacesIndicated() ? "the first space left" : "the space fixed by the drill";
            case DecisionKind.FIRST_ORDER -> first(option);
            case DecisionKind.SECOND_ORDER -> second(option);
            case DecisionKind.SQUAD_ACTION -> action(option);
            case DecisionKind.DURATION -> "every rest takes two hours";
            case DecisionKind.FIRST_AID -> "the Corpsman treats with the first Kit";
            case DecisionKind.HEAL -> "the most Damage";
            case DecisionKind.PROFILE,
                    DecisionKind.MOTIVATION,
                    DecisionKind.MAIN_WEAPON,
                    DecisionKind.EQUIP,
                    DecisionKind.UPGRADE,
                    DecisionKind.REST_BOON -> "the drill's rule between Missions";
            default -> "always the first option";
        };
    }

    private static String first(final int option) {
        return switch (Order.kind(option)) {
            case Order.FIRE -> "a shot: main weapon, automatic, most Focus dice, then the weakest target";
            case Order.TAKE_COVER -> "no shot, so cover";
            default -> "no shot and no cover to take, so the nearest space";
        };
    }

    private static String second(final int option) {
        return switch (Order.kind(option)) {
            case Order.TAKE_COVER -> "cover after a shot";
            case Order.MOVE -> "no cover to take, so to the nearest Hard Cover";
            default -> "no further order";
        };
    }

    private static String action(final int option) {
        return switch (option) {
            case DecisionKind.EVAC_ALL -> "at the goal";
            case DecisionKind.NIGHT_BIVOUAC -> "few SP, or at the goal, by night";
            case DecisionKind.BIVOUAC -> "Damage to treat, too few SP to march, or at the goal";
            default -> "to the nearest Event in time, else to the goal";
        };
    }
}
