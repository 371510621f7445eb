package org.sitrep.rulesets.purplehaze.plain;

import java.util.function.BiFunction;
import org.sitrep.rulesets.purplehaze.plain.PlainBurst.Share;
import org.sitrep.rulesets.purplehaze.plain.PlainContent.Ammo;
import org.sitrep.rulesets.purplehaze.plain.PlainOrder.Fire;

/** How a Fire order is carried out (PH-FIRE-1). */
final class PlainFire {

    private final PlainBoard board;

    PlainFire(PlainBoard board) {
        this.board = board;
    }

    /** Ammo, test, hits; {@code sharing} is asked how the hits of a Burst are shared. */
    void carryOut(PlainMarine marine, Fire order, BiFunction<PlainEnemy, Integer, Share> sharing) {
        if (order.mode().ammo() != Ammo.NONE) {
            marine.ammoSteps--; // PH-EQ-5: before the test
            board.ammoSpent++;
        }
        int crit = Math.max(0, order.mode().crit() - marine.critLossOfWound());
        PlainThrow dice =
                PlainThrow.of(board.chance, order.focus(), order.mode().strike(), crit);
        PlainEnemy target = order.target();
        int hits = dice.totalHits();
        Share share = order.cell().burst() ? sharing.apply(target, hits) : Share.NONE;
        hitNeighbour(target, -1, share.left());
        hitNeighbour(target, 1, share.right());
        int ignored = order.aimed() && marine.loadout.weapon().sniper() ? 1 : 0; // Hard Cover, PH-FIRE-6
        int hard = Math.max(0, hard(target) - ignored);
        hit(target, hits - share.left() - share.right(), hard, order.cell().stripSoft(), dice.anyCritical());
    }

    /** The weapon's special and the Critical are for the target only (PH-HIT-2, PH-FIRE-6). */
    private void hitNeighbour(PlainEnemy target, int columns, int hits) {
        if (hits > 0) {
            PlainBurst.neighbour(board, target, columns).ifPresent(enemy -> hit(enemy, hits, hard(enemy), 0, false));
        }
    }

    private int hard(PlainEnemy enemy) {
        return board.hardCover(enemy) ? 1 : 0;
    }

    /** Takes hits through an Enemy's cover. */
    void hit(PlainEnemy target, int hits, int hard, int strip, boolean critical) {
        PlainCover result = PlainCover.take(hits, target.softCover, hard, strip, critical);
        target.softCover = result.softLeft();
        target.hitPoints -= result.passed();
        if (target.hitPoints <= 0) {
            board.eliminate(target); // PH-HIT-3
        }
    }
}
