package org.sitrep.rulesets.rambo.metrics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.rulesets.rambo.definition.Content;
import org.sitrep.rulesets.rambo.tables.GameTables;

/** A dossier says which failures there are; those it does not have are declared as impossible. */
class ImpossibleEndsTest {
    private static final List<String> ROUNDS_OF_RED = Stream.iterate(1, r -> r + 1)
            .limit(MissionMetrics.ROUNDS)
            .map(r -> "notFailed.red." + r)
            .toList();

    private static OutcomeLayout layout(final String file, final String... sets) {
        final Content content = Content.load(file, sets);
        return new MissionMetrics(
                        new GameTables(content.game(), content.game().mission().orElseThrow()))
                .layout();
    }

    private static List<String> impossible(final OutcomeLayout layout) {
        return List.copyOf(layout.impossible());
    }

    @Test
    void withoutAFailureAtRedNoHeroEndsAMissionThere() {
        assertEquals(
                Stream.concat(Stream.of("end.red", "end.dossier"), ROUNDS_OF_RED.stream())
                        .toList(),
                impossible(layout("missions/cage-run.yaml")));
    }

    @Test
    void aFailureAtRedIsPossibleInTheSameLayout() {
        final OutcomeLayout red = layout("missions/cage-run.yaml", "missions.cage-run.failure.redAtStartOfTurn=true");
        assertEquals(List.of("end.dossier"), impossible(red));
        assertEquals(layout("missions/cage-run.yaml"), red, "so the two can be compared");
        assertEquals(List.of("end.dossier"), impossible(layout("missions/01-proof.yaml")));
    }

    @Test
    void anEffectOfADossierMayBeAFailure() {
        final OutcomeLayout layout =
                layout("missions/powder-store.yaml", "missions.powder-store.triggers.1.effects=[{do: failure}]");
        assertFalse(layout.impossible().contains("end.dossier"));
        assertTrue(layout("missions/powder-store.yaml").impossible().contains("end.dossier"));
    }
}
