package org.sitrep.rulesets.purplehaze.checks;

import org.sitrep.rulesets.purplehaze.definition.BoonCard;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.LuckyCharm;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.scenario.Words;

/** PH-BOON-1, PH-CHM-1: what a Boon card or a Lucky Charm does has its amount, on the right side of zero. */
final class CardAmountsFit implements Check {
    @Override
    public String code() {
        return "PH035";
    }

    @Override
    public String summary() {
        return "a Boon card or Lucky Charm with an amount that its effect cannot use";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final BoonCard card : game.boonCards().values()) {
            final String path = "boonCards." + card.id() + ".";
            check(sign(card.effect()), Words.of(card.effect()), card.amount(), path + "amount", document, findings);
            final boolean several =
                    card.effect() == BoonCard.Effect.DROP_STRESS || card.effect() == BoonCard.Effect.DROP_DAMAGE;
            if (card.marines() > 1 && !several) {
                findings.add(
                        code(),
                        document,
                        path + "marines",
                        Words.of(card.effect()) + " is not for single Marines, and this says " + card.marines(),
                        "leave it out");
            }
        }
        for (final LuckyCharm charm : game.luckyCharms().values()) {
            check(
                    sign(charm.effect()),
                    Words.of(charm.effect()),
                    charm.amount(),
                    "luckyCharms." + charm.id() + ".amount",
                    document,
                    findings);
        }
    }

    private static int sign(final BoonCard.Effect effect) {
        return switch (effect) {
            case MARCH_THREAT, DROP_STRESS, DROP_DAMAGE -> -1;
            case REMOVE_EAZ,
                    COMBAT_INITIATIVE,
                    FIRE_SUPPORT_AGAIN,
                    FIRE_STRIKE,
                    AMMO,
                    LIGHTER_MARCH,
                    REMOVE_HARD_COVER,
                    TEST_FOCUS -> 1;
            case LEFT_SHIFT, REROLL_TEST, QUIET_EVAC, SCOUT_ENCOUNTER, CLAYMORE_ANYWAY, FIRST_AID_FREE -> 0;
        };
    }

    private static int sign(final LuckyCharm.Effect effect) {
        return switch (effect) {
            case DROP_STRESS -> -1;
            case IGNORE_DAMAGE, STRESS_THRESHOLD -> 1;
            case REROLL_TEST, IGNORE_WOUND -> 0;
        };
    }

    private void check(
            final int sign,
            final String effect,
            final int amount,
            final String path,
            final ScenarioDocument document,
            final Findings findings) {
        if (Integer.signum(amount) != sign) {
            findings.add(
                    code(),
                    document,
                    path,
                    effect + " with an amount of " + amount,
                    sign == 0 ? "leave the amount out" : "write a " + (sign > 0 ? "positive" : "negative") + " amount");
        }
    }
}
