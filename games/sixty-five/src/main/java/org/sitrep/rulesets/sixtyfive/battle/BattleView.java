package org.sitrep.rulesets.sixtyfive.battle;

import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.rulesets.sixtyfive.tables.AttackKind;
import org.sitrep.rulesets.sixtyfive.tables.CardTable;
import org.sitrep.rulesets.sixtyfive.tables.GameTables;
import org.sitrep.rulesets.sixtyfive.tables.UnitTable;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.TrialListener;

/**
 * Everything that a side sees of a battle: all on the map, the discards, its own hand and bonus card, and no more. Its
 * content changes as play goes on; reading allocates nothing. Not thread-safe.
 */
public final class BattleView {
    private static final byte UNKNOWN = 0;
    private static final byte SEEN = 1;
    private static final byte HIDDEN = 2;
    /** Binomials; a deck has fewer than 64 cards, so every one that counts is exact. */
    private static final double[][] CHOOSE = new double[Long.SIZE + 1][Long.SIZE + 1];

    static {
        for (int n = 0; n <= Long.SIZE; n++) {
            CHOOSE[n][0] = 1;
            for (int k = 1; k <= n; k++) {
                CHOOSE[n][k] = CHOOSE[n - 1][k - 1] + CHOOSE[n - 1][k];
            }
        }
    }

    /** The side that sees. */
    public final int side;
    /** Tables of the battle. */
    public final GameTables tables;

    private final BattleState state;
    /** Rules that compute only; they have no seats to ask. */
    private final Table rules;

    private final Attack attack = new Attack();
    private final Trip trip = new Trip();
    private final byte[] printedSight;
    private final Sight bare;

    /** Creates the view of a side, 0 for the US. */
    public BattleView(final BattleState state, final int side) {
        this.state = state;
        this.side = side;
        tables = state.tables;
        rules = new Table(state, null, new Seat<?>[0], TrialListener.NONE);
        bare = new Sight(new BattleState(tables));
        printedSight = new byte[tables.map.count * tables.map.count];
    }

    BattleState state() {
        return state;
    }

    /** Returns the seat of a bot that sees this. */
    public Seat<BattleView> seat(final Bot<BattleView> bot, final TrialListener listener, final int maxDecisions) {
        return new Seat<>(bot, this, listener, maxDecisions, side, DecisionKind.MAX_OPTIONS, DecisionKind.NAMES::of);
    }

    /** Returns the cards in the side's own hand. */
    public long hand() {
        return state.hand[side];
    }

    /** Returns the side's own bonus card, or {@link BattleState#NONE}. */
    public int bonus() {
        return state.bonus[side];
    }

    /** Returns the number of cards in the enemy's hand. */
    public int enemyCards() {
        return Long.bitCount(state.hand[1 - side]);
    }

    /** Returns the cards in the enemy's hand that the side has seen (SF-INIT-3). */
    public long enemyCardsSeen() {
        return state.shown[1 - side] & state.hand[1 - side];
    }

    /** Returns the discards. */
    public long discards() {
        return state.discard;
    }

    /** Returns the cards that may be drawn next, as far as the side knows: the pile, and what the enemy hides. */
    public long unseen() {
        return tables.cards.all & ~(hand() | enemyCardsSeen() | state.discard | state.aside);
    }

    /** Returns the End Turn cards seen in this turn. */
    public int endTurns() {
        return state.endTurns;
    }

    /** Returns the turn, from 1; 0 in the set-up. */
    public int turn() {
        return state.turn;
    }

    /** Returns the turns that follow the present one. */
    public int turnsLeft() {
        return tables.battle.printed.turns() - state.turn;
    }

    /** Returns the side whose impulse it is, or {@link BattleState#NONE}. */
    public int phasing() {
        return state.phasing;
    }

    /** Returns the impulses that a side has had in this turn. */
    public int impulses(final int whose) {
        return state.impulses[whose];
    }

    /** Returns the hex of a unit, see {@link BattleState#hex}. */
    public int hex(final int unit) {
        return state.hex[unit];
    }

    /** Returns the carrier of a unit, or {@link BattleState#NONE}. */
    public int carrier(final int unit) {
        return state.carrier[unit];
    }

    /** Returns the passengers of a unit. */
    public long passengers(final int unit) {
        return state.loaded == 0 ? 0 : rules.places.passengers(unit);
    }

    /** Returns the corner that a unit faces. */
    public int facing(final int unit) {
        return state.facing[unit];
    }

    /** Returns what a helicopter does, an ordinal of {@link BattleState.Flight}. */
    public int flight(final int unit) {
        return state.flight[unit];
    }

    /** Returns the units of a side on the map, loaded ones included. */
    public long present(final int whose) {
        return state.present(whose);
    }

    /** Returns the units in a hex, loaded ones left out. */
    public long in(final int at) {
        return state.in[at];
    }

    /** Returns the units of a side in a hex, loaded ones left out. */
    public long in(final int at, final int whose) {
        return state.in(at, whose);
    }

    /** Returns the units that are eligible: on the map and without a marker (SF-STAT-1). */
    public long eligible() {
        return state.eligible();
    }

    /** Returns the loaded units. */
    public long loaded() {
        return state.loaded;
    }

    /** Returns the Shaken units. */
    public long shaken() {
        return state.shaken;
    }

    /** Returns the units on their reduced side. */
    public long reduced() {
        return state.reduced;
    }

    /** Returns the units marked Fired. */
    public long fired() {
        return state.fired;
    }

    /** Returns the units marked Moved. */
    public long moved() {
        return state.moved;
    }

    /** Returns the units marked Ops Complete. */
    public long complete() {
        return state.complete;
    }

    /** Returns the eliminated units. */
    public long dead() {
        return state.dead;
    }

    /** Returns the units that have left the map. */
    public long exited() {
        return state.exited;
    }

    /** Returns the side that controls a hex, or {@link BattleState#NONE}. */
    public int control(final int at) {
        return state.control[at];
    }

    /** Returns the smoke of a hex: 2, 1 or 0. */
    public int smoke(final int at) {
        return state.smoke[at];
    }

    /** Returns whether a hex has a wreck. */
    public boolean wreck(final int at) {
        return state.wreck[at];
    }

    /** Returns whether a hex has rubble of a bunker. */
    public boolean rubble(final int at) {
        return state.rubble[at];
    }

    /** Returns whether a hex has Wire. */
    public boolean wire(final int at) {
        return state.wire[at];
    }

    /** Returns whether a hex has a Foxhole. */
    public boolean foxhole(final int at) {
        return state.foxhole[at];
    }

    /** Returns the corner that the bunker of a hex faces, or {@link BattleState#NONE}. */
    public int bunker(final int at) {
        return state.bunker[at];
    }

    /** Returns the ruins that have been searched, as a mask of their places in the tables. */
    public int searched() {
        return state.searched;
    }

    /** Returns the unit that carries the relics, or {@link BattleState#NONE}. */
    public int relicsWith() {
        return state.relicsWith;
    }

    /** Returns the hex where the relics lie, or {@link BattleState#NONE}. */
    public int relicsIn() {
        return state.relicsIn;
    }

    /** Returns the units that move now, or of which some may be chosen to; only valid while units move. */
    public long movers() {
        return state.movers;
    }

    /** Returns the units of a choice of places among {@link #movers}. */
    public long movers(final int places) {
        return Movement.spread(places, state.movers);
    }

    /** Returns the points that the slowest of the units that are moving has left. */
    public int points() {
        return state.points;
    }

    /** Returns the smallest distance from a hex to a unit of a side; a large number without one. */
    public int distanceTo(final int at, final int whose) {
        return state.distanceTo(at, whose);
    }

    /** Returns whether units may be added to a hex (SF-STACK-1). */
    public boolean fits(final int at, final long more) {
        return rules.places.fits(at, tables.units.side[Long.numberOfTrailingZeros(more)], more);
    }

    /** Returns the points that a unit has for a plain Move. */
    public int allowance(final int unit) {
        final int full = tables.units.movement[unit];
        return (state.shaken & 1L << unit) != 0 ? full / 2 : full;
    }

    /** Returns what a unit of a group pays to enter a hex from an adjacent one; 0 if it cannot (SF-MOVE-1). */
    public int cost(final int unit, final long group, final int from, final int to) {
        return rules.movement.cost(unit, group, from, to, trip);
    }

    /** Returns whether a unit may start an assault (SF-ASLT-1). */
    public boolean mayAssault(final int unit) {
        return rules.movement.mayAssault(unit);
    }

    /** Returns the cards that a unit draws in an assault (SF-ASLT-3). */
    public int strength(final int unit) {
        return rules.assault.strength(unit);
    }

    /** Returns whether units in two hexes would see each other over the printed terrain alone. */
    public boolean printedSight(final int from, final int to) {
        final int pair = from * tables.map.count + to;
        if (printedSight[pair] == UNKNOWN) {
            printedSight[pair] = bare.ground(from, to) ? SEEN : HIDDEN;
        }
        return printedSight[pair] == SEEN;
    }

    /** Returns whether the side could strike a hex by artillery now. */
    public boolean mayStrike(final int at) {
        return rules.artillery.mayStrike(side, at);
    }

    /** Returns whether a unit can fire at all (SF-FIRE-1). */
    public boolean canFire(final int unit) {
        return rules.aim.canFire(unit);
    }

    /** Returns whether a unit is a soft target (SF-UNIT-3). */
    public boolean isSoft(final int unit) {
        return rules.aim.isSoft(unit);
    }

    /** Returns the High Explosive Factor of a unit as it is. */
    public int factor(final int unit) {
        return rules.aim.factor(unit);
    }

    /** Returns the Cover Factor of a unit against fire from a hex. */
    public int cover(final int unit, final int from) {
        return rules.aim.cover(unit, from);
    }

    /** Returns whether a unit could fire at a soft target: range, sight, bunkers and Heroes count. */
    public boolean reachesSoft(final int unit, final int target) {
        aim(unit, target);
        return rules.aim.reachesSoft(attack, unit, target) && !rules.aim.isProtected(attack, target);
    }

    /** Returns whether a unit could fire at a hard target. */
    public boolean reachesHard(final int unit, final int target) {
        aim(unit, target);
        return rules.aim.reachesHard(attack, unit, target);
    }

    private void aim(final int unit, final int target) {
        attack.begin(tables.units.side[unit]);
        attack.lead = unit;
        attack.target = target;
        attack.at = state.hex[target];
    }

    /** Returns the units of a side that could fire at a unit now, markers left out of account. */
    public long firersAt(final int target) {
        long firers = 0;
        for (long rest = state.present(1 - tables.units.side[target]); rest != 0; rest &= rest - 1) {
            final int unit = Long.numberOfTrailingZeros(rest);
            firers |= canFire(unit) && (reachesSoft(unit, target) || reachesHard(unit, target)) ? 1L << unit : 0;
        }
        return firers;
    }

    /**
     * Returns the number of cards of an attack on a soft target, before Supports and Reactions; may be negative.
     *
     * @param inMotion true for Opportunity Fire
     */
    public int draws(final int lead, final long joined, final int target, final boolean inMotion) {
        aim(lead, target);
        attack.joined = joined;
        attack.inMotion = inMotion;
        return rules.aim.draws(attack);
    }

    /** Returns whether an attack by fire is being declared or resolved. */
    public boolean isFiring() {
        return state.declared != null;
    }

    /** Returns the cards that hit when a unit fires in a kind of attack; helicopters have kinds of their own. */
    public long hitting(final int lead, final AttackKind kind) {
        return tables.cards.hits(rules.aim.kindOf(lead, kind));
    }

    /** Returns the number of cards in the enemy's hand that the side has not seen. */
    public int hidden() {
        return enemyCards() - Long.bitCount(enemyCardsSeen());
    }

    /** Returns the number of unseen cards in the pile. */
    private int pile() {
        return Long.bitCount(unseen()) - hidden();
    }

    /**
     * Returns the exact chance of a number of hits of some cards drawn from the pile, as far as the side knows it,
     * while the pile lasts.
     */
    public double chance(final long hitting, final int draws, final int hits) {
        final long open = unseen() & tables.cards.neverHeld;
        final long others = unseen() & ~open;
        double chance = 0;
        for (int opens = 0; opens <= Math.min(draws, Long.bitCount(open)); opens++) {
            final double so = hypergeometric(pile(), Long.bitCount(open), draws, opens);
            for (int hit = 0; hit <= Math.min(hits, opens); hit++) {
                chance += so
                        * hypergeometric(Long.bitCount(open), Long.bitCount(open & hitting), opens, hit)
                        * hypergeometric(
                                Long.bitCount(others), Long.bitCount(others & hitting), draws - opens, hits - hit);
            }
        }
        return chance;
    }

    /** Returns the chance that {@code drawn} of {@code all} cards hold {@code hits} of {@code hitting}. */
    private static double hypergeometric(final int all, final int hitting, final int drawn, final int hits) {
        final int missed = drawn - hits;
        if (drawn > all || hits < 0 || hits > hitting || missed < 0 || missed > all - hitting) {
            return 0;
        }
        return CHOOSE[hitting][hits] * CHOOSE[all - hitting][missed] / CHOOSE[all][drawn];
    }

    /** Returns the number that a shot at armor needs, before Supports and Reactions (SF-AP-2). */
    public int needed(final int unit, final int target, final boolean inMotion) {
        aim(unit, target);
        attack.inMotion = inMotion;
        return rules.aim.needed(attack, unit);
    }

    /** Returns the chance that one shot of a unit destroys a hard target, Supports and Reactions left out. */
    public double destroys(final int unit, final int target, final boolean inMotion) {
        final CardTable cards = tables.cards;
        final int needed = needed(unit, target, inMotion);
        final int factor = tables.units.armorPiercing[unit]
                + tables.armorRangeModifier[tables.map.distance(state.hex[unit], state.hex[target])];
        final int armor = rules.aim.armorAgainst(target, state.hex[unit]);
        final long unseen = unseen();
        final boolean truck = rules.aim.destroysTruck(unit, target);
        long plain = 0;
        long turret = 0;
        for (long rest = unseen; rest != 0; rest &= rest - 1) {
            final int card = Long.numberOfTrailingZeros(rest);
            plain |= truck || rules.armor.destroys(card, factor, armor) ? 1L << card : 0;
            turret |= truck || rules.armor.destroys(card, factor, armor + 1) ? 1L << card : 0;
        }
        double chance = 0;
        for (long rest = unseen; rest != 0; rest &= rest - 1) {
            final int card = Long.numberOfTrailingZeros(rest);
            if (cards.tn[card] >= needed && cards.tn[card] != CardTable.MISS) {
                final long second = ((cards.turret & 1L << card) != 0 ? turret : plain) & ~(1L << card);
                chance += pairs(card, second & tables.cards.neverHeld, true)
                        + pairs(card, second & ~tables.cards.neverHeld, false);
            }
        }
        return chance;
    }

    /** Returns the chance that a card is drawn, and then one of others, which are held or never held. */
    private double pairs(final int first, final long seconds, final boolean neverHeld) {
        final long open = unseen() & tables.cards.neverHeld;
        final int opens = Long.bitCount(open);
        final int others = Long.bitCount(unseen() & ~open);
        final boolean firstOpen = (open & 1L << first) != 0;
        final int two = (firstOpen ? 1 : 0) + (neverHeld ? 1 : 0);
        final int ways = two == 0 ? others * (others - 1) : two == 1 ? 2 * opens * others : opens * (opens - 1);
        return ways == 0 ? 0 : Long.bitCount(seconds) * hypergeometric(pile(), opens, 2, two) / ways;
    }

    /** Returns whether a unit has an Armor Piercing Factor. */
    public boolean hasArmorPiercing(final int unit) {
        return tables.units.armorPiercing[unit] != UnitTable.NO_FACTOR;
    }
}
