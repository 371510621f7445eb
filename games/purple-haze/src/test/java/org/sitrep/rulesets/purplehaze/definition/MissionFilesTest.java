package org.sitrep.rulesets.purplehaze.definition;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The files of the Missions. */
class MissionFilesTest {
    static List<String> files() {
        return Content.filesIn("missions");
    }

    @ParameterizedTest
    @MethodSource("files")
    void playsItsMissionWithTheReferenceSquad(final String file) {
        final GameData game = Content.bound(file);
        assertEquals(1, game.missions().size());
        assertEquals(Optional.of(game.missions().keySet().iterator().next()), game.mission());
        assertEquals(Optional.of("reference"), game.squad());
        assertEquals(Optional.empty(), game.combat());
    }

    @Test
    void theCampaignPlaysNoMissionOfItsOwnAndDrawsItsSquad() {
        final GameData game = Content.bound("campaign.yaml");
        assertEquals(Optional.of("house"), game.campaign());
        assertEquals(Optional.empty(), game.mission());
        assertEquals(Optional.empty(), game.squad());
        assertEquals(Optional.empty(), game.combat());
    }
}
