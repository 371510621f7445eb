package org.sitrep.rulesets.sixtyfive.definition;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.scenario.Words;

/** Things that can be forbidden. Each is written {@code kind:name}: the block of a card, a Power, or a type of unit. */
public final class Forbidden {
    private Forbidden() {}

    /** Returns the notation of a block. */
    public static String block(final Block block) {
        return "card:" + Words.of(block);
    }

    /** Returns the notation of a Power. */
    public static String power(final UnitType.Power power) {
        return "power:" + Words.of(power);
    }

    /** Returns the notation of a type of unit. */
    public static String unit(final String id) {
        return "unit:" + id;
    }

    /** Returns everything that can be forbidden: blocks, Powers, types of units. */
    public static List<String> known(final GameData game) {
        final List<String> known = new ArrayList<>();
        for (final Block block : Block.values()) {
            known.add(block(block));
        }
        for (final UnitType.Power power : UnitType.Power.values()) {
            known.add(power(power));
        }
        game.units().keySet().forEach(id -> known.add(unit(id)));
        return known;
    }
}
