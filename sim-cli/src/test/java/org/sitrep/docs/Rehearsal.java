package org.sitrep.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.cli.Cli;
import org.sitrep.cli.ExitCode;

/** Goes through one page as a reader does who types all that it shows. */
final class Rehearsal {
    private static final String ANY_COMBAT = "scenarios/purple-haze/combats/patrol.yaml";

    private final Page page;
    private final Player player;
    private final DocsMode mode;
    private final List<String> wrong = new ArrayList<>();
    private final List<Rewriting.Change> changes = new ArrayList<>();

    /** What the last block of commands printed; empty if it did not run as it stands. */
    private Optional<String> printed = Optional.empty();

    /** What blocks of commands printed that ran as they stand, by what stands in them, the latest last. */
    private final Map<String, String> outputs = new LinkedHashMap<>();

    private boolean commandsSeen;

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
                printed = Optional.of(unseen(command).printed());
                commandsSeen = true;
            }
            if (block.isCommands()) {
                run(block);
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
        printed = Optional.empty();
        final List<Shell.Command> commands = Shell.commands(block.lines());
        for (final Shell.Command command : commands) {
            if (command.isSitrep()) {
                Cli.parse(player.words(command.arguments()))
                        .ifPresent(mistake -> complain(block, command.text() + ": " + mistake));
            }
        }
        if (block.marker().has("never") || block.marker().has("parse") && !mode.all()) {
            return;
        }
        final StringBuilder output = new StringBuilder();
        for (int i = 0; i < commands.size(); i++) {
            output.append(run(block, commands.get(i), i == commands.size() - 1));
        }
        if (!isQuick(block)) {
            printed = Optional.of(output.toString());
            outputs.put(block.text(), output.toString());
            for (final String kept : block.marker().all("keeps")) {
                Keepsake.of(kept).check(player.folder(), mode.write()).forEach(what -> complain(block, what));
            }
        }
    }

    private boolean isQuick(final Block block) {
        return block.marker().has("quick") && !mode.all();
    }

    private String run(final Block block, final Shell.Command command, final boolean last) throws IOException {
        final String quick = isQuick(block) ? " " + block.marker().of("quick").orElse("") : "";
        final long begun = System.nanoTime();
        final Player.Printed result = command.isSitrep()
                ? player.sitrep(player.words(command.arguments() + quick))
                : player.shell(command.text()
                        + command.into().map(file -> " > " + file).orElse(""));
        DocsMode.tell(page.name() + ":" + block.line() + " " + command.text(), System.nanoTime() - begun);
        final int expected =
                last ? block.marker().of("exit").map(Integer::parseInt).orElse(ExitCode.OK) : ExitCode.OK;
        if (result.code() != expected) {
            complain(block, "exit code " + result.code() + ": " + command.text() + quick + "\n" + result.printed());
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

    private void compare(final Block block) throws IOException {
        block.marker()
                .of("of")
                .ifPresent(earlier -> printed = outputs.entrySet().stream()
                        .filter(output -> output.getKey().contains(earlier))
                        .map(Map.Entry::getValue)
                        .findFirst());
        if (block.marker().has("example") || printed.isEmpty()) {
            if (!commandsSeen && !block.marker().has("example")) {
                complain(block, "no command above prints this; is it an example?");
            }
            return;
        }
        final String output = block.marker().has("shows") ? shown(block) : printed.get();
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

    // --- files ---

    private void write(final Block block) throws IOException {
        final String name = block.marker().of("file").orElseThrow();
        final Path file = player.folder().resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, block.text());
        if (!block.language().equals("yaml") || block.marker().has("exit")) {
            return;
        }
        final boolean whole = block.text().contains("\ntitle:") || block.text().contains("\notherwise:");
        final Player.Printed result =
                player.sitrep(whole ? List.of("validate", name) : List.of("validate", ANY_COMBAT, "--overlay", name));
        if (result.code() != ExitCode.OK) {
            complain(block, name + " is not sound:\n" + result.printed());
        }
    }
}
