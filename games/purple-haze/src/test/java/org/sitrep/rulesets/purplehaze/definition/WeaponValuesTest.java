package org.sitrep.rulesets.purplehaze.definition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.sitrep.rulesets.purplehaze.definition.Tables.assertTable;
import static org.sitrep.rulesets.purplehaze.definition.Tables.flag;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Weapons, gear and Fire Support against GAP-02 and GAP-03. */
class WeaponValuesTest {
    /**
     * id, copies, Load, users/level, fewest-most in a squad, mode, cost, Strike, Crit, aimed, ammo | Focus, Burst, Soft
     * stripped.
     */
    private static final String MODES = """
            m16 3 6 -/L1 2-3 single 3 4 1 aimed - | 1s1 1s1 1s1 0
            m16 3 6 -/L1 2-3 auto 4 6 2 - auto-ammo | 1s1 1Bs1 0B 0
            m60 1 8 infantryman/L1 0-1 auto 5 7 2 - mg-ammo | 0 1Bs2 1Bs2 0B 0
            m79 1 4 engineer/L1 0-1 shot 5 5 2 - gl-ammo | -1 0Bs2 1Bs2 0Bs2
            m40 1 6 scout/L1 0-1 single 4 4 1 aimed - | -1 0 1 1 1
            m14 1 5 -/L1 0-1 single 3 4 1 aimed - | 0 1s1 1s1 1s1 0
            shotgun 1 4 -/L1 0-1 shot 3 6 1 - - | 1Bs2 0Bs1 -1
            m1911 2 2 -/L1 0-2 single 2 3 0 aimed - | 1s1 0
            revolver 1 2 -/L1 0-1 single 2 3 1 aimed - | 0s1 -1
            m3 1 4 -/L1 0-1 auto 3 6 1 - auto-ammo | 1Bs1 0Bs1 -1
            ak47 2 6 -/L1 0-2 single 3 4 1 aimed - | 1s1 1s1 0 0
            ak47 2 6 -/L1 0-2 auto 4 6 2 - auto-ammo | 1s1 1Bs1 0B -1
            flamethrower 1 7 engineer/L2 0-1 burn 6 6 2 - m2-ammo | 0s3 0s3
            """;

    /** id, Load of each side, markers. */
    private static final String GEAR = """
            frag 2/1 x4
            smoke 2/1 x4
            auto-ammo 2/1 x6
            mg-ammo 2/1 x4
            gl-ammo 2/1 x4
            m2-ammo 2/1 x4
            first-aid-kit 4/2 x2
            flak-jacket 2 x6
            extra-ration 1 x6
            radio-set 4 x1
            claymore 3 x1
            m60-bipod 0 x1
            """;

    private final GameData game = Content.load("combats/patrol.yaml").game();

    private record WeaponAndMode(Weapon weapon, WeaponMode mode) {
        String row() {
            final String users = weapon.users().isEmpty() ? "-" : String.join(",", weapon.users());
            return String.join(
                    " ",
                    weapon.id(),
                    "" + weapon.copies(),
                    "" + weapon.load(),
                    users + "/L" + weapon.minLevel(),
                    weapon.squadMin() + "-" + weapon.squadMax(),
                    mode.id(),
                    "" + mode.cost(),
                    "" + mode.strike(),
                    "" + mode.crit(),
                    flag(mode.aimed(), "aimed"),
                    mode.ammo().orElse("-"),
                    "|",
                    mode.rows().stream().map(WeaponValuesTest::cell).collect(Collectors.joining(" ")));
        }
    }

    private static String cell(final RowCell cell) {
        return cell.focus() + (cell.burst() ? "B" : "") + (cell.stripSoft() > 0 ? "s" + cell.stripSoft() : "");
    }

    @Test
    void modesOfAllWeapons() {
        final List<WeaponAndMode> modes = game.weapons().values().stream()
                .flatMap(weapon -> weapon.modes().values().stream().map(mode -> new WeaponAndMode(weapon, mode)))
                .toList();
        assertTable(MODES, modes, WeaponAndMode::row);
    }

    @Test
    void thereAreFifteenWeaponCards() {
        assertEquals(
                15, game.weapons().values().stream().mapToInt(Weapon::copies).sum());
    }

    @Test
    void specialEffectsStandWithTheirWeaponsOnly() {
        assertEquals(Set.of("m79"), weaponsWith(Weapon::overhead));
        assertEquals(Set.of("flamethrower"), weaponsWith(Weapon::hitsFrontRow));
        assertEquals(Set.of("flamethrower"), weaponsWith(Weapon::ignoresHardCover));
        assertEquals(Set.of("m40"), weaponsWith(Weapon::aimedIgnoresLineOfSight));
        assertEquals(Set.of("m40"), weaponsWith(weapon -> weapon.aimedIgnoresHardCover() == 1));
        assertEquals(Set.of("m1911", "revolver"), weaponsWith(weapon -> !weapon.mainWeapon()));
        assertEquals(Set.of("revolver", "m3", "ak47", "flamethrower"), weaponsWith(weapon -> !weapon.basic()));
    }

    private Set<String> weaponsWith(final Predicate<Weapon> effect) {
        return game.weapons().values().stream().filter(effect).map(Weapon::id).collect(Collectors.toSet());
    }

    @Test
    void automaticFireIsWhatTheModeNamedAutoIs() {
        game.weapons().values().stream()
                .flatMap(weapon -> weapon.modes().values().stream())
                .forEach(mode -> assertEquals(mode.id().equals("auto"), mode.automatic(), mode.toString()));
    }

    @Test
    void sidesAndCountsOfGear() {
        assertTable(
                GEAR,
                game.gear().values(),
                gear -> gear.id() + " "
                        + gear.loads().stream().map(String::valueOf).collect(Collectors.joining("/")) + " x"
                        + gear.count());
    }

    @Test
    void gearWithValuesOfItsOwn() {
        final WeaponMode frag = game.gear().get("frag").fire().orElseThrow();
        assertEquals("3 4 2", frag.cost() + " " + frag.strike() + " " + frag.crit());
        assertEquals(
                List.of("0Bs1", "-1Bs1"),
                frag.rows().stream().map(WeaponValuesTest::cell).toList());
        assertTrue(game.gear().get("frag").ignoresLineOfSight());
        assertEquals(3, game.gear().get("smoke").useCost());
        assertEquals(
                Optional.of(new Gear.TestPool(3, 8, 2)),
                game.gear().get("claymore").test());
        assertEquals(
                Optional.of(new Gear.Attachment("m60", 1, -2, 2)),
                game.gear().get("m60-bipod").attachment());
    }

    @Test
    void gearThatIsLimitedToSomeOrToOne() {
        for (final Gear gear : game.gear().values()) {
            final boolean single = Set.of("flak-jacket", "extra-ration").contains(gear.id());
            assertEquals(single ? 1 : 24, gear.maxPerMarine(), gear.id());
            final List<String> users = switch (gear.id()) {
                case "radio-set" -> List.of("radio-operator");
                case "claymore" -> List.of("engineer");
                default -> List.of();
            };
            assertEquals(users, gear.users(), gear.id());
            assertEquals(!users.isEmpty(), gear.compulsory(), gear.id());
        }
    }

    @Test
    void fireSupport() {
        assertEquals(
                new FireSupport(new FireSupport.Strike(4, 1, 2, 2, 6), new FireSupport.Strike(5, 2, 3, 3, 6), 3),
                game.fireSupport());
    }
}
