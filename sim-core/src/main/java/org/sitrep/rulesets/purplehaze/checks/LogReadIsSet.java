package org.sitrep.rulesets.purplehaze.checks;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.plot.Booklet;
import org.sitrep.rulesets.purplehaze.plot.LogUse;
import org.sitrep.rulesets.purplehaze.plot.MissionScope;
import org.sitrep.scenario.DidYouMean;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-EVT-3: what a Mission reads it can set, or earlier Missions can. */
final class LogReadIsSet implements Check {
    @Override
    public String code() {
        return "PH072";
    }

    @Override
    public String summary() {
        return "a log entry is read that nothing can have set";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        final Set<String> anywhere = new TreeSet<>();
        // A box is shared by the Missions that fight it: one of them has to be able to set what it reads.
        final Map<String, Set<String>> byBox = new LinkedHashMap<>();
        for (final MissionScope scope : MissionScope.all(game)) {
            final Set<String> settable = scope.settable();
            anywhere.addAll(settable);
            reads(scope.ownLog()).forEach(use -> check(use, settable, document, findings));
            scope.boxes()
                    .forEach(box -> byBox.computeIfAbsent(box.id(), key -> new TreeSet<>())
                            .addAll(settable));
        }
        byBox.forEach((box, settable) ->
                LogUse.of(game.combats().get(box)).forEach(use -> check(use, settable, document, findings)));
        // Which Missions come before a General card or a stay at R&R only a campaign can tell.
        if (!game.campaigns().isEmpty()) {
            final List<LogUse> uses = Booklet.all(game).stream()
                    .filter(booklet -> booklet.kind() != Booklet.Kind.MISSION)
                    .flatMap(booklet -> LogUse.of(booklet).stream())
                    .toList();
            uses.stream()
                    .filter(use -> use.kind() == LogUse.Kind.SET)
                    .map(LogUse::entry)
                    .forEach(anywhere::add);
            reads(uses).forEach(use -> check(use, anywhere, document, findings));
        }
    }

    private static List<LogUse> reads(final List<LogUse> uses) {
        return uses.stream().filter(use -> use.kind() == LogUse.Kind.READ).toList();
    }

    private void check(
            final LogUse use, final Set<String> settable, final ScenarioDocument document, final Findings findings) {
        if (!settable.contains(use.entry())) {
            findings.add(
                    code(),
                    document,
                    use.path(),
                    "reads the log entry " + use.entry() + ", which nothing sets",
                    DidYouMean.closest(use.entry(), settable)
                            .map(word -> "did you mean \"" + word + "\"?")
                            .orElse(
                                    "set it by an effect (log), or name it under earlier if an earlier Mission sets it"));
        }
    }
}
