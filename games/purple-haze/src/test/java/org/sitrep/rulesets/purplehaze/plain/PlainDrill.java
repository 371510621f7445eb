package org.sitrep.rulesets.purplehaze.plain;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.sitrep.rulesets.purplehaze.plain.PlainBurst.Share;
import org.sitrep.rulesets.purplehaze.plain.PlainContent.Mode;
import org.sitrep.rulesets.purplehaze.plain.PlainOrder.Fire;

/**
 * The drill: Marines who lay down what they do to the letter, without asking what else they might. They start where the
 * board has put them.
 */
final class PlainDrill implements PlainMarineSide {

    private static final int LEAST_COST = 3; // PH-ACT-3

    private final PlainBoard board;
    private final PlainOrders orders;
    private final PlainFire fire;

    PlainDrill(PlainBoard board) {
        this.board = board;
        this.orders = new PlainOrders(board);
        this.fire = new PlainFire(board);
    }

    /** The lowest ID that may activate. */
    @Override
    public Optional<PlainMarine> next() {
        return board.marines().stream().filter(PlainMarine::canActivate).findFirst();
    }

    @Override
    public PlainMarine holder(List<PlainMarine> able) {
        return able.get(0);
    }

    @Override
    public int activate(PlainMarine marine) {
        marine.flipMarker();
        Optional<Fire> shot = shot(marine);
        int cost;
        if (shot.isPresent()) {
            fire.carryOut(marine, shot.get(), (target, hits) -> Share.NONE);
            cost = shot.get().cost() + secondOrder(marine);
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
    Optional<Fire> shot(PlainMarine marine) {
        for (Mode mode : marine.loadout.weapon().modes()) {
            Optional<Fire> best = orders.fire(marine, mode, false).min(TARGET_ORDER);
            if (best.isPresent()) {
                return best;
            }
        }
        return Optional.empty();
    }

    private static final Comparator<Fire> TARGET_ORDER = Comparator.<Fire>comparingInt(shot -> -shot.focus())
            .thenComparingInt(shot -> shot.target().hitPoints + shot.target().softCover)
            .thenComparingInt(shot -> shot.target().space.row())
            .thenComparingInt(shot -> shot.target().space.column());

    private static boolean canTakeCover(PlainMarine marine) {
        return marine.softCover < marine.loadout.softCover(); // AMB-31
    }

    private static int takeCover(PlainMarine marine) {
        int restored = marine.loadout.softCover() - marine.softCover;
        marine.softCover += restored;
        return restored + 1; // PH-ACT-5
    }

    private List<Space> hardCoverSpaces() {
        return Space.all().stream().filter(board.marineHard::contains).toList();
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
