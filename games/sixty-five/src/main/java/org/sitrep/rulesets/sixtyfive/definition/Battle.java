package org.sitrep.rulesets.sixtyfive.definition;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.RecordType;
import org.sitrep.scenario.Words;

/** A scenario of the game (section 24 of the rules). */
public record Battle(
        @Field(value = "Turns", unit = "turns", min = 1, max = 12)
        int turns,

        @Field(value = "End Turn cards that end a turn", unit = "cards", min = 1, max = 12)
        int endTurns,

        @Field("Army of the other side") UnitType.Army against,

        @Field(value = "Maps, as they are laid out", min = 1, max = 3)
        List<Placed> maps,

        @Field(value = "Units, in the order of their set-up", min = 2, max = 8)
        List<Force> forces,

        @Field(value = "Edge that is friendly to a side, if any", orElse = "{}")
        Map<String, Zone> friendlyEdges,

        @Field("Who wins") Victory victory,

        @Field(value = "Special rules", orElse = "{}") SpecialRules rules) {
    /** A map in the layout (SF-MAP-1 to SF-MAP-3). */
    public record Placed(
            @Field(value = "Map", refersTo = "maps") String map,

            @Field(value = "Columns to the right of the left edge", min = 0, max = 11, orElse = "0")
            int column,

            @Field(value = "Rows below the top", min = 0, max = 12, orElse = "0")
            int row,

            @Field("True if it is turned by 180 degrees") boolean turned) {}

    /** Returns the names of the forces, in their order: {@code us-1} is the first of the US. */
    public List<String> forceNames() {
        final int[] many = new int[Side.values().length];
        return forces.stream()
                .map(force -> Words.of(force.side()) + "-" + ++many[force.side().ordinal()])
                .toList();
    }

    /** Returns the battle with the units of a loadout. */
    Battle with(final Loadout loadout) {
        final List<String> names = forceNames();
        final List<Force> changed = new ArrayList<>();
        for (final Force force : forces) {
            final Loadout.Units other = loadout.forces().get(names.get(changed.size()));
            changed.add(other == null ? force : RecordType.with(force, Map.of("units", other.units())));
        }
        return RecordType.with(this, Map.of("forces", changed));
    }
}
