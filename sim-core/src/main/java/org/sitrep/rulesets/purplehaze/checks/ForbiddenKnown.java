package org.sitrep.rulesets.purplehaze.checks;

import java.util.List;
import org.sitrep.rulesets.purplehaze.definition.Forbidden;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.scenario.DidYouMean;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** Nobody can be told to do without what there is not. */
final class ForbiddenKnown implements Check {
    @Override
    public String code() {
        return "PH105";
    }

    @Override
    public String summary() {
        return "something is forbidden that there is not";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        final List<String> known = Forbidden.known(game);
        for (int i = 0; i < game.forbid().size(); i++) {
            final String thing = game.forbid().get(i);
            if (!known.contains(thing)) {
                findings.add(
                        code(),
                        document,
                        "forbid." + i,
                        "there is no " + thing + " to forbid",
                        suggestion(thing, known));
            }
        }
    }

    /** The kind helps to find the name, or else the name alone to find the kind. */
    private static String suggestion(final String thing, final List<String> known) {
        final String kind = thing.substring(0, thing.indexOf(':') + 1);
        final List<String> ofKind = known.stream()
                .filter(name -> !kind.isEmpty() && name.startsWith(kind))
                .toList();
        if (!ofKind.isEmpty()) {
            final String near = DidYouMean.suggestion(thing, ofKind);
            return near.isEmpty() ? "known: " + String.join(", ", ofKind) : near;
        }
        final String bare = thing.substring(thing.indexOf(':') + 1);
        return known.stream()
                .filter(name -> name.substring(name.indexOf(':') + 1).equals(bare))
                .findFirst()
                .map(name -> "did you mean \"" + name + "\"?")
                .orElse("write weapon:, gear:, skill: or order: and its id, for example order:take-cover");
    }
}
