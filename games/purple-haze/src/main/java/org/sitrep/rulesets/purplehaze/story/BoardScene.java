package org.sitrep.rulesets.purplehaze.story;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.ruleset.transcript.Scene;
import org.sitrep.ruleset.transcript.Transcript;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.rulesets.purplehaze.squad.Wounds;

/**
 * Describes the Combat Board as data, as the player sees it: the Enemy half above, the strip of smoke, the Marine half
 * below. An Enemy that lies face down shows only its presence. The number under which it is drawn is that of its turn
 * to be revealed, and is unrelated to its identity.
 */
final class BoardScene {
    private static final List<String> COLUMNS = List.of("1", "2", "3", "4");
    private static final List<String> ROWS =
            List.of("Enemy 3", "Enemy 2", "Enemy 1", "", "Marine 1", "Marine 2", "Marine 3");

    private final CombatState state;
    private final Wording words;
    private final int[] number;
    private String id = "";
    private int seen;

    BoardScene(final CombatState state) {
        this.state = state;
        words = new Wording(state);
        number = new int[state.tables.enemies.units];
    }

    /**
     * Returns the present board.
     *
     * @param board name of the board; a different name marks a different combat
     */
    Scene of(final String board) {
        if (!board.equals(id)) {
            id = board;
            seen = 0;
            Arrays.fill(number, 0);
        }
        final List<Scene.Cell> cells = new ArrayList<>();
        for (int row = Space.ROWS; row >= 1; row--) {
            for (int column = 1; column <= Space.COLUMNS; column++) {
                cells.add(enemySpace(new Space(row, column)));
            }
        }
        for (int column = 0; column < Space.COLUMNS; column++) {
            cells.add(strip(column));
        }
        for (int row = 1; row <= Space.ROWS; row++) {
            for (int column = 1; column <= Space.COLUMNS; column++) {
                cells.add(marineSpace(new Space(row, column)));
            }
        }
        return new Scene(board, state.night ? "Combat Board, night" : "Combat Board", COLUMNS, ROWS, cells);
    }

    private Scene.Cell enemySpace(final Space at) {
        final int space = at.index();
        final List<Scene.Token> tokens = (state.enemyMask & 1 << space) == 0 ? List.of() : List.of(enemy(space));
        return space(at, Space.ROWS - at.row(), Scene.Ground.OPPOSING, state.enemyHardCover, tokens);
    }

    private Scene.Cell marineSpace(final Space at) {
        final int marine = state.marineAt[at.index()];
        final List<Scene.Token> tokens = marine == CombatState.NONE ? List.of() : List.of(marine(marine));
        return space(at, Space.ROWS + at.row(), Scene.Ground.OWN, state.marineHardCover, tokens);
    }

    private static Scene.Cell space(
            final Space at,
            final int row,
            final Scene.Ground ground,
            final int hardCover,
            final List<Scene.Token> tokens) {
        final List<String> marks = (hardCover & 1 << at.index()) == 0 ? List.of() : List.of("Hard Cover");
        return new Scene.Cell(at.column() - 1, row, at.toString(), ground, "", marks, tokens);
    }

    private Scene.Cell strip(final int column) {
        final int smoke = state.smoke[column];
        return new Scene.Cell(
                column,
                Space.ROWS,
                "column " + (column + 1),
                Scene.Ground.BETWEEN,
                "",
                smoke == 0 ? List.of() : List.of("Smoke +" + smoke),
                List.of());
    }

    /** Returns the id of a Marine's token. */
    static String token(final int marine) {
        return "marine-" + (marine + 1);
    }

    /** Returns the id of an Enemy's token; a new one if it is seen for the first time. */
    String tokenOf(final int unit) {
        if (number[unit] == 0) {
            number[unit] = ++seen;
        }
        return "enemy-" + number[unit];
    }

    /** Returns a line of fire from a Marine to a space of the Enemy half. */
    Transcript.Shot shot(final int marine, final int to) {
        final Space from = Space.of(state.space[marine]);
        final Space at = Space.of(to);
        return new Transcript.Shot(
                from.column() - 1, Space.ROWS + from.row(), at.column() - 1, Space.ROWS - at.row(), Scene.Side.OWN);
    }

    /**
     * Returns a line of fire on a Marine. The Enemy attacks as a whole (PH-ENM-3), so it begins at the nearest one, by
     * spaces; empty if none is on the board.
     */
    Optional<Transcript.Shot> shotAt(final int marine) {
        final Space at = Space.of(state.space[marine]);
        Space nearest = null;
        for (int rest = state.enemyMask; rest != 0; rest &= rest - 1) {
            final Space from = Space.of(Integer.numberOfTrailingZeros(rest));
            if (nearest == null || distance(from, at) < distance(nearest, at)) {
                nearest = from;
            }
        }
        return Optional.ofNullable(nearest)
                .map(from -> new Transcript.Shot(
                        from.column() - 1,
                        Space.ROWS - from.row(),
                        at.column() - 1,
                        Space.ROWS + at.row(),
                        Scene.Side.OPPOSING));
    }

    /** Returns the distance between a space of the Enemy half and one of the Marine half, squared. */
    private static int distance(final Space enemy, final Space marine) {
        final int columns = enemy.column() - marine.column();
        final int rows = enemy.row() + marine.row();
        return columns * columns + rows * rows;
    }

    private Scene.Token enemy(final int space) {
        final int unit = state.unit[space];
        final String token = tokenOf(unit);
        if ((state.hiddenMask & 1 << space) != 0) {
            return new Scene.Token(token, Scene.Side.OPPOSING, "?", "a hidden Enemy", List.of(), Double.NaN);
        }
        final int left = state.hitPoints[space];
        final List<String> condition = new ArrayList<>(List.of(Phrases.count(left, "Hit Point", "Hit Points")));
        softCover(condition, state.enemySoft[space]);
        return new Scene.Token(
                        token,
                        Scene.Side.OPPOSING,
                        words.shortUnit(unit),
                        words.unit(unit),
                        condition,
                        share(left, state.tables.enemies.hitPoints[unit]))
                .as(Roles.ofEnemy(state.tables.enemies, unit));
    }

    private static void softCover(final List<String> condition, final int soft) {
        if (soft > 0) {
            condition.add(soft + " Soft Cover");
        }
    }

    private static double share(final double left, final int whole) {
        return Math.max(0, Math.min(1, left / Math.max(1, whole)));
    }

    private Scene.Token marine(final int marine) {
        final int damage = state.squad.damage[marine];
        final int threshold = state.squad.damageThreshold(marine);
        final List<String> condition = new ArrayList<>(List.of(damage + "/" + threshold + " Damage"));
        softCover(condition, state.soft[marine]);
        if (state.squad.cubes[marine] > 0) {
            condition.add(Phrases.count(state.squad.cubes[marine], "Wound", "Wounds"));
        }
        if (state.squad.extraId[marine] != CombatState.NONE) {
            condition.add("also ID " + (state.squad.extraId[marine] + 1));
        }
        if (state.mayActivate(marine)) {
            condition.add("ready");
        }
        // Damage is cleared by a Wound, so the measure of health includes Wounds.
        final double whole = Wounds.LAST_CUBE - state.squad.cubes[marine];
        return new Scene.Token(
                        token(marine),
                        Scene.Side.OWN,
                        Integer.toString(marine + 1),
                        words.marine(marine),
                        condition,
                        share(whole - (double) damage / threshold, Wounds.LAST_CUBE))
                .as(Roles.ofMarine(state.tables.specializations, marine));
    }
}
