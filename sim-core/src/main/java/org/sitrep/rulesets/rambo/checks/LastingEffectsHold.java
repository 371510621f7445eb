package org.sitrep.rulesets.rambo.checks;

import org.sitrep.rulesets.rambo.checks.Site.Where;
import org.sitrep.rulesets.rambo.definition.Effect;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.scenario.Words;

/** RB-PERS-1: what lasts as long as its card lies in play stands on a card that stays there, in the part that is done once. */
final class LastingEffectsHold implements Check {
    @Override
    public String code() {
        return "RB042";
    }

    @Override
    public String summary() {
        return "a lasting effect without a card that stays in play";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Site site : Site.all(game)) {
            final Effect effect = site.effect();
            final boolean holds =
                    site.persistent() && (site.where() == Where.TACTICS || site.where() == Where.THREAT_EFFECT);
            if (EffectUse.of(effect.kind()).lasting() && effect.lasts() == Effect.Lasts.CARD && !holds) {
                findings.add(
                        code(),
                        document,
                        site.path(),
                        Words.of(effect.kind())
                                + " lasts as long as its card lies in play, and nothing stays in play here",
                        "put it on a persistent tactics card or into the Threat Effect of a persistent threat card,"
                                + " or write lasts: next-round");
            }
        }
    }
}
