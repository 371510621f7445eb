package org.sitrep.rulesets.purplehaze.definition;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The places of R&amp;R against the table of PH-RNR-2. */
class RestTableTest {
    /**
     * The line's name | what each of its steps does. Nine lines a place: bad, middling, good, each by second D6 1-2,
     * 3-4, 5-6.
     */
    private static final String BASE = """
            food-poisoning | random-4 damage 1
            latrine-duty | random-2 stress 1
            brawl | random-2 rest brawl
            joyride | random-1 stress 2; other-3 stress -1
            darts | random-1 stress -1 boonCards 1
            speech | all stress -1
            beer | stressed-3 stress -1
            smoke | stressed-3 stress -1; other-1 damage 1 stress -2
            baseball | all stress -1
            """;

    private static final String TOWN = """
            rickshaw | random-2 damage 1
            bridge-out | rest base-instead
            thrown-out | -
            rice-liquor | random-3 damage 1 stress -1
            gambling | rest gamble
            lamps | - | boonPoints -1; all stress -1 | stressed-3 stress -1
            photograph | random-1 stress -2 boonCards 1; stressed-3 stress -1
            arm-wrestling | - | weapon m3; stressed-1 stress -1 | rest roll-again
            nurses | stressed-3 stress -2; others stress -1
            """;

    private static final String DA_NANG = """
            mugged | boonPoints -1
            lost | -
            street-fight | random-3 damage 1 stress -2
            market | random-2 boonCards 1
            sights | all stress -1
            beach | random-4 stress -2; others stress -1
            show | all stress -2
            revue | choice rest relief; others stress -2
            fine-house | all stress -3
            """;

    private final GameData game = Content.load("combats/patrol.yaml").game();

    @Test
    void linesOfTheTable() {
        assertEquals(BASE, lines("base"));
        assertEquals(TOWN, lines("town"));
        assertEquals(DA_NANG, lines("da-nang"));
        assertEquals(Set.of("base", "town", "da-nang"), game.rest().keySet());
    }

    @Test
    void everyEntryIsOneLine() {
        for (final RestPlace place : game.rest().values()) {
            final List<String> lines = linesOf(place);
            assertEquals(9, new HashSet<>(lines).size(), place.id());
            assertEquals(place.entries().keySet(), new HashSet<>(lines), place.id());
        }
    }

    /** Town, middling 5-6: a Boon point of the Squad buys it for all, otherwise it is for three. */
    @Test
    void aBoonPointOpensTheHouseToAll() {
        final Map<String, Entry.Option> options = game.rest()
                .get("town")
                .entries()
                .get("lamps")
                .steps()
                .get("stairs")
                .choose();
        assertEquals("upper", options.get("pay").next());
        assertEquals(1, options.get("pay").needs().orElseThrow().boonPointsAtLeast());
        assertEquals("lower", options.get("save").next());
    }

    /** Town, good 3-4: there is one M3. */
    @Test
    void whoOwnsTheM3RollsAgain() {
        final Entry.Branch owned = forkOf("arm-wrestling", "arms");
        assertEquals(List.of("m3"), owned.when().has());
        assertEquals(List.of("other", "won"), List.of(owned.then(), owned.otherwise()));
    }

    /** PH-RNR-1: it is not a Mission, so there is nothing to march on, to wait for, to test or to fight. */
    @Test
    void nothingOfTheMap() {
        final Set<String> known =
                Set.of("who", "damage", "stress", "boonPoints", "boonCards", "weapon", "log", "unlog", "rest");
        for (final RestPlace place : game.rest().values()) {
            for (final Entry line : place.entries().values()) {
                final StepGraph graph = new StepGraph(line.id(), line.steps());
                graph.effects()
                        .forEach(effect ->
                                assertEquals(Set.of(), without(Parts.of(effect).keySet(), known), line.id()));
                assertEquals(0, graph.tests().count(), line.id());
            }
        }
    }

    private Entry.Branch forkOf(final String line, final String step) {
        final Optional<Entry.Branch> branch =
                game.rest().get("town").entries().get(line).steps().get(step).branch();
        return branch.orElseThrow();
    }

    private String lines(final String id) {
        final RestPlace place = game.rest().get(id);
        return linesOf(place).stream()
                .map(line -> line + " | "
                        + place.entries().get(line).steps().values().stream()
                                .map(step -> Parts.words(step.effects()))
                                .collect(Collectors.joining(" | "))
                        + "\n")
                .collect(Collectors.joining());
    }

    private static List<String> linesOf(final RestPlace place) {
        return List.of(place.bad(), place.middling(), place.good()).stream()
                .flatMap(List::stream)
                .toList();
    }

    private static Set<String> without(final Set<String> parts, final Set<String> known) {
        final Set<String> rest = new HashSet<>(parts);
        rest.removeAll(known);
        return rest;
    }
}
