package org.sitrep.rulesets.purplehaze.mission;

import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.squad.Finds;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.EffectOp;
import org.sitrep.rulesets.purplehaze.tables.EffectTable;

/** Carries out the effects of a step, row by row (PH-EVT-2, PH-ENC-2). Impossible effects are lost (PH-SEL-1). */
final class Effects extends MissionPart {
    private static final EffectOp[] OPS = EffectOp.values();

    private final EffectTable table = state.tables.story.effects;
    private final EntryInHand entry = parts.entry;
    private final MarineEffects onMarines = parts.marineEffects;
    private final MapEffects map = parts.mapEffects;
    /** The Marines that the current effect concerns. */
    private int marines;
    /** True if the effect concerns the Squad as such rather than particular Marines. */
    private boolean squadAsSuch;
    /** The number of times that the amounts of the current effect count. */
    private int times;

    Effects(final MissionParts parts) {
        super(parts);
    }

    /** Carries out rows until the rows, the Mission or the entry end. */
    void apply(final int first, final int end) {
        int row = first;
        while (row < end && entry.goesOn(state)) {
            row += 1 + apply(row);
        }
    }

    /** Carries out one row and returns the number of following rows to skip. */
    private int apply(final int row) {
        final EffectOp op = OPS[table.op[row]];
        final int amount = table.amount[row];
        final int total = amount * times;
        final int what = table.argument[row];
        switch (op) {
            case PICK -> {
                squadAsSuch = amount == SquadState.NONE;
                marines = squadAsSuch ? 0 : parts.selection.of(amount);
                times = 1;
            }
            case PER_SUCCESS -> {
                times = state.successes;
                return times > 0 ? 0 : amount;
            }
            case DAMAGE -> onMarines.damage(marines, total);
            case STRESS -> onMarines.stress(marines, total);
            case WOUNDS -> onMarines.wounds(marines, amount);
            case CONDITIONS -> onMarines.conditions(marines, amount);
            case EXPERIENCE -> onMarines.experience(marines, total);
            case BOON_POINTS -> boonPoints(total);
            case BOON_CARDS -> onMarines.boonCards(marines, amount);
            case CHARMS -> onMarines.charms(marines, what);
            case AMMO, GEAR, WEAPON -> applyToKits(op, total, what);
            case TRAITS -> onMarines.trait(marines, what, amount);
            case BURDEN -> onMarines.burden(marines, amount);
            case LEAVE_DEAD -> {
                trace.tell(Event.DEAD_LEFT, state.carriedDead);
                state.carriedDead = 0;
            }
            case FIRST_AID -> parts.firstAid.treat(amount); // PH-BIV-6
            case THREAT -> parts.threat.change(total);
            case THREAT_DICE -> parts.threat.diceOfEntry(amount);
            case MINUTES -> {
                state.minutes += total;
                trace.tell(Event.TIME_PASSED, total);
            }
            case STAMINA -> stamina(total);
            case SHIFT -> {
                state.shift = amount;
                trace.tell(Event.TERRAIN_SHIFT, amount);
            }
            case BOON_DRAWS -> drawBoons(amount);
            case ADD_EAZ -> map.addEaz(amount);
            case REMOVE_EAZ -> map.removeEaz(amount);
            case ADD_EAZ_AT -> map.addEazAt(what);
            case REMOVE_EAZ_AT -> map.removeEazAt(what);
            case ADD_EVENT -> map.addEvent(amount, what);
            case REMOVE_EVENT -> parts.eventMarkers.remove(amount);
            case KEEP_EVENT -> state.keepEvent = true;
            case LANDING_ZONE -> map.landingZone(what, true);
            case LANDING_ZONE_LOST -> map.landingZone(what, false);
            case FORBID -> map.forbid(what, true);
            case ALLOW -> map.forbid(what, false);
            case BASE -> map.base(what);
            case SQUAD_TO -> map.squadTo(what);
            case ESCORT -> {
                state.escort = amount != 0;
                trace.tell(Event.ESCORT, amount != 0 ? 1 : 0);
            }
            case EVAC -> parts.evac.ordered();
            case LOG -> log(table.logs[what], 0);
            case UNLOG -> log(0, table.logs[what]);
            case MET -> meet(what);
            case PROFILE -> squad.profilesFound |= 1L << what;
            case ENDS_MISSION -> state.endsAfterEntry = true;
            case BRAWL -> parts.restEffects.brawl(marines & squad.present);
            case GAMBLE -> parts.restEffects.gamble();
            case BASE_INSTEAD -> entry.turn = Story.BASE_INSTEAD;
            case ROLL_AGAIN -> entry.turn = Story.ROLL_AGAIN;
            case RELIEF -> parts.restEffects.relief(marines & squad.present);
        }
        return 0;
    }

    private void boonPoints(final int amount) {
        if (squadAsSuch) {
            onMarines.squadPays(-amount);
        } else {
            onMarines.boonPoints(marines, amount);
        }
    }

    private void applyToKits(final EffectOp op, final int amount, final int item) {
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
            case AMMO -> onMarines.ammo(marine, amount);
            case GEAR -> onMarines.gear(marine, amount, item);
            default -> onMarines.weapon(marine, item);
        }
    }

    private void stamina(final int amount) {
        if (amount > 0) {
            parts.stamina.gain(amount);
        } else {
            parts.stamina.lose(-amount);
        }
    }

    private void drawBoons(final int cards) {
        for (int card = 0; card < cards; card++) {
            parts.boonDeck.draw();
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
}
