package org.sitrep.cli.option;

import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.session.BotSource;
import picocli.CommandLine.Option;

/** How long a bot from a file may think. */
public final class BotTimeoutOption {
    @Option(
            names = "--bot-timeout",
            paramLabel = "SECONDS",
            defaultValue = Defaults.BOT_TIMEOUT,
            description = "End the run if a bot from a file takes longer over one decision (default: "
                    + "${DEFAULT-VALUE}). Never changes a result.")
    private double seconds;

    /**
     * Returns the bots, with the time that they have.
     *
     * @throws UserError if that is no time
     */
    public BotSource of(final BotSource bots) {
        require();
        return bots.within(seconds);
    }

    /**
     * Checks the range, where it is not known yet whether there is a bot from a file.
     *
     * @throws UserError if that is no time
     */
    public void require() {
        if (!(seconds > 0 && seconds <= 1e6)) {
            throw UserError.usage(
                    "--bot-timeout " + seconds + " is out of range", "it has to be above 0, at most 1000000");
        }
    }
}
