package org.sitrep.report.png;

import java.awt.Font;
import java.awt.FontFormatException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.sitrep.report.text.Resources;

/**
 * The font of the PNG pictures: Liberation Sans, shipped with Sitrep under the SIL Open Font License 1.1.
 *
 * <p>A JDK on Linux asks fontconfig for fonts before it draws the first letter. It fails permanently if there are none,
 * as on a fresh server. If the property {@code sun.awt.fontconfig} names a file, the JDK uses that instead, so a file
 * is written that lists only this font. That works only before the first use of fonts in the process, hence the lock
 * and the single attempt. A property set by the user is not changed.
 */
final class ReportFont {
    private static final String PROPERTY = "sun.awt.fontconfig";
    private static final String FILE = "LiberationSans-Regular.ttf";

    private static Font loaded;

    private ReportFont() {}

    /**
     * Returns the font in the given size and style. It is loaded at first use, which takes some 50 ms and a file of 0.4
     * MB in the folder for temporary files; the file is deleted when the process ends.
     *
     * @param style a style of {@link Font}
     * @param size pt
     * @throws IOException if the temporary file cannot be written or the font cannot be read
     */
    static synchronized Font of(final int style, final float size) throws IOException {
        if (loaded == null) {
            loaded = load();
        }
        return loaded.deriveFont(style, size);
    }

    private static Font load() throws IOException {
        final Path font = file();
        try {
            return Font.createFont(Font.TRUETYPE_FONT, font.toFile());
        } catch (final FontFormatException e) {
            throw new IOException(FILE + ": " + e.getMessage(), e);
        }
    }

    /** Returns the font as a file that the JDK's font configuration names. */
    private static Path file() throws IOException {
        try {
            final Path folder = Files.createTempDirectory("sitrep-font");
            folder.toFile().deleteOnExit();
            final Path font = temporary(folder.resolve(FILE), Resources.bytes("fonts/" + FILE));
            if (System.getProperty("os.name", "").startsWith("Linux") && System.getProperty(PROPERTY) == null) {
                System.setProperty(
                        PROPERTY,
                        temporary(folder.resolve("fontconfig.properties"), configuration(font))
                                .toString());
            }
            return font;
        } catch (final IOException failed) {
            throw new IOException(
                    "no file for their font can be written to " + System.getProperty("java.io.tmpdir") + " ("
                            + failed.getMessage()
                            + "); make room there, or name another folder with "
                            + "SITREP_JAVA_OPTS=-Djava.io.tmpdir=FOLDER",
                    failed);
        }
    }

    private static Path temporary(final Path file, final byte[] content) throws IOException {
        file.toFile().deleteOnExit();
        return Files.write(file, content);
    }

    /** Returns the smallest configuration with which the JDK's font manager starts: one font for everything. */
    private static byte[] configuration(final Path font) {
        final String path = font.toString().replace("\\", "\\\\");
        return ("version=1\nallfonts.default=Liberation Sans\nsequence.allfonts=default\nfilename.Liberation_Sans="
                        + path + "\n")
                .getBytes(StandardCharsets.UTF_8);
    }
}
