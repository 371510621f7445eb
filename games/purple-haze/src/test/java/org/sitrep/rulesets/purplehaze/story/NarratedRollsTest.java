package org.sitrep.rulesets.purplehaze.story;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.dice.DiceThrow;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.story.RollNarrator;
import org.sitrep.ruleset.transcript.Law;
import org.sitrep.ruleset.transcript.Roll;
import org.sitrep.ruleset.transcript.Transcript;
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
class NarratedRollsTest {
    private static final MissionTables TABLES = new MissionTables(
            new GameTables(Content.load("missions/01-crash.yaml").game()));

    private final TrialKey key = new TrialKey().set(1967, 4);
    private final List<Roll> told = new ArrayList<>();
    private final RollNarrator rolling = new RollNarrator(new Narrator() {
        @Override
        public void heading(final String text) {
            throw new AssertionError(text);
        }

        @Override
        public void tell(final Transcript.Entry entry) {
            told.add(((Transcript.Rolled) entry).roll());
        }
    });
    private final MissionState mission = new MissionState(TABLES, new SquadState(TABLES.components));
    private final CombatState combat = new CombatState(mission.squad);
    private final NarratedRolls rolls = new NarratedRolls(key, combat, mission, rolling);

    NarratedRollsTest() {
        mission.squad.reset(new StartingSquad(TABLES.components));
    }

    /** All rolls but those by which a bot guesses and those that throw a told one again. */
    static Stream<RollId> all() {
        return Stream.of(RollId.values()).filter(roll -> !roll.name().matches("GUESSED_.*|.*_TEST_AGAIN"));
    }

    @ParameterizedTest
    @MethodSource("all")
    void tellsItselfOnceAndAsItWasMade(final RollId roll) {
        final Rolls untold = new Rolls(key, TABLES.components.totals, TABLES.components.faces);
        assertEquals(make(untold, roll), make(rolls, roll));
        rolling.tell();
        assertEquals(1, told.size());
        assertEquals(roll.id(), told.get(0).id());
        assertFalse(told.get(0).name().isEmpty());
    }

    /** All numbers are 1: the first Marine but one, the first round, one to choose from, one die of each colour. */
    private static long make(final Rolls on, final RollId roll) {
        return switch (roll) {
            case ENEMY_TEST, TACTICS_TEST, AIM_SHOOT_THROW -> on.throwFaces(roll, 1, 1, 1, 1);
            case MARINE_TEST, PATCH_UP_TEST -> on.combatTest(roll, 1, 1, 1, 1, 1, 1);
            case CLAYMORE_TEST -> on.combatTest(roll, Rolls.NOBODY, 0, 1, 1, 1, 1);
            case AIM_SHOOT_TEST -> on.combatTest(roll, Rolls.NOBODY, 1, 0, 1, 1, 1);
            case FIRST_AID_TEST -> on.firstAidTest(1, 1, 1, 1, 1, 1, 1);
            case TRAIT_TEST -> on.traitTest(1, 1, 1, 1, 1, 1, 1);
            case RED_DICE -> {
                on.throwDice(roll, 1, RollId.ENEMY_TEST.number(), 1, 1, 1, new DiceThrow());
                yield 0;
            }
            case AIM_SHOOT_TARGET,
                    REGROUP,
                    RETREAT,
                    CLAYMORE_DUD,
                    CLAYMORE_DUD_AGAIN,
                    FIRE_MISSION_TABLE_A,
                    FIRE_MISSION_TABLE_B,
                    FIRE_MISSION_HARD_COVER,
                    FIRE_MISSION_D3,
                    ENTRY_DIE,
                    BRAWL_DIE,
                    GAMBLE,
                    REST_FIRST_DIE,
                    REST_SECOND_DIE -> on.d6(roll, 1, 1, 1);
            default -> on.pick(roll, 1, 1, 1, 1);
        };
    }

    /** A higher D6 of Regroup costs the player more Initiative; the face itself is what counts. */
    @Test
    void regroupCountsItsFace() {
        final int face = rolls.d6(RollId.REGROUP, 1, 0, 0);
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
        final int face = rolls.d6(RollId.RETREAT, 0, 0, 0);
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
        rolls.throwFaces(RollId.ENEMY_TEST, 1, 3, 5, 2);
        rolling.tell();
        assertEquals(0, told.get(0).value());
        assertEquals(
                List.of(new Law.Chance(0, 1)), told.get(0).law().orElseThrow().chances());
        assertTrue(told.get(0).pools().size() == 3, told.toString());
    }
}
