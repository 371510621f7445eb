package org.sitrep.rulesets.purplehaze.plot;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.sitrep.rulesets.purplehaze.definition.Effect;
import org.sitrep.rulesets.purplehaze.definition.MapSpace;
import org.sitrep.rulesets.purplehaze.definition.Mission;

/**
 * A word for a Space of a Mission's map.
 *
 * @param use the purpose of the name
 * @param word as written
 * @param path dotted path
 */
public record NamedSpace(Use use, String word, String path) {
    /** The word for a Space next to the Squad's in a random direction. */
    private static final String ADJACENT = "adjacent";

    /** The word for the Squad's own Space. */
    public static final String HERE = "here";

    /** The purpose for which a Space is named. */
    public enum Use {
        /** The Squad starts there. */
        START("the start"),
        BASE("the Base"),
        LANDING_ZONE("the landing zone"),
        GOAL("the goal"),
        EAZ("the EAZ"),
        EVENT("the Event at"),
        FORBIDDEN("the forbidden Space"),
        /** The Squad is placed there. */
        SQUAD("the Squad's Space"),
        /** The landing zone there is cancelled. */
        LOST_LANDING_ZONE("the landing zone");

        private final String label;

        Use(final String label) {
            this.label = label;
        }

        /** Returns the name used in messages. */
        public String label() {
            return label;
        }
    }

    /** Returns the Space; only for words that name one. */
    public MapSpace space() {
        return MapSpace.parse(word).orElseThrow();
    }

    /** Returns whether the word stands for the Squad's own Space, or for a random one next to it, where it may. */
    public boolean isRelative() {
        return word.equals(HERE) && (use == Use.LANDING_ZONE || use == Use.LOST_LANDING_ZONE)
                || word.equals(ADJACENT) && use == Use.SQUAD;
    }

    /** Returns the Spaces that the set-up of a Mission names. */
    public static List<NamedSpace> ofSetUp(final Mission mission) {
        final String path = "missions." + mission.id() + ".";
        final List<NamedSpace> words = new ArrayList<>();
        words.add(new NamedSpace(Use.START, mission.start(), path + "start"));
        mission.base().ifPresent(word -> words.add(new NamedSpace(Use.BASE, word, path + "base")));
        addAll(words, Use.LANDING_ZONE, mission.landingZones(), path + "landingZones");
        mission.goal().ifPresent(word -> words.add(new NamedSpace(Use.GOAL, word, path + "goal")));
        addAll(words, Use.EAZ, mission.eaz(), path + "eaz");
        addAll(words, Use.FORBIDDEN, mission.forbidden(), path + "forbidden");
        mission.events()
                .values()
                .forEach(event -> event.at()
                        .ifPresent(word ->
                                words.add(new NamedSpace(Use.EVENT, word, path + "events." + event.number() + ".at"))));
        return words;
    }

    /** Returns the Spaces that an effect names. */
    public static List<NamedSpace> of(final StoryStep.PlacedEffect placed) {
        final Effect effect = placed.effect();
        final String path = placed.path() + ".";
        final List<NamedSpace> words = new ArrayList<>();
        for (final Map.Entry<String, String> event : effect.addEvents().entrySet()) {
            words.add(new NamedSpace(Use.EVENT, event.getValue(), path + "addEvents." + event.getKey()));
        }
        addAll(words, Use.FORBIDDEN, effect.addForbidden(), path + "addForbidden");
        addAll(words, Use.FORBIDDEN, effect.removeForbidden(), path + "removeForbidden");
        addAll(words, Use.EAZ, effect.addEazAt(), path + "addEazAt");
        addAll(words, Use.EAZ, effect.removeEazAt(), path + "removeEazAt");
        addAll(words, Use.LANDING_ZONE, effect.addLandingZones(), path + "addLandingZones");
        addAll(words, Use.LOST_LANDING_ZONE, effect.removeLandingZones(), path + "removeLandingZones");
        effect.base().ifPresent(word -> words.add(new NamedSpace(Use.BASE, word, path + "base")));
        effect.squadTo().ifPresent(word -> words.add(new NamedSpace(Use.SQUAD, word, path + "squadTo")));
        return words;
    }

    /** Returns the Spaces that a Mission names at its set-up and in its own booklets. */
    public static List<NamedSpace> of(final MissionScope scope) {
        final List<NamedSpace> words = new ArrayList<>(ofSetUp(scope.mission()));
        scope.effects().forEach(effect -> words.addAll(of(effect)));
        return words;
    }

    private static void addAll(
            final List<NamedSpace> words, final Use use, final List<String> list, final String path) {
        for (int i = 0; i < list.size(); i++) {
            words.add(new NamedSpace(use, list.get(i), path + "." + i));
        }
    }
}
