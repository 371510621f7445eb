package org.sitrep.rulesets.rambo.mission;

import org.sitrep.rulesets.rambo.definition.Requirement;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.tables.GameTables;

/**
 * Shows what players at the table see of a mission, and nothing more. It hides the order of any deck, threat cards
 * before they are revealed, and fog cards before they are revealed or looked at. Its content changes during the
 * mission. Numbers are those of {@link MissionState}: heroes by their index in the party, figures, spaces {@code y *
 * width + x}. Not thread-safe; one per playout.
 */
public final class MissionView {
    private final MissionState s;

    /** Creates the view of a mission. */
    public MissionView(final MissionState state) {
        s = state;
    }

    /**
     * Returns boards, cards, map and dossier: what is printed and open to all. The effects of a fog card in it are
     * known once {@link #fogCard} reports the card.
     */
    public GameTables tables() {
        return s.tables;
    }

    /** Returns how many heroes play, 1 to 4. */
    public int heroes() {
        return s.party;
    }

    /** Returns the round, from 1; 0 during the set-up. */
    public int round() {
        return s.round;
    }

    /** Returns how many hero turns of this round are over, 0 to 4. */
    public int turnsOver() {
        return s.turnOfRound;
    }

    /** Returns the hero whose turn it is; {@link MissionState#NONE} outside of hero turns. */
    public int active() {
        return s.active;
    }

    /** Returns how many turns a hero still has to take this round, without the current one. */
    public int turnsLeft(final int hero) {
        return s.turnsLeft[hero];
    }

    /** Returns a hero's space, {@link MissionState#NONE} before it is placed. */
    public int space(final int hero) {
        return s.heroSpace[hero];
    }

    /** Returns the damage on a hero's health track. */
    public int damage(final int hero) {
        return s.damage[hero];
    }

    /** Returns the damage that would wound a hero. */
    public int healthLeft(final int hero) {
        return s.healthLeft(hero);
    }

    /** Returns the mask of a hero's wounded stances. */
    public int wounds(final int hero) {
        return s.wounds[hero];
    }

    /** Returns the space of a hero's alert marker, 0 at the bottom. */
    public int alert(final int hero) {
        return s.alert[hero];
    }

    /** Returns a hero's alert level, 0 green to 3 red. */
    public int level(final int hero) {
        return s.level(hero);
    }

    /** Returns the spaces from a hero's alert marker to the first red one, or to the end of a track without one. */
    public int toRed(final int hero) {
        return s.table(hero).toRed(s.alert[hero]);
    }

    /** Returns the resistance that cards and gear give a hero. */
    public int resistance(final int hero) {
        return s.resistance(hero);
    }

    /** Returns whether rough terrain costs a hero 1 because of its gear. */
    public boolean hasEasyRough(final int hero) {
        return s.hasEasyRough(hero);
    }

    /** Returns a hero's armor tokens. */
    public int armor(final int hero) {
        return s.armor[hero];
    }

    /** Returns a hero's valor tokens. */
    public int valor(final int hero) {
        return s.valor[hero];
    }

    /** Returns the stance of a hero's last turn, {@link MissionState#NONE} before the first. */
    public int lastStance(final int hero) {
        return s.lastStance[hero];
    }

    /** Returns the mask of stances that a hero could choose now. */
    public int legalStances(final int hero) {
        return HeroTurn.legalStances(s, hero);
    }

    /** Returns the mask of tactics cards in a hero's hand. */
    public int hand(final int hero) {
        return s.hand[hero];
    }

    /** Returns the mask of tactics cards that a hero has played or discarded. */
    public int discarded(final int hero) {
        return s.discarded[hero];
    }

    /** Returns a hero's tactics card in play, {@link MissionState#NONE} if there is none. */
    public int cardInPlay(final int hero) {
        return s.cardInPlay[hero];
    }

    /** Returns how many cards are left in a hero's deck. */
    public int deckLeft(final int hero) {
        return s.deckLeft(hero);
    }

    /** Returns how many gear cards a hero has. */
    public int gearCount(final int hero) {
        return s.gearCount[hero];
    }

    /** Returns the gear card in a hero's slot. */
    public int gear(final int hero, final int slot) {
        return s.gear(hero, slot);
    }

    /** Returns whether a hero carries a token. */
    public boolean carries(final int hero) {
        return s.carries[hero];
    }

    /** Returns the reduction of a hero's Movement by what it carries. */
    public int carrying(final int hero) {
        return s.carrying[hero];
    }

    /** Returns whether a hero is in cover, by its space or by a card. */
    public boolean inCover(final int hero) {
        return s.inCover(hero);
    }

    /** Returns the persistent threat card at a hero's board, {@link MissionState#NONE} if there is none. */
    public int threatInPlay(final int hero) {
        return s.threatInPlay[hero];
    }

    /** Returns the stance of the current turn, {@link MissionState#NONE} before it is chosen. */
    public int stance() {
        return s.stance;
    }

    /** Returns whether a hero may spend valor on movement in a stance; not before it is chosen. */
    public boolean valorMoves(final int hero, final int stance) {
        return s.valorMoves(hero, stance);
    }

    /** Returns the movement left in the current turn. */
    public int movement() {
        return s.movement;
    }

    /** Returns the actions left in the current turn. */
    public int actions() {
        return s.actions;
    }

    /** Returns whether a tactics card has been played or discarded in the current turn. */
    public boolean tacticsUsed() {
        return s.tacticsUsed;
    }

    /** Returns whether the gear in a slot has been used in the current turn. */
    public boolean gearUsed(final int slot) {
        return (s.gearUsed >> slot & 1) != 0;
    }

    /** Returns the present cost of a hero's step from a space in a direction; 0 if it cannot be made. */
    public int stepCost(final int hero, final int space, final int direction) {
        return Steps.cost(s, hero, space, direction);
    }

    /** Returns whether a requirement holds for a hero. */
    public boolean holds(final Requirement requirement, final int hero) {
        return Requirements.holds(s, requirement, hero);
    }

    /** Returns the mask of figures on the map. */
    public long figures() {
        return s.figures;
    }

    /** Returns the card of a figure, 0 for A. */
    public int type(final int figure) {
        return s.type[figure];
    }

    /** Returns the space of a figure. */
    public int figureSpace(final int figure) {
        return s.figureSpace[figure];
    }

    /** Returns the damage of a figure. */
    public int figureDamage(final int figure) {
        return s.figureDamage[figure];
    }

    /** Returns how many figures of a card are on the map. */
    public int figuresOf(final int type) {
        return s.figuresOf[type];
    }

    /**
     * Returns the occupant of a space: a hero, {@link MissionState#FIRST_FIGURE} + a figure, or
     * {@link MissionState#NONE}.
     */
    public int occupant(final int space) {
        return s.occupant[space];
    }

    /** Returns whether a hero is visible to a figure. */
    public boolean visible(final int hero, final int figure) {
        return Sight.visible(s, hero, figure);
    }

    /** Returns the card with the initiative marker. */
    public int marker() {
        return s.marker;
    }

    /**
     * Returns the card that would activate now; {@link MissionState#NONE} if there is no figure on the map (RB-INIT-2).
     */
    public int nextActivation() {
        if (s.figures == 0) {
            return MissionState.NONE;
        }
        int type = s.marker;
        while (s.figuresOf[type] == 0) {
            type = (type + 1) % s.tables.enemies.size();
        }
        return type;
    }

    /** Returns whether the next activation skips its first behaviour. */
    public boolean skipsBehaviour() {
        return s.skipsBehaviour;
    }

    /** Returns whether an unrevealed fog card lies on an area. */
    public boolean fogged(final int area) {
        return s.fogPlace[area] >= 0;
    }

    /**
     * Returns the card of the dossier that lies on an area; {@link DecisionKind#NOBODY} if it is unknown or there is
     * none.
     */
    public int fogCard(final int area) {
        final int place = s.fogPlace[area];
        return place >= 0 && (s.fogKnown >> place & 1) != 0 ? s.fogCard[place] : DecisionKind.NOBODY;
    }

    /** Returns the space of a P.O.I., {@link MissionState#NONE} if it is not on the map. */
    public int poi(final int poi) {
        return s.poiSpace[poi];
    }

    /** Returns the mask of the triggers of the dossier that have happened for good. */
    public int triggersDone() {
        return s.triggersDone;
    }

    /** Returns how many P.O.I.s have left the map. */
    public int poisRemoved() {
        return s.poisRemoved;
    }

    /** Returns whether a flag of the dossier is raised. */
    public boolean flag(final int flag) {
        return (s.flags >> flag & 1) != 0;
    }

    /** Returns the mask of threat cards that are resolved and out of play. */
    public long threatsGone() {
        return s.threatsGone;
    }

    /**
     * Returns the mask of threat cards that are equally likely to be the next one of a hero; 0 if there is none, or a
     * new deck was made while this round's cards were dealt.
     */
    public long nextThreats(final int hero) {
        return Threats.next(s, hero);
    }

    /** Returns whether the Alert Effect of a threat card would hit a hero now. */
    public boolean threatHits(final int card, final int hero) {
        return Threats.hits(s, card, hero);
    }

    /** Returns the mask of gear with a copy left in the stash of a campaign; 0 in a mission played alone. */
    public long stash() {
        return s.inStash();
    }

    /** Returns the mask of medals that a hero can spend; 0 in a mission played alone. */
    public int medals(final int hero) {
        return s.medals[hero];
    }

    /** Returns the lasting effects. */
    public Lasting lasting() {
        return s.lasting;
    }

    /** Returns the changes to the next attack of the current turn. */
    public AttackSum nextAttack() {
        return s.nextAttack;
    }

    /** Returns the changes to every attack of the current turn. */
    public AttackSum turnAttacks() {
        return s.turnAttacks;
    }
}
