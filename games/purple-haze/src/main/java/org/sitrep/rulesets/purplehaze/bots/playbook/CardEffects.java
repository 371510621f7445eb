package org.sitrep.rulesets.purplehaze.bots.playbook;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.sitrep.rulesets.purplehaze.definition.Ability;
import org.sitrep.rulesets.purplehaze.definition.BoonCard;
import org.sitrep.rulesets.purplehaze.squad.AnytimePlays;
import org.sitrep.rulesets.purplehaze.squad.SquadView;

/**
 * The effects of cards, charms and Abilities as words of a fact: none, the effects of Boon cards, then the Abilities
 * that may be played at any time.
 */
final class CardEffects {
    private static final BoonCard.Effect[] BOONS = BoonCard.Effect.values();
    private static final int PRAYER = 1 + BOONS.length;
    private static final int BIG_BROTHER = PRAYER + 1;
    private static final int SCROUNGER = PRAYER + 2;

    /** The words, indexed by their numbers. */
    static final List<String> WORDS = Stream.of(
                    Stream.of("none"),
                    Stream.of(BOONS).map(CardEffects::word),
                    Stream.of(Ability.Kind.PRAYER, Ability.Kind.BIG_BROTHER, Ability.Kind.SCROUNGER)
                            .map(CardEffects::word))
            .flatMap(words -> words)
            .toList();

    private CardEffects() {}

    private static String word(final Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static int of(final BoonCard.Effect effect) {
        return 1 + effect.ordinal();
    }

    static int ofCard(final SquadView squad, final int card) {
        return of(squad.boonEffect(card));
    }

    /** Returns the effect of a play of {@link AnytimePlays}; a charm drops Stress. */
    static int ofPlay(final SquadView squad, final int play) {
        if (play == AnytimePlays.NOTHING) {
            return 0;
        }
        if (play < AnytimePlays.CHARM) {
            return ofCard(squad, play - AnytimePlays.CARD);
        }
        return play < AnytimePlays.ABILITY
                ? of(BoonCard.Effect.DROP_STRESS)
                : ofAbility(squad, play - AnytimePlays.ABILITY);
    }

    /** Returns whether an effect restores ammo, so that the options are kinds of ammo. */
    static boolean isAmmo(final int effect) {
        return effect == of(BoonCard.Effect.AMMO) || effect == SCROUNGER;
    }

    private static int ofAbility(final SquadView squad, final int marine) {
        if (squad.hasAbility(marine, Ability.Kind.PRAYER)) {
            return PRAYER;
        }
        return squad.hasAbility(marine, Ability.Kind.SCROUNGER) ? SCROUNGER : BIG_BROTHER;
    }
}
