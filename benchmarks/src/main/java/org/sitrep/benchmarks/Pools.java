package org.sitrep.benchmarks;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;

/**
 * The pools of a series of tests: one pool throughout, or the mix of combats, in a fixed random order too long for a
 * processor to learn. {@link PoolCount} counted the mix, which is stored in {@code pools.csv}.
 */
final class Pools {
    /** Tests per batch: enough to make the harness's own nanosecond per call negligible. */
    static final int BATCH = 1000;

    private static final int BATCHES = 8;

    final byte[] focus = new byte[BATCH * BATCHES];
    final byte[] strike = new byte[BATCH * BATCHES];
    final byte[] crit = new byte[BATCH * BATCHES];
    private int next;

    private Pools() {}

    /**
     * Returns the named pools.
     *
     * @param name focus/strike/crit, or "mix"
     * @param test kind of the mix: "marine" or "enemy"
     */
    static Pools of(final String name, final String test) {
        final Pools pools = new Pools();
        final List<int[]> rows = name.equals("mix") ? counted(test) : List.of(parse(name + "/1", "/"));
        final int all = rows.stream().mapToInt(row -> row[3]).sum();
        final SplittableRandom random = new SplittableRandom(6);
        for (int i = 0; i < pools.focus.length; i++) {
            final int[] row = pick(rows, random.nextInt(all));
            pools.focus[i] = (byte) row[0];
            pools.strike[i] = (byte) row[1];
            pools.crit[i] = (byte) row[2];
        }
        return pools;
    }

    /** Returns the start of the next batch of {@link #BATCH} pools. */
    int nextBatch() {
        final int from = next;
        next = from + BATCH == focus.length ? 0 : from + BATCH;
        return from;
    }

    private static int[] pick(final List<int[]> rows, final int number) {
        int left = number;
        for (final int[] row : rows) {
            left -= row[3];
            if (left < 0) {
                return row;
            }
        }
        throw new AssertionError(number);
    }

    private static List<int[]> counted(final String test) {
        final List<int[]> rows = new ArrayList<>();
        try (BufferedReader in = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(Pools.class.getResourceAsStream("pools.csv")), StandardCharsets.UTF_8))) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                if (line.startsWith(test + ",")) {
                    rows.add(parse(line.substring(test.length() + 1), ","));
                }
            }
        } catch (final IOException e) {
            throw new UncheckedIOException(e);
        }
        return rows;
    }

    private static int[] parse(final String text, final String separator) {
        final String[] parts = text.split(separator);
        final int[] numbers = new int[parts.length];
        for (int i = 0; i < parts.length; i++) {
            numbers[i] = Integer.parseInt(parts[i]);
        }
        return numbers;
    }
}
