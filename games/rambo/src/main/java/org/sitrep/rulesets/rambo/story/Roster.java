package org.sitrep.rulesets.rambo.story;

import org.sitrep.rulesets.rambo.mission.MissionState;

/**
 * Names figures in a story: the letter of their card and the lowest number that no other figure of the card has,
 * {@code a2}.
 */
final class Roster {
    private static final int MOST_NUMBERS = 10;

    private final MissionState state;
    private final int[] number = new int[MissionState.FIGURES];
    /** Serial number of each figure among all figures spawned so far; it is never reused. */
    private final int[] serial = new int[MissionState.FIGURES];

    private int spawned;

    Roster(final MissionState state) {
        this.state = state;
    }

    void forget() {
        spawned = 0;
    }

    /** Adds a figure that is already on the map. */
    void add(final int figure) {
        int taken = 0;
        for (long rest = state.figures & ~(1L << figure); rest != 0; rest &= rest - 1) {
            final int other = Long.numberOfTrailingZeros(rest);
            taken |= state.type[other] == state.type[figure] ? 1 << number[other] : 0;
        }
        int free = 1;
        while ((taken >> free & 1) != 0) {
            free++;
        }
        number[figure] = free;
        serial[figure] = ++spawned;
    }

    /** Returns e.g. {@code a2}; the tenth figure is {@code a0}, so that two characters are enough. */
    String tag(final int figure) {
        return letter(state.type[figure]) + number[figure] % MOST_NUMBERS;
    }

    /** Returns e.g. {@code Vietnamese Scout a2}. */
    String name(final int figure) {
        return card(state.type[figure]) + " " + tag(figure);
    }

    /** Returns a name for data that is unique in the mission. */
    String id(final int figure) {
        return "enemy-" + serial[figure];
    }

    String card(final int type) {
        return state.tables.enemies.cards[type].name();
    }

    static String letter(final int type) {
        return String.valueOf((char) ('a' + type));
    }
}
