package org.sitrep.rulesets.rambo.definition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Everything that is shipped can be played as it stands. */
class ShippedContentTest {
    static List<String> missions() {
        return Content.filesIn("missions");
    }

    @ParameterizedTest
    @MethodSource("missions")
    void everyMissionIsSoundWithEveryPartyAndLoadout(final String mission) {
        final Content shipped = Content.load(mission);
        assertSound(shipped);
        for (final String party : shipped.game().parties().keySet()) {
            assertSound(Content.load(mission, "party=" + party));
        }
        for (final String loadout : shipped.game().loadouts().keySet()) {
            assertSound(Content.load(mission, "loadout=" + loadout));
        }
    }

    @Test
    void theCampaignPlaysEveryMission() {
        final Content campaign = Content.load("campaign.yaml");
        assertSound(campaign);
        final GameData game = campaign.game();
        assertEquals(
                List.copyOf(game.missions().keySet()),
                game.campaigns().get("house").missions());
        assertEquals(missions().size(), game.missions().size());
    }

    /** Else two of them are no comparison. */
    @Test
    void everyLoadoutArmsEveryHero() {
        final GameData game = Content.load("missions/01-proof.yaml").game();
        for (final Loadout loadout : game.loadouts().values()) {
            assertEquals(game.heroes().keySet(), loadout.gear().keySet(), loadout.id());
            loadout.gear()
                    .forEach((hero, carried) -> assertTrue(
                            carried.stream().map(game.gear()::get).anyMatch(Gear::isWeapon),
                            loadout.id() + " " + hero));
        }
    }

    @Test
    void everyDossierSuggestsGearToEveryHero() {
        final GameData game = Content.load("campaign.yaml").game();
        for (final Mission mission : game.missions().values()) {
            assertEquals(game.heroes().keySet(), mission.gear().keySet(), mission.id());
        }
    }

    @Test
    void gameHoldsEveryFileThatAllScenariosShare() {
        final List<String> read = Content.load("missions/01-proof.yaml").document().files().stream()
                .map(file -> Content.FOLDER.relativize(Path.of(file)).toString().replace('\\', '/'))
                .toList();
        for (final String folder : List.of("components", "loadouts")) {
            for (final String file : Content.filesIn(folder)) {
                assertTrue(read.contains(file), file + " is not extended by game.yaml");
            }
        }
    }

    private static void assertSound(final Content content) {
        assertEquals(List.of(), content.findings());
    }
}
