package org.sitrep.rulesets.purplehaze.checks;

import java.util.List;
import org.sitrep.rulesets.purplehaze.definition.Ability;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Profile;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.scenario.Words;

/** PH-MAR-2: an Ability has the numbers that its kind works with. */
final class AbilityNumbersGiven implements Check {
    @Override
    public String code() {
        return "PH036";
    }

    @Override
    public String summary() {
        return "an Ability without the number that makes it do something";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Profile profile : game.profiles().values()) {
            final Ability ability = profile.ability();
            final String path = "profiles." + profile.id() + ".ability";
            for (final String key : needed(ability.kind())) {
                if (given(ability, key) == 0) {
                    findings.add(
                            code(),
                            document,
                            path,
                            Words.of(ability.kind()) + " without " + key + " does nothing",
                            "add " + key);
                }
            }
        }
    }

    private static List<String> needed(final Ability.Kind kind) {
        return switch (kind) {
            case STEADY_HAND, TINKERER, CARDSHARP -> List.of();
            case STUBBORN,
                    SHARP_EYE,
                    SMOOTH_TALKER,
                    BOOKWORM,
                    BUSHMAN,
                    GRENADIER,
                    MEDIC_FRIEND,
                    TRIGGER_HAPPY,
                    GRUDGE,
                    LONER -> List.of("strike");
            case ALL_IN -> List.of("focus", "strike");
            case PACK_MULE, QUICK, COMEDIAN, RADIO_HAM, COVER_HOG, OLD_SALT -> List.of("amount");
            case THICK_SKIN, LUCKY, NIGHT_OWL, GHOST -> List.of("uses");
            case DEADEYE -> List.of("crit");
            case COOL_HEAD, BIG_BROTHER, SCROUNGER, TOUGH_FEET, PRAYER -> List.of("uses", "amount");
        };
    }

    private static int given(final Ability ability, final String key) {
        return switch (key) {
            case "strike" -> ability.strike();
            case "focus" -> ability.focus();
            case "crit" -> ability.crit();
            case "uses" -> ability.uses();
            default -> ability.amount();
        };
    }
}
