package org.sitrep.report.export;

/** The codings of Parquet that are used here: runs of small integers, and differences. Stateless. */
final class ParquetCoding {
    /** Values of a packed group; as many equal ones make a run worth it. */
    private static final int GROUP = 8;
    /** Values of a block of differences, and of each of its parts, which have a width of their own. */
    private static final int DELTA_BLOCK = 128;

    private static final int DELTA_PARTS = 4;
    private static final int DELTA_PART = DELTA_BLOCK / DELTA_PARTS;

    private ParquetCoding() {}

    /** Returns the number of bits of the largest of some values, at least 1: not all readers like 0. */
    static int width(final int largest) {
        return Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(largest));
    }

    /** Writes values in runs of equal ones, and groups of packed ones between them ({@code RLE}). */
    static void runs(final ByteSink out, final int[] values, final int count, final int width) {
        int packed = 0; // beginning of the groups that are not written yet
        int at = 0;
        while (at < count) {
            int end = at + 1;
            while (end < count && values[end] == values[at]) {
                end++;
            }
            if (end - at >= GROUP) {
                groups(out, values, packed, at, width);
                out.varint((long) (end - at) << 1).little(values[at], (width + Byte.SIZE - 1) / Byte.SIZE);
                at = end;
                packed = end;
            } else {
                at = Math.min(count, at + GROUP);
            }
        }
        groups(out, values, packed, count, width);
    }

    /** Writes packed groups, the last one filled up with zeros. */
    private static void groups(final ByteSink out, final int[] values, final int from, final int to, final int width) {
        if (from == to) {
            return;
        }
        final int groups = (to - from + GROUP - 1) / GROUP;
        out.varint((long) groups << 1 | 1);
        for (int i = from; i < from + groups * GROUP; i++) {
            out.bits(i < to ? values[i] : 0, width);
        }
    }

    /** Writes 64-bit integers by their differences ({@code DELTA_BINARY_PACKED}); at least one. */
    static void differences(final ByteSink out, final long[] values, final int count) {
        out.varint(DELTA_BLOCK).varint(DELTA_PARTS).varint(count).zigzag(values[0]);
        for (int from = 1; from < count; from += DELTA_BLOCK) {
            final int to = Math.min(count, from + DELTA_BLOCK);
            long least = Long.MAX_VALUE;
            for (int i = from; i < to; i++) {
                least = Math.min(least, values[i] - values[i - 1]);
            }
            out.zigzag(least);
            for (int part = 0; part < DELTA_PARTS; part++) {
                out.put(partWidth(values, from + part * DELTA_PART, to, least));
            }
            for (int part = from; part < to; part += DELTA_PART) {
                final int width = partWidth(values, part, to, least);
                for (int i = part; i < part + DELTA_PART; i++) {
                    out.bits(i < to ? values[i] - values[i - 1] - least : 0, width);
                }
            }
        }
    }

    private static int partWidth(final long[] values, final int from, final int end, final long least) {
        long all = 0;
        for (int i = from; i < Math.min(end, from + DELTA_PART); i++) {
            all |= values[i] - values[i - 1] - least;
        }
        return Long.SIZE - Long.numberOfLeadingZeros(all);
    }
}
