package org.sitrep.rulesets.purplehaze.plain;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Line of sight from a Marine space to an Enemy space (PH-LOS-1, GAP-12). Cells are 1 x 1 and the centre strip is 1
 * high, so with the middle of the strip as y = 0 the centre of row r is at y = -r for Marines and at y = +r for
 * Enemies.
 */
final class PlainSight {

    private static final double CIRCLE_RADIUS = 0.36;
    private static final double DOT_FROM_CENTRE = CIRCLE_RADIUS + 0.06;
    private static final Map<List<Space>, PlainSight> KNOWN = new HashMap<>();

    static {
        for (Space marine : Space.all()) {
            for (Space enemy : Space.all()) {
                KNOWN.put(List.of(marine, enemy), new PlainSight(marine, enemy));
            }
        }
    }

    private final List<Space> marineSpaces = new ArrayList<>();
    private final List<Space> enemySpaces = new ArrayList<>();

    private PlainSight(Space shooter, Space target) {
        for (Space space : Space.all()) {
            if (!space.equals(shooter) && crosses(shooter, target, space.column(), -space.row())) {
                marineSpaces.add(space);
            }
            if (!space.equals(target) && crosses(shooter, target, space.column(), space.row())) {
                enemySpaces.add(space);
            }
        }
    }

    static PlainSight between(Space marine, Space enemy) {
        return KNOWN.get(List.of(marine, enemy));
    }

    /** Range in rows, 1-5 (PH-FIRE-3, AMB-27). */
    static int range(Space marine, Space enemy) {
        return marine.row() + enemy.row() - 1;
    }

    /** Spaces of the Marine half whose circle the line crosses, in reading order, the shooter's own left out. */
    List<Space> marineSpaces() {
        return marineSpaces;
    }

    /** Spaces of the Enemy half whose circle the line crosses, in reading order, the target's own left out. */
    List<Space> enemySpaces() {
        return enemySpaces;
    }

    /** Whether the segment from dot to dot comes within a circle's radius of its centre; touching counts (AMB-28). */
    private static boolean crosses(Space shooter, Space target, double x, double y) {
        double fromX = shooter.column();
        double fromY = -shooter.row() + DOT_FROM_CENTRE;
        double alongX = target.column() - fromX;
        double alongY = target.row() - DOT_FROM_CENTRE - fromY;
        double share = ((x - fromX) * alongX + (y - fromY) * alongY) / (alongX * alongX + alongY * alongY);
        double clamped = Math.max(0, Math.min(1, share));
        return Math.hypot(fromX + clamped * alongX - x, fromY + clamped * alongY - y) <= CIRCLE_RADIUS;
    }
}
