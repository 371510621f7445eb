package org.sitrep.rulesets.rambo.mission;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.tables.GameTables;
import org.sitrep.scenario.Binder;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.LoadRequest;
import org.sitrep.scenario.ScenarioLoader;

/**
 * A mission as a test lays it out: a map of its own, the first mission's dossier emptied, and the stats that examples
 * name pinned, so that a change of the shipped values changes no test of a rule.
 */
final class Layout {
    private static final Path LIBRARY = Path.of("..", "..", "scenarios");
    private static final String FILE =
            LIBRARY.resolve(Path.of("rambo", "missions", "01-proof.yaml")).toString();
    private static final int SIDE = 8;

    private final List<String> sets = new ArrayList<>();

    private Layout(final List<String> rows, final String... redLines) {
        for (final String list : List.of("fog", "enemies", "battlefield", "rewards")) {
            sets.add("missions.proof." + list + "=[]");
        }
        sets.add("missions.proof.pois=~");
        sets.add("missions.proof.failure={redAtStartOfTurn: true, wounds: 3}");
        tiles(rows, redLines);
        pinned();
    }

    /**
     * Lays a map of rows, whose numbers of rows and columns are multiples of 8; heroes start in the lower left area.
     */
    static Layout on(final String... rows) {
        return new Layout(List.of(rows));
    }

    /** Lays an open map. */
    static Layout open(final int width, final int height) {
        return on((".".repeat(width) + "\n").repeat(height).split("\n"));
    }

    private void tiles(final List<String> rows, final String... redLines) {
        final StringBuilder places = new StringBuilder();
        for (int y = 0; y < rows.size(); y += SIDE) {
            for (int x = 0; x < rows.get(0).length(); x += SIDE) {
                final String id = "laid-" + x + "-" + y;
                final StringBuilder tile = new StringBuilder();
                for (int row = 0; row < SIDE; row++) {
                    tile.append('"').append(rows.get(y + row), x, x + SIDE).append("\", ");
                }
                sets.add("tiles." + id + "={name: Laid, rows: [" + tile + "]}");
                places.append("{tile: " + id + ", x: " + x + ", y: " + y + "}, ");
            }
        }
        sets.add("missions.proof.tiles=[" + places + "]");
        final int y = rows.size() - 1;
        sets.add("missions.proof.heroStarts=[{x: 0, y: " + y + "}, {x: 1, y: " + y + "}, {x: 2, y: " + y
                + "}, {x: 3, y: " + y + "}]");
        sets.add("missions.proof.startArea={column: 0, row: " + y / 4 + "}");
    }

    private void pinned() {
        set("heroes.rambo.alertTrack=[green, green, green, green, yellow, yellow, yellow, orange, orange, red]");
        set("heroes.trautman.alertTrack=[green, green, yellow, yellow, yellow, orange, orange, red, red, red]");
        set("heroes.rambo.health=5");
        set("heroes.trautman.health=5");
        set("missions.proof.slots=4");
        for (final String hero : List.of("rambo", "trautman", "co-bao", "wei-ting")) {
            set("missions.proof.gear." + hero + "=[]");
        }
        enemy("vietnamese-scout", "range: 2, targets: 1, damage: 2, movement: 4, resistance: 0, health: 3, figures: 6");
        enemy(
                "vietnamese-officer",
                "range: 2, targets: 1, damage: 2, movement: 3, resistance: 0, health: 4, figures: 4");
        enemy("camp-guard", "range: 2, targets: 1, damage: 2, movement: 2, resistance: 2, health: 3, figures: 5");
    }

    private void enemy(final String id, final String stats) {
        for (final String stat : stats.split(", ")) {
            set("enemies." + id + "." + stat.replace(": ", "="));
        }
    }

    /** Lays a {@code path=value} over everything before it. */
    Layout set(final String text) {
        sets.add(text);
        return this;
    }

    /** Lays a {@code path=value} of the dossier over. */
    Layout mission(final String text) {
        return set("missions.proof." + text);
    }

    /** Chooses a reading. */
    Layout option(final String text) {
        return set("options." + text);
    }

    /** Has these heroes play, the leader first. */
    Layout party(final String... heroes) {
        set("parties.tested={name: Tested, heroes: [" + String.join(", ", heroes) + "]}");
        return set("party=tested");
    }

    /** Returns the document. */
    GameData game() {
        final Findings findings = new Findings();
        return ScenarioLoader.load(new LoadRequest(FILE, LIBRARY, List.of(), sets), findings)
                .flatMap(document -> Binder.bind(document, GameData.class, findings))
                .filter(game -> findings.isEmpty())
                .orElseThrow(() -> new AssertionError(findings.sorted().toString()));
    }

    /** Returns the tables. */
    GameTables tables() {
        return new GameTables(game(), "proof");
    }

    /** Returns an empty table of it: nobody on the map, before round 1. */
    Table table() {
        return new Table(tables());
    }
}
