package org.sitrep.dice;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.apache.commons.math3.fraction.BigFraction;

/** One pool of exact-laws.txt. */
record PublishedLaw(
        int focus,
        int strike,
        int crit,
        BigFraction mean,
        BigFraction probabilityCritical,
        List<Line> total,
        List<Line> face) {

    /** One result of non-zero probability. */
    record Line(int hits, boolean critical, BigFraction probability) {}

    static List<PublishedLaw> readAll() {
        final List<PublishedLaw> laws = new ArrayList<>();
        try (BufferedReader in = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(PublishedLaw.class.getResourceAsStream("exact-laws.txt")),
                StandardCharsets.UTF_8))) {
            in.lines().filter(line -> !line.startsWith("#")).forEach(line -> read(line.split(" "), laws));
        } catch (final IOException e) {
            throw new UncheckedIOException(e);
        }
        return laws;
    }

    private static void read(final String[] words, final List<PublishedLaw> laws) {
        if (words[0].equals("pool")) {
            laws.add(new PublishedLaw(
                    Integer.parseInt(words[1]),
                    Integer.parseInt(words[2]),
                    Integer.parseInt(words[3]),
                    fraction(words[4]),
                    fraction(words[5]),
                    new ArrayList<>(),
                    new ArrayList<>()));
            return;
        }
        final PublishedLaw law = laws.get(laws.size() - 1);
        final List<Line> lines = words[0].equals("total") ? law.total : law.face;
        for (int critical = 0; critical <= 1; critical++) {
            final BigFraction probability = fraction(words[2 + critical]);
            if (!probability.equals(BigFraction.ZERO)) {
                lines.add(new Line(Integer.parseInt(words[1]), critical == 1, probability));
            }
        }
    }

    private static BigFraction fraction(final String text) {
        final String[] parts = text.split("/");
        return new BigFraction(new BigInteger(parts[0]), new BigInteger(parts[1]));
    }

    @Override
    public String toString() {
        return focus + "/" + strike + "/" + crit;
    }
}
