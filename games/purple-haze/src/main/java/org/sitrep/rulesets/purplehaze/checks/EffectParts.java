package org.sitrep.rulesets.purplehaze.checks;

import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.sitrep.rulesets.purplehaze.definition.Effect;

/** The components of effects by their keys, and which of them a given effect uses. */
final class EffectParts {
    /** What happens to Marines, so that it must be said to whom. */
    private static final Set<String> OF_MARINES =
            Set.of("damage", "stress", "wounds", "conditions", "experience", "boonPoints", "boonCards", "charms");

    /** What a Marine finds or loses; without saying who, anybody. */
    private static final Set<String> OF_EQUIPMENT = Set.of("ammo", "gear", "steps", "weapon");

    /** What there is no more once a Mission is over. */
    static final Set<String> OF_MISSIONS = words("wounds ammo gear steps threat threatDice minutes stamina shift addEaz"
            + " removeEaz addEvents removeEvents keepEvent addLandingZones removeLandingZones base squadTo escort met"
            + " evac endsMission");

    /** What names a part of one Mission: its map, its Event markers, its objectives. */
    static final Set<String> OF_ONE_MISSION = Set.of("addEvents", "removeEvents", "base", "squadTo", "met");

    /** Read once: to look them up takes longer than all checks of an effect. */
    private static final List<Method> COMPONENTS = components();

    private EffectParts() {}

    private static Set<String> words(final String words) {
        return Set.of(words.split(" "));
    }

    private static List<Method> components() {
        final List<Method> components = new ArrayList<>();
        for (final RecordComponent component : Effect.class.getRecordComponents()) {
            final Method accessor = component.getAccessor();
            accessor.setAccessible(true); // else who calls is looked at each time
            components.add(accessor);
        }
        return List.copyOf(components);
    }

    /** Returns the keys of all components that an effect uses, but who, in the order of the record. */
    static List<String> all(final Effect effect) {
        final List<String> used = new ArrayList<>(used(effect));
        used.remove("who");
        return used;
    }

    /** Returns the keys of the components that need to be told whom they concern. */
    static List<String> needingSomebody(final Effect effect) {
        final List<String> used = new ArrayList<>(used(effect));
        used.retainAll(OF_MARINES);
        if (effect.boonPoints() < 0) {
            used.remove("boonPoints"); // the Squad's, of whoever has some
        }
        if (effect.rest() == Effect.RestTurn.BRAWL || effect.rest() == Effect.RestTurn.RELIEF) {
            used.add("rest");
        }
        return used;
    }

    /** Returns whether an effect does anything to the Marines that it names. */
    static boolean concernsMarines(final Effect effect) {
        return !needingSomebody(effect).isEmpty()
                || effect.boonPoints() != 0
                || used(effect).stream().anyMatch(OF_EQUIPMENT::contains);
    }

    private static List<String> used(final Effect effect) {
        return COMPONENTS.stream()
                .filter(component -> isUsed(value(component, effect)))
                .map(Method::getName)
                .toList();
    }

    private static Object value(final Method component, final Effect effect) {
        try {
            return component.invoke(effect);
        } catch (final ReflectiveOperationException e) {
            throw new IllegalStateException("cannot read " + component.getName() + " of an effect", e);
        }
    }

    /** Returns whether a value is another than that of a component left out: 0, false, none, nothing. */
    private static boolean isUsed(final Object value) {
        return !(value.equals(0)
                || value.equals(false)
                || value.equals(Optional.empty())
                || value.equals(List.of())
                || value.equals(Map.of())
                || value == Effect.Shift.NONE
                || value == Effect.RestTurn.NONE);
    }
}
