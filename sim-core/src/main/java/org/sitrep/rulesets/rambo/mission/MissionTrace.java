package org.sitrep.rulesets.rambo.mission;

import org.sitrep.rulesets.rambo.definition.AttackChange;
import org.sitrep.strategy.Trace;

/** Is told what happens in a mission, after it has happened; does nothing. A replay overrides it. Numbers are those of {@link MissionState}. */
public class MissionTrace extends Trace {
    /** Tells nobody. */
    public static final MissionTrace NONE = new MissionTrace();

    /** For subclasses. */
    protected MissionTrace() {}

    /** The set-up begins. */
    public void begins() {}

    /** A hero was placed on a start space. */
    public void heroPlaced(final int hero, final int space) {}

    /** Set-up is done. */
    public void setUp() {}

    /** A round begins. */
    public void round(final int round) {}

    /** A hero takes two turns this round. */
    public void twoTurns(final int hero) {}

    /** The threat deck was empty and is made anew of so many cards. */
    public void threatDeckMade(final int cards) {}

    /** Threat cards are dealt, one for each turn. */
    public void threatsDealt() {}

    /** A hero's turn begins. */
    public void turn(final int hero) {}

    /** A persistent threat card in play acts on a hero at the start of its turn. */
    public void atStart(final int hero, final int owner, final int card) {}

    /** A hero clears its cards and its armor: a threat card, a tactics card, armor tokens; {@link MissionState#NONE} for no card. */
    public void cleared(final int hero, final int threat, final int tactics, final int armor) {}

    /** A hero gains so many of a {@code BonusIcon} for the number of players (RB-PC-1). */
    public void bonus(final int hero, final int icon, final int amount) {}

    /** A hero reveals its threat card. */
    public void threat(final int hero, final int card) {}

    /** An Alert Effect hits a hero. */
    public void threatHits(final int hero, final int card) {}

    /** A hero chooses a stance; {@link MissionState#NONE} if it has none left. */
    public void stance(final int hero, final int stance) {}

    /** A hero made a step, by so much movement and so much valor. */
    public void stepped(final int hero, final int from, final int to, final int movement, final int valor) {}

    /** A fog card is revealed: the place of an area, the card of the dossier, quarter turns. */
    public void fogRevealed(final int hero, final int area, final int card, final int turns) {}

    /** A fog card was looked at. */
    public void fogLookedAt(final int hero, final int area, final int card) {}

    /** A figure spawned. */
    public void spawned(final int figure, final int type, final int space) {}

    /** No figure of any card is left for a spawn (RB-SPAWN-6). */
    public void noFigureLeft() {}

    /** An alert marker moved, by a source of {@link MissionRecord}. */
    public void alert(final int hero, final int from, final int to, final int source) {}

    /** A hero gained armor. */
    public void armor(final int hero, final int tokens) {}

    /** A hero gained valor, or lost it. */
    public void valor(final int hero, final int tokens) {}

    /** Damage of a hero was healed. */
    public void healed(final int hero, final int damage) {}

    /** A hero gained movement or, below 0, lost it; for this turn. */
    public void movement(final int hero, final int spaces) {}

    /** A hero gained actions for this turn. */
    public void actions(final int hero, final int actions) {}

    /** A hero took damage that is no attack: before valor, valor spent, what came through. */
    public void damaged(final int hero, final int damage, final int valor, final int through) {}

    /** A stance of a hero is wounded. */
    public void wounded(final int hero, final int stance) {}

    /** A wound of a hero is removed. */
    public void woundRemoved(final int hero, final int stance) {}

    /** Rough terrain costs a hero 1 this turn. */
    public void easyRough(final int hero) {}

    /** A hero's first step of this turn does damage. */
    public void firstStepDamage(final int hero, final int damage) {}

    /** A hero's next attack of this turn is changed, or every one. */
    public void attacksChanged(final int hero, final AttackChange change, final boolean everyOne) {}

    /** A hero attacks with a weapon: mask of figures, damage of the weapon as changed, tokens of valor; what it hits follows. */
    public void attacks(
            final int hero,
            final int gear,
            final boolean lastBurst,
            final long targets,
            final int damage,
            final int valor) {}

    /** A hero that attacks is hidden no longer. */
    public void hiddenNoLonger(final int hero) {}

    /** A figure is hit: damage before anything, what resistance and cover take off, and what comes through; told before it counts. */
    public void hit(
            final int hero,
            final int figure,
            final int damage,
            final int resistance,
            final int cover,
            final int through) {}

    /** A figure takes damage that is no attack; told before it counts. */
    public void hurt(final int figure, final int damage) {}

    /** A figure was killed. */
    public void killed(final int hero, final int figure, final int type, final int space) {}

    /** A figure was pushed. */
    public void pushed(final int figure, final int from, final int to) {}

    /** A hero's gear is discarded. */
    public void gearDiscarded(final int hero, final int gear) {}

    /** Gear was found; {@link MissionState#NONE} if nobody equips it. */
    public void gearFound(final int gear, final int hero) {}

    /** A hero uses gear. */
    public void gearUsed(final int hero, final int gear) {}

    /** A hero spends a medal. */
    public void medal(final int hero, final int medal) {}

    /** Before the mission of a campaign, a hero equips gear from the stash. */
    public void equipped(final int hero, final int gear) {}

    /** Before the mission of a campaign, a hero lays gear into the stash. */
    public void stowed(final int hero, final int gear) {}

    /** The top card of a hero's deck is forbidden: the next one is drawn instead. */
    public void passedOver(final int hero, final int card) {}

    /** A hero drew a tactics card. */
    public void drew(final int hero, final int card) {}

    /** A hero plays a tactics card. */
    public void played(final int hero, final int card) {}

    /** A hero discards a tactics card for valor. */
    public void discarded(final int hero, final int card) {}

    /** A hero uses an option of a P.O.I. */
    public void poi(final int hero, final int poi, final int option) {}

    /** A P.O.I. was put on the map, or left it. */
    public void poiMoved(final int poi, final int space) {}

    /** A hero takes something to carry. */
    public void carries(final int hero) {}

    /** An effect began that lasts: mask of heroes, {@link MissionState#NONE} for no owner, its last round or 0 if it ends with its owner's next turn. */
    public void lasts(final int effectKind, final int amount, final int heroes, final int owner, final int lastRound) {}

    /** The next activation leaves its first behaviour out. */
    public void skipsNextBehaviour() {}

    /** A flag of the dossier is raised. */
    public void flagRaised(final int flag) {}

    /** The Mission Leader ruled by a draw: the question, whom it concerns, the candidate, of how many. */
    public void ruled(final int question, final int who, final int candidate, final int count) {}

    /** An area beside the active hero's was drawn. */
    public void areaDrawn(final int area) {}

    /** A hero's turn is over. */
    public void turnOver(final int hero) {}

    /** Figures of a card activate; {@link MissionState#NONE} if there is none on the map. */
    public void activation(final int type) {}

    /** They do their next behaviour. */
    public void behaviour(final int type, final int nth) {}

    /** The first behaviour of the activation is left out. */
    public void behaviourSkipped(final int type) {}

    /** A figure moved. */
    public void enemyMoved(final int figure, final int from, final int to) {}

    /** A figure attacked a hero: damage before anything, stopped by resistance, cover, armor, valor, and what came through. */
    public void enemyAttacked(
            final int figure,
            final int hero,
            final int damage,
            final int resistance,
            final int cover,
            final int armor,
            final int valor,
            final int through) {}

    /** A figure that wanted to attack could attack nobody. */
    public void enemyAttacksNobody(final int figure) {}

    /** A figure orders another one to attack. */
    public void ordered(final int figure, final int other) {}

    /** The Battlefield Condition of the round is resolved. */
    public void battlefield(final int round) {}

    /** A trigger of the dossier happens. */
    public void trigger(final int trigger) {}

    /** The mission is over, by a {@link Cause}. */
    public void over(final int cause) {}
}
