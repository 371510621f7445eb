package org.sitrep.rulesets.purplehaze.plain;

import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Artillery on its way (PH-FSP-2, PH-FSP-3, PH-FSP-5). */
final class PlainFireMission {

    private static final int RADIO_OPERATOR = 2;
    private static final int STRIP = 2;
    private static final int HITS_BEYOND_D3 = 2;
    private static final int SIX = 6;

    private enum Stage {
        NONE,
        TABLE_A,
        TABLE_B
    }

    private final PlainBoard board;
    private final PlainFire fire;
    private final PlainCasualties casualties;
    private Stage stage = Stage.NONE;

    PlainFireMission(PlainBoard board, PlainCasualties casualties) {
        this.board = board;
        this.fire = new PlainFire(board);
        this.casualties = casualties;
    }

    void call() {
        stage = Stage.TABLE_A;
    }

    /**
     * At the start of a Marine activation: does it arrive, and on whom?
     *
     * @param aiming takes one of the Enemy's rows; asked only when it lands
     */
    void arrive(Function<List<Integer>, Integer> aiming) {
        if (stage == Stage.NONE) {
            return;
        }
        int die = board.chance.d6();
        // His Intelligence as it is, or was when he left (AMB-42).
        int intelligence = board.squad.get(RADIO_OPERATOR - 1).intelligence();
        if (stage == Stage.TABLE_A && die > intelligence) {
            stage = Stage.TABLE_B;
            return;
        }
        boolean onFriends = stage == Stage.TABLE_B && die == SIX;
        stage = Stage.NONE;
        if (onFriends) {
            landOnMarines(board.chance.below(Space.ROWS) + 1);
        } else {
            landOnEnemies(
                    aiming.apply(IntStream.rangeClosed(1, Space.ROWS).boxed().toList()));
        }
    }

    private void landOnEnemies(int row) {
        if (board.chance.d6() == SIX) {
            board.enemyHard.removeIf(space -> space.row() == row); // PH-HIT-4
        }
        int hits = hits();
        int before = board.eliminated.size();
        List.copyOf(board.enemies).stream()
                .filter(enemy -> enemy.space.row() == row)
                .forEach(enemy -> fire.hit(enemy, hits, board.hardCover(enemy) ? 1 : 0, STRIP, false));
        board.killsByFireSupport += board.eliminated.size() - before;
    }

    private void landOnMarines(int row) {
        if (board.chance.d6() == SIX) {
            board.marineHard.removeIf(space -> space.row() == row);
        }
        int hits = hits();
        board.marines().stream()
                .filter(marine -> marine.space.row() == row)
                .forEach(marine -> casualties.hit(marine, hits, board.hardCover(marine) ? 1 : 0, STRIP, false));
        casualties.afterTheAttack();
    }

    /** D3 + 2 (PH-DICE-11). */
    private int hits() {
        return (board.chance.d6() + 1) / 2 + HITS_BEYOND_D3;
    }
}
