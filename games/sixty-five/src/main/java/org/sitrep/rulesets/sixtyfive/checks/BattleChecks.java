package org.sitrep.rulesets.sixtyfive.checks;

import static org.sitrep.ruleset.check.Check.check;

import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import org.sitrep.ruleset.check.Check;
import org.sitrep.ruleset.check.Names;
import org.sitrep.ruleset.check.Place;
import org.sitrep.rulesets.sixtyfive.definition.Battle;
import org.sitrep.rulesets.sixtyfive.definition.GameData;
import org.sitrep.rulesets.sixtyfive.definition.HexName;
import org.sitrep.rulesets.sixtyfive.definition.MapSheet;
import org.sitrep.rulesets.sixtyfive.definition.Side;
import org.sitrep.rulesets.sixtyfive.definition.Victory;
import org.sitrep.scenario.Words;

/** Checks what a battle names: maps, hexes, scores, turns, sides. */
final class BattleChecks {
    static final List<Check<GameData>> ALL = List.of(
            check("SF040", "a map is not in the layout", battle(BattleChecks::mapsAreThere)),
            check("SF041", "a hex is on no map", battle(BattleChecks::hexesAreThere)),
            check("SF042", "a column or row is on no map", battle(BattleChecks::columnsAreThere)),
            check("SF043", "a condition names an unknown score", battle(BattleChecks::scoresAreThere)),
            check("SF044", "a condition can never be met", battle(BattleChecks::boundsAgree)),
            check("SF045", "a friendly edge belongs to no side", battle(BattleChecks::edgesHaveSides)),
            check("SF046", "units arrive after the last turn", battle(BattleChecks::arrivalsInTime)),
            check("SF047", "a side has no units at the start", battle(BattleChecks::bothSidesSetUp)),
            check(
                    "SF048",
                    "a side has two rules for artillery by two Fire cards",
                    battle(BattleChecks::oneRulePerSide)));

    private static final List<String> SIDES = Words.all(Side.class);

    private BattleChecks() {}

    /** Looks at a battle, at its place. */
    interface Look {
        void at(GameData game, Battle battle, Place at);
    }

    static BiConsumer<GameData, Place> battle(final Look look) {
        return (game, at) -> game.battle().ifPresent(battle -> look.at(game, battle, at.in("battle")));
    }

    private static void mapsAreThere(final GameData game, final Battle battle, final Place at) {
        at.walk(battle, (name, value, place) -> {
            if (name.equals("map")
                    && value instanceof Integer map
                    && map > battle.maps().size()) {
                place.add(
                        "there is no map " + map + " in the layout",
                        "write its place among battle.maps, 1 to "
                                + battle.maps().size());
            }
        });
    }

    private static void hexesAreThere(final GameData game, final Battle battle, final Place at) {
        at.walk(battle, (name, value, place) -> {
            if (Set.of("hex", "hexes").contains(name)
                    && HexName.parse((String) value).isEmpty()) {
                place.add(
                        "a map has no hex " + value,
                        "write a column A to K and a row: 1 to 6, or 0 to 6 in columns B, D, F, H, J");
            }
        });
    }

    private static void columnsAreThere(final GameData game, final Battle battle, final Place at) {
        at.walk(battle, (name, value, place) -> {
            if (name.equals("columns") && !value.toString().matches("[A-K]*")) {
                place.add("a map has no such columns: " + value, "write letters A to K, e.g. ABC");
            } else if (name.equals("rows") && ((int) value < 0 || (int) value > MapSheet.LAST_ROW)) {
                place.add("a map has no row " + value, "write 0 to " + MapSheet.LAST_ROW);
            }
        });
    }

    private static void scoresAreThere(final GameData game, final Battle battle, final Place at) {
        at.walk(battle, (name, value, place) -> {
            if (Set.of("score", "less", "andScore").contains(name)) {
                place.known((String) value, battle.victory().scores().keySet(), "there is no score " + value);
            }
        });
    }

    private static void boundsAgree(final GameData game, final Battle battle, final Place at) {
        at.walk(battle, (name, value, place) -> {
            if (value instanceof Victory.Condition condition && condition.atLeast() > condition.atMost()) {
                place.add(
                        "atLeast",
                        "no sum is at least " + condition.atLeast() + " and at most " + condition.atMost(),
                        "write " + condition.atMost() + " or less");
            }
        });
    }

    private static void edgesHaveSides(final GameData game, final Battle battle, final Place at) {
        for (final String side : battle.friendlyEdges().keySet()) {
            if (!SIDES.contains(side)) {
                at.add("friendlyEdges." + side, "there is no side " + side, Names.near(side, SIDES, "write us or com"));
            }
        }
    }

    private static void arrivalsInTime(final GameData game, final Battle battle, final Place at) {
        at.each("forces", battle.forces(), (force, place) -> {
            if (force.turn() > battle.turns()) {
                place.add(
                        "turn",
                        "the battle has " + battle.turns() + " turns, these units arrive in turn " + force.turn(),
                        "write a turn from 1 to " + battle.turns());
            }
        });
    }

    private static void bothSidesSetUp(final GameData game, final Battle battle, final Place at) {
        for (final Side side : Side.values()) {
            if (battle.forces().stream().noneMatch(force -> force.side() == side && force.turn() == 0)) {
                at.add(
                        "forces",
                        "no units of side " + Words.of(side) + " set up",
                        "add a force of that side without turn and arrives");
            }
        }
    }

    private static void oneRulePerSide(final GameData game, final Battle battle, final Place at) {
        at.in("rules")
                .once(
                        "twoFires",
                        battle.rules().twoFires().stream()
                                .map(rule -> rule.side().name())
                                .toList(),
                        side -> "this side has such a rule already",
                        "remove one, or write the other side");
    }
}
