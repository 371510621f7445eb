package org.sitrep.rulesets.purplehaze.squad;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.definition.Trait;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;

/** A Squad is dealt, its cards change, and it is dealt again as if nothing had happened. */
class SquadStateTest {
    private static GameTables tables(final String squad) {
        return new GameTables(
                Content.load("combats/patrol.yaml", "squad=" + squad).game());
    }

    private static SquadState dealt(final GameTables tables) {
        final SquadState squad = new SquadState(tables);
        squad.reset(new StartingSquad(tables));
        return squad;
    }

    /** Every number of a state or of its cards, by field. */
    private static List<String> numbers(final Object holder) throws IllegalAccessException {
        final List<String> numbers = new ArrayList<>();
        for (final Field field : holder.getClass().getFields()) {
            if (!Modifier.isStatic(field.getModifiers())) {
                final Object value = field.get(holder);
                final String text = value instanceof int[] ints
                        ? Arrays.toString(ints)
                        : value instanceof Object[] objects ? Arrays.toString(objects) : String.valueOf(value);
                if (field.getType().isArray() || field.getType().isPrimitive()) {
                    numbers.add(field.getName() + " " + text);
                }
            }
        }
        return numbers;
    }

    private static void spoil(final Object holder) throws IllegalAccessException {
        for (final Field field : holder.getClass().getFields()) {
            if (Modifier.isStatic(field.getModifiers())) {
                continue;
            }
            if (field.get(holder) instanceof int[] ints) {
                Arrays.fill(ints, 7);
            } else if (field.getType() == int.class) {
                field.setInt(holder, 7);
            } else if (field.getType() == boolean.class) {
                field.setBoolean(holder, true);
            }
        }
    }

    @Test
    void dealingAgainLeavesNothingOfBefore() throws IllegalAccessException {
        final GameTables tables = tables("worn-out");
        final SquadState used = dealt(tables);
        spoil(used);
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            used.cards.dealProfile(marine, marine);
            used.cards.setLevel(marine, 4);
        }
        used.reset(new StartingSquad(tables));
        final SquadState fresh = dealt(tables);
        assertEquals(numbers(fresh), numbers(used));
        assertEquals(numbers(fresh.cards), numbers(used.cards));
        assertTrue(numbers(fresh).size() >= 25, "the fields must have been found");
    }

    @Test
    void theStartIsThatOfTheScenario() {
        final SquadState squad = dealt(tables("veterans"));
        assertArrayEquals(new int[] {4, 0, 2, 0, 11, 7}, squad.experience);
        assertArrayEquals(new int[] {3, 3, 4, 4, 2, 2}, squad.cards.level);
        assertEquals("MP21", squad.tables.profiles.index.id(squad.cards.profile[0]));
        assertEquals(6, squad.presentCount);
        assertFalse(squad.inCombat);
    }

    @Test
    void whoIsKilledOrEvacuatedIsNotPresent() {
        final SquadState squad = dealt(tables("reference"));
        squad.kill(0b000100);
        squad.evacuate(0b100001);
        assertEquals(0b011010, squad.present);
        assertEquals(3, squad.presentCount);
        assertFalse(squad.isPresent(2));
        assertFalse(squad.isPresent(5));
        assertTrue(squad.isPresent(1));
        squad.kill(0b100000);
        assertEquals(3, squad.presentCount, "killed after he was evacuated");
    }

    /** Cards that change one by one are those of a Squad that begins with them. */
    @Test
    void cardsDealtLaterAreAsGoodAsThoseDealtAtTheStart() throws IllegalAccessException {
        final SquadState changed = dealt(tables("reference"));
        final StartingSquad veterans = new StartingSquad(tables("veterans"));
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            changed.cards.dealProfile(marine, veterans.profile[marine]);
            changed.cards.setLevel(marine, veterans.level[marine]);
        }
        assertEquals(numbers(dealt(tables("veterans")).cards), numbers(changed.cards));
    }

    /** A Profile and a level of the files, number by number. */
    @Test
    void whatIsPrintedIsWhatLiesThere() {
        final GameTables tables = tables("reference");
        final SquadState squad = dealt(tables);
        final var profile = tables.game.profiles().get("MP13");
        squad.cards.dealProfile(4, tables.profiles.index.of("MP13"));
        assertEquals(profile.damageThreshold(), squad.damageThreshold(4));
        assertEquals(profile.stressThreshold(), squad.stressThreshold(4));
        assertEquals(profile.loadCapacity(), squad.cards.loadCapacity[4]);
        for (final Trait trait : Trait.values()) {
            assertEquals(profile.of(trait), squad.trait(4, trait.ordinal()));
        }
        final var engineer = tables.game.specializations().get("engineer");
        for (int level = 1; level <= 4; level++) {
            squad.cards.setLevel(4, level);
            final var printed = engineer.levels().get(level - 1);
            assertEquals(printed.softCover(), squad.cards.maxSoft(4));
            for (final SkillId skill : SkillId.values()) {
                final boolean has = printed.skills().keySet().stream()
                        .anyMatch(name -> SkillId.of(name).orElseThrow() == skill);
                assertEquals(has, squad.cards.has(4, skill), "level " + level + " " + skill);
            }
        }
    }
}
