package org.sitrep.rulesets.purplehaze.squad;

import org.sitrep.rulesets.purplehaze.definition.CardLine;
import org.sitrep.rulesets.purplehaze.definition.CardLine.When;
import org.sitrep.rulesets.purplehaze.definition.CardLine.Whom;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.tables.CardOp;
import org.sitrep.rulesets.purplehaze.tables.CardTexts;
import org.sitrep.strategy.Decision;

/**
 * Offers the Boon cards, Lucky Charms and Abilities that can be played at any time, in a combat or not: those that
 * change Stress, Damage and ammo (GAP-08 to GAP-10). They are offered between two activations, and only if they have an
 * effect.
 *
 * <p>Where more plays are possible, as in a combat, the caller adds its own: {@link #playable}, {@link #choose} and
 * {@link #play} are the steps of {@link #offer}. Options of {@link DecisionKind#PLAY} are uses of {@link HeldCards}.
 */
public final class AnytimePlays extends SquadPart {
    private final CardTexts texts;

    AnytimePlays(final SquadParts parts) {
        super(parts);
        texts = squad.tables.texts;
    }

    /** Returns whether any card could ever be offered in a combat; none is gained during one. */
    public boolean any() {
        return squad.held.uses(CardOp.ANY_TIME | CardOp.COMBAT) != 0;
    }

    /** Lets the player make any number of these plays. */
    public void offer() {
        int chosen = choose(playable());
        while (chosen != HeldCards.NOTHING) {
            play(chosen);
            chosen = choose(playable());
        }
    }

    /** Returns the uses that would have an effect, as a mask of {@link HeldCards}. */
    public long playable() {
        long playable = 0;
        for (long rest = squad.held.uses(CardOp.ANY_TIME); rest != 0; rest &= rest - 1) {
            playable |= helps(1 + Long.numberOfTrailingZeros(rest)) ? rest & -rest : 0;
        }
        return playable;
    }

    private boolean helps(final int use) {
        final int text = squad.held.text(use);
        for (int row = texts.first[text]; row < texts.first[text + 1]; row++) {
            if (acts(use, texts.line[row]) && targets(use, texts.line[row]) != 0) {
                return true;
            }
        }
        return false;
    }

    private boolean acts(final int use, final CardLine line) {
        return line.when() == When.ANY_TIME && squad.inForce.holds(squad.held.holder(use), line);
    }

    /** Returns the Marines present whom a line may concern, as a mask. */
    private int among(final int holder, final CardLine line) {
        return switch (line.who()) {
            case HOLDER -> squad.present & 1 << holder;
            case OTHER -> squad.present & ~(1 << holder);
            case CHOICE, ALL -> squad.present;
        };
    }

    /** Returns the Marines whom a line would change, as a mask. */
    private int targets(final int use, final CardLine line) {
        int able = 0;
        able |= line.stress() != 0 ? squad.with(squad.stress) : 0;
        able |= line.damage() != 0 ? squad.with(squad.damage) : 0;
        able |= line.ammo() != 0 ? whoCanRegain() : 0;
        return able & among(squad.held.holder(use), line);
    }

    private int whoCanRegain() {
        int marines = 0;
        for (int rest = squad.present; rest != 0; rest &= rest - 1) {
            final int marine = Integer.numberOfTrailingZeros(rest);
            marines |= Supply.regainable(squad, marine) != 0 ? 1 << marine : 0;
        }
        return marines;
    }

    /**
     * Asks for one of some uses.
     *
     * @param uses a mask of {@link HeldCards}
     * @return a use, or {@link HeldCards#NOTHING}
     */
    public int choose(final long uses) {
        if (uses == 0) {
            return HeldCards.NOTHING;
        }
        final Decision decision = seat.open(DecisionKind.PLAY, 0);
        decision.add(HeldCards.NOTHING);
        decision.addAll(1, uses);
        return seat.ask();
    }

    /** Plays the choice: a use of {@link #playable}. */
    public void play(final int use) {
        final int holder = squad.held.holder(use);
        final int text = squad.held.text(use);
        beginUse(use);
        carryOut(use, holder, text);
        endUse(use);
    }

    /** Carries out the lines for any time of a text that has just been used. */
    public void carryOut(final int use, final int holder, final int text) {
        for (int row = texts.first[text]; row < texts.first[text + 1]; row++) {
            final CardLine line = texts.line[row];
            if (line.when() == When.ANY_TIME && squad.inForce.holds(holder, line)) {
                carryOut(use, holder, line);
            }
        }
    }

    private void carryOut(final int use, final int holder, final CardLine line) {
        if (line.stress() != 0) {
            change(use, holder, line, squad.stress);
        }
        if (line.damage() != 0) {
            change(use, holder, line, squad.damage);
        }
        if (line.ammo() != 0) {
            regain(use, among(holder, line), line.ammo());
        }
    }

    /** Removes Stress or Damage, whichever {@code markers} are, from the Marines concerned. */
    private void change(final int use, final int holder, final CardLine line, final int[] markers) {
        int left = squad.with(markers) & among(holder, line);
        final boolean asks = line.who() == Whom.CHOICE || line.who() == Whom.OTHER;
        for (int i = 0; left != 0 && (!asks || i < line.marines()); i++) {
            final int marine = asks ? target(use, left) : Integer.numberOfTrailingZeros(left);
            left &= ~(1 << marine);
            if (markers == squad.damage) {
                dropDamage(marine, -line.damage());
            } else {
                final int dropped = Math.min(-line.stress(), squad.stress[marine]);
                dropStress(marine, -line.stress());
                if (line.takesOver()) {
                    squadParts.wounds.takeStress(holder, dropped);
                }
            }
        }
    }

    private int target(final int use, final int marines) {
        final Decision decision = seat.open(DecisionKind.PLAY_TARGET, use);
        decision.addAll(0, marines);
        return seat.ask();
    }

    /** Restores {@code steps} steps of ammo, as long as a Marine can take one. */
    private void regain(final int use, final int marines, final int steps) {
        for (int i = 0; i < steps; i++) {
            final Decision decision = seat.open(DecisionKind.PLAY_TARGET, use);
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
