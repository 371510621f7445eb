package org.sitrep.rulesets.purplehaze.plain;

/** What one attack leaves of one recipient's cover: Soft Cover markers left, and the hits that passed all cover. */
record PlainCover(int softLeft, int passed) {

    /**
     * Takes one attack's hits through the recipient's cover (PH-HIT-1): first the strip, then Hard Cover, then Soft
     * Cover. A Critical removes all Soft Cover and ignores Hard Cover (PH-HIT-2). The strip happens even when no hit
     * was scored.
     *
     * @param hard Hard Cover markers on his space, each absorbing one hit and staying (AMB-38); 0 when something
     *     ignores them
     */
    static PlainCover take(int hits, int soft, int hard, int strip, boolean critical) {
        int softBefore = critical ? 0 : Math.max(0, soft - strip);
        int afterHard = Math.max(0, hits - (critical ? 0 : hard));
        int bySoft = Math.min(softBefore, afterHard);
        return new PlainCover(softBefore - bySoft, afterHard - bySoft);
    }
}
