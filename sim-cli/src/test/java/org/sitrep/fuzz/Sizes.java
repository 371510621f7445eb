package org.sitrep.fuzz;

import java.util.SplittableRandom;

/** Files that are far smaller or larger than any that was meant. */
final class Sizes {
    private static final int MEBIBYTE = 1 << 20;
    /** More than any file that is read may have, and far less than the memory of a run. */
    private static final int HUGE = 70 * MEBIBYTE;

    private Sizes() {}

    static byte[] changed(final byte[] file, final SplittableRandom random) {
        final String text = Bytes.text(file);
        return switch (random.nextInt(12)) {
            case 0 -> new byte[0];
            case 1 -> Bytes.utf8("\n\n  \n");
            case 2 -> Bytes.utf8("# nothing\n");
            case 3 -> Bytes.of(repeated(text, MEBIBYTE + 1));
            case 4 -> Bytes.of(repeated(text, MEBIBYTE - text.length() - 1));
            case 5 -> Bytes.of(text + "\nlong: " + "a".repeat(900_000) + "\n");
            case 6 -> Bytes.of(text + "\n" + "a".repeat(900_000) + ": 1\n");
            case 7 -> Bytes.of(text + "\nmany: [" + "1,".repeat(400_000) + "1]\n");
            case 8 -> Bytes.of(text + "\n" + keys(60_000));
            case 9 -> Bytes.of(text + " ".repeat(900_000));
            case 10 -> new byte[MEBIBYTE];
            // Rare, since it takes long: a file of which nobody would make a tree.
            default -> random.nextInt(20) > 0 ? Bytes.of(text + "\n".repeat(900_000)) : huge();
        };
    }

    /** A list of ones, made in place: as texts it would take the memory that the one who reads it is to have. */
    private static byte[] huge() {
        final byte[] list = new byte[HUGE + 1];
        list[0] = '[';
        for (int i = 1; i < HUGE; i += 2) {
            list[i] = '1';
            list[i + 1] = ',';
        }
        list[HUGE] = ']';
        return list;
    }

    private static String repeated(final String text, final int length) {
        return text.isEmpty() ? " ".repeat(length) : text.repeat(Math.max(1, length / text.length() + 1));
    }

    private static String keys(final int count) {
        final StringBuilder keys = new StringBuilder();
        for (int i = 0; i < count; i++) {
            keys.append("k").append(i).append(": 1\n");
        }
        return keys.toString();
    }
}
