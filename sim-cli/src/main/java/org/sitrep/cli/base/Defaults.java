package org.sitrep.cli.base;

import org.sitrep.engine.RunRequest;

/**
 * Every default of the command line, as the user would type it; the help quotes them from here. A default that follows
 * from the scenario (the squad, the bot) is worded where its option is declared.
 */
public final class Defaults {
    /** Missions of a run: enough for a share within about a third of a percent. */
    public static final String MISSIONS = "100000";
    /** Most missions of a run on precision: enough for a share within a tenth of a percent. */
    public static final String PRECISION_MISSIONS = "10000000";
    /** How often a run keeps what it has. */
    public static final String CHECKPOINT = "5s";
    /** Missions of each rung of a ladder: pairing makes much of few, and the strongest rungs are slow. */
    public static final String LADDER_MISSIONS = "2000";
    /** Missions of each point of a sweep. */
    public static final String SWEEP_MISSIONS = "20000";
    /** Most points of a sweep that are played as a grid where no design is named. */
    public static final int SWEEP_MOST_IN_A_GRID = 200;
    /** Most points of a sweep that is no grid. */
    public static final String SWEEP_POINTS = "100";
    /** Values of a range of real numbers in a grid. */
    public static final String SWEEP_LEVELS = "5";
    /** Missions of each side of a comparison. */
    public static final String COMPARE_MISSIONS = "20000";
    /** Most missions of each side of a race. */
    public static final String RACE_MISSIONS = "100000";
    /** Missions of a whole search for loadouts: about a minute of combats. */
    public static final String LOADOUT_BUDGET = "600000";
    /** Loadouts that a search begins with. */
    public static final String LOADOUT_START = "64";
    /** Level with which all intervals of a comparison hold together. */
    public static final String LEVEL = "0.95";
    /** Missions that a search for values may play in all. */
    public static final String SOLVE_BUDGET = "200000";
    /** Candidates that a search for values plays on fresh dice at most. */
    public static final String SOLVE_CONFIRM = "5";
    /** Missions of each scenario and bot in a baseline: enough to tell a tenth of the spread of one mission. */
    public static final String BASELINE_MISSIONS = "4000";
    /** Where a baseline is kept. */
    public static final String BASELINE = "balance.baseline";
    /** Missions whose coverage is counted. */
    public static final String COVERAGE_MISSIONS = "2000";
    /** The seed: fixed, so that the same line gives the same numbers. */
    public static final String SEED = "1967";
    /** Index of the first mission. */
    public static final String FIRST = "0";
    /** Missions that a thread takes at a time. */
    public static final String CHUNK = "" + RunRequest.DEFAULT_CHUNK_MISSIONS;
    /** Decisions after which a mission is given up. */
    public static final String MAX_DECISIONS = "" + RunRequest.DEFAULT_MAX_DECISIONS;
    /** Seconds that a bot from a file may take over one decision. */
    public static final String BOT_TIMEOUT = "10";
    /** Where report folders go. */
    public static final String OUT = "notebooks-out";
    /** Where {@code new} puts its file. */
    public static final String NEW_DIR = ".";
    /** Format of the output. */
    public static final String FORMAT = "text";
    /** When progress is shown. */
    public static final String PROGRESS = "auto";
    /** Missions of each cell of the behaviour signature. */
    public static final String SIGNATURE_MISSIONS = "200";
    /** Columns of the output where the terminal does not tell. */
    public static final int WIDTH = 80;
    /** Seconds between two lines of progress that do not go to a terminal. */
    public static final int PROGRESS_LINE_SECONDS = 5;

    /** Missions of each scenario that tuning tries a set of weights on. */
    public static final String TUNE_MISSIONS = "1000";
    /** Generations of tuning. */
    public static final String TUNE_GENERATIONS = "20";
    /** First steps of tuning, as a share of each weight. */
    public static final String TUNE_SPREAD = "0.3";
    /** Missions of each scenario that a tuned playbook is tried on. */
    public static final String TUNE_HELD_OUT = "10000";

    private Defaults() {}
}
