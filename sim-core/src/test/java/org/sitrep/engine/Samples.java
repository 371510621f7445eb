package org.sitrep.engine;

import java.util.List;
import java.util.Optional;
import org.sitrep.scenario.ValueSources;

/** What the engine's tests share. */
final class Samples {
    static final RunMetadata SUBJECT = new RunMetadata(
            "0.1.0",
            "abcdef0",
            "toy",
            "toy.yaml",
            "Toy",
            new RunResult.Content("0".repeat(64), "{}", List.of("toy.yaml"), List.of(), new ValueSources(1, 2, 3, 4)),
            Optional.empty());

    private Samples() {}

    /** Returns the result of trials {@code first … first + trials - 1} of the toy. */
    static RunResult result(final long first, final long trials) {
        return PairedRun.ofOne(
                        new ToyScenario(),
                        SUBJECT,
                        RunRequest.of(ToyScenario.BOT, 11, trials).withFirstTrial(first))
                .run(() -> 0, "2026-01-01T00:00:00Z")
                .result();
    }
}
