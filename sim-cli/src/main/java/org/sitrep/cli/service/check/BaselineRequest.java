package org.sitrep.cli.service.check;

import java.nio.file.Path;
import java.util.List;
import org.sitrep.cli.option.BatchOptions;

/**
 * What a baseline is asked to hold.
 *
 * @param file where it goes
 * @param scenarios files, as the user typed them; empty to play again what the file holds, with its seed and bound
 * @param bots who plays each of them; empty for the game's first
 * @param metrics what is watched, each in the scenarios that have it; null for what a scenario is judged by
 * @param margins {@code metric=difference} each
 * @param missions of each scenario and bot
 * @param batch seed, threads and bound
 * @param command the line that makes it again
 */
public record BaselineRequest(
        Path file,
        List<String> scenarios,
        List<String> bots,
        List<String> metrics,
        List<String> margins,
        long missions,
        BatchOptions batch,
        String command) {}
