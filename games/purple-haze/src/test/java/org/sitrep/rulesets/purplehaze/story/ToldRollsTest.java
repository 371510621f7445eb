package org.sitrep.rulesets.purplehaze.story;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.dice.DiceThrow;
import org.sitrep.rng.MissionKey;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.story.Rolling;
import org.sitrep.ruleset.tale.Law;
import org.sitrep.ruleset.tale.Roll;
import org.sitrep.ruleset.tale.Tale;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.play.RollId;
import org.sitrep.rulesets.purplehaze.play.Rolls;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.MissionTables;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;

/** Every roll of the ruleset tells itself, once, and is the very roll that is made untold. */
class ToldRollsTest {
    private static final MissionTables TABLES = new MissionTables(
            new GameTables(Content.load("missions/01-crash.yaml").game()));

    private final MissionKey key = new MissionKey().set(1967, 4);
    private final List<Roll> told = new ArrayList<>();
    private final Rolling rolling = new Rolling(new Narrator() {
        @Override
        public void heading(final String text) {
            throw new AssertionError(text);
        }

        @Override
        public void tell(final Tale.Entry entry) {
            told.add(((Tale.Rolled) entry).roll());
        }
    });
    private final MissionState mission = new MissionState(TABLES, new SquadState(TABLES.components));
    private final CombatState combat = new CombatState(mission.squad);
    private final ToldRolls rolls = new ToldRolls(key, combat, mission, rolling);

    ToldRollsTest() {
        mission.squad.reset(new StartingSquad(TABLES.components));
    }

    /** The methods that roll: all but those by which a bot guesses, and the one that tells dice already thrown. */
    static Stream<Named<Method>> all() {
        return Arrays.stream(Rolls.class.getDeclaredMethods())
                .filter(method -> Modifier.isPublic(method.getModifiers()) && !Modifier.isStatic(method.getModifiers()))
                .filter(method -> !method.getName().startsWith("guessed")
                        && !method.getName().equals("enemyDice"))
                .map(method -> Named.of(method.getName(), method));
    }

    @ParameterizedTest
    @MethodSource("all")
    void tellsItselfOnceAndAsItWasMade(final Method roll) throws ReflectiveOperationException {
        final Rolls untold = new Rolls(key, TABLES.components.totals, TABLES.components.faces);
        assertEquals(call(untold, roll), call(rolls, roll));
        rolling.tell();
        assertEquals(1, told.size());
        assertEquals(roll.getName(), told.get(0).id());
        assertFalse(told.get(0).name().isEmpty());
    }

    /** All numbers are 1: the first Marine but one, the first round, one to choose from, one die of each colour. */
    private static Object call(final Rolls on, final Method roll)
            throws IllegalAccessException, InvocationTargetException {
        final Object[] ones = Arrays.stream(roll.getParameterTypes())
                .map(type ->
                        type == int.class ? (Object) 1 : type == RollId.class ? RollId.ENEMY_TEST : new DiceThrow())
                .toArray();
        return roll.invoke(on, ones);
    }

    /** A higher D6 of Regroup costs the player more Initiative; the face itself is what counts. */
    @Test
    void regroupCountsItsFace() {
        final int face = rolls.regroup(1);
        rolling.tell();
        final Roll roll = told.get(0);
        assertEquals(face, roll.value());
        assertEquals(-1, roll.favour());
        assertEquals(6, roll.law().orElseThrow().chances().size());
        assertEquals(List.of(face), roll.pools().get(0).faces());
    }

    /** With two Enemies left four faces make them retreat. */
    @Test
    void theRetreatRollCountsForWhetherTheyGo() {
        combat.enemies = 2;
        final int face = rolls.retreat();
        rolling.tell();
        assertEquals(face > 2 ? 1 : 0, told.get(0).value());
        assertEquals(
                List.of(new Law.Chance(0, 2 / 6.0), new Law.Chance(1, 4 / 6.0)),
                told.get(0).law().orElseThrow().chances());
    }

    /** Hits on IDs that nobody holds do not count, nor in the law: with nobody there nothing can be hit. */
    @Test
    void anEnemyTestCountsHitsOnIdsThatAreHeld() {
        Arrays.fill(mission.squad.holder, CombatState.NONE);
        rolls.enemyTest(1, 3, 5, 2);
        rolling.tell();
        assertEquals(0, told.get(0).value());
        assertEquals(
                List.of(new Law.Chance(0, 1)), told.get(0).law().orElseThrow().chances());
        assertTrue(told.get(0).pools().size() == 3, told.toString());
    }
}
