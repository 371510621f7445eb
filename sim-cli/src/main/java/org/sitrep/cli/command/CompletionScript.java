package org.sitrep.cli.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Writes the names of commands and options, and their values, for shells. The fixed part of a script is in a file per
 * shell; that for bash needs neither bash-completion nor a version later than bash 3.2.
 */
record CompletionScript(CommandTree grammar, CompletionWords vocabulary) {
    private static final String CASE_END = "  esac\n}\n";

    String bash() {
        final StringBuilder out = new StringBuilder();
        out.append("\n__sitrep_commands='")
                .append(grammar.commands().stream()
                        .map(CommandTree.Command::name)
                        .collect(Collectors.joining(" ")))
                .append("'\n\n# The options of a command.\n__sitrep_options() {\n  case $1 in\n");
        for (final CommandTree.Command command : grammar.commands()) {
            final String names =
                    command.options().stream().map(CommandTree.Option::longName).collect(Collectors.joining(" "));
            out.append("    " + command.name() + ") echo '" + names + "' ;;\n");
        }
        out.append(CASE_END)
                .append("\n# What an option of a command takes; without an option what the command takes.\n")
                .append("__sitrep_takes() {\n  case $1:$2 in\n");
        final Map<CommandTree.Offer, String> kinds = new LinkedHashMap<>();
        for (final CommandTree.Taker taker : grammar.takers()) {
            final String kind = taker.offer().isEmpty()
                    ? "free"
                    : kinds.computeIfAbsent(taker.offer(), one -> "k" + (kinds.size() + 1));
            out.append("    " + String.join(" | ", taker.names()) + ") echo " + kind + " ;;\n");
        }
        out.append(CASE_END)
                .append("\n# Adds what there is of a kind, for the word $2.\n__sitrep_values() {\n  case $1 in\n");
        kinds.forEach((offer, name) -> out.append("    " + name + ") __sitrep_offer '")
                .append(String.join(" ", offer.in(vocabulary)) + "' '" + ends(offer) + "' \"$2\" ")
                .append(offer.many() ? "many" : "one")
                .append(" '" + (offer.ofScenario() ? offer.list() : "") + "' ;;\n"));
        return out.append(CASE_END).toString();
    }

    private static String ends(final CommandTree.Offer offer) {
        return offer.anyFile() ? "any" : String.join(" ", offer.files());
    }

    String zsh() {
        final StringBuilder out = new StringBuilder("_sitrep_commands() {\n  local -a all=(\n");
        grammar.commands().forEach(command -> out.append(described(command.name(), command.summary())));
        out.append("  )\n  _describe command all\n}\n\n_sitrep_options() {\n  local -a all\n  case $1 in\n");
        for (final CommandTree.Command command : grammar.commands()) {
            out.append("  (" + command.name() + ") all=(\n");
            command.options().forEach(option -> out.append(described(option.longName(), option.summary())));
            out.append("  ) ;;\n");
        }
        out.append("  esac\n  _describe -o option all\n}\n\n_sitrep_values() {\n  case $1 in\n");
        grammar.takers()
                .forEach(taker -> out.append("  (" + String.join("|", taker.names()) + ")")
                        .append(zsh(taker.offer()))
                        .append(" ;;\n"));
        return out.append("  (*) return 1 ;;\n  esac\n  return 0\n}\n").toString();
    }

    private static String described(final String name, final String summary) {
        return "    " + zsh(name.replace(":", "\\:") + ":" + summary) + "\n";
    }

    private static String zsh(final String word) {
        return word.matches("[A-Za-z0-9_./-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
    }

    private String zsh(final CommandTree.Offer offer) {
        final String words =
                offer.in(vocabulary).stream().map(CompletionScript::zsh).collect(Collectors.joining(" "));
        final String files = offer.files().isEmpty() ? "" : " _files -g '*.(" + String.join("|", offer.files()) + ")';";
        final String added = words.isEmpty() ? "" : " compadd -- " + words + ";";
        return (offer.many() ? " compset -P '*,';" : "")
                + (offer.ofScenario() ? " _sitrep_own " + offer.list() + " || {" + added + " };" : added)
                + (offer.anyFile() ? " _files;" : files);
    }

    String fish() {
        final StringBuilder out = new StringBuilder();
        for (final CommandTree.Command command : grammar.commands()) {
            final String when = "complete -c sitrep -n '__sitrep_command " + command.name() + "'";
            out.append("\ncomplete -c sitrep -n 'test (count (commandline -opc)) -eq 1' -a ")
                    .append(command.name() + " -d " + fish(command.summary()) + "\n");
            command.argument()
                    .filter(offer -> !offer.isEmpty())
                    .ifPresent(offer -> out.append(when + fish(offer) + "\n"));
            for (final CommandTree.Option option : command.options()) {
                out.append(when);
                option.names()
                        .forEach(name -> out.append(
                                name.startsWith("--") ? " -l " + name.substring(2) : " -s " + name.substring(1)));
                out.append(" -d " + fish(option.summary()))
                        .append(option.value().map(offer -> " -x" + fish(offer)).orElse(""))
                        .append('\n');
            }
        }
        return out.toString();
    }

    private String fish(final CommandTree.Offer offer) {
        final List<String> candidates = new ArrayList<>();
        final List<String> words = offer.in(vocabulary);
        if (!words.isEmpty() || offer.ofScenario()) {
            candidates.add("(__sitrep_offer " + (offer.many() ? "many " : "one ")
                    + (offer.ofScenario() ? offer.list() : "none") + " " + String.join(" ", words) + ")");
        }
        if (!offer.files().isEmpty()) {
            candidates.add("(__sitrep_files " + ends(offer) + ")");
        }
        return candidates.isEmpty() ? "" : " -a " + fish(String.join(" ", candidates));
    }

    private static String fish(final String word) {
        return "'" + word.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }
}
