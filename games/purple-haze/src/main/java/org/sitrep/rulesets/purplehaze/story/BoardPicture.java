package org.sitrep.rulesets.purplehaze.story;

import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.definition.Space;

/**
 * Draws the Combat Board as text, 68 columns wide: the Enemy half above, the Marine half below, smoke in the strip
 * between.
 */
final class BoardPicture {
    private static final int CELL = 13;
    private static final String RULE = "           +-------------+-------------+-------------+-------------+\n";

    private final CombatState state;
    private final Wording words;
    private final StringBuilder text = new StringBuilder();

    private BoardPicture(final CombatState state) {
        this.state = state;
        words = new Wording(state);
    }

    /** Explains the signs. */
    static final String KEY =
            "Enemy: marker Hit Points/Soft Cover. Marine: ID Damage/Soft Cover, + per Wound, * ready.\n# is Hard "
                    + "Cover, ~ smoke: one per Hard Cover that it gives.";

    /** Returns the present board. */
    static String of(final CombatState state) {
        return new BoardPicture(state).draw();
    }

    private String draw() {
        text.append(RULE);
        for (int row = Space.ROWS; row >= 1; row--) {
            row("Enemy", row, true);
        }
        text.append(RULE);
        strip();
        text.append(RULE);
        for (int row = 1; row <= Space.ROWS; row++) {
            row("Marine", row, false);
        }
        text.append(RULE);
        text.setLength(text.length() - 1);
        return text.toString();
    }

    private void row(final String side, final int row, final boolean enemy) {
        text.append(padded(side + " " + row, 11));
        for (int column = 1; column <= Space.COLUMNS; column++) {
            final int space = new Space(row, column).index();
            text.append("| ").append(padded(enemy ? enemy(space) : marine(space), CELL - 1));
        }
        text.append("|\n");
    }

    private void strip() {
        text.append(padded("", 11));
        for (int column = 0; column < Space.COLUMNS; column++) {
            text.append("| ").append(padded("~".repeat(state.smoke[column]), CELL - 1));
        }
        text.append("|\n");
    }

    private String enemy(final int space) {
        final String cover = (state.enemyHardCover & 1 << space) != 0 ? " #" : "";
        if ((state.enemyMask & 1 << space) == 0) {
            return cover.trim();
        }
        if ((state.hiddenMask & 1 << space) != 0) {
            return "???" + cover;
        }
        return words.shortUnit(state.unit[space]) + " " + state.hitPoints[space] + "/" + state.enemySoft[space] + cover;
    }

    private String marine(final int space) {
        final String cover = (state.marineHardCover & 1 << space) != 0 ? " #" : "";
        final int marine = state.marineAt[space];
        if (marine == CombatState.NONE) {
            return cover.trim();
        }
        final String extra =
                state.squad.extraId[marine] == CombatState.NONE ? "" : "+" + (state.squad.extraId[marine] + 1);
        return (marine + 1) + extra + " " + state.squad.damage[marine] + "/" + state.soft[marine]
                + "+".repeat(state.squad.cubes[marine])
                + (state.mayActivate(marine) ? "*" : "")
                + cover;
    }

    private static String padded(final String cell, final int width) {
        return cell.length() >= width ? cell.substring(0, width) : cell + " ".repeat(width - cell.length());
    }
}
