package org.sitrep.rulesets.rambo.steps;

import org.sitrep.ruleset.StepSink;
import org.sitrep.rulesets.rambo.definition.AttackChange;
import org.sitrep.rulesets.rambo.mission.MissionTrace;
import org.sitrep.rulesets.rambo.play.AskNames;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.Decision;

/** Tells the steps of the heroes, the course of the mission, and each decision. */
abstract class HeroSteps extends MissionTrace {
    final MissionTrace next;
    private final StepSink sink;

    HeroSteps(final StepSink sink, final MissionTrace next) {
        this.sink = sink;
        this.next = next;
    }

    final void tell(final String step, final long... numbers) {
        sink.step(step, numbers);
    }

    private static long bit(final boolean set) {
        return set ? 1 : 0;
    }

    /** Whoever explains itself to a story is asked by it. */
    @Override
    public <V> Bot<V> seated(final Bot<V> bot, final int side) {
        return next.seated(bot, side);
    }

    @Override
    public void decided(final Decision decision, final int chosen) {
        sink.decision(AskNames.id(decision.kind()), decision, chosen);
        next.decided(decision, chosen);
    }

    @Override
    public void begins() {
        tell("mission.begins");
        next.begins();
    }

    @Override
    public void heroPlaced(final int hero, final int space) {
        tell("hero.placed", hero, space);
        next.heroPlaced(hero, space);
    }

    @Override
    public void setUp() {
        tell("set.up");
        next.setUp();
    }

    @Override
    public void round(final int round) {
        tell("round.begins", round);
        next.round(round);
    }

    @Override
    public void twoTurns(final int hero) {
        tell("two.turns", hero);
        next.twoTurns(hero);
    }

    @Override
    public void turn(final int hero) {
        tell("turn.begins", hero);
        next.turn(hero);
    }

    @Override
    public void cleared(final int hero, final int threat, final int tactics, final int armor) {
        tell("hero.clears", hero, threat, tactics, armor);
        next.cleared(hero, threat, tactics, armor);
    }

    @Override
    public void bonus(final int hero, final int icon, final int amount) {
        tell("hero.bonus", hero, icon, amount);
        next.bonus(hero, icon, amount);
    }

    @Override
    public void stance(final int hero, final int stance) {
        tell("hero.stance", hero, stance);
        next.stance(hero, stance);
    }

    @Override
    public void stepped(final int hero, final int from, final int to, final int movement, final int valor) {
        tell("hero.step", hero, from, to, movement, valor);
        next.stepped(hero, from, to, movement, valor);
    }

    @Override
    public void alert(final int hero, final int from, final int to, final int source) {
        tell("hero.alert", hero, from, to, source);
        next.alert(hero, from, to, source);
    }

    @Override
    public void armor(final int hero, final int tokens) {
        tell("hero.armor", hero, tokens);
        next.armor(hero, tokens);
    }

    @Override
    public void valor(final int hero, final int tokens) {
        tell("hero.valor", hero, tokens);
        next.valor(hero, tokens);
    }

    @Override
    public void healed(final int hero, final int damage) {
        tell("hero.healed", hero, damage);
        next.healed(hero, damage);
    }

    @Override
    public void movement(final int hero, final int spaces) {
        tell("hero.movement", hero, spaces);
        next.movement(hero, spaces);
    }

    @Override
    public void actions(final int hero, final int actions) {
        tell("hero.actions", hero, actions);
        next.actions(hero, actions);
    }

    @Override
    public void damaged(final int hero, final int damage, final int valor, final int through) {
        tell("hero.damaged", hero, damage, valor, through);
        next.damaged(hero, damage, valor, through);
    }

    @Override
    public void wounded(final int hero, final int stance) {
        tell("hero.wounded", hero, stance);
        next.wounded(hero, stance);
    }

    @Override
    public void woundRemoved(final int hero, final int stance) {
        tell("wound.removed", hero, stance);
        next.woundRemoved(hero, stance);
    }

    @Override
    public void easyRough(final int hero) {
        tell("easy.rough", hero);
        next.easyRough(hero);
    }

    @Override
    public void firstStepDamage(final int hero, final int damage) {
        tell("first.step.damage", hero, damage);
        next.firstStepDamage(hero, damage);
    }

    @Override
    public void attacksChanged(final int hero, final AttackChange change, final boolean everyOne) {
        tell(
                "attacks.changed",
                hero,
                change.range(),
                change.targets(),
                change.damage(),
                change.alert(),
                bit(change.silent()),
                bit(change.adjacentOnly()),
                bit(change.ignoresResistance()),
                bit(everyOne));
        next.attacksChanged(hero, change, everyOne);
    }

    @Override
    public void attacks(
            final int hero,
            final int gear,
            final boolean lastBurst,
            final long targets,
            final int damage,
            final int valor) {
        tell("hero.attacks", hero, gear, bit(lastBurst), targets, damage, valor);
        next.attacks(hero, gear, lastBurst, targets, damage, valor);
    }

    @Override
    public void hiddenNoLonger(final int hero) {
        tell("hidden.no.longer", hero);
        next.hiddenNoLonger(hero);
    }

    @Override
    public void hit(
            final int hero,
            final int figure,
            final int damage,
            final int resistance,
            final int cover,
            final int through) {
        tell("enemy.hit", hero, figure, damage, resistance, cover, through);
        next.hit(hero, figure, damage, resistance, cover, through);
    }

    @Override
    public void gearDiscarded(final int hero, final int gear) {
        tell("gear.discarded", hero, gear);
        next.gearDiscarded(hero, gear);
    }

    @Override
    public void gearFound(final int gear, final int hero) {
        tell("gear.found", gear, hero);
        next.gearFound(gear, hero);
    }

    @Override
    public void gearUsed(final int hero, final int gear) {
        tell("gear.used", hero, gear);
        next.gearUsed(hero, gear);
    }

    @Override
    public void passedOver(final int hero, final int card) {
        tell("card.passed.over", hero, card);
        next.passedOver(hero, card);
    }

    @Override
    public void drew(final int hero, final int card) {
        tell("card.drawn", hero, card);
        next.drew(hero, card);
    }

    @Override
    public void played(final int hero, final int card) {
        tell("card.played", hero, card);
        next.played(hero, card);
    }

    @Override
    public void discarded(final int hero, final int card) {
        tell("card.discarded", hero, card);
        next.discarded(hero, card);
    }

    @Override
    public void medal(final int hero, final int medal) {
        tell("medal.spent", hero, medal);
        next.medal(hero, medal);
    }

    @Override
    public void equipped(final int hero, final int gear) {
        tell("gear.equipped", hero, gear);
        next.equipped(hero, gear);
    }

    @Override
    public void stowed(final int hero, final int gear) {
        tell("gear.stowed", hero, gear);
        next.stowed(hero, gear);
    }

    @Override
    public void poi(final int hero, final int poi, final int option) {
        tell("poi.used", hero, poi, option);
        next.poi(hero, poi, option);
    }

    @Override
    public void carries(final int hero) {
        tell("hero.carries", hero);
        next.carries(hero);
    }

    @Override
    public void turnOver(final int hero) {
        tell("turn.over", hero);
        next.turnOver(hero);
    }

    @Override
    public void over(final int cause) {
        tell("mission.over", cause);
        next.over(cause);
    }
}
