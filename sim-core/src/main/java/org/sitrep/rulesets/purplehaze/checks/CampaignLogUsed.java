package org.sitrep.rulesets.purplehaze.checks;

import java.util.Set;
import java.util.TreeSet;
import org.sitrep.rulesets.purplehaze.definition.Campaign;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Mission;
import org.sitrep.rulesets.purplehaze.plot.Booklet;
import org.sitrep.rulesets.purplehaze.plot.LogUse;
import org.sitrep.scenario.DidYouMean;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-EVT-3: what persists is set in one Mission and read in another. */
final class CampaignLogUsed implements Check {
    @Override
    public String code() {
        return "PH102";
    }

    @Override
    public String summary() {
        return "a log entry of a campaign that is never set, or that no later Mission expects";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Campaign campaign : game.campaigns().values()) {
            final Set<String> set = new TreeSet<>(game.start().log());
            final Set<String> expected = new TreeSet<>();
            for (final String id : campaign.missions()) {
                final Mission mission = game.missions().get(id);
                expected.addAll(mission.earlier());
            }
            for (final Booklet booklet : Booklet.all(game)) {
                for (final LogUse use : LogUse.of(booklet)) {
                    if (use.kind() == LogUse.Kind.SET) {
                        set.add(use.entry());
                    } else if (booklet.kind() != Booklet.Kind.MISSION) {
                        expected.add(use.entry());
                    }
                }
            }
            for (int i = 0; i < campaign.log().size(); i++) {
                check(campaign, i, set, expected, document, findings);
            }
        }
    }

    private void check(
            final Campaign campaign,
            final int index,
            final Set<String> set,
            final Set<String> expected,
            final ScenarioDocument document,
            final Findings findings) {
        final String entry = campaign.log().get(index);
        final String path = "campaigns." + campaign.id() + ".log." + index;
        if (campaign.log().indexOf(entry) < index) {
            findings.add(code(), document, path, entry + " stands here twice", "remove one of them");
        } else if (!set.contains(entry)) {
            findings.add(code(), document, path, "nothing sets " + entry, suggestion(entry, set));
        } else if (!expected.contains(entry)) {
            findings.add(
                    code(),
                    document,
                    path,
                    "no Mission names " + entry + " under earlier, so that it need not persist",
                    suggestion(entry, expected));
        }
    }

    private static String suggestion(final String entry, final Set<String> known) {
        return DidYouMean.closest(entry, known)
                .map(word -> "did you mean \"" + word + "\"?")
                .orElse("use it in the Missions, or remove it");
    }
}
