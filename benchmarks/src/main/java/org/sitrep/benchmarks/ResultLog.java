package org.sitrep.benchmarks;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Records measurements by commit: one CSV file per question, newest line last. Lines are appended and never changed.
 */
final class ResultLog {
    private static final String HEADER = "commit,date,jdk,machine,question,ratio,low,high,checksum";
    private static final int COLUMNS = 9;

    private final Path folder;

    ResultLog(final Path folder) {
        this.folder = folder;
    }

    /**
     * One measured ratio.
     *
     * @param commit short hash; followed by {@code +} if files differed from it
     * @param jdk its feature release
     * @param question the question and the ratio: {@code marine.draws}
     * @param ratio the median over all turns
     * @param low the lower quartile
     * @param high the upper quartile
     * @param checksum of the first batch: equal checksums mean equal work
     */
    record Row(
            String commit,
            String date,
            String jdk,
            String machine,
            String question,
            double ratio,
            double low,
            double high,
            String checksum) {
        /** Returns a row for this machine and today. */
        static Row now(final String question, final Quartiles spread, final String checksum) {
            return new Row(
                    commitOfHere(),
                    LocalDate.now().toString(),
                    ResultLog.jdk(),
                    ResultLog.machine(),
                    question,
                    spread.median(),
                    spread.low(),
                    spread.high(),
                    checksum);
        }

        /** Compares this row with an earlier one, in words. */
        String beside(final Row before) {
            final boolean apart = low > before.high || high < before.low;
            return String.format(
                    Locale.ROOT,
                    "%s %.2f [%.2f, %.2f] at %s, %s%s%s",
                    apart ? "differs from" : "consistent with",
                    before.ratio,
                    before.low,
                    before.high,
                    before.commit,
                    before.date,
                    before.machine.equals(machine) ? "" : ", on another machine",
                    before.checksum.equals(checksum) ? "" : ", with other work");
        }

        String line() {
            return String.format(
                    Locale.ROOT,
                    "%s,%s,%s,%s,%s,%.3f,%.3f,%.3f,%s",
                    commit,
                    date,
                    jdk,
                    machine,
                    question,
                    ratio,
                    low,
                    high,
                    checksum);
        }

        static Row parse(final String line) {
            final String[] cells = line.split(",", -1);
            if (cells.length != COLUMNS) {
                throw new IllegalArgumentException("not a line of " + HEADER + ": " + line);
            }
            return new Row(
                    cells[0],
                    cells[1],
                    cells[2],
                    cells[3],
                    cells[4],
                    Double.parseDouble(cells[5]),
                    Double.parseDouble(cells[6]),
                    Double.parseDouble(cells[7]),
                    cells[8]);
        }
    }

    void append(final Row row) throws IOException {
        final Path file = file(row.question());
        if (!Files.exists(file)) {
            Files.createDirectories(folder);
            Files.writeString(file, HEADER + "\n");
        }
        Files.writeString(file, row.line() + "\n", StandardOpenOption.APPEND);
    }

    /** Returns the newest row of a question on this JDK; empty if there is none. */
    Optional<Row> last(final String question, final String jdk) throws IOException {
        return rows(question).stream()
                .filter(row -> row.question.equals(question) && row.jdk.equals(jdk))
                .reduce((earlier, later) -> later);
    }

    private List<Row> rows(final String question) throws IOException {
        final Path file = file(question);
        return Files.exists(file)
                ? Files.readAllLines(file).stream().skip(1).map(Row::parse).toList()
                : List.of();
    }

    private Path file(final String question) {
        return folder.resolve(question.substring(0, question.lastIndexOf('.')) + ".csv");
    }

    static String jdk() {
        return Integer.toString(Runtime.version().feature());
    }

    /** Returns a description of this machine, without commas. */
    static String machine() {
        Optional<String> model = Optional.empty();
        try {
            model = Files.readAllLines(Path.of("/proc/cpuinfo")).stream()
                    .filter(line -> line.startsWith("model name"))
                    .map(line -> line.substring(line.indexOf(':') + 1).strip())
                    .findFirst();
        } catch (final IOException e) {
            // not Linux: use the architecture
        }
        return (model.orElse(System.getProperty("os.arch")) + " x"
                        + Runtime.getRuntime().availableProcessors())
                .replace(',', ' ');
    }

    private static String commitOfHere() {
        final String commit = git("rev-parse", "--short=10", "HEAD");
        return commit.isEmpty()
                ? "unknown"
                : commit
                        + (git("status", "--porcelain", "--untracked-files=no", "--", ":!benchmarks/results")
                                        .isEmpty()
                                ? ""
                                : "+");
    }

    private static String git(final String... arguments) {
        final List<String> command = new ArrayList<>(List.of("git"));
        command.addAll(List.of(arguments));
        try {
            final Process process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            final String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
            return process.waitFor() == 0 ? out : "";
        } catch (final IOException e) {
            return ""; // no git here
        } catch (final InterruptedException e) {
            Thread.currentThread().interrupt();
            return "";
        }
    }
}
