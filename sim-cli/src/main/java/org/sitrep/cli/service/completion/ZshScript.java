package org.sitrep.cli.service.completion;

import java.util.List;
import java.util.stream.Collectors;

/** The script for zsh. */
record ZshScript(Grammar grammar, Vocabulary vocabulary) {
    private static final String HEAD = """
            #compdef sitrep
            # Completion of ./sitrep for zsh. To use it:  source <(./sitrep completion zsh)
            # It was made from the commands and names of the day: make it anew after an update.

            (( $+functions[compdef] )) || { autoload -Uz compinit && compinit }

            """;

    private static final String BODY = """

            _sitrep() {
              local command=$words[2]
              if (( CURRENT == 2 )); then
                _sitrep_commands
              elif [[ $PREFIX == --*=* ]]; then
                local option=${PREFIX%%=*}
                compset -P '--*='
                _sitrep_values "$command:$option"
              elif ! _sitrep_values "$command:$words[CURRENT-1]"; then
                if [[ $PREFIX == -* ]]; then
                  _sitrep_options $command
                else
                  _sitrep_values "$command:"
                fi
              fi
            }

            compdef _sitrep sitrep ./sitrep
            """;

    String text() {
        final StringBuilder out = new StringBuilder(HEAD);
        commands(out);
        options(out);
        values(out);
        return out.append(BODY).toString();
    }

    private void commands(final StringBuilder out) {
        out.append("_sitrep_commands() {\n  local -a all=(\n");
        grammar.commands().forEach(command -> described(out, command.name(), command.summary()));
        out.append("  )\n  _describe command all\n}\n\n");
    }

    private void options(final StringBuilder out) {
        out.append("_sitrep_options() {\n  local -a all\n  case $1 in\n");
        for (final Grammar.Command command : grammar.commands()) {
            out.append("  (").append(command.name()).append(") all=(\n");
            command.options().forEach(option -> described(out, option.longName(), option.summary()));
            out.append("  ) ;;\n");
        }
        out.append("  esac\n  _describe -o option all\n}\n\n");
    }

    private static void described(final StringBuilder out, final String name, final String summary) {
        out.append("    ")
                .append(quoted(name.replace(":", "\\:") + ":" + summary))
                .append('\n');
    }

    /** Adds what an option or a command takes; says with its status that it takes nothing. */
    private void values(final StringBuilder out) {
        out.append("_sitrep_values() {\n  case $1 in\n");
        for (final Grammar.Command command : grammar.commands()) {
            command.argument()
                    .filter(offer -> !offer.isEmpty())
                    .ifPresent(offer -> value(out, List.of(command.name() + ":"), offer));
            for (final Grammar.Option option : command.options()) {
                option.value()
                        .ifPresent(offer -> value(
                                out,
                                option.names().stream()
                                        .map(name -> command.name() + ":" + name)
                                        .toList(),
                                offer));
            }
        }
        out.append("  (*) return 1 ;;\n  esac\n  return 0\n}\n");
    }

    private void value(final StringBuilder out, final List<String> where, final Grammar.Offer offer) {
        out.append("  (").append(String.join("|", where)).append(")");
        if (offer.many()) {
            out.append(" compset -P '*,';");
        }
        final List<String> words = offer.in(vocabulary);
        if (!words.isEmpty()) {
            out.append(" compadd -- ")
                    .append(words.stream().map(ZshScript::quoted).collect(Collectors.joining(" ")))
                    .append(';');
        }
        if (offer.files().equals(List.of("*"))) {
            out.append(" _files;");
        } else if (!offer.files().isEmpty()) {
            out.append(" _files -g '*.(")
                    .append(String.join("|", offer.files()))
                    .append(")';");
        }
        out.append(" ;;\n");
    }

    private static String quoted(final String word) {
        return word.matches("[A-Za-z0-9_./-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
