package org.sitrep.report.capsule;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.sitrep.analysis.Yardstick;
import org.sitrep.analysis.race.RaceResult;
import org.sitrep.analysis.race.RaceRules;
import org.sitrep.analysis.race.SideRace;
import org.sitrep.analysis.race.Standing;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Writes races as JSON and reads them back. Thread-safe, no state. */
public final class RaceJson {
    /** The version this build writes. */
    public static final int VERSION = 1;

    private static final Stamp STAMP = new Stamp("raceVersion", VERSION, "compare again");

    private RaceJson() {}

    /** Returns the race as JSON text that ends with a line end. */
    public static String write(final SideRace race) {
        final RaceRules rules = race.result().rules();
        final ObjectNode out = STAMP.begin();
        InputJson.put(out, race.madeBy());
        out.put("title", race.title())
                .put("trial", race.trial())
                .put("seed", race.seed())
                .put("command", race.command())
                .put("finished", race.result().finished());
        BoundJson.put(out, race.maxDecisions());
        out.set("metric", LayoutJson.slot(rules.yardstick().slot()));
        out.put("matters", rules.yardstick().matters())
                .put("level", rules.level())
                .put("firstMission", rules.firstMission())
                .put("firstLook", rules.firstLook())
                .put("most", rules.most());
        final ArrayNode sides = out.putArray("sides");
        for (int side = 0; side < race.entrants().size(); side++) {
            sides.add(side(race.entrants().get(side), race.result().standings().get(side)));
        }
        StandoutsJson.put(out, race.standouts());
        return JsonPrinter.pretty(out);
    }

    private static ObjectNode side(final SideRace.Entrant entrant, final Standing standing) {
        final ObjectNode out = JsonNodeFactory.instance
                .objectNode()
                .put("name", entrant.name())
                .put("scenario", entrant.scenario())
                .put("bot", entrant.bot());
        InputJson.put(out, entrant.input());
        out.put("missions", standing.missions())
                .put("place", JsonAt.name(standing.place()))
                .put("against", standing.against());
        out.set("value", EstimateJson.tree(standing.value()));
        out.set("behind", EstimateJson.tree(standing.behind()));
        return out;
    }

    /** Returns whether a file holds a race; false if it is no JSON at all. */
    public static boolean isRace(final Path file) throws IOException {
        return STAMP.isOn(file);
    }

    /**
     * Returns the race of a file, equal to the one that was written.
     *
     * @throws IOException if the file cannot be read
     * @throws CapsuleFormatException if it is not a race, is of another version, or contradicts itself
     */
    public static SideRace read(final Path file) throws IOException {
        final JsonAt in = STAMP.open(file);
        try {
            final RaceRules rules = new RaceRules(
                    new Yardstick(
                            LayoutJson.slot(in.get("metric")), in.get("matters").real()),
                    in.get("level").real(),
                    in.get("firstMission").count(),
                    in.get("firstLook").smallInteger(),
                    in.get("most").smallInteger());
            final List<JsonAt> sides = in.get("sides").items();
            final List<Standing> standings = sides.stream()
                    .map(side -> standing(sides.indexOf(side), side))
                    .toList();
            return new SideRace(
                    in.get("title").text(),
                    in.get("trial").text(),
                    InputJson.madeBy(in),
                    in.get("seed").integer(),
                    BoundJson.in(in),
                    sides.stream().map(RaceJson::entrant).toList(),
                    new RaceResult(rules, standings, in.get("finished").truth()),
                    StandoutsJson.in(in),
                    in.get("command").text());
        } catch (final IllegalArgumentException e) {
            throw in.inconsistent(e.getMessage());
        }
    }

    private static SideRace.Entrant entrant(final JsonAt in) {
        return new SideRace.Entrant(
                in.get("name").text(), in.get("scenario").text(), in.get("bot").text(), InputJson.read(in));
    }

    private static Standing standing(final int side, final JsonAt in) {
        return new Standing(
                side,
                in.get("missions").count(),
                EstimateJson.read(in.get("value")),
                in.get("place").constant(Standing.Place.class),
                in.get("against").smallInteger(),
                EstimateJson.read(in.get("behind")));
    }
}
