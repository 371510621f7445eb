package org.sitrep.dice;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Collects ways by (hits, critical) while a law is being built. Cold. */
final class LawTable {
    /** Key: hits · 2 + critical, the order in which entries are told. */
    private final TreeMap<Integer, BigInteger> ways = new TreeMap<>();

    void add(final int hits, final boolean critical, final BigInteger more) {
        if (more.signum() != 0) {
            ways.merge(hits << 1 | (critical ? 1 : 0), more, BigInteger::add);
        }
    }

    List<ExactLaw.Entry> entries(final BigInteger throwCount) {
        final List<ExactLaw.Entry> entries = new ArrayList<>(ways.size());
        for (final Map.Entry<Integer, BigInteger> entry : ways.entrySet()) {
            final int key = entry.getKey();
            entries.add(new ExactLaw.Entry(key >> 1, (key & 1) != 0, entry.getValue(), throwCount));
        }
        return entries;
    }
}
