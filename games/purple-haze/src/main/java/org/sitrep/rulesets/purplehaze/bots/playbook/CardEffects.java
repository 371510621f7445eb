package org.sitrep.rulesets.purplehaze.bots.playbook;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.sitrep.rulesets.purplehaze.squad.HeldCards;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.rulesets.purplehaze.tables.CardOp;
import org.sitrep.scenario.Words;

/**
 * The effects of cards, charms and Abilities as words of a fact: none, then everything for which a card can be used.
 * Three things have words of their own if an Ability does them: prayer drops Stress, scrounger regains ammo, and
 * big-brother takes over Stress.
 */
final class CardEffects {
    private static final int PRAYER = 1 + CardOp.values().length;
    private static final int BIG_BROTHER = PRAYER + 1;
    private static final int SCROUNGER = PRAYER + 2;

    /** The words, indexed by their numbers. */
    static final List<String> WORDS = Stream.of(
                    Stream.of("none"),
                    Arrays.stream(CardOp.values()).map(Words::of),
                    Stream.of("prayer", "big-brother", "scrounger"))
            .flatMap(words -> words)
            .toList();

    private CardEffects() {}

    static int of(final CardOp op) {
        return 1 + op.ordinal();
    }

    static int ofCard(final SquadView squad, final int card) {
        return of(squad.opOf(HeldCards.CARD + card));
    }

    /** Returns the effect of a use of {@link HeldCards}. */
    static int ofPlay(final SquadView squad, final int use) {
        if (use == HeldCards.NOTHING) {
            return 0;
        }
        final CardOp op = squad.opOf(use);
        if (!HeldCards.isAbility(use)) {
            return of(op);
        }
        return switch (op) {
            case DROP_STRESS -> PRAYER;
            case TAKE_STRESS -> BIG_BROTHER;
            case AMMO -> SCROUNGER;
            default -> of(op);
        };
    }

    /** Returns whether an effect restores ammo, so that the options are kinds of ammo. */
    static boolean isAmmo(final int effect) {
        return effect == of(CardOp.AMMO) || effect == SCROUNGER;
    }
}
