package org.sitrep.report.capsule;

import java.util.Arrays;
import java.util.List;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.CurveTally;
import org.sitrep.stats.ProductTally;
import org.sitrep.stats.SlotTally;
import org.sitrep.stats.Tally;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Tallies in a capsule file: both ways. A histogram is written from the smallest value seen to the largest. */
final class TallyJson {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private TallyJson() {}

    static ObjectNode write(final Slot slot, final SlotTally tally) {
        final ObjectNode out = NODES.objectNode()
                .put("name", tally.name())
                .put("n", tally.n())
                .put("sum", tally.sum())
                .put("sumOfSquares", tally.sumOfSquares());
        int from = 0;
        int to = tally.counts().length;
        while (from < to && tally.counts()[from] == 0) {
            from++;
        }
        while (to > from && tally.counts()[to - 1] == 0) {
            to--;
        }
        final ObjectNode histogram = out.putObject("histogram").put("min", from == to ? slot.min() : slot.min() + from);
        histogram.set("counts", longs(Arrays.copyOfRange(tally.counts(), from, to)));
        histogram.set("firstMission", longs(Arrays.copyOfRange(tally.firstMission(), from, to)));
        return out;
    }

    private static ArrayNode longs(final long[] numbers) {
        final ArrayNode out = NODES.arrayNode();
        Arrays.stream(numbers).forEach(out::add);
        return out;
    }

    static ObjectNode write(final ProductTally tally) {
        return NODES.objectNode()
                .put("first", tally.first())
                .put("second", tally.second())
                .put("n", tally.n())
                .put("sumOfProducts", tally.sumOfProducts());
    }

    static ObjectNode write(final CurveTally tally) {
        final ObjectNode out = NODES.objectNode()
                .put("survival", tally.survival())
                .put("curve", tally.curve())
                .put("steps", tally.steps());
        out.set("products", longs(tally.products()));
        return out;
    }

    static SlotTally read(final JsonAt in, final Slot slot) {
        if (!in.get("name").text().equals(slot.name())) {
            throw in.get("name").inconsistent("is not the slot " + slot.name() + " that the layout has here");
        }
        final long bins = (long) slot.max() - slot.min() + 1;
        if (bins > Tally.MAX_BINS) {
            throw in.inconsistent("the slot's range is too wide");
        }
        final long[] counts = new long[(int) bins];
        final long[] first = new long[(int) bins];
        Arrays.fill(first, -1);
        readHistogram(in.get("histogram"), slot, counts, first);
        final SlotTally tally = sums(in, slot, counts, first);
        require(in.get("n"), tally.n());
        require(in.get("sum"), tally.sum());
        require(in.get("sumOfSquares"), tally.sumOfSquares());
        return tally;
    }

    private static SlotTally sums(final JsonAt in, final Slot slot, final long[] counts, final long[] first) {
        try {
            return SlotTally.of(slot, counts, first);
        } catch (final ArithmeticException e) {
            throw in.inconsistent(e.getMessage());
        }
    }

    private static void require(final JsonAt in, final long expected) {
        if (in.integer() != expected) {
            throw in.inconsistent("is " + in.integer() + ", but the histogram gives " + expected);
        }
    }

    private static void readHistogram(final JsonAt in, final Slot slot, final long[] counts, final long[] first) {
        final long offset = (long) in.get("min").smallInteger() - slot.min();
        final List<JsonAt> countItems = in.get("counts").items();
        final List<JsonAt> firstItems = in.get("firstMission").items();
        if (offset < 0 || offset + countItems.size() > counts.length || countItems.size() != firstItems.size()) {
            throw in.inconsistent("does not fit the slot's range " + slot.min() + " … " + slot.max());
        }
        for (int i = 0; i < countItems.size(); i++) {
            final int at = (int) offset + i;
            counts[at] = countItems.get(i).count();
            first[at] = firstItems.get(i).integer();
            if (first[at] < -1 || (counts[at] == 0) != (first[at] == -1)) {
                throw firstItems.get(i).inconsistent("is " + first[at] + " for " + counts[at] + " missions");
            }
        }
    }

    static CurveTally readCurve(final JsonAt in) {
        return new CurveTally(
                in.get("survival").text(),
                in.get("curve").text(),
                in.get("steps").smallInteger(),
                in.get("products").items().stream().mapToLong(JsonAt::count).toArray());
    }

    static ProductTally readProduct(final JsonAt in) {
        return new ProductTally(
                in.get("first").text(),
                in.get("second").text(),
                in.get("n").count(),
                in.get("sumOfProducts").integer());
    }
}
