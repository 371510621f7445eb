package org.sitrep.rulesets.purplehaze.mission;

import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.play.Rolls;
import org.sitrep.rulesets.purplehaze.squad.Finds;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.squad.Wounds;
import org.sitrep.rulesets.purplehaze.tables.EffectOp;
import org.sitrep.rulesets.purplehaze.tables.EffectTable;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.Trace;

/** Carries out the effects of a step, row by row (PH-EVT-2, PH-ENC-2). What cannot be done is lost (PH-SEL-1). */
final class Effects {
    private static final EffectOp[] OPS = EffectOp.values();

    private final EffectTable table;
    private final MissionState state;
    private final SquadState squad;
    private final EntryInHand entry;
    private final MapRules rules;
    private final Selection selection;
    private final MarineEffects marineEffects;
    private final MapEffects mapEffects;
    private final RestEffects restEffects;
    private final Trace trace;
    /** Whom the effect under way concerns. */
    private int marines;
    /** Whether it concerns nobody in particular: the Squad as such. */
    private boolean squadAsSuch;

    Effects(
            final EffectTable table,
            final MissionState state,
            final EntryInHand entry,
            final MapRules rules,
            final Selection selection,
            final Wounds wounds,
            final Rolls rolls,
            final Seat<?> seat,
            final Trace trace) {
        this.table = table;
        this.state = state;
        squad = state.squad;
        this.entry = entry;
        this.rules = rules;
        this.selection = selection;
        this.trace = trace;
        marineEffects = new MarineEffects(state, entry, wounds, rules.casualties(), rules.boons(), rolls, seat, trace);
        mapEffects = new MapEffects(state, entry, rules.eaz(), rules.events(), rolls, trace);
        restEffects = new RestEffects(squad, entry, marineEffects, rolls, seat, trace);
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
                return marineEffects.pays(true) ? 0 : table.amount[row];
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
        marines = squadAsSuch ? 0 : selection.of(who);
    }

    private void applyToMarines(final EffectOp op, final int amount) {
        switch (op) {
            case DAMAGE -> marineEffects.damage(marines, amount);
            case STRESS -> marineEffects.stress(marines, amount);
            case WOUNDS -> marineEffects.wounds(marines, amount);
            case CONDITIONS -> marineEffects.conditions(marines, amount);
            case EXPERIENCE -> marineEffects.experience(marines, amount);
            case BOON_POINTS -> {
                if (squadAsSuch) {
                    marineEffects.squadPays(-amount);
                } else {
                    marineEffects.boonPoints(marines, amount);
                }
            }
            case BOON_CARDS -> marineEffects.boonCards(marines, amount);
            case CHARMS -> marineEffects.charms(marines);
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
            case AMMO -> marineEffects.ammo(marine, amount);
            case GEAR -> marineEffects.gear(marine, amount, item);
            case WEAPON -> marineEffects.weapon(marine, item);
            default -> throw new AssertionError(op);
        }
    }

    private void applyToTracks(final EffectOp op, final int amount) {
        switch (op) {
            case THREAT -> rules.threat().change(amount);
            case THREAT_DICE -> rules.threat().diceOfEntry(amount);
            case MINUTES -> {
                state.minutes += amount;
                trace.tell(Event.TIME_PASSED, amount);
            }
            case STAMINA -> {
                if (amount > 0) {
                    rules.stamina().gain(amount);
                } else {
                    rules.stamina().lose(-amount);
                }
            }
            case SHIFT -> {
                state.shift = amount;
                trace.tell(Event.TERRAIN_SHIFT, amount);
            }
            case BOON_DRAWS -> {
                for (int card = 0; card < amount; card++) {
                    rules.boons().draw();
                }
            }
            default -> throw new AssertionError(op);
        }
    }

    private void applyToMarkers(final EffectOp op, final int amount, final int space) {
        switch (op) {
            case ADD_EAZ -> mapEffects.addEaz(amount);
            case REMOVE_EAZ -> mapEffects.removeEaz(amount);
            case ADD_EVENT -> mapEffects.addEvent(amount, space);
            case REMOVE_EVENT -> mapEffects.removeEvent(amount);
            case KEEP_EVENT -> state.keepEvent = true;
            default -> throw new AssertionError(op);
        }
    }

    private void applyToMap(final EffectOp op, final int amount, final int space) {
        switch (op) {
            case LANDING_ZONE -> mapEffects.landingZone(space, true);
            case LANDING_ZONE_LOST -> mapEffects.landingZone(space, false);
            case BASE -> mapEffects.base(space);
            case SQUAD_TO -> mapEffects.squadTo(space);
            case ESCORT -> {
                state.escort = amount != 0;
                trace.tell(Event.ESCORT, state.escort ? 1 : 0);
            }
            case EVAC -> rules.evac().ordered();
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
            case BRAWL -> restEffects.brawl(marines & squad.present);
            case GAMBLE -> restEffects.gamble();
            case BASE_INSTEAD -> entry.turn = Story.BASE_INSTEAD;
            case ROLL_AGAIN -> entry.turn = Story.ROLL_AGAIN;
            case RELIEF -> restEffects.relief(marines & squad.present);
            default -> throw new AssertionError(op);
        }
    }
}
