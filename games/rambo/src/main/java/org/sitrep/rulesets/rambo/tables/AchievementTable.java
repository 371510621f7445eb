package org.sitrep.rulesets.rambo.tables;

import java.util.Map;
import org.sitrep.rulesets.rambo.definition.Achievement;

/** The medals of a campaign, in the order of the data; none for a mission played alone. Immutable. */
public final class AchievementTable {
    /** The medals as data. */
    public final Achievement[] medals;
    /** List of effects of each. */
    public final int[] effects;
    /** Mask of those that are spent when their hero is wounded. */
    public final int whenWounded;

    AchievementTable(final Map<String, Achievement> achievements, final EffectTable.Writer writer) {
        medals = achievements.values().toArray(Achievement[]::new);
        effects = new int[medals.length];
        int mask = 0;
        for (int m = 0; m < medals.length; m++) {
            effects[m] = writer.add(medals[m].effects());
            mask |= medals[m].whenWounded() ? 1 << m : 0;
        }
        whenWounded = mask;
    }
}
