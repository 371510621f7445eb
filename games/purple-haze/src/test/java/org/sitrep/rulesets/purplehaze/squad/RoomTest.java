package org.sitrep.rulesets.purplehaze.squad;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.combat.RulesTest;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;
import org.sitrep.strategy.TrialListener;

/** What is measured once and then kept is what {@link Equipment#canTake} finds out anew for each Marine and item. */
class RoomTest extends RulesTest {
    private static final int HANDOVERS = 2000;

    @Test
    void aRoomThatIsKeptIsTheRoomThatThereIs() {
        final SplittableRandom random = new SplittableRandom(1967);
        final SquadState squad = fight().state.squad;
        final Room room = new Room(squad.tables.items);
        room.measure(squad);
        int made = 0;
        for (int i = 0; i < HANDOVERS; i++) {
            if (i % 500 == 499) { // somebody else is missing, and all is measured again
                squad.present = (1 << SquadState.MARINES) - 1 & ~(1 << i / 500);
                room.measure(squad);
            }
            final List<Integer> handovers = new ArrayList<>();
            for (int marine = 0; marine < SquadState.MARINES; marine++) {
                for (final int item : items(squad, marine)) {
                    assertEquals(takers(squad, item), room.takers(item), "item " + item);
                    add(handovers, marine, item, room.takers(item));
                }
            }
            if (handovers.isEmpty()) {
                break;
            }
            final int handover = handovers.get(random.nextInt(handovers.size()));
            Equipment.apply(squad, handover, TrialListener.NONE);
            room.handedOver(squad, handover);
            made++;
        }
        assertTrue(made == HANDOVERS, "only " + made + " handovers");
    }

    @Test
    void theRoomOfOneMarineIsWhatHeCanTake() {
        final SplittableRandom random = new SplittableRandom(1967);
        final SquadState squad = fight().state.squad;
        for (int i = 0; i < HANDOVERS; i++) {
            final int marine = random.nextInt(SquadState.MARINES);
            squad.kits.clear(marine);
            squad.cards.setLevel(marine, 1 + random.nextInt(4));
            for (int item = random.nextInt(12); item > 0; item--) {
                final boolean weapon = random.nextInt(3) == 0 && squad.kits.hasPlaceForWeapon(marine);
                Equipment.issue(squad, Equipment.pack(anything(squad, random, weapon), Equipment.SUPPLY, marine));
            }
            assertRoom(squad, marine);
        }
    }

    private static int anything(final SquadState squad, final SplittableRandom random, final boolean weapon) {
        return weapon
                ? random.nextInt(squad.tables.weapons.count) | Equipment.IS_WEAPON
                : random.nextInt(squad.tables.gear.count);
    }

    private static void assertRoom(final SquadState squad, final int marine) {
        long weapons = 0;
        for (int weapon = 0; weapon < squad.tables.weapons.count; weapon++) {
            weapons |= Equipment.canTake(squad, marine, weapon | Equipment.IS_WEAPON) ? 1L << weapon : 0;
        }
        long markers = 0;
        for (int bit = 0; bit < 2 * squad.tables.gear.count; bit++) {
            markers |= Equipment.canTake(squad, marine, Equipment.ofMarker(bit)) ? 1L << bit : 0;
        }
        assertEquals(weapons, Room.weapons(squad, marine));
        assertEquals(markers, Room.markers(squad, marine));
    }

    private static List<Integer> items(final SquadState squad, final int marine) {
        final List<Integer> items = new ArrayList<>();
        if (!squad.isPresent(marine)) {
            return items;
        }
        for (int i = 0; i < StartingSquad.MAX_WEAPONS; i++) {
            final int weapon = squad.weapons[marine * StartingSquad.MAX_WEAPONS + i];
            if (weapon != SquadState.NONE) {
                items.add(weapon | Equipment.IS_WEAPON);
            }
        }
        final int kinds = squad.tables.gear.count;
        for (int gear = 0; gear < kinds; gear++) {
            if (squad.gearFull[marine * kinds + gear] > 0) {
                items.add(gear);
            }
            if (squad.gearLow[marine * kinds + gear] > 0) {
                items.add(gear | Equipment.LOW_SIDE);
            }
        }
        return items;
    }

    private static int takers(final SquadState squad, final int item) {
        int takers = 0;
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            takers |= squad.isPresent(marine) && Equipment.canTake(squad, marine, item) ? 1 << marine : 0;
        }
        return takers;
    }

    private static void add(final List<Integer> handovers, final int from, final int item, final int takers) {
        for (int rest = takers & ~(1 << from); rest != 0; rest &= rest - 1) {
            handovers.add(Equipment.pack(item, from, Integer.numberOfTrailingZeros(rest)));
        }
    }
}
