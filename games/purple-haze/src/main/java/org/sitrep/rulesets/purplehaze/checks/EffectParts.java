package org.sitrep.rulesets.purplehaze.checks;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.sitrep.rulesets.purplehaze.definition.Effect;
import org.sitrep.rulesets.purplehaze.definition.TraitModifiers;
import org.sitrep.scenario.RecordType;

/** Finds the components that an effect uses, by their keys. */
final class EffectParts {
    /** Changes of Marines; they need {@code who}. */
    private static final Set<String> OF_MARINES = Set.of(
            "damage",
            "stress",
            "wounds",
            "conditions",
            "experience",
            "boonPoints",
            "boonCards",
            "charms",
            "charm",
            "traits",
            "burden");

    /** Equipment that a Marine finds or loses; without {@code who} it concerns any Marine. */
    private static final Set<String> OF_EQUIPMENT = Set.of("ammo", "gear", "steps", "weapon");

    /** Changes that are impossible once a Mission is over. */
    static final Set<String> OF_MISSIONS =
            words("wounds ammo gear steps traits burden leaveDead firstAid threat threatDice minutes stamina shift"
                    + " addEaz removeEaz addEazAt removeEazAt addEvents removeEvents keepEvent addLandingZones"
                    + " removeLandingZones addForbidden removeForbidden base squadTo escort met evac endsMission");

    /** References to a part of one Mission: its map, Event markers or objectives. */
    static final Set<String> OF_ONE_MISSION =
            words("addEazAt removeEazAt addEvents removeEvents addForbidden removeForbidden base squadTo met");

    /** Changes that {@code perSuccess} multiplies. */
    private static final Set<String> COUNTED =
            words("damage stress experience boonPoints ammo steps threat minutes stamina");

    private EffectParts() {}

    private static Set<String> words(final String words) {
        return Set.of(words.split(" "));
    }

    /** Returns the keys of all components that an effect uses, except {@code who}, in the order of the record. */
    static List<String> all(final Effect effect) {
        final List<String> used = new ArrayList<>(RecordType.keys(effect, EffectParts::isUsed));
        used.remove("who");
        return used;
    }

    /** Returns the keys of the used components that need {@code who}. */
    static List<String> needingWho(final Effect effect) {
        final List<String> used = new ArrayList<>(RecordType.keys(effect, EffectParts::isUsed));
        used.retainAll(OF_MARINES);
        if (effect.boonPoints() < 0) {
            used.remove("boonPoints"); // taken from any Marines of the Squad who have some
        }
        if (effect.rest() == Effect.RestTurn.BRAWL || effect.rest() == Effect.RestTurn.RELIEF) {
            used.add("rest");
        }
        return used;
    }

    /** Returns whether an effect changes the Marines that it names. */
    static boolean concernsMarines(final Effect effect) {
        return !needingWho(effect).isEmpty()
                || effect.boonPoints() != 0
                || RecordType.keys(effect, EffectParts::isUsed).stream().anyMatch(OF_EQUIPMENT::contains);
    }

    /** Returns whether an effect has a change that successes multiply. */
    static boolean counts(final Effect effect) {
        return RecordType.keys(effect, EffectParts::isUsed).stream().anyMatch(COUNTED::contains);
    }

    /** Returns whether a value differs from that of an omitted component: 0, false or empty. */
    private static boolean isUsed(final Object value) {
        return !(value.equals(0)
                || value.equals(false)
                || value.equals(Optional.empty())
                || value.equals(List.of())
                || value.equals(Map.of())
                || value.equals(TraitModifiers.NONE)
                || value == Effect.Burden.NONE
                || value == Effect.Shift.NONE
                || value == Effect.RestTurn.NONE);
    }
}
