package org.sitrep.rulesets.purplehaze.campaign;

import org.sitrep.rulesets.purplehaze.play.Ask;
import org.sitrep.rulesets.purplehaze.play.Seat;
import org.sitrep.rulesets.purplehaze.squad.Equipment;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.GearTable;
import org.sitrep.rulesets.purplehaze.tables.MissionTable;
import org.sitrep.rulesets.purplehaze.tables.OutfitTable;
import org.sitrep.strategy.Decision;

/**
 * The Squad is equipped out of the supply before a Mission (PH-EQ-1 to PH-EQ-4, PH-SQD-2): what has to be taken, then a main weapon for each Marine, then whatever else he wants, one thing after the
 * other. No answer makes a later one impossible.
 */
final class Outfitting {
    private final CampaignState state;
    private final SquadState squad;
    private final OutfitTable outfit;
    private final MainWeapons mainWeapons;
    private final Seat<?> seat;
    private final CampaignTrace trace;

    Outfitting(final CampaignState state, final Seat<?> seat, final CampaignTrace trace) {
        this.state = state;
        squad = state.squad;
        outfit = state.campaign.outfit;
        mainWeapons = new MainWeapons(squad, outfit);
        this.seat = seat;
        this.trace = trace;
    }

    /** Equips all six for a Mission. */
    void equip(final MissionTable mission) {
        squad.layDownEquipment();
        issueCompulsory(mission);
        final long weapons = mission.weaponsAllowed & (outfit.open | squad.ownedWeapons);
        mainWeapons.begin(weapons);
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            chooseMainWeapon(marine);
        }
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            while (chooseMore(marine, weapons, mission.gearAllowed)) {
                // goes on until nothing more is wanted or nothing more fits
            }
        }
        trace.equipped();
    }

    /** The Radio Set and the Claymore, with their holders; what is left in the supply then is for nobody else (PH-EQ-3). */
    private void issueCompulsory(final MissionTable mission) {
        for (int gear = 0; gear < squad.tables.gear.count; gear++) {
            if ((outfit.compulsory & 1 << gear) != 0 && (mission.gearAllowed & 1L << gear) != 0) {
                for (int marine = 0; marine < SquadState.MARINES; marine++) {
                    if (mayTakeGear(marine, gear)) {
                        issue(Equipment.pack(gear, Equipment.SUPPLY, marine));
                    }
                }
            }
        }
    }

    private void chooseMainWeapon(final int marine) {
        final Decision decision = seat.open(Ask.MAIN_WEAPON, marine);
        for (int weapon = 0; weapon < squad.tables.weapons.count; weapon++) {
            if (mainWeapons.mayTake(marine, weapon)) {
                decision.add(weapon);
            }
        }
        if (decision.count() > 0) { // else nothing that he can carry is left
            final int weapon = seat.ask();
            mainWeapons.take(weapon);
            issue(Equipment.pack(weapon | Equipment.IS_WEAPON, Equipment.SUPPLY, marine));
        }
    }

    private boolean chooseMore(final int marine, final long weapons, final long gearAllowed) {
        final Decision decision = seat.open(Ask.EQUIP, marine);
        decision.add(Equipment.NOTHING);
        for (int weapon = 0; weapon < squad.tables.weapons.count; weapon++) {
            final int item = weapon | Equipment.IS_WEAPON;
            if ((weapons & 1L << weapon) != 0 && weaponsOut(weapon) < outfit.most[weapon]) {
                addIfFits(decision, marine, item);
            }
        }
        for (int gear = 0; gear < squad.tables.gear.count; gear++) {
            if ((gearAllowed & 1L << gear) != 0 && mayTakeGear(marine, gear)) {
                addGear(decision, marine, gear);
            }
        }
        final int chosen = seat.ask();
        if (chosen == Equipment.NOTHING) {
            return false;
        }
        issue(chosen);
        return true;
    }

    /** Either side of a marker may be taken (PH-EQ-4). */
    private void addGear(final Decision decision, final int marine, final int gear) {
        addIfFits(decision, marine, gear);
        if (squad.tables.gear.twoSided[gear]) {
            addIfFits(decision, marine, gear | Equipment.LOW_SIDE);
        }
    }

    private void addIfFits(final Decision decision, final int marine, final int item) {
        if (Equipment.canTake(squad, marine, item)) {
            decision.add(Equipment.pack(item, Equipment.SUPPLY, marine));
        }
    }

    /** Within what the supply holds and who may hold it (PH-COM-14, PH-EQ-3); the lighter side fits if any does. */
    private boolean mayTakeGear(final int marine, final int gear) {
        final GearTable table = squad.tables.gear;
        return (outfit.holders[gear] & 1 << marine) != 0
                && markersOut(gear) < table.supply[gear]
                && Equipment.canTake(squad, marine, table.twoSided[gear] ? gear | Equipment.LOW_SIDE : gear);
    }

    private int markersOut(final int gear) {
        final int count = squad.tables.gear.count;
        int out = 0;
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            out += squad.gearFull[marine * count + gear] + squad.gearLow[marine * count + gear];
        }
        return out;
    }

    private int weaponsOut(final int weapon) {
        int out = 0;
        for (final int carried : squad.weapons) {
            out += carried == weapon ? 1 : 0;
        }
        return out;
    }

    private void issue(final int handover) {
        Equipment.issue(squad, handover);
        trace.issued(Equipment.to(handover), handover);
    }
}
