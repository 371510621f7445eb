package org.sitrep.rulesets.purplehaze.mission;

import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.squad.Finds;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.EffectOp;
import org.sitrep.rulesets.purplehaze.tables.EffectTable;

/** Carries out the effects of a step, row by row (PH-EVT-2, PH-ENC-2). What cannot be done is lost (PH-SEL-1). */
final class Effects extends MissionPart {
    private static final EffectOp[] OPS = EffectOp.values();

    private final EffectTable table = state.tables.story.effects;
    private final EntryInHand entry = parts.entry;
    /** Whom the effect under way concerns. */
    private int marines;
    /** Whether it concerns nobody in particular: the Squad as such. */
    private boolean squadAsSuch;

    Effects(final MissionParts parts) {
        super(parts);
    }

    /** Carries out rows until they, the Mission or the entry are at an end. */
    void apply(final int first, final int end) {
        int row = first;
        while (row < end && entry.goesOn(state)) {
            row += 1 + apply(row);
        }
    }

    /** Carries out one row and returns how many of the following ones are left out. */
    private int apply(final int row) {
        final EffectOp op = OPS[table.op[row]];
        switch (op) {
            case PICK -> pick(table.amount[row]);
            case BUY -> {
                return parts.marineEffects.pays(true) ? 0 : table.amount[row];
            }
            case DAMAGE, STRESS, WOUNDS, CONDITIONS, EXPERIENCE, BOON_POINTS, BOON_CARDS, CHARMS ->
                applyToMarines(op, table.amount[row]);
            case AMMO, GEAR, WEAPON -> applyToKit(op, table.amount[row], table.argument[row]);
            case THREAT, THREAT_DICE, MINUTES, STAMINA, SHIFT, BOON_DRAWS -> applyToTracks(op, table.amount[row]);
            case ADD_EAZ, REMOVE_EAZ, ADD_EVENT, REMOVE_EVENT, KEEP_EVENT ->
                applyToMarkers(op, table.amount[row], table.argument[row]);
            case LANDING_ZONE, LANDING_ZONE_LOST, BASE, SQUAD_TO, ESCORT, EVAC ->
                applyToMap(op, table.amount[row], table.argument[row]);
            case LOG, UNLOG, MET, PROFILE, ENDS_MISSION -> applyToLog(op, table.argument[row]);
            case BRAWL, GAMBLE, BASE_INSTEAD, ROLL_AGAIN, RELIEF -> applyAtRest(op);
        }
        return 0;
    }

    private void pick(final int who) {
        squadAsSuch = who == SquadState.NONE;
        marines = squadAsSuch ? 0 : parts.selection.of(who);
    }

    private void applyToMarines(final EffectOp op, final int amount) {
        switch (op) {
            case DAMAGE -> parts.marineEffects.damage(marines, amount);
            case STRESS -> parts.marineEffects.stress(marines, amount);
            case WOUNDS -> parts.marineEffects.wounds(marines, amount);
            case CONDITIONS -> parts.marineEffects.conditions(marines, amount);
            case EXPERIENCE -> parts.marineEffects.experience(marines, amount);
            case BOON_POINTS -> {
                if (squadAsSuch) {
                    parts.marineEffects.squadPays(-amount);
                } else {
                    parts.marineEffects.boonPoints(marines, amount);
                }
            }
            case BOON_CARDS -> parts.marineEffects.boonCards(marines, amount);
            case CHARMS -> parts.marineEffects.charms(marines);
            default -> throw new AssertionError(op);
        }
    }

    private void applyToKit(final EffectOp op, final int amount, final int item) {
        if (squadAsSuch) {
            applyToKit(op, Finds.LEFT, amount, item);
            return;
        }
        for (int rest = marines & squad.present; rest != 0; rest &= rest - 1) {
            applyToKit(op, Integer.numberOfTrailingZeros(rest), amount, item);
        }
    }

    private void applyToKit(final EffectOp op, final int marine, final int amount, final int item) {
        switch (op) {
            case AMMO -> parts.marineEffects.ammo(marine, amount);
            case GEAR -> parts.marineEffects.gear(marine, amount, item);
            case WEAPON -> parts.marineEffects.weapon(marine, item);
            default -> throw new AssertionError(op);
        }
    }

    private void applyToTracks(final EffectOp op, final int amount) {
        switch (op) {
            case THREAT -> parts.threat.change(amount);
            case THREAT_DICE -> parts.threat.diceOfEntry(amount);
            case MINUTES -> {
                state.minutes += amount;
                trace.tell(Event.TIME_PASSED, amount);
            }
            case STAMINA -> {
                if (amount > 0) {
                    parts.stamina.gain(amount);
                } else {
                    parts.stamina.lose(-amount);
                }
            }
            case SHIFT -> {
                state.shift = amount;
                trace.tell(Event.TERRAIN_SHIFT, amount);
            }
            case BOON_DRAWS -> {
                for (int card = 0; card < amount; card++) {
                    parts.boonDeck.draw();
                }
            }
            default -> throw new AssertionError(op);
        }
    }

    private void applyToMarkers(final EffectOp op, final int amount, final int space) {
        switch (op) {
            case ADD_EAZ -> parts.mapEffects.addEaz(amount);
            case REMOVE_EAZ -> parts.mapEffects.removeEaz(amount);
            case ADD_EVENT -> parts.mapEffects.addEvent(amount, space);
            case REMOVE_EVENT -> parts.mapEffects.removeEvent(amount);
            case KEEP_EVENT -> state.keepEvent = true;
            default -> throw new AssertionError(op);
        }
    }

    private void applyToMap(final EffectOp op, final int amount, final int space) {
        switch (op) {
            case LANDING_ZONE -> parts.mapEffects.landingZone(space, true);
            case LANDING_ZONE_LOST -> parts.mapEffects.landingZone(space, false);
            case BASE -> parts.mapEffects.base(space);
            case SQUAD_TO -> parts.mapEffects.squadTo(space);
            case ESCORT -> {
                state.escort = amount != 0;
                trace.tell(Event.ESCORT, state.escort ? 1 : 0);
            }
            case EVAC -> parts.evac.ordered();
            default -> throw new AssertionError(op);
        }
    }

    private void applyToLog(final EffectOp op, final int what) {
        switch (op) {
            case LOG -> log(table.logs[what], 0);
            case UNLOG -> log(0, table.logs[what]);
            case MET -> meet(what);
            case PROFILE -> squad.profilesFound |= 1L << what;
            case ENDS_MISSION -> state.endsAfterEntry = true;
            default -> throw new AssertionError(op);
        }
    }

    private void log(final long set, final long cleared) {
        trace.tell(
                Event.LOGGED,
                Long.bitCount(set & ~state.flags),
                Long.bitCount(cleared & state.flags),
                set & ~state.flags,
                cleared & state.flags);
        state.flags = (state.flags | set) & ~cleared;
    }

    private void meet(final int objectives) {
        for (int rest = objectives & ~state.met; rest != 0; rest &= rest - 1) {
            trace.tell(Event.OBJECTIVE_MET, Integer.numberOfTrailingZeros(rest));
        }
        state.met |= objectives;
    }

    private void applyAtRest(final EffectOp op) {
        switch (op) {
            case BRAWL -> parts.restEffects.brawl(marines & squad.present);
            case GAMBLE -> parts.restEffects.gamble();
            case BASE_INSTEAD -> entry.turn = Story.BASE_INSTEAD;
            case ROLL_AGAIN -> entry.turn = Story.ROLL_AGAIN;
            case RELIEF -> parts.restEffects.relief(marines & squad.present);
            default -> throw new AssertionError(op);
        }
    }
}
