package org.sitrep.rulesets.purplehaze.plain;

import java.util.Optional;
import org.sitrep.rulesets.purplehaze.plain.PlainOutcome.End;

/** One combat of the reference squad: who acts, what it costs, when it ends (section 9). */
final class PlainCombat {

    private final PlainBoard board;
    private final PlainMarineSide marineSide;
    private final PlainEnemySide enemySide;
    private int marineActivations;
    private int enemyActivations;

    PlainCombat(PlainBoard board, PlainMarineSide marineSide) {
        this.board = board;
        this.marineSide = marineSide;
        this.enemySide = new PlainEnemySide(board, marineSide);
    }

    PlainOutcome play() {
        marineSide.setUp();
        Optional<End> end = Optional.empty();
        while (end.isEmpty()) {
            end = board.initiative >= 0 ? marinesAct() : enemyActs(); // PH-CBB-5
        }
        if (!board.squadLost()) {
            marineSide.repack();
        }
        return PlainOutcome.of(board, end.get(), marineActivations, enemyActivations);
    }

    private Optional<End> marinesAct() {
        if (board.squadLost()) {
            return Optional.of(End.SQUAD_LOST);
        }
        Optional<PlainMarine> marine = marineSide.next();
        if (marine.isEmpty()) {
            return Optional.of(endBeforeActivation());
        }
        marineActivations++;
        board.initiative -= marineSide.activate(marine.get());
        if (board.pulledBack) {
            return Optional.of(End.PULL_BACK);
        }
        return board.enemies.isEmpty() ? Optional.of(End.ELIMINATED) : Optional.empty();
    }

    /** Nobody is left to activate, or Fire Support that has just landed was the end of one side. */
    private End endBeforeActivation() {
        if (board.enemies.isEmpty()) {
            return End.ELIMINATED;
        }
        return board.squadLost() ? End.SQUAD_LOST : End.ALL_ACTIVATED;
    }

    /**
     * The Enemy goes on acting while Initiative is below 0, even if all Marines are done or gone (PH-CMB-3, AMB-45).
     */
    private Optional<End> enemyActs() {
        if (enemySide.retreats()) {
            return Optional.of(End.RETREAT);
        }
        enemyActivations++;
        // Not "+= activate()": Java would read the Initiative first, and what Regroup does to it within would be lost.
        int cost = enemySide.activate();
        board.initiative += cost;
        return Optional.empty();
    }
}
