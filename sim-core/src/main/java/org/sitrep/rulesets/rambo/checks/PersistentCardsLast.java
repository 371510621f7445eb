package org.sitrep.rulesets.rambo.checks;

import java.util.List;
import org.sitrep.rulesets.rambo.definition.Effect;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Hero;
import org.sitrep.rulesets.rambo.definition.TacticsCard;
import org.sitrep.rulesets.rambo.definition.ThreatCard;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** RB-PERS-1: what stays in play does something while it lies there, and what watches the start of turns stays in play. */
final class PersistentCardsLast implements Check {
    @Override
    public String code() {
        return "RB022";
    }

    @Override
    public String summary() {
        return "a persistent card without a lasting effect, or a start of turn that a card does not stay for";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Hero hero : game.heroes().values()) {
            for (final TacticsCard card : hero.tactics().values()) {
                if (card.persistent() && !lasts(card.effects())) {
                    idle("heroes." + hero.id() + ".tactics." + card.id(), document, findings);
                }
            }
        }
        for (final ThreatCard card : game.threats().values()) {
            final String path = "threats." + card.id();
            if (!card.persistent() && card.atStartOfTurn().isPresent()) {
                findings.add(
                        code(),
                        document,
                        path + ".atStartOfTurn",
                        "no turn starts while this card lies in play: it is not persistent",
                        "write persistent: true");
            } else if (card.persistent() && card.atStartOfTurn().isEmpty() && !lasts(card.threatEffect())) {
                idle(path, document, findings);
            }
        }
    }

    private static boolean lasts(final List<Effect> effects) {
        return effects.stream()
                .anyMatch(effect -> EffectUse.of(effect.kind()).lasting() && effect.lasts() == Effect.Lasts.CARD);
    }

    private void idle(final String path, final ScenarioDocument document, final Findings findings) {
        findings.add(
                code(),
                document,
                path + ".persistent",
                "this card stays in play and nothing of it lasts",
                "give it an effect that lasts as long as it lies there, or take persistent out");
    }
}
