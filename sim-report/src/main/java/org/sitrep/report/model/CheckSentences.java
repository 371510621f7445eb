package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.sitrep.analysis.check.CheckResult;
import org.sitrep.analysis.check.CheckVerdict;
import org.sitrep.stats.Estimate;

/** What a check says, in words. Stateless. */
public final class CheckSentences {
    /** With this many missions of which none differ, a share of differing missions of three in that number is still likely (1 in 20): the rule of three. */
    private static final double RULE_OF_THREE = 3.0;

    /** As many of what has moved are named in the answer. */
    private static final int NAMED = 3;

    private CheckSentences() {}

    /** Returns what the check as a whole is called. */
    public static String title(final CheckResult check) {
        return "Balance check";
    }

    /** Returns what was looked at. */
    public static String subtitle(final CheckResult check) {
        final int entries = check.entries().size();
        final int metrics =
                check.entries().stream().mapToInt(e -> e.metrics().size()).sum();
        return check.baseline() + ": " + counted(metrics, "metric") + " of " + counted(entries, "scenario") + ", seed "
                + check.seed();
    }

    /** Returns the verdict on the whole. */
    public static String answer(final CheckResult check) {
        if (check.bySignature()) {
            return "Same, by signature: the first " + kept(check)
                    + " of each scenario came to the same in every number.";
        }
        final List<String> parts = new ArrayList<>();
        if (check.count(CheckVerdict.MOVED) > 0) {
            parts.add(counted(check.count(CheckVerdict.MOVED), "metric") + " moved");
        }
        if (check.count(CheckVerdict.UNDECIDED) > 0) {
            parts.add(counted(check.count(CheckVerdict.UNDECIDED), "metric") + " undecided");
        }
        if (check.count(CheckVerdict.SAME) > 0) {
            parts.add(counted(check.count(CheckVerdict.SAME), "metric") + " the same");
        }
        return Sentences.capitalised(word(check.verdict())) + ": " + String.join(", ", parts) + ".";
    }

    /** Returns what has moved, the furthest by its margin first, with the intervals; empty if nothing has. */
    static String furthest(final CheckResult check) {
        final List<String> moved = new ArrayList<>();
        check.entries().stream()
                .flatMap(entry -> entry.metrics().stream()
                        .filter(metric -> metric.verdict() == CheckVerdict.MOVED
                                && metric.difference().n() > 0)
                        .map(metric -> Map.entry(entry, metric)))
                .sorted(Comparator.comparingDouble(
                        of -> -Math.abs(of.getValue().difference().value())
                                / Math.max(1e-9, of.getValue().margin())))
                .limit(NAMED)
                .forEach(of -> moved.add(name(of.getKey()) + ": "
                        + of.getValue().label() + " by " + shown(of.getValue()) + " " + points(of.getValue())));
        return moved.isEmpty() ? "" : "Moved the furthest for its margin: " + String.join("; ", moved) + ".";
    }

    /** Returns the scenarios that their signature settled, empty if there are none. */
    public static String bySignature(final CheckResult check) {
        return check.entries().stream()
                .filter(entry -> !entry.tested())
                .map(CheckSentences::name)
                .collect(Collectors.joining("; "));
    }

    private static String kept(final CheckResult check) {
        final int least = check.entries().stream()
                .mapToInt(CheckResult.Entry::signatureMissions)
                .min()
                .orElse(0);
        final int most = check.entries().stream()
                .mapToInt(CheckResult.Entry::signatureMissions)
                .max()
                .orElse(0);
        return least == most
                ? Numbers.count(most) + " missions"
                : Numbers.count(least) + " to " + Numbers.count(most) + " missions";
    }

    /** Returns what a signature that is the same promises and what it does not; empty if no verdict rests on one. */
    public static String promise(final CheckResult check) {
        final int least = check.entries().stream()
                .filter(entry -> !entry.tested())
                .mapToInt(CheckResult.Entry::signatureMissions)
                .min()
                .orElse(0);
        return least == 0
                ? ""
                : "A signature goes over few missions: a change that shows in fewer than "
                        + Numbers.percent(Math.min(1, RULE_OF_THREE / least))
                        + " of them may hide from it. --full tests all that was recorded.";
    }

    /** Returns a verdict in a word. */
    public static String word(final CheckVerdict verdict) {
        return switch (verdict) {
            case SAME -> "same";
            case MOVED -> "moved";
            case UNDECIDED -> "undecided";
        };
    }

    /** Returns a verdict and how many missions it took. */
    public static String wordAndMissions(final CheckResult.Metric metric) {
        return metric.verdict() == CheckVerdict.UNDECIDED || metric.decidedAfter() == 0
                ? word(metric.verdict())
                : word(metric.verdict()) + ", after " + Numbers.count(metric.decidedAfter());
    }

    /** Returns the name by which a scenario stands in tables: its title and who plays. */
    public static String name(final CheckResult.Entry entry) {
        return entry.title() + ", " + entry.bot();
    }

    /** Returns how an entry was looked at. */
    public static String looked(final CheckResult.Entry entry) {
        final Trial trial = new Trial(entry.trial());
        final String content = entry.contentChanged() ? "The content has changed" : "The content is the same";
        if (!entry.tested()) {
            return content + "; the signature over " + trial.counted(entry.signatureMissions()) + " is the same.";
        }
        return content + (entry.signatureSame() ? "; the signature is the same; " : "; the signature has changed; ")
                + Numbers.count(entry.played()) + " of " + trial.counted(entry.recorded()) + " played.";
    }

    /** Returns the mean of the baseline, a share in percent. */
    public static Estimate before(final CheckResult.Metric metric) {
        return metric.share() ? Numbers.inPercent(metric.before()) : metric.before();
    }

    /** Returns the mean of the baseline with as many figures as its interval bears, a share in percent. */
    public static String mean(final CheckResult.Metric metric) {
        return before(metric).shortForm().replaceAll(" .*", "");
    }

    /** Returns the difference, a share in percent points. */
    public static Estimate difference(final CheckResult.Metric metric) {
        return metric.share() ? Numbers.inPoints(metric.difference()) : metric.difference();
    }

    /** Returns the unit of a value. */
    public static String unit(final CheckResult.Metric metric) {
        return metric.share() ? "%" : metric.before().unit();
    }

    /** Returns the unit of a difference. */
    public static String points(final CheckResult.Metric metric) {
        return metric.share() ? "points" : metric.before().unit();
    }

    /** Returns the margin, a share in percent points. */
    public static String margin(final CheckResult.Metric metric) {
        return Numbers.plain(metric.share() ? 100 * metric.margin() : metric.margin(), 6);
    }

    /** Returns the difference as a table shows it. */
    public static String shown(final CheckResult.Metric metric) {
        return metric.difference().n() == 0 ? "none seen" : difference(metric).shortForm();
    }

    /** Returns where the missions of an entry part from those of the baseline; empty if nothing can be said. */
    public static String parting(final CheckResult.Entry entry) {
        return entry.parting().map(parting -> parting(entry, parting)).orElse("");
    }

    private static String parting(final CheckResult.Entry entry, final CheckResult.Parting parting) {
        final Trial trial = new Trial(entry.trial());
        if (parting.parted() == 0) {
            return "None of the " + trial.counted(parting.traced()) + " whose steps were recorded goes otherwise.";
        }
        return Numbers.count(parting.parted()) + " of the " + trial.counted(parting.traced())
                + " whose steps were recorded " + (parting.parted() == 1 ? "goes" : "go") + " otherwise, "
                + Numbers.count(parting.otherOutcome()) + " with another outcome. " + places(parting.places());
    }

    /** Returns where missions part first, over all entries; empty if nothing can be said. */
    public static String parting(final CheckResult check) {
        final List<CheckResult.Place> places = CheckPlaces.of(check);
        return places.isEmpty() ? "" : places(places);
    }

    private static String places(final List<CheckResult.Place> places) {
        final int all = places.stream().mapToInt(CheckResult.Place::missions).sum();
        final String more = places.stream()
                .skip(1)
                .limit(2)
                .map(place -> share(place, all) + " at " + place.step())
                .collect(Collectors.joining(", "));
        return share(places.get(0), all) + " of changed missions first diverge at "
                + places.get(0).step() + (more.isEmpty() ? "." : ", " + more + ".");
    }

    private static String share(final CheckResult.Place place, final int all) {
        return Math.round(100.0 * place.missions() / all) + " %";
    }

    /** Returns the line that tells a mission that goes otherwise; empty if there is none. */
    public static String replay(final CheckResult check, final CheckResult.Entry entry) {
        return entry.parting()
                .filter(parting -> parting.parted() > 0)
                .map(parting -> "./sitrep replay " + Commands.quoted(entry.scenario()) + " --bot "
                        + Commands.quoted(entry.bot()) + " --seed " + check.seed() + " --mission "
                        + parting.places().get(0).example())
                .orElse("");
    }

    /** Returns what may be done about it. */
    public static String advice(final CheckResult check) {
        return switch (check.verdict()) {
            case SAME -> "";
            case MOVED ->
                "If the change is meant, make the baseline again and commit it with the change; if not, the step and the mission named above show where to look.";
            case UNDECIDED ->
                "The record is too short to tell. Widen the margins in question, or make a baseline of more missions from the state before the change.";
        };
    }

    /** Returns what the chances are. */
    public static String chances(final CheckResult check) {
        return "If nothing has moved, a whole check says so wrongly of any metric at most once in "
                + Numbers.count(Math.round(1 / check.falseAlarm())) + " times. Intervals of differences hold at "
                + Numbers.level(check.sameLevel()) + " each, however often one looks.";
    }

    private static String counted(final long n, final String what) {
        return Numbers.count(n) + " " + what + (n == 1 ? "" : "s");
    }
}
