package org.sitrep.cli.service;

import java.lang.reflect.RecordComponent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.sitrep.cli.output.Table;
import org.sitrep.cli.session.Games;
import org.sitrep.cli.session.JavaGuests;
import org.sitrep.cli.session.OpenScenario;
import org.sitrep.cli.session.Session;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;
import org.sitrep.playbook.PlaybookCodes;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.Codes;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.LoadRequest;
import org.sitrep.scenario.MapNode;
import org.sitrep.scenario.Node;
import org.sitrep.scenario.ScalarNode;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.scenario.ScenarioLoader;

/** Tables of what there is to name. */
public final class Catalogue {
    private Catalogue() {}

    /** Returns the games. */
    public static Table rulesets(final Games games) {
        final Table table = new Table().text("id", "ruleset").text("title", "");
        games.all().forEach(game -> table.row(game.id(), game.title()));
        return table;
    }

    /** Returns the shipped scenarios with their titles; a file that cannot be read stands without one. */
    public static Table scenarios(final Session session) {
        final Table table = new Table().text("file", "scenario").text("title", "");
        for (final String file : session.home().shippedScenarios(session.games())) {
            final String here = OpenScenario.shipped(session, file);
            final LoadRequest request =
                    new LoadRequest(here, session.home().library().orElse(null), List.of(), List.of());
            final Optional<ScenarioDocument> document = ScenarioLoader.load(request, new Findings());
            table.row(here, document.map(ScenarioDocument::title).orElse(""));
        }
        return table;
    }

    /**
     * Returns entries of a ruleset's catalogue.
     *
     * @param title heading of the ids
     */
    public static Table listings(final String title, final List<Ruleset.Listing> listings) {
        final boolean valued = listings.stream().anyMatch(l -> !l.values().isEmpty());
        final Table table = new Table().text("id", title);
        if (valued) {
            table.text("values", "values, the default first");
        }
        table.text("summary", "");
        for (final Ruleset.Listing l : listings) {
            if (valued) {
                table.row(l.id(), String.join(" | ", l.values()), l.summary());
            } else {
                table.row(l.id(), l.summary());
            }
        }
        return table;
    }

    /** Returns entries of a ruleset's catalogue for people: what each decides, and below it its values. */
    public static Table options(final List<Ruleset.Listing> options) {
        final Table table =
                new Table().text("id", "option").text("summary", "what it decides: its values, the default first");
        options.forEach(o ->
                table.row(o.id(), o.summary() + (o.values().isEmpty() ? "" : ": " + String.join(" | ", o.values()))));
        return table;
    }

    /** Returns the checks of the file layer and of a game. */
    public static Table checks(final Ruleset game) {
        final Table table = new Table().text("code", "code").text("summary", "");
        for (final Codes code : Codes.values()) {
            table.row(code.id(), code.summary());
        }
        table.row(JavaGuests.BotCompiler.CODE, JavaGuests.BotCompiler.SUMMARY);
        game.checks().forEach(check -> table.row(check.id(), check.summary()));
        if (!game.playbookSections().isEmpty()) {
            for (final PlaybookCodes code : PlaybookCodes.values()) {
                table.row(code.id(), code.summary());
            }
        }
        return table;
    }

    /** Returns the maps that stand in a game's data, each with what it holds, in their order. */
    public static Map<String, String> maps(final Ruleset game) {
        final Map<String, String> maps = new LinkedHashMap<>();
        for (final RecordComponent component : game.definition().getRecordComponents()) {
            final Field field = component.getAnnotation(Field.class);
            if (component.getType() == Map.class && field != null) {
                maps.put(component.getName(), field.value());
            }
        }
        return maps;
    }

    /** Returns the entries of one map of a scenario's data, with the name or title that each has. */
    public static Table entries(final ScenarioDocument document, final String map) {
        final Table table = new Table().text("id", map).text("title", "");
        document.at(map)
                .filter(MapNode.class::isInstance)
                .map(MapNode.class::cast)
                .ifPresent(node -> node.entries().forEach((id, entry) -> table.row(id, title(entry))));
        return table;
    }

    private static String title(final Node entry) {
        final Map<String, Node> fields = entry instanceof MapNode map ? map.entries() : Map.of();
        return Stream.of("name", "title")
                .map(fields::get)
                .filter(ScalarNode.class::isInstance)
                .map(field -> ((ScalarNode) field).text())
                .findFirst()
                .orElse("");
    }

    /** Returns what a run measures: slots, then ratios. */
    public static Table metrics(final OutcomeLayout layout) {
        final Table table = new Table()
                .text("metric", "metric")
                .text("kind", "kind")
                .text("unit", "unit")
                .text("label", "");
        for (final Slot slot : layout.slots()) {
            table.row(slot.name(), slot.kind().name().toLowerCase(Locale.ROOT), slot.unit(), slot.label());
        }
        for (final Ratio ratio : layout.ratios()) {
            table.row(ratio.name(), "ratio", ratio.unit(), ratio.label());
        }
        return table;
    }
}
