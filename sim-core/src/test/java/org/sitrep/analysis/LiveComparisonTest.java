package org.sitrep.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.sitrep.engine.CommonMetrics;
import org.sitrep.engine.Estimates;
import org.sitrep.engine.GrowingRun;
import org.sitrep.engine.PairedEntry;
import org.sitrep.engine.PairedRun;
import org.sitrep.engine.PairedRunResult;
import org.sitrep.engine.RunRequest;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.PairedDifference;

/** Looks on while two ranges are compared: hits in a trial, and shots that cost. */
class LiveComparisonTest {
    private static final int TRIALS = 3_000;
    private static final RunRequest REQUEST = RunRequest.of("bot", 0, TRIALS);
    private static final List<Slot> CRITERIA = List.of(ComparisonTest.HITS);

    private static GrowingRun side(final int inHundred) {
        final PairedEntry entry =
                new PairedEntry(ComparisonTest.Range.hitting(inHundred), ComparisonTest.SUBJECT, "bot");
        return new GrowingRun(entry, REQUEST, List.of("hits"));
    }

    private static List<LiveComparison.Look> looks(final List<GrowingRun> sides) {
        final List<LiveComparison.Look> looks = new ArrayList<>();
        assertTrue(new LiveComparison(sides, CRITERIA, TRIALS).play(() -> 0, 2, looks::add));
        return looks;
    }

    @Test
    void theLastLookHasTheNumbersOfAComparison() {
        final List<GrowingRun> sides = List.of(side(40), side(43));
        final List<LiveComparison.Look> looks = looks(sides);
        assertTrue(looks.size() > 3, "looks " + looks.size());
        final LiveComparison.Look last = looks.get(looks.size() - 1);
        final List<PairedEntry> entries = sides.stream().map(GrowingRun::entry).toList();
        final PairedRunResult played =
                new PairedRun(entries, Comparison.pairs(2), REQUEST, Optional.empty()).run(() -> 0, "");
        final List<Criterion> criteria =
                CRITERIA.stream().map(slot -> new Criterion(slot, 0)).toList();
        final Comparison comparison = Comparison.of(
                List.of("A", "B"), CommonMetrics.of(entries).orElseThrow(), played, criteria, LiveComparison.LEVEL, "");
        final PairedStep step = comparison.steps().get(0);
        assertEquals(
                comparison.difference(step, ComparisonTest.HITS, comparison.eachLevel()),
                last.changes().get(0).difference());
        assertEquals(
                comparison.verdict(step, criteria.get(0)), last.changes().get(0).verdict());
        assertEquals(comparison.overall(step), last.overall());
        for (int side = 0; side < 2; side++) {
            assertEquals(
                    played.results().get(side).resultHash(),
                    last.sides().get(side).result().resultHash());
            assertEquals(
                    Estimates.of(played.results().get(side)),
                    last.sides().get(side).estimates());
        }
    }

    /** The true difference is 0.06 hits: that of 3 trials in a hundred, of 2 hits. */
    @Test
    void earlierLooksHaveAnytimeIntervalsThatHold() {
        final List<LiveComparison.Look> looks = looks(List.of(side(40), side(43)));
        looks.stream().filter(look -> !look.complete()).forEach(look -> {
            final var difference = look.changes().get(0).difference();
            assertNotEquals(PairedDifference.METHOD, difference.method());
            assertTrue(difference.low() <= 0.06 && difference.high() >= 0.06, difference::toString);
        });
        assertTrue(width(looks, looks.size() - 2) < width(looks, 0) / 3);
    }

    private static double width(final List<LiveComparison.Look> looks, final int look) {
        return looks.get(look).changes().get(0).difference().halfWidth();
    }

    @Test
    void aSideThatWasPlayedBeforeIsNotPlayedAgain() {
        final GrowingRun first = side(40);
        assertTrue(first.playTo(TRIALS, () -> 0));
        final var before = first.result();
        final List<LiveComparison.Look> looks = looks(List.of(first, side(43)));
        assertTrue(looks.get(0).sides().get(0).complete());
        assertFalse(looks.get(0).sides().get(1).complete());
        assertEquals(before, first.result());
        final var alone = looks(List.of(side(40), side(43)));
        assertEquals(
                alone.get(alone.size() - 1).changes(),
                looks.get(looks.size() - 1).changes());
    }

    /** Both have played some trials with other ends in mind; the first look is at those, and no stage repeats them. */
    @Test
    void whatBothHavePlayedIsShownAtOnce() {
        final List<GrowingRun> sides = List.of(side(40), side(43));
        sides.forEach(side -> assertTrue(side.playTo(1_000, () -> 0)));
        assertEquals(1_000, looks(sides).get(0).trials());
        assertEquals(
                List.of(TRIALS),
                looks(sides).stream().map(LiveComparison.Look::trials).toList());
    }

    @Test
    void nothingIsPlayedOnceTheReaderEndsIt() {
        final List<GrowingRun> sides = List.of(side(40), side(43));
        assertFalse(new LiveComparison(sides, CRITERIA, TRIALS).play(() -> 0, 1, look -> false));
        assertNotEquals(TRIALS, sides.get(1).played());
    }

    @Test
    void oneSideAloneHasNoDifference() {
        final List<LiveComparison.Look> looks = looks(List.of(side(40)));
        assertEquals(List.of(), looks.get(0).changes());
        assertEquals(Verdict.Overall.OPEN, looks.get(0).overall());
    }
}
