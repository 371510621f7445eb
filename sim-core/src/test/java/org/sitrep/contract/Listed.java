package org.sitrep.contract;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.strategy.BotDefinition;

/**
 * A ruleset, its scenarios, those of one kind of trial together, and external bots that play in some of them: what the
 * contracts are held on.
 *
 * @param kinds of each kind the variants, the last of them with most in it
 * @param mereIds patterns of ids that only tell things apart, as they stand in resolved files
 * @param idleMaps paths of maps in which one more entry is nothing to anybody until it is named
 * @param unplayed options whose other readings need scenarios made for them, so that no variant has them
 * @param absent patterns of names of slots that a trial may leave absent beside those of series: what never came to
 *     pass in it, or who is not there
 * @param hotPackages packages of the game that a trial runs through, below the game's own
 * @param rules how the game numbers its rules
 */
public record Listed(
        Ruleset ruleset,
        List<List<Variant>> kinds,
        List<BotDefinition<?>> externalBots,
        List<String> mereIds,
        List<String> idleMaps,
        List<String> unplayed,
        List<String> absent,
        List<String> hotPackages,
        RuleNumbers rules) {
    /** The shipped scenarios of all rulesets; tests run in the folder of the module. */
    public static final Path LIBRARY = Path.of("..", "..", "scenarios");

    /** How much is played in one trial. */
    public enum Trial {
        /** A part of a trial: hundreds are played in a moment. A combat, say. */
        BRIEF(2_000),
        /** A trial. */
        WHOLE(100_000),
        /** Trials in a row: a campaign. */
        SERIES(100_000);

        /** Decisions within which every trial ends. */
        final int bound;

        Trial(final int bound) {
            this.bound = bound;
        }
    }

    /**
     * A scenario file with values laid over.
     *
     * @param trial what one trial of it is
     * @param file below the folder of all scenarios
     * @param sets {@code path=value} texts
     */
    public record Variant(Trial trial, String file, List<String> sets) {
        /** Lays nothing over. */
        public Variant(final Trial trial, final String file) {
            this(trial, file, List.of());
        }

        /** Lays more over. */
        public Variant with(final String... more) {
            final List<String> all = new ArrayList<>(sets);
            all.addAll(List.of(more));
            return new Variant(trial, file, all);
        }
    }

    Stream<Variant> variants() {
        return kinds.stream().flatMap(List::stream);
    }

    Stream<Variant> firstAndLastOfEachKind() {
        return kinds.stream().flatMap(kind -> Stream.of(kind.get(0), kind.get(kind.size() - 1)));
    }

    Stream<Variant> firstOfEachKind() {
        return kinds.stream().map(kind -> kind.get(0));
    }
}
