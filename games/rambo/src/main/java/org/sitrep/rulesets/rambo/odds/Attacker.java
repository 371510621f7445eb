package org.sitrep.rulesets.rambo.odds;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.sitrep.rulesets.rambo.definition.AlertLevel;
import org.sitrep.rulesets.rambo.definition.Requirement;
import org.sitrep.rulesets.rambo.definition.TacticsCard;

/**
 * The hero who attacks, as far as a question tells. Immutable.
 *
 * @param track levels of the alert track, from the bottom up; empty if alert is not asked for
 * @param alert space of the alert marker before the threat card is revealed, 0 at the bottom; unused without a track
 * @param levelsAndAbove whether an Alert Effect hits the levels above those that it names, too (AMB-THREAT-1)
 * @param stanceAlert alert of the stance that is chosen after the threat card
 * @param meets requirements that the hero meets on the map; those on its level follow from {@code alert}
 * @param card tactics card that is played before the attack
 */
public record Attacker(
        List<AlertLevel> track,
        int alert,
        boolean levelsAndAbove,
        int stanceAlert,
        Set<Requirement> meets,
        Optional<TacticsCard> card) {
    public Attacker {
        track = List.copyOf(track);
        meets = Set.copyOf(meets);
    }

    /** Returns whether the level of the hero is known. */
    boolean hasLevel() {
        return !track.isEmpty();
    }
}
