package org.sitrep.rulesets.rambo.metrics;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.rulesets.rambo.definition.Hero;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.tables.GameTables;

/**
 * All heroes of the game in the order of the data, and where each sits. Slots are those of all of them, whoever plays, so that parties can be compared; the slots of who does not play are absent.
 */
final class Roster {
    private final List<Hero> heroes;
    private final int[] seats;

    Roster(final GameTables tables) {
        heroes = List.copyOf(tables.game.heroes().values());
        seats = new int[heroes.size()];
        for (int h = 0; h < seats.length; h++) {
            seats[h] = seat(tables, heroes.get(h).id());
        }
    }

    private static int seat(final GameTables tables, final String id) {
        for (int seat = 0; seat < tables.heroes.length; seat++) {
            if (tables.heroes[seat].hero.id().equals(id)) {
                return seat;
            }
        }
        return MissionState.NONE;
    }

    int size() {
        return seats.length;
    }

    Hero hero(final int number) {
        return heroes.get(number);
    }

    /** Returns a hero's place in the party, {@link MissionState#NONE} if it does not play. */
    int seat(final int number) {
        return seats[number];
    }

    /** Returns what the slots of each hero begin with. */
    List<String> names() {
        final List<String> names = new ArrayList<>();
        heroes.forEach(hero -> names.add("hero." + hero.id()));
        return names;
    }

    /** Returns what reports call each hero. */
    List<String> labels() {
        final List<String> labels = new ArrayList<>();
        heroes.forEach(hero -> labels.add(hero.name()));
        return labels;
    }
}
