package org.sitrep.rulesets.rambo.mission;

import java.util.Arrays;
import org.sitrep.rulesets.rambo.tables.GameTables;

/** What is counted for reports; the rules write it and never read it. Not thread-safe. */
public final class MissionRecord {
    /** Why an enemy could not attack a hero: it is hidden. */
    public static final int HIDDEN = 0;
    /** Why an enemy could not attack a hero: it is visible but out of range. */
    public static final int RANGE = 1;
    /** Why an enemy could not attack a hero: it is visible and in range but out of line of sight. */
    public static final int SIGHT = 2;
    /** Reasons why an enemy cannot attack a hero. */
    public static final int REASONS = 3;

    /** Where alert comes from or goes to: stances, weapons, threats, tactics and gear, enemies that spawn, behaviours, the battlefield. */
    public static final int BY_STANCE = 0;
    /** Alert of weapons. */
    public static final int BY_WEAPON = 1;
    /** Alert of threat cards. */
    public static final int BY_THREAT = 2;
    /** Alert of tactics cards, gear, fog cards and P.O.I.s. */
    public static final int BY_CARD = 3;
    /** Alert of enemies that spawn, or cannot. */
    public static final int BY_SPAWN = 4;
    /** Alert of enemies that act. */
    public static final int BY_ENEMY = 5;
    /** Alert of Battlefield Conditions. */
    public static final int BY_BATTLEFIELD = 6;
    /** Sources of alert. */
    public static final int SOURCES = 7;

    /** Alert levels. */
    public static final int LEVELS = 4;

    /** Room for the tactics cards of a hero. */
    public static final int DECK = Tactics.DECK;

    /** Most options of a P.O.I. that are counted one by one. */
    public static final int POI_OPTIONS = 8;

    private static final int HEROES = MissionState.HEROES;

    /** Round in which the mission ended. */
    public int endRound;
    /** Hero turns begun. */
    public int turns;
    /** Turns that began at each level, {@code hero * 4 + level}. */
    public final int[] turnsAtLevel = new int[HEROES * LEVELS];
    /** Heroes at each level when the enemies' phase begins, over all rounds. */
    public final int[] atLevelInPhase = new int[LEVELS];
    /** Figures on the map when each round begins, from index 1. */
    public final int[] enemiesAt;
    /** Levels of all heroes added up when each round begins, from index 1. */
    public final int[] levelsAt;
    /** Wounds of all heroes when each round begins, from index 1. */
    public final int[] woundsAt;
    /** Stances chosen, {@code hero * 4 + stance}. */
    public final int[] stances = new int[HEROES * 4];
    /** Steps of each hero. */
    public final int[] steps = new int[HEROES];
    /** Valor gained by each hero. */
    public final int[] valorGained = new int[HEROES];
    /** Valor spent on attacks. */
    public final int[] valorOnAttacks = new int[HEROES];
    /** Valor spent to block. */
    public final int[] valorOnBlocks = new int[HEROES];
    /** Valor spent to move. */
    public final int[] valorOnSteps = new int[HEROES];
    /** Valor that threats took from each hero. */
    public final int[] valorLost = new int[HEROES];
    /** Armor tokens gained by each hero. */
    public final int[] armorGained = new int[HEROES];
    /** Damage healed by each hero. */
    public final int[] healed = new int[HEROES];
    /** Tactics cards drawn after the opening hand. */
    public final int[] cardsDrawn = new int[HEROES];
    /** Tactics cards played. */
    public final int[] cardsPlayed = new int[HEROES];
    /** Tactics cards discarded for valor. */
    public final int[] cardsDiscarded = new int[HEROES];
    /** Whether each tactics card was played, {@code hero * 24 + card}. */
    public final boolean[] cardPlayed = new boolean[HEROES * Tactics.DECK];
    /** Whether each tactics card was discarded for valor, {@code hero * 24 + card}. */
    public final boolean[] cardDiscarded = new boolean[HEROES * Tactics.DECK];
    /** Attacks with each gear card. */
    public final int[] attacksWith;
    /** Uses of each gear card that is no weapon in use. */
    public final int[] gearUses;
    /** Attacks of each hero. */
    public final int[] attacks = new int[HEROES];
    /** Figures killed by each hero. */
    public final int[] kills = new int[HEROES];
    /** Damage that each hero dealt. */
    public final int[] damageDealt = new int[HEROES];
    /** Damage dealt beyond what kills. */
    public final int[] damageWasted = new int[HEROES];
    /** Damage on each hero's track or past it. */
    public final int[] damageTaken = new int[HEROES];
    /** Wounds taken by each hero. */
    public final int[] wounds = new int[HEROES];
    /** Wounded tokens that were taken away. */
    public int woundsRemoved;
    /** Damage of enemies' attacks before anything mitigates it. */
    public int attackDamage;
    /** Of it, what resistance stopped, without cover. */
    public int byResistance;
    /** Of it, what cover stopped. */
    public int byCover;
    /** Of it, what armor took. */
    public int byArmor;
    /** Of it, what valor took. */
    public int byValor;
    /** Of it, what came through. */
    public int cameThrough;
    /** Damage that was no attack. */
    public int otherDamage;
    /** Of it, what valor took. */
    public int otherByValor;
    /** Attacks of enemies. */
    public int enemyAttacks;
    /** Attacks that behaviours, orders and cards asked of figures; each hits one hero or more, or is refused. */
    public int enemyAttacksWanted;
    /** Attacks that a behaviour wanted and that hit nobody. */
    public int enemyAttacksRefused;
    /** For each hero whom an enemy that wanted to attack could not attack: why. */
    public final int[] refused = new int[REASONS];
    /** Alert gained by source, over all heroes. */
    public final int[] alertGained = new int[SOURCES];
    /** Alert lost by source, over all heroes. */
    public final int[] alertLost = new int[SOURCES];
    /** Figures spawned of each card, those of the set-up too. */
    public final int[] spawned;
    /** Figures killed of each card. */
    public final int[] killed;
    /** Activations of each card. */
    public final int[] activations;
    /** Times that the initiative marker passed each card because none of its figures was on the map. */
    public final int[] passedOver;
    /** Attacks of figures of each card on a hero. */
    public final int[] attacksOf;
    /** Damage of attacks of each card that came through. */
    public final int[] throughOf;
    /** Spawns that found no figure left. */
    public int spawnsWithoutFigure;
    /** Phases without an activation. */
    public int idlePhases;
    /** Round in which each fog place was revealed, 0 if it was not. */
    public final int[] fogRound;
    /** Heroes hit by Alert Effects. */
    public int heroesHitByThreats;
    /** Threat cards revealed. */
    public int threatsRevealed;
    /** Times that each threat card was revealed. */
    public final int[] threatRevealed;
    /** Heroes hit by the Alert Effect of each threat card. */
    public final int[] threatHits;
    /** P.O.I.s used. */
    public int poisUsed;
    /** Uses of each option of a P.O.I., {@code poi * }{@value #POI_OPTIONS}{@code  + option}. */
    public final int[] poiUses;
    /** Whether each P.O.I. was removed. */
    public final boolean[] poiRemoved;
    /** Fog cards that were looked at and laid back. */
    public int fogLookedAt;

    MissionRecord(final GameTables tables) {
        spawned = new int[tables.enemies.size()];
        killed = new int[tables.enemies.size()];
        activations = new int[tables.enemies.size()];
        passedOver = new int[tables.enemies.size()];
        attacksOf = new int[tables.enemies.size()];
        throughOf = new int[tables.enemies.size()];
        fogRound = new int[tables.mission.fog.length];
        enemiesAt = new int[tables.mission.rounds + 1];
        levelsAt = new int[tables.mission.rounds + 1];
        woundsAt = new int[tables.mission.rounds + 1];
        attacksWith = new int[tables.gear.cards.length];
        gearUses = new int[tables.gear.cards.length];
        threatRevealed = new int[tables.threats.cards.length];
        threatHits = new int[tables.threats.cards.length];
        poiUses = new int[tables.mission.pois.length * POI_OPTIONS];
        poiRemoved = new boolean[tables.mission.pois.length];
    }

    /** Returns where a hero's tactics card is counted. */
    public static int card(final int hero, final int card) {
        return hero * Tactics.DECK + card;
    }

    void reset() {
        endRound = 0;
        turns = 0;
        Arrays.fill(turnsAtLevel, 0);
        Arrays.fill(stances, 0);
        Arrays.fill(steps, 0);
        Arrays.fill(valorGained, 0);
        Arrays.fill(valorOnAttacks, 0);
        Arrays.fill(valorOnBlocks, 0);
        Arrays.fill(valorOnSteps, 0);
        Arrays.fill(cardsDrawn, 0);
        Arrays.fill(cardsPlayed, 0);
        Arrays.fill(cardsDiscarded, 0);
        Arrays.fill(attacks, 0);
        Arrays.fill(kills, 0);
        Arrays.fill(damageDealt, 0);
        Arrays.fill(damageWasted, 0);
        Arrays.fill(damageTaken, 0);
        Arrays.fill(wounds, 0);
        attackDamage = 0;
        byResistance = 0;
        byCover = 0;
        byArmor = 0;
        byValor = 0;
        cameThrough = 0;
        otherDamage = 0;
        enemyAttacks = 0;
        enemyAttacksRefused = 0;
        Arrays.fill(refused, 0);
        Arrays.fill(alertGained, 0);
        Arrays.fill(alertLost, 0);
        Arrays.fill(spawned, 0);
        Arrays.fill(killed, 0);
        Arrays.fill(activations, 0);
        spawnsWithoutFigure = 0;
        idlePhases = 0;
        Arrays.fill(fogRound, 0);
        heroesHitByThreats = 0;
        threatsRevealed = 0;
        poisUsed = 0;
        Arrays.fill(atLevelInPhase, 0);
        Arrays.fill(enemiesAt, 0);
        Arrays.fill(levelsAt, 0);
        Arrays.fill(woundsAt, 0);
        Arrays.fill(valorLost, 0);
        Arrays.fill(armorGained, 0);
        Arrays.fill(healed, 0);
        Arrays.fill(cardPlayed, false);
        Arrays.fill(cardDiscarded, false);
        Arrays.fill(attacksWith, 0);
        Arrays.fill(gearUses, 0);
        woundsRemoved = 0;
        otherByValor = 0;
        enemyAttacksWanted = 0;
        Arrays.fill(passedOver, 0);
        Arrays.fill(attacksOf, 0);
        Arrays.fill(throughOf, 0);
        Arrays.fill(threatRevealed, 0);
        Arrays.fill(threatHits, 0);
        Arrays.fill(poiUses, 0);
        Arrays.fill(poiRemoved, false);
        fogLookedAt = 0;
    }
}
