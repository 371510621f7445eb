package org.sitrep.rulesets.purplehaze.plot;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.rulesets.purplehaze.definition.Condition;
import org.sitrep.rulesets.purplehaze.definition.ThreatFace;

/** Whether conditions can hold, always hold, or cover everything between them. */
class SituationTest {
    /**
     * Reads {@code with:a without:b night:true threat:2-5 stamina:3 elapsed:60 marines:4 points:2 die:red met:x has:y
     * terrain:jungle eaz:false burden:true successes:2}.
     */
    private static Condition condition(final String text) {
        return new Condition(
                words(text, "with"),
                words(text, "without"),
                words(text, "met"),
                answer(text, "night"),
                number(text, "threat", 0, 1),
                number(text, "threat", 1, 9),
                number(text, "stamina", 0, 0),
                number(text, "elapsed", 0, 10080),
                number(text, "marines", 0, 1),
                number(text, "points", 0, 0),
                words(text, "die").stream().map(ThreatFace::valueOf).toList(),
                words(text, "terrain"),
                answer(text, "eaz"),
                answer(text, "burden"),
                number(text, "successes", 0, 0),
                words(text, "has"));
    }

    private static List<String> words(final String text, final String key) {
        return Arrays.stream(text.split(" "))
                .filter(word -> word.startsWith(key + ":"))
                .flatMap(word -> Arrays.stream(word.substring(key.length() + 1).split(",")))
                .toList();
    }

    private static Optional<Boolean> answer(final String text, final String key) {
        return words(text, key).stream().map(Boolean::valueOf).findFirst();
    }

    private static int number(final String text, final String key, final int index, final int orElse) {
        return words(text, key).stream()
                .map(word -> word.split("-"))
                .filter(parts -> parts.length > index)
                .map(parts -> Integer.valueOf(parts[index]))
                .findFirst()
                .orElse(orElse);
    }

    @ParameterizedTest
    @CsvSource({
        "'', true, false",
        "threat:1-9, true, false",
        "stamina:0, true, false",
        "threat:2, false, false",
        "threat:7-3, false, true",
        "with:a, false, false",
        "with:a without:b, false, false",
        "with:a without:a, false, true",
        "night:true burden:false, false, false",
        "'die:GREEN,GRAY,YELLOW,RED', false, false"
    })
    void alwaysAndNever(final String text, final boolean always, final boolean never) {
        assertEquals(always, Situation.alwaysHolds(condition(text)));
        assertEquals(never, Situation.neverHolds(condition(text)));
    }

    /** Conditions are parted by a stroke. Of the last Threat die it may be that none has been thrown. */
    @ParameterizedTest
    @CsvSource({
        "night:true/night:false, true",
        "night:true/night:true, false",
        "with:a/without:a, true",
        "with:a/without:b, false",
        "with:a/with:b/without:a without:b, true",
        "with:a with:b/without:a/without:b, true",
        "with:a with:b/without:a, false",
        "threat:1-3/threat:4-9, true",
        "threat:1-3/threat:5-9, false",
        "threat:1-6/threat:4-9, true",
        "elapsed:720/night:true, false",
        "marines:4/threat:1-5/threat:5-9, true",
        "'die:GREEN,GRAY/die:YELLOW,RED', false",
        "has:radio-set/met:a, false",
        "with:a threat:1-5/with:a threat:6-9/without:a night:true/without:a night:false, true"
    })
    void oneAlwaysHolds(final String texts, final boolean expected) {
        final List<Condition> conditions =
                Arrays.stream(texts.split("/")).map(SituationTest::condition).toList();
        assertEquals(expected, Situation.oneAlwaysHolds(conditions));
    }
}
