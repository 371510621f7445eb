package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.sitrep.outcome.Slot;
import org.sitrep.portable.Streams;
import org.sitrep.report.chart.Chart;

/**
 * Builds a {@link ReportModel} in reading order. Answers, warnings and key figures may be added at any time; blocks go
 * into the section begun last. Sections common to all studies are worded here. Not thread-safe.
 */
final class ReportBuilder {
    /** The number of sections about outcomes that are open at once. */
    private static final int OPEN_OUTCOMES = 6;

    private final String title;
    private final String subtitle;
    private final String prefix;
    private final TrialWord noun;
    private final List<RichText> answer = new ArrayList<>();
    private final List<RichText> warnings = new ArrayList<>();
    private final List<Tile> tiles = new ArrayList<>();
    private final List<ReportSection> sections = new ArrayList<>();
    private final List<Block> blocks = new ArrayList<>();
    private Slot.Better verdict = Slot.Better.NEUTRAL;
    private ReportSection open;
    private int outcomes;

    /** @param prefix of the ids of all sections */
    ReportBuilder(final String title, final String subtitle, final String prefix, final TrialWord noun) {
        this.title = title;
        this.subtitle = subtitle;
        this.prefix = prefix;
        this.noun = noun;
    }

    ReportModel build() {
        close();
        return new ReportModel(title, subtitle, answer, verdict, warnings, tiles, sections);
    }

    private void close() {
        if (open != null) {
            sections.add(new ReportSection(open.id(), open.heading(), open.question(), blocks, open.reference()));
            blocks.clear();
        }
    }

    ReportBuilder answer(final RichText text) {
        answer.add(text);
        return this;
    }

    ReportBuilder answer(final String text) {
        return text.isEmpty() ? this : answer(RichText.of(text));
    }

    ReportBuilder answers(final Collection<String> texts) {
        texts.forEach(this::answer);
        return this;
    }

    /** Says that the answer is good, or bad; without it the answer is neither. */
    ReportBuilder verdict(final Slot.Better better) {
        verdict = better;
        return this;
    }

    /** Adds the answer that leads to the section of {@link #examples}. */
    ReportBuilder lookAt(final String what) {
        return answer(RichText.of("Example " + noun.many() + ": ")
                .link(what, prefix + "-examples")
                .plain("."));
    }

    ReportBuilder warn(final RichText text) {
        warnings.add(text);
        return this;
    }

    ReportBuilder warn(final String text) {
        return text.isEmpty() ? this : warn(RichText.of(text));
    }

    ReportBuilder warn(final Collection<String> texts) {
        texts.forEach(this::warn);
        return this;
    }

    /** @param section id of the section with details, without the prefix */
    ReportBuilder tile(final String label, final String value, final String section) {
        tiles.add(new Tile(label, value, prefix + "-" + section));
        return this;
    }

    ReportBuilder tiles(final Collection<Tile> more) {
        tiles.addAll(more);
        return this;
    }

    /** Begins a section with a given id. */
    ReportBuilder begin(final String id, final String heading, final String question) {
        return begin(id, heading, question, false);
    }

    private ReportBuilder begin(final String id, final String heading, final String question, final boolean reference) {
        close();
        open = new ReportSection(id, heading, question, List.of(), reference);
        return this;
    }

    /**
     * Begins a section about outcomes with a given id. After the first few, whose order is that of their importance,
     * they are folded.
     */
    ReportBuilder outcomes(final String id, final String heading, final String question) {
        return begin(id, heading, question, ++outcomes > OPEN_OUTCOMES);
    }

    /** Begins a section whose id is the prefix and the name. */
    ReportBuilder section(final String name, final String heading, final String question) {
        return begin(name.isEmpty() ? prefix : prefix + "-" + name, heading, question);
    }

    ReportBuilder section(final String name, final String heading) {
        return section(name, heading, "");
    }

    /** Begins a section for reference, whose id is the prefix and the name. */
    ReportBuilder reference(final String name, final String heading, final String question) {
        return begin(prefix + "-" + name, heading, question, true);
    }

    ReportBuilder add(final Block block) {
        blocks.add(block);
        return this;
    }

    ReportBuilder add(final Collection<? extends Block> more) {
        blocks.addAll(more);
        return this;
    }

    ReportBuilder add(final Optional<? extends Block> block) {
        block.ifPresent(blocks::add);
        return this;
    }

    ReportBuilder text(final RichText text) {
        return add(new Block.Paragraph(text));
    }

    /** Adds a paragraph; nothing if it is empty. */
    ReportBuilder text(final String text) {
        return text.isEmpty() ? this : text(RichText.of(text));
    }

    ReportBuilder texts(final Collection<String> texts) {
        texts.forEach(this::text);
        return this;
    }

    ReportBuilder figure(final Chart chart, final RichText caption) {
        return add(new Block.Figure(chart, caption));
    }

    ReportBuilder figure(final Chart chart, final String caption) {
        return figure(chart, RichText.of(caption));
    }

    ReportBuilder command(final RichText label, final String line) {
        return add(new Block.Command(label, line));
    }

    ReportBuilder examples(final String question) {
        return section("examples", "Example " + noun.many(), question);
    }

    /** Adds the section of inputs: facts, then options in force and files. */
    ReportBuilder played(final String question, final Played played) {
        return reference("input", "Inputs", question).add(played.blocks(prefix));
    }

    /** Begins the method section; {@link #cautions} ends it. */
    ReportBuilder method() {
        return reference("method", "Method", "");
    }

    /** Adds the sources of error that the intervals do not cover. */
    ReportBuilder cautions(final Collection<String> bots) {
        RichText text = RichText.of("")
                .strong("Limits of this result.")
                .plain(" An interval covers the luck of the draws and nothing else. The result changes if people "
                        + "play differently from ");
        int named = 0;
        for (final String bot : bots.stream().filter(Streams.unseen()).toList()) {
            text = text.plain(named++ == 0 ? "" : ", ").code(bot);
        }
        return text(text.plain(", if a rule is read differently from the options in force, or if your copy of the game "
                        + "has other values in place of house values. House values are ours, because "
                        + "the rules do not print them (")
                .code("docs/enter-your-own-cards.md")
                .plain("). Methods and assumptions of the intervals: ")
                .code("docs/how-sure-is-this-number.md")
                .plain("."));
    }

    ReportBuilder again(final String label, final String line) {
        return reference("again", "Reproduction", "").command(RichText.of(label), line);
    }
}
