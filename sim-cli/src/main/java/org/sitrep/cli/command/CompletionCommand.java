package org.sitrep.cli.command;

import java.util.List;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.base.PackedFile;
import org.sitrep.cli.base.UserError;
import org.sitrep.scenario.DidYouMean;
import org.sitrep.scenario.Launcher;
import picocli.CommandLine.Parameters;

/** {@code sitrep completion}. */
final class CompletionCommand extends SitrepCommand {
    static final List<String> SHELLS = List.of("bash", "zsh", "fish");

    @Parameters(paramLabel = "SHELL")
    private String shell;

    @Override
    public Integer call() {
        if (!SHELLS.contains(shell)) {
            final String near = DidYouMean.suggestion(shell, SHELLS);
            throw UserError.usage(
                    "there is no completion for " + shell,
                    near.isEmpty() ? "choose one of " + String.join(", ", SHELLS) : near);
        }
        final CompletionScript script = new CompletionScript(
                CommandTree.of(root().grammar()), CompletionWords.of(session(), ListCommand.topics(session())));
        final String names = switch (shell) {
            case "bash" -> script.bash();
            case "zsh" -> script.zsh();
            default -> script.fish();
        };
        console()
                .data()
                .print(Launcher.named(PackedFile.text("completion/completion." + shell))
                        .replace("@NAMES@\n", names));
        return ExitCode.OK;
    }
}
