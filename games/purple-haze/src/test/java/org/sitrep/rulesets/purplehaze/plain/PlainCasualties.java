package org.sitrep.rulesets.purplehaze.plain;

import java.util.List;

/** Hits that come to Marines, from the Enemy or from friends, and what comes of them. */
final class PlainCasualties {

    private final PlainBoard board;
    private final PlainMarineSide marineSide;

    PlainCasualties(PlainBoard board, PlainMarineSide marineSide) {
        this.board = board;
        this.marineSide = marineSide;
    }

    /** Takes hits through a Marine's cover; what passes is Damage, whose check is {@link #afterTheAttack}. */
    void hit(PlainMarine marine, int hits, int hard, int strip, boolean critical) {
        PlainCover result = PlainCover.take(hits, marine.softCover, hard, strip, critical);
        marine.softCover = result.softLeft();
        marine.damage += result.passed();
        marine.damageTaken += result.passed();
    }

    /** When all Damage lies: Wound checks in ID order, then the IDs of the lost men (PH-DMG-2, AMB-40). */
    void afterTheAttack() {
        List<PlainMarine> hitOnes = board.marines();
        hitOnes.forEach(board.woundDeck::check);
        List<PlainMarine> lost =
                hitOnes.stream().filter(marine -> marine.killed).toList();
        for (PlainMarine marine : lost) {
            board.marines().forEach(comrade -> board.stress.add(comrade, 6 - comrade.willpower())); // PH-KIA-1
            marine.ids().forEach(id -> handOn(id, marine.isReady(id)));
        }
    }

    /** A Marine without an extra ID takes it (PH-KIA-3); if nobody can, its hits are lost from now on. */
    private void handOn(int id, boolean ready) {
        List<PlainMarine> able =
                board.marines().stream().filter(PlainMarine::canTakeAnId).toList();
        if (!able.isEmpty()) {
            marineSide.holder(able).takeId(id, ready);
        }
    }
}
