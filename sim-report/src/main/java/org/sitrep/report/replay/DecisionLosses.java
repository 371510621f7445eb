package org.sitrep.report.replay;

import java.util.List;
import org.sitrep.analysis.decisions.DecisionAnalysis;
import org.sitrep.portable.Portable;
import org.sitrep.report.model.Labels;
import org.sitrep.report.model.Measure;
import org.sitrep.report.text.Numbers;
import org.sitrep.ruleset.transcript.Choice;
import org.sitrep.ruleset.transcript.Luck;
import org.sitrep.stats.Estimate;

/**
 * The losses of the decisions of a trial, in words.
 *
 * @param method sentences on how the losses were estimated
 * @param rows losses that are shown, the costliest first
 * @param rest sentence on the other decisions
 * @param luck sentence on the luck of the trial, apart from the decisions
 */
public record DecisionLosses(String method, List<Row> rows, String rest, String luck) {
    /** Copies the list. */
    public DecisionLosses {
        rows = List.copyOf(rows);
    }

    /**
     * One loss.
     *
     * @param step index of the step in the transcript, -1 if it is not narrated there
     * @param heading heading of the step
     * @param decision question and answer
     * @param loss loss with its interval and unit, and the better option
     */
    public record Row(int step, String heading, String decision, String loss) {}

    /** Returns the losses of an analysis. */
    public static DecisionLosses of(final DecisionAnalysis.Request request, final DecisionAnalysis.Result result) {
        final List<DecisionAnalysis.Judged> costliest = result.costliest();
        final int analysed = result.decisions().size();
        return new DecisionLosses(
                Portable.format(
                        "Rollouts take each option of %s; the bots play on (%s), on common draws. Whatever was rolled, "
                                + "dealt or hidden before stays as it was. Intervals hold together at %s.",
                        analysed == 1 ? "1 decision" : analysed + " decisions",
                        request.bots(),
                        Numbers.level(request.level())),
                costliest.stream().map(judged -> row(result, judged)).toList(),
                rest(costliest.size(), analysed, request.rollouts()),
                luck(result.luck(), request.side()));
    }

    private static Row row(final DecisionAnalysis.Result result, final DecisionAnalysis.Judged judged) {
        final Measure measure = Measure.of(result.slot(judged));
        final Choice choice = judged.choice();
        return new Row(
                judged.step(),
                judged.heading(),
                choice.question() + " " + choice.taken().text(),
                amount(measure, judged.loss().orElseThrow()) + " against "
                        + choice.options().get(judged.best()).text());
    }

    /** Returns a loss with what is lost: {@code 0.94 ± 0.23 Marines who survive}, {@code 12 ± 5 points of US wins}. */
    private static String amount(final Measure measure, final Estimate loss) {
        final String unit = Labels.unitAfter(measure.label(), measure.points());
        return measure.change(loss).shortForm() + " " + (unit.isEmpty() ? "" : unit + " of ") + measure.label();
    }

    private static String rest(final int shown, final int analysed, final int rollouts) {
        final String others = shown == 0 ? "No decision" : "No other decision";
        return analysed == shown
                ? ""
                : others + " is shown to cost anything by " + Numbers.count(rollouts) + " rollouts each.";
    }

    /** Returns the luck of the side whose decisions are analysed; rolls are ranked from that of the first. */
    private static String luck(final Luck luck, final int side) {
        return luck.count() == 0
                ? "No roll was good or bad luck by itself."
                : "Luck, apart from the decisions: the rolls were "
                        + EntryHtml.ranked(side > 0 ? 1 - luck.percentile() : luck.percentile())
                        + " of trials with the same rolls.";
    }
}
