package org.sitrep.rulesets.purplehaze.definition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.rulesets.purplehaze.definition.Effect.Place;
import org.sitrep.rulesets.purplehaze.definition.Effect.RestTurn;
import org.sitrep.rulesets.purplehaze.definition.Effect.Shift;

/**
 * Encounters and R&amp;R together use all that the language of entries offers to them, and Missions what only they can
 * use.
 */
class EntryLanguageTest {
    /**
     * These name a Space, a marker, an objective, a Profile or the end of one Mission: only its own Events can know
     * them.
     */
    private static final Set<String> FOR_EVENTS_ONLY = Set.of(
            "addEvents",
            "removeEvents",
            "keepEvent",
            "removeLandingZones",
            "base",
            "squadTo",
            "met",
            "profiles",
            "endsMission");

    private static final GameData CAMPAIGN = Content.load("campaign.yaml").game();

    private final List<StepGraph> graphs =
            StepGraph.of(Content.load("combats/patrol.yaml").game());

    @Test
    void everyEffect() {
        assertEquals(
                without(without(componentsOf(Effect.class), FOR_EVENTS_ONLY), forOwners(Effect.class)),
                effects().stream()
                        .flatMap(effect -> Parts.of(effect).keySet().stream())
                        .collect(Collectors.toCollection(TreeSet::new)));
    }

    /**
     * With the Events of Missions and the Mission for owners nothing is left over: what nobody uses nobody has seen
     * work.
     */
    @ParameterizedTest
    @ValueSource(
            classes = {
                Effect.class,
                Condition.class,
                Entry.Step.class,
                Entry.Fight.class,
                Entry.Option.class,
                Entry.TraitTest.class
            })
    void everyPartIsUsedSomewhere(final Class<? extends Record> type) {
        final Set<String> used = used(type, CAMPAIGN);
        used.addAll(used(type, Content.owners().game()));
        assertEquals(componentsOf(type), used);
    }

    /** Returns the components that no shipped Mission or card uses. */
    private static Set<String> forOwners(final Class<? extends Record> type) {
        return without(componentsOf(type), used(type, CAMPAIGN));
    }

    private static Set<String> used(final Class<? extends Record> type, final GameData game) {
        final Set<String> used = new TreeSet<>();
        Story.all(type, game).forEach(part -> used.addAll(Parts.of(part).keySet()));
        return used;
    }

    /** Of what can be more or less, both. */
    @Test
    void gainsAndLosses() {
        for (final String component : List.of("damage", "experience", "boonDraws")) {
            assertEquals(Set.of(1), signsOf(component), component);
        }
        for (final String component : List.of("stress", "boonPoints", "ammo", "steps", "threat", "stamina")) {
            assertEquals(Set.of(-1, 1), signsOf(component), component);
        }
    }

    @Test
    void everybody() {
        final Set<Who> used = new TreeSet<>();
        effects().forEach(effect -> effect.who().ifPresent(used::add));
        graphs.forEach(graph -> graph.tests().forEach(test -> used.add(test.who())));
        assertEquals(new TreeSet<>(Arrays.asList(Who.values())), used);
    }

    @Test
    void everyTrait() {
        final Set<Trait> used = new TreeSet<>();
        graphs.forEach(graph -> graph.tests().forEach(test -> used.add(test.trait())));
        assertEquals(new TreeSet<>(Arrays.asList(Trait.values())), used);
    }

    @Test
    void everyCondition() {
        final Set<String> used = new TreeSet<>();
        graphs.forEach(graph -> graph.conditions()
                .forEach(condition -> used.addAll(Parts.of(condition).keySet())));
        final Set<String> shipped = without(componentsOf(Condition.class), forOwners(Condition.class));
        assertEquals(without(shipped, FOR_EVENTS_ONLY), used);
    }

    @Test
    void everyShiftAndTurn() {
        assertEquals(
                new TreeSet<>(Arrays.asList(Shift.values())),
                effects().stream().map(Effect::shift).collect(Collectors.toCollection(TreeSet::new)));
        assertEquals(
                new TreeSet<>(Arrays.asList(RestTurn.values())),
                effects().stream().map(Effect::rest).collect(Collectors.toCollection(TreeSet::new)));
    }

    @Test
    void eazComeAndGo() {
        assertEquals(
                Set.of(Place.HERE, Place.ADJACENT, Place.NEAREST),
                effects().stream().flatMap(effect -> effect.addEaz().stream()).collect(Collectors.toSet()));
        assertEquals(
                Set.of(Place.ADJACENT, Place.NEAREST),
                effects().stream()
                        .flatMap(effect -> effect.removeEaz().stream())
                        .collect(Collectors.toSet()));
    }

    /** The set-up boxes are those of Missions and single combats, so a card cannot name one. */
    @Test
    void rollsButNoFights() {
        assertTrue(graphs.stream()
                .flatMap(graph -> graph.steps().values().stream())
                .anyMatch(step -> !step.roll().isEmpty()));
        assertTrue(graphs.stream()
                .flatMap(graph -> graph.steps().values().stream())
                .allMatch(step -> step.fight().isEmpty()));
    }

    private List<Effect> effects() {
        return graphs.stream().flatMap(StepGraph::effects).toList();
    }

    private Set<Integer> signsOf(final String component) {
        return effects().stream()
                .map(effect -> Parts.of(effect).get(component))
                .filter(Integer.class::isInstance)
                .map(value -> Integer.signum((Integer) value))
                .collect(Collectors.toSet());
    }

    private static Set<String> componentsOf(final Class<? extends Record> type) {
        return Arrays.stream(type.getRecordComponents())
                .map(RecordComponent::getName)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> without(final Set<String> all, final Set<String> some) {
        final Set<String> rest = new TreeSet<>(all);
        rest.removeAll(some);
        return rest;
    }
}
