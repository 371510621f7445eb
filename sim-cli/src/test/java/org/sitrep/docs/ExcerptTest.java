package org.sitrep.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ExcerptTest {
    private static final String PRINTED =
            "Title\n\nheads  1.50 ± 0.04  ███\ntails  1.50 ± 0.04  ███\n\nReport  here\nReport  there\n";

    @Test
    void piecesStandInTheirOrderLineForLine() {
        assertEquals(Optional.empty(), Excerpt.missing(List.of("Title", "[...]", "Report  here"), PRINTED));
        assertEquals(
                Optional.empty(), Excerpt.missing(List.of("tails  1.50 ± 0.04  ███", "", "Report  here"), PRINTED));
        assertEquals(Optional.of("Title"), Excerpt.missing(List.of("Report  here", "...", "Title"), PRINTED));
        assertEquals(Optional.of("Report  here"), Excerpt.missing(List.of("Title", "Report  here"), PRINTED));
        assertEquals(
                Optional.of("heads  1.49 ± 0.04  ███"),
                Excerpt.missing(List.of("heads  1.49 ± 0.04  ███", "tails  1.50 ± 0.04  ███"), PRINTED));
    }

    @Test
    void renewedItShowsTheSameLinesAsTheyAreNow() {
        assertEquals(
                Optional.of(List.of("Title", "[...]", "tails  1.50 ± 0.04  ███", "", "Report  here")),
                Excerpt.renewed(
                        List.of("Title", "[...]", "tails   1.61 ± 0.05  ████", "", "Report  elsewhere here"), PRINTED));
        assertEquals(Optional.of(PRINTED.lines().toList()), Excerpt.renewed(List.of(), PRINTED));
        assertEquals(Optional.empty(), Excerpt.renewed(List.of("of another output"), PRINTED));
    }

    @Test
    void aHeadingInOtherWordsStays() {
        assertEquals(
                Optional.of(List.of("Title", "", "heads  1.50 ± 0.04  ███", "tails  1.50 ± 0.04  ███")),
                Excerpt.renewed(List.of("Coins", "", "heads  1.61 ± 0.05  ███", "others of another kind"), PRINTED));
    }

    /** What is alike far away does not draw all that lies between into the excerpt. */
    @Test
    void aPieceStaysTogether() {
        final String printed =
                "Order: fire\n  eliminated 1\n  a\n  b\n  c\n  d\n  e\n  f\n  g\n  h\n  i\n  j\n  k\n  l\n  m\n"
                        + "  Fighter eliminated 1 so far\n";
        assertEquals(
                Optional.of(List.of("Order: fire", "  eliminated 1")),
                Excerpt.renewed(List.of("Order: fire", "  eliminated 1 so"), printed));
    }
}
