package org.sitrep.rulesets.purplehaze.combat;

import org.sitrep.dice.FaceSampler;
import org.sitrep.rulesets.purplehaze.definition.Options;
import org.sitrep.rulesets.purplehaze.play.Event;

/**
 * Applies hits to Marines: gathers them by ID, resolves them through cover Marine by Marine, then makes the Wound
 * checks (PH-HIT-1, PH-ENM-4, PH-ENM-5).
 */
final class MarineHits extends CombatPart {
    /** The source of Damage, for the counts. */
    enum Source {
        /** The Combat marker's attack. */
        ATTACK,
        TACTICS,
        /** The Squad's own Fire Support. */
        FRIENDLY_FIRE
    }

    private final int[] hits = new int[CombatState.MARINES];
    private int criticals;
    /** The Marines hit, as a mask. */
    private int struck;

    MarineHits(final Combat combat) {
        super(combat);
    }

    /** Starts an attack. */
    void begin() {
        for (int rest = struck; rest != 0; rest &= rest - 1) {
            hits[Integer.numberOfTrailingZeros(rest)] = 0;
        }
        struck = 0;
        criticals = 0;
    }

    /** Adds hits on an ID; hits on an ID without a holder are lost. */
    void add(final int id, final int count, final boolean critical) {
        final int marine = state.squad.holder[id];
        if (marine != CombatState.NONE) {
            addToMarine(marine, count, critical);
        }
    }

    void addToMarine(final int marine, final int count, final boolean critical) {
        hits[marine] += count; // PH-KIA-4, AMB-40: one resolution for both IDs
        struck |= count > 0 ? 1 << marine : 0;
        criticals |= critical ? 1 << marine : 0;
    }

    /** Adds the six faces of a test (PH-ENM-4). */
    void addFaces(final long faces) {
        for (int id = 0; id < CombatState.MARINES; id++) {
            add(id, FaceSampler.hits(faces, id + 1), FaceSampler.critical(faces, id + 1));
        }
    }

    /**
     * Resolves the attack.
     *
     * @param strip Soft Cover removed from each Marine hit, before the hits (AMB-58)
     * @param ignoreHard whether Hard Cover is ignored (PH-TAC-4)
     */
    void resolve(final int strip, final boolean ignoreHard, final Source source) {
        for (int rest = struck; rest != 0; rest &= rest - 1) {
            resolve(Integer.numberOfTrailingZeros(rest), strip, ignoreHard, source);
        }
        checkWounds();
    }

    /** Makes one Wound check per source; all dead leave the board before any Marine mourns (PH-ENM-5, PH-KIA-2). */
    void checkWounds() {
        final int dying = squadParts.wounds.check();
        for (int rest = dying; rest != 0; rest &= rest - 1) {
            state.put(Integer.numberOfTrailingZeros(rest), CombatState.NONE);
        }
        squadParts.wounds.mourn(dying);
    }

    private void resolve(final int marine, final int strip, final boolean ignoreHard, final Source source) {
        final boolean critical = (criticals & 1 << marine) != 0;
        state.soft[marine] = critical ? 0 : Math.max(0, state.soft[marine] - strip); // PH-HIT-2, PH-TAC-2, 5, 6
        final int hard = critical || ignoreHard ? 0 : absorbHard(marine);
        final int soft = Math.min(hits[marine] - hard, state.soft[marine]);
        state.soft[marine] -= soft;
        final int damage = squadParts.wounds.takeDamage(marine, hits[marine] - hard - soft);
        state.damageTaken[marine] += damage;
        switch (source) {
            case ATTACK -> state.damageByAttacks += damage;
            case TACTICS -> state.damageByTactics += damage;
            case FRIENDLY_FIRE -> state.damageByFriendlyFire += damage;
        }
        trace.tell(Event.MARINE_HIT, marine, hits[marine], critical ? 1 : 0, hard, soft, damage);
    }

    private int absorbHard(final int marine) {
        final int at = state.space[marine];
        if (state.tables.options.hardCoverAbsorbs() != Options.HardCoverAbsorbs.ONCE_A_ROUND) {
            return Math.min(hits[marine], state.marineHard(marine));
        }
        final int left = Math.max(0, state.marineHard(marine) - state.marineHardUsed[at]); // AMB-38
        final int absorbed = Math.min(hits[marine], left);
        state.marineHardUsed[at] += absorbed;
        return absorbed;
    }
}
