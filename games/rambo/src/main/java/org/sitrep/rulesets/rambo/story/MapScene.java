package org.sitrep.rulesets.rambo.story;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.ruleset.transcript.Scene;
import org.sitrep.ruleset.transcript.Transcript;
import org.sitrep.rulesets.rambo.definition.Behaviour;
import org.sitrep.rulesets.rambo.definition.Enemy;
import org.sitrep.rulesets.rambo.definition.Gear;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.tables.MapTable;
import org.sitrep.rulesets.rambo.tables.MissionTable;

/**
 * Builds the map as data, as the players see it: terrain, red lines, borders of areas, figures and tokens. A fog card
 * shows only that it is one, not its content.
 */
final class MapScene {
    private final MissionState state;
    private final Roster roster;
    private final MapTable map;
    private final MissionTable mission;
    private final List<Scene.Line> lines;
    private int plays;

    MapScene(final MissionState state, final Roster roster) {
        this.state = state;
        this.roster = roster;
        map = state.tables.map;
        mission = state.tables.mission;
        lines = MapLines.of(map);
    }

    /** Sets the map up for another try: its pieces are not the same as before. */
    void nextTry() {
        plays++;
    }

    /** Returns the id of a hero's token. */
    static String token(final int hero) {
        return "hero-" + hero;
    }

    /** Returns a line of fire between two spaces. */
    Transcript.Shot shot(final int from, final int to, final Scene.Side side) {
        return new Transcript.Shot(map.x(from), map.y(from), map.x(to), map.y(to), side);
    }

    Scene now() {
        final List<Scene.Cell> cells = new ArrayList<>();
        for (int space = 0; space < map.spaces; space++) {
            if (!map.blocked(space)) {
                cells.add(cell(space));
            }
        }
        return new Scene(
                "map-" + mission.mission.id() + "-" + plays,
                mission.mission.title(),
                labels(map.width),
                labels(map.height),
                cells,
                lines);
    }

    private static List<String> labels(final int count) {
        return IntStream.range(0, count).mapToObj(Integer::toString).toList();
    }

    private Scene.Cell cell(final int space) {
        final boolean plain = !map.cover(space) && !map.rough(space);
        final String letter = plain ? "" : Character.toString(map.plan.letter(map.x(space), map.y(space)));
        return new Scene.Cell(
                map.x(space),
                map.y(space),
                Wording.space(map, space),
                ground(map.cover(space), map.rough(space)),
                letter,
                marks(space),
                tokens(space));
    }

    private static Scene.Ground ground(final boolean cover, final boolean rough) {
        if (cover) {
            return rough ? Scene.Ground.HILL : Scene.Ground.FOREST;
        }
        return rough ? Scene.Ground.FIELD : Scene.Ground.PLAIN;
    }

    private List<String> marks(final int space) {
        final List<String> marks = new ArrayList<>();
        if (map.cover(space) || map.rough(space)) {
            final String rough = map.cover(space) ? "cover and rough" : "rough";
            marks.add(map.rough(space) ? rough : "cover");
        }
        final String zone = Wording.zone(mission, space);
        if (!zone.isEmpty()) {
            marks.add("deployment zone " + zone);
        }
        return marks;
    }

    private List<Scene.Token> tokens(final int space) {
        final List<Scene.Token> tokens = new ArrayList<>();
        final int area = map.areaOf[space];
        if (state.fogPlace[area] >= 0 && space == shownAt(area)) {
            final String name = Wording.fog(state.tables, area);
            tokens.add(marker(name.replace(' ', '-'), "?" + Wording.fogNumber(mission, area), name));
        }
        for (int poi = 0; poi < state.poiSpace.length; poi++) {
            if (state.poiSpace[poi] == space) {
                final int number = mission.pois[poi].number();
                tokens.add(marker("poi-" + number, "P" + number, Wording.poi(mission.pois[poi])));
            }
        }
        final int who = state.occupant[space];
        if (who >= MissionState.FIRST_FIGURE) {
            tokens.add(enemy(who - MissionState.FIRST_FIGURE));
        } else if (who >= 0) {
            tokens.add(hero(who));
        }
        return tokens;
    }

    /** Returns the space of an area that shows its fog card: one near the middle. */
    private int shownAt(final int area) {
        final int first = map.areaOffset[area];
        return map.areaSpaces[first + (map.areaOffset[area + 1] - first) / 3];
    }

    private static Scene.Token marker(final String id, final String label, final String name) {
        return new Scene.Token(id, Scene.Side.NEITHER, label, name, List.of(), Double.NaN);
    }

    private Scene.Token enemy(final int figure) {
        final int health = state.tables.enemies.cards[state.type[figure]].health();
        final int left = health - state.figureDamage[figure];
        final Scene.Token token = new Scene.Token(
                roster.id(figure),
                Scene.Side.OPPOSING,
                roster.tag(figure),
                roster.name(figure),
                List.of("health " + left),
                left / (double) health);
        return token.as(role(state.tables.enemies.cards[state.type[figure]]));
    }

    /** Returns the role of an enemy, by what its card says of its orders and its fire. */
    private static Scene.Role role(final Enemy card) {
        if (card.behaviours().stream().anyMatch(behaviour -> behaviour.act() == Behaviour.Act.ORDER_ATTACK)) {
            return Scene.Role.LEADER;
        }
        if (card.range() == 0) {
            return Scene.Role.CLOSE_COMBAT;
        }
        return card.targets() > 1 ? Scene.Role.MACHINE_GUN : Scene.Role.RIFLE;
    }

    private Scene.Token hero(final int hero) {
        final List<String> condition = new ArrayList<>();
        condition.add("alert " + Wording.alert(state, hero));
        final int left = state.healthLeft(hero);
        condition.add("health " + left);
        if (state.wounds[hero] != 0) {
            condition.add(Phrases.count(state.woundCount(hero), "wound", "wounds"));
        }
        if (state.carries[hero]) {
            condition.add("carries");
        }
        // A full track results in a wound and is emptied, so the measure of health includes wounds.
        final int health = state.table(hero).health;
        final int all = health * mission.mission.failure().wounds();
        final double whole = (all - health * state.woundCount(hero) - state.damage[hero]) / (double) all;
        final Scene.Token token = new Scene.Token(
                token(hero),
                Scene.Side.OWN,
                Integer.toString(hero + 1),
                Wording.hero(state, hero),
                condition,
                Math.max(0, whole));
        return token.as(role(hero));
    }

    /** Returns the role of a hero, by the carried weapon that reaches farthest. */
    private Scene.Role role(final int hero) {
        Scene.Role role = Scene.Role.CLOSE_COMBAT;
        int reach = 0;
        for (int slot = 0; slot < state.gearCount[hero]; slot++) {
            final Gear card = state.tables.gear.cards[state.gear(hero, slot)];
            if (card.range() > reach) {
                reach = card.range();
                role = role(card);
            }
        }
        return role;
    }

    private static Scene.Role role(final Gear weapon) {
        return switch (weapon.kind()) {
            case HEAVY -> Scene.Role.MACHINE_GUN;
            case FIREARM -> Scene.Role.RIFLE;
            case BOW -> Scene.Role.SNIPER;
            case MELEE, THROWN, UTILITY -> Scene.Role.CLOSE_COMBAT;
        };
    }
}
