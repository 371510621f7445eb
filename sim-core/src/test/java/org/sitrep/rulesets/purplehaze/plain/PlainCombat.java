package org.sitrep.rulesets.purplehaze.plain;

import java.util.Optional;
import org.sitrep.rulesets.purplehaze.plain.PlainBox.Threat;
import org.sitrep.rulesets.purplehaze.plain.PlainOutcome.End;

/** One combat of the reference squad under the drill: who acts, what it costs, when it ends (section 9). */
final class PlainCombat {

    private static final int FEWEST_MARINES = 4; // PH-END-1: with 3 or fewer left the Mission ends

    private final PlainBoard board;
    private final PlainDrill drill;
    private final PlainEnemySide enemySide;
    private int marineActivations;
    private int enemyActivations;

    PlainCombat(PlainBoard board) {
        this.board = board;
        this.drill = new PlainDrill(board);
        this.enemySide = new PlainEnemySide(board);
    }

    /** Plays one combat to its end. */
    static PlainOutcome play(PlainBox box, Threat threat, boolean night, PlainChance chance) {
        return new PlainCombat(new PlainBoard(box, threat, night, chance)).play();
    }

    PlainOutcome play() {
        Optional<End> end = Optional.empty();
        while (end.isEmpty()) {
            end = board.initiative >= 0 ? marinesAct() : enemyActs(); // PH-CBB-5
        }
        return PlainOutcome.of(board, end.get(), marineActivations, enemyActivations);
    }

    private Optional<End> marinesAct() {
        if (board.marines().size() < FEWEST_MARINES) {
            return Optional.of(End.SQUAD_LOST);
        }
        Optional<PlainMarine> marine = drill.next();
        if (marine.isEmpty()) {
            return Optional.of(End.ALL_ACTIVATED);
        }
        marineActivations++;
        board.initiative -= drill.activate(marine.get());
        return board.enemies.isEmpty() ? Optional.of(End.ELIMINATED) : Optional.empty();
    }

    /** The Enemy goes on acting while Initiative is below 0, even if all Marines are done or gone (PH-CMB-3, AMB-45). */
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
