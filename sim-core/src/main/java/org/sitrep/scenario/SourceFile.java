package org.sitrep.scenario;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;

/**
 * A file to read.
 *
 * @param shown path as the user would type it
 * @param real path with all links followed; null for a text that is in no file
 */
record SourceFile(String shown, Path real) {
    private static final char BYTE_ORDER_MARK = '\ufeff';

    /**
     * Returns the text; empty, with a finding at {@code namedAt} or at the faulty bytes in the file, if it cannot be
     * read.
     */
    Optional<String> text(final Mark namedAt, final Findings findings) {
        try {
            final byte[] bytes;
            try (var in = Files.newInputStream(real)) {
                bytes = in.readNBytes(YamlReader.MAX_BYTES + 1);
            }
            if (bytes.length > YamlReader.MAX_BYTES) {
                final String what = Shown.name(shown) + " is larger than " + (YamlReader.MAX_BYTES >> 20) + " MiB";
                findings.add(Codes.TOO_LARGE, namedAt, "", what, "split it, and join the parts with extends");
                return Optional.empty();
            }
            return decoded(bytes, findings);
        } catch (IOException e) {
            unreadable(shown, namedAt, "", findings);
            return Optional.empty();
        }
    }

    /** Returns bytes as text without a byte order mark; empty, with a finding, if they are not UTF-8. */
    Optional<String> decoded(final byte[] bytes, final Findings findings) {
        final CharsetDecoder decoder = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        final ByteBuffer in = ByteBuffer.wrap(bytes);
        try {
            final String text = decoder.decode(in).toString();
            return Optional.of(!text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? text.substring(1) : text);
        } catch (CharacterCodingException e) {
            final Mark mark = markOfByte(bytes, in.position());
            findings.add(Codes.NOT_TEXT, mark, "", "the bytes here are not UTF-8", "save the file as UTF-8");
            return Optional.empty();
        }
    }

    private Mark markOfByte(final byte[] bytes, final int position) {
        final String before = new String(bytes, 0, position, StandardCharsets.UTF_8);
        final int line = (int) before.chars().filter(c -> c == '\n').count();
        final int lineStart = before.lastIndexOf('\n') + 1;
        return new Mark(shown, line + 1, before.codePointCount(lineStart, before.length()) + 1);
    }

    /**
     * Returns the file at a path; empty, with a finding, if there is none. A pipe or a device is none: a file is read
     * more than once.
     */
    static Optional<SourceFile> find(
            final String shown, final Path path, final Mark namedAt, final String at, final Findings findings) {
        try {
            if (!Files.readAttributes(path, BasicFileAttributes.class).isOther()) {
                return Optional.of(new SourceFile(shown, path.toRealPath()));
            }
            final String what = Shown.name(shown) + " is a pipe or a device, not a file";
            findings.add(Codes.UNREADABLE, namedAt, at, what, "save its content in a file, and name that");
        } catch (NoSuchFileException e) {
            final boolean broken = Files.isSymbolicLink(path);
            final String what =
                    broken ? Shown.name(shown) + " is a link to nothing" : "there is no file " + Shown.name(shown);
            final String advice = broken ? "name the file that it should lead to" : NearFiles.suggestion(shown);
            findings.add(Codes.UNREADABLE, namedAt, at, what, advice);
        } catch (IOException e) {
            unreadable(shown, namedAt, at, findings);
        }
        return Optional.empty();
    }

    private static void unreadable(final String shown, final Mark namedAt, final String at, final Findings findings) {
        findings.add(
                Codes.UNREADABLE,
                namedAt,
                at,
                "cannot read " + Shown.name(shown),
                "check that it is a file that you can read");
    }
}
