package org.sitrep.rulesets.rambo.mission;

import org.sitrep.ruleset.StateArrays;
import org.sitrep.rulesets.rambo.definition.Options;
import org.sitrep.rulesets.rambo.tables.GameTables;
import org.sitrep.rulesets.rambo.tables.HeroTable;

/**
 * Holds everything that changes in a mission: primitive arrays, reset in place. A hero is its index in the party, a
 * figure an index among all enemy figures, a space {@code y * width + x}, a card its index in its table. Not
 * thread-safe; one per playout. The rules write it; views and reports read it.
 */
public final class MissionState {
    /** Limit of heroes. */
    public static final int HEROES = 4;
    /** Limit of gear cards of a hero. */
    public static final int GEAR = 8;
    /** Limit of the figures of all enemy cards. */
    public static final int FIGURES = 40;
    /** Stands for no hero, card, space and so on. */
    public static final int NONE = -1;
    /** Added to a figure where heroes and figures share an array. */
    public static final int FIRST_FIGURE = 8;

    private final StateArrays arrays = new StateArrays();

    /** Tables of the mission. */
    public final GameTables tables;

    /** Number of heroes that play. */
    public final int party;

    // The heroes.
    /** Space of each hero; {@link #NONE} before it is placed. */
    public final int[] heroSpace = arrays.ints(HEROES, NONE);
    /** Damage on each hero's health track. */
    public final int[] damage = arrays.ints(HEROES);
    /** Mask of each hero's wounded stances. */
    public final int[] wounds = arrays.ints(HEROES);
    /** Space of each alert marker, 0 at the bottom. */
    public final int[] alert = arrays.ints(HEROES);
    /** Armor tokens. */
    public final int[] armor = arrays.ints(HEROES);
    /** Valor tokens. */
    public final int[] valor = arrays.ints(HEROES);
    /** Stance of each hero's last turn; {@link #NONE} before the first. */
    public final int[] lastStance = arrays.ints(HEROES, NONE);
    /** Mask of stances that each hero used in the last round. */
    public final int[] lastRoundStances = arrays.ints(HEROES);
    /** Mask of stances that each hero used in this round. */
    public final int[] thisRoundStances = arrays.ints(HEROES);
    /** Mask of the tactics cards in each hand. */
    public final int[] hand = arrays.ints(HEROES);
    /** Mask of the tactics cards that each hero has played or discarded and that are not in play. */
    public final int[] discarded = arrays.ints(HEROES);
    /** The persistent tactics card in play of each hero; {@link #NONE} if none. */
    public final int[] cardInPlay = arrays.ints(HEROES, NONE);
    /** Each deck from its top, {@code hero * 24 + nth}; hidden from players. */
    final int[] deck = arrays.ints(HEROES * 24);
    /** Cards drawn from each deck so far. */
    public final int[] drawn = arrays.ints(HEROES);
    /** Forbidden cards of each deck that were skipped. */
    final int[] passedOver = arrays.ints(HEROES);
    /** Gear of each hero, {@code hero * GEAR + slot}. */
    public final int[] gear = arrays.ints(HEROES * GEAR);
    /** Gear cards of each hero. */
    public final int[] gearCount = arrays.ints(HEROES);
    /** Reduction of each hero's Movement by what it carries. */
    public final int[] carrying = arrays.ints(HEROES);
    /** True for each hero that carries a token. */
    public final boolean[] carries = arrays.flags(HEROES);
    /** Turns that each hero still has to take this round. */
    public final int[] turnsLeft = arrays.ints(HEROES);
    /** Threat cards dealt to each hero and not revealed, {@code hero * 4 + nth}; hidden from players. */
    final int[] dealt = arrays.ints(HEROES * GameTables.TURNS);
    /** Number of threat cards dealt to each hero this round, including revealed ones. */
    final int[] dealtCount = arrays.ints(HEROES);
    /** Number of threat cards that each hero has revealed. */
    final int[] dealtRevealed = arrays.ints(HEROES);
    /** The persistent threat card at each hero's board; {@link #NONE} if none. */
    public final int[] threatInPlay = arrays.ints(HEROES, NONE);

    // The current turn.
    /** The hero whose turn it is; {@link #NONE} outside of hero turns. */
    public int active = NONE;
    /** Its stance; {@link #NONE} before it is chosen. */
    public int stance = NONE;
    /** True if step 4 has begun: movement and actions are then granted at once instead of for later. */
    public boolean inStep4;
    /** Movement left. */
    public int movement;
    /** Actions left. */
    public int actions;
    /** True if a tactics card has been played or discarded this turn. */
    public boolean tacticsUsed;
    /** True if rough terrain costs 1 this turn. */
    public boolean easyRough;
    /** Damage that the first step of this turn does. */
    public int firstStepDamage;
    /** Mask of slots with gear used this turn. */
    public int gearUsed;
    /** Changes to the next attack of this turn. */
    public final AttackSum nextAttack = new AttackSum();
    /** Changes to every attack of this turn. */
    public final AttackSum turnAttacks = new AttackSum();

    // The enemies.
    /** Mask of figures on the map. */
    public long figures;
    /** Card of each figure on the map, 0 for A. */
    public final int[] type = arrays.ints(FIGURES);
    /** Space of each figure on the map. */
    public final int[] figureSpace = arrays.ints(FIGURES);
    /** Damage of each figure on the map. */
    public final int[] figureDamage = arrays.ints(FIGURES);
    /** Mask of heroes that each figure has attacked in this activation. */
    public final int[] attacked = arrays.ints(FIGURES);
    /** Figures on the map of each card. */
    public final int[] figuresOf = arrays.ints(6);
    /** Occupant of each space: a hero, {@link #FIRST_FIGURE} + a figure, or {@link #NONE}. */
    public final int[] occupant;
    /** The card with the initiative marker. */
    public int marker;
    /** True if the next activation skips its first behaviour. */
    public boolean skipsBehaviour;

    // Map and mission.
    /** Place of the fog card on each area; {@link #NONE} if none. The card is hidden if places are shuffled. */
    public final int[] fogPlace;
    /** Card of the dossier at each place; hidden from players until it is revealed or looked at. */
    final int[] fogCard;
    /** Mask of fog places that have been looked at. */
    public int fogKnown;
    /** Space of each P.O.I., {@link #NONE} if it is not on the map. */
    public final int[] poiSpace;
    /** Number of P.O.I.s that have left the map. */
    public int poisRemoved;
    /** Mask of flags raised. */
    public int flags;
    /** Mask of triggers that have happened. */
    public int triggersDone;
    /** Effects that last. */
    public final Lasting lasting = new Lasting();
    /** The threat deck from its top; hidden from players. */
    final int[] threatDeck;
    /** Cards in the threat deck when it was last made. */
    int threatDeckSize;
    /** Cards dealt from it. */
    int threatDeckDealt;
    /** Number of times that the deck was remade. */
    public int threatDecks;
    /** Mask of threat cards that are resolved and out of play. */
    public long threatsGone;
    /** The round, from 1. */
    public int round;
    /** Number of the current moment: 16 per round, with hero turns 0-3, activation 8, Battlefield Condition 9. */
    public int moment;

    int rulings;
    int areasDrawn;
    /** Hero turns begun this round. */
    public int turnOfRound;
    /** End of the mission: a constant of {@link Cause}. */
    public int cause;

    // State that a campaign brings along and takes away; empty in a mission played alone.
    /** True in a campaign: before the mission, heroes may change their gear. */
    public boolean equips;
    /** Copies of each gear card in the stash, not carried by a hero. */
    public final int[] stash;
    /** Copies of each gear card that can still be unlocked; in a mission played alone there is no limit. */
    public final int[] locked;
    /** Mask of unspent medals of each hero. */
    public final int[] medals = arrays.ints(HEROES);
    /** Copies of each gear card that were found and unlocked in this mission. */
    public final int[] found;
    /** Kills of the active hero in the current turn. */
    int killsOfTurn;
    /** Mask of the campaign's medals that no hero has earned yet. */
    public int unearned;
    /** Mask of medals that each hero has earned in this mission. */
    public final int[] earned = arrays.ints(HEROES);

    /** Counts for reports. */
    public final MissionRecord record;

    /** The state that {@link #reset} copies; null before the first reset. */
    private MissionState fresh;

    /** Creates the state of missions of the same tables. */
    public MissionState(final GameTables tables) {
        this.tables = tables;
        party = tables.heroes.length;
        occupant = arrays.ints(tables.map.spaces, NONE);
        fogPlace = arrays.ints(tables.map.areas, NONE);
        fogCard = arrays.ints(tables.mission.fog.length);
        poiSpace = arrays.ints(tables.mission.pois.length);
        System.arraycopy(tables.mission.poiSpace, 0, poiSpace, 0, poiSpace.length);
        threatDeck = arrays.ints(tables.threats.cards.length);
        stash = arrays.ints(tables.gear.cards.length);
        locked = arrays.ints(tables.gear.cards.length, Integer.MAX_VALUE);
        found = arrays.ints(tables.gear.cards.length);
        record = new MissionRecord(tables);
    }

    /**
     * Resets everything to before the set-up: alert at the bottom, no stance (RB-SETUP-9), P.O.I.s where they lie at
     * first (RB-SETUP-4), the marker on the first card (RB-SETUP-5).
     */
    void reset() {
        if (fresh == null) {
            fresh = new MissionState(tables);
        }
        copy(fresh);
        record.reset();
    }

    /** Copies another state of the same tables, except the counts for reports. */
    public void copy(final MissionState o) {
        arrays.copyFrom(o.arrays);
        active = o.active;
        stance = o.stance;
        inStep4 = o.inStep4;
        movement = o.movement;
        actions = o.actions;
        tacticsUsed = o.tacticsUsed;
        easyRough = o.easyRough;
        firstStepDamage = o.firstStepDamage;
        gearUsed = o.gearUsed;
        nextAttack.copy(o.nextAttack);
        turnAttacks.copy(o.turnAttacks);
        figures = o.figures;
        marker = o.marker;
        skipsBehaviour = o.skipsBehaviour;
        fogKnown = o.fogKnown;
        poisRemoved = o.poisRemoved;
        flags = o.flags;
        triggersDone = o.triggersDone;
        lasting.copy(o.lasting);
        threatDeckSize = o.threatDeckSize;
        threatDeckDealt = o.threatDeckDealt;
        threatDecks = o.threatDecks;
        threatsGone = o.threatsGone;
        round = o.round;
        moment = o.moment;
        rulings = o.rulings;
        areasDrawn = o.areasDrawn;
        turnOfRound = o.turnOfRound;
        cause = o.cause;
        equips = o.equips;
        killsOfTurn = o.killsOfTurn;
        unearned = o.unearned;
    }

    /** Returns a hero's alert level, 0 green to 3 red (RB-ALERT-1). */
    public int level(final int hero) {
        return tables.heroes[hero].level[alert[hero]];
    }

    /** Returns whether a hero is next to a space or on it (RB-POI-2); not if the space is {@link #NONE}. */
    boolean isBeside(final int hero, final int space) {
        final int own = heroSpace[hero];
        return space >= 0 && own >= 0 && (space == own || tables.map.adjacent(own, space)); // RB-ACT-6
    }

    /** Returns whether any hero has reached a P.O.I. that is on the map (RB-POI-1). */
    boolean isReached(final int poi) {
        for (int hero = 0; hero < party; hero++) {
            if (isBeside(hero, poiSpace[poi])) {
                return true;
            }
        }
        return false;
    }

    /** Returns the area of a hero. */
    public int heroArea(final int hero) {
        return tables.map.areaOf[heroSpace[hero]];
    }

    /** Returns the area of a figure. */
    public int figureArea(final int figure) {
        return tables.map.areaOf[figureSpace[figure]];
    }

    /** Returns whether a figure is on the map. */
    public boolean alive(final int figure) {
        return (figures >>> figure & 1) != 0;
    }

    /** Returns how many figures are on the map. */
    public int enemies() {
        return Long.bitCount(figures);
    }

    /** Returns whether a space is empty. */
    public boolean free(final int space) {
        return occupant[space] == NONE;
    }

    /** Returns the gear card in a hero's slot. */
    public int gear(final int hero, final int slot) {
        return gear[hero * GEAR + slot];
    }

    /** Returns the mask of gear cards with a copy in the stash. */
    public long inStash() {
        return withCopies(stash);
    }

    /** Returns the mask of gear cards with at least one copy. */
    public static long withCopies(final int[] copies) {
        long mask = 0;
        for (int card = 0; card < copies.length; card++) {
            mask |= copies[card] > 0 ? 1L << card : 0;
        }
        return mask;
    }

    void addGear(final int hero, final int card) {
        gear[hero * GEAR + gearCount[hero]++] = card;
    }

    /** Removes the gear card in a slot from a hero and returns it; the cards after it move up. */
    int removeGear(final int hero, final int slot) {
        final int at = hero * GEAR + slot;
        final int card = gear[at];
        System.arraycopy(gear, at + 1, gear, at, --gearCount[hero] - slot);
        return card;
    }

    /** Returns how many slots a hero's gear takes. */
    public int slotsTaken(final int hero) {
        int taken = 0;
        for (int slot = 0; slot < gearCount[hero]; slot++) {
            taken += tables.gear.cards[gear(hero, slot)].slots();
        }
        return taken;
    }

    /** Returns the resistance that cards and gear give a hero. */
    public int resistance(final int hero) {
        int resistance = lasting.resistance(hero);
        for (int slot = 0; slot < gearCount[hero]; slot++) {
            resistance += tables.gear.cards[gear(hero, slot)].resistance();
        }
        return resistance;
    }

    /** Returns whether rough terrain costs a hero 1 because of its gear. */
    public boolean hasEasyRough(final int hero) {
        for (int slot = 0; slot < gearCount[hero]; slot++) {
            if (tables.gear.cards[gear(hero, slot)].easyRough()) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether a hero is in cover, by its space or by a card (RB-TERR-1). */
    public boolean inCover(final int hero) {
        return tables.map.cover(heroSpace[hero]) || lasting.covers(hero);
    }

    /** Returns whether a figure is adjacent to a hero (RB-ADJ-1). */
    public boolean adjacent(final int figure, final int hero) {
        return tables.map.adjacent(figureSpace[figure], heroSpace[hero]);
    }

    /** Returns whether some figure is adjacent to a hero. */
    public boolean enemyBeside(final int hero) {
        for (long rest = figures; rest != 0; rest &= rest - 1) {
            if (adjacent(Long.numberOfTrailingZeros(rest), hero)) {
                return true;
            }
        }
        return false;
    }

    /** Returns how many figures are in an area. */
    public int enemiesInArea(final int area) {
        int count = 0;
        for (long rest = figures; rest != 0; rest &= rest - 1) {
            count += figureArea(Long.numberOfTrailingZeros(rest)) == area ? 1 : 0;
        }
        return count;
    }

    /** Returns whether a hero may spend valor on movement in a stance (RB-STANCE-3, RB-MOVE-9, AMB-MOVE-4). */
    public boolean valorMoves(final int hero, final int ofStance) {
        return tables.options.stanceWithoutMovement() == Options.StanceWithoutMovement.VALOR
                || ofStance >= 0 && table(hero).stances[ofStance].movement() > 0;
    }

    /** Returns how many cards are left in a hero's deck. */
    public int deckLeft(final int hero) {
        return tables.heroes[hero].deckSize - drawn[hero];
    }

    /** Returns how many wounds a hero has. */
    public int woundCount(final int hero) {
        return Integer.bitCount(wounds[hero]);
    }

    /** Returns the damage that a hero can take before its health track is full. */
    public int healthLeft(final int hero) {
        return table(hero).health - damage[hero];
    }

    /** Returns the board of a hero. */
    public HeroTable table(final int hero) {
        return tables.heroes[hero];
    }
}
