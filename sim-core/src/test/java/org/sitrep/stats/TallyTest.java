package org.sitrep.stats;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;

class TallyTest {
    private static final int HUGE = 10_000_000;

    private static Slot slot(final String name, final Slot.Kind kind, final int min, final int max) {
        return new Slot(name, name, "things", kind, min, max, 1, Slot.Better.NEUTRAL);
    }

    private static OutcomeLayout layout() {
        final OutcomeLayout.Builder b = OutcomeLayout.builder();
        b.add(slot("flag", Slot.Kind.FLAG, 0, 1));
        b.add(slot("signed", Slot.Kind.QUANTITY, -1_000, 500));
        b.add(slot("part", Slot.Kind.COUNT, 0, 50));
        b.add(slot("whole", Slot.Kind.COUNT, 0, 50));
        b.add(slot("huge", Slot.Kind.QUANTITY, HUGE, HUGE + 10));
        b.add(new Ratio("share", "share", "share", "part", "whole", Slot.Better.NEUTRAL));
        b.add(new Ratio("odd", "odd", "share", "signed", "whole", Slot.Better.NEUTRAL));
        return b.headline("flag").build();
    }

    /** A trial as a plain list: the values, {@code null} where absent, and the abort's reason if any. */
    private record Trial(long index, List<Integer> values, int decisions, String abort) {
        static Trial random(final long index, final Random random) {
            final List<Integer> values = new ArrayList<>();
            final boolean hasWhole = random.nextInt(10) > 0;
            values.add(random.nextInt(2));
            values.add(hasWhole ? (Integer) (random.nextInt(1_501) - 1_000) : null);
            values.add(hasWhole ? (Integer) random.nextInt(51) : null);
            values.add(hasWhole ? (Integer) random.nextInt(51) : null);
            values.add(random.nextInt(3) == 0 ? null : (Integer) (HUGE + random.nextInt(11)));
            return new Trial(index, values, random.nextInt(100), random.nextInt(4) == 0 ? "bound " + index % 3 : "");
        }

        Outcome outcome(final OutcomeLayout layout) {
            final Outcome outcome = new Outcome(layout);
            outcome.setDecisions(decisions);
            for (int s = 0; s < values.size(); s++) {
                if (values.get(s) != null) {
                    outcome.set(s, values.get(s));
                }
            }
            if (!abort.isEmpty()) {
                outcome.abort(abort);
            }
            return outcome;
        }
    }

    private static List<Trial> trials(final int count, final long seed) {
        final Random random = new Random(seed);
        final List<Trial> all = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            all.add(Trial.random(3L * i + 5, random));
        }
        Collections.shuffle(all, random);
        return all;
    }

    private static Tally tally(final List<Trial> trials) {
        final OutcomeLayout layout = layout();
        final Tally tally = new Tally(layout);
        trials.forEach(m -> tally.accept(m.outcome(layout), m.index()));
        return tally;
    }

    @Test
    void shouldAgreeWithKeepingEverything() {
        final List<Trial> trials = trials(3_000, 1);
        final Tally tally = tally(trials);
        final List<Trial> finished =
                trials.stream().filter(m -> m.abort().isEmpty()).toList();
        assertEquals(finished.size(), tally.completed());
        assertEquals(trials.size() - finished.size(), tally.aborts().count());
        assertEquals(trials.stream().mapToLong(Trial::decisions).sum(), tally.decisions());
        assertEquals(
                trials.stream()
                        .mapToLong(m -> m.outcome(layout()).hash(m.index()))
                        .sum(),
                tally.hash());
        for (int s = 0; s < layout().slots().size(); s++) {
            assertSlot(finished, s, tally.slot(s));
            assertEquals(tally.slot(s), tally.slots().get(s));
        }
        assertProduct(finished, 2, 3, tally.products().get(0));
        assertProduct(finished, 1, 3, tally.products().get(1));
    }

    private static void assertSlot(final List<Trial> finished, final int s, final SlotTally tally) {
        final Slot slot = layout().slots().get(s);
        final List<Trial> present =
                finished.stream().filter(m -> m.values().get(s) != null).toList();
        assertEquals(present.size(), tally.n());
        assertEquals(sum(present.stream().map(m -> big(m, s)).toList()), BigInteger.valueOf(tally.sum()));
        assertEquals(
                sum(present.stream().map(m -> big(m, s).pow(2)).toList()), BigInteger.valueOf(tally.sumOfSquares()));
        for (int i = 0; i < tally.counts().length; i++) {
            final int value = slot.min() + i;
            final List<Trial> equal =
                    present.stream().filter(m -> m.values().get(s) == value).toList();
            assertEquals(equal.size(), tally.counts()[i]);
            assertEquals(equal.stream().mapToLong(Trial::index).min().orElse(-1), tally.firstTrial()[i], slot.name());
        }
    }

    private static void assertProduct(
            final List<Trial> finished, final int a, final int b, final ProductTally product) {
        final List<Trial> both = finished.stream()
                .filter(m -> m.values().get(a) != null && m.values().get(b) != null)
                .toList();
        assertEquals(both.size(), product.n());
        assertEquals(
                sum(both.stream().map(m -> big(m, a).multiply(big(m, b))).toList()),
                BigInteger.valueOf(product.sumOfProducts()));
    }

    private static BigInteger big(final Trial m, final int s) {
        return BigInteger.valueOf(m.values().get(s));
    }

    private static BigInteger sum(final List<BigInteger> all) {
        return all.stream().reduce(BigInteger.ZERO, BigInteger::add);
    }

    @Test
    void shouldCombineInAnyOrder() {
        final List<Trial> trials = trials(3_000, 2);
        final Tally whole = tally(trials);
        final List<Trial> a = trials.subList(0, 1_000);
        final List<Trial> b = trials.subList(1_000, 1_003);
        final List<Trial> c = trials.subList(1_003, 3_000);
        assertSame(whole, tally(a).combine(tally(b)).combine(tally(c)));
        assertSame(whole, tally(a).combine(tally(b).combine(tally(c))));
        assertSame(whole, tally(c).combine(tally(a)).combine(tally(b)));
        assertSame(whole, new Tally(layout()).combine(whole));
    }

    private static void assertSame(final Tally expected, final Tally actual) {
        assertEquals(expected.slots(), actual.slots());
        assertEquals(expected.products(), actual.products());
        assertEquals(expected.completed(), actual.completed());
        assertEquals(expected.decisions(), actual.decisions());
        assertEquals(expected.hash(), actual.hash());
        assertEquals(aborts(expected.aborts()), aborts(actual.aborts()));
        assertEquals(expected.aborts().count(), actual.aborts().count());
    }

    private static List<String> aborts(final AbortTally aborts) {
        return IntStream.range(0, aborts.kept())
                .mapToObj(i -> aborts.trial(i) + " " + aborts.reason(i))
                .toList();
    }

    @Test
    void shouldCombineSnapshotsAsItCombinesItself() {
        final Tally a = tally(trials(700, 3));
        final Tally b = tally(trials(300, 4));
        final List<SlotTally> slots = new ArrayList<>();
        final List<ProductTally> products = new ArrayList<>();
        for (int s = 0; s < a.slots().size(); s++) {
            slots.add(a.slot(s).combine(b.slot(s)));
            assertEquals(slots.get(s), b.slot(s).combine(a.slot(s)));
        }
        for (int r = 0; r < a.products().size(); r++) {
            products.add(a.products().get(r).combine(b.products().get(r)));
        }
        a.combine(b);
        assertEquals(a.slots(), slots);
        assertEquals(a.products(), products);
    }

    @Test
    void shouldKeepTheAbortsWithTheSmallestIndices() {
        final List<Trial> trials = trials(3_000, 5);
        final List<String> expected = trials.stream()
                .filter(m -> !m.abort().isEmpty())
                .sorted((x, y) -> Long.compare(x.index(), y.index()))
                .limit(AbortTally.KEPT)
                .map(m -> m.index() + " " + m.abort())
                .toList();
        assertEquals(AbortTally.KEPT, expected.size());
        assertEquals(expected, aborts(tally(trials).aborts()));
    }

    @ParameterizedTest
    @CsvSource({
        "0,2,'trial 77: slot flag is 2, outside 0 … 1'",
        "0,-1,'trial 77: slot flag is -1, outside 0 … 1'",
        "1,-1001,'trial 77: slot signed is -1001, outside -1000 … 500'",
        "1,2147483647,'trial 77: slot signed is 2147483647, outside -1000 … 500'",
        "4,-2147483647,'trial 77: slot huge is -2147483647, outside 10000000 … 10000010'"
    })
    void shouldRefuseAValueOutsideItsSlot(final int slot, final int value, final String message) {
        final OutcomeLayout layout = layout();
        final Outcome outcome = new Outcome(layout);
        outcome.set(slot, value);
        final Tally tally = new Tally(layout);
        assertEquals(
                message,
                assertThrows(IllegalStateException.class, () -> tally.accept(outcome, 77))
                        .getMessage());
    }

    @Test
    void shouldRefuseHalfARatio() {
        final OutcomeLayout layout = layout();
        final Outcome outcome = new Outcome(layout);
        outcome.set(2, 3);
        final Tally tally = new Tally(layout);
        assertEquals(
                "trial 9: ratio share needs both part and whole, or neither",
                assertThrows(IllegalStateException.class, () -> tally.accept(outcome, 9))
                        .getMessage());
    }

    /** Two products of (2^31-1)^2 fit into a long, a third does not. */
    @Test
    void shouldRefuseAProductThatOverflows() {
        final OutcomeLayout.Builder b = OutcomeLayout.builder();
        b.add(slot("a", Slot.Kind.QUANTITY, Integer.MAX_VALUE - 1, Integer.MAX_VALUE));
        b.add(new Ratio("r", "r", "share", "a", "a", Slot.Better.NEUTRAL));
        final OutcomeLayout layout = b.headline("a").build();
        final Tally tally = new Tally(layout);
        final Outcome outcome = new Outcome(layout);
        outcome.set(0, Integer.MAX_VALUE);
        tally.accept(outcome, 0);
        tally.accept(outcome, 1);
        assertThrows(ArithmeticException.class, () -> tally.accept(outcome, 2));
    }

    @Test
    void shouldRefuseSumsThatOverflowNamingTheSlot() {
        final Slot slot = slot("big", Slot.Kind.COUNT, 0, 2);
        final long[] none = {-1, -1, -1};
        final long many = Long.MAX_VALUE / 4;
        final SlotTally fits = SlotTally.of(slot, new long[] {0, 0, many}, none);
        assertEquals(4 * many, fits.sumOfSquares());
        final var squares =
                assertThrows(ArithmeticException.class, () -> SlotTally.of(slot, new long[] {0, 0, many + 1}, none));
        assertTrue(squares.getMessage().startsWith("big: "), squares.getMessage());
        final SlotTally one = SlotTally.of(slot, new long[] {0, 0, 1}, none);
        final var combined = assertThrows(ArithmeticException.class, () -> fits.combine(one));
        assertTrue(combined.getMessage().startsWith("big: "), combined.getMessage());
        final ProductTally product = new ProductTally("a", "b", 1, Long.MIN_VALUE);
        assertThrows(ArithmeticException.class, () -> product.combine(new ProductTally("a", "b", 1, -1)));
    }

    @Test
    void shouldRefuseTalliesOfOtherSlots() {
        final SlotTally a = SlotTally.of(slot("a", Slot.Kind.FLAG, 0, 1), new long[2], new long[2]);
        final SlotTally b = SlotTally.of(slot("b", Slot.Kind.FLAG, 0, 1), new long[2], new long[2]);
        assertThrows(IllegalArgumentException.class, () -> a.combine(b));
        final ProductTally p = new ProductTally("a", "b", 1, 1);
        assertThrows(IllegalArgumentException.class, () -> p.combine(new ProductTally("a", "c", 1, 1)));
        final OutcomeLayout.Builder other = OutcomeLayout.builder();
        other.add(slot("flag", Slot.Kind.FLAG, 0, 1));
        final Tally tally = new Tally(other.headline("flag").build());
        assertThrows(IllegalArgumentException.class, () -> tally.combine(new Tally(layout())));
    }

    @Test
    void shouldRefuseARangeTooWideForAHistogram() {
        final OutcomeLayout.Builder b = OutcomeLayout.builder();
        b.add(slot("wide", Slot.Kind.QUANTITY, -1, Tally.MAX_BINS));
        final OutcomeLayout layout = b.headline("wide").build();
        final var e = assertThrows(IllegalArgumentException.class, () -> new Tally(layout));
        assertTrue(e.getMessage().startsWith("wide: range -1 … 1048576 is too wide"), e.getMessage());
        final OutcomeLayout.Builder widest = OutcomeLayout.builder();
        widest.add(slot("widest", Slot.Kind.QUANTITY, 1, Tally.MAX_BINS));
        final OutcomeLayout allowed = widest.headline("widest").build();
        assertEquals(allowed, new Tally(allowed).layout());
    }

    @Test
    void shouldGiveTheMomentsOfItsSnapshot() {
        final Tally tally = tally(trials(500, 6));
        for (int s = 0; s < 5; s++) {
            final SlotTally slot = tally.slot(s);
            final long[] moments = tally.moments(s, new long[3]);
            assertEquals(
                    List.of(slot.n(), slot.sum(), slot.sumOfSquares()), List.of(moments[0], moments[1], moments[2]));
        }
        assertEquals(tally.products().get(1).sumOfProducts(), tally.product(1));
    }

    /** Trial 0 is a trial like others, and the first of all. */
    @Test
    void shouldKeepTheEarliestTrialOfEachValue() {
        final SlotTally one = new SlotTally("s", 2, 1, 1, new long[] {1, 1, 0}, new long[] {0, 9, -1});
        final SlotTally other = new SlotTally("s", 3, 3, 5, new long[] {1, 1, 1}, new long[] {5, 4, 7});
        assertArrayEquals(new long[] {0, 4, 7}, one.combine(other).firstTrial());
        assertArrayEquals(new long[] {0, 4, 7}, other.combine(one).firstTrial());
    }
}
