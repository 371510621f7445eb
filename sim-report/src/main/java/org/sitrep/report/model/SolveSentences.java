package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.sitrep.analysis.design.Factor;
import org.sitrep.analysis.solve.Candidate;
import org.sitrep.analysis.solve.Solution;
import org.sitrep.analysis.solve.SolveResult;
import org.sitrep.analysis.solve.Space;
import org.sitrep.analysis.solve.Target;
import org.sitrep.report.text.Numbers;
import org.sitrep.stats.Estimate;

/** Writes the sentences of a search for values. */
public final class SolveSentences {
    private static final String NOTHING = "the present values";

    private final SolveResult solved;
    private final Solution solution;
    private final Space space;
    private final TrialWord noun;

    public SolveSentences(final SolveResult solved) {
        this.solved = solved;
        solution = solved.solution();
        space = solution.space();
        noun = new TrialWord(solved.origin().trial());
    }

    String title() {
        final int targets = solution.goals().size();
        return solved.origin().title() + ": values for " + (targets == 1 ? "a target" : targets + " targets");
    }

    String subtitle() {
        return candidates() + " tried on " + noun.counted(solution.searchTrials()) + ", seed "
                + solution.request().seed() + "; " + noun.counted(solution.confirmTrials())
                + " on fresh draws, seed " + solution.request().freshSeed();
    }

    /** Returns the number of candidates: all, unless the search was stopped or chose among many. */
    private String candidates() {
        final long size = space.size();
        final int tried = solution.attempts().size();
        final boolean all = tried == size;
        final String of = all || size == Long.MAX_VALUE ? "" : " of " + Numbers.count(size);
        return (all && tried > 1 ? "all " : "")
                + tried
                + of
                + (tried == 1 && of.isEmpty() ? " candidate" : " candidates");
    }

    /** Returns the name of a candidate, its changes: {@code Threat 5 to 7, night false to true}. */
    private String name(final Candidate candidate) {
        return name(space, candidate, true);
    }

    private static String name(final Space space, final Candidate candidate, final boolean from) {
        if (candidate.values().isEmpty()) {
            return NOTHING;
        }
        final String changes = IntStream.range(0, space.factors().size())
                .filter(f -> space.isChanged(candidate, f))
                .mapToObj(f -> name(space, f) + " "
                        + space.present()
                                .get(f)
                                .filter(any -> from)
                                .map(value -> word(space, f, value) + " to ")
                                .orElse("")
                        + word(space, f, candidate.values().get(f)))
                .collect(Collectors.joining(", "));
        return changes.isEmpty() ? NOTHING : changes;
    }

    /** Returns the name of a candidate, its changed values without the present ones. */
    public static String shortName(final Space space, final Candidate candidate) {
        return name(space, candidate, false);
    }

    /** Returns what people call a factor. */
    static String name(final Space space, final int factor) {
        return new ValueWords(space.words()).name(space.factors().get(factor).path());
    }

    /** Returns what people call a value of a factor. */
    static String word(final Space space, final int factor, final String value) {
        return new ValueWords(space.words()).value(space.factors().get(factor).path(), value);
    }

    /** Returns a goal in words, e.g. {@code Primary objective met: at least 50 % (planner)}. */
    public static String goalText(final Solution.Goal goal) {
        final Target target = goal.target();
        final double scale = goal.share() ? 100 : 1;
        final String limits;
        if (target.isTwoSided()) {
            limits = Numbers.plain(scale * (target.low() + target.high()) / 2, 5) + " ± "
                    + Numbers.plain(scale * target.tolerance(), 5);
        } else {
            final boolean isLeast = Double.isFinite(target.low());
            limits = (isLeast ? "at least " : "at most ")
                    + Numbers.plain(scale * (isLeast ? target.low() : target.high()), 5);
        }
        return goal.label() + ": " + limits + (goal.share() ? " %" : "")
                + target.bot().map(bot -> " (" + bot + ")").orElse("");
    }

    String value(final int goal, final List<Estimate> estimates) {
        return Measure.of(solution.goals().get(goal)).shown(estimates.get(goal));
    }

    public static String word(final Target.Status status) {
        return status.name().toLowerCase(Locale.ROOT);
    }

    /** Returns the allowed values of a factor, in few words. */
    static String range(final Space space, final int index) {
        final Factor factor = space.factors().get(index);
        return factor.kind() == Factor.Kind.CHOICE
                ? factor.values().stream()
                        .map(value -> word(space, index, value))
                        .collect(Collectors.joining(", "))
                : factor.low().toPlainString() + " to " + factor.high().toPlainString();
    }

    Optional<Solution.Confirmed> shown() {
        return solution.answer().or(() -> solution.confirmed().stream().findFirst());
    }

    String method() {
        final String how = solution.exhaustive()
                ? "All candidates were played, a few trials each at first, then more for those that may meet "
                        + "all targets."
                : "There were too many candidates to play them all. After a few at the ends of each range, a "
                        + "model estimated how likely each of the others was to meet all targets. The likeliest "
                        + "was played next, edits of fewer values first.";
        return how + " In the search every candidate played the same draws, so candidates differ by their values "
                + "and not by luck. Promising candidates were then played on fresh draws, the smallest edits "
                + "first, for a number of trials fixed in advance; only these results count. Their intervals "
                + "hold together, over all targets and candidates, at "
                + Numbers.level(solution.request().level()) + ".";
    }

    /** Returns what was found, or what came nearest and what stands against it; one sentence each. */
    public List<String> answers() {
        final List<String> sentences = new ArrayList<>();
        final Optional<Solution.Confirmed> answer = solution.answer();
        if (answer.isPresent()) {
            found(answer.get(), sentences);
        } else if (solution.attempts().stream().noneMatch(Solution.Attempt::legal)) {
            sentences.add("None of the " + solution.attempts().size() + " candidates tried is legal content.");
        } else {
            notFound(sentences);
        }
        return sentences;
    }

    private void found(final Solution.Confirmed answer, final List<String> sentences) {
        final String all = solution.goals().size() == 1 ? "The target is met" : "All targets are met";
        sentences.add(
                space.changes(answer.candidate()) == 0
                        ? all + " with " + NOTHING + ": no change is needed."
                        : all + " with " + name(answer.candidate()) + ".");
        solution.smallerInDoubt().stream()
                .findFirst()
                .ifPresent(one -> sentences.add("A smaller edit, " + name(one)
                        + ", also looked good but is too close to a limit to be shown with this budget."));
        final List<String> others = solution.feasible().stream()
                .skip(1)
                .map(one -> name(one.candidate()))
                .toList();
        if (!others.isEmpty()) {
            sentences.add("Also met with " + String.join("; or ", others)
                    + (space.factors().size() == 1 ? "." : ". The first is the smallest edit."));
        }
    }

    /** Returns the targets with confirmed values, each with its interval. */
    public String onFreshDice(final Solution.Confirmed answer) {
        return "On fresh draws: "
                + IntStream.range(0, solution.goals().size())
                        .mapToObj(g -> solution.goals().get(g).label() + " " + value(g, answer.estimates()))
                        .collect(Collectors.joining("; "))
                + ".";
    }

    private void notFound(final List<String> sentences) {
        final boolean done = solution.ending() == Solution.Ending.DONE;
        sentences.add(
                done
                        ? "No values were found that are shown to meet all targets."
                        : "The search was not finished, so nothing is confirmed.");
        if (solution.confirmed().isEmpty()) {
            solution.nearest()
                    .ifPresent(nearest -> sentences.add((done ? "Nearest: " : "Best so far: ")
                            + name(nearest.candidate()) + ", in the search: " + goals(nearest.estimates())
                            + "."));
        } else {
            sentences.add(open(solution.confirmed().get(0)));
        }
        solution.neverReached().forEach(goal -> sentences.add("No candidate reached " + target(goal) + "."));
        solution.conflicts()
                .forEach(conflict -> sentences.add(target(conflict.first()) + " conflicts with "
                        + target(conflict.second()) + ": each was reached, but never both at once."));
        atEnds().ifPresent(sentences::add);
    }

    private String target(final int goal) {
        return goalText(solution.goals().get(goal));
    }

    private String open(final Solution.Confirmed best) {
        final String unsure = IntStream.range(0, solution.goals().size())
                .filter(g -> solution.status(best, g) != Target.Status.MET)
                .mapToObj(g -> target(g) + " is " + word(solution.status(best, g)))
                .collect(Collectors.joining(", "));
        return "Nearest: " + name(best.candidate()) + ", on fresh draws: " + goals(best.estimates()) + "; " + unsure
                + "." + (solution.status(best) == Target.Status.OPEN ? " A larger budget may decide it." : "");
    }

    private String goals(final List<Estimate> estimates) {
        return IntStream.range(0, solution.goals().size())
                .mapToObj(g -> metric(g) + " " + value(g, estimates))
                .collect(Collectors.joining(", "));
    }

    /** Returns the metric of a goal, with the bot if the question names one. */
    String metric(final int goal) {
        final Target target = solution.goals().get(goal).target();
        return target.bot().map(bot -> bot + ": ").orElse("")
                + solution.goals().get(goal).label();
    }

    private Optional<String> atEnds() {
        if (solution.neverReached().isEmpty()) {
            return Optional.empty();
        }
        return solution.nearest()
                .map(nearest -> solution.atEnds(nearest.candidate()))
                .filter(ends -> !ends.isEmpty())
                .map(ends -> ends.stream().map(f -> name(space, f)).collect(Collectors.joining(" and "))
                        + (ends.size() == 1 ? " is at the end of its range" : " are at the ends of their ranges")
                        + " there; a wider range may reach further.");
    }

    /** Returns reasons to doubt the answer, one sentence each; may be empty. */
    public List<String> warnings() {
        final List<String> warnings = new ArrayList<>();
        if (solution.ending() == Solution.Ending.INTERRUPTED) {
            warnings.add("Interrupted: the search is not finished.");
        }
        if (solution.ending() == Solution.Ending.BOT_SILENT) {
            warnings.add("A bot did not answer, so the search ended; how far it got depends on the clock.");
        }
        if (solved.origin().givenUp() > 0) {
            warnings.add(noun.counted(solved.origin().givenUp()) + " aborted by a bot, not counted.");
        }
        if (solution.illegal() > 0) {
            warnings.add(solution.illegal() + " of " + solution.attempts().size()
                    + " candidates were not legal content and were skipped.");
        }
        return warnings;
    }
}
