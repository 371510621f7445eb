package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sitrep.analysis.Standouts;

/**
 * The trials of a side that stand out, with the lines that lay one beside what another side makes of the same dice.
 *
 * @param standouts the trials
 * @param setting what they were played with
 * @param trial what a trial is called
 * @param name what the side is called
 * @param other what the other side was played with
 * @param otherName what that one is called
 */
public record StandoutLines(
        Standouts standouts, TrialSetting setting, TrialWord noun, String name, TrialSetting other, String otherName) {
    /**
     * Returns best, median and worst, a line each; those that are the same trial are named together.
     *
     * @param side whose trials they are; empty if that is clear
     */
    public List<Block> all(final String side) {
        return ExampleTrials.of(standouts, setting, noun).blocks(side);
    }

    public List<Block> allAndApart(final String side) {
        final List<Block> blocks = new ArrayList<>(all(side));
        apart().ifPresent(blocks::add);
        return blocks;
    }

    /**
     * Returns the trial that the two sides ended otherwise, told as both play it; nothing if none is known, or the one
     * side cannot be put as changes to the other.
     */
    public Optional<Block> apart() {
        return apartLine()
                .map(line -> new Block.Command(
                        RichText.of("Where ")
                                .strong(name)
                                .plain(" parts from " + otherName + ", "
                                        + said(standouts
                                                .trial(Standouts.Kind.APART)
                                                .orElseThrow()) + ":"),
                        line));
    }

    /** Returns the worst trial, told as both sides play it, whether they part or not; else as {@link #apart}. */
    public Optional<Block> worst() {
        return worstLine()
                .map(line -> new Block.Command(
                        RichText.of("The worst of ").strong(name).plain(" beside " + otherName + ":"), line));
    }

    /** Returns the line of {@link #apart} alone. */
    public Optional<String> apartLine() {
        return line(Standouts.Kind.APART);
    }

    /** Returns the line of {@link #worst} alone. */
    public Optional<String> worstLine() {
        return line(Standouts.Kind.WORST);
    }

    /** Returns the line that tells the worst trial by itself; empty if there is none. */
    public Optional<String> worstReplay() {
        return standouts.trial(Standouts.Kind.WORST).map(at -> setting.replay(standouts.seed(), at.number()));
    }

    private Optional<String> line(final Standouts.Kind kind) {
        return standouts
                .trial(kind)
                .flatMap(at -> other.diff(setting, name, standouts.seed(), at.number())
                        .or(() -> setting.diff(other, otherName, standouts.seed(), at.number())));
    }

    /** The trial, and as much as is known of its value on both sides. */
    private String said(final Standouts.Trial at) {
        final List<String> parts = new ArrayList<>();
        if (!Double.isNaN(at.value())) {
            parts.add(ExampleTrials.amount(standouts.by(), at.value()));
        }
        if (!Double.isNaN(at.beside())) {
            parts.add("there " + ExampleTrials.amount(standouts.by(), at.beside()));
        }
        return noun.one() + " " + at.number() + (parts.isEmpty() ? "" : " (" + String.join("; ", parts) + ")");
    }
}
