package org.sitrep.rulesets.sixtyfive.checks;

import java.util.List;
import org.sitrep.ruleset.check.CheckList;
import org.sitrep.rulesets.sixtyfive.definition.GameData;

/** Lists the checks of '65. */
public final class Checks {
    /** All checks, in the order of their codes. */
    public static final CheckList<GameData> ALL = CheckList.of(
            GameData.class,
            () -> List.of(
                    GameChecks.ALL, UnitChecks.ALL, CardChecks.ALL, MapChecks.ALL, BattleChecks.ALL, GroundChecks.ALL),
            () -> UnitChecks.ALL);

    private Checks() {}
}
