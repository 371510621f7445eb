package org.sitrep.rulesets.purplehaze.definition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.sitrep.rulesets.purplehaze.definition.Tables.assertTable;
import static org.sitrep.rulesets.purplehaze.definition.Tables.flag;
import static org.sitrep.rulesets.purplehaze.definition.Tables.word;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Enemy markers against GAP-04, and the Tactics markers against PH-TAC-1 to PH-TAC-8. */
class EnemyValuesTest {
    /** id, Hit Points, Soft Cover. */
    private static final String FIGHTERS = """
            F01 3 1
            F02 3 2
            F03 3 2
            F04 3 3
            F05 4 1
            F06 4 1
            F07 4 2
            F08 4 2
            F09 5 1
            F10 5 2
            F11 5 2
            F12 6 1
            """;

    /** id, type, Hit Points, Soft Cover. */
    private static final String SPECIALISTS = """
            S1 elite 5 2
            S2 elite 6 1
            S3 rpd 4 2
            S4 rpd 5 1
            S5 sniper 3 3
            S6 sniper 4 2
            S7 leader 4 2
            TK1 tank 8 0
            """;

    /** id, cost, Focus, Crit, AddTactic, HardMove, whether it attacks. */
    private static final String COMBAT_MARKERS = """
            CM01 3 0 0 tactic hard -
            CM02 4 0 0 - - attack
            CM03 4 1 0 - - attack
            CM04 4 0 1 - - attack
            CM05 5 1 0 - hard attack
            CM06 5 0 1 tactic - attack
            CM07 5 1 1 - - attack
            CM08 6 1 1 tactic - attack
            CM09 6 1 2 - hard attack
            CM10 7 1 2 - - attack
            CM11 7 2 2 - - attack
            """;

    /** id, effect, copies, in the pool, Focus, Strike, Crit, Soft Cover off each Marine hit, extra cost. */
    private static final String TACTICS = """
            aim-shoot aim-shoot 1 1 2 4 1 0 0
            artillery barrage 1 0 2 10 2 3 0
            fubar fubar 1 1 0 0 0 0 1
            flanking flanking 1 1 0 0 0 0 0
            grenades barrage 1 1 2 6 2 1 0
            mortar barrage 1 1 2 8 2 2 0
            regroup regroup 1 1 0 0 0 0 0
            support support 1 1 0 0 0 0 0
            """;

    private final GameData game = Content.load("combats/patrol.yaml").game();

    @Test
    void fighters() {
        assertTable(
                FIGHTERS,
                game.enemies().fighters().values(),
                fighter -> fighter.id() + " " + fighter.hitPoints() + " " + fighter.soft());
    }

    @Test
    void specialists() {
        assertTable(
                SPECIALISTS,
                game.enemies().specialists().values(),
                specialist -> String.join(
                        " ", specialist.id(), specialist.type(), "" + specialist.hitPoints(), "" + specialist.soft()));
    }

    @Test
    void combatMarkers() {
        assertTable(
                COMBAT_MARKERS,
                game.combatMarkers().values(),
                marker -> String.join(
                        " ",
                        marker.id(),
                        "" + marker.cost(),
                        "" + marker.focus(),
                        "" + marker.crit(),
                        flag(marker.addTactic(), "tactic"),
                        flag(marker.hardMove(), "hard"),
                        flag(marker.attacks(), "attack")));
        game.combatMarkers().values().forEach(marker -> assertEquals(1, marker.copies(), marker.id()));
    }

    @Test
    void tacticsMarkers() {
        assertTable(
                TACTICS,
                game.tactics().values(),
                marker -> String.join(
                        " ",
                        marker.id(),
                        word(marker.effect()),
                        "" + marker.copies(),
                        "" + marker.inPool(),
                        "" + marker.focus(),
                        "" + marker.strike(),
                        "" + marker.crit(),
                        "" + marker.stripSoft(),
                        "" + marker.cost()));
    }

    @Test
    void eliminatedTrack() {
        assertEquals(List.of(0, 0, 0, 1, 2, 3), game.eliminatedTrack());
    }
}
