package org.sitrep.rulesets.rambo.tables;

import java.util.Map;
import org.sitrep.rulesets.rambo.definition.Achievement;
import org.sitrep.rulesets.rambo.definition.EffectKind;

/** The medals of a campaign, in the order of the data; none for a mission played alone. Immutable. */
public final class AchievementTable {
    /** The medals as data. */
    public final Achievement[] medals;
    /** List of effects of each. */
    public final int[] effects;
    /** Mask of those that are spent when their hero is wounded. */
    public final int whenWounded;
    /** Mask of those with an effect on their hero's own turn. */
    public final int ofATurn;

    AchievementTable(final Map<String, Achievement> achievements, final EffectTable.Writer writer) {
        medals = achievements.values().toArray(Achievement[]::new);
        effects = new int[medals.length];
        int wounded = 0;
        int turn = 0;
        for (int m = 0; m < medals.length; m++) {
            effects[m] = writer.add(medals[m].effects());
            wounded |= medals[m].whenWounded() ? 1 << m : 0;
            turn |= medals[m].effects().stream().anyMatch(e -> e.kind().concerns() == EffectKind.Concerns.TURN)
                    ? 1 << m
                    : 0;
        }
        whenWounded = wounded;
        ofATurn = turn;
    }
}
