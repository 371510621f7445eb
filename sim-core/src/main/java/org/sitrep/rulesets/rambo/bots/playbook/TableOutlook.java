package org.sitrep.rulesets.rambo.bots.playbook;

import org.sitrep.playbook.FactGroup;
import org.sitrep.ruleset.playbook.QuestionOutlook;
import org.sitrep.rulesets.rambo.bots.GameView;
import org.sitrep.rulesets.rambo.bots.sense.Answers;
import org.sitrep.rulesets.rambo.bots.sense.Nerve;
import org.sitrep.rulesets.rambo.bots.sense.Prospect;
import org.sitrep.rulesets.rambo.bots.sense.Sense;
import org.sitrep.rulesets.rambo.play.Ask;
import org.sitrep.strategy.Decision;

/** The table as a playbook sees it: hands each fact to the class that knows it. Judges as the pointman does, and remembers what it would: whom an attack is meant for, which effects were used last. One a bot; allocates nothing once it has sat down. */
public final class TableOutlook extends QuestionOutlook<GameView> {
    private Sense sense;
    private Answers answers;
    private TeamFacts team;
    private HeroFacts heroes;
    private TurnFacts turn;
    private CampaignFacts campaign;
    /** In the order of {@link Sections#INDEX}. */
    private SectionFacts[] sections;

    private SectionFacts here;
    private Decision decision;

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
            sections = new SectionFacts[] {
                new OrderFacts(sense, answers),
                new StanceFacts(sense, prospect),
                turn,
                new AttackFacts(sense, answers),
                new FogFacts(sense, answers),
                new WoundFacts(sense, answers),
                new GearFacts(sense, answers),
                new AllyFacts(sense, answers),
                new LeaderFacts(sense),
                campaign
            };
        }
        campaign.of(view.campaign);
        sense.orders.begin();
        answers.begin();
    }

    @Override
    public void begin(final GameView view, final Decision asked, final int section) {
        decision = asked;
        here = sections[section];
        if (view.mission.round() > 0 && asked.kind() != Ask.PARTY) { // before that nobody stands anywhere
            sense.orders.refresh();
        }
        here.begin(asked);
    }

    @Override
    public void answered(final GameView view, final Decision asked, final int chosen) {
        if (view.mission.round() > 0) {
            answers.answered(asked, chosen);
        }
    }

    @Override
    public void turnTo(final int newOption) {
        here.turnTo(decision.option(newOption));
    }

    @Override
    public double fact(final int fact) {
        final int nth = fact & FactGroup.SIZE - 1;
        return switch (fact >>> FactGroup.SHIFT) {
            case TeamFacts.GROUP -> team.of(nth);
            case HeroFacts.MY_GROUP -> heroes.of(here.heroInHand(), nth);
            case HeroFacts.THEIR_GROUP -> heroes.of(here.hero(), nth);
            case CardFacts.GROUP -> turn.ofCard(nth);
            default -> here.of(nth);
        };
    }

    @Override
    public boolean is(final int action) {
        return here.is(action);
    }

    @Override
    public int sort() {
        return here.sort();
    }
}
