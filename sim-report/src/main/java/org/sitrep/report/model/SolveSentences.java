package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.sitrep.analysis.design.Factor;
import org.sitrep.analysis.solve.Candidate;
import org.sitrep.analysis.solve.Solution;
import org.sitrep.analysis.solve.Solved;
import org.sitrep.analysis.solve.Space;
import org.sitrep.analysis.solve.Target;
import org.sitrep.stats.Estimate;

/** What a search for values says, in words. Stateless. */
public final class SolveSentences {
    private static final String NOTHING = "the values as they are";

    private SolveSentences() {}

    /** Returns what it is called. */
    public static String title(final Solved solved) {
        final int targets = solved.solution().goals().size();
        return solved.origin().title() + ": values for " + (targets == 1 ? "a target" : targets + " targets");
    }

    /** Returns how much was played and with which seeds. */
    public static String subtitle(final Solved solved) {
        final Solution solution = solved.solution();
        final Trial trial = new Trial(solved.origin().trial());
        return candidates(solution) + " tried on " + trial.counted(solution.searchMissions()) + ", seed "
                + solution.request().seed() + "; "
                + trial.counted(solution.confirmMissions()) + " on fresh dice, seed "
                + solution.request().freshSeed();
    }

    /** All of them, unless the search was stopped or chose among many. */
    private static String candidates(final Solution solution) {
        final long size = solution.space().size();
        final int tried = solution.attempts().size();
        final boolean all = tried == size;
        final String of = all || size == Long.MAX_VALUE ? "" : " of " + Numbers.count(size);
        return (all && tried > 1 ? "all " : "")
                + tried
                + of
                + (tried == 1 && of.isEmpty() ? " candidate" : " candidates");
    }

    /** Returns a candidate by what it changes: {@code start.threat=7, start.night=true}. */
    public static String name(final Space space, final Candidate candidate) {
        return name(space, candidate, space.factors().stream().map(Factor::path).toList());
    }

    private static String name(final Space space, final Candidate candidate, final List<String> paths) {
        if (candidate.values().isEmpty()) {
            return NOTHING;
        }
        final String changes = IntStream.range(0, space.factors().size())
                .filter(f -> space.isChanged(candidate, f))
                .mapToObj(f -> paths.get(f) + "=" + candidate.values().get(f))
                .collect(Collectors.joining(", "));
        return changes.isEmpty() ? NOTHING : changes;
    }

    /** Returns the paths of the factors by their last words, as few as tell them apart, but two if there are two: for tables, where room is short. */
    public static List<String> shortPaths(final Space space) {
        final List<String> paths = space.factors().stream().map(Factor::path).toList();
        return paths.stream().map(path -> shortest(path, paths)).toList();
    }

    private static String shortest(final String path, final List<String> paths) {
        final List<String> steps = List.of(path.split("\\."));
        for (int words = Math.min(2, steps.size()); words < steps.size(); words++) {
            final String tail = String.join(".", steps.subList(steps.size() - words, steps.size()));
            if (paths.stream()
                            .filter(other -> other.equals(tail) || other.endsWith("." + tail))
                            .count()
                    == 1) {
                return tail;
            }
        }
        return path;
    }

    /** Returns a candidate as {@link #name} does, with short paths. */
    public static String shortName(final Space space, final Candidate candidate) {
        return name(space, candidate, shortPaths(space));
    }

    /** Returns a goal in words: {@code Enemies eliminated: 5.2 ± 0.15}, {@code Primary objective met: at least 50 % (planner)}. */
    static String wish(final Solution.Goal goal) {
        final Target target = goal.target();
        final double scale = goal.share() ? 100 : 1;
        final String unit = goal.share() ? " %" : "";
        final String limits;
        if (target.isTwoSided()) {
            limits = Numbers.plain(scale * (target.low() + target.high()) / 2, 5) + " ± "
                    + Numbers.plain(scale * target.tolerance(), 5);
        } else {
            final boolean isLeast = Double.isFinite(target.low());
            limits = (isLeast ? "at least " : "at most ")
                    + Numbers.plain(scale * (isLeast ? target.low() : target.high()), 5);
        }
        return goal.label() + ": " + limits + unit
                + target.bot().map(bot -> " (" + bot + ")").orElse("");
    }

    /** Returns a value of a goal as it is shown, with its interval: a share in percent. */
    public static String value(final Solution.Goal goal, final Estimate estimate) {
        return Numbers.withUnit(shown(goal, estimate), goal.share() ? "%" : "");
    }

    /** Returns an estimate in the unit in which it is shown. */
    public static Estimate shown(final Solution.Goal goal, final Estimate estimate) {
        return goal.share() ? Numbers.inPercent(estimate) : estimate;
    }

    /** Returns what a status is called. */
    public static String word(final Target.Status status) {
        return switch (status) {
            case MET -> "met";
            case OPEN -> "open";
            case MISSED -> "missed";
        };
    }

    /** Returns the present value of a factor. */
    public static String present(final Space space, final int factor) {
        return space.present().get(factor).orElse("not set");
    }

    /** Returns what may be chosen for a factor, in few words. */
    public static String range(final Factor factor) {
        if (factor.kind() == Factor.Kind.CHOICE) {
            return String.join(", ", factor.values());
        }
        return factor.low().toPlainString() + " to " + factor.high().toPlainString();
    }

    /** Returns the values of the answer, else of the first that was confirmed, else of what came nearest; empty if there is nothing. */
    public static List<String> best(final Solution solution) {
        return shown(solution)
                .map(one -> one.candidate().values())
                .or(() -> solution.nearest().map(one -> one.candidate().values()))
                .orElse(List.of());
    }

    /** Returns the answer, or the first that was confirmed. */
    public static Optional<Solution.Confirmed> shown(final Solution solution) {
        return solution.answer().or(() -> solution.confirmed().stream().findFirst());
    }

    /** Returns what to call the values that {@link #best} returns. */
    public static String bestWord(final Solution solution) {
        return solution.answer().isPresent() ? "solved" : "nearest";
    }

    /** Returns how it was searched. */
    static String method(final Solution solution) {
        final String how = solution.exhaustive()
                ? "All candidates were played, few times at first and then ever more often those that may meet all targets."
                : "There are too many candidates to play them all. After a few at the ends of each range, a model guessed from what was played how likely each of the others is to meet all targets, and the likeliest was played next; edits of fewer values came first.";
        return how
                + " In the search every candidate met the same dice, so that they differ by what was changed and not by luck. What looked good was then played on fresh dice, the smallest edits first, for a number of missions fixed beforehand; only that counts. Those intervals are wide enough that all of them, over all targets and candidates, hold together at "
                + Numbers.level(solution.request().level()) + ".";
    }

    /** Returns what came out, a sentence each. */
    public static List<String> answers(final Solved solved) {
        final Solution solution = solved.solution();
        final List<String> said = new ArrayList<>();
        final Optional<Solution.Confirmed> answer = solution.answer();
        if (answer.isPresent()) {
            found(solution, answer.get(), said);
        } else if (solution.attempts().stream().noneMatch(Solution.Attempt::legal)) {
            said.add("None of the " + solution.attempts().size() + " candidates tried is legal content.");
        } else {
            notFound(solved, said);
        }
        return said;
    }

    private static void found(final Solution solution, final Solution.Confirmed answer, final List<String> said) {
        final String all = solution.goals().size() == 1 ? "The target holds" : "All targets hold";
        said.add(
                solution.space().changes(answer.candidate()) == 0
                        ? all + " with the values as they are: nothing has to be changed."
                        : all + " with " + name(solution.space(), answer.candidate()) + ".");
        solution.smallerInDoubt().stream()
                .findFirst()
                .ifPresent(one -> said.add("A smaller edit, " + name(solution.space(), one)
                        + ", looked good too, but lies too near a limit to be shown with this --budget."));
        final List<Solution.Confirmed> others =
                solution.feasible().stream().skip(1).toList();
        if (!others.isEmpty()) {
            said.add("So they do with "
                    + others.stream()
                            .map(one -> name(solution.space(), one.candidate()))
                            .collect(Collectors.joining("; or "))
                    + (solution.space().factors().size() == 1 ? "." : ". The first is the smallest edit."));
        }
    }

    /** Returns what the targets come to with confirmed values, each with its interval. */
    static String onFreshDice(final Solution solution, final Solution.Confirmed answer) {
        return "On fresh dice: "
                + IntStream.range(0, solution.goals().size())
                        .mapToObj(g -> solution.goals().get(g).label() + " "
                                + value(
                                        solution.goals().get(g),
                                        answer.estimates().get(g)))
                        .collect(Collectors.joining("; "))
                + ".";
    }

    private static void notFound(final Solved solved, final List<String> said) {
        final Solution solution = solved.solution();
        said.add(
                solution.ending() == Solution.Ending.DONE
                        ? "No values were found at which all targets are shown to hold."
                        : "The search was not finished, so nothing is confirmed.");
        if (solution.confirmed().isEmpty()) {
            solution.nearest().ifPresent(nearest -> said.add(nearest(solution, nearest)));
        } else {
            said.add(open(solution, solution.confirmed().get(0)));
        }
        solution.neverReached()
                .forEach(goal -> said.add("No candidate came to "
                        + solution.goals().get(goal).target().text() + "."));
        for (final Solution.Conflict conflict : solution.conflicts()) {
            said.add(solution.goals().get(conflict.first()).target().text() + " stands against "
                    + solution.goals().get(conflict.second()).target().text()
                    + ": each was reached, but never both at once.");
        }
        atEnds(solution).ifPresent(said::add);
    }

    private static String nearest(final Solution solution, final Solution.Attempt nearest) {
        return (solution.ending() == Solution.Ending.DONE ? "Nearest came " : "The best so far is ")
                + name(solution.space(), nearest.candidate()) + ", by the search itself: "
                + goals(solution, nearest.estimates()) + ".";
    }

    private static String open(final Solution solution, final Solution.Confirmed best) {
        final String unsure = IntStream.range(0, solution.goals().size())
                .filter(g -> solution.status(best, g) != Target.Status.MET)
                .mapToObj(g -> solution.goals().get(g).target().text() + " is " + word(solution.status(best, g)))
                .collect(Collectors.joining(", "));
        return "Nearest came " + name(solution.space(), best.candidate()) + ", on fresh dice: "
                + goals(solution, best.estimates()) + "; " + unsure + "."
                + (solution.status(best) == Target.Status.OPEN ? " A larger --budget may decide it." : "");
    }

    private static String goals(final Solution solution, final List<Estimate> estimates) {
        return IntStream.range(0, solution.goals().size())
                .mapToObj(
                        g -> metric(solution, g) + " " + value(solution.goals().get(g), estimates.get(g)))
                .collect(Collectors.joining(", "));
    }

    /** Returns the metric of a goal, with the bot where the question names one. */
    public static String metric(final Solution solution, final int goal) {
        final Target target = solution.goals().get(goal).target();
        return target.bot().map(bot -> bot + ":").orElse("") + target.metric();
    }

    private static Optional<String> atEnds(final Solution solution) {
        if (solution.neverReached().isEmpty()) {
            return Optional.empty();
        }
        return solution.nearest()
                .map(nearest -> solution.atEnds(nearest.candidate()))
                .filter(ends -> !ends.isEmpty())
                .map(ends -> ends.stream()
                                .map(f -> solution.space().factors().get(f).path())
                                .collect(Collectors.joining(" and "))
                        + (ends.size() == 1 ? " is" : " are")
                        + " at the end of what it may be there; a wider range may reach further.");
    }

    /** Returns what puts the answer in doubt, a sentence each; empty if nothing does. */
    public static List<String> warnings(final Solved solved) {
        final List<String> warnings = new ArrayList<>();
        final Solution solution = solved.solution();
        if (solution.ending() == Solution.Ending.INTERRUPTED) {
            warnings.add("Interrupted: the search is not finished.");
        }
        if (solution.ending() == Solution.Ending.BOT_SILENT) {
            warnings.add("A bot did not answer, and the search was ended; how far it came depends on a clock.");
        }
        if (solved.origin().givenUp() > 0) {
            warnings.add(new Trial(solved.origin().trial())
                            .counted(solved.origin().givenUp()) + " given up by a bot; they count for nothing.");
        }
        if (solution.illegal() > 0) {
            warnings.add(solution.illegal() + " of " + solution.attempts().size()
                    + " candidates were no legal content and were passed over.");
        }
        return warnings;
    }
}
