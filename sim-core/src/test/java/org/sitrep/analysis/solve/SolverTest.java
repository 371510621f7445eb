package org.sitrep.analysis.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.sitrep.analysis.solve.MadeUp.number;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.sitrep.contract.Deep;
import org.sitrep.stats.ClopperPearson;

class SolverTest {
    private static final long SEED = 1967;

    private static List<String> answer(final Solution solution) {
        return solution.answer()
                .orElseThrow(() -> new AssertionError(solution.toString()))
                .candidate()
                .values();
    }

    private static void assertWithinBudget(final Solution solution) {
        assertTrue(
                solution.searchTrials() + solution.confirmTrials()
                        <= solution.request().budgetTrials(),
                solution.toString());
    }

    /** 0.50 and 0.55 of eleven values lie within 0.525 ± 0.045, and the nearer of them is found. */
    @Test
    void oneFactorIsPlayedWhole() {
        final Solution solution = new MadeUp(MadeUp.space(List.of("x=0..10"), "2"))
                .goal("goal=0.525±0.045", c -> 0.25 + 0.05 * number(c, 0))
                .solve(SEED, 300_000);
        assertTrue(solution.exhaustive());
        assertEquals(11, solution.attempts().size());
        assertEquals(List.of("5"), answer(solution));
        assertEquals(
                List.of(List.of("5"), List.of("6")),
                solution.feasible().stream()
                        .map(one -> one.candidate().values())
                        .toList());
        assertWithinBudget(solution);
    }

    /** A listener sees each candidate when it was played, and the trials grow to those of the solution. */
    @Test
    void aListenerFollowsTheSearch() {
        final List<Long> trials = new ArrayList<>();
        final List<Integer> opened = new ArrayList<>();
        final Solution solution = new MadeUp(MadeUp.space(List.of("x=0..10"), "2"))
                .goal("goal=0.525±0.045", c -> 0.25 + 0.05 * number(c, 0))
                .followedBy((played, attempts) -> {
                    trials.add(played);
                    opened.add(attempts.get().size());
                })
                .solve(SEED, 300_000);
        assertEquals(List.of(1, 2, 3), opened.subList(0, 3));
        assertEquals(trials.stream().sorted().toList(), trials);
        assertEquals(solution.searchTrials() + solution.confirmTrials(), trials.get(trials.size() - 1));
    }

    /** The last digit of the limit: means at it can be shown to be neither in nor out. */
    @Test
    void whatLiesOnTheLimitIsNotSaidToHold() {
        final Solution solution = new MadeUp(MadeUp.space(List.of("x=0..1"), "0"))
                .goal("goal=0.5..0.6", c -> 0.5)
                .solve(SEED, 100_000);
        assertTrue(solution.answer().isEmpty(), solution.toString());
        solution.confirmed().forEach(one -> assertEquals(Target.Status.OPEN, solution.status(one)));
    }

    @Test
    void whatHoldsAlreadyIsLeftAlone() {
        final Solution solution = new MadeUp(MadeUp.space(List.of("x=0..10", "y=a,b"), "4", "b"))
                .goal("goal=0.5±0.03", c -> 0.5 + 0.05 * (number(c, 0) - 4))
                .solve(SEED, 100_000);
        assertEquals(List.of("4", "b"), answer(solution));
        assertEquals(0, solution.space().changes(solution.answer().orElseThrow().candidate()));
    }

    /**
     * One change of y would do, or one of x that is longer: x alone by 8 steps of 20, y alone by 1 of 4, both by less.
     */
    @Test
    void fewerChangesComeBeforeShorterOnes() {
        final Solution solution = new MadeUp(MadeUp.space(List.of("x=0..20", "y=0..4"), "0", "0"))
                .goal("goal=0.66±0.03", c -> 0.5 + 0.02 * number(c, 0) + 0.08 * number(c, 1))
                .solve(SEED, 200_000);
        assertTrue(solution.exhaustive());
        assertEquals(List.of("8", "0"), answer(solution));
    }

    /** 17 ^ 3 candidates: too many to play. x and z have to change, y need not. */
    @Test
    void aLargeSpaceIsSearchedByAModel() {
        final MadeUp field = new MadeUp(MadeUp.space(List.of("x=0..16", "y=0..16", "z=0..16"), "2", "8", "2"))
                .goal("goal=0.6±0.03", c -> 0.2 + 0.04 * number(c, 0) + 0.005 * (number(c, 1) - 8))
                .goal("goal=0.7±0.03", c -> 0.3 + 0.04 * number(c, 2) - 0.005 * (number(c, 1) - 8));
        final Solution solution = field.solve(SEED, 200_000);
        assertFalse(solution.exhaustive());
        assertTrue(field.opened() <= Explorer.MOST_OPENED, "opened " + field.opened());
        final Candidate found = solution.answer().orElseThrow().candidate();
        assertTrue(field.isTrue(found), found.toString());
        assertEquals(2, solution.space().changes(found), found.toString());
        assertWithinBudget(solution);
    }

    /** One real number: the answer is a number of the range that no list holds. */
    @Test
    void realNumbersAreSearched() {
        final MadeUp field = new MadeUp(MadeUp.space(List.of("x=0.0..1.0"), "0.1"))
                .goal("goal=0.5±0.02", c -> number(c, 0) * number(c, 0));
        final Solution solution = field.solve(SEED, 200_000);
        final double x = Double.parseDouble(answer(solution).get(0));
        assertTrue(x * x > 0.48 && x * x < 0.52, "x " + x);
    }

    /** Words have no order: only one of six names is right, together with a number. */
    @Test
    void choicesAreSearchedBesideNumbers() {
        final List<String> names = List.of("a", "b", "c", "d", "e", "f");
        final MadeUp field = new MadeUp(MadeUp.space(List.of("name=a,b,c,d,e,f", "x=0..60"), "a", "0"))
                .goal("goal=0.8±0.03", c -> 0.1 * names.indexOf(c.values().get(0)) + 0.005 * number(c, 1));
        final Solution solution = field.solve(SEED, 200_000);
        final Candidate found = solution.answer().orElseThrow().candidate();
        assertTrue(field.isTrue(found), found.toString());
        assertEquals(2, solution.space().changes(found));
    }

    @Test
    void whatIsNotLegalIsPassedOver() {
        final MadeUp field = new MadeUp(MadeUp.space(List.of("x=0..10"), "0"))
                .goal("goal=0.525±0.035", c -> 0.25 + 0.05 * number(c, 0))
                .legalIf(c -> number(c, 0) != 5);
        final Solution solution = field.solve(SEED, 100_000);
        assertEquals(List.of("6"), answer(solution));
        assertEquals(1, solution.illegal());
    }

    @Test
    void nothingLegalIsNoCrash() {
        final Solution solution = new MadeUp(MadeUp.space(List.of("x=0..10", "y=0..1000"), "0", "0"))
                .goal("goal=0.5±0.1", c -> 0.5)
                .legalIf(c -> false)
                .solve(SEED, 50_000);
        assertTrue(solution.answer().isEmpty());
        assertEquals(solution.attempts().size(), solution.illegal());
        assertTrue(solution.nearest().isEmpty());
    }

    /** The chance stays below 0.4, which is reached at the end of the range. */
    @Test
    void aTargetOutOfReachIsSaidToBeSo() {
        final Solution solution = new MadeUp(MadeUp.space(List.of("x=0..10"), "0"))
                .goal("goal=0.8±0.02", c -> 0.3 + 0.01 * number(c, 0))
                .solve(SEED, 100_000);
        assertTrue(solution.answer().isEmpty());
        assertEquals(List.of(0), solution.neverReached());
        assertTrue(solution.confirmed().isEmpty(), "fresh dice for what is hopeless");
        assertEquals(List.of("10"), solution.nearest().orElseThrow().candidate().values());
        assertEquals(
                List.of(0), solution.atEnds(solution.nearest().orElseThrow().candidate()));
        assertTrue(solution.conflicts().isEmpty());
    }

    /** More x is more of both, so that they cannot both be had. */
    @Test
    void targetsThatStandAgainstEachOtherAreNamed() {
        final Solution solution = new MadeUp(MadeUp.space(List.of("x=0..10"), "0"))
                .goal("goal>=0.7", c -> 0.3 + 0.05 * number(c, 0))
                .goal("goal<=0.3", c -> 0.2 + 0.05 * number(c, 0))
                .goal("goal<=0.9", c -> 0.1)
                .solve(SEED, 100_000);
        assertTrue(solution.answer().isEmpty());
        assertEquals(List.of(new Solution.Conflict(0, 1)), solution.conflicts());
        assertTrue(solution.neverReached().isEmpty());
    }

    /** The present value is none of those allowed: something has to change. */
    @Test
    void aValueOutsideItsRangeHasToChange() {
        final MadeUp field =
                new MadeUp(MadeUp.space(List.of("x=5..8", "y=0..100"), "5", "50")).goal("goal=0.5±0.05", c -> 0.5);
        assertEquals(List.of("5", "50"), answer(field.solve(SEED, 100_000)));
        final Space forced = MadeUp.space(List.of("x=5..8"), "2");
        assertTrue(forced.presentCandidate().isEmpty());
        assertEquals(1, forced.changes(new Candidate(List.of("5"))));
        assertEquals(1, forced.distance(new Candidate(List.of("5"))), 1e-12);
    }

    @Test
    void whoStopsGetsWhatThereIsAndNothingConfirmed() {
        final Solution solution = new MadeUp(MadeUp.space(List.of("x=0..10"), "0"))
                .goal("goal=0.525±0.035", c -> 0.25 + 0.05 * number(c, 0))
                .stoppingAfter(1_000)
                .solve(SEED, 100_000);
        assertEquals(Solution.Ending.INTERRUPTED, solution.ending());
        assertTrue(solution.answer().isEmpty() && solution.confirmed().isEmpty());
        assertTrue(solution.nearest().isPresent());
    }

    @Test
    void theSameRequestGivesTheSameSolution() {
        final List<String> factors = List.of("x=0..16", "y=0..16", "z=0.0..1.0");
        final Solution[] twice = new Solution[2];
        for (int i = 0; i < twice.length; i++) {
            twice[i] = new MadeUp(MadeUp.space(factors, "2", "8", "0.5"))
                    .goal("goal=0.6±0.03", c -> 0.2 + 0.03 * number(c, 0) + 0.1 * number(c, 2))
                    .solve(SEED, 60_000);
        }
        assertEquals(twice[0].attempts(), twice[1].attempts());
        assertEquals(twice[0].confirmed(), twice[1].confirmed());
    }

    /**
     * At a level of 0.9 at most one search of ten may say that something holds which does not. Here most candidates
     * that look good are just outside: of the 21, 9 and 11 miss by 0.002, 10 holds by 0.008 only. 400 searches with
     * fixed seeds; the limit is passed by luck in less than 1 of 10,000 such tests if the true rate is 0.1.
     */
    @Test
    void whatIsSaidToHoldHolds() {
        int wrong = 0;
        int found = 0;
        final int searches = Deep.or(200, 400);
        for (int seed = 0; seed < searches; seed++) {
            final MadeUp field = new MadeUp(MadeUp.space(List.of("x=8..12"), "8"))
                    .goal("goal=0.5±0.008", c -> 0.5 + 0.01 * (number(c, 0) - 10));
            final Solution solution = field.solve(new SolveRequest(seed, 60_000, 0.9, 5));
            found += solution.answer().isPresent() ? 1 : 0;
            wrong += solution.feasible().stream().anyMatch(one -> !field.isTrue(one.candidate())) ? 1 : 0;
        }
        assertTrue(
                ClopperPearson.estimate(wrong, searches, 0.9998, "share").low() <= 0.1,
                wrong + " of " + searches + " say what does not hold");
        assertTrue(found > 0, "nothing was ever found, so nothing was tried");
    }
}
