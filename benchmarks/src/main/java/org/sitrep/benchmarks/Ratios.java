package org.sitrep.benchmarks;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Answers questions by {@link Turns}, next to the last recorded answers: {@code java -XX:+UseSerialGC -cp
 * benchmarks/target/benchmarks.jar org.sitrep.benchmarks.Ratios [--keep] [QUESTION...]}, in the folder of the project;
 * all questions if none is named. With {@code --keep} one line per ratio is appended to {@code benchmarks/results}.
 */
public final class Ratios {
    private static final int TURNS = 151;
    private static final int SLICE_MILLIS = 2;
    private static final int WARM_UP_MILLIS = 1500;
    private static final double NANOS_A_SECOND_IN_MILLIONS = 1000;

    private Ratios() {}

    /**
     * Prints the answers.
     *
     * @throws IOException if the record cannot be read or written
     */
    public static void main(final String[] arguments) throws IOException {
        final List<String> names = new ArrayList<>(List.of(arguments));
        final boolean keep = names.remove("--keep");
        final List<RatioQuestion> questions = names.isEmpty()
                ? RatioQuestion.all()
                : names.stream().map(RatioQuestion::named).toList();
        final ResultLog log = new ResultLog(Path.of("benchmarks/results"));
        System.out.println("JDK " + ResultLog.jdk() + ", " + ResultLog.machine());
        for (final RatioQuestion question : questions) {
            answer(question, log, keep);
        }
    }

    private static void answer(final RatioQuestion question, final ResultLog log, final boolean keep)
            throws IOException {
        final Turns turns = question.measure(TURNS, SLICE_MILLIS, WARM_UP_MILLIS);
        final Quartiles ours = turns.nanos(RatioQuestion.OURS, question.deducted());
        final String checksum = Long.toHexString(turns.checksum(RatioQuestion.OURS));
        System.out.printf(
                Locale.ROOT,
                "%s: %s ns of CPU, %.2f million per second, first batch %s%n",
                question.name(),
                ours,
                NANOS_A_SECOND_IN_MILLIONS / ours.median(),
                checksum);
        for (final RatioQuestion.Ratio ratio : question.ratios()) {
            final Quartiles spread = turns.ratio(ratio.of(), ratio.by(), question.deducted());
            final ResultLog.Row row = ResultLog.Row.now(question.name() + "." + ratio.id(), spread, checksum);
            final Optional<ResultLog.Row> last = log.last(row.question(), row.jdk());
            System.out.printf(
                    Locale.ROOT,
                    "  %-36s %s%s%n",
                    ratio.says(),
                    spread,
                    last.map(before -> ", " + row.beside(before)).orElse(""));
            if (keep) {
                log.append(row);
            }
        }
    }
}
