package org.sitrep.rulesets.rambo.story;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.rulesets.rambo.definition.AlertLevel;
import org.sitrep.rulesets.rambo.definition.Poi;
import org.sitrep.rulesets.rambo.definition.Requirement;
import org.sitrep.rulesets.rambo.definition.Tile;
import org.sitrep.rulesets.rambo.mission.Cause;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.tables.GameTables;
import org.sitrep.rulesets.rambo.tables.HeroTable;
import org.sitrep.rulesets.rambo.tables.MapTable;
import org.sitrep.rulesets.rambo.tables.MissionTable;

/** Names things in a replay. */
final class Wording {
    private static final AlertLevel[] LEVELS = AlertLevel.values();
    private static final List<String> SIDES = List.of("south", "west", "north", "east");
    private static final List<String> DIRECTIONS =
            List.of("north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest");

    private Wording() {}

    static String hero(final MissionState state, final int hero) {
        return state.table(hero).hero.name();
    }

    /** Returns the heroes of a mask, e.g. {@code Rambo and Co Bao}, or {@code every hero}. */
    static String heroes(final MissionState state, final int mask) {
        if (state.party > 1 && mask == (1 << state.party) - 1) {
            return "every hero";
        }
        final List<String> names = new ArrayList<>();
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            names.add(hero(state, Integer.numberOfTrailingZeros(rest)));
        }
        return listed(names);
    }

    /** Returns e.g. {@code a, b and c}; {@code nobody} if there is none. */
    static String listed(final List<String> names) {
        final int last = names.size() - 1;
        return switch (names.size()) {
            case 0 -> "nobody";
            case 1 -> names.get(0);
            default -> String.join(", ", names.subList(0, last)) + " and " + names.get(last);
        };
    }

    /** Returns a space as data files write it, column and row from 0: {@code 12,3}. */
    static String space(final MapTable map, final int space) {
        return map.x(space) + "," + map.y(space);
    }

    /** Returns an area by its corner spaces, e.g. {@code 4,8 to 7,11}. */
    static String area(final MapTable map, final int area) {
        final int x = area % map.areaColumns * Tile.AREA;
        final int y = area / map.areaColumns * Tile.AREA;
        return "the area " + x + "," + y + " to " + (x + Tile.AREA - 1) + "," + (y + Tile.AREA - 1);
    }

    /** Returns the fog card that lay or lies on an area by the number on its back. */
    static String fog(final GameTables tables, final int area) {
        final int number = fogNumber(tables.mission, area);
        return number > 0 ? "fog card " + number : "the fog on " + area(tables.map, area);
    }

    /** Returns the number on the back of the fog card that lay or lies on an area, 0 if none did. */
    static int fogNumber(final MissionTable mission, final int area) {
        for (int place = 0; place < mission.fogArea.length; place++) {
            if (mission.fogArea[place] == area) {
                return mission.fog[place].number();
            }
        }
        return 0;
    }

    /** Returns the number of the deployment zone on a space, empty if there is none. */
    static String zone(final MissionTable mission, final int space) {
        int nth = 0;
        for (final String number : mission.mission.deploymentZones().keySet()) {
            if (mission.zones[nth++] == space) {
                return number;
            }
        }
        return "";
    }

    /** Returns e.g. {@code P.O.I. 1, Prison camp}. */
    static String poi(final Poi poi) {
        return "P.O.I. " + poi.number() + ", " + poi.name();
    }

    static String level(final int level) {
        return LEVELS[level].name().toLowerCase(Locale.ROOT);
    }

    /** Returns the levels of a mask, e.g. {@code yellow or orange}. */
    static String levels(final int mask) {
        if (mask == (1 << LEVELS.length) - 1) {
            return "any level";
        }
        final List<String> names = new ArrayList<>();
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            if (Integer.numberOfTrailingZeros(rest) < LEVELS.length) {
                names.add(level(Integer.numberOfTrailingZeros(rest)));
            }
        }
        final int last = names.size() - 1;
        return last < 1 ? String.join("", names) : String.join(", ", names.subList(0, last)) + " or " + names.get(last);
    }

    /** Returns e.g. {@code 3, yellow}. */
    static String alert(final MissionState state, final int hero) {
        return state.alert[hero] + ", " + level(state.level(hero));
    }

    static String direction(final int direction) {
        return DIRECTIONS.get(direction);
    }

    static String side(final int side) {
        return SIDES.get(side);
    }

    static String gear(final MissionState state, final int card) {
        return state.tables.gear.cards[card].name();
    }

    static String medal(final MissionState state, final int medal) {
        return state.tables.achievements.medals[medal].name();
    }

    static String tactics(final MissionState state, final int hero, final int card) {
        return state.table(hero).cards[card].name();
    }

    static String threat(final MissionState state, final int card) {
        return state.tables.threats.cards[card].name();
    }

    /** Returns what a stance gives, e.g. {@code 1 action, 3 movement, alert -1, 2 armor}. */
    static String stats(final HeroTable board, final int stance) {
        return Phrases.count(board.stances[stance].actions(), "action", "actions") + ", "
                + board.stances[stance].movement() + " movement"
                + (board.stances[stance].alert() == 0 ? "" : ", alert " + Phrases.signed(board.stances[stance].alert()))
                + more(board.stances[stance].armor(), "armor")
                + more(board.stances[stance].valor(), "valor")
                + more(board.stances[stance].heal(), "damage healed");
    }

    private static String more(final int amount, final String what) {
        return amount == 0 ? "" : ", " + amount + " " + what;
    }

    static String stance(final MissionState state, final int hero, final int stance) {
        return state.table(hero).stances[stance].name();
    }

    /** Returns the words of a {@link Requirement}, e.g. {@code in cover}; empty if there is none. */
    static String requirement(final Requirement requirement) {
        return switch (requirement) {
            case NONE -> "";
            case IN_COVER -> "in cover";
            case NOT_IN_COVER -> "not in cover";
            case IN_ROUGH -> "in rough terrain";
            case ADJACENT_ENEMY -> "adjacent to an enemy";
            case GREEN_OR_YELLOW -> "at green or yellow";
            case NOT_RED -> "not at red";
            case WOUNDED -> "wounded";
            case THREE_ENEMIES_IN_AREA -> "with three or more enemies in the area";
        };
    }

    static String cause(final int cause) {
        return switch (cause) {
            case Cause.SUCCESS -> "success";
            case Cause.RED -> "failure, a hero at red at the start of its turn";
            case Cause.WOUNDS -> "failure, a hero with too many wounds";
            case Cause.TIME -> "failure, the last round is over";
            default -> "failure by the dossier";
        };
    }

    static String end(final int cause) {
        return switch (cause) {
            case Cause.SUCCESS -> "success";
            case Cause.RED -> "lost at red";
            case Cause.WOUNDS -> "lost to wounds";
            case Cause.TIME -> "lost on time";
            default -> "lost by the dossier";
        };
    }

    static String capital(final String text) {
        return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }
}
