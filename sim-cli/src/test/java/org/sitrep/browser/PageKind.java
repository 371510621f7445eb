package org.sitrep.browser;

import java.util.List;

/**
 * Every kind of page that Sitrep makes, with a short command line that makes one. Words that end in {@code .yaml} are
 * files of Purple Haze.
 */
enum PageKind {
    /** A run of a combat. */
    COMBAT("result.json", "run", "combats/patrol.yaml", "-n", "200"),
    /** A run of a Mission. */
    MISSION("result.json", "run", "missions/02-first-light.yaml", "-n", "60"),
    /** A run of a campaign. */
    CAMPAIGN("result.json", "run", "campaign.yaml", "-n", "12"),
    /** A ladder of bots. */
    LADDER("ladder.json", "run", "combats/patrol.yaml", "--ladder", "--rungs", "random,novice,drill", "-n", "60"),
    /** Ladders side by side. */
    LADDERS(
            "ladders.csv",
            "run",
            "combats/patrol.yaml",
            "combats/ambushed.yaml",
            "--ladder",
            "--rungs",
            "random,drill",
            "-n",
            "40"),
    /** A comparison, of sides that differ much and of sides that do not. */
    COMPARISON(
            "comparison.json",
            "compare",
            "combats/patrol.yaml",
            "--against",
            "--name loud --set start.threat=8",
            "--against",
            "--name same --set start.threat=5",
            "-n",
            "150"),
    /** A race for the best side. */
    RACE(
            "race.json",
            "compare",
            "--best",
            "combats/patrol.yaml",
            "--metric",
            "squad.survivors",
            "--against",
            "--name loud --set start.threat=8",
            "--against",
            "--name quiet --set start.threat=2",
            "-n",
            "400"),
    /** What things are worth. */
    WORTH("worth.json", "sweep", "combats/patrol.yaml", "--worth", "-n", "40", "--bot", "drill"),
    /** A sweep of one value. */
    SWEEP_ONE("sweep.json", "sweep", "combats/patrol.yaml", "--vary", "start.threat=2,5,8", "-n", "60", "-b", "drill"),
    /** A sweep of two values. */
    SWEEP_TWO(
            "sweep.json",
            "sweep",
            "combats/patrol.yaml",
            "--vary",
            "start.threat=2,5,8",
            "--vary",
            "weapons.m60.load=3..5",
            "-n",
            "60",
            "-b",
            "drill"),
    /** A sweep of many values, two scenarios among them. */
    SWEEP_MANY(
            "sweep.json",
            "sweep",
            "combats/patrol.yaml",
            "combats/ambushed.yaml",
            "--vary",
            "start.threat=2,5,8",
            "--vary",
            "weapons.m60.load=3..5",
            "--vary",
            "squad=reference,veterans",
            "--design",
            "morris",
            "--points",
            "24",
            "-n",
            "40",
            "-b",
            "drill"),
    /** Bots against each other. */
    MATCHUP("matchup.json", "matchup", PageKind.VILLAGE, "--bot", "random,novice", "-n", "20"),
    /** The same in several scenarios. */
    MATCHUPS("matchups.csv", "matchup", PageKind.VILLAGE, PageKind.BELT, "--bot", "random,novice", "-n", "20"),
    /** A search for values. */
    SOLVE(
            "solve.json",
            "solve",
            "combats/patrol.yaml",
            "--target",
            "wounds>=2.5",
            "--vary",
            "start.threat=2..8",
            "--vary",
            "weapons.m60.load=3..8",
            "--budget",
            "8000",
            "-b",
            "drill"),
    /** A search for loadouts. */
    LOADOUTS(
            "loadouts.json",
            "loadouts",
            "combats/ambushed.yaml",
            "--bearer",
            "scout,engineer",
            "--items",
            "smoke,frag,flak-jacket",
            "--budget",
            "1500",
            "--start",
            "10",
            "-b",
            "drill"),
    /** A check that finds much changed; its line is that of {@link Pages}. */
    CHECK("check.json", "check"),
    /** A combat to step through. */
    REPLAY_COMBAT("", "replay", "combats/ambushed.yaml", "--luck"),
    /** A Mission to step through. */
    REPLAY_MISSION("", "replay", "missions/02-first-light.yaml", "--full"),
    /** A campaign to step through: its chapters. */
    REPLAY_CAMPAIGN("", "replay", "campaign.yaml"),
    /** Two combats beside each other, from where they part. */
    REPLAY_DIFF("", "replay", "combats/patrol.yaml", "--diff", "--set start.threat=8");

    private static final String VILLAGE = "../sixty-five/battles/01-village-assault.yaml";
    private static final String BELT = "../sixty-five/battles/02-by-the-belt-buckle.yaml";

    private final String source;
    private final List<String> line;

    PageKind(final String source, final String... line) {
        this.source = source;
        this.line = List.of(line);
    }

    /**
     * Returns the file beside the page that it was made from; empty for a page to step through, which is made from
     * nothing but its line.
     */
    String source() {
        return source;
    }

    /** Returns whether it is the page of a report, and not one to step through. */
    boolean isReport() {
        return !source.isEmpty();
    }

    /** Returns the command line, but for where the page is to go. */
    List<String> line() {
        return line;
    }
}
