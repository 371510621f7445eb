package org.sitrep.rulesets.purplehaze.mission;

import java.util.Arrays;
import org.sitrep.rulesets.purplehaze.definition.Options;
import org.sitrep.rulesets.purplehaze.mission.MissionRecord.Count;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.play.RollId;
import org.sitrep.rulesets.purplehaze.squad.SquadState;

/** Manages the Stamina of the Squad and the Damage of missing SP (PH-SP). */
public final class Stamina extends MissionPart {
    /** The dice per missing SP (PH-SP-2). */
    private static final int DICE = 2;

    /** The Damage rolled and not yet taken, by Marine. */
    private final int[] damage = new int[SquadState.MARINES];

    Stamina(final MissionParts parts) {
        super(parts);
    }

    /** Adds SP; any beyond the track are lost (PH-SP-1). */
    public void gain(final int points) {
        set(Math.min(MissionState.MOST_STAMINA, state.stamina + points));
    }

    /** Charges SP for an Event, Encounter or anything but a March; every missing one can cause Damage (PH-SP-2). */
    public void lose(final int points) {
        final int missing = pay(points);
        state.entryStaminaDice += throwDice(RollId.MISSING_STAMINA_DIE, state.entries, state.entryStaminaDice, missing);
    }

    /** Charges the SP of a March (PH-SP-2, PH-SP-3). */
    void march(final int points) {
        final int unpaid = pay(points);
        state.record.add(Count.FORCED_MARCHES, unpaid > 0 ? 1 : 0);
        final int missing = parts.cards.lighterForcedMarch(unpaid);
        throwDice(RollId.FORCED_MARCH_DIE, state.round, 0, missing);
    }

    /** Throws the dice of missing SP, with ordinals from {@code first}, and returns their number. */
    private int throwDice(final RollId roll, final int when, final int first, final int missing) {
        int dice = 0;
        for (int point = 0; point < missing && state.end == null; point++) {
            for (int die = 0; die < DICE; die++) {
                hurt(rolls.pick(roll, when, 0, first + dice++, 6) + 1);
            }
            checkAfter(point, missing);
        }
        return dice;
    }

    /** Charges the SP of a Night Bivouac: not below 0, without Damage (PH-BIV-5). */
    void drop(final int points) {
        pay(points);
    }

    private int pay(final int points) {
        Arrays.fill(damage, 0); // an aborted Mission may have left some
        final int missing = Math.max(0, points - state.stamina);
        set(Math.max(0, state.stamina - points));
        return missing;
    }

    /** Checks once, after all dice, or after those of each SP (AMB-13). */
    private void checkAfter(final int point, final int missing) {
        if (point == missing - 1
                || state.tables.components.options.forcedMarchCheck() == Options.ForcedMarchCheck.EVERY_POINT) {
            for (int marine = 0; marine < SquadState.MARINES; marine++) {
                if (damage[marine] > 0) { // neither Cover nor Flak Jacket counts
                    state.record.add(Count.DAMAGE_BY_WANT, squadParts.wounds.takeDamage(marine, damage[marine]));
                    damage[marine] = 0;
                }
            }
            parts.casualties.check();
        }
    }

    private void hurt(final int die) {
        final int marine = squad.holder[die - 1];
        trace.tell(Event.FORCED_MARCH_DIE, die, marine);
        if (marine != SquadState.NONE) {
            damage[marine]++;
        }
    }

    private void set(final int points) {
        if (points != state.stamina) {
            state.record.follow(state);
            trace.tell(Event.STAMINA_CHANGED, state.stamina, points);
            state.stamina = points;
        }
    }
}
