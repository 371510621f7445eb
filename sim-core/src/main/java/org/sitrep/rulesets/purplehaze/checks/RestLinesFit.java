package org.sitrep.rulesets.purplehaze.checks;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.sitrep.rulesets.purplehaze.definition.Effect;
import org.sitrep.rulesets.purplehaze.definition.Entry;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.RestPlace;
import org.sitrep.rulesets.purplehaze.plot.Booklet;
import org.sitrep.rulesets.purplehaze.plot.Jump;
import org.sitrep.scenario.DidYouMean;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-RNR-2: a place of R&amp;R has nine lines, and each is an entry. */
final class RestLinesFit implements Check {
    @Override
    public String code() {
        return "PH077";
    }

    @Override
    public String summary() {
        return "a line of R&R is missing, unused, or sends round in a circle";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final RestPlace place : game.rest().values()) {
            final Set<String> used = new LinkedHashSet<>();
            final String path = "rest." + place.id();
            checkBand(place, path + ".bad", place.bad(), used, document, findings);
            checkBand(place, path + ".middling", place.middling(), used, document, findings);
            checkBand(place, path + ".good", place.good(), used, document, findings);
            final Booklet booklet = Booklet.of(place);
            final Set<String> goneOnIn = booklet.steps().stream()
                    .flatMap(step -> step.jumps().stream())
                    .map(Jump::word)
                    .collect(Collectors.toSet());
            for (final String entry : place.entries().keySet()) {
                if (!used.contains(entry) && !goneOnIn.contains(Entry.ENTRY + entry)) {
                    findings.add(
                            code(),
                            document,
                            path + ".entries." + entry,
                            "no line and no step leads to this entry",
                            "name it under bad, middling or good, or remove it");
                }
            }
        }
    }

    private void checkBand(
            final RestPlace place,
            final String path,
            final List<String> lines,
            final Set<String> used,
            final ScenarioDocument document,
            final Findings findings) {
        used.addAll(lines);
        for (int i = 0; i < lines.size(); i++) {
            if (!place.entries().containsKey(lines.get(i))) {
                findings.add(
                        code(),
                        document,
                        path + "." + i,
                        "there is no entry " + lines.get(i) + " of this place",
                        DidYouMean.suggestion(lines.get(i), place.entries().keySet()));
            }
        }
        if (lines.stream().allMatch(line -> rollsAgain(place.entries().get(line)))) {
            findings.add(
                    code(),
                    document,
                    path,
                    "every line rolls again in this band, for ever",
                    "let one line do something else");
        }
    }

    private static boolean rollsAgain(final Entry entry) {
        return entry != null
                && entry.steps().values().stream()
                        .flatMap(step -> step.effects().stream())
                        .anyMatch(effect -> effect.rest() == Effect.RestTurn.ROLL_AGAIN);
    }
}
