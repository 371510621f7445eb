package org.sitrep.rulesets.rambo.story;

import static org.sitrep.ruleset.story.Phrases.count;
import static org.sitrep.ruleset.story.Phrases.signed;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.sitrep.rulesets.rambo.definition.AttackChange;
import org.sitrep.rulesets.rambo.definition.Condition;
import org.sitrep.rulesets.rambo.definition.Effect;
import org.sitrep.rulesets.rambo.definition.EffectKind;
import org.sitrep.rulesets.rambo.definition.Poi;
import org.sitrep.rulesets.rambo.definition.Requirement;
import org.sitrep.rulesets.rambo.tables.GameTables;

/** Describes effects and conditions of cards and dossiers in plain English, from the data alone. */
final class EffectWords {
    private static final EffectKind[] KINDS = EffectKind.values();

    private final GameTables tables;

    EffectWords(final GameTables tables) {
        this.tables = tables;
    }

    /** Returns a list of effects in order, without a full stop; {@code nothing} if it is empty. */
    String of(final List<Effect> effects) {
        return effects.isEmpty() ? "nothing" : effects.stream().map(this::of).collect(Collectors.joining("; "));
    }

    String of(final Effect effect) {
        return what(effect) + whom(effect.to()) + when(effect.when()) + until(effect);
    }

    private String what(final Effect effect) {
        final int n = effect.n();
        return switch (effect.kind()) {
            case ALERT -> "alert " + signed(n);
            case ARMOR -> n + " armor";
            case VALOR -> n < 0 ? -n + " valor lost" : n + " valor";
            case HEAL -> n + " damage healed";
            case DAMAGE -> n + " damage";
            case DRAW -> count(n, "tactics card drawn", "tactics cards drawn");
            case MOVEMENT -> "movement " + signed(n);
            case ACTIONS -> "actions " + signed(n);
            case EASY_ROUGH -> "rough terrain costs 1 this turn";
            case REMOVE_WOUND -> count(n, "wound removed", "wounds removed");
            case LOOK_AT_FOG -> "a look at a fog card up to 1 area away";
            case LOOK_AT_ANY_FOG -> "a look at any fog card";
            case FREE_ATTACK ->
                count(n, "free attack", "free attacks")
                        + effect.change().map(c -> " (" + of(c) + ")").orElse("");
            case CHANGE_NEXT_ATTACK -> "next attack: " + changed(effect);
            case CHANGE_ATTACKS -> "every attack this turn: " + changed(effect);
            case DAMAGE_ADJACENT -> n + " damage to every adjacent enemy";
            case DAMAGE_ONE_ADJACENT -> n + " damage to one adjacent enemy";
            case PUSH_ENEMY -> "one enemy up to 1 area away pushed " + count(n, "space", "spaces");
            case SPAWN -> spawn(effect);
            case MOVE_ENEMIES ->
                "every enemy moves " + count(n, "space", "spaces") + " towards the hero with the highest alert";
            case ENEMY_ATTACKS -> "the closest enemy attacks";
            case SKIP_BEHAVIOUR -> "the next activation skips its first behaviour";
            case REMOVE_POI -> effect.at().map(id -> Wording.poi(poi(id))).orElse("the P.O.I.") + " removed";
            case FIND_GEAR ->
                effect.gear().map(id -> tables.game.gear().get(id).name()).orElse("gear") + " found";
            case CARRY -> "the hero carries it, movement " + signed(-n);
            case RAISE_FLAG -> "flag " + n + " raised";
            case FIRST_STEP_DAMAGE -> "the first step of this turn does " + n + " damage";
            case SUCCESS -> "the mission is a success";
            case FAILURE -> "the mission fails";
            default -> lasting(effect.kind().ordinal(), n);
        };
    }

    /** Returns a lasting effect, by the ordinal of its kind, without its duration. */
    static String lasting(final int kind, final int n) {
        return switch (KINDS[kind]) {
            case COUNT_AS_COVER -> "counts as in cover";
            case HIDDEN -> "hidden until the next attack";
            case RESISTANCE -> "resistance " + signed(n);
            case ENEMY_RANGE -> "enemy range " + signed(n);
            case ENEMY_DAMAGE -> "enemy damage " + signed(n);
            case ENEMY_RESISTANCE -> "enemy resistance " + signed(n);
            case HERO_RANGE -> "hero range " + signed(n);
            case WEAPON_ALERT -> "weapon alert " + signed(n);
            case NO_HIDING_IN_COVER -> "cover does not hide heroes";
            default -> throw new IllegalArgumentException("effect " + kind + " does not last");
        };
    }

    private static String until(final Effect effect) {
        return effect.lasts() == Effect.Lasts.NEXT_ROUND ? ", until the end of the next round" : "";
    }

    private String spawn(final Effect effect) {
        final String who = effect.enemy()
                .map(letter -> tables.enemies.cards[letter.ordinal()].name())
                .orElse("");
        return count(effect.n(), who + " appears ", who + " figures appear ")
                + effect.place().map(place -> place(effect, place)).orElse("");
    }

    private String place(final Effect effect, final Effect.Place place) {
        return switch (place) {
            case DEPLOYMENT_ZONE -> "at deployment zone " + effect.at().orElse("");
            case START_AREA -> "in the start area";
            case HERO_AREA -> "in the hero's area";
            case NEXT_AREA -> "in an area next to the hero's";
            case AT_POI ->
                "next to " + effect.at().map(id -> Wording.poi(poi(id))).orElse("");
            case BY_FARTHEST_ENEMY -> "next to the farthest enemy";
        };
    }

    private Poi poi(final String id) {
        return tables.mission.mission.pois().get(id);
    }

    private static String changed(final Effect effect) {
        return of(effect.change().orElse(AttackChange.NONE));
    }

    static String of(final AttackChange change) {
        final List<String> parts = new ArrayList<>();
        add(parts, "range", change.range());
        add(parts, "targets", change.targets());
        add(parts, "damage", change.damage());
        add(parts, "alert", change.alert());
        if (change.silent()) {
            parts.add("silent");
        }
        if (change.adjacentOnly()) {
            parts.add("range A only");
        }
        if (change.ignoresResistance()) {
            parts.add("ignores resistance");
        }
        return parts.isEmpty() ? "unchanged" : String.join(", ", parts);
    }

    private static void add(final List<String> parts, final String stat, final int change) {
        if (change != 0) {
            parts.add(stat + " " + signed(change));
        }
    }

    private static String whom(final Effect.Whom whom) {
        return switch (whom) {
            case HERO -> "";
            case TEAM -> " for every hero";
            case TEAM_IN_AREA -> " for every hero in the area";
            case ALLY -> " for another hero";
            case ALLY_IN_AREA -> " for another hero in the area";
            case ALLY_NEAR -> " for another hero up to 1 area away";
            case SELF_OR_ADJACENT -> " for the hero or an adjacent hero";
        };
    }

    private static String when(final Requirement requirement) {
        return requirement == Requirement.NONE ? "" : " if " + Wording.requirement(requirement);
    }

    /** Returns the conditions for something to happen; empty if there are none. */
    static String conditions(final List<Condition> conditions) {
        return conditions.stream().map(EffectWords::condition).collect(Collectors.joining(" and "));
    }

    private static String condition(final Condition condition) {
        return switch (condition.is()) {
            case NO_ENEMIES -> "no enemy is on the map";
            case POIS_REMOVED -> count(condition.n(), "P.O.I. is removed", "P.O.I.s are removed");
            case CARRYING -> "a hero carries the token";
            case IN_AREA -> "the hero is in the area " + condition.area().orElse("");
            case POI_REACHED -> "a hero reaches " + condition.poi().orElse("");
            case FLAG -> "flag " + condition.n() + " is raised";
            case NO_FLAG -> "flag " + condition.n() + " is not raised";
        };
    }
}
