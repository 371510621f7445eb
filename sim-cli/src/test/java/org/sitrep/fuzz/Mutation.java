package org.sitrep.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Ways to damage a file. Each is a function of the file, of words that belong there, and of the random numbers; a file
 * that it does not fit it may leave as it is.
 */
enum Mutation {
    /** Single bits of it are turned. */
    BITS {
        @Override
        byte[] of(final byte[] file, final List<String> words, final SplittableRandom random) {
            final byte[] bytes = file.clone();
            for (int left = 1 + random.nextInt(4); left > 0 && bytes.length > 0; left--) {
                bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(Byte.SIZE));
            }
            return bytes;
        }
    },
    /** A stretch of bytes is gone, there twice, or another one. */
    BYTES {
        @Override
        byte[] of(final byte[] file, final List<String> words, final SplittableRandom random) {
            final int from = random.nextInt(file.length + 1);
            final int to = Math.min(file.length, from + random.nextInt(64));
            final byte[] middle = switch (random.nextInt(3)) {
                case 0 -> new byte[0];
                case 1 -> Bytes.join(Bytes.part(file, from, to), Bytes.part(file, from, to));
                default -> Bytes.noise(to - from, random);
            };
            return Bytes.join(Bytes.part(file, 0, from), middle, Bytes.part(file, to, file.length));
        }
    },
    /** It ends too early, as after a full disk, or its end belongs to something else. */
    CUT {
        @Override
        byte[] of(final byte[] file, final List<String> words, final SplittableRandom random) {
            final byte[] left = Bytes.part(file, 0, random.nextInt(file.length + 1));
            return random.nextInt(4) > 0
                    ? left
                    : Bytes.join(left, Bytes.part(file, random.nextInt(file.length + 1), file.length));
        }
    },
    /** A word is gone, there twice, elsewhere, or another one. */
    TOKENS {
        @Override
        byte[] of(final byte[] file, final List<String> words, final SplittableRandom random) {
            final List<String> tokens = Tokens.of(Bytes.text(file));
            for (int left = 1 + random.nextInt(3); left > 0 && tokens.size() > 1; left--) {
                final int at = Tokens.visible(tokens, random);
                final int other = Tokens.visible(tokens, random);
                switch (random.nextInt(6)) {
                    case 0 -> tokens.set(at, "");
                    case 1 -> tokens.set(at, tokens.get(at) + " " + tokens.get(at));
                    case 2 -> Collections.swap(tokens, at, other);
                    case 3 -> tokens.set(at, tokens.get(other));
                    case 4 -> tokens.set(at, Edges.word(random));
                    default -> tokens.set(at, Edges.of(words, random));
                }
            }
            return Bytes.of(String.join("", tokens));
        }
    },
    /** A number is one at the edge. */
    NUMBERS {
        @Override
        byte[] of(final byte[] file, final List<String> words, final SplittableRandom random) {
            final List<String> tokens = Tokens.of(Bytes.text(file));
            final List<Integer> numbers = new ArrayList<>();
            for (int i = 0; i < tokens.size(); i++) {
                if (Tokens.isNumber(tokens.get(i))) {
                    numbers.add(i);
                }
            }
            for (int left = 1 + random.nextInt(2); left > 0 && !numbers.isEmpty(); left--) {
                tokens.set(Edges.of(numbers, random), Edges.number(random));
            }
            return Bytes.of(String.join("", tokens));
        }
    },
    /** A name in it is that of a file that it should not have. */
    FILES {
        private final Pattern reference =
                Pattern.compile("(extends|scenario|file|bot|files)(\"?\\s*:\\s*\\[?)([^,\\]\\n]*)");

        @Override
        byte[] of(final byte[] file, final List<String> words, final SplittableRandom random) {
            final String name = Edges.file(random);
            final String text = Bytes.text(file);
            final String changed = reference
                    .matcher(text)
                    .replaceFirst(found ->
                            Matcher.quoteReplacement(found.group(1) + found.group(2) + Bytes.text(Bytes.utf8(name))));
            return Bytes.of(changed.equals(text) ? "extends: " + name + "\n" + text : changed);
        }
    },
    /** A line with all below it is gone, there twice, elsewhere, without what is below it, or set in otherwise. */
    BLOCKS {
        @Override
        byte[] of(final byte[] file, final List<String> words, final SplittableRandom random) {
            return Bytes.of(Blocks.damaged(Bytes.text(file), words, random));
        }
    },
    /** The tree of a JSON file is changed: a node gone, doubled, emptied, renamed, replaced or moved. */
    TREE {
        @Override
        byte[] of(final byte[] file, final List<String> words, final SplittableRandom random) {
            return JsonTrees.damaged(file, words, random);
        }
    },
    /** The packed part of a baseline is changed, with a checksum that fits. */
    PACKED {
        @Override
        byte[] of(final byte[] file, final List<String> words, final SplittableRandom random) {
            return PackedParts.damaged(file, random);
        }
    },
    /** Something is nested deeply. */
    DEPTH {
        @Override
        byte[] of(final byte[] file, final List<String> words, final SplittableRandom random) {
            final int depth = Edges.of(List.of(2, 60, 63, 64, 65, 200, 999, 1000, 1001, 5000, 50_000), random);
            final String open = Edges.of(List.of("[", "{a: ", "{\"a\":", "- ", "? ", "[{a: ", "(", "\"\\"), random);
            final String close = random.nextBoolean() ? "" : open.startsWith("{") ? "}" : "]";
            return Bytes.inserted(file, open.repeat(depth) + "1" + close.repeat(depth), random);
        }
    },
    /** Anchors and aliases: one that holds itself, a billion laughs, a merge of itself. */
    ANCHORS {
        @Override
        byte[] of(final byte[] file, final List<String> words, final SplittableRandom random) {
            final StringBuilder laughs = new StringBuilder("a0: &a0 [lol, lol]\n");
            for (int i = 1; i < 40; i++) {
                laughs.append("a%d: &a%d [*a%d, *a%d]\n".formatted(i, i, i - 1, i - 1));
            }
            final String anchors = Edges.of(
                    List.of(laughs.toString(), "a: &a [*a]\n", "a: &a\n  <<: *a\n", "&a a: *a\n", "? &k [*k]\n: *k\n"),
                    random);
            final String text = Bytes.text(file);
            return Bytes.of(random.nextBoolean() ? anchors + text : text + "\n" + anchors);
        }
    },
    /** It is in another encoding, or holds bytes that are none. */
    ENCODING {
        @Override
        byte[] of(final byte[] file, final List<String> words, final SplittableRandom random) {
            final String text = new String(file, StandardCharsets.UTF_8);
            return switch (random.nextInt(10)) {
                case 0 -> Bytes.join(new byte[] {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF}, file);
                case 1 -> text.getBytes(StandardCharsets.UTF_16);
                case 2 -> text.getBytes(StandardCharsets.UTF_16LE);
                case 3 -> Bytes.join(file, "\n# caf\u00e9".getBytes(StandardCharsets.ISO_8859_1));
                case 4 -> Bytes.utf8(text.replace("\n", "\r\n"));
                case 5 -> Bytes.utf8(text.replace("\n", "\r"));
                case 6 -> Bytes.insertedBytes(file, new byte[] {(byte) 0xED, (byte) 0xA0, (byte) 0x80}, random);
                case 7 -> Bytes.insertedBytes(file, new byte[] {(byte) 0xC0, (byte) 0x80}, random);
                case 8 -> Bytes.insertedBytes(file, new byte[] {0}, random);
                default ->
                    Bytes.inserted(
                            file,
                            Edges.of(List.of("\u2028", "\u0085", "\u202e", "\u001b[2J", "\u007f", "\u0000"), random),
                            random);
            };
        }
    },
    /** It is empty, or large in one way or another. */
    SIZE {
        @Override
        byte[] of(final byte[] file, final List<String> words, final SplittableRandom random) {
            return Sizes.changed(file, random);
        }
    };

    abstract byte[] of(byte[] file, List<String> words, SplittableRandom random);
}
