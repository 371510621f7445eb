package org.sitrep.rulesets.purplehaze.squad;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.combat.RulesTest;
import org.sitrep.rulesets.purplehaze.tables.GearTable;
import org.sitrep.rulesets.purplehaze.tables.ItemTable;
import org.sitrep.rulesets.purplehaze.tables.ModeTable;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;
import org.sitrep.rulesets.purplehaze.tables.WeaponTable;

/** What follows from what a Marine carries is, after any changes, what a count finds. */
class KitsTest extends RulesTest {
    private static final int CHANGES = 5000;
    private static final int MOST_MARKERS = 4;

    @Test
    void whatIsKeptUpToDateIsWhatIsCounted() {
        final SplittableRandom random = new SplittableRandom(1967);
        final SquadState squad = fight().state.squad;
        final Kits copy = new Kits(squad.tables);
        for (int i = 0; i < CHANGES; i++) {
            final int marine = random.nextInt(SquadState.MARINES);
            change(squad, marine, random);
            assertCounted(squad, squad.kits, marine);
            copy.copyFrom(squad.kits);
            assertCounted(squad, copy, marine);
        }
    }

    private static void change(final SquadState squad, final int marine, final SplittableRandom random) {
        final Kits kits = squad.kits;
        switch (random.nextInt(8)) {
            case 0 -> kits.clear(marine);
            case 1, 2 -> {
                if (kits.hasPlaceForWeapon(marine)) {
                    kits.add(marine, random.nextInt(squad.tables.weapons.count));
                }
            }
            case 3 -> {
                final int weapon =
                        squad.weapons[marine * StartingSquad.MAX_WEAPONS + random.nextInt(StartingSquad.MAX_WEAPONS)];
                if (weapon != SquadState.NONE) {
                    kits.remove(marine, weapon);
                }
            }
            default -> {
                final int gear = random.nextInt(squad.tables.gear.count);
                final boolean two = squad.tables.gear.twoSided[gear];
                kits.put(marine, gear, random.nextInt(MOST_MARKERS), two ? random.nextInt(MOST_MARKERS) : 0);
            }
        }
    }

    private static void assertCounted(final SquadState squad, final Kits kits, final int marine) {
        final GearTable gear = squad.tables.gear;
        int load = 0;
        int kinds = 0;
        long markers = 0;
        long full = 0;
        for (int g = 0; g < gear.count; g++) {
            final int fuller = kits.gearFull[marine * gear.count + g];
            final int low = kits.gearLow[marine * gear.count + g];
            load += fuller * gear.loadFull[g] + low * gear.loadLow[g];
            kinds |= fuller + low > 0 ? 1 << g : 0;
            markers |= (fuller > 0 ? ItemTable.marker(g, false) : 0) | (low > 0 ? ItemTable.marker(g, true) : 0);
            full |= fuller + low >= gear.maxPerMarine[g] ? ItemTable.bothSides(g) : 0;
        }
        long arms = 0;
        int spends = 0;
        int attachments = 0;
        final WeaponTable weapons = squad.tables.weapons;
        final ModeTable modes = squad.tables.modes;
        for (int i = 0; i < StartingSquad.MAX_WEAPONS; i++) {
            final int weapon = kits.weapons[marine * StartingSquad.MAX_WEAPONS + i];
            if (weapon != SquadState.NONE) {
                load += weapons.get(weapon).load();
                arms |= 1L << weapon;
                for (int m = 0; m < weapons.modes[weapon]; m++) {
                    final int spent = modes.spends[weapons.firstMode[weapon] + m];
                    spends |= spent == SquadState.NONE ? 0 : 1 << spent;
                    final int attachment = modes.attachment[weapons.firstMode[weapon] + m];
                    attachments |= attachment == SquadState.NONE ? 0 : 1 << attachment;
                }
            }
        }
        assertEquals(load, kits.load[marine]);
        assertEquals(kinds, kits.kinds[marine]);
        assertEquals(markers, kits.markers[marine]);
        assertEquals(full, kits.full[marine]);
        assertEquals(arms, kits.arms[marine]);
        assertEquals(spends, kits.spends[marine]);
        assertEquals(attachments, kits.attachments[marine]);
    }
}
