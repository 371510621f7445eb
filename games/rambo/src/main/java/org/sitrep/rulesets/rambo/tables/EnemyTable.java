package org.sitrep.rulesets.rambo.tables;

import java.util.List;
import org.sitrep.rulesets.rambo.definition.Behaviour;
import org.sitrep.rulesets.rambo.definition.Enemy;

/** The row of enemy cards of a mission, A first (RB-SETUP-5). Immutable. */
public final class EnemyTable {
    /** The cards as data. */
    public final Enemy[] cards;
    /** Figures of all cards together. */
    public final int allFigures;
    /** Distance within which a hero is noticed when a figure spawns; -1 if no hero is. */
    public final int[] noticesWithin;
    /** Alert of a hero who is noticed. */
    public final int[] noticeAlert;
    /** Behaviours of each card. */
    public final Behaviour[][] behaviours;

    EnemyTable(final List<Enemy> row) {
        cards = row.toArray(Enemy[]::new);
        allFigures = row.stream().mapToInt(Enemy::figures).sum();
        noticesWithin = row.stream()
                .mapToInt(e -> e.whenSpawned().map(Enemy.WhenSpawned::within).orElse(-1))
                .toArray();
        noticeAlert = row.stream()
                .mapToInt(e -> e.whenSpawned().map(Enemy.WhenSpawned::alert).orElse(0))
                .toArray();
        behaviours =
                row.stream().map(e -> e.behaviours().toArray(Behaviour[]::new)).toArray(Behaviour[][]::new);
    }

    /** Returns how many cards are in the row. */
    public int size() {
        return cards.length;
    }
}
