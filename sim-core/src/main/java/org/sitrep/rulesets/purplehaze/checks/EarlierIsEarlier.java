package org.sitrep.rulesets.purplehaze.checks;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.sitrep.rulesets.purplehaze.definition.Campaign;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Mission;
import org.sitrep.rulesets.purplehaze.plot.Booklet;
import org.sitrep.rulesets.purplehaze.plot.LogUse;
import org.sitrep.rulesets.purplehaze.plot.MissionScope;
import org.sitrep.scenario.DidYouMean;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-EVT-3: what a Mission reads of earlier ones persists, and one of them sets it. */
final class EarlierIsEarlier implements Check {
    @Override
    public String code() {
        return "PH101";
    }

    @Override
    public String summary() {
        return "a Mission expects a log entry that does not persist, or is set too late";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        final Set<String> sometime = new TreeSet<>();
        Booklet.all(game).forEach(booklet -> addAll(sometime, LogUse.of(booklet).stream()));
        for (final Campaign campaign : game.campaigns().values()) {
            final Set<String> set = new TreeSet<>(game.start().log());
            for (final String id : campaign.missions()) {
                final MissionScope scope =
                        new MissionScope(game, game.missions().get(id));
                final List<String> earlier = scope.mission().earlier();
                for (int i = 0; i < earlier.size(); i++) {
                    final boolean late = sometime.contains(earlier.get(i)) && !set.contains(earlier.get(i));
                    check(campaign, earlier.get(i), late, scope.path() + ".earlier." + i, document, findings);
                }
                addAll(set, Stream.concat(scope.ownLog().stream(), scope.generalLog().stream()));
                addAll(set, rest(game, scope.mission()));
            }
        }
    }

    private static void addAll(final Set<String> set, final Stream<LogUse> uses) {
        uses.filter(use -> use.kind() == LogUse.Kind.SET).map(LogUse::entry).forEach(set::add);
    }

    private static Stream<LogUse> rest(final GameData game, final Mission mission) {
        return mission.rest().isEmpty()
                ? Stream.empty()
                : game.rest().values().stream().flatMap(place -> LogUse.of(Booklet.of(place)).stream());
    }

    private void check(
            final Campaign campaign,
            final String entry,
            final boolean late,
            final String path,
            final ScenarioDocument document,
            final Findings findings) {
        if (!campaign.log().contains(entry)) {
            findings.add(
                    code(),
                    document,
                    path,
                    entry + " does not persist from Mission to Mission",
                    DidYouMean.closest(entry, campaign.log())
                            .map(word -> "did you mean \"" + word + "\"?")
                            .orElse("add it to campaigns." + campaign.id() + ".log"));
        } else if (late) {
            findings.add(
                    code(), document, path, "no earlier Mission sets " + entry, "let one set it, or remove it here");
        }
    }
}
