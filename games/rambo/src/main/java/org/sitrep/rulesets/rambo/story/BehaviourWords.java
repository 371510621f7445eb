package org.sitrep.rulesets.rambo.story;

import static org.sitrep.ruleset.story.Phrases.signed;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.sitrep.rulesets.rambo.definition.Behaviour;

/** Describes in plain English what enemies do when they activate. */
final class BehaviourWords {
    private BehaviourWords() {}

    /** Returns all behaviours of a card in their order, without a full stop. */
    static String of(final Behaviour[] behaviours) {
        return Arrays.stream(behaviours).map(BehaviourWords::of).collect(Collectors.joining("; "));
    }

    static String of(final Behaviour behaviour) {
        return act(behaviour) + (behaviour.ifNoAttack() ? ", unless it has attacked" : "");
    }

    private static String act(final Behaviour behaviour) {
        return switch (behaviour.act()) {
            case MOVE -> "move to " + goal(behaviour.to().orElseThrow());
            case ATTACK -> "attack " + target(behaviour.target().orElseThrow());
            case ORDER_ATTACK ->
                "order the closest enemy to attack " + target(behaviour.target().orElseThrow());
            case ALERT_ADJACENT -> "alert " + signed(behaviour.n()) + " for adjacent heroes";
            case ALERT_AREA -> "alert " + signed(behaviour.n()) + " for heroes in the same area";
        };
    }

    private static String goal(final Behaviour.Goal goal) {
        return switch (goal) {
            case HIGHEST_ALERT -> "the hero with the highest alert";
            case HIGHEST_ALERT_NOT_ATTACKED -> "the hero with the highest alert not yet attacked";
            case ENEMY_BESIDE_HERO -> "the closest other enemy adjacent to a hero";
            case CLOSEST_HERO -> "the closest hero";
            case CLOSEST_VISIBLE -> "the closest visible hero";
        };
    }

    private static String target(final Behaviour.Target target) {
        return switch (target) {
            case CLOSEST_VISIBLE -> "the closest visible hero";
            case HIGHEST_ALERT_VISIBLE -> "the visible hero with the highest alert";
        };
    }
}
