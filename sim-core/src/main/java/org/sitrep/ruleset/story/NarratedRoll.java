package org.sitrep.ruleset.story;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.sitrep.ruleset.transcript.Law;
import org.sitrep.ruleset.transcript.Roll;

/** A roll that is being narrated. Its name is known at once, its result sometimes only a moment later. */
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

    /** @param id id of this roll in the game, the same wherever it is made */
    public NarratedRoll(final String id, final String name) {
        this.id = id;
        this.name = name;
    }

    /** Sets the person for whom or at whom the roll is made. */
    public NarratedRoll of(final String person) {
        who = person;
        return this;
    }

    /** Adds a die, or several of the same kind. */
    public NarratedRoll shows(final String die, final Integer... faces) {
        pools.add(new Roll.Pool(die, Arrays.asList(faces)));
        return this;
    }

    /** Adds dice of several kinds. */
    public NarratedRoll shows(final List<Roll.Pool> dice) {
        pools.addAll(dice);
        return this;
    }

    /**
     * Sets the value that counts, its distribution, and whether more is good (1), bad (-1) or neither (0) for the
     * player.
     */
    public NarratedRoll counts(final int what, final Law ofWhat, final int good) {
        value = what;
        law = ofWhat;
        favour = good;
        return this;
    }

    /** Sets the result in words. */
    public NarratedRoll result(final String words) {
        result = words;
        named = true;
        return this;
    }

    /** Sets the words used until {@link #result} is called. */
    public NarratedRoll otherwise(final String words) {
        result = words;
        return this;
    }

    /** Returns whether {@link #result} has been called. */
    public boolean named() {
        return named;
    }

    /** Returns the roll in its present state. */
    public Roll toRoll() {
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
