package org.sitrep.rulesets.rambo.tables;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.sitrep.rulesets.rambo.definition.AttackChange;
import org.sitrep.rulesets.rambo.definition.Effect;

/**
 * All effects of cards, P.O.I.s, Battlefield Conditions and triggers as rows of numbers; a list of effects is a range
 * of rows. Immutable once made.
 */
public final class EffectTable {
    /** Stands for no change of an attack, no zone, no gear. */
    public static final int NONE = -1;

    /** First row of each list; one more than there are lists. */
    public final int[] start;
    /** Ordinal of the {@code EffectKind}. */
    public final int[] kind;
    /** How much. */
    public final int[] n;
    /** Ordinal of {@code Effect.Whom}. */
    public final int[] to;
    /**
     * Whether it is done to the hero that was chosen for the effect before it: effects in a row with the same word for
     * one hero concern the same one.
     */
    public final boolean[] sameHero;
    /** Ordinal of the {@code Requirement} of each hero. */
    public final int[] when;
    /** Row of the change of an attack, in {@link #changes}. */
    public final int[] change;
    /** Letter of the enemy that spawns, 0 for A. */
    public final int[] letter;
    /** Ordinal of {@code Effect.Place}. */
    public final int[] place;
    /** Number of the zone or P.O.I. in the mission's order. */
    public final int[] at;
    /** Gear that is found, {@link #NONE} if it is forbidden. */
    public final int[] gear;
    /** Whether it lasts until the end of the next round and not as long as its card lies in play. */
    public final boolean[] nextRound;
    /** How attacks are changed. */
    public final AttackChange[] changes;

    private EffectTable(final Writer writer) {
        final int rows = writer.effects.size();
        start = writer.starts.stream().mapToInt(Integer::intValue).toArray();
        kind = new int[rows];
        n = new int[rows];
        to = new int[rows];
        sameHero = new boolean[rows];
        when = new int[rows];
        change = new int[rows];
        letter = new int[rows];
        place = new int[rows];
        at = new int[rows];
        gear = new int[rows];
        nextRound = new boolean[rows];
        final List<AttackChange> all = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            final Effect effect = writer.effects.get(row);
            kind[row] = effect.kind().ordinal();
            n[row] = effect.n();
            to[row] = effect.to().ordinal();
            sameHero[row] = row > 0
                    && !writer.starts.contains(row)
                    && isChosen(effect.to())
                    && effect.to() == writer.effects.get(row - 1).to();
            when[row] = effect.when().ordinal();
            change[row] = effect.change().map(c -> add(all, c)).orElse(NONE);
            letter[row] = effect.enemy().map(Enum::ordinal).orElse(NONE);
            place[row] = effect.place().map(Enum::ordinal).orElse(NONE);
            at[row] = effect.at().map(id -> writer.at(effect, id)).orElse(NONE);
            gear[row] = effect.gear().map(writer.gear::get).orElse(NONE);
            nextRound[row] = effect.lasts() == Effect.Lasts.NEXT_ROUND;
        }
        changes = all.toArray(AttackChange[]::new);
    }

    private static boolean isChosen(final Effect.Whom to) {
        return to == Effect.Whom.ALLY
                || to == Effect.Whom.ALLY_IN_AREA
                || to == Effect.Whom.ALLY_NEAR
                || to == Effect.Whom.SELF_OR_ADJACENT;
    }

    private static int add(final List<AttackChange> all, final AttackChange change) {
        all.add(change);
        return all.size() - 1;
    }

    /** Returns how many effects a list has. */
    public int size(final int list) {
        return start[list + 1] - start[list];
    }

    /** Writes lists of effects down; for one table. */
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

        /** Returns the number of a list. */
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
