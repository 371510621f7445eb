package org.sitrep.engine;

import java.util.Objects;
import org.sitrep.strategy.BotDefinition;

/**
 * An external bot and the file that it came from.
 *
 * @param definition the bot, as the game seats it
 * @param file its file, as results record it
 */
public record FileBot(BotDefinition<?> definition, RunResult.BotFile file) {
    public FileBot {
        Objects.requireNonNull(definition);
        Objects.requireNonNull(file);
    }
}
