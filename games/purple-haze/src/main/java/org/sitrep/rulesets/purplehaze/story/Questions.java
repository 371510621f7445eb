package org.sitrep.rulesets.purplehaze.story;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.ruleset.tale.Choice;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.play.Ask;
import org.sitrep.rulesets.purplehaze.play.AskNames;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Explanation;

/** Tells a decision as a choice: what was asked, among what, what was taken, and why. */
final class Questions {
    private final CombatQuestions combat;
    private final SquadQuestions squad;
    private final MapQuestions map;

    /**
     * Knows the words of all questions.
     *
     * @param mission null where a combat is played alone
     */
    Questions(final CombatState state, final MissionState mission) {
        combat = new CombatQuestions(state);
        squad = new SquadQuestions(state);
        map = new MapQuestions(state, mission);
    }

    /** Returns an order in words. */
    String order(final int order) {
        return combat.order(order);
    }

    Choice told(final Decision decision, final int chosen, final Explanation explanation) {
        final List<Choice.Option> options = new ArrayList<>();
        for (int i = 0; i < decision.count(); i++) {
            options.add(new Choice.Option(option(decision, decision.option(i)), explanation.worth(i)));
        }
        final String id = AskNames.id(decision.kind());
        return new Choice(id, question(decision), options, chosen, chief(decision.kind(), chosen), explanation.why());
    }

    private String question(final Decision decision) {
        final String ofCombat = combat.question(decision);
        final String ofSquad = ofCombat.isEmpty() ? squad.question(decision) : ofCombat;
        return ofSquad.isEmpty() ? map.question(decision) : ofSquad;
    }

    private String option(final Decision decision, final int option) {
        if (!combat.question(decision).isEmpty()) {
            return combat.option(decision, option);
        }
        return squad.question(decision).isEmpty() ? map.option(decision, option) : squad.option(decision, option);
    }

    /** The decisions that a mission turns on; an offer that is declined is none. */
    private static boolean chief(final int kind, final int chosen) {
        return switch (kind) {
            case Ask.CLAYMORE,
                    Ask.ACTIVATE,
                    Ask.FIRST_ORDER,
                    Ask.SECOND_ORDER,
                    Ask.BURST,
                    Ask.FIRE_MISSION_ROW,
                    Ask.SQUAD_ACTION,
                    Ask.DURATION,
                    Ask.EVAC,
                    Ask.ENTRY_OPTION,
                    Ask.ENTRY_MARINE,
                    Ask.PROFILE,
                    Ask.MOTIVATION,
                    Ask.MAIN_WEAPON -> true;
            case Ask.PLAY, Ask.REROLL, Ask.FIRST_AID, Ask.IGNORE_DAMAGE, Ask.IGNORE_WOUND -> chosen > 0;
            default -> false;
        };
    }
}
