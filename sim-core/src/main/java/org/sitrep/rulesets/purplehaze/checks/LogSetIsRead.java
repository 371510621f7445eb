package org.sitrep.rulesets.purplehaze.checks;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.plot.Booklet;
import org.sitrep.rulesets.purplehaze.plot.LogUse;
import org.sitrep.rulesets.purplehaze.plot.MissionScope;
import org.sitrep.scenario.DidYouMean;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-EVT-3: what is set is read somewhere; of a Mission alone it cannot be told what later ones read. */
final class LogSetIsRead implements Check {
    @Override
    public String code() {
        return "PH073";
    }

    @Override
    public String summary() {
        return "a log entry is set or expected that nothing reads";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final MissionScope scope : MissionScope.all(game)) {
            checkEarlier(scope, document, findings);
        }
        if (!game.campaigns().isEmpty()) {
            checkSet(game, document, findings);
        }
    }

    private void checkEarlier(final MissionScope scope, final ScenarioDocument document, final Findings findings) {
        final Set<String> used = new TreeSet<>();
        Stream.of(scope.ownLog(), scope.generalLog())
                .flatMap(List::stream)
                .filter(use -> use.kind() != LogUse.Kind.SET)
                .forEach(use -> used.add(use.entry()));
        scope.boxes().forEach(box -> LogUse.of(box).forEach(use -> used.add(use.entry())));
        final List<String> earlier = scope.mission().earlier();
        for (int i = 0; i < earlier.size(); i++) {
            if (!used.contains(earlier.get(i))) {
                report(scope.path() + ".earlier." + i, "names", earlier.get(i), used, document, findings);
            }
        }
    }

    private void checkSet(final GameData game, final ScenarioDocument document, final Findings findings) {
        final List<LogUse> uses = new ArrayList<>();
        Booklet.all(game).forEach(booklet -> uses.addAll(LogUse.of(booklet)));
        game.combats().values().forEach(box -> uses.addAll(LogUse.of(box)));
        game.missions().values().forEach(mission -> uses.addAll(LogUse.atTheEndOf(mission)));
        final Set<String> read = new TreeSet<>();
        uses.stream().filter(use -> use.kind() == LogUse.Kind.READ).forEach(use -> read.add(use.entry()));
        for (final LogUse use : uses) {
            if (use.kind() == LogUse.Kind.SET && !read.contains(use.entry())) {
                report(use.path(), "sets", use.entry(), read, document, findings);
            }
        }
    }

    private void report(
            final String path,
            final String does,
            final String entry,
            final Set<String> read,
            final ScenarioDocument document,
            final Findings findings) {
        findings.add(
                code(),
                document,
                path,
                does + " the log entry " + entry + ", which nothing reads",
                DidYouMean.closest(entry, read)
                        .map(word -> "did you mean \"" + word + "\"?")
                        .orElse("read it in a condition, an objective or a set-up box, or remove it"));
    }
}
