package org.sitrep.rulesets.rambo.checks;

import org.sitrep.rulesets.rambo.checks.EffectUse.Concerns;
import org.sitrep.rulesets.rambo.definition.AttackChange;
import org.sitrep.rulesets.rambo.definition.Effect;
import org.sitrep.rulesets.rambo.definition.Effect.Place;
import org.sitrep.rulesets.rambo.definition.EffectKind;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Requirement;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.scenario.Words;

/** An effect says what its kind needs, and nothing that its kind does not use. */
final class EffectPartsFit implements Check {
    @Override
    public String code() {
        return "RB040";
    }

    @Override
    public String summary() {
        return "an effect that lacks what it needs, or says what it does not use";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        Site.all(game).forEach(site -> new Look(site, document, findings).at(site.effect()));
    }

    /** One effect that is looked at. */
    private final class Look {
        private final Site site;
        private final ScenarioDocument document;
        private final Findings findings;
        private final String kind;

        Look(final Site site, final ScenarioDocument document, final Findings findings) {
            this.site = site;
            this.document = document;
            this.findings = findings;
            kind = Words.of(site.effect().kind());
        }

        void at(final Effect effect) {
            final EffectUse use = EffectUse.of(effect.kind());
            final boolean attacks = effect.kind() == EffectKind.FREE_ATTACK;
            final boolean changes =
                    effect.kind() == EffectKind.CHANGE_NEXT_ATTACK || effect.kind() == EffectKind.CHANGE_ATTACKS;
            final boolean spawns = effect.kind() == EffectKind.SPAWN;
            final boolean removes = effect.kind() == EffectKind.REMOVE_POI;
            if (!use.amount().allows(effect.n())) {
                add("n", kind + " cannot have n " + effect.n(), fitting(use));
            }
            if (effect.to() != Effect.Whom.HERO && use.concerns() != Concerns.HEROES) {
                add("to", kind + " " + whom(use), "take to out");
            }
            if (effect.when() != Requirement.NONE && !use.concerns().isHero()) {
                add("if", kind + " is done to no hero of whom something could hold", "take if out");
            }
            part("change", effect.change().isPresent(), changes, changes || attacks);
            part("enemy", effect.enemy().isPresent(), spawns, spawns);
            part("place", effect.place().isPresent(), spawns, spawns);
            part(
                    "gear",
                    effect.gear().isPresent(),
                    effect.kind() == EffectKind.FIND_GEAR,
                    effect.kind() == EffectKind.FIND_GEAR);
            final boolean named = effect.place()
                    .filter(place -> place == Place.DEPLOYMENT_ZONE || place == Place.AT_POI)
                    .isPresent();
            part(
                    "at",
                    effect.at().isPresent(),
                    spawns && named || removes && site.poi().isEmpty(),
                    spawns && named || removes);
            if (effect.change().filter(AttackChange.NONE::equals).isPresent()) {
                add("change", "this changes nothing of an attack", "say what is changed, for example {damage: 1}");
            }
            if (effect.lasts() == Effect.Lasts.NEXT_ROUND && !use.lasting()) {
                add("lasts", kind + " is done at once, and does not last", "take lasts out");
            }
        }

        private void part(final String key, final boolean there, final boolean needed, final boolean used) {
            if (needed && !there) {
                add("", kind + " needs " + key, "say " + key);
            } else if (there && !used) {
                add(key, kind + " does not use " + key, "take " + key + " out");
            }
        }

        private void add(final String key, final String message, final String suggestion) {
            findings.add(code(), document, site.path() + (key.isEmpty() ? "" : "." + key), message, suggestion);
        }
    }

    private static String fitting(final EffectUse use) {
        return switch (use.amount()) {
            case NONE -> "take n out";
            case NOT_NEGATIVE -> "write 0 or more";
            case POSITIVE -> "write 1 or more";
            case SIGNED -> "write more or less than 0";
        };
    }

    private static String whom(final EffectUse use) {
        return switch (use.concerns()) {
            case TURN -> "changes the turn of the hero who takes it, and of no other";
            case ACTING_HERO -> "is done by one hero alone";
            default -> "is done to no hero in particular";
        };
    }
}
