package org.sitrep.cli.command;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sitrep.cli.base.CountConverter;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.output.Format;
import org.sitrep.cli.output.Json;
import org.sitrep.cli.output.Table;
import org.sitrep.cli.session.OpenScenario;
import org.sitrep.cli.session.Source;
import org.sitrep.engine.Batch;
import org.sitrep.engine.RunRequest;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.Launcher;
import org.sitrep.scenario.Sha256;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code sitrep bench}. */
final class BenchCommand extends SitrepCommand {
    private static final int DIGITS = 16;

    @Option(names = "--signature", required = true)
    private boolean signature;

    @Option(
            names = {"-n", "--trials"},
            paramLabel = "N",
            defaultValue = Defaults.SIGNATURE_TRIALS,
            converter = CountConverter.class)
    private long trials;

    @Option(names = "--ruleset", paramLabel = "ID")
    private String ruleset;

    @Option(names = "--cells")
    private boolean cells;

    @Mixin
    private FormatOption format;

    private record Cell(String scenario, String bot, String hash) {}

    private record Signature(String signature, long trials, List<Map<String, Object>> cells) {}

    @Override
    public Integer call() {
        OptionRange.within("--trials", trials, 1, RunRequest.MAX_TRIALS);
        final Map<String, List<Cell>> signatures = new LinkedHashMap<>();
        for (final Ruleset game : ruleset == null
                ? session().games().all()
                : List.of(session().games().require(ruleset))) {
            final List<Cell> played = session().home().shippedScenarios(game).stream()
                    .flatMap(this::play)
                    .toList();
            if (!played.isEmpty()) {
                signatures.put(game.id(), played);
            }
        }
        if (signatures.isEmpty()) {
            throw UserError.badData(
                    "the shipped scenarios were not found", "start " + Launcher.NAME + " in its own folder");
        }
        console().out(format.format).print(in(format.format, signatures));
        return ExitCode.OK;
    }

    private Stream<Cell> play(final String scenario) {
        final OpenScenario open =
                Source.of(session(), session().home().shipped(scenario)).require();
        return open.game().bots().stream().map(bot -> {
            final String name = open.game()
                    .budget(bot.id())
                    .map(budget -> budget.littleOf(bot.id()))
                    .orElse(bot.id());
            final RunRequest request = RunRequest.of(name, Long.parseLong(Defaults.SEED), trials)
                    .withThreads(Runtime.getRuntime().availableProcessors());
            final long hash = new Batch(open.compiled(), request).run().tally().hash();
            return new Cell(scenario, name, String.format(Locale.ROOT, "%016x", hash));
        });
    }

    private String value(final List<Cell> played) {
        return Sha256.hex(trials + "\n"
                        + played.stream()
                                .map(c -> c.scenario + " " + c.bot + " " + c.hash + "\n")
                                .collect(Collectors.joining()))
                .substring(0, DIGITS);
    }

    /** Formats the signatures: of one game its digits, of several each with the game's id. */
    private String in(final Format as, final Map<String, List<Cell>> signatures) {
        return switch (as) {
            case TEXT -> text(signatures);
            case JSON -> {
                final Map<String, Object> all = new LinkedHashMap<>();
                signatures.forEach((game, played) -> all.put(
                        game, new Signature(value(played), trials, table(played).asList())));
                yield Json.write(all.size() == 1 ? all.values().iterator().next() : all) + "\n";
            }
            case CSV, MARKDOWN ->
                table(signatures.values().stream().flatMap(List::stream).toList())
                        .in(as);
        };
    }

    private String text(final Map<String, List<Cell>> signatures) {
        final StringBuilder text = new StringBuilder();
        signatures.forEach((game, played) -> text.append(cells ? table(played).asText("") + "\n" : "")
                .append(value(played))
                .append(signatures.size() > 1 ? "  " + game : "")
                .append('\n'));
        return text.toString();
    }

    private static Table table(final List<Cell> cells) {
        final Table table =
                new Table().text("scenario", "scenario").text("bot", "bot").text("hash", "hash");
        cells.forEach(c -> table.row(c.scenario, c.bot, c.hash));
        return table;
    }
}
