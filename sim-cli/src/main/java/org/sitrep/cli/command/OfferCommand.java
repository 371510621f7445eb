package org.sitrep.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.session.OpenScenario;
import org.sitrep.cli.session.Source;
import org.sitrep.scenario.PathCompletion;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Parameters;

/**
 * {@code sitrep offer LIST :TYPED COMMAND...}: prints the names in a list that a word may become, one in a line, for
 * the scenario on a command line; the scripts for shells call it. Prints nothing and fails if the line has no sound
 * scenario.
 */
@Command(hidden = true)
final class OfferCommand extends SitrepCommand {
    @Parameters(index = "0", paramLabel = "LIST")
    private String list;

    /** With a colon before it, since an empty argument is refused. */
    @Parameters(index = "1", paramLabel = ":TYPED")
    private String marked;

    @Parameters(index = "2..*", paramLabel = "COMMAND")
    private List<String> words = new ArrayList<>();

    @Override
    public Integer call() {
        final String typed = marked.substring(1);
        final Optional<OpenScenario> open = source().flatMap(OfferCommand::opened);
        open.map(one -> names(one, typed)).orElse(List.of()).stream()
                .filter(name -> name.startsWith(typed))
                .forEach(name -> console().data().print(name + "\n"));
        return open.isPresent() ? ExitCode.OK : ExitCode.BAD_DATA;
    }

    private static Optional<OpenScenario> opened(final Source source) {
        try {
            return source.attempt().scenario();
        } catch (final UserError missing) {
            return Optional.empty();
        }
    }

    private List<String> names(final OpenScenario open, final String typed) {
        return list.equals(CommandTree.Offer.SETTINGS)
                ? PathCompletion.of(open.document(), open.game().definition(), typed)
                : CompletionWords.of(open).list(list);
    }

    /** Returns the scenario that the words name, with its overlays; empty if they name none. */
    private Optional<Source> source() {
        final String name = words.isEmpty() ? "" : words.get(0);
        final CommandSpec command = Optional.ofNullable(
                        root().grammar(name).getSubcommands().get(name))
                .map(CommandLine::getCommandSpec)
                .orElse(spec);
        Optional<String> file = Optional.empty();
        final List<Path> overlays = new ArrayList<>();
        for (int i = 1; i < words.size(); i++) {
            final String word = words.get(i);
            final OptionSpec option = command.findOption(word);
            if (option != null && option.arity().max() > 0) {
                i++;
                if (word.equals("--overlay") && i < words.size()) {
                    overlays.add(Path.of(words.get(i)));
                }
            } else if (!word.startsWith("-") && file.isEmpty()) {
                file = Optional.of(word);
            }
        }
        return file.map(scenario -> Source.of(session(), scenario).under(overlays));
    }
}
