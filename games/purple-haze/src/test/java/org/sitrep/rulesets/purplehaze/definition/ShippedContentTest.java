package org.sitrep.rulesets.purplehaze.definition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Everything that is shipped can be played as it stands. */
class ShippedContentTest {
    private static final String PATROL = "combats/patrol.yaml";

    static List<String> combats() {
        return Content.filesIn("combats");
    }

    @ParameterizedTest
    @MethodSource("combats")
    void everyCombatIsSoundAtEveryThreatByDayAndNight(final String combat) {
        for (final int threat : new int[] {2, 5, 8}) {
            for (final boolean night : new boolean[] {false, true}) {
                assertSound(Content.load(combat, "start.threat=" + threat, "start.night=" + night));
            }
        }
    }

    static Stream<String> squads() {
        return Content.load(PATROL).game().squads().keySet().stream();
    }

    @ParameterizedTest
    @MethodSource("squads")
    void everySquadIsSoundWithItsOwnLoadout(final String squad) {
        assertSound(Content.load(PATROL, "squad=" + squad));
    }

    /** A loadout need not suit every squad, but one it must. */
    @Test
    void everyLoadoutSuitsSomeSquad() {
        final GameData game = Content.load(PATROL).game();
        for (final String loadout : game.loadouts().keySet()) {
            final boolean suitsOne = game.squads().keySet().stream()
                    .map(squad -> Content.load(PATROL, "squad=" + squad, "loadout=" + loadout))
                    .anyMatch(content -> content.findings().isEmpty());
            assertTrue(suitsOne, loadout);
        }
    }

    @ParameterizedTest
    @MethodSource("loadoutsOfTheReferenceSquad")
    void theReferenceSquadMayCarry(final String loadout) {
        assertSound(Content.load(PATROL, "loadout=" + loadout));
    }

    static List<String> loadoutsOfTheReferenceSquad() {
        return List.of("reference", "smoke-and-frags", "flak-jackets", "shotgun-point", "captured-arms");
    }

    @Test
    void gameHoldsEveryFileThatAllScenariosShare() {
        final List<String> read = Content.load(PATROL).document().files().stream()
                .map(file -> Content.FOLDER.relativize(Path.of(file)).toString().replace('\\', '/'))
                .toList();
        for (final String folder : List.of("components", "squads", "loadouts", "encounters", "rest")) {
            for (final String file : Content.filesIn(folder)) {
                assertTrue(read.contains(file), file + " is not extended by game.yaml");
            }
        }
    }

    @Test
    void theSmallBoardCanBePlayed() {
        final Content content = Content.load(PATROL, List.of("overlays/small-board.yaml"), List.of("start.threat=8"));
        assertSound(content);
        assertEquals(Options.BoardSpaces.IN_ALL, content.game().options().boardSpaces());
    }

    @Test
    void theExampleOfOnesOwnCopyCanBeLaidOver() {
        final Content content = Content.load(PATROL, List.of("overlays/my-copy.example.yaml"), List.of());
        assertSound(content);
        assertFalse(content.game().equals(Content.load(PATROL).game()), "the example changes nothing");
    }

    private static void assertSound(final Content content) {
        assertEquals(List.of(), content.findings());
    }
}
