package org.sitrep.rulesets.purplehaze.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.dice.MatchRule;
import org.sitrep.rulesets.purplehaze.definition.FireItem;
import org.sitrep.rulesets.purplehaze.definition.FireSupport;
import org.sitrep.rulesets.purplehaze.definition.Gear;
import org.sitrep.rulesets.purplehaze.definition.WeaponMode;
import org.sitrep.rulesets.purplehaze.tables.BoardTable;
import org.sitrep.rulesets.purplehaze.tables.EnemyTable;
import org.sitrep.rulesets.purplehaze.tables.Index;
import org.sitrep.rulesets.purplehaze.tables.LineOfSight;
import org.sitrep.rulesets.purplehaze.tables.MapTable;
import org.sitrep.rulesets.purplehaze.tables.MarkerTables;
import org.sitrep.rulesets.purplehaze.tables.ModeTable;
import org.sitrep.rulesets.purplehaze.tables.Passage;
import org.sitrep.rulesets.purplehaze.tables.Pieces;
import org.sitrep.rulesets.purplehaze.tables.TerrainTable;
import org.sitrep.rulesets.purplehaze.tables.ThreatDie;

/**
 * What a bot can reach through what it is given: views, and tables of what lies face up for everybody. No state, no
 * program of entries, no roll, however many methods are called one on the other.
 */
class ViewsTest {
    private static final String OURS = "org.sitrep.";

    /** Types whose every value a player may know. */
    private static final Set<Class<?>> FACE_UP = Set.of(
            BoardTable.class,
            LineOfSight.class,
            MapTable.class,
            TerrainTable.class,
            ThreatDie.class,
            ModeTable.class,
            FireItem.class, // printed on its card, as are those that follow
            Gear.Attachment.class,
            WeaponMode.class,
            Pieces.class,
            MarkerTables.class,
            EnemyTable.class, // printed on the markers; only a view says which of them lies where
            FireSupport.Strike.class,
            MatchRule.class,
            Passage.class, // of a step that lies open: StoryView hands out no other
            Index.class);

    @ParameterizedTest
    @ValueSource(classes = {GameView.class, RedView.class})
    void onlyViewsAndWhatLiesFaceUpCanBeReached(final Class<?> given) {
        final Set<String> others = new TreeSet<>();
        for (final Class<?> reached : reachable(given)) {
            final String name = reached.getSimpleName();
            final boolean mayBe = name.endsWith("View")
                    || name.matches("RedHand|RedMap")
                    || reached.isEnum()
                    || FACE_UP.contains(reached);
            if (!mayBe) {
                others.add(reached.getName());
            }
        }
        assertEquals(Set.of(), others);
    }

    /** The walk is not blind. */
    @Test
    void theWalkFindsWhatIsThere() {
        final Set<Class<?>> fromView = reachable(GameView.class);
        assertTrue(fromView.containsAll(FACE_UP), fromView.toString());
        assertTrue(reachable(Leaking.class).contains(Secret.class));
    }

    /** A view that gives away what it should not, for the test of the test. */
    private static final class Leaking {
        public Secret[] leak() {
            return new Secret[0];
        }
    }

    /** Something that is not a view. */
    private static final class Secret {
        public final StringBuilder text = new StringBuilder();
    }

    private static Set<Class<?>> reachable(final Class<?> from) {
        final Set<Class<?>> seen = new HashSet<>();
        walk(from, seen);
        return seen;
    }

    private static void walk(final Class<?> type, final Set<Class<?>> seen) {
        final Class<?> element = type.isArray() ? type.getComponentType() : type;
        if (!element.getName().startsWith(OURS) || !seen.add(element)) {
            return;
        }
        given(element).forEach(next -> walk(next, seen));
    }

    /** What public fields hold and public methods return. */
    private static Stream<Class<?>> given(final Class<?> type) {
        final Stream<Class<?>> fields = Arrays.stream(type.getDeclaredFields())
                .filter(field -> Modifier.isPublic(field.getModifiers()))
                .map(Field::getType);
        final Stream<Class<?>> methods = Arrays.stream(type.getDeclaredMethods())
                .filter(method -> Modifier.isPublic(method.getModifiers()))
                .map(Method::getReturnType);
        return Stream.concat(fields, methods);
    }
}
