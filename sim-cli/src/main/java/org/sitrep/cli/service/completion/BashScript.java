package org.sitrep.cli.service.completion;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The script for bash; it needs neither bash-completion nor anything newer than bash 3.2. */
record BashScript(Grammar grammar, Vocabulary vocabulary, Map<Grammar.Offer, String> kinds) {
    private static final String HEAD = """
            # Completion of ./sitrep for bash. To use it:  source <(./sitrep completion bash)
            # It was made from the commands and names of the day: make it anew after an update.
            """;

    /** Words are taken from the line itself: bash would break them at = and : as well. */
    private static final String BODY = """

            # Adds the candidates $1, and files that end in one of $2, for the word $3 before what is typed.
            __sitrep_offer() {
              local candidate file piece=$3 before= IFS=$' \\t\\n'
              if [ "$4" = many ]; then
                case $piece in *,*) before=${piece%,*}, piece=${piece##*,} ;; esac
              fi
              for candidate in $1; do
                case $candidate in "$piece"*) COMPREPLY+=("$before$candidate ") ;; esac
              done
              [ -n "$2" ] || return 0
              while IFS= read -r file; do
                if [ -d "$file" ]; then
                  COMPREPLY+=("$before$file/")
                else
                  for candidate in $2; do
                    if [ "$candidate" = any ] || [ "${file##*.}" = "$candidate" ]; then
                      COMPREPLY+=("$before$file ")
                    fi
                  done
                fi
              done < <(compgen -f -- "$piece")
            }

            _sitrep() {
              local line=${COMP_LINE:0:COMP_POINT} words command= current previous kind prefix i
              read -r -a words <<<"$line"
              case $line in *[[:space:]]) words+=("") ;; esac
              current=${words[${#words[@]}-1]}
              previous=${words[${#words[@]}-2]}
              COMPREPLY=()
              compopt -o nospace 2>/dev/null
              if [ ${#words[@]} -le 2 ]; then
                __sitrep_offer "$__sitrep_commands --help --version" "" "$current" one
              else
                command=${words[1]}
                prefix=
                case $current in
                  --*=*) previous=${current%%=*} prefix=$previous= current=${current#*=} ;;
                esac
                kind=$(__sitrep_takes "$command" "$previous")
                if [ -n "$kind" ]; then
                  __sitrep_values "$kind" "$current"
                else
                  case $current in
                    -*) __sitrep_offer "$(__sitrep_options "$command")" "" "$current" one ;;
                    *) __sitrep_values "$(__sitrep_takes "$command" "")" "$current" ;;
                  esac
                fi
                for i in "${!COMPREPLY[@]}"; do COMPREPLY[i]=$prefix${COMPREPLY[i]}; done
                current=$prefix$current
              fi
              # What bash takes for a word of its own before the last = or : stands there already.
              local typed=${current%"${current##*[=:]}"}
              if [ -n "$typed" ]; then
                case $COMP_WORDBREAKS in
                  *[=:]*) for i in "${!COMPREPLY[@]}"; do COMPREPLY[i]=${COMPREPLY[i]#"$typed"}; done ;;
                esac
              fi
            }
            complete -F _sitrep sitrep ./sitrep
            """;

    String text() {
        final StringBuilder out = new StringBuilder(HEAD);
        out.append("\n__sitrep_commands='")
                .append(grammar.commands().stream().map(Grammar.Command::name).collect(Collectors.joining(" ")))
                .append("'\n");
        options(out);
        takes(out);
        values(out);
        return out.append(BODY).toString();
    }

    private void options(final StringBuilder out) {
        out.append("\n# The options of a command.\n__sitrep_options() {\n  case $1 in\n");
        for (final Grammar.Command command : grammar.commands()) {
            final String names =
                    command.options().stream().map(Grammar.Option::longName).collect(Collectors.joining(" "));
            out.append("    ")
                    .append(command.name())
                    .append(") echo '")
                    .append(names)
                    .append("' ;;\n");
        }
        out.append("  esac\n}\n");
    }

    /**
     * What an option of a command takes, and behind an empty name what the command itself takes. An option with a free
     * value takes "free".
     */
    private void takes(final StringBuilder out) {
        out.append("\n# What an option of a command takes; without an option what the command takes.\n");
        out.append("__sitrep_takes() {\n  case $1:$2 in\n");
        for (final Grammar.Command command : grammar.commands()) {
            command.argument()
                    .filter(offer -> !offer.isEmpty())
                    .ifPresent(offer -> take(out, command.name() + ":", kind(offer)));
            for (final Grammar.Option option : command.options()) {
                final Optional<Grammar.Offer> value = option.value();
                final String names = option.names().stream()
                        .map(name -> command.name() + ":" + name)
                        .collect(Collectors.joining(" | "));
                value.ifPresent(offer -> take(out, names, offer.isEmpty() ? "free" : kind(offer)));
            }
        }
        out.append("  esac\n}\n");
    }

    private static void take(final StringBuilder out, final String where, final String kind) {
        out.append("    ").append(where).append(") echo ").append(kind).append(" ;;\n");
    }

    private String kind(final Grammar.Offer offer) {
        return kinds.computeIfAbsent(offer, one -> "k" + (kinds.size() + 1));
    }

    private void values(final StringBuilder out) {
        out.append("\n# Adds what there is of a kind, for the word $2.\n__sitrep_values() {\n  case $1 in\n");
        kinds.forEach((offer, name) -> out.append("    ")
                .append(name)
                .append(") __sitrep_offer '")
                .append(String.join(" ", offer.in(vocabulary)))
                .append("' '")
                .append(offer.files().equals(List.of("*")) ? "any" : String.join(" ", offer.files()))
                .append("' \"$2\" ")
                .append(offer.many() ? "many" : "one")
                .append(" ;;\n"));
        out.append("  esac\n}\n");
    }
}
