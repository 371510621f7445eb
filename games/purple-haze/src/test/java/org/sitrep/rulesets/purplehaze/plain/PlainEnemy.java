package org.sitrep.rulesets.purplehaze.plain;

import org.sitrep.rulesets.purplehaze.plain.PlainContent.EnemyMarker;
import org.sitrep.rulesets.purplehaze.plain.PlainContent.EnemyType;

/** An Enemy marker on the board. */
final class PlainEnemy {

    final EnemyMarker marker;
    /** False for a Fighter brought by Support, who counts neither for N0 nor for "more than half". */
    final boolean placedAtSetUp;

    Space space;
    int hitPoints;
    int softCover;

    PlainEnemy(EnemyMarker marker, Space space, boolean placedAtSetUp) {
        this.marker = marker;
        this.space = space;
        this.placedAtSetUp = placedAtSetUp;
        this.hitPoints = marker.hitPoints();
        this.softCover = marker.softCover();
    }

    EnemyType type() {
        return marker.type();
    }

    boolean isSpecialist() {
        return type() != EnemyType.FIGHTER;
    }
}
