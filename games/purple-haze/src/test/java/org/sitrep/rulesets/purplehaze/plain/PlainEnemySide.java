package org.sitrep.rulesets.purplehaze.plain;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.sitrep.rulesets.purplehaze.plain.PlainContent.CombatMarker;
import org.sitrep.rulesets.purplehaze.plain.PlainContent.EnemyType;
import org.sitrep.rulesets.purplehaze.plain.PlainContent.Tactic;

/**
 * The Enemy's activations: Tactics marker, Combat marker, attack, cost (PH-ENM-1), and the retreat roll before them.
 */
final class PlainEnemySide {

    private static final int LEAST_COST = 3; // PH-ENM-6
    private static final List<Integer> ELIMINATED_BONUS = List.of(0, 0, 0, 1, 2, 3); // PH-ELM-1, AMB-35

    private final PlainBoard board;
    private final PlainCasualties casualties;
    private boolean retreatRolled;

    PlainEnemySide(PlainBoard board, PlainMarineSide marineSide) {
        this.board = board;
        this.casualties = new PlainCasualties(board, marineSide);
    }

    /** The single retreat roll, when it is due (PH-RET-1); true when the Enemy leaves. */
    boolean retreats() {
        if (retreatRolled || !board.moreThanHalfEliminated()) {
            return false;
        }
        retreatRolled = true;
        return board.chance.d6() > board.enemies.size();
    }

    /** Plays one activation and returns its Initiative cost. */
    int activate() {
        Tactic tactic = board.tacticsQueue.pollFirst(); // null when the queue is empty
        if (tactic != null) {
            resolve(tactic);
        }
        CombatMarker marker = board.chance.pick(PlainContent.COMBAT_MARKERS);
        if (marker.hardMove()) {
            hardMove();
        }
        if (marker.addTactic()) {
            board.addTactic();
        }
        if (marker.attacks()) {
            attack(pool(marker), 0, tactic == Tactic.FLANKING);
        }
        return cost(marker, tactic == Tactic.FUBAR);
    }

    /** Dice of a test. */
    record Pool(int focus, int strike, int crit) {}

    /** Dice of the Combat marker's attack (PH-ENM-3, PH-SPC; AMB-55). */
    Pool pool(CombatMarker marker) {
        return new Pool(
                board.baseFocus() + marker.focus() + board.count(EnemyType.RPD),
                board.enemies.size() + board.count(EnemyType.ELITE),
                marker.crit() + board.count(EnemyType.SNIPER));
    }

    int cost(CombatMarker marker, boolean fubar) {
        int bonus = ELIMINATED_BONUS.get(Math.min(board.eliminated.size(), ELIMINATED_BONUS.size() - 1));
        int cost = marker.cost() + bonus - board.count(EnemyType.LEADER) + (fubar ? 1 : 0);
        return Math.max(LEAST_COST, cost);
    }

    /** Tactics attacks use fixed dice, one Focus die fewer at night; Specialists add nothing. */
    private void resolve(Tactic tactic) {
        switch (tactic) {
            case AIM_SHOOT -> aimShoot();
            case GRENADES -> attack(new Pool(board.baseFocus(), 6, 2), 1, false); // PH-TAC-5
            case MORTAR -> attack(new Pool(board.baseFocus(), 8, 2), 2, false); // PH-TAC-6
            case REGROUP -> board.initiative -= board.chance.d6(); // PH-TAC-7, AMB-54
            case SUPPORT -> support();
            case FUBAR, FLANKING -> {
                // PH-TAC-3, PH-TAC-4: they change this activation's cost or attack, see activate()
            }
        }
    }

    private void aimShoot() {
        int id = board.chance.d6(); // PH-TAC-1: the die names the ID
        int hits = PlainThrow.of(board.chance, board.baseFocus(), 4, 1).totalHits();
        board.holderOf(id).ifPresent(marine -> casualties.hit(marine, hits, hardCover(marine, false), 0, false));
        casualties.afterTheAttack();
    }

    /** PH-TAC-8: rearmost row with a free space, there a Hard Cover space if any is free, else any free one. */
    private void support() {
        List<Space> free =
                Space.all().stream().filter(space -> !board.enemyAt(space)).toList();
        Optional<Integer> row = free.stream().map(Space::row).max(Comparator.naturalOrder());
        if (row.isEmpty()) {
            return;
        }
        List<Space> inRow =
                free.stream().filter(space -> space.row() == row.get()).toList();
        List<Space> hard = inRow.stream().filter(board.enemyHard::contains).toList();
        board.placeSupport(board.chance.pick(hard.isEmpty() ? inRow : hard));
    }

    /** HardMove: as many as there are free Hard Cover spaces (AMB-34), each to a random one. */
    private void hardMove() {
        for (PlainEnemy enemy : moversInOrder()) {
            List<Space> free = Space.all().stream()
                    .filter(board.enemyHard::contains)
                    .filter(space -> !board.enemyAt(space))
                    .toList();
            if (!free.isEmpty()) {
                enemy.space = board.chance.pick(free);
            }
        }
    }

    /** Specialists in random order, then Fighters by fewest hit points, equal ones in random order. */
    private List<PlainEnemy> moversInOrder() {
        List<PlainEnemy> unsheltered = new ArrayList<>(
                board.enemies.stream().filter(enemy -> !board.hardCover(enemy)).toList());
        List<PlainEnemy> shuffled = new ArrayList<>();
        while (!unsheltered.isEmpty()) {
            shuffled.add(board.chance.take(unsheltered));
        }
        shuffled.sort(Comparator.comparingInt(enemy -> enemy.isSpecialist() ? 0 : enemy.hitPoints)); // stable
        return Collections.unmodifiableList(shuffled);
    }

    /** An attack on the whole squad: each face hits the Marine of that ID (PH-ENM-4). */
    private void attack(Pool pool, int strip, boolean flanking) {
        PlainThrow dice = PlainThrow.of(board.chance, pool.focus(), pool.strike(), pool.crit());
        strike(dice, strip, flanking);
    }

    /** Gives out the hits of a throw. A man with two IDs takes the sum of both through his cover once (AMB-40). */
    void strike(PlainThrow dice, int strip, boolean flanking) {
        for (PlainMarine marine : board.marines()) {
            int hits = marine.ids().stream().mapToInt(dice::hits).sum();
            boolean critical = marine.ids().stream().anyMatch(dice::critical);
            if (hits > 0) {
                casualties.hit(marine, hits, hardCover(marine, flanking), strip, critical);
            }
        }
        casualties.afterTheAttack();
    }

    private int hardCover(PlainMarine marine, boolean flanking) {
        return board.hardCover(marine) && !flanking ? 1 : 0;
    }
}
