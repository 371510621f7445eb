package org.sitrep.rulesets.rambo.checks;

import static org.sitrep.ruleset.check.Check.check;

import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import org.sitrep.ruleset.check.Check;
import org.sitrep.ruleset.check.Place;
import org.sitrep.rulesets.rambo.checks.Site.Where;
import org.sitrep.rulesets.rambo.definition.AttackChange;
import org.sitrep.rulesets.rambo.definition.Effect;
import org.sitrep.rulesets.rambo.definition.EffectKind;
import org.sitrep.rulesets.rambo.definition.EffectKind.Concerns;
import org.sitrep.rulesets.rambo.definition.EnemyLetter;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Mission;
import org.sitrep.rulesets.rambo.definition.Requirement;
import org.sitrep.rulesets.rambo.definition.ThreatCard;
import org.sitrep.scenario.Words;

/** Checks effects of cards and dossiers. */
final class EffectChecks {
    static final List<Check<GameData>> ALL = List.of(
            check("RB040", "an effect lacks a key, or has one that it does not use", sites(EffectChecks::parts)),
            check(
                    "RB041",
                    "an effect needs a hero, a turn or a Mission where there is none",
                    sites(EffectChecks::place)),
            check("RB042", "a lasting effect has no card that stays in play", sites(EffectChecks::lasting)),
            check(
                    "RB043",
                    "an effect names a deployment zone or P.O.I. that its dossier does not have",
                    EffectChecks::namedPlaces),
            check("RB044", "an enemy's letter is not in a dossier's row", EffectChecks::letters));

    private EffectChecks() {}

    private static BiConsumer<GameData, Place> sites(final BiConsumer<Site, Place> look) {
        return (game, at) -> Site.all(game).forEach(site -> look.accept(site, at.in(site.path())));
    }

    /** An effect states what its kind needs, and nothing that its kind does not use. */
    private static void parts(final Site site, final Place at) {
        final Effect effect = site.effect();
        final EffectKind use = effect.kind();
        final String kind = Words.of(effect.kind());
        if (!use.amount().allows(effect.n())) {
            at.add("n", kind + " cannot have n " + effect.n(), use.amount().suggestion());
        }
        if (effect.to() != Effect.Whom.HERO && use.concerns() != Concerns.HEROES) {
            at.add("to", kind + " " + whom(use), "remove to");
        }
        if (effect.when() != Requirement.NONE && !use.concerns().isHero()) {
            at.add("if", kind + " affects no hero, so it cannot have a condition", "remove if");
        }
        if (effect.change().filter(AttackChange.NONE::equals).isPresent()) {
            at.add("change", "this change has no effect on an attack", "write a change, for example {damage: 1}");
        }
        if (effect.lasts() == Effect.Lasts.NEXT_ROUND && !use.isLasting()) {
            at.add("lasts", kind + " is immediate and does not last", "remove lasts");
        }
        optionalParts(site, at);
    }

    private static void optionalParts(final Site site, final Place at) {
        final Effect effect = site.effect();
        final EffectKind kind = effect.kind();
        final boolean attacks = kind == EffectKind.FREE_ATTACK;
        final boolean changes = kind == EffectKind.CHANGE_NEXT_ATTACK || kind == EffectKind.CHANGE_ATTACKS;
        final boolean finds = kind == EffectKind.FIND_GEAR;
        final boolean spawns = kind == EffectKind.SPAWN;
        final boolean removes = kind == EffectKind.REMOVE_POI;
        final boolean named =
                spawns && (hasPlace(effect, Effect.Place.DEPLOYMENT_ZONE) || hasPlace(effect, Effect.Place.AT_POI));
        part("change", kind, effect.change().isPresent(), changes, changes || attacks, at);
        part("enemy", kind, effect.enemy().isPresent(), spawns, spawns, at);
        part("place", kind, effect.place().isPresent(), spawns, spawns, at);
        part("gear", kind, effect.gear().isPresent(), finds, finds, at);
        part("at", kind, effect.at().isPresent(), named || removes && site.poi().isEmpty(), named || removes, at);
    }

    private static void part(
            final String key,
            final EffectKind kind,
            final boolean there,
            final boolean needed,
            final boolean used,
            final Place at) {
        if (needed && !there) {
            at.add(Words.of(kind) + " needs " + key, "add " + key);
        } else if (there && !used) {
            at.add(key, Words.of(kind) + " does not use " + key, "remove " + key);
        }
    }

    private static boolean hasPlace(final Effect effect, final Effect.Place place) {
        return effect.place().filter(place::equals).isPresent();
    }

    private static String whom(final EffectKind use) {
        return switch (use.concerns()) {
            case TURN -> "changes only the turn of the hero who takes it";
            case ACTING_HERO -> "is done by one hero only";
            default -> "affects no particular hero";
        };
    }

    /** An effect stands where it finds what it needs: a hero, a turn, a Mission. */
    private static void place(final Site site, final Place at) {
        final String suggestion = "move it to where there is one, or remove it";
        final Effect effect = site.effect();
        final EffectKind use = effect.kind();
        final String kind = Words.of(effect.kind());
        if (!site.where().hasHero()) {
            placeWithoutHero(effect, use, suggestion, at);
        } else if (use.concerns() == Concerns.TURN && !site.where().isInTurn()) {
            at.add("do", kind + " changes a turn, but this happens outside the hero's turn", suggestion);
        } else if (site.where() == Where.ALERT_EFFECT && effect.to() != Effect.Whom.HERO) {
            at.add("to", "an Alert Effect affects each hero that it hits", suggestion);
        }
        if (use.isOfDossier() && !site.where().isOfDossier()) {
            at.add("do", "a card belongs to no Mission, so " + kind + " cannot be on it", suggestion);
        }
        if (hasPlace(effect, Effect.Place.AT_POI) && !site.where().isOfDossier()) {
            at.add("at", "a card belongs to no Mission, so it has no P.O.I.s", suggestion);
        }
    }

    private static void placeWithoutHero(
            final Effect effect, final EffectKind use, final String suggestion, final Place at) {
        final String kind = Words.of(effect.kind());
        final boolean heroes = use.concerns() == Concerns.HEROES;
        if (heroes && effect.to() != Effect.Whom.TEAM) {
            at.add("no hero does this, so the hero that " + kind + " affects is not known", "write to: team");
        } else if (use.concerns() != Concerns.NOBODY && !heroes) {
            at.add("do", "no hero does this, but " + kind + " needs one", suggestion);
        } else if (hasPlace(effect, Effect.Place.HERO_AREA) || hasPlace(effect, Effect.Place.NEXT_AREA)) {
            at.add("place", "no hero does this, so there is no hero's area", suggestion);
        }
    }

    /**
     * RB-PERS-1: an effect that lasts as long as its card belongs to a card that stays, in the part that is done once.
     */
    private static void lasting(final Site site, final Place at) {
        final Effect effect = site.effect();
        final boolean holds =
                site.persistent() && (site.where() == Where.TACTICS || site.where() == Where.THREAT_EFFECT);
        if (effect.kind().isLasting() && effect.lasts() == Effect.Lasts.CARD && !holds) {
            at.add(
                    Words.of(effect.kind()) + " lasts while its card is in play, but nothing stays in play here",
                    "move it to a persistent tactics card or the Threat Effect of a persistent threat card, "
                            + "or write lasts: next-round");
        }
    }

    /**
     * RB-SPAWN-2: a dossier has the deployment zones and P.O.I.s that its effects name. Threat cards may name zones
     * that a Mission lacks: their enemies then spawn in the hero start area.
     */
    private static void namedPlaces(final GameData game, final Place at) {
        for (final Mission mission : game.missions().values()) {
            Site.of(mission)
                    .forEach(site -> site.effect().at().ifPresent(name -> {
                        final Effect effect = site.effect();
                        final Place named = at.in(site.path()).in("at");
                        final Set<String> zones = mission.deploymentZones().keySet();
                        if (hasPlace(effect, Effect.Place.DEPLOYMENT_ZONE) && !zones.contains(name)) {
                            named.known(
                                    name,
                                    zones,
                                    mission.id() + " has no deployment zone " + name,
                                    "add it to deploymentZones");
                        } else if (hasPlace(effect, Effect.Place.AT_POI) || effect.kind() == EffectKind.REMOVE_POI) {
                            named.known(
                                    name,
                                    mission.pois().keySet(),
                                    mission.id() + " has no P.O.I. " + name,
                                    "add it to pois");
                        }
                    }));
        }
    }

    /** RB-SPAWN-1: only types of the row can appear, by the dossier, its fog or a card of its threat sets. */
    private static void letters(final GameData game, final Place at) {
        for (final Mission mission : game.missions().values()) {
            final Place dossier = at.in("missions." + mission.id());
            dossier.each("enemies", mission.enemies(), (enemy, place) -> letter(enemy.enemy(), mission, place));
            dossier.each(
                    "fog",
                    mission.fog(),
                    (card, fog) ->
                            fog.each("spawns", card.spawns(), (spawn, place) -> letter(spawn.enemy(), mission, place)));
            Site.of(mission)
                    .forEach(site ->
                            site.effect().enemy().ifPresent(letter -> letter(letter, mission, at.in(site.path()))));
            game.threats().values().stream()
                    .filter(card -> mission.threatSets().contains(card.set()))
                    .forEach(card -> lettersOfThreat(card, mission, dossier));
        }
    }

    private static void lettersOfThreat(final ThreatCard card, final Mission mission, final Place dossier) {
        Site.of(card).stream()
                .flatMap(site -> site.effect().enemy().stream())
                .filter(letter -> isBeyond(letter, mission))
                .forEach(letter -> dossier.add(
                        "enemyRow",
                        card.id() + " of its threat sets spawns " + Words.of(letter) + ", but the row ends with "
                                + last(mission),
                        "add an enemy, or remove the set " + card.set()));
    }

    private static void letter(final EnemyLetter letter, final Mission mission, final Place at) {
        if (isBeyond(letter, mission)) {
            at.add(
                    "enemy",
                    "the row of " + mission.id() + " ends with " + last(mission) + " and has no " + Words.of(letter),
                    "add an enemy to its enemyRow, or choose another letter");
        }
    }

    private static boolean isBeyond(final EnemyLetter letter, final Mission mission) {
        return letter.ordinal() >= mission.enemyRow().size();
    }

    private static String last(final Mission mission) {
        return Words.of(EnemyLetter.values()[mission.enemyRow().size() - 1]);
    }
}
