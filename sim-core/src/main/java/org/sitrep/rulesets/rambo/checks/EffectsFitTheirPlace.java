package org.sitrep.rulesets.rambo.checks;

import org.sitrep.rulesets.rambo.checks.EffectUse.Concerns;
import org.sitrep.rulesets.rambo.checks.Site.Where;
import org.sitrep.rulesets.rambo.definition.Effect;
import org.sitrep.rulesets.rambo.definition.Effect.Place;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.scenario.Words;

/** An effect finds what it speaks of where it stands: a hero, a turn, a Mission. */
final class EffectsFitTheirPlace implements Check {
    @Override
    public String code() {
        return "RB041";
    }

    @Override
    public String summary() {
        return "an effect of a hero, a turn or a Mission where there is none";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Site site : Site.all(game)) {
            final Effect effect = site.effect();
            final EffectUse use = EffectUse.of(effect.kind());
            final String kind = Words.of(effect.kind());
            if (!site.where().hasHero()) {
                checkWithoutHero(site, use, document, findings);
            } else if (use.concerns() == Concerns.TURN && !site.where().isInTurn()) {
                add(
                        site,
                        "do",
                        kind + " changes a turn, and this is done to heroes outside theirs",
                        document,
                        findings);
            } else if (site.where() == Where.ALERT_EFFECT && effect.to() != Effect.Whom.HERO) {
                add(site, "to", "an Alert Effect is done to each hero that it hits", document, findings);
            }
            if (use.ofDossier() && !site.where().isOfDossier()) {
                add(
                        site,
                        "do",
                        "a card does not know in which Mission it is, so " + kind + " cannot stand on it",
                        document,
                        findings);
            }
            if (effect.place().filter(Place.AT_POI::equals).isPresent()
                    && !site.where().isOfDossier()) {
                add(site, "at", "a card does not know the P.O.I.s of a Mission", document, findings);
            }
        }
    }

    private void checkWithoutHero(
            final Site site, final EffectUse use, final ScenarioDocument document, final Findings findings) {
        final Effect effect = site.effect();
        final boolean team = effect.to() == Effect.Whom.TEAM;
        if (use.concerns() == Concerns.HEROES && !team) {
            findings.add(
                    code(),
                    document,
                    site.path(),
                    "no hero does this, so it is not said to whom " + Words.of(effect.kind()) + " is done",
                    "write to: team");
        } else if (use.concerns() != Concerns.NOBODY && use.concerns() != Concerns.HEROES) {
            add(site, "do", "no hero does this, and " + Words.of(effect.kind()) + " needs one", document, findings);
        } else if (effect.place()
                .filter(place -> place == Place.HERO_AREA || place == Place.NEXT_AREA)
                .isPresent()) {
            add(site, "place", "no hero does this, whose area it could be", document, findings);
        }
    }

    private void add(
            final Site site,
            final String key,
            final String message,
            final ScenarioDocument document,
            final Findings findings) {
        findings.add(code(), document, site.path() + "." + key, message, "put it where there is one, or take it out");
    }
}
