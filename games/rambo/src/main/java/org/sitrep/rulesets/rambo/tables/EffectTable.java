package org.sitrep.rulesets.rambo.tables;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.sitrep.rulesets.rambo.definition.Effect;

/**
 * All effects of cards, P.O.I.s, Battlefield Conditions and triggers as rows of numbers; a list of effects is a range
 * of rows. Immutable after construction.
 */
public final class EffectTable {
    /** Stands for no zone, no gear. */
    public static final int NONE = -1;

    /** The effects, one per row. */
    public final Effect[] rows;
    /** First row of each list, and one more entry for the end. */
    public final int[] start;
    /**
     * True if the effect applies to the hero chosen for the effect before it: consecutive effects with the same choice
     * of one hero concern the same hero.
     */
    public final boolean[] sameHero;
    /** Number of the zone or P.O.I. in the mission's order. */
    public final int[] at;
    /** Gear that is found; {@link #NONE} if it is forbidden. */
    public final int[] gear;

    private EffectTable(final Writer writer) {
        rows = writer.effects.toArray(Effect[]::new);
        start = writer.starts.stream().mapToInt(Integer::intValue).toArray();
        sameHero = new boolean[rows.length];
        at = new int[rows.length];
        gear = new int[rows.length];
        for (int row = 0; row < rows.length; row++) {
            final Effect effect = rows[row];
            sameHero[row] = row > 0
                    && !writer.starts.contains(row)
                    && isChosen(effect.to())
                    && effect.to() == rows[row - 1].to();
            at[row] = effect.at().map(id -> writer.at(effect, id)).orElse(NONE);
            gear[row] = effect.gear().map(writer.gear::get).orElse(NONE);
        }
    }

    private static boolean isChosen(final Effect.Whom to) {
        return to == Effect.Whom.ALLY
                || to == Effect.Whom.ALLY_IN_AREA
                || to == Effect.Whom.ALLY_NEAR
                || to == Effect.Whom.SELF_OR_ADJACENT;
    }

    /** Returns how many effects a list has. */
    public int size(final int list) {
        return start[list + 1] - start[list];
    }

    /** Collects lists of effects; one per table. */
    static final class Writer {
        private final Map<String, Integer> zones;
        private final Map<String, Integer> pois;
        private final Map<String, Integer> gear;
        private final List<Effect> effects = new ArrayList<>();
        private final List<Integer> starts = new ArrayList<>(List.of(0));

        Writer(final Map<String, Integer> zones, final Map<String, Integer> pois, final Map<String, Integer> gear) {
            this.zones = zones;
            this.pois = pois;
            this.gear = gear;
        }

        private int at(final Effect effect, final String id) {
            final boolean zone =
                    effect.place().filter(Effect.Place.DEPLOYMENT_ZONE::equals).isPresent();
            return (zone ? zones : pois).getOrDefault(id, NONE);
        }

        /** Adds a list and returns its number. */
        int add(final List<Effect> list) {
            effects.addAll(list);
            starts.add(effects.size());
            return starts.size() - 2;
        }

        EffectTable table() {
            return new EffectTable(this);
        }
    }
}
