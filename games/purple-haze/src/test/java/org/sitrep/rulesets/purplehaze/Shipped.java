package org.sitrep.rulesets.purplehaze;

import java.util.List;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.scenario.Findings;

/** Compiles shipped scenarios. */
final class Shipped {
    private Shipped() {}

    /** Compiles a shipped file with {@code path=value} texts laid over. */
    static CompiledScenario compile(final String file, final String... sets) {
        final Findings findings = new Findings();
        return new PurpleHaze()
                .compile(Content.load(file, sets).document(), findings, List.of())
                .orElseThrow(() -> new AssertionError(findings.sorted().toString()));
    }
}
