package org.sitrep.rulesets.purplehaze.checks;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.plot.Booklet;
import org.sitrep.rulesets.purplehaze.plot.LogUse;
import org.sitrep.rulesets.purplehaze.tables.LogEntries;
import org.sitrep.scenario.DidYouMean;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-EVT-3: an entry that nothing reads is likely misspelt. */
final class StartLogIsRead implements Check {
    @Override
    public String code() {
        return "PH010";
    }

    @Override
    public String summary() {
        return "a log entry is set at the start that nothing reads";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        final Set<String> read = new TreeSet<>();
        game.combats().values().forEach(box -> read.addAll(LogEntries.of(box)));
        Booklet.all(game).forEach(booklet -> addReads(LogUse.of(booklet), read));
        game.missions().values().forEach(mission -> addReads(LogUse.atTheEndOf(mission), read));
        for (int i = 0; i < game.start().log().size(); i++) {
            final String entry = game.start().log().get(i);
            if (!read.contains(entry)) {
                findings.add(
                        code(),
                        document,
                        "start.log." + i,
                        "nothing reads the log entry " + entry,
                        DidYouMean.suggestion(entry, read));
            }
        }
    }

    private static void addReads(final List<LogUse> uses, final Set<String> read) {
        uses.stream()
                .filter(use -> use.kind() == LogUse.Kind.READ)
                .map(LogUse::entry)
                .forEach(read::add);
    }
}
