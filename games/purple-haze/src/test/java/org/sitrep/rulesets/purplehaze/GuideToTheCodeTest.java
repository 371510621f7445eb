package org.sitrep.rulesets.purplehaze;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.sitrep.contract.GamePages;
import org.sitrep.rulesets.purplehaze.campaign.CampaignState;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.combat.RedState;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.play.RollId;
import org.sitrep.rulesets.purplehaze.squad.MarineCards;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.squad.TestInHand;

/**
 * The pages of the ruleset have a line for each file and for each roll, the table of state names fields that are there,
 * and none of them names what is not.
 */
class GuideToTheCodeTest {
    private static final Path FOLDER = Path.of("src/main/java/org/sitrep/rulesets/purplehaze");
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");
    private static final Set<Class<?>> STATES = Set.of(
            SquadState.class,
            MarineCards.class,
            TestInHand.class,
            CombatState.class,
            RedState.class,
            MissionState.class,
            CampaignState.class);

    private static String section(final String heading) {
        return GamePages.titled(PurpleHaze.class, heading);
    }

    private static Set<String> code(final String text, final String pattern) {
        return CODE.matcher(text)
                .results()
                .map((MatchResult code) -> code.group(1))
                .flatMap(code -> Stream.of(code.split("[^A-Za-z0-9]+")))
                .filter(word -> word.matches(pattern))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> files() throws IOException {
        try (Stream<Path> all = Files.walk(FOLDER)) {
            return all.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".java") && !name.equals("package-info.java"))
                    .map(name -> name.replace(".java", ""))
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    private static Set<String> less(final Set<String> all, final Set<String> without) {
        final Set<String> rest = new TreeSet<>(all);
        rest.removeAll(without);
        return rest;
    }

    @Test
    void everyFileHasItsLine() throws IOException {
        assertEquals(Set.of(), less(files(), code(section("Files"), ".*")));
    }

    @Test
    void noLineTellsOfAFileThatIsNotThere() throws IOException {
        final Set<String> inFirstColumn = new TreeSet<>();
        for (final String line : section("Files").split("\n")) {
            if (line.startsWith("| `")) {
                inFirstColumn.addAll(code(line.substring(0, line.indexOf('|', 2)), "[A-Z][A-Za-z]+"));
            }
        }
        assertEquals(Set.of(), less(inFirstColumn, files()));
    }

    @Test
    void everyRollHasItsRowAndEveryRowItsRoll() throws IOException {
        final Set<String> rolls =
                Arrays.stream(RollId.values()).map(RollId::id).collect(Collectors.toCollection(TreeSet::new));
        final Set<String> rows = new TreeSet<>();
        for (final String line : section("Rolls").split("\n")) {
            if (line.startsWith("| `")) {
                rows.addAll(code(line.substring(0, line.indexOf('|', 2)), ".*"));
            }
        }
        assertEquals(Set.of(), less(rolls, rows), "rolls without a row");
        assertEquals(Set.of(), less(rows, rolls), "rows without a roll");
    }

    @Test
    void theStateTableNamesFieldsThatAreThere() throws IOException {
        final Set<String> fields = STATES.stream()
                .flatMap(state -> Arrays.stream(state.getDeclaredFields()))
                .map(Field::getName)
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(Set.of(), less(code(section("State"), "[a-z][A-Za-z]+"), fields));
    }

    @Test
    void everyArrayOfTheStateIsNamed() throws IOException {
        final Set<String> arrays = STATES.stream()
                .flatMap(state -> Arrays.stream(state.getDeclaredFields()))
                .filter(field -> field.getType().isArray() && !Modifier.isStatic(field.getModifiers()))
                .map(Field::getName)
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(Set.of(), less(arrays, code(section("State"), ".*")));
    }
}
