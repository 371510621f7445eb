package org.sitrep.rulesets.sixtyfive.kits;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.KitSpace;
import org.sitrep.ruleset.Kits;
import org.sitrep.ruleset.LoadoutRules;
import org.sitrep.rulesets.sixtyfive.SixtyFive;
import org.sitrep.rulesets.sixtyfive.SixtyFiveListed;
import org.sitrep.rulesets.sixtyfive.definition.Content;
import org.sitrep.scenario.Findings;

/** Forces as loadouts (GAP-FORCE). */
class MustersTest {
    private static final SixtyFive GAME = new SixtyFive();
    private static final String VILLAGE = "battles/01-village-assault.yaml";

    static Stream<String> battles() {
        return SixtyFiveListed.BATTLES.stream().map(battle -> "battles/" + battle + ".yaml");
    }

    private static LoadoutRules rules(final String file, final String... sets) {
        return GAME.loadoutRules(Content.load(file, sets).document()).orElseThrow();
    }

    private static CompiledScenario compiled(final String file, final String... sets) {
        final Findings findings = new Findings();
        return GAME.compile(Content.load(file, sets).document(), findings, List.of())
                .orElseThrow(() -> new AssertionError(findings.toString()));
    }

    private static Outcome played(final CompiledScenario scenario) {
        final Outcome outcome = new Outcome(scenario.layout());
        scenario.newPlayout("random", 100_000).play(new TrialKey().set(7, 1), outcome);
        assertFalse(outcome.aborted());
        return outcome;
    }

    /** The printed forces are legal, and so is a swap, which plays the same as data as it does in memory. */
    @ParameterizedTest
    @MethodSource("battles")
    void swapsPlayTheSameInBothForms(final String file) {
        final LoadoutRules rules = rules(file);
        assertTrue(rules.space().isLegal(rules.present()));
        assertEquals(List.of("printed"), List.copyOf(rules.named().keySet()));
        final List<Kits> swaps = rules.sensible();
        final Kits swap = swaps.get(swaps.size() / 2);
        assertTrue(rules.space().isLegal(swap));
        final Outcome inMemory = played(rules.compile(swap, List.of()).orElseThrow());
        final Outcome asData = played(compiled(file, rules.sets(swap).toArray(String[]::new)));
        assertEquals(asData.hash(1), inMemory.hash(1));
    }

    /** Heroes and vehicles stay, units of the other army cannot be taken, and counters are limited. */
    @Test
    void onlyUnitsOnFootOfTheArmyChange() {
        final KitSpace space = rules(VILLAGE).space();
        assertEquals(
                List.of("com-1", "us-1"),
                space.bearers().stream().map(KitSpace.Bearer::id).toList());
        final KitSpace.Bearer us = space.bearers().get(1);
        assertEquals(12, us.capacity());
        assertEquals(1, us.least().get(space.pool("us-riggs")));
        assertEquals(1, us.most().get(space.pool("us-riggs")));
        assertEquals(0, us.most().get(space.pool("us-m48")));
        assertEquals(0, us.most().get(space.pool("vc-rifle")));
        assertEquals(0, us.least().get(space.pool("us-rifle")));
        assertEquals(3, us.most().get(space.pool("us-m60")));
        assertEquals(8, space.pools().get(space.pool("us-rifle")).most());
    }

    /** A loadout replaces the units of the forces that it names, and of no other; choosing another restores them. */
    @Test
    void aLoadoutNamesForces() {
        final String light = "loadouts.light={name: Light, forces: {us-1: {units: {us-rifle: 4, us-riggs: 1}}}}";
        final String weak = "loadouts.weak={name: Weak, forces: {com-1: {units: {vc-rifle: 2}}}}";
        final LoadoutRules rules = rules(VILLAGE, light, weak, "loadout=light");
        final int rifle = rules.space().thing("us-rifle");
        final int vc = rules.space().thing("vc-rifle");
        assertEquals(4, rules.present().count(1, rifle));
        assertEquals(3, rules.present().count(0, vc));
        final Kits other = rules(VILLAGE, light, weak, "loadout=weak").present();
        assertEquals(7, other.count(1, rifle));
        assertEquals(2, other.count(0, vc));
    }

    @Test
    void sidesOwnTheirForces() {
        final LoadoutRules rules = rules(VILLAGE);
        assertEquals(1, rules.side(0));
        assertEquals(0, rules.side(1));
    }
}
