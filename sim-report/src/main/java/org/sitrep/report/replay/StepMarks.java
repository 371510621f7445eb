package org.sitrep.report.replay;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.sitrep.ruleset.transcript.Transcript;
import org.sitrep.ruleset.transcript.Transcript.Mark.Kind;

/**
 * The marks of a step on its board.
 *
 * @param shots lines of fire, each once
 * @param tokens what befalls each token, by id
 */
record StepMarks(Set<Transcript.Shot> shots, Map<String, Fate> tokens) {
    /**
     * The marks of one token.
     *
     * @param acts whether it acts
     * @param worst the worst that is done to it; {@link Kind#ACTS} if nothing is
     * @param damage sum of its damage
     * @param wounds number of its wounds
     */
    record Fate(boolean acts, Kind worst, int damage, int wounds) {
        private static final Fate NOTHING = new Fate(false, Kind.ACTS, 0, 0);

        private Fate and(final Transcript.Mark mark) {
            final Kind kind = mark.kind();
            return new Fate(
                    acts || kind == Kind.ACTS,
                    kind.compareTo(worst) > 0 ? kind : worst,
                    damage + mark.amount(),
                    wounds + (kind == Kind.WOUNDED ? 1 : 0));
        }
    }

    boolean isEmpty() {
        return shots.isEmpty() && tokens.isEmpty();
    }

    static StepMarks of(final Transcript.Step step) {
        final Set<Transcript.Shot> shots = new LinkedHashSet<>();
        final Map<String, Fate> tokens = new LinkedHashMap<>();
        for (final Transcript.Entry entry : step.entries()) {
            if (entry instanceof Transcript.Shot shot) {
                shots.add(shot);
            } else if (entry instanceof Transcript.Mark mark) {
                tokens.put(
                        mark.token(),
                        tokens.getOrDefault(mark.token(), Fate.NOTHING).and(mark));
            }
        }
        return new StepMarks(shots, tokens);
    }
}
