package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sitrep.analysis.Standouts;

/**
 * Standout trials of a side, with the commands that replay them next to another side on the same dice.
 *
 * @param standouts the trials
 * @param setting setting that they were played with
 * @param noun name of a trial
 * @param name name of the side
 * @param other setting of the other side
 * @param otherName name of the other side
 */
public record StandoutLines(
        Standouts standouts, TrialSetting setting, TrialWord noun, String name, TrialSetting other, String otherName) {
    /**
     * Returns best, median and worst, one command each; roles of the same trial are joined.
     *
     * @param side side of the trials; empty if that is clear
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
     * Returns the trial that the two sides ended otherwise, replayed for both. Empty if none is known, or if one side
     * cannot be expressed as changes to the other.
     */
    public Optional<Block> apart() {
        return beside(Standouts.Kind.APART)
                .map(trial -> trial.labelled(RichText.of("Where ")
                        .strong(name)
                        .plain(" parts from " + otherName + ", "
                                + described(
                                        standouts.trial(Standouts.Kind.APART).orElseThrow()) + ":")));
    }

    /** Returns the worst trial, replayed for both sides even if they do not part; otherwise as {@link #apart}. */
    public Optional<Block> worst() {
        return beside(Standouts.Kind.WORST)
                .map(trial -> trial.labelled(
                        RichText.of("Worst of ").strong(name).plain(", compared with " + otherName + ":")));
    }

    /** Returns only the command of {@link #apart}. */
    public Optional<String> apartLine() {
        return beside(Standouts.Kind.APART).map(NamedTrial::line);
    }

    /** Returns only the command of {@link #worst}. */
    public Optional<String> worstLine() {
        return beside(Standouts.Kind.WORST).map(NamedTrial::line);
    }

    /** Returns the command that replays the worst trial alone; empty if there is none. */
    public Optional<String> worstReplay() {
        return standouts.trial(Standouts.Kind.WORST).map(at -> setting.replay(standouts.seed(), at.number()));
    }

    private Optional<NamedTrial> beside(final Standouts.Kind kind) {
        return standouts
                .trial(kind)
                .flatMap(at -> other.beside(setting, name, standouts.seed(), at.number())
                        .or(() -> setting.beside(other, otherName, standouts.seed(), at.number())));
    }

    /** Returns the trial and its known values on both sides. */
    private String described(final Standouts.Trial at) {
        final List<String> parts = new ArrayList<>();
        if (!Double.isNaN(at.value())) {
            parts.add(ExampleTrials.amount(standouts.by(), at.value()));
        }
        if (!Double.isNaN(at.beside())) {
            parts.add("other side " + ExampleTrials.amount(standouts.by(), at.beside()));
        }
        return noun.one() + " " + at.number() + (parts.isEmpty() ? "" : " (" + String.join("; ", parts) + ")");
    }
}
