package org.sitrep.rulesets.rambo.checks;

import static org.sitrep.ruleset.check.Check.check;
import static org.sitrep.ruleset.check.Check.each;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.sitrep.portable.Streams;
import org.sitrep.ruleset.check.Check;
import org.sitrep.ruleset.check.Place;
import org.sitrep.rulesets.rambo.definition.Condition;
import org.sitrep.rulesets.rambo.definition.Condition.Is;
import org.sitrep.rulesets.rambo.definition.Effect;
import org.sitrep.rulesets.rambo.definition.EffectKind;
import org.sitrep.rulesets.rambo.definition.Enemy;
import org.sitrep.rulesets.rambo.definition.EnemyLetter;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Hero;
import org.sitrep.rulesets.rambo.definition.Mission;
import org.sitrep.rulesets.rambo.definition.Poi;
import org.sitrep.rulesets.rambo.definition.TacticsCard;
import org.sitrep.rulesets.rambo.definition.ThreatCard;
import org.sitrep.rulesets.rambo.definition.Trigger;
import org.sitrep.scenario.Words;

/** Checks dossiers: rows, decks, tokens, rounds, conditions and the ends of a Mission. */
final class DossierChecks {
    private static final int BOX = 40;

    /** Cards dealt per round: one per turn, for any number of heroes (RB-PC-1). */
    private static final int DEALT = 4;

    static final List<Check<GameData>> ALL = List.of(
            // RB-SETUP-5: each enemy card lies in the row once.
            check(
                    "RB080",
                    "an enemy is in a row twice",
                    missions((game, mission, at) -> at.once(
                            "enemyRow",
                            mission.enemyRow(),
                            enemy -> enemy + " is already in the row",
                            "choose another enemy: there is one card of each"))),
            check("RB081", "a Mission has more enemy figures than exist", missions(DossierChecks::figures)),
            check(
                    "RB082",
                    "a threat set has no cards or is named twice, or the threat deck is too small for a round",
                    missions(DossierChecks::threatDeck)),
            check(
                    "RB083",
                    "a tactics deck lacks a number that a dossier names, or has fewer than two cards",
                    missions(DossierChecks::tacticsNumbers)),
            check(
                    "RB084",
                    "a P.O.I. has the number of another, or a deployment zone has no number from 1 to 4",
                    missions(DossierChecks::tokens)),
            check(
                    "RB085",
                    "no fog card places a P.O.I., or one places it a second time",
                    missions(DossierChecks::poisPutDown)),
            check("RB086", "two Battlefield Conditions are for one round", missions(DossierChecks::battlefield)),
            check(
                    "RB087",
                    "a condition lacks a key, has a key that it does not use, or needs a hero where there is " + "none",
                    missions((game, mission, at) ->
                            Asked.of(mission).forEach(asked -> condition(asked, mission, at.in(asked.key()))))),
            check(
                    "RB088",
                    "a condition on a flag, token or removed P.O.I.s never changes, or no condition uses a " + "flag",
                    DossierChecks::conditionsCanChange),
            check(
                    "RB089",
                    "an option without a cost, or a trigger at any time, can be repeated without end",
                    missions(DossierChecks::repetition)),
            check("RB090", "a Mission has no success", missions(DossierChecks::success)));

    private DossierChecks() {}

    private static BiConsumer<GameData, Place> missions(final Check.Look<GameData, Mission> look) {
        return each("missions", GameData::missions, look);
    }

    /** RB-COMP-1: the box holds 40 enemy figures, and a Mission starts with no more of a type than exist. */
    private static void figures(final GameData game, final Mission mission, final Place at) {
        final List<Enemy> row =
                mission.enemyRow().stream().map(game.enemies()::get).toList();
        final int figures =
                row.stream().filter(Streams.unseen()).mapToInt(Enemy::figures).sum();
        if (figures > BOX) {
            at.add(
                    "enemyRow",
                    "these enemies need " + figures + " figures, but the box has " + BOX,
                    "remove an enemy, or give one fewer figures");
        }
        final Map<EnemyLetter, Integer> placed = new EnumMap<>(EnemyLetter.class);
        at.each("enemies", mission.enemies(), (enemy, place) -> {
            final EnemyLetter letter = enemy.enemy();
            final int count = placed.merge(letter, 1, Integer::sum);
            if (letter.ordinal() < row.size()
                    && count > row.get(letter.ordinal()).figures()) {
                place.add(
                        row.get(letter.ordinal()).id() + ", which is " + Words.of(letter) + ", has only " + (count - 1)
                                + (count == 2 ? " figure" : " figures"),
                        "remove this one");
            }
        });
    }

    /** RB-SETUP-7, RB-RND-2: the sets exist, and hold the four cards that a round deals. */
    private static void threatDeck(final GameData game, final Mission mission, final Place at) {
        final Set<String> known = game.threats().values().stream()
                .map(ThreatCard::set)
                .collect(Collectors.toCollection(LinkedHashSet::new));
        final List<String> sets = mission.threatSets();
        final Set<String> named = new HashSet<>();
        at.each("threatSets", sets, (set, place) -> {
            place.known(set, known, "no threat card belongs to the set " + set, "name the set of a threat card");
            if (!named.add(set) && known.contains(set)) {
                place.add("the set " + set + " is already in the deck", "name each set once");
            }
        });
        final long cards = game.threats().values().stream()
                .filter(card -> sets.contains(card.set()))
                .count();
        if (known.containsAll(sets) && cards < DEALT) {
            at.add(
                    "threatSets",
                    "these sets have " + cards + (cards == 1 ? " card" : " cards") + ", but each round deals " + DEALT,
                    "add a set");
        }
    }

    /** RB-SETUP-11: each hero has the cards that a dossier names, at least two for the opening hand. */
    private static void tacticsNumbers(final GameData game, final Mission mission, final Place at) {
        final Mission.Numbers numbers = mission.tactics();
        if (numbers.from() == numbers.to()) {
            at.add("tactics", "this is one card, but the opening hand is two", "write a range of at least two numbers");
        }
        for (final Hero hero : game.heroes().values()) {
            final Set<Integer> there =
                    hero.tactics().values().stream().map(TacticsCard::number).collect(Collectors.toSet());
            final String missing = IntStream.rangeClosed(numbers.from(), numbers.to())
                    .filter(number -> !there.contains(number))
                    .mapToObj(Integer::toString)
                    .collect(Collectors.joining(", "));
            if (!missing.isEmpty()) {
                at.add(
                        "tactics",
                        hero.id() + " has no tactics card " + missing,
                        "name numbers that every hero has, or add the cards");
            }
        }
    }

    /** RB-COMP-1: P.O.I.s are twelve numbered tokens, and deployment zones four. */
    private static void tokens(final GameData game, final Mission mission, final Place at) {
        Place.distinct(
                mission.pois().values(),
                Poi::number,
                (poi, other) -> at.add(
                        "pois." + poi.id() + ".number",
                        other.id() + " already has the token " + poi.number(),
                        "there is one token of each number"));
        for (final String zone : mission.deploymentZones().keySet()) {
            if (!zone.matches("[1-4]")) {
                at.add("deploymentZones." + zone, "there is no deployment zone token " + zone, "write 1, 2, 3 or 4");
            }
        }
    }

    /** RB-SETUP-4: a P.O.I. lies on the map at first, or one fog card puts it down. */
    private static void poisPutDown(final GameData game, final Mission mission, final Place at) {
        final Map<String, Integer> putDown = new HashMap<>();
        at.each(
                "fog",
                mission.fog(),
                (card, fog) -> card.poi().ifPresent(put -> {
                    final Integer other = putDown.putIfAbsent(put.id(), card.number());
                    final Place id = fog.in("poi.id");
                    final Poi poi = mission.pois().get(put.id());
                    id.known(put.id(), mission.pois().keySet(), "there is no P.O.I. " + put.id(), "add it to pois");
                    if (poi != null && poi.at().isPresent()) {
                        id.add(put.id() + " is already on the map", "remove its key at");
                    } else if (poi != null && other != null) {
                        id.add("fog card " + other + " already places " + put.id(), "name another P.O.I.");
                    }
                }));
        at.each("pois", mission.pois(), (poi, place) -> {
            if (poi.at().isEmpty() && !putDown.containsKey(poi.id())) {
                place.add(
                        "it is set aside at first, but no fog card places it",
                        "write its place (at), or put it on a fog card");
            }
        });
    }

    /** RB-RND-5: each round has one entry at most. Those after the final round wait for a mission with more rounds. */
    private static void battlefield(final GameData game, final Mission mission, final Place at) {
        final Set<Integer> rounds = new HashSet<>();
        at.each("battlefield", mission.battlefield(), (entry, place) -> {
            final int round = entry.round();
            if (!rounds.add(round)) {
                place.add(
                        "round",
                        "round " + round + " already has Battlefield Conditions",
                        "write the effects of a round in one entry");
            }
        });
    }

    /** A condition states what it needs and no more, and a condition on a hero stands where there is one. */
    private static void condition(final Asked asked, final Mission mission, final Place at) {
        final Condition condition = asked.condition();
        final Is is = condition.is();
        final String word = Words.of(is);
        if (!asked.hasHero() && (is == Is.CARRYING || is == Is.IN_AREA)) {
            at.add("is", "a trigger at any time has no hero, but " + word + " needs one", "write when: end-of-turn");
        }
        final boolean inArea = is == Is.IN_AREA;
        if (inArea && condition.area().isEmpty()) {
            at.add("in-area needs area", "name an area of the dossier");
        } else if (inArea) {
            final String area = condition.area().get();
            final Set<String> areas = mission.areas().keySet();
            at.in("area").known(area, areas, mission.id() + " has no area " + area, "add it to areas");
        } else if (condition.area().isPresent()) {
            at.add("area", word + " does not use area", "remove area");
        }
        final boolean reached = is == Is.POI_REACHED;
        if (reached && condition.poi().isEmpty()) {
            at.add(word + " needs poi", "name a P.O.I. of the dossier");
        } else if (reached) {
            final String poi = condition.poi().get();
            final Set<String> pois = mission.pois().keySet();
            at.in("poi").known(poi, pois, mission.id() + " has no P.O.I. " + poi, "add it to pois");
        } else if (condition.poi().isPresent()) {
            at.add("poi", word + " does not use poi", "remove poi");
        }
        final boolean numbered = is == Is.POIS_REMOVED || is == Is.FLAG || is == Is.NO_FLAG;
        if (numbered && condition.n() == 0) {
            at.add(word + " needs n", "write 1 or more");
        } else if (!numbered && condition.n() != 0) {
            at.add("n", word + " does not use n", "take n out");
        }
    }

    /** Something in the dossier can bring about each condition, and each flag raised is used in a condition. */
    private static void conditionsCanChange(final GameData game, final Place at) {
        for (final Mission mission : game.missions().values()) {
            final List<Site> sites = Site.of(mission);
            final List<Asked> conditions = Asked.of(mission);
            conditions.forEach(asked -> canChange(
                    asked.condition(), sites, at.in("missions." + mission.id()).in(asked.key())));
            sites.stream()
                    .filter(site -> site.effect().kind() == EffectKind.RAISE_FLAG
                            && conditions.stream()
                                    .noneMatch(asked -> asksFor(
                                            asked.condition(), site.effect().n())))
                    .forEach(site -> at.add(
                            site.path(),
                            "no condition uses flag " + site.effect().n(),
                            "use it (is: flag), or remove this effect"));
        }
    }

    private static boolean asksFor(final Condition condition, final int flag) {
        return (condition.is() == Is.FLAG || condition.is() == Is.NO_FLAG) && condition.n() == flag;
    }

    private static void canChange(final Condition condition, final List<Site> sites, final Place at) {
        final int n = condition.n();
        switch (condition.is()) {
            case FLAG, NO_FLAG -> {
                if (n > 0
                        && sites.stream()
                                .noneMatch(site -> site.does(EffectKind.RAISE_FLAG)
                                        && site.effect().n() == n)) {
                    at.add("nothing raises flag " + n, "raise it in an effect (do: raise-flag)");
                }
            }
            case CARRYING -> {
                if (sites.stream().noneMatch(site -> site.does(EffectKind.CARRY))) {
                    at.add("there is nothing to carry", "let an option carry it (do: carry)");
                }
            }
            case POIS_REMOVED -> {
                final long removed = sites.stream()
                        .filter(site -> site.does(EffectKind.REMOVE_POI))
                        .flatMap(site -> site.effect().at().or(site::poi).stream())
                        .filter(Streams.unseen())
                        .count();
                if (n > removed) {
                    final String many = removed == 1 ? " P.O.I. can" : " P.O.I.s can";
                    at.add("only " + removed + many + " leave the map", "require fewer");
                }
            }
            case NO_ENEMIES, IN_AREA -> {
                // these change by themselves
            }
        }
    }

    /** A turn ends: what costs nothing can be done once, and an automatic trigger at any time happens once. */
    private static void repetition(final GameData game, final Mission mission, final Place at) {
        at.each(
                "pois",
                mission.pois(),
                (poi, token) -> token.each("options", poi.options(), (option, place) -> {
                    if (option.actions() == 0
                            && option.effects().stream().noneMatch(effect -> ends(poi, option, effect))) {
                        place.add(
                                "actions",
                                "this costs nothing and can be repeated without end",
                                "give it a cost, let it remove its P.O.I., or let it raise a flag that it requires not "
                                        + "to be raised");
                    }
                }));
        at.each("triggers", mission.triggers(), (trigger, place) -> {
            if (trigger.when() == Trigger.Moment.ANY_TIME && !trigger.once()) {
                place.add(
                        "once",
                        "a trigger that is checked after every change would repeat without end",
                        "write once: true or when: end-of-turn");
            }
        });
    }

    /** Returns whether an option can no longer be taken after one of its effects. */
    private static boolean ends(final Poi poi, final Poi.Option option, final Effect effect) {
        return switch (effect.kind()) {
            case SUCCESS, FAILURE -> true;
            case REMOVE_POI -> effect.at().orElse(poi.id()).equals(poi.id());
            case RAISE_FLAG ->
                option.conditions().stream()
                        .anyMatch(condition -> condition.is() == Is.NO_FLAG && condition.n() == effect.n());
            default -> false;
        };
    }

    /** RB-DOS-2: something in a dossier makes the Mission a success. */
    private static void success(final GameData game, final Mission mission, final Place at) {
        if (Site.of(mission).stream().noneMatch(site -> site.does(EffectKind.SUCCESS))) {
            at.add(
                    "nothing in this dossier makes the Mission a success",
                    "write do: success in an option of a P.O.I. or in a trigger");
        }
    }
}
