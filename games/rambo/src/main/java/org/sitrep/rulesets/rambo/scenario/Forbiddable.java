package org.sitrep.rulesets.rambo.scenario;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.sitrep.rulesets.rambo.definition.Forbidden;
import org.sitrep.rulesets.rambo.tables.GameTables;
import org.sitrep.rulesets.rambo.tables.HeroTable;

/** Lists what a scenario can forbid. */
final class Forbiddable {
    private Forbiddable() {}

    /**
     * Returns what the party carries or can find, its decks and stances, and the actions. Leaves out what is already
     * forbidden, and the only stance that is left to a hero.
     */
    static List<String> of(final GameTables tables) {
        final List<String> things = new ArrayList<>();
        for (long rest = tables.gearInPlay(); rest != 0; rest &= rest - 1) {
            things.add(Forbidden.gear(tables.gear.cards[Long.numberOfTrailingZeros(rest)].id()));
        }
        for (final HeroTable board : tables.heroes) {
            for (int card = 0; card < board.cards.length; card++) {
                if ((board.cardMask >> card & 1) != 0) {
                    things.add(Forbidden.tactics(board.hero.id(), board.cards[card].id()));
                }
            }
        }
        for (final HeroTable board : tables.heroes) {
            for (int stance = 0; stance < HeroTable.STANCES; stance++) {
                if ((board.stanceMask & ~(1 << stance)) != 0 && (board.stanceMask >> stance & 1) != 0) {
                    things.add(Forbidden.stance(board.hero.id(), board.stances[stance].id()));
                }
            }
        }
        for (final Forbidden.Action action : Forbidden.Action.values()) {
            if (!tables.forbidden.has(Forbidden.action(action))) {
                things.add(Forbidden.action(action));
            }
        }
        return List.copyOf(things);
    }

    /**
     * Returns the union over all missions of a campaign and all parties, and their rewards: by kind, each in the order
     * of the data.
     */
    static List<String> of(final List<GameTables> tables) {
        final Set<String> present = new LinkedHashSet<>();
        for (final GameTables mission : tables) {
            present.addAll(of(mission));
            for (final String reward : mission.mission.mission.rewards()) {
                if (!mission.forbidden.has(Forbidden.gear(reward))) {
                    present.add(Forbidden.gear(reward));
                }
            }
        }
        return Forbidden.known(tables.get(0).game).stream()
                .filter(present::contains)
                .toList();
    }

    /**
     * Returns the gear of the data that is not forbidden and that the party cannot get. Cards and stances of other
     * heroes, and cards of other numbers, are not listed.
     */
    static List<String> absent(final GameTables tables, final List<String> present) {
        return tables.game.gear().keySet().stream()
                .filter(id -> !tables.forbidden.has(Forbidden.gear(id)))
                .map(Forbidden::gear)
                .filter(thing -> !present.contains(thing))
                .toList();
    }
}
