package org.sitrep.rulesets.purplehaze.bots.playbook;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.tables.MapTable;
import org.sitrep.rulesets.purplehaze.tables.Passage;

/**
 * The plan of a playbook for the present Mission, and how far the Squad has followed it. One per bot; it allocates
 * nothing once it has seen a Mission.
 */
final class PlanSheet {
    private static final int NONE = -1;
    private static final Plan EMPTY = new Plan(new int[0], List.of(), List.of());

    private final Map<String, PlanText> texts;
    private final Map<String, Plan> plans = new HashMap<>();
    private Plan plan = EMPTY;
    private int ordinal = NONE;
    private int reached;

    /**
     * A plan in the numbers of a map.
     *
     * @param way Spaces in order
     * @param steps paths of the steps of its choices
     * @param options the option to choose at each of them
     */
    private record Plan(int[] way, List<String> steps, List<String> options) {
        static Plan of(final PlanText text, final MapTable map) {
            return new Plan(
                    text.way().stream().mapToInt(map::of).toArray(),
                    text.choices().stream()
                            .map(choice -> text.step(choice).orElseThrow())
                            .toList(),
                    text.choices().stream().map(PlanText::option).toList());
        }
    }

    PlanSheet(final Map<String, PlanText> texts) {
        this.texts = texts;
    }

    /** Begins a trial. */
    void sitDown() {
        ordinal = NONE;
    }

    /** Turns to a question of a Mission. */
    void turnTo(final MissionView mission) {
        if (texts.isEmpty()) {
            return;
        }
        if (ordinal != mission.ordinal()) {
            ordinal = mission.ordinal();
            reached = 0;
            plan = plans.get(mission.id());
            if (plan == null) {
                final PlanText text = texts.get(mission.id());
                plan = text == null ? EMPTY : Plan.of(text, mission.map());
                plans.put(mission.id(), plan);
            }
        }
        while (reached < plan.way.length && plan.way[reached] == mission.space()) {
            reached++;
        }
    }

    /** Returns the number of Spaces of the way that have not been reached. */
    int left() {
        return plan.way.length - reached;
    }

    /** Returns whether a Space is nearer to the next one of the way than the Squad's own. */
    boolean leadsOn(final MissionView mission, final int space) {
        return left() > 0
                && mission.map().distance(space, plan.way[reached])
                        < mission.map().distance(mission.space(), plan.way[reached]);
    }

    /** Returns whether an option of a choice is the one to choose. */
    boolean chooses(final Passage choice, final int option) {
        for (int i = 0; i < plan.steps.size(); i++) {
            if (plan.steps.get(i).equals(choice.path()) && plan.options.get(i).equals(choice.label(option))) {
                return true;
            }
        }
        return false;
    }
}
