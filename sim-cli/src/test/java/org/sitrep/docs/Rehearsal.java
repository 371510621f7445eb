package org.sitrep.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.sitrep.cli.Cli;
import org.sitrep.cli.base.ExitCode;

/** Goes through one page as a reader does who types all that it shows. */
final class Rehearsal {
    /** What an overlay of a game is laid over to see whether it is sound. */
    private static final Map<String, String> SHIPPED = Map.of(
            "purple-haze", "scenarios/purple-haze/combats/patrol.yaml",
            "rambo", "scenarios/rambo/missions/01-proof.yaml");

    private static final Pattern RULESET = Pattern.compile("(?m)^ruleset: (\\S+)$");

    private final Page page;
    private final Player player;
    private final DocsMode mode;
    private final List<String> wrong = new ArrayList<>();
    private final List<Rewriting.Change> changes = new ArrayList<>();

    /** The blocks of commands that have run, the earliest first. */
    private final List<Played> played = new ArrayList<>();

    /** The one whose output comes next; empty if nobody runs it. */
    private Optional<Played> latest = Optional.empty();

    private boolean commandsSeen;

    /**
     * What came of a block of commands.
     *
     * @param commands the block
     * @param printed by all of them
     * @param small with other words than the page shows, so that figures differ
     */
    private record Played(String commands, String printed, boolean small) {
        private static final Pattern REPORT = Pattern.compile("(?m)^Report +(.+)/report\\.html$");

        /** Returns the folder of the last report that was written, if one was. */
        Optional<String> report() {
            return REPORT.matcher(printed)
                    .results()
                    .map(report -> report.group(1))
                    .reduce((earlier, later) -> later);
        }
    }

    Rehearsal(final Page page, final Player player, final DocsMode mode) {
        this.page = page;
        this.player = player;
        this.mode = mode;
    }

    /** Returns what is not true, with file and line. */
    List<String> wrong() throws IOException {
        player.tidy();
        for (final Block block : page.blocks()) {
            for (final String command : block.marker().all("first")) {
                expectDone(block, command);
            }
            for (final String command : block.marker().all("by")) {
                latest = Optional.of(new Played(command, unseen(command).printed(), false));
                commandsSeen = true;
            }
            if (block.isCommands()) {
                run(block);
            } else if (block.marker().has("table")) {
                compareTable(block);
            } else if (block.isOutput() || block.marker().has("shows")) {
                compare(block);
            } else if (block.marker().has("file")) {
                write(block);
            }
            for (final String command : block.marker().all("then")) {
                expectDone(block, command);
            }
        }
        if (!changes.isEmpty()) {
            Rewriting.apply(page, changes);
        }
        return wrong;
    }

    private void complain(final Block block, final String what) {
        wrong.add(page.name() + ":" + block.line() + ": " + what);
    }

    // --- commands ---

    private void run(final Block block) throws IOException {
        commandsSeen = true;
        latest = Optional.empty();
        final List<Shell.Command> commands = Shell.commands(block.lines());
        for (final Shell.Command command : commands) {
            if (command.isSitrep()) {
                Cli.parse(player.words(command.arguments()))
                        .ifPresent(mistake -> complain(block, command.text() + ": " + mistake));
            }
        }
        if (block.marker().has("never") || block.marker().has("long") && !mode.all()) {
            return;
        }
        final boolean small = block.marker().has("quick") && !mode.all();
        if (small) {
            for (final String command : block.marker().all("quick-first")) {
                expectDone(block, command);
            }
        }
        final StringBuilder output = new StringBuilder();
        int ofSitrep = 0;
        for (final Shell.Command command : commands) {
            final String more =
                    small && command.isSitrep() ? " " + block.marker().quick(ofSitrep) : "";
            final boolean last = command == commands.get(commands.size() - 1);
            output.append(run(block, command, more, last ? exitCode(block, small) : ExitCode.OK));
            ofSitrep += command.isSitrep() ? 1 : 0;
        }
        latest = Optional.of(new Played(block.text(), output.toString(), small));
        played.add(latest.get());
        if (!small) {
            for (final String kept : block.marker().all("keeps")) {
                Keepsake.of(kept).check(player.folder(), mode.write()).forEach(what -> complain(block, what));
            }
        }
    }

    private static int exitCode(final Block block, final boolean small) {
        return (small ? block.marker().of("quick-exit") : Optional.<String>empty())
                .or(() -> block.marker().of("exit"))
                .map(Integer::parseInt)
                .orElse(ExitCode.OK);
    }

    /** Runs a command with more words behind it, and returns what it printed unless that went into a file. */
    private String run(final Block block, final Shell.Command command, final String more, final int expected)
            throws IOException {
        final Player.Printed result = command.isSitrep()
                ? player.sitrep(player.words(command.arguments() + more))
                : player.shell(command.text()
                        + command.into().map(file -> " > " + file).orElse(""));
        DocsMode.tell(page.name() + ":" + block.line() + " " + command.text() + more, result);
        if (result.code() != expected) {
            complain(block, "exit code " + result.code() + ": " + command.text() + more + "\n" + result.printed());
        }
        if (command.into().isPresent() && command.isSitrep()) {
            Files.writeString(player.folder().resolve(command.into().get()), result.printed());
            return "";
        }
        return result.printed();
    }

    private void expectDone(final Block block, final String line) throws IOException {
        final Player.Printed result = unseen(line);
        if (result.code() != ExitCode.OK) {
            complain(block, "what has to come first fails: " + line + "\n" + result.printed());
        }
    }

    /** Runs a command that the page does not show. */
    private Player.Printed unseen(final String line) throws IOException {
        final Shell.Command command = Shell.Command.of(line);
        return command.isSitrep() ? player.sitrep(player.words(command.arguments())) : player.shell(line);
    }

    // --- what they print ---

    /** Returns the file that a block shows; the command above it has made it. */
    private String shown(final Block block) throws IOException {
        return player.shell("cat " + block.marker().of("shows").orElseThrow()).printed();
    }

    /**
     * Returns what came of the commands that a block shows something of; empty if nobody runs them, which is wrong if
     * there are none.
     */
    private Optional<Played> shownBy(final Block block) {
        block.marker()
                .of("of")
                .ifPresent(earlier -> latest = played.stream()
                        .filter(one -> one.commands().contains(earlier))
                        .findFirst());
        if (latest.isEmpty() && !commandsSeen) {
            complain(block, "no command above prints this; is it an example?");
        }
        return latest;
    }

    private void compare(final Block block) throws IOException {
        if (block.marker().has("example")) {
            return;
        }
        final Optional<Played> commands = shownBy(block);
        if (commands.isEmpty() || commands.get().small()) {
            return;
        }
        final String output =
                block.marker().has("shows") ? shown(block) : commands.get().printed();
        final Optional<String> missing = Excerpt.missing(block.lines(), output);
        if (missing.isEmpty() && !block.lines().isEmpty()) {
            return;
        }
        final Optional<List<String>> renewed = mode.write() ? Excerpt.renewed(block.lines(), output) : Optional.empty();
        if (renewed.isPresent()) {
            changes.add(new Rewriting.Change(block, renewed.get()));
        } else {
            complain(block, "the command does not print this any more: " + missing.orElse("(nothing)"));
        }
    }

    /** Holds a table to that of the report: to its columns if it was a small run that wrote it. */
    private void compareTable(final Block block) throws IOException {
        final Optional<Played> commands = shownBy(block);
        if (commands.isEmpty()) {
            return;
        }
        final String caption = block.marker().of("table").orElseThrow();
        final Optional<ReportTable> table = commands.get().report().isEmpty()
                ? Optional.empty()
                : ReportTable.under(
                        caption,
                        Files.readAllLines(player.folder()
                                .resolve(commands.get().report().get())
                                .resolve("report.md")));
        if (table.isEmpty()) {
            complain(block, "no report of the commands above has a table under *" + caption);
        } else if (commands.get().small()) {
            if (!table.get().sameColumns(block.lines())) {
                complain(block, "the columns are " + table.get().lines().get(0));
            }
        } else if (table.get().differs(block.lines()).isPresent()) {
            if (mode.write()) {
                changes.add(new Rewriting.Change(block, table.get().lines()));
            } else {
                complain(
                        block,
                        "the report does not say this any more: "
                                + table.get().differs(block.lines()).get());
            }
        }
    }

    // --- files ---

    /** Returns a scenario of the game that an overlay names, of the first one if it names none. */
    private static String shipped(final Block overlay) {
        final Matcher named = RULESET.matcher(overlay.text());
        return SHIPPED.get(named.find() ? named.group(1) : "purple-haze");
    }

    private void write(final Block block) throws IOException {
        final String name = block.marker().of("file").orElseThrow();
        final Path file = player.folder().resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, block.text());
        if (!block.language().equals("yaml") || block.marker().has("exit")) {
            return;
        }
        final boolean whole = block.text().contains("\ntitle:") || block.text().contains("\notherwise:");
        final Player.Printed result = player.sitrep(
                whole ? List.of("validate", name) : List.of("validate", shipped(block), "--overlay", name));
        if (result.code() != ExitCode.OK) {
            complain(block, name + " is not sound:\n" + result.printed());
        }
    }
}
