package org.sitrep.rulesets.purplehaze.squad;

import org.sitrep.rulesets.purplehaze.definition.Ability;
import org.sitrep.rulesets.purplehaze.definition.BoonCard;
import org.sitrep.rulesets.purplehaze.definition.LuckyCharm;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.strategy.Decision;

/**
 * Offers the plays that are possible at any time, in a combat or not, and help the Squad. These are Boon cards against
 * Stress and Damage and for ammo, the Lucky Charm against Stress, and the Abilities PRAYER, BIG BROTHER and SCROUNGER
 * (GAP-08 to GAP-10). They are offered between two activations, and only if they have an effect.
 *
 * <p>Where more plays are possible, as in a combat, the caller adds its own cards: {@link #playable}, {@link #choose}
 * and {@link #play} are the steps of {@link #offer}.
 */
public final class AnytimePlays extends SquadPart {
    /** Option of {@link DecisionKind#PLAY}: nothing, or nothing more. */
    public static final int NOTHING = 0;
    /** First option of {@link DecisionKind#PLAY} for Boon cards: subtract it to get the card. */
    public static final int CARD = 1;
    /** First option of {@link DecisionKind#PLAY} for Lucky Charms: subtract it to get the Marine. */
    public static final int CHARM = 64;
    /** First option of {@link DecisionKind#PLAY} for Abilities: subtract it to get the Marine. */
    public static final int ABILITY = 128;

    AnytimePlays(final SquadParts parts) {
        super(parts);
    }

    /**
     * Returns whether any Marine has a Boon card, charm or Ability that could ever be offered; none is gained during a
     * combat.
     */
    public boolean any() {
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            if (squad.boonCard[marine] != SquadState.NONE
                    || squad.mayUse(marine, LuckyCharm.Effect.DROP_STRESS)
                    || squad.mayUse(marine, Ability.Kind.PRAYER)
                    || squad.mayUse(marine, Ability.Kind.BIG_BROTHER)
                    || squad.mayUse(marine, Ability.Kind.SCROUNGER)) {
                return true;
            }
        }
        return false;
    }

    /** Lets the player make any number of these plays. */
    public void offer() {
        int chosen = choose(playable());
        while (chosen != NOTHING) {
            play(chosen);
            chosen = choose(playable());
        }
    }

    /** Returns the Boon cards held that would have an effect, as a mask. */
    public int playable() {
        int cards = 0;
        for (int rest = squadParts.boons.held(); rest != 0; rest &= rest - 1) {
            final int card = Integer.numberOfTrailingZeros(rest);
            final boolean helps = switch (squad.tables.boons.get(card).effect()) {
                case DROP_STRESS -> squad.with(squad.stress) != 0;
                case DROP_DAMAGE -> squad.with(squad.damage) != 0;
                case AMMO -> Supply.regainable(squad, squadParts.boons.holder(card)) != 0;
                default -> false;
            };
            cards |= helps ? 1 << card : 0;
        }
        return cards;
    }

    /**
     * Asks for one of some Boon cards, or of the charms and Abilities that would have an effect.
     *
     * @return an option of {@link DecisionKind#PLAY}
     */
    public int choose(final int cards) {
        final int charms = charms();
        final int abilities = abilities();
        if ((cards | charms | abilities) == 0) {
            return NOTHING;
        }
        final Decision decision = seat.open(DecisionKind.PLAY, 0);
        decision.add(NOTHING);
        decision.addAll(CARD, cards);
        decision.addAll(CHARM, charms);
        decision.addAll(ABILITY, abilities);
        return seat.ask();
    }

    /** Returns the Marines whose charm would remove Stress from them. */
    private int charms() {
        int marines = 0;
        for (int rest = squad.present; rest != 0; rest &= rest - 1) {
            final int marine = Integer.numberOfTrailingZeros(rest);
            final boolean helps = squad.charm[marine] != SquadState.NONE
                    && squad.stress[marine] > 0
                    && squad.mayUse(marine, LuckyCharm.Effect.DROP_STRESS);
            marines |= helps ? 1 << marine : 0;
        }
        return marines;
    }

    /** Returns the Marines whose Ability would have an effect; Marines without one of the three are skipped. */
    private int abilities() {
        final MarineCards cards = squad.cards;
        final int able = cards.having(Ability.Kind.PRAYER)
                | cards.having(Ability.Kind.BIG_BROTHER)
                | cards.having(Ability.Kind.SCROUNGER);
        int marines = 0;
        for (int rest = able & squad.present; rest != 0; rest &= rest - 1) {
            final int marine = Integer.numberOfTrailingZeros(rest);
            final boolean helps = squad.stress[marine] > 0 && squad.mayUse(marine, Ability.Kind.PRAYER)
                    || squad.mayUse(marine, Ability.Kind.BIG_BROTHER)
                            && (squad.with(squad.stress) & ~(1 << marine)) != 0
                    || squad.mayUse(marine, Ability.Kind.SCROUNGER) && whoCanRegain() != 0;
            marines |= helps ? 1 << marine : 0;
        }
        return marines;
    }

    /** Plays the choice: a card of {@link #playable}, a charm or an Ability. */
    public void play(final int chosen) {
        if (chosen >= ABILITY) {
            playAbility(chosen - ABILITY);
        } else if (chosen >= CHARM) {
            final int marine = chosen - CHARM;
            useCharm(marine);
            dropStress(marine, -squad.tables.charms.get(squad.charm[marine]).amount());
        } else {
            playCard(chosen - CARD);
        }
    }

    private void playCard(final int card) {
        final int holder = squadParts.boons.holder(card);
        final BoonCard played = squad.tables.boons.get(card);
        squadParts.boons.play(card);
        switch (played.effect()) {
            case DROP_STRESS, DROP_DAMAGE -> {
                final boolean stress = played.effect() == BoonCard.Effect.DROP_STRESS;
                int left = squad.with(stress ? squad.stress : squad.damage);
                for (int i = 0; i < played.marines() && left != 0; i++) {
                    final int marine = target(CARD + card, left);
                    left &= ~(1 << marine);
                    if (stress) {
                        dropStress(marine, -played.amount());
                    } else {
                        dropDamage(marine, -played.amount());
                    }
                }
            }
            case AMMO -> regain(CARD + card, 1 << holder, played.amount());
            default -> throw new IllegalStateException("not to be played at any time: " + card);
        }
    }

    private void playAbility(final int marine) {
        useAbility(marine);
        final int amount = squad.cards.ability(marine).amount();
        if (squad.cards.has(marine, Ability.Kind.PRAYER)) {
            dropStress(marine, -amount);
        } else if (squad.cards.has(marine, Ability.Kind.BIG_BROTHER)) {
            final int other = target(ABILITY + marine, squad.with(squad.stress) & ~(1 << marine));
            final int taken = Math.min(amount, squad.stress[other]);
            dropStress(other, taken);
            squadParts.wounds.takeStress(marine, taken);
        } else {
            regain(ABILITY + marine, whoCanRegain(), amount);
        }
    }

    private int target(final int played, final int marines) {
        final Decision decision = seat.open(DecisionKind.PLAY_TARGET, played);
        decision.addAll(0, marines);
        return seat.ask();
    }

    private int whoCanRegain() {
        int marines = 0;
        for (int rest = squad.present; rest != 0; rest &= rest - 1) {
            final int marine = Integer.numberOfTrailingZeros(rest);
            marines |= Supply.regainable(squad, marine) != 0 ? 1 << marine : 0;
        }
        return marines;
    }

    /** Restores {@code steps} steps of ammo, as long as a Marine can take one. */
    private void regain(final int played, final int marines, final int steps) {
        for (int i = 0; i < steps; i++) {
            final Decision decision = seat.open(DecisionKind.PLAY_TARGET, played);
            for (int rest = marines; rest != 0; rest &= rest - 1) {
                final int marine = Integer.numberOfTrailingZeros(rest);
                for (int kinds = Supply.regainable(squad, marine); kinds != 0; kinds &= kinds - 1) {
                    decision.add(marine | Integer.numberOfTrailingZeros(kinds) << 3);
                }
            }
            if (decision.count() == 0) {
                return;
            }
            final int chosen = seat.ask();
            Supply.take(squad, Supply.marine(chosen), Supply.gear(chosen));
            trace.tell(Event.AMMO_REGAINED, Supply.marine(chosen), Supply.gear(chosen));
        }
    }
}
