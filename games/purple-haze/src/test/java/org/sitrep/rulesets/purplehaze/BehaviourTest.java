package org.sitrep.rulesets.purplehaze;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.sitrep.engine.Batch;
import org.sitrep.engine.RunRequest;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.strategy.Budget;

/**
 * The behaviour signature: one hash over all outcomes of a fixed set of missions for each shipped combat and bot. It is
 * the same on any JDK, machine and thread count. A commit that changes rules, content, dice or bots changes it: then
 * put the lines of the failure message into {@code behaviour.txt} and an entry "signature old -&gt; new" under Rules
 * into the CHANGELOG; any other commit that changes it has a fault.
 */
class BehaviourTest {
    private static final int MISSIONS = 300;
    /** Of a bot that tries things out. */
    private static final int MISSIONS_OF_SLOW_BOTS = 60;

    @Test
    void everyCombatPlaysAsBefore() throws IOException {
        final List<String> lines = new ArrayList<>();
        for (final String file : Content.filesIn("combats")) {
            final CompiledScenario day = Shipped.compile(file, "start.night=false");
            final CompiledScenario night = Shipped.compile(file, "start.night=true");
            for (final Ruleset.Listing bot : new PurpleHaze().bots()) {
                lines.add(line(file, name(bot.id()), "day", day));
                lines.add(line(file, name(bot.id()), "night", night));
            }
        }
        try (InputStream kept = BehaviourTest.class.getResourceAsStream("behaviour.txt")) {
            final List<String> expected = new String(kept.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .toList();
            assertEquals(String.join("\n", expected), String.join("\n", lines));
        }
    }

    /** A bot that tries things out does so a little: this is about what it does, not how well. */
    private static String name(final String bot) {
        return new PurpleHaze().budget(bot).map(budget -> budget.littleOf(bot)).orElse(bot);
    }

    private static String line(
            final String file, final String bot, final String time, final CompiledScenario scenario) {
        final int missions = Budget.follows(bot) ? MISSIONS_OF_SLOW_BOTS : MISSIONS;
        final long hash = new Batch(scenario, RunRequest.of(bot, 1967, missions).withThreads(2))
                .run()
                .tally()
                .hash();
        return String.format(Locale.ROOT, "%s %s %s %016x", file, bot, time, hash);
    }
}
