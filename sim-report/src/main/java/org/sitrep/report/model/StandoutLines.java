package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.sitrep.analysis.Standouts;
import org.sitrep.outcome.Slot;

/** The missions of a side that stand out, each with what it came to and the line that tells it. Immutable. */
public final class StandoutLines {
    private final Standouts standouts;
    private final Setting setting;
    private final Trial trial;

    /**
     * Prepares the lines.
     *
     * @param setting what they were played with
     */
    public StandoutLines(final Standouts standouts, final Setting setting, final Trial trial) {
        this.standouts = standouts;
        this.setting = setting;
        this.trial = trial;
    }

    /**
     * Returns best, median and worst, a line each; those that are the same mission are named together.
     *
     * @param side whose missions they are; empty if that is clear
     */
    public List<Block> all(final String side) {
        final Map<Long, String> names = new LinkedHashMap<>();
        final Map<Long, Double> values = new LinkedHashMap<>();
        for (final Standouts.Mission mission : standouts.missions()) {
            if (mission.kind() != Standouts.Kind.APART) {
                names.merge(
                        mission.number(),
                        word(mission.kind()),
                        (first, next) -> first + " and " + next.toLowerCase(Locale.ROOT));
                values.put(mission.number(), mission.value());
            }
        }
        final List<Block> lines = new ArrayList<>();
        names.forEach((number, name) -> lines.add(line(side, name, number, values.get(number))));
        return lines;
    }

    private Block line(final String side, final String name, final long number, final double value) {
        return new Block.Command(
                Rich.of(side.isEmpty() ? "" : side + ": ")
                        .strong(side.isEmpty() ? name : name.toLowerCase(Locale.ROOT))
                        .plain(", " + trial.one() + " " + number + ": " + amount(value)),
                setting.replay(standouts.seed(), number));
    }

    private String word(final Standouts.Kind kind) {
        return kind == Standouts.Kind.MEDIAN
                ? "Median"
                : Sentences.extreme(standouts.by().better(), kind == Standouts.Kind.BEST);
    }

    private String amount(final double value) {
        return standouts.by().kind() == Slot.Kind.FLAG
                ? standouts.by().label() + (value == 1 ? ": yes" : ": no")
                : Numbers.plain(value, 2) + " " + standouts.by().unit();
    }

    /**
     * Returns the mission that the side and another ended otherwise, told as both play it; nothing if none is known, or the one side cannot be put as changes to the other.
     *
     * @param name what the side is called
     * @param other what the other side was played with
     * @param otherName what that one is called
     */
    public Optional<Block> apart(final String name, final Setting other, final String otherName) {
        return line(Standouts.Kind.APART, name, other, otherName)
                .map(line -> new Block.Command(
                        Rich.of("Where ")
                                .strong(name)
                                .plain(" parts from " + otherName + ", "
                                        + said(standouts
                                                .mission(Standouts.Kind.APART)
                                                .orElseThrow()) + ":"),
                        line));
    }

    /** Returns the worst mission of the side, told as both play it, whether they part or not; nothing as {@link #apart}. */
    public Optional<Block> worst(final String name, final Setting other, final String otherName) {
        return line(Standouts.Kind.WORST, name, other, otherName)
                .map(line -> new Block.Command(
                        Rich.of("The worst of ").strong(name).plain(" beside " + otherName + ":"), line));
    }

    /** Returns the line of {@link #apart} alone. */
    public Optional<String> apartLine(final String name, final Setting other, final String otherName) {
        return line(Standouts.Kind.APART, name, other, otherName);
    }

    /** Returns the line of {@link #worst} alone. */
    public Optional<String> worstLine(final String name, final Setting other, final String otherName) {
        return line(Standouts.Kind.WORST, name, other, otherName);
    }

    /** Returns the line that tells the worst mission by itself; empty if there is none. */
    public Optional<String> worstReplay() {
        return standouts.mission(Standouts.Kind.WORST).map(at -> setting.replay(standouts.seed(), at.number()));
    }

    private Optional<String> line(
            final Standouts.Kind kind, final String name, final Setting other, final String otherName) {
        return standouts
                .mission(kind)
                .flatMap(at -> other.diff(setting, name, standouts.seed(), at.number())
                        .or(() -> setting.diff(other, otherName, standouts.seed(), at.number())));
    }

    /** The mission, and as much as is known of what it came to on both sides. */
    private String said(final Standouts.Mission at) {
        final List<String> parts = new ArrayList<>();
        if (!Double.isNaN(at.value())) {
            parts.add(amount(at.value()));
        }
        if (!Double.isNaN(at.beside())) {
            parts.add("there " + amount(at.beside()));
        }
        return trial.one() + " " + at.number() + (parts.isEmpty() ? "" : " (" + String.join("; ", parts) + ")");
    }
}
