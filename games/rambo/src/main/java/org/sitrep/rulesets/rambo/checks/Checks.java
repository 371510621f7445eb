package org.sitrep.rulesets.rambo.checks;

import java.util.List;
import org.sitrep.ruleset.check.CheckList;
import org.sitrep.rulesets.rambo.definition.GameData;

/** Lists the checks of Rambo. */
public final class Checks {
    /** All checks, in the order of their codes. */
    public static final CheckList<GameData> ALL = CheckList.of(
            GameData.class,
            () -> List.of(PartyChecks.ALL, CardChecks.ALL, EffectChecks.ALL, MapChecks.ALL, DossierChecks.ALL),
            () -> PartyChecks.ALL);

    private Checks() {}
}
