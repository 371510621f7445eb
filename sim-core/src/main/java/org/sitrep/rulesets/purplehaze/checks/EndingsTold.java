package org.sitrep.rulesets.purplehaze.checks;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.MissionEnd;
import org.sitrep.rulesets.purplehaze.plot.MissionScope;
import org.sitrep.rulesets.purplehaze.plot.PossibleEnds;
import org.sitrep.scenario.DidYouMean;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.scenario.Words;

/** PH-EOM-2: the end is told, however it came. */
final class EndingsTold implements Check {
    @Override
    public String code() {
        return "PH094";
    }

    @Override
    public String summary() {
        return "an end of a Mission that can happen is not told, or a word for none";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final MissionScope scope : MissionScope.all(game)) {
            final String path = scope.path() + ".endings";
            final Set<String> told = scope.mission().endings().keySet();
            final List<String> words = Words.all(MissionEnd.class);
            final List<String> unknown =
                    told.stream().filter(word -> !words.contains(word)).toList();
            for (final String word : unknown) {
                findings.add(
                        code(),
                        document,
                        path + "." + word,
                        "no Mission ends by " + word,
                        DidYouMean.suggestion(word, words));
            }
            final Set<String> missing = new LinkedHashSet<>();
            PossibleEnds.of(scope).forEach(end -> missing.add(Words.of(end)));
            missing.removeAll(told);
            unknown.forEach(word -> DidYouMean.closest(word, missing).ifPresent(missing::remove));
            for (final String word : missing) {
                findings.add(
                        code(),
                        document,
                        path,
                        "the Mission can end by " + word + ", which is not told",
                        "add " + word + ": and a sentence");
            }
        }
    }
}
