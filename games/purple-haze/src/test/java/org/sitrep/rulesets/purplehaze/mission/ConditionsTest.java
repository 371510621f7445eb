package org.sitrep.rulesets.purplehaze.mission;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.rulesets.purplehaze.definition.Condition;
import org.sitrep.rulesets.purplehaze.definition.ThreatFace;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;

/**
 * What must be true for a branch or an option (PH-EVT-3, PH-ENC-2): every component of a {@link Condition} where it
 * holds and where it does not.
 */
class ConditionsTest {
    private record Row(String condition, Consumer<EntryStory> holds, Consumer<EntryStory> holdsNot) {
        @Override
        public String toString() {
            return condition;
        }
    }

    private static Row row(
            final String condition, final Consumer<EntryStory> holds, final Consumer<EntryStory> holdsNot) {
        return new Row(condition, holds, holdsNot);
    }

    private static final Consumer<EntryStory> AT_THE_START = tale -> {};

    static List<Row> rows() {
        return List.of(
                row("with: [one, two]", t -> log(t, "one", "two"), t -> log(t, "one")),
                row("without: [one, two]", AT_THE_START, t -> log(t, "two")),
                row("met: [main, side]", t -> t.state.met = 3, t -> t.state.met = 1),
                row("night: true", t -> t.clock(18), t -> t.clock(17)),
                row("night: false", t -> t.clock(6), t -> t.clock(5)),
                row("threatAtLeast: 4", AT_THE_START, t -> t.state.threat = 3),
                row("threatAtMost: 4", AT_THE_START, t -> t.state.threat = 5),
                row("staminaAtLeast: 10", AT_THE_START, t -> t.state.stamina = 9),
                row("elapsedAtMost: 60", t -> t.state.minutes += 60, t -> t.state.minutes += 75),
                row("marinesAtLeast: 5", t -> t.gone(1, 2), t -> t.gone(1, 2).gone(3, 4)),
                row("boonPointsAtLeast: 3", t -> t.boonPoints(2, 1).boonPoints(5, 2), t -> t.boonPoints(5, 2)),
                row("die: [green, red]", t -> die(t, ThreatFace.RED), t -> die(t, ThreatFace.YELLOW)),
                row("die: [green, gray, yellow, red]", t -> die(t, ThreatFace.GREEN), AT_THE_START),
                row("terrain: [hilly, mountainous]", t -> t.state.space = t.at("C3"), t -> t.state.space = t.at("B3")),
                row("nearEaz: true", t -> t.eaz("D2"), t -> t.eaz("E3")),
                row("nearEaz: false", AT_THE_START, t -> t.eaz("C3")),
                row("burdened: true", t -> t.state.escort = true, AT_THE_START),
                row("burdened: true", t -> t.state.carriedDead = 1, AT_THE_START),
                row("burdened: true", t -> wound(t, 5, "W05"), t -> wound(t, 5, "W04")),
                row("burdened: false", AT_THE_START, t -> t.state.escort = true),
                row("has: [m16, first-aid-kit]", AT_THE_START, t -> t.carries(6, "m14")),
                row(
                        "has: [m40, smoke]",
                        t -> t.carries(2, "m16", "smoke 1"),
                        t -> t.carries(2, "m16", "smoke 1").carries(4)),
                row("with: [one], threatAtLeast: 4", t -> log(t, "one"), AT_THE_START));
    }

    private static void log(final EntryStory tale, final String... entries) {
        tale.state.flags = tale.tables.components.flagsOf(List.of(entries));
    }

    private static void die(final EntryStory tale, final ThreatFace face) {
        tale.state.lastDie = face.ordinal();
    }

    private static void wound(final EntryStory tale, final int id, final String card) {
        tale.squad.wound[id - 1] = tale.tables.components.wounds.index.of(card);
    }

    @ParameterizedTest
    @MethodSource("rows")
    void aBranchIsTakenIfAllThatIsNamedHolds(final Row row) {
        final String steps = """
                go: {branch: {when: {CONDITION}, then: so, otherwise: not}}
                so: {effects: [{shift: left}], next: end}
                not: {effects: [{shift: right}], next: end}
                """.replace("CONDITION", row.condition);
        final EntryStory so = new EntryStory(steps);
        row.holds.accept(so);
        assertEquals(-1, so.run().state.shift);
        final EntryStory not = new EntryStory(steps);
        row.holdsNot.accept(not);
        assertEquals(1, not.run().state.shift);
    }

    @Test
    void theTableHasEveryComponent() {
        final Set<String> missing = Arrays.stream(Condition.class.getRecordComponents())
                .map(RecordComponent::getName)
                .collect(Collectors.toCollection(TreeSet::new));
        rows().forEach(row -> missing.removeIf(name -> row.condition.contains(name + ":")));
        missing.remove("successesAtLeast"); // TraitTestsTest
        assertEquals(Set.of(), missing);
    }

    /** What is not on offer is not asked for; one answer is no question. */
    @Test
    void optionsAreOnOfferWhileTheirNeedsHold() {
        final String steps = """
                go:
                  choose:
                    night: {text: Night, needs: {night: true}, next: end}
                    day: {text: Day, next: day}
                    smoke: {text: Smoke, needs: {has: [smoke]}, next: smoke}
                day: {effects: [{shift: left}], next: end}
                smoke: {effects: [{shift: right}], next: end}
                """;
        assertEquals(-1, new EntryStory(steps).run().state.shift);
        final String byNight = """
                go: {choose: {dusk: {text: Dusk, needs: {night: true}, next: so}, dawn: {text: Dawn, needs: {night: true}, next: so}}}
                so: {effects: [{shift: left}], next: end}
                """;
        assertEquals(0, new EntryStory(byNight).run().state.shift, "nothing is on offer: the entry is over");
        final EntryStory smoke = new EntryStory(steps)
                .carries(2, "m16", "smoke 1")
                .answersOf(DecisionKind.ENTRY_OPTION, 2, 1, 2)
                .run();
        assertEquals(1, smoke.state.shift);
        final EntryStory night = new EntryStory(steps)
                .clock(20)
                .answersOf(DecisionKind.ENTRY_OPTION, 0, 0, 1)
                .run();
        assertEquals(0, night.state.shift);
    }

    /** At R&amp;R what the Squad owns counts too (PH-RNR-3). */
    @Test
    void atRestOwnedWeaponsCount() {
        final String steps = """
                go: {branch: {when: {has: [m3]}, then: so, otherwise: end}}
                so: {effects: [{shift: left}], next: end}
                """;
        final EntryStory owned = new EntryStory(steps);
        owned.squad.ownedWeapons = 1L << owned.tables.components.weapons.index.of("m3");
        owned.run();
        assertEquals(0, owned.state.shift);
        owned.rest();
        assertEquals(-1, owned.state.shift);
        final EntryStory another = new EntryStory(steps);
        another.squad.ownedWeapons = 1L << another.tables.components.weapons.index.of("m14");
        another.rest();
        assertEquals(0, another.state.shift);
    }
}
