package org.sitrep.rulesets.purplehaze.plain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The hits of a Burst, shared between the target and his neighbours to the left and right (PH-HIT-5). */
final class PlainBurst {

    private PlainBurst() {}

    /** Hits that go to the neighbours; the rest are the target's. */
    record Share(int left, int right) {
        static final Share NONE = new Share(0, 0);
    }

    /**
     * Every way to share: no neighbour is given more than the target, before cover (AMB-39), nor more than can matter
     * to him (the ruleset's choice: hits beyond would be lost).
     */
    static List<Share> shares(PlainBoard board, PlainEnemy target, int hits) {
        int mostLeft = most(board, neighbour(board, target, -1));
        int mostRight = most(board, neighbour(board, target, 1));
        List<Share> shares = new ArrayList<>();
        for (int left = 0; left <= mostLeft; left++) {
            for (int right = 0; right <= mostRight; right++) {
                int own = hits - left - right;
                if (own >= left && own >= right) {
                    shares.add(new Share(left, right));
                }
            }
        }
        return shares;
    }

    static Optional<PlainEnemy> neighbour(PlainBoard board, PlainEnemy target, int columns) {
        return board.enemyOn(Space.at(target.space.row(), target.space.column() + columns));
    }

    private static int most(PlainBoard board, Optional<PlainEnemy> neighbour) {
        return neighbour
                .map(enemy -> enemy.hitPoints + enemy.softCover + (board.hardCover(enemy) ? 1 : 0))
                .orElse(0);
    }
}
