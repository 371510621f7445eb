package org.sitrep.rulesets.purplehaze.definition;

import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.contract.GameSchema;
import org.sitrep.rulesets.purplehaze.PurpleHaze;

/**
 * The schema that {@code ./sitrep schema purple-haze} prints: what it refuses and explains. That it accepts what ships
 * is held for all games.
 */
class PurpleHazeSchemaTest {
    private static final GameSchema SCHEMA = new GameSchema(new PurpleHaze());

    /** Each is one edit of the template of a Mission. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "threat: 2 | threat: 10",
                "stamina: 12 | stamina: much",
                "number: 10 | nummer: 10",
                "general: 3 | general: 11",
                "eaz: [D4] | eaz: D4",
                "primary: true | primary: first",
                "ends: [base] | ends: [basis]",
                "who: random-1 | who: random-9",
                "trait: perception | trait: sight",
                "diff: 2, pass: seen | diff: 10, pass: seen",
                "damage: 1} | damage: 10}",
                "effects: [{minutes: 30}] | effects: {minutes: 30}",
                "stamina: -2 | stamnia: -2",
                "when: {with: [ford-watched]} | when: {with: ford-watched}",
                "won: end | won: 7",
                "drawn: round | draw: round",
                "experience: 4 | experience: -1"
            })
    void refusesAMistakeInAMission(final String right, final String wrong) throws IOException {
        SCHEMA.refuses("templates/mission.yaml", right, wrong);
    }

    /** What an editor shows beside a key, and the words that it offers. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Marines concerned",
                "Effect that exists only at R&R",
                "stressed-3",
                "called-back",
                "base-instead",
                "Log entries of earlier Missions that this one reads",
                "What it counts"
            })
    void explainsAndOffers(final String words) {
        SCHEMA.offers(words);
    }
}
