package org.sitrep.rulesets.purplehaze.bots.map;

import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.mission.RedMap;
import org.sitrep.rulesets.purplehaze.mission.Sapper;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.strategy.Decision;

/**
 * What keen Red does on the map (PH-OPT-3): he brings an EAZ to the Squad, plays the Encounter that is worth least to
 * it, and makes the test harder that it was to pass.
 */
public final class RedMapSense {
    /** The chance of passing that a harder test must take away; two markers last a whole Mission. */
    private static final double MUCH = 0.3;
    /** An Encounter that is worth more than this to the Squad stays in hand. */
    private static final double HARMLESS = 0.2;

    private final StoryWorth worth = new StoryWorth();

    /** Whether the test in hand is to be harder: if that takes much of the chance to pass it. */
    public int harder(final SquadView squad, final int diff) {
        return squad.testChance(diff) - squad.testChance(diff + 1) >= MUCH ? 1 : 0;
    }

    /** The Encounter card that is worth least to the Squad; none if that helps it. */
    public int encounter(final SquadView squad, final MissionView mission, final RedMap map, final Decision decision) {
        worth.begin(squad, mission, map.story);
        int best = 0;
        double least = HARMLESS;
        for (int i = 1; i < decision.count(); i++) {
            final double value = worth.ofEntry(map.story.encounter(decision.option(i) - 1));
            if (value < least) {
                least = value;
                best = i;
            }
        }
        return best;
    }

    /** An EAZ that does not count where the Squad is comes next to it, if one can. */
    public int eaz(final RedMap map, final Decision decision) {
        for (int i = 1; i < decision.count(); i++) {
            if (!map.nearSquad(Sapper.from(decision.option(i))) && map.nearSquad(Sapper.to(decision.option(i)))) {
                return i;
            }
        }
        return 0;
    }
}
