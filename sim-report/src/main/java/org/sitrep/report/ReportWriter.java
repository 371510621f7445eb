package org.sitrep.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.sitrep.report.chart.Chart;
import org.sitrep.report.chart.SvgPictures;
import org.sitrep.report.model.Block;
import org.sitrep.report.model.NamedTrial;
import org.sitrep.report.model.ReportModel;
import org.sitrep.report.png.PngPictures;
import org.sitrep.report.text.AtomicFileWriter;
import org.sitrep.report.text.WholeFolder;

/**
 * Writes the folder of a result: {@code report.html}, {@code report.md}, CSV tables, a PNG and an SVG of each picture,
 * the source file of the result, and {@code command.txt}; on request also {@code report.ipynb} and replay pages.
 * Stateless.
 *
 * <p>The folder appears whole or not at all: it is built under a temporary name next to its place and then moved there.
 * An existing folder is replaced.
 */
public final class ReportWriter {
    /** Folder of the replay pages within that of the report. */
    public static final String REPLAYS = "replays";

    private static final Set<String> INSIDE = Set.of(REPLAYS);

    private ReportWriter() {}

    /**
     * The outcome of a write.
     *
     * @param folder the folder written
     * @param files names of its files, in the order in which they were written
     * @param notes files that could not be made and what to do about it, one sentence each; empty if all were made
     */
    public record Written(Path folder, List<String> files, List<String> notes) {
        public Written {
            files = List.copyOf(files);
            notes = List.copyOf(notes);
        }
    }

    /** Turns a chart into PNG, or fails with the reason. */
    interface PngMaker {
        byte[] png(Chart chart) throws IOException;
    }

    /**
     * Writes the report of a result.
     *
     * @param folder its place, e.g. {@code notebooks-out/patrol/drill-seed1-100000}; parent folders are created
     * @param notebook whether to write {@link Notebook#FILE} too
     * @throws IOException if a file cannot be written; then nothing is left behind and an existing folder is unchanged
     */
    public static Written write(final Path folder, final Publication publication, final boolean notebook)
            throws IOException {
        return write(folder, publication, notebook, ReplayMaker.NONE);
    }

    /** @param replays makes the pages of {@link #REPLAYS} */
    public static Written write(
            final Path folder, final Publication publication, final boolean notebook, final ReplayMaker replays)
            throws IOException {
        return write(folder, publication, notebook, replays, PngPictures::png);
    }

    static Written write(
            final Path folder,
            final Publication publication,
            final boolean notebook,
            final ReplayMaker replays,
            final PngMaker pngMaker)
            throws IOException {
        final ReportModel report = publication.page().get();
        final String source = publication.source();
        final Map<String, String> files = publication.files();
        if (notebook) {
            files.put(Notebook.FILE, Notebook.render(report, publication.report(), List.copyOf(files.keySet())));
        }
        final List<String> written = new ArrayList<>();
        final List<String> notes = new ArrayList<>();
        WholeFolder.write(folder, INSIDE, temporary -> {
            final Content content = new Content(temporary, pngMaker, written, notes);
            content.pictures(report.charts());
            final Map<NamedTrial, String> pages = content.replays(report, replays);
            content.text("report.html", HtmlReport.render(report, source, content.hasPng(), pages));
            content.text("report.md", MarkdownReport.render(report, content.hasPng(), pages));
            for (final Map.Entry<String, String> file : files.entrySet()) {
                content.text(file.getKey(), file.getValue());
            }
            // Everything else can be made again from this file.
            AtomicFileWriter.writeDurably(temporary.resolve(source), Files.readAllBytes(temporary.resolve(source)));
            AtomicFileWriter.sync(temporary.resolve(source));
        });
        return new Written(folder, written, notes);
    }

    /**
     * Repairs the place of a report after a process was killed while writing it. An old folder that was moved aside and
     * never replaced is moved back; remains of reports next to it are deleted. No other process may be writing there.
     *
     * @param folder the report's place
     * @throws IOException if something cannot be moved or deleted
     */
    public static void repair(final Path folder) throws IOException {
        WholeFolder.repair(folder, INSIDE);
    }

    private static final class Content {
        private final Path folder;
        private final PngMaker pngMaker;
        private final List<String> files;
        private final List<String> notes;

        private Content(
                final Path folder, final PngMaker pngMaker, final List<String> files, final List<String> notes) {
            this.folder = folder;
            this.pngMaker = pngMaker;
            this.files = files;
            this.notes = notes;
        }

        private void text(final String name, final String text) throws IOException {
            bytes(name, text.getBytes(StandardCharsets.UTF_8));
        }

        private void bytes(final String name, final byte[] content) throws IOException {
            Files.write(folder.resolve(name), content);
            files.add(name);
        }

        /** Writes replay pages of trials that the report names, and returns the first page of each trial. */
        private Map<NamedTrial, String> replays(final ReportModel report, final ReplayMaker maker) throws IOException {
            final Map<NamedTrial, String> all = new LinkedHashMap<>();
            final Set<String> taken = new HashSet<>();
            for (final Block.Command command : report.namedTrials()) {
                final NamedTrial trial = command.trial().orElseThrow();
                if (all.containsKey(trial)) {
                    continue;
                }
                final String name = (trial.beside().isPresent() ? "parting-" : "trial-") + trial.trial();
                final String file = IntStream.iterate(0, n -> n + 1)
                        .mapToObj(n -> name + (n == 0 ? "" : "-side-" + (n + 1)) + ".html")
                        .filter(taken::add)
                        .findFirst()
                        .orElseThrow();
                final Map<String, String> pages = maker.pages(trial, command.line(), file);
                if (!pages.isEmpty()) {
                    Files.createDirectories(folder.resolve(REPLAYS));
                    all.put(trial, REPLAYS + "/" + file);
                }
                for (final Map.Entry<String, String> page : pages.entrySet()) {
                    text(REPLAYS + "/" + page.getKey(), page.getValue());
                }
            }
            return all;
        }

        private void pictures(final List<Chart> charts) throws IOException {
            for (final Chart chart : charts) {
                text(chart.id() + ".svg", SvgPictures.standalone(chart));
                if (hasPng()) {
                    png(chart);
                }
            }
        }

        /**
         * Writes a chart as PNG. A report without PNG pictures is still useful: its page and SVG files show the same.
         */
        private void png(final Chart chart) throws IOException {
            final byte[] png;
            try {
                png = pngMaker.png(chart);
            } catch (final IOException e) {
                notes.add("No PNG pictures: " + e.getMessage());
                return;
            }
            bytes(chart.id() + ".png", png);
        }

        private boolean hasPng() {
            return notes.isEmpty();
        }
    }
}
