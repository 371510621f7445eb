package org.sitrep.rulesets.purplehaze.campaign;

import org.sitrep.rulesets.purplehaze.mission.MissionParts;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.squad.Equipment;
import org.sitrep.rulesets.purplehaze.squad.Room;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.Index;
import org.sitrep.rulesets.purplehaze.tables.ItemTable;
import org.sitrep.rulesets.purplehaze.tables.MissionTable;
import org.sitrep.rulesets.purplehaze.tables.OutfitTable;
import org.sitrep.strategy.Decision;

/**
 * Equips the Squad from the supply before a Mission (PH-EQ-1 to PH-EQ-4, PH-SQD-2): compulsory items, a main weapon for
 * each Marine, weapons that the Squad must have and still lacks, then any other items, one after the other. No answer
 * makes a later one impossible.
 */
final class Outfitting extends CampaignPart {
    private final OutfitTable outfit = state.campaign.outfit;
    private final Stock stock = new Stock(squad.tables, outfit);
    private final MainWeapons mainWeapons = new MainWeapons(squad, outfit);

    Outfitting(final CampaignState state, final MissionParts parts) {
        super(state, parts);
    }

    /** Equips all six Marines for a Mission. */
    void equip(final MissionTable mission) {
        squad.kits.clearAll();
        squad.loadChange = mission.definition.supply().load();
        stock.fill(mission, mission.weaponsAllowed & (outfit.open | squad.ownedWeapons));
        issueCompulsory();
        mainWeapons.begin(stock.weapons(), mission.weaponsMost);
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            chooseMainWeapon(marine);
        }
        chooseBearers();
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            while (chooseMore(marine)) {
                // continues until nothing more is chosen or nothing more fits
            }
        }
        trace.tell(Event.EQUIPPED);
    }

    /**
     * Issues the Radio Set and the Claymore to their holders; further copies in the supply are for no other Marine
     * (PH-EQ-3).
     */
    private void issueCompulsory() {
        for (int rest = outfit.compulsory; rest != 0; rest &= rest - 1) {
            final int gear = Integer.numberOfTrailingZeros(rest);
            for (int marine = 0; marine < SquadState.MARINES; marine++) {
                if ((markersFor(marine) & ItemTable.bothSides(gear)) != 0) {
                    issue(Equipment.pack(gear, Equipment.SUPPLY, marine));
                }
            }
        }
    }

    private void chooseMainWeapon(final int marine) {
        final Decision decision = seat.open(DecisionKind.MAIN_WEAPON, marine);
        decision.addAll(0, mainWeapons.offered(marine));
        if (decision.count() > 0) { // else nothing is left that the Marine can carry
            final int weapon = seat.ask();
            mainWeapons.take(marine, weapon);
            issue(Equipment.pack(weapon | Equipment.IS_WEAPON, Equipment.SUPPLY, marine));
        }
    }

    /** Gives out weapons that too few Marines have as a main weapon, to carry in addition (PH-EQ-1). */
    private void chooseBearers() {
        for (int weapon = mainWeapons.lacking(); weapon != Index.NONE; weapon = mainWeapons.lacking()) {
            final Decision decision = seat.open(DecisionKind.EQUIP, Equipment.SUPPLY);
            for (int rest = mainWeapons.bearers(weapon); rest != 0; rest &= rest - 1) {
                final int marine = Integer.numberOfTrailingZeros(rest);
                decision.add(Equipment.pack(weapon | Equipment.IS_WEAPON, Equipment.SUPPLY, marine));
            }
            if (decision.count() == 0) {
                return; // the Squad is too weak
            }
            final int chosen = seat.ask();
            mainWeapons.take(Equipment.to(chosen), weapon);
            issue(chosen);
        }
    }

    private boolean chooseMore(final int marine) {
        final Decision decision = seat.open(DecisionKind.EQUIP, marine);
        decision.add(Equipment.NOTHING);
        for (long rest = stock.weapons() & Room.weapons(squad, marine); rest != 0; rest &= rest - 1) {
            final int weapon = Long.numberOfTrailingZeros(rest);
            decision.add(Equipment.pack(weapon | Equipment.IS_WEAPON, Equipment.SUPPLY, marine));
        }
        for (long rest = markersFor(marine); rest != 0; rest &= rest - 1) {
            final int marker = Equipment.ofMarker(Long.numberOfTrailingZeros(rest));
            decision.add(Equipment.pack(marker, Equipment.SUPPLY, marine));
        }
        final int chosen = seat.ask();
        if (chosen == Equipment.NOTHING) {
            return false;
        }
        issue(chosen);
        return true;
    }

    /**
     * Returns the markers that a Marine may take, by supply and permission (PH-COM-14, PH-EQ-3); either side of a
     * marker may be taken (PH-EQ-4).
     */
    private long markersFor(final int marine) {
        return stock.markers(marine) & Room.markers(squad, marine);
    }

    private void issue(final int handover) {
        Equipment.issue(squad, handover);
        stock.issue(handover);
        trace.tell(Event.ISSUED, Equipment.to(handover), handover);
    }
}
