package org.sitrep.rulesets.rambo.checks;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.rulesets.rambo.definition.Condition;
import org.sitrep.rulesets.rambo.definition.Mission;
import org.sitrep.rulesets.rambo.definition.Trigger;

/**
 * A condition of a dossier and where it stands.
 *
 * @param path its path in the document
 * @param condition the condition
 * @param hasHero whether one hero is asked
 */
record Asked(String path, Condition condition, boolean hasHero) {
    /** Returns all conditions of a dossier. */
    static List<Asked> of(final Mission mission) {
        final List<Asked> all = new ArrayList<>();
        final String path = "missions." + mission.id();
        mission.pois()
                .values()
                .forEach(poi -> poi.options()
                        .values()
                        .forEach(option -> add(
                                all,
                                path + ".pois." + poi.id() + ".options." + option.id(),
                                option.conditions(),
                                true)));
        for (int i = 0; i < mission.triggers().size(); i++) {
            final Trigger trigger = mission.triggers().get(i);
            final boolean hasHero = trigger.when() == Trigger.Moment.END_OF_TURN;
            add(all, path + ".triggers." + i, trigger.conditions(), hasHero);
        }
        return all;
    }

    private static void add(
            final List<Asked> all, final String path, final List<Condition> conditions, final boolean hasHero) {
        for (int i = 0; i < conditions.size(); i++) {
            all.add(new Asked(path + ".if." + i, conditions.get(i), hasHero));
        }
    }
}
