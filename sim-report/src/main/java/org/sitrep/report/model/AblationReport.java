package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.sitrep.analysis.Ablation;
import org.sitrep.analysis.Verdict;
import org.sitrep.engine.RunResult;
import org.sitrep.outcome.Slot;
import org.sitrep.report.chart.IntervalChart;
import org.sitrep.report.text.Numbers;
import org.sitrep.stats.Estimate;

/** Reports an ablation: a table, a picture per criterion, and the method. */
public final class AblationReport extends StudyReport {
    /** The number of things for which the report shows a trial without them. */
    private static final int MAX_EXAMPLES = 3;

    private final Ablation ablation;
    private final RunResult whole;
    private final TrialWord noun;

    public AblationReport(final Ablation ablation) {
        super(
                ablation.whole().title() + ": worth of each thing to "
                        + ablation.whole().bot(),
                subtitle(ablation, ablation.whole()),
                Commands.ablation(ablation.whole()));
        this.ablation = ablation;
        whole = ablation.whole();
        noun = TrialWord.of(whole);
    }

    private static String subtitle(final Ablation ablation, final RunResult whole) {
        return "With everything and without each of " + ablation.things().size() + " things, on the same "
                + TrialWord.of(whole).counted(whole.completed() + whole.aborted()) + ", seed " + whole.seed();
    }

    @Override
    public ReportModel page() {
        final Slot first = ablation.slots().get(0);
        final ExampleTrials examples = ExampleTrials.of(whole, first.name());
        final ReportBuilder page = builder("worth", noun).answer(mostValuable()).answer(answer());
        if (!examples.isEmpty()) {
            page.answer(examples.pointer("worth-examples"));
        }
        warnings(page);
        addTo(page);
        page.examples("With everything, by " + first.label() + "; then where the most valuable things made a "
                        + "difference.")
                .add(examples.blocks(""));
        ablation.byWorth().stream()
                .limit(MAX_EXAMPLES)
                .forEach(thing -> page.add(parting(ablation, thing)
                        .map(trial -> trial.labelled(RichText.of("Where it parts without ")
                                .strong(ablation.things().get(thing))
                                .plain(":")))));
        return page.played("", new Played().run(whole).made(whole))
                .method()
                .add(new Block.Facts(ablation.slots().stream()
                        .map(slot -> new Block.Fact(
                                slot.label() + " with everything",
                                RichText.of(Numbers.withUnit(
                                        Measure.mean(whole, slot),
                                        Measure.of(slot).unit()))))
                        .toList()))
                .text(reading())
                .cautions(List.of(whole.bot()))
                .again("The same table:", command())
                .build();
    }

    /** Adds the table and the pictures to a page. */
    void addTo(final ReportBuilder page) {
        page.begin("worth", "Worth of each thing", "")
                .add(table(false).page("worth-table", "With the thing minus without it, highest worth first"))
                .text(reading())
                .texts(leftOut());
        ablation.slots().forEach(slot -> picture(page, slot));
    }

    private void warnings(final ReportBuilder page) {
        RunSentences.unplayed(whole).ifPresent(page::warn);
        final long incomplete = ablation.steps().stream()
                .mapToLong(step -> step.incomplete())
                .max()
                .orElse(0);
        if (incomplete > 0) {
            page.warn("Up to " + noun.counted(incomplete) + " aborted on either side; excluded from the row.");
        }
    }

    private void picture(final ReportBuilder page, final Slot slot) {
        final String id = Ids.part(slot.name());
        final String points = Measure.of(slot).points();
        final List<IntervalChart.Item> items = ablation.byWorth().stream()
                .map(thing -> new IntervalChart.Item(ablation.things().get(thing), estimate(thing, slot)))
                .toList();
        page.section(id, slot.label());
        if (items.isEmpty()) {
            page.text("Nothing made a difference.");
            return;
        }
        final String caption = "One bar per thing: " + slot.label() + " with it minus without it, " + points
                + ". Right of 0 is "
                + (slot.better() == Slot.Better.LOWER ? "better without." : "worth having.")
                + " Where an interval contains 0, nothing is shown.";
        page.figure(
                new IntervalChart(
                        "picture-worth-" + id,
                        "Worth by " + slot.label(),
                        caption + " " + Sentences.inWords(items),
                        Labels.withUnit(slot.label(), points),
                        IntervalChart.Style.TORNADO,
                        items),
                caption);
    }

    /**
     * Returns the command that replays a trial with everything, from the point where it parts without a thing; empty if
     * no such trial is known.
     *
     * @param thing its number
     */
    public static Optional<String> without(final Ablation ablation, final int thing) {
        return parting(ablation, thing).map(NamedTrial::line);
    }

    private static Optional<NamedTrial> parting(final Ablation ablation, final int thing) {
        if (ablation.partings().isEmpty() || ablation.partings().get(thing).trial() < 0) {
            return Optional.empty();
        }
        final Ablation.Parting parting = ablation.partings().get(thing);
        final TrialSetting whole = TrialSetting.of(ablation.whole());
        return whole.beside(
                whole.with(List.of(parting.change())),
                "without " + ablation.things().get(thing),
                ablation.whole().seed(),
                parting.trial());
    }

    @Override
    public Brief brief(final int width) {
        final Brief out = head();
        RunSentences.unplayed(whole).ifPresent(out::line);
        return out.heading("With minus without")
                .table(table(true), Brief.Look.WIDE, Brief.Look.VERDICTS)
                .heading("Notes")
                .lines(leftOut())
                .line(reading());
    }

    /**
     * Returns one row per thing that made a difference, the most valuable first. The terminal omits the trials, which
     * its second line gives for all, and puts the units into row -1; so the table fits 80 columns.
     */
    private Columns<Integer> table(final boolean units) {
        final List<Integer> rows = Stream.concat(units ? Stream.of(-1) : Stream.empty(), ablation.byWorth().stream())
                .toList();
        final Columns<Integer> table = Columns.of(rows)
                .text(
                        "Thing",
                        "Thing",
                        thing -> thing < 0 ? "" : ablation.things().get(thing))
                .text("Verdict", "Verdict", thing -> thing < 0 ? "" : verdict(thing));
        for (final Slot slot : ablation.slots()) {
            final String points = Measure.of(slot).points();
            table.number(
                    Labels.withUnit(slot.label(), points),
                    slot.label(),
                    thing -> thing < 0 ? points : cell(thing, slot));
        }
        return table.number(
                "n",
                thing -> Numbers.count(
                        ablation.of(thing, ablation.slots().get(0)).n()));
    }

    private String cell(final int thing, final Slot slot) {
        return ablation.steps().get(thing).sums(slot).differing() == 0
                ? "0"
                : estimate(thing, slot).shortForm();
    }

    @Override
    public List<Columns<?>> tables() {
        final List<Paired.Row> rows = new ArrayList<>();
        final IntStream idle = IntStream.range(0, ablation.things().size()).filter(ablation::idle);
        IntStream.concat(ablation.byWorth().stream().mapToInt(Integer::intValue), idle)
                .forEach(thing -> ablation.slots()
                        .forEach(slot -> rows.add(new Paired.Row(
                                List.of(ablation.things().get(thing)),
                                ablation.steps().get(thing),
                                slot,
                                ablation.level()))));
        return List.of(Paired.methods(Paired.csv(rows, "worth", "thing")).csv("worth.csv"));
    }

    private Estimate estimate(final int thing, final Slot slot) {
        return Measure.of(slot).change(ablation.of(thing, slot));
    }

    /** Returns the verdict over all criteria in a word or two. */
    private String verdict(final int thing) {
        return switch (ablation.verdict(thing)) {
            case UPGRADE -> "worth it";
            case DOWNGRADE -> "better without";
            case SIDEGRADE -> "mixed";
            case SAME, EQUAL, OPEN, UNPLAYED -> "not shown";
        };
    }

    /** Returns the summary: the things worth having and those that the bot is better without. */
    private String answer() {
        return "Worth having: " + list(judged("worth it")) + ". Better without, for this bot: "
                + list(judged("better without")) + ".";
    }

    private List<String> judged(final String verdict) {
        return ablation.byWorth().stream()
                .filter(thing -> verdict(thing).equals(verdict))
                .map(ablation.things()::get)
                .toList();
    }

    /** Returns the most valuable thing by each criterion, with its interval, of those shown to be worth having. */
    private String mostValuable() {
        final List<String> sentences = new ArrayList<>();
        for (final Slot slot : ablation.slots()) {
            ablation.byWorth().stream()
                    .filter(thing -> ablation.verdict(thing, slot) == Verdict.BETTER)
                    .max(Comparator.comparingDouble(
                            thing -> ablation.gain(thing, slot).value()))
                    .ifPresent(thing -> sentences.add("highest worth for " + slot.label() + ": "
                            + ablation.things().get(thing) + ", "
                            + Numbers.withUnit(
                                    estimate(thing, slot), Measure.of(slot).points())));
        }
        return sentences.isEmpty()
                ? "Nothing is shown to be worth having."
                : Sentences.capitalised(String.join("; ", sentences)) + ".";
    }

    /** Returns what the table omits, one sentence each. */
    private List<String> leftOut() {
        final List<String> sentences = new ArrayList<>();
        if (!ablation.idle().isEmpty()) {
            sentences.add("Made no difference in any " + noun.one() + ": " + list(ablation.idle()) + ".");
        }
        if (!ablation.absent().isEmpty()) {
            sentences.add(
                    "Not tested, since absent when the " + noun.one() + " begins: " + list(ablation.absent()) + ".");
        }
        return sentences;
    }

    private String reading() {
        return "A number is the mean with the thing minus the mean without it, paired by trial on the same "
                + "draws. The bot " + whole.bot() + " knows what it may not have. The intervals hold "
                + "together at 95 %; where one contains 0, the thing is not shown to matter."
                + precedence();
    }

    /** Returns which criterion comes before the others; nothing if all count alike. */
    private String precedence() {
        final List<String> leading =
                ablation.slots().stream().filter(Slot::leads).map(Slot::label).toList();
        return leading.isEmpty() || leading.size() == ablation.slots().size()
                ? ""
                : " Where " + String.join(" or ", leading) + " differs, that alone decides the verdict.";
    }

    private static String list(final List<String> things) {
        return things.isEmpty() ? "none shown" : String.join(", ", things);
    }
}
