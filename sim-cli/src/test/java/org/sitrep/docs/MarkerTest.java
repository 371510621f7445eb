package org.sitrep.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MarkerTest {
    private static Marker marker(final String wishes) {
        return Marker.read("<!-- docs: " + wishes + " -->").orElseThrow();
    }

    @Test
    void aCommentIsReadWishByWish() {
        final Marker marker = marker("quick --trials 5; exit 4; first a --b; first c");
        assertEquals(Optional.of("--trials 5"), marker.of("quick"));
        assertEquals(List.of("a --b", "c"), marker.all("first"));
        assertEquals(Optional.empty(), Marker.read("<!-- another comment -->"));
        assertEquals(Optional.empty(), Marker.read("| `<!-- docs: quick -->` |"));
    }

    /** One for all, or one for each. */
    @Test
    void aSmallRunHasItsWords() {
        assertEquals("--budget 5", marker("quick --budget 5").quick(3));
        assertEquals("--budget 6", marker("quick --budget 5; quick --budget 6").quick(1));
        assertEquals("", marker("quick; quick --budget 6").quick(0));
    }

    @Test
    void whatSaysTooLittleIsAMistake() {
        assertEquals(
                List.of(),
                marker("quick --trials 5; quick-exit 5; exit 4; quick-first a").mistakes(1));
        assertEquals(List.of(), marker("never it takes a day").mistakes(1));
        assertEquals(List.of("unknown wish parse"), marker("parse").mistakes(1));
        assertEquals(List.of("never what?"), marker("never").mistakes(1));
        assertEquals(List.of("exit four is no exit code"), marker("exit four").mistakes(1));
        assertEquals(List.of("quick-exit without quick"), marker("quick-exit 4").mistakes(1));
        assertEquals(
                List.of("quick-first without quick"), marker("quick-first a").mistakes(1));
        assertEquals(
                List.of("2 times quick for 3 commands"),
                marker("quick a; quick b").mistakes(3));
        assertEquals(List.of("1 times quick for 0 commands"), marker("quick a").mistakes(0));
    }
}
