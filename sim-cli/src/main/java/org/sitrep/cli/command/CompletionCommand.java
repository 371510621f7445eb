package org.sitrep.cli.command;

import java.util.Locale;
import java.util.function.Supplier;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.service.completion.Shell;
import org.sitrep.scenario.DidYouMean;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code sitrep completion}. */
@Command(
        name = "completion",
        header = "print what makes a shell complete these commands",
        description = "%nPrints a script that makes bash, zsh or fish complete commands, options, bots, squads, "
                + "loadouts, metrics and files when you press the tab key.%n",
        footer = {
            "",
            "Examples, for this session; put the line into ~/.bashrc or the like to keep it:",
            "  source <(./sitrep completion bash)",
            "  source <(./sitrep completion zsh)",
            "  ./sitrep completion fish | source"
        })
public final class CompletionCommand extends SitrepCommand {
    private final Supplier<CommandLine> commands;

    @Parameters(paramLabel = "SHELL", description = "bash, zsh or fish.")
    private String shell;

    /**
     * Creates the command.
     *
     * @param commands makes the command line with all commands
     */
    public CompletionCommand(final Supplier<CommandLine> commands) {
        this.commands = commands;
    }

    @Override
    public Integer call() {
        final Shell known = Shell.words().contains(shell) ? Shell.valueOf(shell.toUpperCase(Locale.ROOT)) : null;
        if (known == null) {
            final String near = DidYouMean.suggestion(shell, Shell.words());
            throw UserError.usage(
                    "there is no completion for " + shell,
                    near.isEmpty() ? "choose one of " + String.join(", ", Shell.words()) : near);
        }
        console().data().print(known.script(session(), commands.get(), ListCommand.topics(session())));
        return ExitCode.OK;
    }
}
