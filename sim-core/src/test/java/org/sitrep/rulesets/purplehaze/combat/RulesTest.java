package org.sitrep.rulesets.purplehaze.combat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;

/** Holds every test of a rule to its script: what was scripted and never came fails the test. */
abstract class RulesTest {
    private final List<Firefight> fights = new ArrayList<>();

    /** Returns a position on the shipped patrol with values laid over, as {@code path=value}. */
    final Firefight fight(final String... sets) {
        final Firefight fight = new Firefight(sets);
        fights.add(fight);
        return fight;
    }

    @AfterEach
    final void everythingScriptedHasCome() {
        fights.forEach(Firefight::assertUsed);
    }
}
