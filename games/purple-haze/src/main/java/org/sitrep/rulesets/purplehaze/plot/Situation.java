package org.sitrep.rulesets.purplehaze.plot;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.sitrep.rulesets.purplehaze.definition.Condition;
import org.sitrep.rulesets.purplehaze.definition.ThreatFace;

/**
 * The possible facts at a fork: the possible values of each matter; a matter not named may have any value. Immutable.
 */
public final class Situation {
    private static final int YES = 1;
    private static final int ANSWERS = 2;
    private static final int THREATS = 10;
    private static final int STAMINAS = 16;
    private static final int MOST_ELAPSED = 10080;
    private static final int MARINES = 7;
    private static final int SUCCESSES = 100;

    private static final int BOON_POINTS = 31;

    private static final Situation ANY = new Situation(Map.of());

    private final Map<String, BitSet> values;

    private Situation(final Map<String, BitSet> values) {
        this.values = values;
    }

    /**
     * One requirement of a condition.
     *
     * @param matter the subject of the requirement
     * @param first the least value that the matter can have
     * @param after the greatest value that the matter can have, plus one
     * @param allowed the values that meet the requirement
     */
    private record Demand(String matter, int first, int after, BitSet allowed) {
        static Demand range(final String matter, final int first, final int after, final int from, final int to) {
            final BitSet allowed = new BitSet();
            allowed.set(from, Math.max(from, to));
            return new Demand(matter, first, after, allowed);
        }

        static Demand answer(final String matter, final boolean yes) {
            return range(matter, 0, ANSWERS, yes ? YES : 0, yes ? ANSWERS : YES);
        }

        boolean isIdle() {
            return allowed.nextClearBit(first) >= after;
        }

        Demand opposite() {
            final BitSet others = new BitSet();
            others.set(first, after);
            others.andNot(allowed);
            return new Demand(matter, first, after, others);
        }
    }

    /** Returns whether a condition requires nothing. */
    public static boolean alwaysHolds(final Condition condition) {
        return demands(condition).isEmpty();
    }

    /** Returns whether the requirements of a condition contradict one another. */
    public static boolean neverHolds(final Condition condition) {
        Optional<Situation> left = Optional.of(ANY);
        for (final Demand demand : demands(condition)) {
            left = left.flatMap(situation -> situation.narrowed(demand));
        }
        return left.isEmpty();
    }

    /** Returns whether at least one of some conditions holds, whatever the facts. */
    public static boolean oneAlwaysHolds(final List<Condition> conditions) {
        return !ANY.escapes(conditions.stream().map(Situation::demands).toList(), 0);
    }

    /** Returns whether some possible facts meet none of the conditions from {@code index} on. */
    private boolean escapes(final List<List<Demand>> conditions, final int index) {
        return index == conditions.size()
                || conditions.get(index).stream()
                        .anyMatch(demand -> narrowed(demand.opposite())
                                .filter(rest -> rest.escapes(conditions, index + 1))
                                .isPresent());
    }

    private Optional<Situation> narrowed(final Demand demand) {
        final BitSet left = (BitSet) demand.allowed().clone();
        if (values.containsKey(demand.matter())) {
            left.and(values.get(demand.matter()));
        }
        if (left.isEmpty()) {
            return Optional.empty();
        }
        final Map<String, BitSet> narrowed = new TreeMap<>(values);
        narrowed.put(demand.matter(), left);
        return Optional.of(new Situation(narrowed));
    }

    private static List<Demand> demands(final Condition condition) {
        final List<Demand> demands = new ArrayList<>();
        condition.with().forEach(entry -> demands.add(Demand.answer("log " + entry, true)));
        condition.without().forEach(entry -> demands.add(Demand.answer("log " + entry, false)));
        condition.met().forEach(objective -> demands.add(Demand.answer("met " + objective, true)));
        condition.has().forEach(item -> demands.add(Demand.answer("has " + item, true)));
        if (!condition.terrain().isEmpty()) {
            // The kinds of Terrain are unknown here, so no two requirements cover all of them.
            demands.add(Demand.answer("terrain " + condition.terrain(), true));
        }
        condition.night().ifPresent(yes -> demands.add(Demand.answer("night", yes)));
        condition.nearEaz().ifPresent(yes -> demands.add(Demand.answer("EAZ", yes)));
        condition.burdened().ifPresent(yes -> demands.add(Demand.answer("burden", yes)));
        demands.add(Demand.range("threat", 1, THREATS, condition.threatAtLeast(), condition.threatAtMost() + 1));
        demands.add(Demand.range("stamina", 0, STAMINAS, condition.staminaAtLeast(), STAMINAS));
        demands.add(Demand.range("elapsed", 0, MOST_ELAPSED + 1, 0, condition.elapsedAtMost() + 1));
        demands.add(Demand.range("marines", 1, MARINES, condition.marinesAtLeast(), MARINES));
        demands.add(Demand.range("successes", 0, SUCCESSES, condition.successesAtLeast(), SUCCESSES));
        demands.add(Demand.range("boon points", 0, BOON_POINTS, condition.boonPointsAtLeast(), BOON_POINTS));
        if (!condition.die().isEmpty()) {
            final BitSet faces = new BitSet();
            condition.die().forEach(face -> faces.set(face.ordinal()));
            // One more value than there are colours: no die has been thrown yet.
            demands.add(new Demand("die", 0, ThreatFace.values().length + 1, faces));
        }
        demands.removeIf(Demand::isIdle);
        return demands;
    }
}
