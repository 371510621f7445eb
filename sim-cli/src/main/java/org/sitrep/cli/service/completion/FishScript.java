package org.sitrep.cli.service.completion;

import java.util.List;

/** The script for fish. */
record FishScript(Grammar grammar, Vocabulary vocabulary) {
    private static final String HEAD = """
            # Completion of ./sitrep for fish. To use it:  ./sitrep completion fish | source
            # It was made from the commands and names of the day: make it anew after an update.

            # Lists the words $argv[2..] for what is typed; with $argv[1] = many also behind a comma.
            function __sitrep_offer
              set -l before ''
              if test $argv[1] = many
                set before (commandline -ct | string replace -r '^--[a-z-]+=' '' | string match -r '^.*,')
              end
              for word in $argv[2..-1]
                echo "$before$word"
              end
            end

            # Lists folders, and files that end in one of $argv; all of them for "any".
            function __sitrep_files
              set -l typed (commandline -ct | string replace -r '^--[a-z-]+=' '')
              for file in $typed*
                if test -d $file
                  echo $file/
                else if test $argv[1] = any; or contains (string replace -r '^.*\\.' '' $file) $argv
                  echo $file
                end
              end
            end

            function __sitrep_command
              set -l words (commandline -opc)
              test (count $words) -ge 2; and test $words[2] = $argv[1]
            end

            complete -c sitrep -f
            complete -c sitrep -n 'test (count (commandline -opc)) -eq 1' -l help -s h -d 'Show this help'
            complete -c sitrep -n 'test (count (commandline -opc)) -eq 1' -l version -s V -d 'Show the version'
            """;

    String text() {
        final StringBuilder out = new StringBuilder(HEAD);
        for (final Grammar.Command command : grammar.commands()) {
            out.append("\ncomplete -c sitrep -n 'test (count (commandline -opc)) -eq 1' -a ")
                    .append(command.name())
                    .append(" -d ")
                    .append(quoted(command.summary()))
                    .append('\n');
            command.argument().filter(offer -> !offer.isEmpty()).ifPresent(offer -> line(out, command, "", offer));
            command.options().forEach(option -> option(out, command, option));
        }
        return out.toString();
    }

    private void option(final StringBuilder out, final Grammar.Command command, final Grammar.Option option) {
        final StringBuilder names = new StringBuilder();
        for (final String name : option.names()) {
            names.append(name.startsWith("--") ? " -l " + name.substring(2) : " -s " + name.substring(1));
        }
        final String described = names + " -d " + quoted(option.summary());
        if (option.value().isEmpty()) {
            out.append(condition(command)).append(described).append('\n');
        } else {
            line(out, command, described + " -x", option.value().get());
        }
    }

    private void line(
            final StringBuilder out, final Grammar.Command command, final String what, final Grammar.Offer offer) {
        out.append(condition(command)).append(what);
        final StringBuilder candidates = new StringBuilder();
        final List<String> words = offer.in(vocabulary);
        if (!words.isEmpty()) {
            candidates
                    .append("(__sitrep_offer ")
                    .append(offer.many() ? "many " : "one ")
                    .append(String.join(" ", words))
                    .append(')');
        }
        if (!offer.files().isEmpty()) {
            candidates
                    .append(candidates.length() == 0 ? "" : " ")
                    .append("(__sitrep_files ")
                    .append(offer.files().equals(List.of("*")) ? "any" : String.join(" ", offer.files()))
                    .append(')');
        }
        if (candidates.length() > 0) {
            out.append(" -a ").append(quoted(candidates.toString()));
        }
        out.append('\n');
    }

    private static String condition(final Grammar.Command command) {
        return "complete -c sitrep -n '__sitrep_command " + command.name() + "'";
    }

    private static String quoted(final String word) {
        return "'" + word.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }
}
