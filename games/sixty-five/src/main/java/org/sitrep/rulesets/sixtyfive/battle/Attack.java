package org.sitrep.rulesets.sixtyfive.battle;

import org.sitrep.rulesets.sixtyfive.tables.AttackKind;

/**
 * An attack by fire that is being put together or resolved. Reused; the rules that begin an attack call {@link #begin}
 * and set what differs.
 */
final class Attack {
    /** Side that attacks. */
    int side;
    /** Lead unit. */
    int lead;
    /** Units that add their factor, without the lead. */
    long joined;
    /** Target unit; {@link BattleState#NONE} at a bunker. */
    int target;
    /** Hex of the target. */
    int at;
    /** The only units that may be targets; 0 for all enemies, and bunkers. */
    long only;
    /** Hex whose bunker alone may be the target; {@link BattleState#NONE} if it may be another. */
    int onlyBunker;
    /** True if hits are spread over all units of the hex. */
    boolean spread;
    /**
     * True for a Satchel Charge: hits are always spread, range gives no modifier, it reaches into a bunker from
     * everywhere, and no Support and no other unit adds to it (SF-POW-7, SF-FORT-2).
     */
    boolean satchel;
    /** True for an attack on armor. */
    boolean armor;
    /** True for an attack on the bunker of the hex. */
    boolean onBunker;
    /** Colours that count. */
    AttackKind kind;
    /** Cards added by a Power, Cannister, Reload &amp; Fire or Flanking Fire. */
    int bonus;
    /** Change of the Targeting Modifier by Reload &amp; Fire. */
    int steadier;
    /** Largest range; a large number for none but that of the table. */
    int reach;
    /** True for plain Fire, which Aimed Shot supports. */
    boolean plain;
    /** True if no other unit may join. */
    boolean solo;
    /** True for an attack with High Explosive alone. */
    boolean softOnly;
    /** True if the target is moving at this moment. */
    boolean inMotion;
    /** True if Tactical has been used. */
    boolean redrawn;
    /** True for Flanking Fire while a unit of another hex may join. */
    boolean flanks;

    /** Begins a plain attack of a side. */
    void begin(final int itsSide) {
        side = itsSide;
        lead = BattleState.NONE;
        joined = 0;
        target = BattleState.NONE;
        at = BattleState.NONE;
        only = 0;
        onlyBunker = BattleState.NONE;
        spread = false;
        satchel = false;
        armor = false;
        onBunker = false;
        kind = AttackKind.FIRE;
        bonus = 0;
        steadier = 0;
        reach = Integer.MAX_VALUE;
        plain = false;
        solo = false;
        softOnly = false;
        inMotion = false;
        redrawn = false;
        flanks = false;
    }

    void copy(final Attack other) {
        side = other.side;
        lead = other.lead;
        joined = other.joined;
        target = other.target;
        at = other.at;
        only = other.only;
        onlyBunker = other.onlyBunker;
        spread = other.spread;
        satchel = other.satchel;
        armor = other.armor;
        onBunker = other.onBunker;
        kind = other.kind;
        bonus = other.bonus;
        steadier = other.steadier;
        reach = other.reach;
        plain = other.plain;
        solo = other.solo;
        softOnly = other.softOnly;
        inMotion = other.inMotion;
        redrawn = other.redrawn;
        flanks = other.flanks;
    }
}
