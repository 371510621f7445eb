package org.sitrep.rulesets.purplehaze.story;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.sitrep.dice.DiceThrow;
import org.sitrep.dice.DieColour;
import org.sitrep.ruleset.tale.Law;
import org.sitrep.ruleset.tale.Roll;

/** A roll while it is being told: what it is called is known at once, what came of it sometimes only a moment later. */
final class ToldRoll {
    private static final String[] COLOURS = {"Focus", "Strike", "Crit"};

    final String id;
    private final String name;
    private final List<Roll.Pool> pools = new ArrayList<>();
    private String who = "";
    private int value;
    private String result = "";
    private Law law;
    private int favour;
    private boolean named;

    /**
     * Begins a roll.
     *
     * @param id its method of {@link org.sitrep.rulesets.purplehaze.play.Rolls}
     */
    ToldRoll(final String id, final String name) {
        this.id = id;
        this.name = name;
    }

    /** Says for whom or at whom. */
    ToldRoll of(final String whom) {
        who = whom;
        return this;
    }

    /** Shows a die, or several alike. */
    ToldRoll shows(final String die, final Integer... faces) {
        pools.add(new Roll.Pool(die, Arrays.asList(faces)));
        return this;
    }

    /** Shows the dice of a test. */
    ToldRoll shows(final DiceThrow dice) {
        for (final DieColour colour : DieColour.values()) {
            final Integer[] faces = Arrays.stream(dice.faces(colour)).boxed().toArray(Integer[]::new);
            if (faces.length > 0) {
                shows(COLOURS[colour.ordinal()], faces);
            }
        }
        return this;
    }

    /** Says what counts, what it could have been, and whether more is good, 1, or bad, -1, for the player, or neither. */
    ToldRoll counts(final int what, final Law ofWhat, final int good) {
        value = what;
        law = ofWhat;
        favour = good;
        return this;
    }

    /** Says in words what came of it. */
    ToldRoll result(final String words) {
        result = words;
        named = true;
        return this;
    }

    /** Says what it is called as long as nothing better is known. */
    ToldRoll otherwise(final String words) {
        result = words;
        return this;
    }

    /** Whether it has been said in words what came of it. */
    boolean named() {
        return named;
    }

    Roll told() {
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
