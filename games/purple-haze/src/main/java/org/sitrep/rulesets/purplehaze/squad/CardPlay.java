package org.sitrep.rulesets.purplehaze.squad;

import org.sitrep.strategy.Seat;
import org.sitrep.strategy.Trace;

/**
 * All that a player may call on by Abilities, Boon cards and Lucky Charms, in one place for whoever makes tests or
 * plays rounds. One a Squad.
 */
public final class CardPlay {
    /** Who holds which Boon card. */
    public final BoonCards boons;
    /** What helps a test before the dice are thrown. */
    public final TestHelp help;
    /** What throws a test again. */
    public final Rerolls rerolls;
    /** What may be played at any time. */
    public final AnytimePlays anytime;

    /** Lays out the cards of a Squad. */
    public CardPlay(final SquadState squad, final Wounds wounds, final Seat<?> seat, final Trace trace) {
        boons = new BoonCards(squad, trace);
        help = new TestHelp(squad, boons, wounds, seat, trace);
        rerolls = new Rerolls(squad, boons, seat, trace);
        anytime = new AnytimePlays(squad, boons, wounds, seat, trace);
    }
}
