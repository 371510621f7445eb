package org.sitrep.rulesets.rambo.checks;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.rulesets.rambo.definition.Condition;
import org.sitrep.rulesets.rambo.definition.Mission;
import org.sitrep.rulesets.rambo.definition.Trigger;

/**
 * A condition of a dossier and its location.
 *
 * @param key its location in the dossier
 * @param condition the condition
 * @param hasHero whether one hero is asked
 */
record Asked(String key, Condition condition, boolean hasHero) {
    static List<Asked> of(final Mission mission) {
        final List<Asked> all = new ArrayList<>();
        mission.pois()
                .forEach((poi, token) -> token.options()
                        .forEach(
                                (id, option) -> add(all, "pois." + poi + ".options." + id, option.conditions(), true)));
        for (int i = 0; i < mission.triggers().size(); i++) {
            final Trigger trigger = mission.triggers().get(i);
            final boolean hasHero = trigger.when() == Trigger.Moment.END_OF_TURN;
            add(all, "triggers." + i, trigger.conditions(), hasHero);
        }
        return all;
    }

    private static void add(
            final List<Asked> all, final String key, final List<Condition> conditions, final boolean hasHero) {
        for (int i = 0; i < conditions.size(); i++) {
            all.add(new Asked(key + ".if." + i, conditions.get(i), hasHero));
        }
    }
}
