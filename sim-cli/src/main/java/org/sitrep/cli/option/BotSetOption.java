package org.sitrep.cli.option;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.session.BookGuests;
import picocli.CommandLine.Option;

/** Values of a playbook that are other than in its file. */
public final class BotSetOption {
    @Option(
            names = "--bot-set",
            paramLabel = "PATH=VALUE",
            description = "Change one value of the playbook that --bot names: orders.weights.cost=-0.2, "
                    + "orders.lines.0.by.hits=3. May be repeated. Short for --bot 'BOT#PATH=VALUE'.")
    private List<String> sets = new ArrayList<>();

    /**
     * Returns what {@code --bot} names, with these values.
     *
     * @param bot null for the game's first bot
     * @throws UserError if there are values, but no bot is named
     */
    public String of(final String bot) {
        if (bot == null && !sets.isEmpty()) {
            throw UserError.usage("--bot-set changes a playbook, and none is named", "name it: --bot mine.yaml");
        }
        return sets.isEmpty() ? bot : BookGuests.with(bot, sets);
    }
}
