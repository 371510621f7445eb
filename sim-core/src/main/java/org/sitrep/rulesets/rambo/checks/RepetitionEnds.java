package org.sitrep.rulesets.rambo.checks;

import org.sitrep.rulesets.rambo.definition.Condition.Is;
import org.sitrep.rulesets.rambo.definition.Effect;
import org.sitrep.rulesets.rambo.definition.EffectKind;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Mission;
import org.sitrep.rulesets.rambo.definition.Poi;
import org.sitrep.rulesets.rambo.definition.Trigger;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** A turn ends: what costs nothing can be done once, and what happens by itself at any time happens once. */
final class RepetitionEnds implements Check {
    @Override
    public String code() {
        return "RB089";
    }

    @Override
    public String summary() {
        return "an option without a cost, or a trigger at any time, that could be repeated without end";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Mission mission : game.missions().values()) {
            final String path = "missions." + mission.id();
            for (final Poi poi : mission.pois().values()) {
                for (final Poi.Option option : poi.options().values()) {
                    if (option.actions() == 0 && !endsItself(poi, option)) {
                        findings.add(
                                code(),
                                document,
                                path + ".pois." + poi.id() + ".options." + option.id() + ".actions",
                                "this costs nothing and can be done again and again",
                                "give it a cost, let it remove its P.O.I., or let it raise a flag that it asks not"
                                        + " to be raised");
                    }
                }
            }
            for (int i = 0; i < mission.triggers().size(); i++) {
                final Trigger trigger = mission.triggers().get(i);
                if (trigger.when() == Trigger.Moment.ANY_TIME && !trigger.once()) {
                    findings.add(
                            code(),
                            document,
                            path + ".triggers." + i + ".once",
                            "what is looked at after every change would happen again and again",
                            "let it happen once, or look at the end of turns: when: end-of-turn");
                }
            }
        }
    }

    private static boolean endsItself(final Poi poi, final Poi.Option option) {
        return option.effects().stream().anyMatch(effect -> removes(poi, effect) || closes(option, effect));
    }

    private static boolean removes(final Poi poi, final Effect effect) {
        return effect.kind() == EffectKind.REMOVE_POI
                        && effect.at().orElse(poi.id()).equals(poi.id())
                || effect.kind() == EffectKind.SUCCESS
                || effect.kind() == EffectKind.FAILURE;
    }

    private static boolean closes(final Poi.Option option, final Effect effect) {
        return effect.kind() == EffectKind.RAISE_FLAG
                && option.conditions().stream()
                        .anyMatch(condition -> condition.is() == Is.NO_FLAG && condition.n() == effect.n());
    }
}
