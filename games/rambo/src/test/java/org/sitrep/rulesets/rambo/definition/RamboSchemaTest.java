package org.sitrep.rulesets.rambo.definition;

import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.contract.GameSchema;
import org.sitrep.rulesets.rambo.Rambo;

/**
 * The schema that {@code ./sitrep schema rambo} prints: what it refuses and explains. That it accepts what ships is
 * held for all games.
 */
class RamboSchemaTest {
    private static final GameSchema SCHEMA = new GameSchema(new Rambo());

    /** Each is one edit of the first Mission. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "rounds: 5 | rounds: 21",
                "rounds: 5 | round: 5",
                "slots: 2 | slots: two",
                "{from: 1, to: 6} | {from: 1, to: 25}",
                "startArea: {column: 0, row: 3} | startArea: [0, 3]",
                "{x: 2, y: 14}] | {x: 2, y: 14}, {x: 3, y: 14}]",
                "if: [{is: no-enemies}] | if: {is: no-enemies}",
                "is: no-enemies | is: no-enemy",
                "do: look-at-any-fog | do: look-at-fog-card",
                "{do: success} | {effect: success}",
                "enemy: b, x: 2, y: 1 | enemy: g, x: 2, y: 1",
                "enemy: b, x: 2, y: 1 | enemy: b, x: 4, y: 1",
                "lasts: next-round | lasts: round",
                "place: at-poi | place: poi",
                "redAtStartOfTurn: true | redAtStartOfTurn: red",
                "wounds: 3 | wounds: 5",
                "actions: 1 | actions: 5"
            })
    void refusesAMistakeInAMission(final String right, final String wrong) throws IOException {
        SCHEMA.refuses("missions/01-proof.yaml", right, wrong);
    }

    /** What an editor shows beside a key, and the words that it offers. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Affected heroes",
                "Levels that the Alert Effect hits",
                "self-or-adjacent",
                "by-farthest-enemy",
                "highest-alert-not-attacked",
                "AMB-FOG-2: direction of the arrow of a fog card"
            })
    void explainsAndOffers(final String words) {
        SCHEMA.offers(words);
    }
}
