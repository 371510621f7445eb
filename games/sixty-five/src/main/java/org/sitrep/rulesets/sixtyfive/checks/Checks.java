package org.sitrep.rulesets.sixtyfive.checks;

import static org.sitrep.ruleset.check.Check.check;

import java.util.List;
import org.sitrep.ruleset.check.CheckList;
import org.sitrep.rulesets.sixtyfive.definition.GameData;

/** Lists the checks of '65. */
public final class Checks {
    /** All checks, in the order of their codes. */
    public static final CheckList<GameData> ALL = CheckList.of(
            GameData.class,
            () -> List.of(List.of(check("SF001", "a scenario plays no battle", (game, at) -> {
                if (game.battle().isEmpty()) {
                    at.add("battle", "this scenario plays no battle", "write battle:, or extend a file that has one");
                }
            }))));

    private Checks() {}
}
