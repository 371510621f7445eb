package org.sitrep.rulesets.rambo.bots.playbook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.sitrep.playbook.Fact;
import org.sitrep.playbook.Vocabulary;
import org.sitrep.rulesets.rambo.bots.GameView;
import org.sitrep.rulesets.rambo.bots.sense.Parties;
import org.sitrep.rulesets.rambo.campaign.CampaignState;
import org.sitrep.rulesets.rambo.campaign.CampaignTables;
import org.sitrep.rulesets.rambo.campaign.CampaignView;
import org.sitrep.rulesets.rambo.definition.Content;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.mission.MissionView;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.strategy.Decision;

/**
 * Facts of which party goes on a mission, from what is printed on the boards: health, the way to Red, what stances
 * shed, how fast they are.
 */
class BetweenMissionsFactsTest {
    private static final int FOUR = 0;
    private static final int TRAUTMAN = 1;
    private static final int DOC_FOUR = 2;
    private static final int HARLAN = 4;

    private final CampaignTables tables = new CampaignTables(
            Content.load("open-campaign.yaml", "campaigns.house.parties=[four, trautman-one, doc-four]", "party=four")
                    .game());
    private final CampaignState state = new CampaignState(tables);
    private final CampaignView campaign = new CampaignView(tables, state);
    private final TableOutlook outlook = new TableOutlook();
    private final Vocabulary words = Sections.INDEX.all().get(Sections.INDEX.of(DecisionKind.PARTY));
    private final Set<String> seen = new TreeSet<>();

    private void ask(final int mission) {
        final Decision decision = new Decision(tables.parties());
        decision.open(DecisionKind.PARTY, mission);
        IntStream.range(0, tables.parties()).forEach(decision::add);
        final GameView view =
                new GameView(new MissionView(new MissionState(tables.at(tables.table(mission, 0)))), campaign);
        outlook.sitDown(view);
        outlook.begin(view, decision, Sections.INDEX.of(DecisionKind.PARTY));
    }

    private void is(final String name, final double expected) {
        final Fact fact = words.facts().stream()
                .filter(one -> one.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no fact " + name));
        seen.add(name);
        assertEquals(expected, outlook.fact(fact.id()), 1e-9, name);
    }

    @Test
    void whoMayGo() {
        state.won = 1;
        state.tries[0] = 2;
        state.medals[HARLAN] = 0b101;
        ask(0);
        is("mission", 1);
        is("missionsLeft", 2);
        is("won", 1);
        is("tries", 2);
        is("redFails", 1);

        outlook.turnTo(FOUR);
        assertTrue(outlook.is(0));
        is("size", 4);
        is("leastHealth", 4);
        is("leastRoom", 7);
        is("sheds", (3 + 1 + 4 - 1) / 16.0);
        is("pace", 3.5);
        is("medals", 0);
        is("worth", Parties.worth(campaign, 0, FOUR));
        outlook.turnTo(TRAUTMAN);
        is("size", 1);
        is("leastHealth", 5);
        is("leastRoom", 7);
        is("sheds", 1 / 4.0);
        is("pace", 3 * 4);
        is("worth", Parties.worth(campaign, 0, TRAUTMAN));
        outlook.turnTo(DOC_FOUR);
        is("size", 4);
        is("medals", 2);
        is("worth", Parties.worth(campaign, 0, DOC_FOUR));
        assertEquals(words.facts().stream().map(Fact::name).collect(Collectors.toCollection(TreeSet::new)), seen);

        ask(2);
        is("mission", 3);
        is("missionsLeft", 0);
        is("tries", 0);
        is("redFails", 0);
    }
}
