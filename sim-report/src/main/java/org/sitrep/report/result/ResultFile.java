package org.sitrep.report.result;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.sitrep.analysis.Ablation;
import org.sitrep.analysis.Comparison;
import org.sitrep.analysis.Ladder;
import org.sitrep.analysis.check.CheckResult;
import org.sitrep.analysis.loadout.LoadoutAnswer;
import org.sitrep.analysis.matchup.Matchup;
import org.sitrep.analysis.race.SideRace;
import org.sitrep.analysis.solve.SolveResult;
import org.sitrep.analysis.sweep.SweepResult;
import org.sitrep.report.text.AtomicFileWriter;

/**
 * A kind of study result with its own file, which holds everything needed to make it again. The file's first key gives
 * the kind and version. Thread-safe, stateless.
 *
 * @param <T> the result
 */
public final class ResultFile<T extends Record> {
    /** A ladder, with the result of every rung and the sums of every step. */
    public static final ResultFile<Ladder> LADDER =
            new ResultFile<>("ladder", "ladderVersion", "run the ladder again", ResultForms::ladder);

    /** An ablation, with the result of the unchanged scenario and the sums of every thing. */
    public static final ResultFile<Ablation> ABLATION =
            new ResultFile<>("worth", "worthVersion", "run sweep --worth again", ResultForms::worth);

    /** A comparison, with the result of every side and the sums of every step. */
    public static final ResultFile<Comparison> COMPARISON =
            new ResultFile<>("comparison", "comparisonVersion", "run compare again", ResultForms::comparison);

    /** A race. */
    public static final ResultFile<SideRace> RACE =
            new ResultFile<>("race", "raceVersion", "run compare again", ResultForms::race);

    /** A matchup. */
    public static final ResultFile<Matchup> MATCHUP =
            new ResultFile<>("matchup", "matchupVersion", "run matchup again", ResultForms::matched);

    /** A search for values. */
    public static final ResultFile<SolveResult> SOLVE =
            new ResultFile<>("solve", "solveVersion", "run solve again", ResultForms::search);

    /** Results of checks. */
    public static final ResultFile<CheckResult> CHECK =
            of("check", "checkVersion", "run check again", CheckResult.class);

    /** A sweep, with every point and effect. */
    public static final ResultFile<SweepResult> SWEEP =
            new ResultFile<>("sweep", "sweepVersion", "run sweep again", ResultForms::sweep);

    /** A search for loadouts. */
    public static final ResultFile<LoadoutAnswer> LOADOUTS =
            of("loadouts", "loadoutsVersion", "run loadouts again", LoadoutAnswer.class);

    /** The version that this build writes, for every kind; it reads the earlier one too. */
    private static final int VERSION = 2;

    private final String name;
    private final String stamp;
    private final String again;
    private final Function<JsonAt, T> read;

    private ResultFile(final String name, final String stamp, final String again, final Function<JsonAt, T> read) {
        this.name = name + ".json";
        this.stamp = stamp;
        this.again = again;
        this.read = read;
    }

    /** Returns the kind of a record whose components all have keys of their own. */
    private static <T extends Record> ResultFile<T> of(
            final String name, final String stamp, final String again, final Class<T> type) {
        return new ResultFile<>(name, stamp, again, in -> ResultForms.FORMS.read(type, in));
    }

    /** Returns the name of the file in the folder of a report. */
    public String name() {
        return name;
    }

    /** Returns the result as JSON text that ends with a line end. */
    public String write(final T result) {
        return RunResultJson.text(tree(result));
    }

    /** Returns several results as a JSON list that ends with a line end. */
    public String write(final List<T> results) {
        return RunResultJson.text(results.stream().map(this::tree).toList());
    }

    private Map<String, Object> tree(final T result) {
        final Map<String, Object> out = new LinkedHashMap<>();
        out.put(stamp, VERSION);
        out.putAll(ResultForms.FORMS.object(result));
        return out;
    }

    /**
     * Writes the result into a file in UTF-8. The file appears whole or not at all.
     *
     * @throws IOException if the file cannot be written
     */
    public void write(final T result, final Path file) throws IOException {
        AtomicFileWriter.write(file, write(result));
    }

    /** Returns whether a file holds a result of this kind; false if it is not JSON. */
    public boolean isIn(final Path file) throws IOException {
        return JsonFile.beginsWith(stamp, file);
    }

    /**
     * Returns the result in a file, equal to the one that was written.
     *
     * @throws IOException if the file cannot be read
     * @throws ResultFormatException if it is not such a result, is of another version, or contradicts itself
     */
    public T read(final Path file) throws IOException {
        final JsonAt in = JsonFile.tree(file);
        in.get(stamp).requireVersion(VERSION, again);
        try {
            return read.apply(in);
        } catch (final IllegalArgumentException e) {
            throw in.inconsistent(e.getMessage());
        }
    }
}
