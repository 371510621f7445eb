package org.sitrep.cli.output;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.sitrep.report.text.Numbers;
import org.sitrep.ruleset.odds.Odds;
import org.sitrep.ruleset.story.Phrases;

class TextTest {
    @Test
    void percentagesNeverClaimNoneOrAllOfSomethingElse() {
        assertEquals("0 %", Odds.rounded(BigFraction.ZERO));
        assertEquals("< 1 %", Odds.rounded(new BigFraction(1, 201)));
        assertEquals("1 %", Odds.rounded(new BigFraction(1, 200)));
        assertEquals("> 99 %", Odds.rounded(new BigFraction(199, 200)));
        assertEquals("100 %", Odds.rounded(BigFraction.ONE));
        assertEquals("0.00 %", Odds.percent(0));
        assertEquals("< 0.01 %", Odds.percent(1e-9));
        assertEquals("12.50 %", Odds.percent(0.125));
        assertEquals("> 99.99 %", Odds.percent(1 - 1e-9));
        assertEquals("100.00 %", Odds.percent(1));
    }

    @Test
    void barsGrowByEighthsAndAreNeverEmptyForSomething() {
        assertEquals("", Text.bar(0, 8));
        assertEquals("", Text.bar(Double.NaN, 8));
        assertEquals("▏", Text.bar(1e-9, 8));
        assertEquals("████", Text.bar(0.5, 8));
        assertEquals("████▏", Text.bar(0.5 + 1 / 64.0, 8));
        assertEquals("████████", Text.bar(3, 8));
    }

    @Test
    void numbers() {
        assertEquals("1,234,567", Numbers.count(1_234_567));
        assertEquals("-0.50", Phrases.fixed(-0.5, 2));
        assertEquals("0.0", Phrases.fixed(-0.0, 1));
    }

    @Test
    void wrapBreaksAtBlanksAndWordsThatAreTooLong() {
        assertEquals(List.of("ab cd", "efghi", "jk l"), Text.wrap("ab cd efghijk l", 5));
        assertEquals(List.of(""), Text.wrap("", 5));
    }

    @Test
    void jsonIsLaidOutForReading() {
        final Map<String, Object> map = new LinkedHashMap<>();
        map.put("a", List.of(1, 2));
        map.put("b", Arrays.asList("x\n", null, true, Double.POSITIVE_INFINITY));
        map.put("c", Map.of());
        assertEquals("{\n  \"a\": [1, 2],\n  \"b\": [\"x\\n\", null, true, null],\n  \"c\": {}\n}", Json.write(map));
        assertThrows(IllegalArgumentException.class, () -> Json.write(new Object()));
    }
}
