package org.sitrep.cli.service;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.output.Format;
import org.sitrep.cli.output.Json;
import org.sitrep.cli.output.Table;
import org.sitrep.cli.session.OpenScenario;
import org.sitrep.cli.session.Session;
import org.sitrep.engine.Batch;
import org.sitrep.engine.RunRequest;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.Sha256;

/** One hash over a fixed set of missions: what this build makes of the shipped scenarios of a game. Immutable. */
public final class Signature {
    private static final int DIGITS = 16;

    private final long missions;
    private final List<Cell> cells;

    private Signature(final long missions, final List<Cell> cells) {
        this.missions = missions;
        this.cells = List.copyOf(cells);
    }

    private record Cell(String scenario, String bot, String hash) {}

    /** Plays every scenario with every bot of its game. */
    public static Signature of(final Session session, final List<String> scenarios, final long missions) {
        final List<Cell> cells = new ArrayList<>();
        for (final String scenario : scenarios) {
            final String file = OpenScenario.shipped(session, scenario);
            final OpenScenario open = OpenScenario.require(session, file, List.of(), List.of());
            for (final Ruleset.Listing bot : open.game().bots()) {
                final String name = open.game()
                        .budget(bot.id())
                        .map(budget -> budget.littleOf(bot.id()))
                        .orElse(bot.id());
                final RunRequest request = RunRequest.of(name, Long.parseLong(Defaults.SEED), missions)
                        .withThreads(Runtime.getRuntime().availableProcessors());
                final long hash =
                        new Batch(open.compiled(), request).run().tally().hash();
                cells.add(new Cell(scenario, name, String.format(Locale.ROOT, "%016x", hash)));
            }
        }
        return new Signature(missions, cells);
    }

    /** Returns the signature, 16 hexadecimal digits. */
    public String value() {
        final StringBuilder text = new StringBuilder().append(missions).append('\n');
        cells.forEach(c -> text.append(c.scenario)
                .append(' ')
                .append(c.bot)
                .append(' ')
                .append(c.hash)
                .append('\n'));
        return Sha256.hex(text.toString()).substring(0, DIGITS);
    }

    /**
     * Returns the signatures of games in a format: that of one alone is its digits, of several each has the game's id
     * beside it.
     *
     * @param signatures by the ids of games
     * @param withCells whether text shows each scenario and bot as well
     */
    public static String in(final Format format, final Map<String, Signature> signatures, final boolean withCells) {
        return switch (format) {
            case TEXT -> text(signatures, withCells);
            case JSON -> Json.write(json(signatures)) + "\n";
            case CSV, MARKDOWN ->
                table(signatures.values().stream()
                                .flatMap(s -> s.cells.stream())
                                .toList())
                        .in(format);
        };
    }

    private static String text(final Map<String, Signature> signatures, final boolean withCells) {
        final StringBuilder text = new StringBuilder();
        signatures.forEach((game, signature) -> text.append(
                        withCells ? table(signature.cells).asText("") + "\n" : "")
                .append(signature.value())
                .append(signatures.size() > 1 ? "  " + game : "")
                .append('\n'));
        return text.toString();
    }

    private static Map<String, Object> json(final Map<String, Signature> signatures) {
        final Map<String, Object> all = new LinkedHashMap<>();
        signatures.forEach((game, signature) -> all.put(game, signature.json()));
        return all.size() == 1 ? signatures.values().iterator().next().json() : all;
    }

    private Map<String, Object> json() {
        final Map<String, Object> json = new LinkedHashMap<>();
        json.put("signature", value());
        json.put("missions", missions);
        json.put("cells", table(cells).asList());
        return json;
    }

    private static Table table(final List<Cell> cells) {
        final Table table =
                new Table().text("scenario", "scenario").text("bot", "bot").text("hash", "hash");
        cells.forEach(c -> table.row(c.scenario, c.bot, c.hash));
        return table;
    }
}
