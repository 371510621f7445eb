package org.sitrep.rulesets.rambo.checks;

import java.util.List;
import org.sitrep.rulesets.rambo.definition.Forbidden;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.scenario.DidYouMean;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** Nobody can be told to do without what there is not. */
final class ForbiddenKnown implements Check {
    @Override
    public String code() {
        return "RB007";
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
        final String near = DidYouMean.suggestion(thing, ofKind.isEmpty() ? known : ofKind);
        if (!near.isEmpty()) {
            return near;
        }
        final String bare = thing.substring(thing.indexOf(':') + 1);
        return known.stream()
                .filter(name -> name.substring(name.indexOf(':') + 1).equals(bare) || name.endsWith("." + bare))
                .findFirst()
                .map(name -> "did you mean \"" + name + "\"?")
                .orElse("write gear: and its id, tactics: or stance: with hero and id, or action:, for example "
                        + known.get(known.size() - 1));
    }
}
