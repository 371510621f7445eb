package org.sitrep.rulesets.sixtyfive.battle;

import java.util.Arrays;
import org.sitrep.rng.TrialKey;
import org.sitrep.rulesets.sixtyfive.definition.Options;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.rulesets.sixtyfive.play.Event;
import org.sitrep.rulesets.sixtyfive.play.Rolls;
import org.sitrep.rulesets.sixtyfive.tables.GameTables;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.EventListener;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.UniformBot;

/** Checks that hold after every event and every decision of every battle (SF-ENG-1 to SF-ENG-7). */
final class BattleInvariants extends EventListener<Event> {
    private static final int MOST_DECISIONS = 100_000;
    private static final int NOTHING = -1;

    private final GameTables tables;
    private final BattleState s;
    private final Sight sight;
    private final TrialKey key = new TrialKey();
    private final Seat<?>[] seats = new Seat<?>[2];
    private final BattlePlay play;
    private final int[] hitsDrawn = new int[2];
    private boolean over;
    private boolean set;
    /** Units Shaken at the last event, and those that an event has freed since. */
    private long wereShaken;

    private long freed;
    /** Hits of the present attack that no unit has taken yet. */
    private int open;

    private boolean inAssault;
    private int eliminated;
    private int eliminatedBefore;
    private long log;

    /** The event or the kind of decision that was told last. */
    private Object latest;

    BattleInvariants(final GameTables tables) {
        this.tables = tables;
        s = new BattleState(tables);
        sight = new Sight(s);
        for (int side = 0; side < seats.length; side++) {
            seats[side] = new Seat<>(
                    new UniformBot<>(),
                    new BattleView(s, side),
                    this,
                    MOST_DECISIONS,
                    side,
                    DecisionKind.MAX_OPTIONS,
                    DecisionKind.NAMES::of);
        }
        play = new BattlePlay(s, new Rolls(key), seats, this);
    }

    /** Plays a battle by random answers; returns its state, which the next one overwrites. */
    BattleState play(final long seed, final long battle) {
        play.reset();
        key.set(seed, battle);
        over = false;
        set = false;
        wereShaken = 0;
        freed = 0;
        open = 0;
        inAssault = false;
        eliminated = 0;
        log = 0;
        seats[0].begin(key);
        seats[1].begin(key);
        play.play();
        hold(over, "a battle ends by an event");
        hold(eliminated == Long.bitCount(s.dead), "SF-ENG-7: eliminated units are counted once");
        return s;
    }

    /** Returns a hash over all that was asked and answered in the last battle. */
    long log() {
        return log;
    }

    private void hold(final boolean holds, final String what) {
        if (!holds) {
            throw new AssertionError(what + ": trial " + key.trialIndex() + ", turn " + s.turn + ", moment " + s.moment
                    + ", after " + latest);
        }
    }

    @Override
    public void decided(final Decision decision, final int chosen) {
        log = 31 * (31 * log + decision.kind()) + decision.option(chosen);
        latest = DecisionKind.NAMES.of(decision.kind());
        cards();
        stacks();
        for (int i = 0; i < decision.count(); i++) {
            for (int j = 0; j < i; j++) {
                hold(decision.option(i) != decision.option(j), "an option is offered once");
            }
        }
    }

    @Override
    protected void heard(final Event event, final int[] n) {
        latest = event;
        hold(!over, "nothing happens after the end");
        cards();
        places();
        hits(event, n);
        switch (event) {
            case SET_UP -> {
                set = true;
                stacks();
            }
            case TURN_BEGINS -> lines();
            case RESERVE_PHASE -> {
                // a helicopter in the air is above the units on the ground
                for (int at = 0; at < tables.map.count; at++) {
                    hold(
                            s.ground(at, 0) == 0 || s.ground(at, 1) == 0,
                            "SF-ENG-3: no hex of both sides in the Reserve Phase");
                }
            }
            case CLEAN_UP -> hold((s.fired | s.moved | s.complete) == 0, "SF-ENG-6: no marker after the Clean Up");
            case BATTLE_OVER -> {
                over = true;
                stacks();
            }
            default -> {}
        }
        shaken(event, n);
    }

    /** SF-ENG-1 and SF-ENG-2. */
    private void cards() {
        final long[] sets = {s.pile, s.discard, s.aside, s.hand[0], s.hand[1]};
        long all = 0;
        for (final long cards : sets) {
            hold((all & cards) == 0, "SF-ENG-1: a card is in one place");
            all |= cards;
        }
        hold(all == tables.cards.all, "SF-ENG-1: no card is lost");
        for (int side = 0; side < 2; side++) {
            hold(Long.bitCount(s.hand[side]) <= GameTables.HAND, "SF-ENG-1: four cards at most");
            hold((s.hand[side] & tables.cards.endTurn) == 0, "SF-ENG-1: no End Turn card in a hand");
        }
        // with the other reading, End Turn cards of the deal are gone from the pile without ending the turn
        final boolean counted = tables.options.endTurnsInDeal() == Options.EndTurnsInDeal.COUNTED;
        hold(
                !counted || s.pile != 0 || s.endTurns >= tables.battle.printed.endTurns(),
                "SF-ENG-2: the pile lasts for the turn");
    }

    /** SF-ENG-4. */
    private void places() {
        hold((s.present & s.dead) == 0 && (s.present & s.exited) == 0 && (s.dead & s.exited) == 0, "SF-ENG-4: places");
        for (int unit = 0; unit < tables.units.count; unit++) {
            final long bit = 1L << unit;
            final boolean present = (s.present & bit) != 0;
            final boolean loaded = (s.loaded & bit) != 0;
            hold(present == s.hex[unit] >= 0, "SF-ENG-4: the hex of a unit on the map");
            hold(!present || loaded || (s.in[s.hex[unit]] & bit) != 0, "SF-ENG-4: its hex knows it");
            hold(loaded == (s.carrier[unit] != NOTHING), "SF-ENG-4: a carrier");
            if (loaded) {
                final int carrier = s.carrier[unit];
                hold(s.hex[carrier] == s.hex[unit], "SF-ENG-4: a passenger is where its carrier is");
                hold((s.shaken & 1L << carrier) == 0 || (s.shaken & bit) != 0, "SF-ENG-4: Shaken with its carrier");
            }
            hold(present || ((s.fired | s.moved | s.complete | s.shaken) & bit) == 0, "no marker off the map");
        }
    }

    /** SF-ENG-3. */
    private void stacks() {
        if (!set) {
            return;
        }
        long in = 0;
        for (int at = 0; at < tables.map.count; at++) {
            hold((in & s.in[at]) == 0, "SF-ENG-4: a unit is in one hex");
            in |= s.in[at];
            for (int side = 0; side < 2 && s.in[at] != 0; side++) {
                long ground = s.in(at, side);
                int air = 0;
                for (long rest = ground & tables.units.helicopters; rest != 0; rest &= rest - 1) {
                    if (sight.inTheAir(Long.numberOfTrailingZeros(rest))) {
                        ground &= ~(rest & -rest);
                        air++;
                    }
                }
                hold(air <= 1, "SF-ENG-3: one air unit");
                hold(Long.bitCount(ground) <= 3, "SF-ENG-3: three units");
                hold(Long.bitCount(ground & tables.units.heroes) <= 1, "SF-ENG-3: one Hero");
                hold(Long.bitCount(ground & tables.units.leg & ~tables.units.heroes) <= 2, "SF-ENG-3: two Leg units");
                hold(Long.bitCount(ground & ~tables.units.leg) <= 1, "SF-ENG-3: one vehicle");
            }
        }
        hold(in == (s.present & ~s.loaded), "SF-ENG-4: a unit on the map is in a hex or loaded");
    }

    /** SF-ENG-5, of the units on the map. */
    private void lines() {
        for (long rest = s.present; rest != 0; rest &= rest - 1) {
            final int one = Long.numberOfTrailingZeros(rest);
            for (long others = rest & rest - 1; others != 0; others &= others - 1) {
                final int other = Long.numberOfTrailingZeros(others);
                hold(sight.sees(one, other) == sight.sees(other, one), "SF-ENG-5: sight is mutual");
                hold(
                        tables.map.distance(s.hex[one], s.hex[other]) == tables.map.distance(s.hex[other], s.hex[one]),
                        "SF-ENG-5: so is range");
            }
        }
    }

    /** SF-ENG-6: Shaken goes by a rally, with its unit, or when an assault is broken off. */
    private void shaken(final Event event, final int[] n) {
        if (event == Event.RALLIED) {
            freed |= 1L << n[0];
            for (long rest = s.loaded; rest != 0; rest &= rest - 1) {
                final int unit = Long.numberOfTrailingZeros(rest);
                freed |= s.carrier[unit] == n[0] ? rest & -rest : 0;
            }
        }
        final long gone = wereShaken & ~s.shaken & s.present & ~freed;
        hold(gone == 0 || event == Event.ASSAULT_BROKEN_OFF, "SF-ENG-6: no unit recovers without a rally");
        wereShaken = s.shaken;
        freed = 0;
    }

    /** SF-ENG-7: every hit is taken, spared, or has no unit left to take it. */
    private void hits(final Event event, final int[] n) {
        switch (event) {
            case DAMAGE_CARD -> {
                hold(open == 0, "SF-ENG-7: a hit is taken before the next card");
                open = n[1];
            }
            case UNIT_HIT, HIT_SPARED -> open = 0;
            case ATTACK, TARGETING, STRIKE, IMPULSE_BEGINS -> hold(open == 0, "SF-ENG-7: every hit is taken");
            case ASSAULT -> {
                inAssault = true;
                eliminatedBefore = eliminated;
                Arrays.fill(hitsDrawn, 0);
            }
            case ASSAULT_DRAW -> {
                hold(inAssault && n[2] <= n[1], "SF-ENG-7: no more hits than cards");
                hitsDrawn[n[0]] += n[2];
            }
            case ASSAULT_OVER -> {
                inAssault = false;
                hold(n[1] == s.holder(n[0]), "SF-ASLT-8: the winner holds the hex");
            }
            case ASSAULT_BROKEN_OFF -> {
                inAssault = false;
                eliminated = eliminatedBefore; // SF-SUP-7: results are void
            }
            case UNIT_ELIMINATED -> {
                eliminated++;
                hold((s.dead & 1L << n[0]) != 0, "SF-ENG-7: it is dead");
            }
            default -> {}
        }
    }
}
