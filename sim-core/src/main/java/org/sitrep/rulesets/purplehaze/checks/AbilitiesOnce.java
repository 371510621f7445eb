package org.sitrep.rulesets.purplehaze.checks;

import java.util.EnumMap;
import java.util.Map;
import org.sitrep.rulesets.purplehaze.definition.Ability;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Profile;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.scenario.Words;

/** PH-MAR-2: each Profile has an Ability of its own, and the numbers that it works with. */
final class AbilitiesOnce implements Check {
    @Override
    public String code() {
        return "PH034";
    }

    @Override
    public String summary() {
        return "two Profiles have the same Ability, or one has none of its numbers";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        final Map<Ability.Kind, String> holders = new EnumMap<>(Ability.Kind.class);
        for (final Profile profile : game.profiles().values()) {
            final String path = "profiles." + profile.id() + ".ability.";
            final Ability.Kind kind = profile.ability().kind();
            final String other = holders.putIfAbsent(kind, profile.id());
            if (other != null) {
                findings.add(
                        code(),
                        document,
                        path + "kind",
                        Words.of(kind) + " is the Ability of " + other + " already",
                        "give each Profile its own");
            }
        }
    }
}
