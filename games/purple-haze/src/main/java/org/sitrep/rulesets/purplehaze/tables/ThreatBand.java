package org.sitrep.rulesets.purplehaze.tables;

import java.util.Locale;
import org.sitrep.rulesets.purplehaze.definition.CombatBox;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Options;

/** The bands of the Threat track (PH-THR-1). */
public enum ThreatBand {
    /** Green. */
    LOW,
    /** Yellow. */
    MEDIUM,
    /** Red. */
    HIGH;

    /** The top of the Threat track. */
    public static final int MAX_THREAT = 9;

    /**
     * Returns the band that a box is set up for: the band of the Threat, or one higher or lower under an optional rule
     * (PH-OPT-2).
     */
    static ThreatBand of(final GameData game, final CombatBox box, final int threat) {
        final ThreatBand actual = threat <= game.threat().lowUpTo()
                ? LOW
                : threat <= game.threat().mediumUpTo() ? MEDIUM : HIGH;
        if (!box.threat().banded() || game.options().threatRule() == Options.ThreatRule.AS_IT_IS) {
            return actual;
        }
        final int step = game.options().threatRule() == Options.ThreatRule.HIGH ? 1 : -1;
        return values()[Math.max(0, Math.min(values().length - 1, actual.ordinal() + step))];
    }

    /** Returns the row of panel B that belongs to this band. */
    public CombatBox.Band row(final CombatBox box) {
        return switch (this) {
            case LOW -> box.threat().low();
            case MEDIUM -> box.threat().medium();
            case HIGH -> box.threat().high();
        };
    }

    /** Returns whether this band equals {@code other} or is higher. */
    boolean atLeast(final ThreatBand other) {
        return compareTo(other) >= 0;
    }

    /** Returns the band's label in reports. */
    public String label() {
        return name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT);
    }
}
