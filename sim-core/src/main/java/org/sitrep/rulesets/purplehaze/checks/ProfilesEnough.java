package org.sitrep.rulesets.purplehaze.checks;

import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-MAR-7: of three Profiles on offer one is kept for each of six Marines. */
final class ProfilesEnough implements Check {
    /** The last of six still has three to choose from. */
    private static final int NEEDED = 8;

    @Override
    public String code() {
        return "PH104";
    }

    @Override
    public String summary() {
        return "fewer Profiles than a campaign needs at its start";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        final long pool = game.profiles().values().stream()
                .filter(profile -> !profile.special())
                .count();
        if (!game.campaigns().isEmpty() && pool < NEEDED) {
            findings.add(
                    code(),
                    document,
                    "profiles",
                    "there are " + pool + " Profiles in the pool, six Marines chosen one of three each need " + NEEDED,
                    "add some; every man lost needs another");
        }
    }
}
