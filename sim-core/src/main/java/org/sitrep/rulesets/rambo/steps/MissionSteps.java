package org.sitrep.rulesets.rambo.steps;

import org.sitrep.ruleset.StepSink;
import org.sitrep.rulesets.rambo.mission.MissionTrace;

/** Tells every step of a mission in numbers: those of {@code MissionState}. */
public final class MissionSteps extends HeroSteps {
    private MissionSteps(final StepSink sink, final MissionTrace next) {
        super(sink, next);
    }

    /**
     * Returns a trace that tells each step to a sink, and then hands it on.
     *
     * @param next is told all of it too
     * @param sink is told each step right before
     */
    public static MissionTrace before(final MissionTrace next, final StepSink sink) {
        return sink == StepSink.NONE ? next : new MissionSteps(sink, next);
    }

    @Override
    public void threatDeckMade(final int cards) {
        tell("threat.deck.made", cards);
        next.threatDeckMade(cards);
    }

    @Override
    public void threatsDealt() {
        tell("threats.dealt");
        next.threatsDealt();
    }

    @Override
    public void atStart(final int hero, final int owner, final int card) {
        tell("at.start", hero, owner, card);
        next.atStart(hero, owner, card);
    }

    @Override
    public void threat(final int hero, final int card) {
        tell("threat.revealed", hero, card);
        next.threat(hero, card);
    }

    @Override
    public void threatHits(final int hero, final int card) {
        tell("threat.hits", hero, card);
        next.threatHits(hero, card);
    }

    @Override
    public void fogRevealed(final int hero, final int area, final int card, final int turns) {
        tell("fog.revealed", hero, area, card, turns);
        next.fogRevealed(hero, area, card, turns);
    }

    @Override
    public void fogLookedAt(final int hero, final int area, final int card) {
        tell("fog.looked.at", hero, area, card);
        next.fogLookedAt(hero, area, card);
    }

    @Override
    public void spawned(final int figure, final int type, final int space) {
        tell("enemy.spawned", figure, type, space);
        next.spawned(figure, type, space);
    }

    @Override
    public void noFigureLeft() {
        tell("no.figure.left");
        next.noFigureLeft();
    }

    @Override
    public void hurt(final int figure, final int damage) {
        tell("enemy.hurt", figure, damage);
        next.hurt(figure, damage);
    }

    @Override
    public void killed(final int hero, final int figure, final int type, final int space) {
        tell("enemy.killed", hero, figure, type, space);
        next.killed(hero, figure, type, space);
    }

    @Override
    public void pushed(final int figure, final int from, final int to) {
        tell("enemy.pushed", figure, from, to);
        next.pushed(figure, from, to);
    }

    @Override
    public void poiMoved(final int poi, final int space) {
        tell("poi.moved", poi, space);
        next.poiMoved(poi, space);
    }

    @Override
    public void lasts(final int effectKind, final int amount, final int heroes, final int owner, final int lastRound) {
        tell("effect.lasts", effectKind, amount, heroes, owner, lastRound);
        next.lasts(effectKind, amount, heroes, owner, lastRound);
    }

    @Override
    public void skipsNextBehaviour() {
        tell("behaviour.skip");
        next.skipsNextBehaviour();
    }

    @Override
    public void flagRaised(final int flag) {
        tell("flag.raised", flag);
        next.flagRaised(flag);
    }

    @Override
    public void ruled(final int question, final int who, final int candidate, final int count) {
        tell("leader.ruled", question, who, candidate, count);
        next.ruled(question, who, candidate, count);
    }

    @Override
    public void areaDrawn(final int area) {
        tell("area.drawn", area);
        next.areaDrawn(area);
    }

    @Override
    public void activation(final int type) {
        tell("activation", type);
        next.activation(type);
    }

    @Override
    public void behaviour(final int type, final int nth) {
        tell("behaviour", type, nth);
        next.behaviour(type, nth);
    }

    @Override
    public void behaviourSkipped(final int type) {
        tell("behaviour.skipped", type);
        next.behaviourSkipped(type);
    }

    @Override
    public void enemyMoved(final int figure, final int from, final int to) {
        tell("enemy.moved", figure, from, to);
        next.enemyMoved(figure, from, to);
    }

    @Override
    public void enemyAttacked(
            final int figure,
            final int hero,
            final int damage,
            final int resistance,
            final int cover,
            final int armor,
            final int valor,
            final int through) {
        tell("enemy.attacked", figure, hero, damage, resistance, cover, armor, valor, through);
        next.enemyAttacked(figure, hero, damage, resistance, cover, armor, valor, through);
    }

    @Override
    public void enemyAttacksNobody(final int figure) {
        tell("enemy.attacks.nobody", figure);
        next.enemyAttacksNobody(figure);
    }

    @Override
    public void ordered(final int figure, final int other) {
        tell("enemy.orders", figure, other);
        next.ordered(figure, other);
    }

    @Override
    public void battlefield(final int round) {
        tell("battlefield", round);
        next.battlefield(round);
    }

    @Override
    public void trigger(final int trigger) {
        tell("trigger", trigger);
        next.trigger(trigger);
    }
}
