package org.sitrep.cli.service;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.sitrep.engine.PairedRunResult;
import org.sitrep.engine.RunResult;
import org.sitrep.engine.TrialValues;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;
import org.sitrep.report.result.RunResultJson;
import org.sitrep.stats.PairTally;

/** Encodes results as bytes and decodes them. Stateless. */
final class CachedBytes {
    private CachedBytes() {}

    interface Part {
        void into(DataOutputStream out) throws IOException;
    }

    interface Whole<T> {
        T from(DataInputStream in) throws IOException;
    }

    static byte[] of(final Part part) {
        final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            part.into(new DataOutputStream(bytes));
        } catch (final IOException inMemory) {
            throw new UncheckedIOException(inMemory);
        }
        return bytes.toByteArray();
    }

    /** @throws IllegalArgumentException if the bytes hold something else */
    static <T> T read(final byte[] bytes, final Whole<T> whole) {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
            final T read = whole.from(in);
            if (in.available() > 0) {
                throw new IllegalArgumentException(in.available() + " bytes too many");
            }
            return read;
        } catch (final IOException tooShort) {
            throw new IllegalArgumentException(tooShort);
        }
    }

    static void write(final DataOutputStream out, final RunResult result) throws IOException {
        final byte[] json = RunResultJson.write(result).getBytes(StandardCharsets.UTF_8);
        out.writeInt(json.length);
        out.write(json);
    }

    static RunResult result(final DataInputStream in) throws IOException {
        final byte[] json = in.readNBytes(in.readInt());
        return RunResultJson.read(new String(json, StandardCharsets.UTF_8), "a stored result");
    }

    static void write(final DataOutputStream out, final TrialValues values) throws IOException {
        out.writeLong(values.firstTrial());
        out.writeInt(values.trials());
        out.writeLong(values.hash());
        for (int s = 0; s < values.slots().size(); s++) {
            for (int m = 0; m < values.trials(); m++) {
                out.writeInt(values.get(s, m));
            }
        }
    }

    /** @param slots that were recorded */
    static TrialValues values(final DataInputStream in, final List<Slot> slots) throws IOException {
        final long first = in.readLong();
        final int trials = in.readInt();
        final long hash = in.readLong();
        if (trials < 0 || (long) trials * slots.size() * Integer.BYTES > in.available()) {
            throw new IllegalArgumentException(trials + " trials");
        }
        final int[][] rows = new int[slots.size()][trials];
        for (final int[] row : rows) {
            for (int m = 0; m < trials; m++) {
                row[m] = in.readInt();
            }
        }
        return new TrialValues(slots, first, trials, hash, rows);
    }

    static byte[] of(final PairedRunResult result) {
        return of(out -> {
            out.writeInt(result.results().size());
            for (final RunResult entry : result.results()) {
                write(out, entry);
            }
            out.writeInt(result.pairs().size());
            for (final PairTally pair : result.pairs()) {
                final long[] numbers = pair.numbers();
                out.writeInt(numbers.length);
                for (final long number : numbers) {
                    out.writeLong(number);
                }
            }
        });
    }

    static PairedRunResult paired(final DataInputStream in, final OutcomeLayout layout) throws IOException {
        final List<RunResult> results = new ArrayList<>();
        for (int c = in.readInt(); c > 0; c--) {
            results.add(result(in));
        }
        final List<PairTally> pairs = new ArrayList<>();
        for (int p = in.readInt(); p > 0; p--) {
            final int length = in.readInt();
            if (length < 0 || length > in.available() / Long.BYTES) {
                throw new IllegalArgumentException(length + " numbers");
            }
            final long[] numbers = new long[length];
            for (int i = 0; i < numbers.length; i++) {
                numbers[i] = in.readLong();
            }
            pairs.add(PairTally.of(layout, numbers));
        }
        return new PairedRunResult(results, pairs);
    }
}
