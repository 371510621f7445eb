package org.sitrep.rulesets.rambo.mission;

import org.sitrep.ruleset.StateArrays;
import org.sitrep.rulesets.rambo.tables.GameTables;

/** Counts what reports need; the rules write it and never read it. Not thread-safe. */
public final class MissionRecord {
    /** Reason that an enemy could not attack a hero: the hero is hidden. */
    public static final int HIDDEN = 0;
    /** Reason that an enemy could not attack a hero: visible but out of range. */
    public static final int RANGE = 1;
    /** Reason that an enemy could not attack a hero: visible and in range but out of line of sight. */
    public static final int SIGHT = 2;
    /** Number of reasons that an enemy could not attack a hero. */
    public static final int REASONS = 3;

    /** Alert of stances. */
    public static final int BY_STANCE = 0;
    /** Alert of weapons. */
    public static final int BY_WEAPON = 1;
    /** Alert of threat cards. */
    public static final int BY_THREAT = 2;
    /** Alert of tactics cards, gear, fog cards and P.O.I.s. */
    public static final int BY_CARD = 3;
    /** Alert of enemies that spawn, or cannot spawn. */
    public static final int BY_SPAWN = 4;
    /** Alert of enemies that act. */
    public static final int BY_ENEMY = 5;
    /** Alert of Battlefield Conditions. */
    public static final int BY_BATTLEFIELD = 6;
    /** Number of sources of alert. */
    public static final int SOURCES = 7;

    /** Number of alert levels. */
    public static final int LEVELS = 4;

    /** Limit of the tactics cards of a hero. */
    public static final int DECK = Tactics.DECK;

    /** Number of options of a P.O.I. that are counted separately. */
    public static final int POI_OPTIONS = 8;

    /** A number that is counted over the whole Mission. */
    public enum Count {
        /** Hero turns begun. */
        TURNS,
        /** Damage of enemies' attacks before mitigation. */
        ATTACK_DAMAGE,
        /** Part of it that resistance stopped, without cover. */
        BY_RESISTANCE,
        /** Part of it that cover stopped. */
        BY_COVER,
        /** Part of it that armor stopped. */
        BY_ARMOR,
        /** Part of it that valor stopped. */
        BY_VALOR,
        /** Part of it that came through. */
        CAME_THROUGH,
        /** Damage that was not an attack. */
        OTHER_DAMAGE,
        /** Part of it that valor stopped. */
        OTHER_BY_VALOR,
        /** Attacks of enemies. */
        ENEMY_ATTACKS,
        /** Attacks that behaviours, orders and cards required of figures; each hits one hero or more, or is refused. */
        ENEMY_ATTACKS_WANTED,
        /** Attacks that were required and hit no hero. */
        ENEMY_ATTACKS_REFUSED,
        /** Wounded tokens that were removed. */
        WOUNDS_REMOVED,
        /** Spawns for which no figure was left. */
        SPAWNS_WITHOUT_FIGURE,
        /** Phases without an activation. */
        IDLE_PHASES,
        /** Heroes hit by Alert Effects. */
        HEROES_HIT_BY_THREATS,
        /** Threat cards revealed. */
        THREATS_REVEALED,
        /** P.O.I.s used. */
        POIS_USED,
        /** Fog cards that were looked at and turned face down again. */
        FOG_LOOKED_AT
    }

    private static final int HEROES = MissionState.HEROES;

    private final StateArrays arrays = new StateArrays();

    /** The counts by {@link Count}. */
    public final int[] counts = arrays.ints(Count.values().length);
    /** Turns that began at each level, {@code hero * 4 + level}. */
    public final int[] turnsAtLevel = arrays.ints(HEROES * LEVELS);
    /** Heroes at each level when the enemies' phase begins, summed over all rounds. */
    public final int[] atLevelInPhase = arrays.ints(LEVELS);
    /** Figures on the map when each round begins, from index 1. */
    public final int[] enemiesAt;
    /** Sum of the levels of all heroes when each round begins, from index 1. */
    public final int[] levelsAt;
    /** Sum of the wounds of all heroes when each round begins, from index 1. */
    public final int[] woundsAt;
    /** Stances chosen, {@code hero * 4 + stance}. */
    public final int[] stances = arrays.ints(HEROES * 4);
    /** Steps of each hero. */
    public final int[] steps = arrays.ints(HEROES);
    /** Valor gained by each hero. */
    public final int[] valorGained = arrays.ints(HEROES);
    /** Valor spent on attacks. */
    public final int[] valorOnAttacks = arrays.ints(HEROES);
    /** Valor spent to block. */
    public final int[] valorOnBlocks = arrays.ints(HEROES);
    /** Valor spent to move. */
    public final int[] valorOnSteps = arrays.ints(HEROES);
    /** Valor that threats took from each hero. */
    public final int[] valorLost = arrays.ints(HEROES);
    /** Armor tokens gained by each hero. */
    public final int[] armorGained = arrays.ints(HEROES);
    /** Damage healed by each hero. */
    public final int[] healed = arrays.ints(HEROES);
    /** Tactics cards drawn after the opening hand. */
    public final int[] cardsDrawn = arrays.ints(HEROES);
    /** Tactics cards played. */
    public final int[] cardsPlayed = arrays.ints(HEROES);
    /** Tactics cards discarded for valor. */
    public final int[] cardsDiscarded = arrays.ints(HEROES);
    /** True for each tactics card that was played, {@code hero * 24 + card}. */
    public final boolean[] cardPlayed = arrays.flags(HEROES * Tactics.DECK);
    /** True for each tactics card that was discarded for valor, {@code hero * 24 + card}. */
    public final boolean[] cardDiscarded = arrays.flags(HEROES * Tactics.DECK);
    /** Attacks with each gear card. */
    public final int[] attacksWith;
    /** Uses of each gear card other than attacks. */
    public final int[] gearUses;
    /** Attacks of each hero. */
    public final int[] attacks = arrays.ints(HEROES);
    /** Figures killed by each hero. */
    public final int[] kills = arrays.ints(HEROES);
    /** Damage that each hero dealt. */
    public final int[] damageDealt = arrays.ints(HEROES);
    /** Damage dealt beyond what kills. */
    public final int[] damageWasted = arrays.ints(HEROES);
    /** Damage on each hero's track or past it. */
    public final int[] damageTaken = arrays.ints(HEROES);
    /** Wounds taken by each hero. */
    public final int[] wounds = arrays.ints(HEROES);
    /** Heroes whom an enemy that was to attack could not attack, by reason. */
    public final int[] refused = arrays.ints(REASONS);
    /** Alert gained by source, over all heroes. */
    public final int[] alertGained = arrays.ints(SOURCES);
    /** Alert lost by source, over all heroes. */
    public final int[] alertLost = arrays.ints(SOURCES);
    /** Figures spawned of each card, including the set-up. */
    public final int[] spawned;
    /** Figures killed of each card. */
    public final int[] killed;
    /** Activations of each card. */
    public final int[] activations;
    /** Times that the initiative marker passed each card because none of its figures was on the map. */
    public final int[] passedOver;
    /** Attacks of figures of each card on a hero. */
    public final int[] attacksOf;
    /** Damage that came through of attacks of each card. */
    public final int[] throughOf;
    /** Round in which each fog place was revealed; 0 if it was not. */
    public final int[] fogRound;
    /** Times that each threat card was revealed. */
    public final int[] threatRevealed;
    /** Heroes hit by the Alert Effect of each threat card. */
    public final int[] threatHits;
    /** Uses of each option of a P.O.I., {@code poi * }{@value #POI_OPTIONS}{@code + option}. */
    public final int[] poiUses;
    /** True for each P.O.I. that was removed. */
    public final boolean[] poiRemoved;

    MissionRecord(final GameTables tables) {
        spawned = arrays.ints(tables.enemies.size());
        killed = arrays.ints(tables.enemies.size());
        activations = arrays.ints(tables.enemies.size());
        passedOver = arrays.ints(tables.enemies.size());
        attacksOf = arrays.ints(tables.enemies.size());
        throughOf = arrays.ints(tables.enemies.size());
        fogRound = arrays.ints(tables.mission.fog.length);
        enemiesAt = arrays.ints(tables.mission.mission.rounds() + 1);
        levelsAt = arrays.ints(tables.mission.mission.rounds() + 1);
        woundsAt = arrays.ints(tables.mission.mission.rounds() + 1);
        attacksWith = arrays.ints(tables.gear.cards.length);
        gearUses = arrays.ints(tables.gear.cards.length);
        threatRevealed = arrays.ints(tables.threats.cards.length);
        threatHits = arrays.ints(tables.threats.cards.length);
        poiUses = arrays.ints(tables.mission.pois.length * POI_OPTIONS);
        poiRemoved = arrays.flags(tables.mission.pois.length);
    }

    /** Returns a count. */
    public int of(final Count count) {
        return counts[count.ordinal()];
    }

    /** Adds to a count. */
    void add(final Count count, final int more) {
        counts[count.ordinal()] += more;
    }

    /** Returns the number of a hero's turns that began at a level. */
    public int turnsAt(final int hero, final int level) {
        return turnsAtLevel[hero * LEVELS + level];
    }

    /** Returns the number of turns that a hero has begun. */
    public int turnsOf(final int hero) {
        int begun = 0;
        for (int level = 0; level < LEVELS; level++) {
            begun += turnsAt(hero, level);
        }
        return begun;
    }

    /** Returns the index where a hero's tactics card is counted. */
    public static int card(final int hero, final int card) {
        return hero * Tactics.DECK + card;
    }

    void reset() {
        arrays.reset();
    }
}
