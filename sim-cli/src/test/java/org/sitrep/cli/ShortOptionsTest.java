package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.sitrep.cli.base.ExitCode;

/** Each game names the choices that have an option of their own. */
class ShortOptionsTest {
    private static final String PROOF = Cli.shipped("rambo/missions/01-proof.yaml");

    private static Cli.Result run(final String... args) {
        return Cli.run(args);
    }

    @Test
    void aPartyIsChosenByItsOption() {
        final Cli.Result byShort = run("run", PROOF, "--party", "two", "-n", "5", "--no-report");
        assertEquals(ExitCode.OK, byShort.code(), byShort.err());
        final Cli.Result bySet = run("run", PROOF, "--set", "party=two", "-n", "5", "--no-report");
        assertEquals(
                bySet.out().lines().limit(2).toList(),
                byShort.out().lines().limit(2).toList());
        assertTrue(byShort.out().contains("--set party=two") || byShort.out().contains("--party two"), byShort.out());
    }

    @Test
    void partiesAreSidesOfAComparison() {
        final Cli.Result result =
                run("compare", PROOF, "--party", "four,two,one", "-n", "5", "--metric", "success", "--no-report");
        assertEquals(ExitCode.OK, result.code(), result.err());
        assertTrue(result.out().contains("3 sides compared"), result.out());
        assertTrue(
                run("compare", PROOF, "--against", "--party two", "-n", "5", "--no-report")
                        .out()
                        .contains("--party two"),
                "in the text of a side");
    }

    @Test
    void theHelpNamesTheListToChooseFrom() {
        final String help = run("run", "--help").out().replaceAll("\\s+", " ");
        assertTrue(help.contains("--party=PARTY"), help);
        assertTrue(help.contains("see 'list parties'"), help);
        assertTrue(help.contains("see 'list squads'"), help);
    }
}
