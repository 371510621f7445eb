package org.sitrep.rulesets.rambo.play;

/** The numbers of the rolls in addresses of draws. Not to be reused: they decide which draws two versions have in common. */
final class RollId {
    static final int THREAT_CARD = 1;
    static final int TACTICS_CARD = 2;
    static final int FOG_CONTENT = 3;
    static final int NEXT_AREA = 4;
    static final int LEADER = 5;

    private RollId() {}
}
