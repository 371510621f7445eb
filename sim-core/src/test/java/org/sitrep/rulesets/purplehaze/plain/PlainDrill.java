package org.sitrep.rulesets.purplehaze.plain;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.sitrep.rulesets.purplehaze.plain.PlainContent.Ammo;
import org.sitrep.rulesets.purplehaze.plain.PlainContent.Mode;
import org.sitrep.rulesets.purplehaze.plain.PlainContent.RowCell;

/** The drill: the Marines' decisions, and how his Orders are carried out. */
final class PlainDrill {

    private static final int LEAST_COST = 3; // PH-ACT-3

    private final PlainBoard board;

    PlainDrill(PlainBoard board) {
        this.board = board;
    }

    /** One way to fire: mode, target, Focus dice, and the row cell that applies. */
    record Shot(Mode mode, PlainEnemy target, int focus, RowCell cell) {}

    /** The lowest ID that may activate. */
    Optional<PlainMarine> next() {
        return board.marines().stream().filter(PlainMarine::canActivate).findFirst();
    }

    /** Plays one activation and returns its Initiative cost. */
    int activate(PlainMarine marine) {
        marine.flipMarker();
        Optional<Shot> shot = shot(marine);
        int cost;
        if (shot.isPresent()) {
            cost = fire(marine, shot.get()) + secondOrder(marine);
        } else if (canTakeCover(marine)) {
            cost = takeCover(marine); // and Idle
        } else {
            cost = moveTo(marine, nearest(marine, Space.all())); // and Idle
        }
        return Math.max(LEAST_COST, cost);
    }

    private int secondOrder(PlainMarine marine) {
        if (canTakeCover(marine)) {
            return takeCover(marine);
        }
        if (board.hardCover(marine)) {
            return 0; // Idle (PH-ACT-6)
        }
        return moveTo(marine, nearest(marine, hardCoverSpaces()));
    }

    /** The first mode he can pay for that has a target with at least 1 Focus die, and his target with it. */
    Optional<Shot> shot(PlainMarine marine) {
        for (Mode mode : marine.loadout.weapon().modes()) {
            if (mode.ammo() != Ammo.NONE && marine.ammoSteps == 0) {
                continue;
            }
            Optional<Shot> best = board.enemies.stream()
                    .filter(enemy -> PlainSight.range(marine.space, enemy.space)
                            <= mode.rowsAway().size())
                    .map(enemy -> aim(marine, mode, enemy))
                    .filter(shot -> shot.focus() >= 1) // PH-LOS-8
                    .min(TARGET_ORDER);
            if (best.isPresent()) {
                return best;
            }
        }
        return Optional.empty();
    }

    private static final Comparator<Shot> TARGET_ORDER = Comparator.<Shot>comparingInt(shot -> -shot.focus())
            .thenComparingInt(shot -> shot.target().hitPoints + shot.target().softCover)
            .thenComparingInt(shot -> shot.target().space.row())
            .thenComparingInt(shot -> shot.target().space.column());

    private Shot aim(PlainMarine marine, Mode mode, PlainEnemy enemy) {
        RowCell cell = mode.rowsAway().get(PlainSight.range(marine.space, enemy.space) - 1);
        int penalty = marine.loadout.weapon().overhead() ? 0 : obstacles(marine.space, enemy.space);
        return new Shot(mode, enemy, board.baseFocus() + cell.focus() - penalty, cell); // PH-FIRE-4
    }

    /** Marines and Enemies on the line of fire, one penalty each (PH-LOS-1). */
    private int obstacles(Space from, Space to) {
        PlainSight sight = PlainSight.between(from, to);
        return (int) (sight.marineSpaces().stream().filter(board::marineAt).count()
                + sight.enemySpaces().stream().filter(board::enemyAt).count());
    }

    private int fire(PlainMarine marine, Shot shot) {
        if (shot.mode().ammo() != Ammo.NONE) {
            marine.ammoSteps--; // PH-EQ-5: before the test
        }
        int crit = Math.max(0, shot.mode().crit() - marine.critLossOfWound());
        PlainThrow dice = PlainThrow.of(board.chance, shot.focus(), shot.mode().strike(), crit);
        hit(shot.target(), dice, shot.cell().stripSoft());
        return shot.mode().cost() + marine.fireCostOfWound();
    }

    private void hit(PlainEnemy target, PlainThrow dice, int strip) {
        int hard = board.hardCover(target) ? 1 : 0;
        PlainCover result = PlainCover.take(dice.totalHits(), target.softCover, hard, strip, dice.anyCritical());
        target.softCover = result.softLeft();
        target.hitPoints -= result.passed();
        if (target.hitPoints <= 0) {
            board.eliminate(target); // PH-HIT-3
        }
    }

    private static boolean canTakeCover(PlainMarine marine) {
        return marine.softCover < marine.loadout.softCover(); // AMB-31
    }

    private static int takeCover(PlainMarine marine) {
        int restored = marine.loadout.softCover() - marine.softCover;
        marine.softCover += restored;
        return restored + 1; // PH-ACT-5
    }

    private List<Space> hardCoverSpaces() {
        return Space.all().stream().filter(board.box.marineHard()::contains).toList();
    }

    /** The empty space fewest spaces away; the stream's order settles ties by lowest row, then lowest column. */
    private Optional<Space> nearest(PlainMarine marine, List<Space> readingOrder) {
        return readingOrder.stream()
                .filter(space -> !board.marineAt(space))
                .min(Comparator.comparingInt(marine.space::distanceTo));
    }

    private static int moveTo(PlainMarine marine, Optional<Space> destination) {
        if (destination.isEmpty()) {
            return 0; // Idle alone (AMB-32)
        }
        int spaces = marine.space.distanceTo(destination.get());
        marine.space = destination.get();
        return spaces + marine.moveCostOfWound(); // PH-ACT-4; the Wound counts once an Order
    }
}
