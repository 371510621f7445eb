package org.sitrep.cli.command;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.base.Packed;
import org.sitrep.cli.base.UserError;
import org.sitrep.scenario.DidYouMean;
import picocli.CommandLine.Parameters;

/** {@code sitrep completion}. */
final class CompletionCommand extends SitrepCommand {
    enum Shell {
        BASH,
        ZSH,
        FISH;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }

        static List<String> words() {
            return Stream.of(values()).map(Shell::toString).toList();
        }
    }

    @Parameters(paramLabel = "SHELL")
    private String shell;

    @Override
    public Integer call() {
        final Shell known = Shell.words().contains(shell) ? Shell.valueOf(shell.toUpperCase(Locale.ROOT)) : null;
        if (known == null) {
            final String near = DidYouMean.suggestion(shell, Shell.words());
            throw UserError.usage(
                    "there is no completion for " + shell,
                    near.isEmpty() ? "choose one of " + String.join(", ", Shell.words()) : near);
        }
        final CompletionScript script = new CompletionScript(
                Grammar.of(root().all()), Vocabulary.of(session(), ListCommand.topics(session())));
        final String names = switch (known) {
            case BASH -> script.bash();
            case ZSH -> script.zsh();
            case FISH -> script.fish();
        };
        console().data().print(Packed.text("completion/completion." + known).replace("@NAMES@\n", names));
        return ExitCode.OK;
    }
}
