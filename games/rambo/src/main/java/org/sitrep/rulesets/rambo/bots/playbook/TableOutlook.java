package org.sitrep.rulesets.rambo.bots.playbook;

import java.util.List;
import org.sitrep.playbook.Facts;
import org.sitrep.ruleset.playbook.SectionedOutlook;
import org.sitrep.rulesets.rambo.bots.GameView;
import org.sitrep.rulesets.rambo.bots.sense.Answers;
import org.sitrep.rulesets.rambo.bots.sense.Nerve;
import org.sitrep.rulesets.rambo.bots.sense.Prospect;
import org.sitrep.rulesets.rambo.bots.sense.Sense;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.strategy.Decision;

/**
 * Shows the table to a playbook. It judges as the pointman does and remembers what the pointman would: the targets of
 * the current attack, and the effects used last. One per bot; allocates nothing after it has joined a table.
 */
public final class TableOutlook extends SectionedOutlook<GameView> {
    private Sense sense;
    private Answers answers;
    private TeamFacts team;
    private HeroFacts heroes;
    private TurnFacts turn;
    private CampaignFacts campaign;

    @Override
    public void sitDown(final GameView view) {
        if (sense == null || sense.view != view.mission) {
            sense = new Sense(view.mission, Nerve.BOLD);
            answers = new Answers(sense);
            team = new TeamFacts(sense);
            heroes = new HeroFacts(sense);
            final Prospect prospect = new Prospect(sense);
            turn = new TurnFacts(sense, prospect);
            campaign = new CampaignFacts(sense);
            sections(List.of(
                    new OrderFacts(sense, answers),
                    new StanceFacts(sense, prospect),
                    turn,
                    new AttackFacts(sense, answers),
                    new FogFacts(sense, answers),
                    new WoundFacts(sense, answers),
                    new GearFacts(sense, answers),
                    new AllyFacts(sense, answers),
                    new LeaderFacts(sense),
                    campaign));
        }
        campaign.of(view.campaign);
        sense.orders.begin();
        answers.begin();
    }

    @Override
    public void begin(final GameView view, final Decision asked, final int section) {
        if (view.mission.round() > 0 && asked.kind() != DecisionKind.PARTY) { // heroes have no space before that
            sense.orders.refresh();
        }
        super.begin(view, asked, section);
    }

    @Override
    public void answered(final GameView view, final Decision asked, final int chosen) {
        if (view.mission.round() > 0) {
            answers.answered(asked, chosen);
        }
    }

    @Override
    public double fact(final int fact) {
        return switch (Facts.groupOf(fact)) {
            case 0 -> TeamFacts.FACTS.read(fact, team);
            case 1 -> heroes.read(HeroFacts.MINE, fact, here().whoInHand());
            case 2 -> heroes.read(HeroFacts.THEIRS, fact, here().whoOfOption());
            case 6 -> turn.ofCard(fact);
            default -> here().read(fact);
        };
    }
}
