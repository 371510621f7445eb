package org.sitrep.rulesets.purplehaze.steps;

import org.sitrep.ruleset.StepSink;
import org.sitrep.rulesets.purplehaze.campaign.CampaignTrace;
import org.sitrep.rulesets.purplehaze.play.AskNames;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.Decision;

/** Tells the steps of the Squad, and each decision. */
abstract class SquadSteps extends CampaignTrace {
    final CampaignTrace next;
    private final StepSink sink;

    SquadSteps(final StepSink sink, final CampaignTrace next) {
        this.sink = sink;
        this.next = next;
    }

    final void tell(final String step, final long... numbers) {
        sink.step(step, numbers);
    }

    static long bit(final boolean set) {
        return set ? 1 : 0;
    }

    /** Whoever explains himself to a story is asked by it. */
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
    public void woundDrawn(final int marine, final int card, final int kept, final int cubes) {
        tell("wound.drawn", marine, card, kept, cubes);
        next.woundDrawn(marine, card, kept, cubes);
    }

    @Override
    public void thirdWound(final int marine) {
        tell("third.wound", marine);
        next.thirdWound(marine);
    }

    @Override
    public void flakJacket(final int marine, final int suffered, final int returned) {
        tell("flak.jacket", marine, suffered, returned);
        next.flakJacket(marine, suffered, returned);
    }

    @Override
    public void thickSkin(final int marine, final int suffered, final int returned) {
        tell("thick.skin", marine, suffered, returned);
        next.thickSkin(marine, suffered, returned);
    }

    @Override
    public void woundIgnored(final int marine, final int card) {
        tell("wound.ignored", marine, card);
        next.woundIgnored(marine, card);
    }

    @Override
    public void conditionDrawn(final int marine, final int card, final int kept) {
        tell("condition.drawn", marine, card, kept);
        next.conditionDrawn(marine, card, kept);
    }

    @Override
    public void killed(final int marine) {
        tell("killed", marine);
        next.killed(marine);
    }

    @Override
    public void idPassed(final int id, final int marine) {
        tell("id.passed", id, marine);
        next.idPassed(id, marine);
    }

    @Override
    public void gearFound(final int marine, final int gear) {
        tell("gear.found", marine, gear);
        next.gearFound(marine, gear);
    }

    @Override
    public void gearLost(final int marine, final int gear) {
        tell("gear.lost", marine, gear);
        next.gearLost(marine, gear);
    }

    @Override
    public void weaponFound(final int marine, final int weapon) {
        tell("weapon.found", marine, weapon);
        next.weaponFound(marine, weapon);
    }

    @Override
    public void handedOver(final int from, final int item, final int to) {
        tell("handed.over", from, item, to);
        next.handedOver(from, item, to);
    }

    @Override
    public void abilityUsed(final int marine) {
        tell("ability.used", marine);
        next.abilityUsed(marine);
    }

    @Override
    public void charmUsed(final int marine) {
        tell("charm.used", marine);
        next.charmUsed(marine);
    }

    @Override
    public void boonPlayed(final int marine, final int card) {
        tell("boon.played", marine, card);
        next.boonPlayed(marine, card);
    }

    @Override
    public void stressDropped(final int marine, final int stress) {
        tell("stress.dropped", marine, stress);
        next.stressDropped(marine, stress);
    }

    @Override
    public void damageDropped(final int marine, final int damage) {
        tell("damage.dropped", marine, damage);
        next.damageDropped(marine, damage);
    }

    @Override
    public void ammoRegained(final int marine, final int gear) {
        tell("ammo.regained", marine, gear);
        next.ammoRegained(marine, gear);
    }
}
