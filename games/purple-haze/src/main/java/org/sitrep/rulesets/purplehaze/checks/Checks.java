package org.sitrep.rulesets.purplehaze.checks;

import java.util.List;
import org.sitrep.ruleset.check.CheckList;
import org.sitrep.rulesets.purplehaze.definition.GameData;

/** Lists all checks. */
public final class Checks {
    /** All checks, in the order of their codes. */
    public static final CheckList<GameData> ALL = CheckList.of(
            GameData.class,
            () -> List.of(
                    BoxChecks.ALL,
                    CardChecks.ALL,
                    CardTextChecks.ALL,
                    GearChecks.ALL,
                    SquadChecks.ALL,
                    EntryChecks.ALL,
                    EffectChecks.ALL,
                    LogChecks.ALL,
                    MapChecks.ALL,
                    MissionChecks.ALL,
                    OutcomeChecks.ALL,
                    SupplyChecks.ALL,
                    RestChecks.ALL,
                    CampaignChecks.ALL),
            () -> SquadChecks.ALL);

    private Checks() {}
}
