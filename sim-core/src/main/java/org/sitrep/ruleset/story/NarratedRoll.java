package org.sitrep.ruleset.story;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.sitrep.ruleset.transcript.Law;
import org.sitrep.ruleset.transcript.Roll;

/** A roll while it is being told: what it is called is known at once, what came of it sometimes only a moment later. */
public final class NarratedRoll {
    final String id;
    private final String name;
    private final List<Roll.Pool> pools = new ArrayList<>();
    private String who = "";
    private int value;
    private String result = "";
    private Law law;
    private int favour;
    private boolean named;

    /** @param id what the game calls this roll: the same word wherever it is made */
    public NarratedRoll(final String id, final String name) {
        this.id = id;
        this.name = name;
    }

    /** Says for whom or at whom. */
    public NarratedRoll of(final String whom) {
        who = whom;
        return this;
    }

    /** Shows a die, or several alike. */
    public NarratedRoll shows(final String die, final Integer... faces) {
        pools.add(new Roll.Pool(die, Arrays.asList(faces)));
        return this;
    }

    /** Shows several kinds of dice. */
    public NarratedRoll shows(final List<Roll.Pool> dice) {
        pools.addAll(dice);
        return this;
    }

    /**
     * Says what counts, what it could have been, and whether more is good, 1, or bad, -1, for the player, or neither.
     */
    public NarratedRoll counts(final int what, final Law ofWhat, final int good) {
        value = what;
        law = ofWhat;
        favour = good;
        return this;
    }

    /** Says in words what came of it. */
    public NarratedRoll result(final String words) {
        result = words;
        named = true;
        return this;
    }

    /** Says what it is called as long as nothing better is known. */
    public NarratedRoll otherwise(final String words) {
        result = words;
        return this;
    }

    /** Whether it has been said in words what came of it. */
    public boolean named() {
        return named;
    }

    /** Returns the roll as it is told now. */
    public Roll told() {
        return new Roll(
                id,
                name,
                who,
                pools,
                value,
                result.isEmpty() ? Integer.toString(value) : result,
                Optional.ofNullable(law),
                favour);
    }
}
