package org.sitrep.rulesets.purplehaze.checks;

import static org.sitrep.ruleset.check.Check.check;

import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import org.sitrep.ruleset.check.Check;
import org.sitrep.ruleset.check.Place;
import org.sitrep.rulesets.purplehaze.definition.Condition;
import org.sitrep.rulesets.purplehaze.definition.Effect;
import org.sitrep.rulesets.purplehaze.definition.Encounter;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.plot.Booklet;
import org.sitrep.rulesets.purplehaze.plot.StoryStep;
import org.sitrep.rulesets.purplehaze.tables.ThreatBand;
import org.sitrep.scenario.Words;

/** Checks effects of entries (PH-EVT-2). */
final class EffectChecks {
    private static final int MOST_ELAPSED = 10080;

    static final List<Check<GameData>> ALL = List.of(
            check(
                    "PH068",
                    "an effect on Marines names no Marine, or names Marines without an effect on them",
                    effects(EffectChecks::matchWho)),
            check("PH070", "an effect changes nothing, or is incomplete", effects(EffectChecks::changeSomething)),
            check(
                    "PH071",
                    "an effect, condition or combat is not possible at its place",
                    EffectChecks::fitTheirBooklet),
            check(
                    "PH076",
                    "a Profile is added to the pool that is in it from the start",
                    EffectChecks::specialProfiles));

    private EffectChecks() {}

    private static BiConsumer<GameData, Place> effects(final BiConsumer<Effect, Place> look) {
        return EntryChecks.steps(
                (booklet, step, at) -> at.each("effects", step.step().effects(), look));
    }

    /** A change of Marines names them, and Marines that are named are changed. */
    private static void matchWho(final Effect effect, final Place at) {
        final List<String> changes = EffectParts.needingWho(effect);
        if (effect.who().isEmpty() && !changes.isEmpty()) {
            at.add(
                    changes.get(0),
                    "has " + String.join(", ", changes) + ", but no Marines",
                    "add who, such as who: all or who: random-1");
        } else if (effect.who().isPresent() && !EffectParts.concernsMarines(effect)) {
            at.add(
                    "who",
                    "names " + Words.of(effect.who().get()) + ", but has no effect on Marines",
                    "add an effect on them, or leave who out");
        }
        if (effect.rest() == Effect.RestTurn.BRAWL
                && effect.who().filter(who -> EntryChecks.most(who) == 1).isPresent()) {
            at.add("who", "one Marine alone cannot brawl", "name two, for example random-2");
        }
    }

    private static void changeSomething(final Effect effect, final Place at) {
        if (EffectParts.all(effect).isEmpty() && effect.who().isEmpty()) {
            at.add("changes nothing", "add a change, or remove the effect");
        }
        if (effect.gear().isPresent() && effect.steps() == 0) {
            at.add(
                    "gear",
                    "names " + effect.gear().get() + ", but no steps",
                    "add steps: 1, or a negative number for steps lost");
        }
        if (effect.gear().isEmpty() && effect.steps() != 0) {
            at.add("steps", effect.steps() + " steps without gear", "name the gear, or write ammo");
        }
        if (effect.perSuccess() && !EffectParts.counts(effect)) {
            at.add(
                    "perSuccess",
                    "this effect has no change that counts once for each success",
                    "add one, such as damage: -1, or remove perSuccess");
        }
        at.each("addEaz", effect.addEaz(), (where, place) -> {
            if (where == Effect.Place.ALL) {
                place.add("an EAZ cannot be added everywhere", "write here, adjacent or nearest");
            }
        });
        effect.log().stream()
                .filter(effect.unlog()::contains)
                .forEach(entry -> at.add("unlog", "sets and clears " + entry, "keep one of the two"));
    }

    /** PH-RNR-3, PH-ENC-2: there is no map at R&amp;R, no R&amp;R on the map, and no Mission for a General card. */
    private static void fitTheirBooklet(final GameData game, final Place at) {
        EntryChecks.steps((booklet, step, place) -> {
                    if (booklet.kind() == Booklet.Kind.REST) {
                        atRest(step, place);
                    } else {
                        refuse(step, Set.of("rest"), "this effect exists only at R&R", place);
                    }
                })
                .accept(game, at);
        for (final Encounter card : game.encounters().values()) {
            final boolean general = card.deck().equals(Encounter.GENERAL);
            for (final StoryStep step : Booklet.of(card, game).steps()) {
                final Place place = at.in(step.path());
                refuse(
                        step,
                        general ? EffectParts.OF_ONE_MISSION : Set.of(),
                        "a General card can be drawn in any Mission, so it cannot refer to a map, Events or "
                                + "objectives",
                        place);
                refuse(step, Set.of("keepEvent"), "an Encounter has no marker that could stay on the map", place);
            }
        }
    }

    private static void atRest(final StoryStep step, final Place at) {
        refuse(step, EffectParts.OF_MISSIONS, "at R&R the Mission is over", at);
        step.step().fight().ifPresent(fight -> at.add("fight", "there are no combats at R&R", "remove it"));
        step.conditions().forEach((key, condition) -> {
            if (needsMap(condition)) {
                at.add(
                        key,
                        "at R&R there is no map, no clock and no Threat",
                        "use log entries, Marines or what the Squad owns");
            }
        });
    }

    private static boolean needsMap(final Condition condition) {
        return !condition.met().isEmpty()
                || condition.night().isPresent()
                || condition.threatAtLeast() > 1
                || condition.threatAtMost() < ThreatBand.MAX_THREAT
                || condition.staminaAtLeast() > 0
                || condition.elapsedAtMost() < MOST_ELAPSED
                || !condition.die().isEmpty()
                || !condition.terrain().isEmpty()
                || condition.nearEaz().isPresent()
                || condition.burdened().isPresent();
    }

    private static void refuse(final StoryStep step, final Set<String> keys, final String reason, final Place at) {
        at.each(
                "effects",
                step.step().effects(),
                (effect, place) -> EffectParts.all(effect).stream()
                        .filter(keys::contains)
                        .forEach(key -> place.add(key, reason, "remove " + key)));
    }

    /** PH-MAR-7: a special Profile is outside the pool until an effect adds it; the others are in the pool. */
    private static void specialProfiles(final GameData game, final Place at) {
        effects((effect, place) -> place.each("profiles", effect.profiles(), (id, profile) -> {
                    if (!game.profiles().get(id).special()) {
                        profile.add(
                                id + " is in the pool from the start",
                                "write special: true on the card, or name a special Profile");
                    }
                }))
                .accept(game, at);
    }
}
