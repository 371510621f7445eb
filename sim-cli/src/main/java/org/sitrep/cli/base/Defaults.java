package org.sitrep.cli.base;

import org.sitrep.analysis.decisions.DecisionAnalysis;
import org.sitrep.analysis.design.Designs;
import org.sitrep.engine.RunRequest;

/**
 * Holds every default of the command line, as the user would type it. The help quotes them from here. A default that
 * depends on the scenario (squad, bot) is described in the help text of its option.
 */
public final class Defaults {
    /** Trials of a run: enough for a share within about a third of a percent. */
    public static final String TRIALS = "100000";
    /** Maximum trials of a run with {@code --precision}: enough for a share within a tenth of a percent. */
    public static final String PRECISION_TRIALS = "10000000";

    public static final String CHECKPOINT = "5s";
    /** Trials per rung of a ladder: pairing needs few, and the strongest rungs are slow. */
    public static final String LADDER_TRIALS = "2000";

    public static final String SWEEP_TRIALS = "20000";
    /** Maximum points of a sweep that are played as a grid if no design is named. */
    public static final int SWEEP_MOST_IN_A_GRID = Designs.MOST_IN_A_GRID;

    public static final String SWEEP_POINTS = "" + Designs.POINTS;
    public static final String SWEEP_LEVELS = "" + Designs.LEVELS;
    public static final String MATCHUP_TRIALS = "1000";
    public static final String COMPARE_TRIALS = "20000";
    public static final String RACE_TRIALS = "100000";
    /** Trials of a complete loadout search: about a minute of combats. */
    public static final String LOADOUT_BUDGET = "600000";

    public static final String LOADOUT_START = "64";
    /** Joint confidence level of all intervals of a comparison. */
    public static final String LEVEL = "0.95";

    public static final String SOLVE_BUDGET = "200000";
    public static final String SOLVE_CONFIRM = "5";
    /** Trials per scenario and bot in a baseline: enough to detect a tenth of the standard deviation of one trial. */
    public static final String BASELINE_TRIALS = "4000";

    public static final String BASELINE = "balance.baseline";
    public static final String COVERAGE_TRIALS = "2000";
    /** Fixed, so that the same line gives the same numbers. */
    public static final String SEED = "1967";

    /** Rollouts of each decision in an analysis. */
    public static final String ROLLOUTS = "" + DecisionAnalysis.DEFAULT_ROLLOUTS;

    public static final String FIRST = "0";
    public static final String CHUNK = "" + RunRequest.DEFAULT_CHUNK_TRIALS;
    public static final String MAX_DECISIONS = "" + RunRequest.DEFAULT_MAX_DECISIONS;
    /** Seconds per decision of a bot from a file. */
    public static final String BOT_TIMEOUT = "10";

    public static final String OUT = "notebooks-out";
    /** Replay pages in a report. */
    public static final String REPLAYS = "5";
    /** Form of the rows of an exported file. */
    public static final String EXPORT_FORM = "wide";
    /** Output folder of {@code new}. */
    public static final String NEW_DIR = ".";

    public static final String FORMAT = "text";
    public static final String PROGRESS = "auto";
    public static final String SIGNATURE_TRIALS = "200";
    /** Columns of the output if the terminal does not report its width. */
    public static final int WIDTH = 80;

    /** Rows of a terminal that does not say how many it has. */
    public static final int ROWS = 24;
    /** Seconds between progress lines outside a terminal. */
    public static final int PROGRESS_LINE_SECONDS = 5;

    public static final String TUNE_TRIALS = "1000";
    public static final String TUNE_GENERATIONS = "20";
    public static final String TUNE_SPREAD = "0.3";
    public static final String TUNE_HELD_OUT = "10000";

    /** Seconds that a worker waits for a part. */
    public static final String IDLE = "600";
    /** Any port that is free. */
    public static final String PORT = "0";

    private Defaults() {}
}
