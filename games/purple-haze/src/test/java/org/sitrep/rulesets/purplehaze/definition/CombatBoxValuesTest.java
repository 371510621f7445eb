package org.sitrep.rulesets.purplehaze.definition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.sitrep.rulesets.purplehaze.definition.Tables.assertTable;
import static org.sitrep.rulesets.purplehaze.definition.Tables.flag;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Combat boxes, board, Threat and Terrain against GAP-01, GAP-11 to GAP-13, and the reference squad. */
class CombatBoxValuesTest {
    /**
     * id | black | yellow | red | Tactics, yellow, red | Initiative L/M/H | Enemy Hard Cover | Marine Hard Cover |
     * Claymore.
     */
    private static final String BOXES = """
            patrol | 5F elite | 1F rpd | 0F sniper | 1/0/1 | 6/5/4 | r1c1 r1c4 r2c2 r2c3 | r1c2 r2c3 | -
            ambushed | 6F sniper | 1F leader | 1F | 2/0/1 | 2/1/-2 | r1c2 r2c1 r2c4 r3c3 | r1c1 | -
            we-ambush | 6F | 1F elite | 1F rpd | 0/1/1 | 9/8/7 | r2c2 | r1c1 r1c3 r2c2 | claymore
            bunker | 5F rpd leader | 1F | 0F elite | 1/1/1 | 6/5/4 | r1c1 r1c2 r1c3 r1c4 r2c2 r2c3 | r2c1 r2c4 | -
            random | 6F elite | 0F | 0F | 1/0/0 | 3/3/3 | r1c2 r2c3 r3c1 | r1c3 | -
            """;

    /** id, minutes, Stamina. */
    private static final String TERRAIN = """
            urban 15 1
            paddy 15 1
            jungle 30 2
            hilly 45 3
            mountainous 60 4
            """;

    private static final List<String> IDS = List.of("patrol", "ambushed", "we-ambush", "bunker", "random");

    private static CombatBox box(final String id) {
        return Content.load("combats/" + id + ".yaml").game().combats().get(id);
    }

    private static String row(final CombatBox box) {
        final CombatBox.Bands threat = box.threat();
        return String.join(
                " | ",
                box.id(),
                force(box.enemies()),
                force(threat.medium().adds()),
                force(threat.high().adds()),
                box.tactics() + "/" + threat.medium().tactics() + "/"
                        + threat.high().tactics(),
                threat.low().initiative() + "/" + threat.medium().initiative() + "/"
                        + threat.high().initiative(),
                String.join(" ", box.enemyHardCover()),
                String.join(" ", box.marineHardCover()),
                flag(box.claymore(), "claymore"));
    }

    private static String force(final CombatBox.Force force) {
        return force.fighters() + "F"
                + force.specialists().stream().map(type -> " " + type).collect(Collectors.joining());
    }

    @Test
    void boxes() {
        assertTable(BOXES, IDS.stream().map(CombatBoxValuesTest::box).toList(), CombatBoxValuesTest::row);
    }

    @Test
    void boxesLeaveTheRestToTheRules() {
        for (final String id : IDS) {
            final CombatBox box = box(id);
            assertEquals(!id.equals("random"), box.threat().banded(), id);
            assertEquals(1, box.rounds(), id);
            assertEquals(0, box.endsAtEliminated() + box.endsAfterEnemyActivations(), id);
            assertEquals(
                    0,
                    box.enemySpaces().size()
                            + box.marineSpaces().size()
                            + box.log().size(),
                    id);
            assertEquals(0, box.threat().low().tactics(), id);
            assertEquals("0F", force(box.threat().low().adds()), id);
        }
    }

    @Test
    void everyCombatIsSetUpForTheReferenceSquad() {
        for (final String id : IDS) {
            final GameData game = Content.load("combats/" + id + ".yaml").game();
            assertEquals(id, game.combat().orElseThrow());
            assertEquals("reference", game.squad().orElseThrow());
            assertEquals(Optional.empty(), game.loadout());
            assertEquals(new Start(5, false, List.of(), Optional.empty()), game.start());
        }
    }

    @Test
    void board() {
        final Board board = Content.load("combats/patrol.yaml").game().board();
        assertEquals(
                "r1c2 r1c3 r2c1 r2c2 r2c3 r2c4 r1c1 r1c4 r3c1 r3c2 r3c3 r3c4", String.join(" ", board.enemyOrder()));
        assertEquals(0.36, board.circleRadius());
        assertEquals(1.0, board.centreStripHeight());
        assertEquals(0.06, board.dotGap());
    }

    @Test
    void threat() {
        assertEquals(
                new ThreatTrack(3, 6, List.of(-1, 0, 0, 1, 1, 2)),
                Content.load("combats/patrol.yaml").game().threat());
    }

    @Test
    void terrain() {
        assertTable(
                TERRAIN,
                Content.load("combats/patrol.yaml").game().terrain().values(),
                kind -> kind.id() + " " + kind.minutes() + " " + kind.stamina());
        Content.load("combats/patrol.yaml")
                .game()
                .terrain()
                .values()
                .forEach(kind -> assertEquals(!kind.id().equals("urban"), kind.shifts(), kind.id()));
    }

    @Test
    void referenceSquad() {
        final GameData game = Content.load("combats/patrol.yaml").game();
        final Squad squad = game.squads().get("reference");
        assertEquals(
                List.copyOf(game.specializations().keySet()),
                List.copyOf(squad.members().keySet()));
        int number = 0;
        for (final Squad.Member member : squad.members().values()) {
            assertEquals(
                    new Squad.Member("MP0" + ++number, 1, 0, 0, Optional.empty(), Optional.empty(), Optional.empty()),
                    member);
        }
        assertTable(
                """
                squad-leader [m16] {auto-ammo=[2]}
                radio-operator [m16] {auto-ammo=[1], radio-set=[4]}
                infantryman [m60] {mg-ammo=[1]}
                scout [m40] {}
                engineer [m79] {gl-ammo=[1], claymore=[3]}
                corpsman [m14] {first-aid-kit=[4]}
                """,
                game.loadouts().get(squad.loadout()).kits().entrySet(),
                kit -> kit.getKey() + " " + kit.getValue().weapons() + " "
                        + kit.getValue().gear());
    }
}
