package org.sitrep.rulesets.sixtyfive.reference;

/** A shot at armor: first at the target, then through its armor (section 15). */
final class ArmorFire {
    /** Armor Factor of a bunker (SF-FORT-4). */
    static final int BUNKER = 4;

    final Counter lead;
    /** Null for a shot at a bunker. */
    final Counter target;

    final Hex at;
    boolean onARoad;
    boolean moveAndFire;
    boolean onTheMove;
    boolean aimed;
    boolean reloaded;
    boolean unexpectedCover;
    boolean criticalHit;
    boolean glancingShot;
    private boolean turret;

    /** Effect of the second card. */
    enum Effect {
        NOTHING,
        SHAKEN,
        DESTROYED
    }

    ArmorFire(final Counter lead, final Counter target, final Hex at) {
        this.lead = lead;
        this.target = target;
        this.at = at;
    }

    private int range() {
        return lead.hex.range(at);
    }

    /** Returns the Targeting Number that hits (SF-AP-2). */
    int needed() {
        final boolean moved = target != null
                && !target.type.helicopter()
                && (target.moved || onTheMove)
                && !at.hidesMovement(); // SF-FIRE-20, AMB-12
        return range()
                - lead.type.targeting()
                + at.cover(onARoad)
                + (unexpectedCover ? 2 : 0) // SF-REA-4
                + (target != null && target.difficult() ? 1 : 0) // SF-ABIL-3
                - (moved ? 1 : 0)
                - (aimed ? 2 : 0) // SF-SUP-1
                - (reloaded ? 1 : 0); // SF-ACT-15
    }

    /** Returns whether the first card hits (SF-AP-3). */
    boolean hits(final PlayingCard card) {
        turret = card.turret();
        return card.tn() != null && card.tn() >= needed() && !(card.movingFire() && moveAndFire);
    }

    /** Returns the factor to which the second card adds: with its range, and with the cards played (GAP-5, SF-AP-4). */
    int factor() {
        final int band = range() <= 4 ? 1 : range() <= 8 ? 0 : range() <= 12 ? -1 : -2;
        return lead.type.armorPiercing() + band + (criticalHit ? 2 : 0) - (glancingShot ? 2 : 0);
    }

    /** Returns the Armor Factor that the shot must reach; the first card must have hit (SF-AP-5). */
    int armor() {
        if (target == null) {
            return BUNKER + (turret ? 1 : 0); // SF-FORT-4
        }
        final int printed = target.type.hard() ? target.type.armor() : 0; // AMB-40
        final boolean flank = !at.inFront(target.facing, lead.hex); // SF-FACE-2
        return printed + (turret ? 1 : 0) - (flank ? 1 : 0);
    }

    /** Returns the effect of the second card (SF-AP-5). */
    Effect effect(final PlayingCard card) {
        if (card.word() != null) {
            return switch (card.word()) {
                case "Shake" -> Effect.SHAKEN;
                case "Destroy" -> Effect.DESTROYED;
                default -> Effect.NOTHING;
            };
        }
        return factor() + card.apfb() >= armor() ? Effect.DESTROYED : Effect.NOTHING;
    }
}
