package org.sitrep.rulesets.rambo.checks;

import static org.sitrep.ruleset.check.Check.check;
import static org.sitrep.ruleset.check.Check.each;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import org.sitrep.ruleset.check.Check;
import org.sitrep.ruleset.check.Place;
import org.sitrep.rulesets.rambo.definition.AreaSpot;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Mission;
import org.sitrep.rulesets.rambo.definition.Spot;
import org.sitrep.rulesets.rambo.definition.Tile;
import org.sitrep.rulesets.rambo.tables.MapPlan;

/** Checks maps of dossiers and what lies on them. */
final class MapChecks {
    static final List<Check<GameData>> ALL = List.of(
            check("RB060", "two tiles are in one place", missions(MapChecks::tiles)),
            check("RB061", "a space is off the map or impassable", missions(MapChecks::spacesAreOpen)),
            check(
                    "RB062",
                    "two figures, P.O.I.s or deployment zones are on one space",
                    missions(MapChecks::spacesAreDistinct)),
            check("RB063", "a hero start is outside the hero start area", missions(MapChecks::heroStarts)),
            check(
                    "RB064",
                    "a fog card is off the map, on another, on the hero start area, or has the number of " + "another",
                    missions(MapChecks::fog)),
            check("RB065", "an area is off the map", missions(MapChecks::areas)),
            check(
                    "RB066",
                    "a space or area cannot be reached from the first hero start",
                    missions(MapChecks::withinReach)));

    private MapChecks() {}

    private static BiConsumer<GameData, Place> missions(final Check.Look<GameData, Mission> look) {
        return each("missions", GameData::missions, look);
    }

    private static MapPlan plan(final GameData game, final Mission mission) {
        return MapPlan.of(game.tiles(), mission.tiles());
    }

    private static boolean isOpen(final MapPlan plan, final Spot spot) {
        return plan.open(spot.x(), spot.y());
    }

    private static AreaSpot areaOf(final Spot spot) {
        return new AreaSpot(spot.x() / Tile.AREA, spot.y() / Tile.AREA);
    }

    /** RB-SETUP-2: tiles lie side by side. */
    private static void tiles(final GameData game, final Mission mission, final Place at) {
        final Map<Spot, String> there = new HashMap<>();
        at.each("tiles", mission.tiles(), (tile, place) -> {
            final String other = there.putIfAbsent(new Spot(tile.x(), tile.y()), tile.tile());
            if (other != null) {
                place.add(other + " is already there", "move one of them");
            }
        });
    }

    /** RB-MAP-1, RB-TERR-3: what a dossier puts down lies on the map, on a space that a figure can enter. */
    private static void spacesAreOpen(final GameData game, final Mission mission, final Place at) {
        final MapPlan plan = plan(game, mission);
        for (final Landmark mark : Landmark.of(mission)) {
            if (!isOpen(plan, mark.spot())) {
                at.add(
                        mark.key(),
                        mark.place()
                                + (plan.covers(mark.spot().x(), mark.spot().y())
                                        ? " is impassable"
                                        : " is not on the map")
                                + ", so it cannot hold " + mark.label(),
                        "count columns and rows from 0, from the upper left space of the whole map");
            }
        }
    }

    /** RB-SETUP-4, RB-SETUP-6, RB-SETUP-13: each space holds at most one figure, and at most one token of a kind. */
    private static void spacesAreDistinct(final GameData game, final Mission mission, final Place at) {
        Place.distinct(
                Landmark.of(mission),
                mark -> List.of(mark.use().isFigure() ? Landmark.Use.START : mark.use(), mark.spot()),
                (mark, other) ->
                        at.add(mark.key(), mark.place() + " already holds " + other.label(), "choose another space"));
    }

    /** RB-SETUP-13, AMB-SPAWN-5: the hero start area is the one with the hero start spaces. */
    private static void heroStarts(final GameData game, final Mission mission, final Place at) {
        final AreaSpot area = mission.startArea();
        at.each("heroStarts", mission.heroStarts(), (start, place) -> {
            final AreaSpot its = areaOf(start);
            if (!its.equals(area)) {
                place.add(
                        "(" + start.x() + ", " + start.y() + ") is in the area at column " + its.column() + ", row "
                                + its.row() + "; the start area is at column " + area.column() + ", row "
                                + area.row(),
                        "choose a space in the start area, or write the other area as startArea");
            }
        });
    }

    /** RB-FOG-1: each fog card covers its own area of the map, and none covers the heroes. */
    private static void fog(final GameData game, final Mission mission, final Place at) {
        final MapPlan plan = plan(game, mission);
        final Set<Integer> numbers = new HashSet<>();
        final Map<AreaSpot, Integer> covered = new HashMap<>();
        final String suggestion = "choose another one";
        at.each("fog", mission.fog(), (card, place) -> {
            if (!numbers.add(card.number())) {
                place.add("number", "there is already a fog card " + card.number(), suggestion);
            }
            final Integer other = covered.putIfAbsent(card.area(), card.number());
            if (other != null) {
                place.add("area", "fog card " + other + " already covers this area", suggestion);
            } else if (!plan.covers(card.area())) {
                place.add("area", "this area is not on the map", suggestion);
            } else if (card.area().equals(mission.startArea())) {
                place.add("area", "the heroes start in this area", suggestion);
            }
        });
    }

    private static void areas(final GameData game, final Mission mission, final Place at) {
        final MapPlan plan = plan(game, mission);
        final BiConsumer<AreaSpot, Place> onMap = (area, place) -> {
            if (!plan.covers(area)) {
                place.add(
                        "the area at column " + area.column() + ", row " + area.row() + " is not on the map",
                        "count areas, blocks of 4 by 4 spaces, from 0, from the upper left one");
            }
        };
        onMap.accept(mission.startArea(), at.in("startArea"));
        at.each("areas", mission.areas(), onMap);
    }

    /** Heroes can walk to what a dossier puts down, and enemies to heroes; figures do not block. */
    private static void withinReach(final GameData game, final Mission mission, final Place at) {
        final MapPlan plan = plan(game, mission);
        final Spot start = mission.heroStarts().get(0);
        if (!isOpen(plan, start)) {
            return; // without a start space nothing can be said about reach
        }
        final Set<Spot> reached = plan.reachable(start);
        final BiConsumer<String, Place> report = (what, place) -> place.add(
                "a hero cannot walk from hero start (" + start.x() + ", " + start.y() + ") to " + what,
                "open the red lines, or close the gap between the tiles");
        final BiConsumer<AreaSpot, Place> areaWithinReach = (area, place) -> {
            if (plan.covers(area) && reached.stream().map(MapChecks::areaOf).noneMatch(area::equals)) {
                report.accept("the area at column " + area.column() + ", row " + area.row(), place);
            }
        };
        for (final Landmark mark : Landmark.of(mission)) {
            if (isOpen(plan, mark.spot()) && !reached.contains(mark.spot())) {
                report.accept(mark.label() + " at " + mark.place(), at.in(mark.key()));
            }
        }
        at.each("areas", mission.areas(), areaWithinReach);
        at.each(
                "fog",
                mission.fog(),
                (card, place) -> card.poi().ifPresent(poi -> areaWithinReach.accept(card.area(), place.in("area"))));
    }
}
