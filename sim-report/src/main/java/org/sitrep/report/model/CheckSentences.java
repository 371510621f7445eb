package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.sitrep.analysis.check.CheckResult;
import org.sitrep.analysis.check.CheckVerdict;
import org.sitrep.portable.Portable;
import org.sitrep.report.text.Numbers;
import org.sitrep.scenario.DataChange;

/** The sentences about a check that its report, comment and JUnit forms share. An empty text says nothing. */
public final class CheckSentences {
    static final List<CheckVerdict> WORST_FIRST =
            List.of(CheckVerdict.MOVED, CheckVerdict.DIFFERS, CheckVerdict.UNDECIDED, CheckVerdict.SAME);

    /** The rule of three: if none of n trials differ, a share of 3/n differing trials is still likely (1 in 20). */
    private static final double RULE_OF_THREE = 3.0;

    /** The number of moved metrics, of causes, and of changes of a cause that are named. */
    private static final int MAX_NAMED = 3;

    private final CheckResult check;

    public CheckSentences(final CheckResult check) {
        this.check = check;
    }

    /** Returns the verdict, with the number of metrics of each. */
    public String answer() {
        if (check.bySignature()) {
            return "Same, by signature: the first " + signatureTrials()
                    + " of each scenario are identical in every number.";
        }
        final String parts = WORST_FIRST.stream()
                .filter(verdict -> check.count(verdict) > 0)
                .map(verdict -> counted(check.count(verdict), verdict))
                .collect(Collectors.joining(", "));
        return Sentences.capitalised(CheckRow.word(check.verdict())) + ": " + parts + ".";
    }

    private static String counted(final long count, final CheckVerdict verdict) {
        final String metrics = Numbers.counted(count, "metric");
        return switch (verdict) {
            case MOVED, UNDECIDED -> metrics + " " + CheckRow.word(verdict);
            case DIFFERS -> metrics + (count == 1 ? " differs" : " differ") + " by an unclear amount";
            case SAME -> metrics + " the same";
        };
    }

    private String signatureTrials() {
        final IntStream trials = check.entries().stream().mapToInt(CheckResult.Entry::signatureTrials);
        final var all = trials.summaryStatistics();
        return (all.getMin() == all.getMax() ? "" : Numbers.count(all.getMin()) + " to ") + Numbers.count(all.getMax())
                + " trials";
    }

    /** Returns what moved, the furthest relative to its margin first, with the intervals. */
    String furthest() {
        final String moved = CheckRow.of(check).stream()
                .filter(row -> row.metric().verdict() == CheckVerdict.MOVED
                        && row.metric().difference().n() > 0)
                .sorted(Comparator.comparingDouble(row -> -row.byMargin()))
                .limit(MAX_NAMED)
                .map(CheckSentences::change)
                .collect(Collectors.joining("; "));
        return moved.isEmpty() ? "" : "Largest moves relative to the margin: " + moved + ".";
    }

    private static String change(final CheckRow row) {
        return row.scenario() + ": " + row.metric().label() + " by " + row.difference() + " "
                + row.measure().points();
    }

    /** Returns which metrics have changed in the mean over all tested scenarios. */
    public String pooled() {
        final String changed = CheckRow.pooled(check).stream()
                .filter(row -> row.metric().verdict().compareTo(CheckVerdict.UNDECIDED) > 0)
                .map(row -> change(row) + " (" + row.word() + ")")
                .collect(Collectors.joining("; "));
        return changed.isEmpty() ? "" : "In the mean over the tested scenarios: " + changed + ".";
    }

    /** Returns the scenarios that were settled by their signature; empty if there are none. */
    String bySignature() {
        return check.entries().stream()
                .filter(entry -> !entry.tested())
                .map(CheckRow::name)
                .collect(Collectors.joining("; "));
    }

    /** Returns what an equal signature guarantees and what it does not; empty if no verdict rests on one. */
    public String signatureGuarantee() {
        final int least = check.entries().stream()
                .filter(entry -> !entry.tested())
                .mapToInt(CheckResult.Entry::signatureTrials)
                .min()
                .orElse(0);
        return least == 0
                ? ""
                : "A signature covers few trials: it may miss a change that shows in fewer than "
                        + Numbers.percent(Math.min(1, RULE_OF_THREE / least))
                        + " of them. --full tests the whole record.";
    }

    /** Returns whether content and signature of a scenario changed, and how much was played. */
    public static String status(final CheckResult.Entry entry) {
        final TrialWord noun = new TrialWord(entry.trial());
        final String content = entry.contentChanged() ? "The content has changed" : "The content is the same";
        if (!entry.tested()) {
            return content + "; the signature over " + noun.counted(entry.signatureTrials()) + " is the same.";
        }
        return content + (entry.signatureSame() ? "; the signature is the same; " : "; the signature has changed; ")
                + Numbers.count(entry.played()) + " of " + noun.counted(entry.recorded()) + " played.";
    }

    /** Returns where the trials of a scenario part from those of the baseline; empty if unknown. */
    public static String parting(final CheckResult.Entry entry) {
        return entry.parting().map(parting -> parting(entry, parting)).orElse("");
    }

    private static String parting(final CheckResult.Entry entry, final CheckResult.Parting parting) {
        final String recorded = new TrialWord(entry.trial()).counted(parting.traced()) + " with recorded steps ";
        if (parting.parted() == 0) {
            return "None of the " + recorded + "differs.";
        }
        return Numbers.count(parting.parted()) + " of the " + recorded
                + (parting.parted() == 1 ? "differs, " : "differ, ")
                + Numbers.count(parting.otherOutcome()) + " with another outcome. "
                + places(parting.places());
    }

    /** Returns where trials part first, over all scenarios; empty if unknown. */
    public String parting() {
        final Map<String, CheckResult.Place> all = new LinkedHashMap<>();
        check.entries().stream()
                .flatMap(entry -> entry.parting().stream())
                .flatMap(parting -> parting.places().stream())
                .forEach(place -> all.merge(
                        place.step(),
                        place,
                        (a, b) -> new CheckResult.Place(a.step(), a.trials() + b.trials(), a.example())));
        final List<CheckResult.Place> places =
                all.values().stream().sorted((a, b) -> b.trials() - a.trials()).toList();
        return places.isEmpty() ? "" : places(places);
    }

    private static String places(final List<CheckResult.Place> places) {
        final int all = places.stream().mapToInt(CheckResult.Place::trials).sum();
        final String more = places.stream()
                .skip(1)
                .limit(2)
                .map(place -> ", " + share(place, all) + " at " + place.step())
                .collect(Collectors.joining());
        return share(places.get(0), all) + " of changed trials first diverge at "
                + places.get(0).step() + more + ".";
    }

    private static String share(final CheckResult.Place place, final int all) {
        return Portable.round(100.0 * place.trials() / all) + " %";
    }

    /** Returns which changes of the data make the trials of a scenario differ; empty if unknown. */
    public static String blame(final CheckResult.Entry entry) {
        return entry.blame()
                .map(blame -> blame(blame.trials(), blame.byProgram(), blame.causes(), blame.idle()))
                .orElse("");
    }

    /** Returns which changes of the data make trials differ, over all scenarios; empty if unknown. */
    public String blame() {
        final Map<List<DataChange>, Integer> all = new LinkedHashMap<>();
        int trials = 0;
        int byProgram = 0;
        for (final CheckResult.Entry entry : check.entries()) {
            if (entry.blame().isPresent()) {
                final CheckResult.Blame blame = entry.blame().get();
                trials += blame.trials();
                byProgram += blame.byProgram();
                blame.causes().forEach(cause -> all.merge(cause.changes(), cause.trials(), Integer::sum));
            }
        }
        final List<CheckResult.Cause> causes = all.entrySet().stream()
                .map(cause -> new CheckResult.Cause(cause.getKey(), cause.getValue()))
                .sorted(Comparator.comparingInt(cause -> -cause.trials()))
                .toList();
        return trials == 0 ? "" : blame(trials, byProgram, causes, 0);
    }

    private static String blame(
            final int trials, final int byProgram, final List<CheckResult.Cause> causes, final int idle) {
        final List<String> sentences = new ArrayList<>();
        if (byProgram > 0) {
            sentences.add("The program has changed: " + byProgram + " of " + Numbers.counted(trials, "trial")
                    + " that differ also differ with the recorded data.");
        }
        if (!causes.isEmpty()) {
            sentences.add("Changed data: "
                    + causes.stream()
                            .limit(MAX_NAMED)
                            .map(cause -> named(cause.changes()) + " (" + cause.trials() + " of "
                                    + Numbers.counted(trials, "trial") + ")")
                            .collect(Collectors.joining("; "))
                    + (causes.size() > MAX_NAMED ? "; and " + (causes.size() - MAX_NAMED) + " more" : "") + ".");
        }
        if (idle > 0) {
            sentences.add(Numbers.counted(idle, "other changed value") + (idle == 1 ? " makes" : " make")
                    + " none of them differ.");
        }
        return String.join(" ", sentences);
    }

    private static String named(final List<DataChange> changes) {
        return changes.stream().limit(MAX_NAMED).map(DataChange::toString).collect(Collectors.joining(", "))
                + (changes.size() > MAX_NAMED ? " and " + (changes.size() - MAX_NAMED) + " more together" : "");
    }

    /** Returns what to do now; empty if all is the same. */
    public String advice() {
        return switch (check.verdict()) {
            case SAME -> "";
            case MOVED ->
                "If the change is intended, make the baseline again and commit it with the change. If not, "
                        + "start from the data, the step and the trial named above.";
            case DIFFERS ->
                "Something has changed; the record is too short to say whether by more than the margin. If it is "
                        + "intended, make the baseline again. If not, start from the data and the step named above.";
            case UNDECIDED ->
                "The record is too short to decide. Widen the margins in question, or make a baseline of more "
                        + "trials from the state before the change; its lines say how many each margin needs.";
        };
    }

    /** Returns how often a check is wrong. */
    public String errorRates() {
        return "If nothing has moved, a whole check reports a moved metric at most once in "
                + Numbers.count(Portable.round(1 / check.falseAlarm()))
                + " times; the same holds for metrics that differ. The intervals of a difference hold at "
                + Numbers.level(check.sameLevel()) + ", all looks together.";
    }
}
