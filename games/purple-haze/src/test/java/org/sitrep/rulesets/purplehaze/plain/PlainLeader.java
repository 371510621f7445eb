package org.sitrep.rulesets.purplehaze.plain;

import java.util.Locale;
import org.sitrep.rulesets.purplehaze.plain.PlainBox.Threat;

/** Who leads the Marines of a combat. */
enum PlainLeader {
    /** The drill, which lists no Orders but those it is about to give. */
    DRILL,
    /** Chance, among all that the rules allow. */
    RANDOM;

    static PlainLeader named(String id) {
        return valueOf(id.toUpperCase(Locale.ROOT));
    }

    String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Plays one combat of the reference squad to its end. */
    PlainOutcome play(PlainBox box, Threat threat, boolean night, PlainChance chance) {
        PlainBoard board = new PlainBoard(box, threat, night, chance);
        PlainMarineSide marineSide =
                this == DRILL ? new PlainDrill(board) : new PlainChoices(board, PlainBot.random(chance));
        return new PlainCombat(board, marineSide).play();
    }
}
