package org.sitrep.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot;
import org.sitrep.rng.Mix64;
import org.sitrep.stats.SlotTally;

class StandoutsTest {
    private static final Slot HALVES = slot(Slot.Better.HIGHER);
    private static final Slot LOSSES = slot(Slot.Better.LOWER);
    private static final long SEED = 7;

    private static Slot slot(final Slot.Better better) {
        return new Slot("s", "S", "halves", Slot.Kind.QUANTITY, -2, 6, 2, better);
    }

    private static SlotTally tally(final Slot slot, final long first, final int... row) {
        final long[] counts = new long[slot.max() - slot.min() + 1];
        final long[] trials = new long[counts.length];
        Arrays.fill(trials, -1);
        for (int m = row.length - 1; m >= 0; m--) {
            if (row[m] != Outcome.ABSENT) {
                counts[row[m] - slot.min()]++;
                trials[row[m] - slot.min()] = first + m;
            }
        }
        return SlotTally.of(slot, counts, trials);
    }

    private static Standouts.Trial trial(final Standouts.Kind kind, final long number, final double value) {
        return new Standouts.Trial(kind, number, value, Double.NaN);
    }

    @Test
    void theFirstOfEqualOnesIsTaken() {
        final Standouts picked = Standouts.of(HALVES, SEED, 100, new int[] {2, 5, Outcome.ABSENT, 5, -1, 2, -1})
                .orElseThrow();
        assertEquals(
                List.of(
                        trial(Standouts.Kind.BEST, 101, 2.5),
                        trial(Standouts.Kind.MEDIAN, 100, 1),
                        trial(Standouts.Kind.WORST, 104, -0.5)),
                picked.trials());
    }

    @Test
    void whereLessIsBetterTheLeastIsTheBest() {
        final Standouts picked =
                Standouts.of(LOSSES, SEED, 0, new int[] {3, 0, 4}).orElseThrow();
        assertEquals(1, picked.trial(Standouts.Kind.BEST).orElseThrow().number());
        assertEquals(2, picked.trial(Standouts.Kind.WORST).orElseThrow().number());
    }

    /** What is picked trial by trial is what is picked from the tally of the same trials. */
    @Test
    void rowsAndTalliesAgree() {
        for (int n = 1; n < 40; n++) {
            final int[] row = random(n, n);
            for (final Slot slot : List.of(HALVES, LOSSES)) {
                assertEquals(Standouts.of(slot, SEED, 9, row), Standouts.of(slot, SEED, tally(slot, 9, row)));
            }
        }
    }

    private static int[] random(final int n, final long seed) {
        final int[] row = new int[n];
        for (int m = 0; m < n; m++) {
            final int draw = (int) (Mix64.mixKeyed(seed, m) >>> 40) % 10;
            row[m] = draw == 9 ? Outcome.ABSENT : draw - 2;
        }
        return row;
    }

    @Test
    void nothingStandsOutOfNothing() {
        assertEquals(Optional.empty(), Standouts.of(HALVES, SEED, 0, new int[] {Outcome.ABSENT}));
        assertEquals(Optional.empty(), Standouts.of(HALVES, SEED, tally(HALVES, 0)));
        assertThrows(IllegalArgumentException.class, () -> trial(Standouts.Kind.BEST, -1, 0));
    }

    @Test
    void theTrialThatDiffersMostIsAdded() {
        final int[] here = {0, 6, 2, Outcome.ABSENT, 3};
        final int[] there = {1, 4, 0, 6, 1, 6};
        final Standouts picked = Standouts.of(HALVES, SEED, 10, here).orElseThrow();
        assertEquals(
                new Standouts.Trial(Standouts.Kind.APART, 11, 3, 2),
                picked.apart(10, here, there).trial(Standouts.Kind.APART).orElseThrow());
        assertEquals(picked, picked.apart(10, here, here));
    }

    /** A trial that two tallies show to part does part, and with rows that part anywhere there mostly is one. */
    @Test
    void talliesNameATrialThatParts() {
        int found = 0;
        for (int seed = 0; seed < 200; seed++) {
            final int[] here = random(30, seed);
            final int[] there = here.clone();
            there[seed % 30] = -2;
            there[(seed * 7 + 3) % 30] = 6;
            final OptionalLong parted = Standouts.parting(tally(HALVES, 50, here), tally(HALVES, 50, there), 80);
            if (parted.isPresent()) {
                found++;
                final int at = (int) parted.getAsLong() - 50;
                assertTrue(here[at] != there[at], seed + ": " + at);
            }
            assertEquals(OptionalLong.empty(), Standouts.parting(tally(HALVES, 50, here), tally(HALVES, 50, here), 80));
        }
        assertTrue(found > 100, found + " of 200");
    }

    /** What only one side has played tells nothing of the other. */
    @Test
    void trialsBeyondTheShorterSideDoNotPart() {
        final SlotTally shorter = tally(HALVES, 0, 1, 1);
        final SlotTally longer = tally(HALVES, 0, 1, 1, 5);
        assertEquals(OptionalLong.empty(), Standouts.parting(longer, shorter, 2));
        assertEquals(OptionalLong.of(2), Standouts.parting(longer, shorter, 3));
    }

    @Test
    void ofTalliesAsMuchAsIsKnownIsSaid() {
        final Standouts picked =
                Standouts.of(HALVES, SEED, tally(HALVES, 0, 1, 1, 5)).orElseThrow();
        final Standouts.Trial apart = picked.apart(tally(HALVES, 0, 1, 1, 5), tally(HALVES, 0, 1, 1, 1), 3)
                .trial(Standouts.Kind.APART)
                .orElseThrow();
        assertEquals(new Standouts.Trial(Standouts.Kind.APART, 2, 2.5, Double.NaN), apart);
    }
}
