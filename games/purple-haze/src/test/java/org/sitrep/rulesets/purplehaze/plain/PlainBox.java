package org.sitrep.rulesets.purplehaze.plain;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.sitrep.rulesets.purplehaze.plain.PlainContent.EnemyType;

/** The house set-up boxes (GAP-13). Yellow is added from Medium Threat on, red at High Threat (PH-CBS-2). */
enum PlainBox {
    PATROL(
            new Colour(5, List.of(EnemyType.ELITE), 1),
            new Colour(1, List.of(EnemyType.RPD), 0),
            new Colour(0, List.of(EnemyType.SNIPER), 1),
            List.of(6, 5, 4),
            Set.of(Space.at(1, 1), Space.at(1, 4), Space.at(2, 2), Space.at(2, 3)),
            Set.of(Space.at(1, 2), Space.at(2, 3))),
    AMBUSHED(
            new Colour(6, List.of(EnemyType.SNIPER), 2),
            new Colour(1, List.of(EnemyType.LEADER), 0),
            new Colour(1, List.of(), 1),
            List.of(2, 1, -2),
            Set.of(Space.at(1, 2), Space.at(2, 1), Space.at(2, 4), Space.at(3, 3)),
            Set.of(Space.at(1, 1))),
    WE_AMBUSH(
            new Colour(6, List.of(), 0),
            new Colour(1, List.of(EnemyType.ELITE), 1),
            new Colour(1, List.of(EnemyType.RPD), 1),
            List.of(9, 8, 7),
            Set.of(Space.at(2, 2)),
            Set.of(Space.at(1, 1), Space.at(1, 3), Space.at(2, 2))),
    BUNKER(
            new Colour(5, List.of(EnemyType.RPD, EnemyType.LEADER), 1),
            new Colour(1, List.of(), 1),
            new Colour(0, List.of(EnemyType.ELITE), 1),
            List.of(6, 5, 4),
            Set.of(Space.at(1, 1), Space.at(1, 2), Space.at(1, 3), Space.at(1, 4), Space.at(2, 2), Space.at(2, 3)),
            Set.of(Space.at(2, 1), Space.at(2, 4))),
    RANDOM(
            new Colour(6, List.of(EnemyType.ELITE), 1),
            new Colour(0, List.of(), 0),
            new Colour(0, List.of(), 0),
            List.of(3, 3, 3),
            Set.of(Space.at(1, 2), Space.at(2, 3), Space.at(3, 1)),
            Set.of(Space.at(1, 3)));

    /** What one colour of the box adds: Fighters, named Specialists, Tactics markers. */
    record Colour(int fighters, List<EnemyType> specialists, int tactics) {}

    /** The Threat bands (PH-THR-1). */
    enum Threat {
        LOW,
        MEDIUM,
        HIGH;

        static Threat of(int threat) {
            return threat <= 3 ? LOW : threat <= 6 ? MEDIUM : HIGH;
        }
    }

    private final List<Colour> colours;
    private final List<Integer> initiative;
    private final Set<Space> enemyHard;
    private final Set<Space> marineHard;

    PlainBox(
            Colour black,
            Colour yellow,
            Colour red,
            List<Integer> initiative,
            Set<Space> enemyHard,
            Set<Space> marineHard) {
        this.colours = List.of(black, yellow, red);
        this.initiative = initiative;
        this.enemyHard = enemyHard;
        this.marineHard = marineHard;
    }

    /** The box of a scenario file: {@code we-ambush}. */
    static PlainBox named(String file) {
        return valueOf(file.toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    /** The colours in force, in the order in which they are placed. */
    List<Colour> colours(Threat threat) {
        return colours.subList(0, threat.ordinal() + 1);
    }

    int initiative(Threat threat) {
        return initiative.get(threat.ordinal());
    }

    Set<Space> enemyHard() {
        return enemyHard;
    }

    Set<Space> marineHard() {
        return marineHard;
    }

    /** Whether the Claymore may be used (PH-CBS-7). */
    boolean claymore() {
        return this == WE_AMBUSH;
    }
}
