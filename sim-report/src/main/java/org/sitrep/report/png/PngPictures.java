package org.sitrep.report.png;

import java.io.IOException;
import java.util.Optional;
import org.sitrep.report.chart.Chart;

/** Turns a chart into PNG. The same chart gives the same bytes on the same JDK. Thread-safe. */
public final class PngPictures {
    static final int WIDTH = 1000;
    static final int HEIGHT = 520;

    private PngPictures() {}

    /**
     * Returns the picture, {@value #WIDTH} px wide; its height follows from its content.
     *
     * @throws IOException if this JDK cannot draw, with what to install
     */
    public static byte[] png(final Chart chart) throws IOException {
        // A JDK without its desktop module or the libraries behind it throws LinkageError. Its font manager throws
        // Error or, on JDK 17, InternalError, which is a VirtualMachineError.
        try {
            final Optional<byte[]> png = XCharts.png(chart);
            return png.isPresent() ? png.get() : MarkPainter.png(chart);
        } catch (final OutOfMemoryError e) {
            throw e;
        } catch (final Error | RuntimeException e) {
            throw unable(e);
        }
    }

    private static IOException unable(final Throwable cause) {
        return new IOException(
                "this JDK cannot draw PNG pictures (" + cause.getClass().getSimpleName() + ": " + cause.getMessage()
                        + "); install its desktop part and FreeType, on Debian: apt-get install openjdk-17-jre-headless"
                        + " libfreetype6",
                cause);
    }
}
