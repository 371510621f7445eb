package org.sitrep.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.sitrep.cli.Cli;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.command.RootCommand;
import org.sitrep.contract.Deep;

/** Commands that stand within sentences and tables. All parse; those that name what is there run, with few trials. */
final class ProseCommands {
    /** What makes a command quick; none of these outputs is shown. */
    private static final Map<String, String> FEW = Map.of(
            "run", "--trials " + Deep.or(1, 4) + " --no-report",
            "sweep", "--trials 4 --no-report",
            "compare", "--trials 4 --no-report",
            "coverage", "--trials 4");

    /** Not run: they ask for files that only a session before them has made, or take long whatever they are told. */
    private static final Set<String> LEFT_OUT =
            Set.of("tune", "report", "merge", "resume", "completion", "loadouts", "baseline", "bench");

    /** What no command means by itself: a word that stands for others, three dots. */
    private static final Pattern STANDS_FOR =
            Pattern.compile("(?<![A-Za-z0-9:])[A-Z]{2,}(?![a-z0-9])|\\.\\.\\.(?!\\d)|…");

    private static final Pattern WORD = Pattern.compile("(?:[^\\s'\"]|'[^']*'|\"[^\"]*\")+");

    private final Set<String> done = new HashSet<>();

    /** Returns the commands of a page that do not parse. */
    static List<String> unparsed(final Page page) {
        final List<String> wrong = new ArrayList<>();
        for (final Page.Piece code : commands(page)) {
            Cli.parse(words(code.text()))
                    .ifPresent(mistake ->
                            wrong.add(page.name() + ":" + code.line() + ": " + code.text() + ": " + mistake));
        }
        return wrong;
    }

    private static List<Page.Piece> commands(final Page page) {
        return page.inlineCode().stream()
                .filter(code -> code.text().startsWith("./sitrep "))
                .filter(code -> !RootCommand.names().contains(code.text().substring("./sitrep ".length())))
                .toList();
    }

    private static List<String> words(final String command) {
        final List<String> words = new ArrayList<>();
        for (final Matcher word = WORD.matcher(Shell.Command.of(command).arguments()); word.find(); ) {
            final String bare = word.group().replaceAll("['\"]", "");
            if (!Set.of("...", "…").contains(bare)) {
                words.add(bare);
            }
        }
        return words;
    }

    /**
     * Runs those that no page before this one had, where its session has left everything, and returns those that fail.
     */
    List<String> failing(final Page page, final Player player) throws IOException {
        final List<String> wrong = new ArrayList<>();
        for (final Page.Piece code : commands(page)) {
            final String line = Shell.Command.of(code.text()).arguments();
            final String name = line.split(" ")[0];
            if (canRun(line, player) && !LEFT_OUT.contains(name) && done.add(line)) {
                final String few = FEW.containsKey(name) ? " " + FEW.get(name) : "";
                final Player.Printed result = player.sitrep(player.words(line + few));
                DocsMode.tell(page.name() + ":" + code.line() + " " + code.text(), result);
                if (result.code() != ExitCode.OK) {
                    wrong.add(page.name() + ":" + code.line() + ": exit code " + result.code() + ": " + line + few
                            + "\n" + result.printed());
                }
            }
        }
        return wrong;
    }

    private static boolean canRun(final String line, final Player player) throws IOException {
        if (STANDS_FOR.matcher(line).find() || line.contains("--ladder") || line.split(" --vary ").length > 2) {
            return false;
        }
        for (final String word : player.words(line)) {
            final String file = word.replaceFirst("^[^/]*=", "");
            if (file.matches(".*\\.(yaml|java|jar|baseline|json)")
                    && !Files.exists(player.folder().resolve(file))) {
                return false;
            }
        }
        return true;
    }
}
