package org.sitrep.rulesets.purplehaze.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.dice.ExactLaw;
import org.sitrep.dice.MatchRule;
import org.sitrep.rng.ChiSquare;
import org.sitrep.rng.TrialKey;
import org.sitrep.rulesets.purplehaze.definition.FireItem;
import org.sitrep.rulesets.purplehaze.definition.WeaponMode;
import org.sitrep.rulesets.purplehaze.odds.Armoury;
import org.sitrep.rulesets.purplehaze.odds.FireOdds;
import org.sitrep.rulesets.purplehaze.play.RollId;
import org.sitrep.rulesets.purplehaze.play.Rolls;

/**
 * What {@code odds} says of a shot is what the engine plays: every way to fire, every range, by exact fractions; and
 * the Enemy's shots, by simulation.
 */
class ShotLawTest extends RulesTest {
    private static final int SHOOTER = 1;
    private static final int MANY_POINTS = 1_000;
    private static final String UNIT = "F12";

    /** Every weapon and thrown thing of the shipped data. */
    static Stream<FireItem> items() {
        return Armoury.of(Firefight.tables().game).items().stream();
    }

    /** All Fire orders of an item at every range, as {@code odds} takes them. */
    private static List<org.sitrep.rulesets.purplehaze.odds.FireOrder> orders(final FireItem item) {
        final List<org.sitrep.rulesets.purplehaze.odds.FireOrder> orders = new ArrayList<>();
        for (final WeaponMode mode : item.modes().values()) {
            for (int range = 1; range <= mode.rows().size(); range++) {
                for (final boolean bipod : item.bipod().isPresent() ? new boolean[] {false, true} : new boolean[1]) {
                    orders.add(order(item, mode, range, false, false, bipod));
                    orders.add(order(item, mode, range, false, true, bipod));
                    if (mode.aimed()) {
                        orders.add(order(item, mode, range, true, false, bipod));
                    }
                }
            }
        }
        orders.removeIf(order -> order.focus() == 0); // PH-LOS-8
        return orders;
    }

    private static org.sitrep.rulesets.purplehaze.odds.FireOrder order(
            final FireItem item,
            final WeaponMode mode,
            final int range,
            final boolean aimed,
            final boolean night,
            final boolean bipod) {
        return new org.sitrep.rulesets.purplehaze.odds.FireOrder(item, mode, range, aimed, 0, night, bipod);
    }

    @ParameterizedTest
    @MethodSource("items")
    void theOddsOfAShotAreWhatTheEngineMakesOfItsDice(final FireItem item) {
        final Firefight fight = fight().onlyOnBoard(SHOOTER);
        for (final org.sitrep.rulesets.purplehaze.odds.FireOrder order : orders(item)) {
            final FireOdds odds = new FireOdds(order, MatchRule.STANDARD);
            for (final int soft : new int[] {0, 1, 3}) {
                for (int hard = 0; hard <= 1; hard++) {
                    for (final int points : new int[] {1, 3, MANY_POINTS}) {
                        final FireOdds.Target target = new FireOdds.Target(points, soft, hard);
                        assertEquals(odds.against(target), played(fight, odds, target), () -> order + " at " + target);
                    }
                }
            }
        }
    }

    /**
     * Fires with every result that the dice can have, and weighs it by its ways. Of one with fewer Hit Points the mean
     * is not told by what he loses; it is left as {@code odds} has it.
     */
    private static FireOdds.Effect played(final Firefight fight, final FireOdds odds, final FireOdds.Target target) {
        BigInteger hits = BigInteger.ZERO;
        BigInteger eliminated = BigInteger.ZERO;
        final BigInteger all = odds.law().total().get(0).throwCount();
        for (final ExactLaw.Entry entry : odds.law().total()) {
            final int lost = lost(fight, odds.order(), target, entry.hits(), entry.critical());
            hits = hits.add(entry.ways().multiply(BigInteger.valueOf(lost)));
            eliminated = lost == target.hitPoints() ? eliminated.add(entry.ways()) : eliminated;
        }
        return new FireOdds.Effect(
                target.hitPoints() == MANY_POINTS
                        ? new BigFraction(hits, all)
                        : odds.against(target).meanHitsAfterCover(),
                new BigFraction(eliminated, all));
    }

    private static int lost(
            final Firefight fight,
            final org.sitrep.rulesets.purplehaze.odds.FireOrder order,
            final FireOdds.Target target,
            final int hits,
            final boolean critical) {
        final int enemyRow = order.item().hitsFrontRow() ? 1 : Math.max(1, order.rangeRows() - 2);
        final String space = "r" + enemyRow + "c2";
        final int at = Firefight.at(space);
        fight.marine(SHOOTER, "r" + (order.rangeRows() - enemyRow + 1) + "c2");
        fight.state.night = order.night();
        fight.state.enemyHardCover = target.hard() == 1 ? 1 << at : 0;
        fight.enemy(space, UNIT, target.hitPoints(), target.soft());
        fight.rolls.marineTest(hits).pool(order.focus(), order.strike(), order.crit());
        if (critical) {
            fight.rolls.critical();
        }
        final int flags = (order.aimed() ? Order.AIMED : 0) | (order.bipod() ? Order.ATTACHMENT : 0);
        final int aimedAt = order.item().hitsFrontRow() ? Order.NO_TARGET : at;
        fight.fires(SHOOTER, Order.pack(Order.FIRE, flags, mode(fight, order), aimedAt, 0));
        if (!fight.hasEnemy(space)) {
            return target.hitPoints();
        }
        final int left = fight.hitPoints(space);
        fight.enemyHits.apply(at, left, 0, true, 0, EnemyHits.BY_FIRE_SUPPORT); // the space is free for the next
        return target.hitPoints() - left;
    }

    /** Modes stand in the tables in the order of the data. */
    private static int mode(final Firefight fight, final org.sitrep.rulesets.purplehaze.odds.FireOrder order) {
        final List<String> all = Armoury.of(fight.tables.game).items().stream()
                .flatMap(item -> item.modes().keySet().stream().map(id -> item.id() + " " + id))
                .toList();
        return all.indexOf(order.item().id() + " " + order.mode().id());
    }

    /**
     * The Enemy's test as the dice fall, through the engine's cover, against the exact law of one face: for each
     * Marine, and for pools from bare to large.
     *
     * <p>False alarm: 10^-9 for each of 6 Marines, 4 pools and 4 covers, 10^-7 in all.
     */
    @Test
    void theEnemysShotsHaveTheLawOfOneFace() {
        final int[][] pools = {{2, 4, 1}, {3, 6, 2}, {3, 10, 3}, {6, 13, 5}};
        for (final int[] pool : pools) {
            for (int soft = 0; soft <= 2; soft += 2) {
                for (int hard = 0; hard <= 1; hard++) {
                    shoot(pool, soft, hard);
                }
            }
        }
    }

    private void shoot(final int[] pool, final int soft, final int hard) {
        final int missions = 20_000;
        final int most = 300;
        final Firefight fight = fight();
        final long[][] damage = new long[CombatState.MARINES][most];
        final TrialKey key = new TrialKey();
        final Rolls rolls = new Rolls(key, fight.tables.totals, fight.tables.faces);
        fight.state.marineHardCover = hard == 1 ? -1 : 0;
        for (int mission = 0; mission < missions; mission++) {
            key.set(1967, mission);
            fight.marineHits.begin();
            fight.marineHits.addFaces(rolls.throwFaces(RollId.ENEMY_TEST, 1, pool[0], pool[1], pool[2]));
            for (int marine = 0; marine < CombatState.MARINES; marine++) {
                fight.state.soft[marine] = soft;
                fight.state.damageTaken[marine] = 0;
                fight.state.squad.damage[marine] = -MANY_POINTS; // nobody is wounded
            }
            fight.marineHits.resolve(0, false, MarineHits.Source.ATTACK);
            for (int marine = 0; marine < CombatState.MARINES; marine++) {
                damage[marine][fight.state.damageTaken[marine]]++;
            }
        }
        final ExactLaw law = ExactLaw.of(MatchRule.STANDARD, pool[0], pool[1], pool[2]);
        final double[] exact = new double[most];
        for (final ExactLaw.Entry entry : law.face()) {
            final int through = entry.critical() ? entry.hits() : Math.max(0, entry.hits() - soft - hard);
            exact[through] += entry.probability().doubleValue();
        }
        assertEquals(1, IntStream.range(0, most).mapToDouble(i -> exact[i]).sum(), 1e-9);
        for (int marine = 0; marine < CombatState.MARINES; marine++) {
            ChiSquare.assertFits(
                    "ID " + (marine + 1) + " under " + List.of(pool[0], pool[1], pool[2]), damage[marine], exact);
        }
    }
}
