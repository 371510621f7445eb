package org.sitrep.rulesets.rambo.tables;

import java.util.List;
import org.sitrep.rulesets.rambo.definition.Behaviour;
import org.sitrep.rulesets.rambo.definition.Enemy;

/** The row of enemy cards of a mission, A first (RB-SETUP-5). Immutable. */
public final class EnemyTable {
    /** The cards as data. */
    public final Enemy[] cards;
    /** Range, 0 for adjacent spaces only. */
    public final int[] range;
    /** Targets of an attack. */
    public final int[] targets;
    /** Damage of an attack. */
    public final int[] damage;
    /** Movement. */
    public final int[] movement;
    /** Resistance. */
    public final int[] resistance;
    /** Health. */
    public final int[] health;
    /** Figures in the game. */
    public final int[] figures;
    /** Figures of all cards together. */
    public final int allFigures;
    /** How near a hero has to be to be noticed when a figure spawns; -1 if nobody is. */
    public final int[] noticesWithin;
    /** Alert of a hero that is noticed. */
    public final int[] noticeAlert;
    /** Whether adjacent heroes above green are visible. */
    public final boolean[] seesAdjacent;
    /** Behaviours of each card. */
    public final Behaviour[][] behaviours;

    EnemyTable(final List<Enemy> row) {
        final int count = row.size();
        cards = row.toArray(Enemy[]::new);
        range = row.stream().mapToInt(Enemy::range).toArray();
        targets = row.stream().mapToInt(Enemy::targets).toArray();
        damage = row.stream().mapToInt(Enemy::damage).toArray();
        movement = row.stream().mapToInt(Enemy::movement).toArray();
        resistance = row.stream().mapToInt(Enemy::resistance).toArray();
        health = row.stream().mapToInt(Enemy::health).toArray();
        figures = row.stream().mapToInt(Enemy::figures).toArray();
        allFigures = row.stream().mapToInt(Enemy::figures).sum();
        noticesWithin = row.stream()
                .mapToInt(e -> e.whenSpawned().map(Enemy.WhenSpawned::within).orElse(-1))
                .toArray();
        noticeAlert = row.stream()
                .mapToInt(e -> e.whenSpawned().map(Enemy.WhenSpawned::alert).orElse(0))
                .toArray();
        seesAdjacent = new boolean[count];
        behaviours = new Behaviour[count][];
        for (int e = 0; e < count; e++) {
            seesAdjacent[e] = cards[e].seesAdjacent();
            behaviours[e] = cards[e].behaviours().toArray(Behaviour[]::new);
        }
    }

    /** Returns how many cards are in the row. */
    public int size() {
        return cards.length;
    }
}
