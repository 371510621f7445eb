package org.sitrep.rulesets.rambo.bots.planner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.rambo.bots.sense.Nerve;
import org.sitrep.rulesets.rambo.bots.sense.Sense;
import org.sitrep.rulesets.rambo.definition.Content;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.mission.MissionView;
import org.sitrep.rulesets.rambo.tables.GameTables;

/** In Proof: a Scout moves twice before it gives alert, 4 spaces each, an Officer gives none. */
class PressureTest {
    private static final int SCOUT = 0;
    private static final int OFFICER = 1;
    private static final int TWO_MOVES = 8;
    private static final int ALERT = 3;

    private MissionState s;
    private Sense sense;
    private Pressure pressure;
    private int space;

    @BeforeEach
    void trautmanAlone() {
        lay("trautman-one");
    }

    private void lay(final String party) {
        final GameData game =
                Content.load("missions/01-proof.yaml", "party=" + party).game();
        s = new MissionState(new GameTables(game, game.mission().orElseThrow()));
        s.round = 1;
        space = s.tables.map.space(5, 13);
        s.heroSpace[0] = space;
        s.alert[0] = ALERT;
        sense = new Sense(new MissionView(s), Nerve.CAREFUL);
        pressure = new Pressure(sense);
    }

    /** Puts a figure so many steps from the hero. */
    private void enemy(final int type, final int steps) {
        final int figure = Long.numberOfTrailingZeros(~s.figures);
        s.figures |= 1L << figure;
        s.type[figure] = type;
        s.figuresOf[type]++;
        s.figureSpace[figure] = away(steps, figure);
    }

    private int away(final int steps, final int nth) {
        int left = nth;
        for (int at = 0; at < s.tables.map.spaces; at++) {
            if (s.tables.map.walk(at, space) == steps && left-- == 0) {
                return at;
            }
        }
        throw new AssertionError("no space " + steps + " steps away");
    }

    private double cost() {
        return pressure.cost(0, space, ALERT, 0);
    }

    private double of(final int more) {
        final double cost = sense.safety.alert(0, ALERT + more) - sense.safety.alert(0, ALERT);
        assertTrue(cost > 0);
        return cost;
    }

    @Test
    void nobodyIsThere() {
        assertEquals(0, cost());
    }

    @Test
    void whoCanComeBesideTheHeroWithAllItsMovesCounts() {
        enemy(SCOUT, TWO_MOVES + 1);
        assertEquals(of(1), cost());
        enemy(SCOUT, 1);
        assertEquals(of(2), cost());
        enemy(SCOUT, TWO_MOVES + 2);
        assertEquals(of(2), cost());
    }

    @Test
    void aBehaviourThatIsSkippedIsOneMoveLess() {
        enemy(SCOUT, TWO_MOVES / 2 + 1);
        enemy(SCOUT, TWO_MOVES / 2 + 2);
        s.skipsBehaviour = true;
        assertEquals(of(1), cost());
    }

    @Test
    void theDeadDoNotCountAndMakeWayForTheNextCard() {
        enemy(SCOUT, 1);
        enemy(OFFICER, 2);
        assertEquals(of(1), cost());
        assertEquals(0, pressure.cost(0, space, ALERT, 1));
    }

    @Test
    void aCardWithoutAlertThatIsNextCostsNone() {
        enemy(SCOUT, 1);
        enemy(OFFICER, 2);
        s.marker = OFFICER;
        assertEquals(0, cost());
    }

    @Test
    void turnsStillToTakeMakeItLess() {
        enemy(SCOUT, 1);
        final double now = cost();
        s.turnsLeft[0] = 2;
        assertEquals(0.3 * 0.3 * now, cost(), 1e-12);
    }

    @Test
    void figuresGoForAnotherHeroOfAHigherLevel() {
        lay("trautman-two");
        s.heroSpace[1] = away(3, 0);
        enemy(SCOUT, 4);
        assertEquals(of(1), cost());
        s.alert[1] = 8;
        assertEquals(0, cost());
        enemy(SCOUT, 1);
        assertEquals(of(1), cost());
    }
}
