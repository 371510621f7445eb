package org.sitrep.rulesets.purplehaze.plain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/** The Claymore (PH-CLY-1), set off on the Enemy's first row before anything else. */
final class PlainClaymore {

    private static final int DUD = 6;
    private static final int FRONT_ROW = 1;

    private final PlainBoard board;

    PlainClaymore(PlainBoard board) {
        this.board = board;
    }

    /**
     * Sets it off.
     *
     * @param leftover takes the Enemy who gets one more hit than the others, of those who have not
     */
    void fire(Function<List<PlainEnemy>, PlainEnemy> leftover) {
        board.claymoreUsed = true; // discarded either way
        if (board.chance.d6() == DUD) {
            return;
        }
        List<PlainEnemy> row = board.enemies.stream()
                .filter(enemy -> enemy.space.row() == FRONT_ROW)
                .sorted(Comparator.comparingInt(enemy -> enemy.space.column()))
                .toList();
        int hits = PlainThrow.of(board.chance, 3, 8, 2).totalHits(); // no night penalty
        List<PlainEnemy> others = new ArrayList<>(row);
        List<PlainEnemy> hitOnceMore = new ArrayList<>();
        for (int left = 0; left < hits % row.size(); left++) {
            PlainEnemy one = leftover.apply(List.copyOf(others));
            others.remove(one);
            hitOnceMore.add(one);
        }
        int before = board.eliminated.size();
        PlainFire fire = new PlainFire(board);
        for (PlainEnemy enemy : row) {
            int share = hits / row.size() + (hitOnceMore.contains(enemy) ? 1 : 0);
            fire.hit(enemy, share, 0, enemy.softCover, false); // all Soft Cover gone, Hard Cover ignored
        }
        board.killsByClaymore += board.eliminated.size() - before;
    }
}
