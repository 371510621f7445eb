package org.sitrep.rulesets.purplehaze.bots.playbook;

import org.sitrep.playbook.FactGroup;
import org.sitrep.ruleset.playbook.QuestionOutlook;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.PlaceWorth;
import org.sitrep.strategy.Decision;

/** The table as a playbook sees it: hands each fact to the class that knows it. One a bot. */
public final class TableOutlook extends QuestionOutlook<GameView> {
    private final PlaceWorth places = new PlaceWorth();
    private final SquadFacts squad = new SquadFacts();
    private final MarineFacts marines = new MarineFacts();
    private final CombatFacts combat = new CombatFacts();
    private final OrderFacts orders = new OrderFacts(places);
    private final PlaceFacts place = new PlaceFacts(places);
    private final MapFacts map = new MapFacts();
    private final EventFacts events = new EventFacts();
    private final KitFacts kit = new KitFacts();
    private final TargetFacts targets = new TargetFacts();
    private final CardFacts cards = new CardFacts();
    private final CampaignFacts campaign = new CampaignFacts();
    private GameView view;
    private Decision decision;
    private int section;
    private int option;

    @Override
    public void begin(final GameView gameView, final Decision asked, final int askedOf) {
        view = gameView;
        decision = asked;
        section = askedOf;
        option = 0;
        switch (section) {
            case Sections.ORDERS -> orders.begin(view, asked);
            case Sections.MAP -> map.begin(view, asked);
            case Sections.EVENTS -> events.begin(view, asked);
            case Sections.KIT -> kit.begin(view, asked);
            case Sections.TARGETS -> targets.begin(view, asked);
            case Sections.CARDS -> cards.begin(view, asked);
            case Sections.CAMPAIGN -> campaign.begin(view, asked);
            default -> {
                // The others reckon nothing beforehand.
            }
        }
    }

    @Override
    public void turnTo(final int newOption) {
        option = decision.option(newOption);
        switch (section) {
            case Sections.ORDERS -> orders.turnTo(option);
            case Sections.MAP -> map.turnTo(option);
            case Sections.EVENTS -> events.turnTo(option);
            case Sections.KIT -> kit.turnTo(option);
            case Sections.TARGETS -> targets.turnTo(option);
            case Sections.CARDS -> cards.turnTo(option);
            case Sections.CAMPAIGN -> campaign.turnTo(option);
            default -> {
                // The others are told the option with each fact.
            }
        }
    }

    @Override
    public double fact(final int fact) {
        final int nth = fact & FactGroup.SIZE - 1;
        return switch (fact >>> FactGroup.SHIFT) {
            case SquadFacts.GROUP -> squad.of(view.squad, nth);
            case MarineFacts.MY_GROUP -> marines.of(view.squad, marineInHand(), nth);
            case MarineFacts.HIS_GROUP -> marines.of(view.squad, marine(), nth);
            case CombatFacts.GROUP -> combat.of(view, decision.subject(), nth);
            case OrderFacts.GROUP -> orders.of(nth);
            case PlaceFacts.GROUP -> place.of(view, decision.subject(), option, nth);
            case MapFacts.GROUP -> map.of(nth);
            case EventFacts.GROUP -> events.of(nth);
            case TargetFacts.GROUP -> targets.of(nth);
            case CardFacts.GROUP -> cards.of(nth);
            case CampaignFacts.GROUP -> campaign.of(nth);
            default -> kit.of(nth);
        };
    }

    /** Whom the question is about. */
    private int marineInHand() {
        return section == Sections.CARDS ? cards.marineInHand() : decision.subject();
    }

    /** Whom the option stands for. */
    private int marine() {
        return switch (section) {
            case Sections.ACTIVATION -> option;
            case Sections.MAP -> map.marine();
            case Sections.EVENTS -> events.marine();
            case Sections.CARDS -> cards.marine();
            case Sections.CAMPAIGN -> campaign.marine();
            default -> kit.marine();
        };
    }

    @Override
    public boolean is(final int action) {
        return switch (section) {
            case Sections.ORDERS -> orders.is(action);
            case Sections.MAP -> map.is(action);
            case Sections.EVENTS -> events.is(action);
            case Sections.KIT -> kit.is(action);
            case Sections.TARGETS -> targets.is(action);
            case Sections.CARDS -> cards.is(action);
            case Sections.CAMPAIGN -> campaign.is(action);
            default -> true; // one action each
        };
    }

    @Override
    public int sort() {
        return section == Sections.ORDERS ? orders.sort() : 0;
    }

    @Override
    public double sum(final int[] facts, final double[] weights) {
        // What is weighed of orders is all from one class, and orders are what there is most of.
        return section == Sections.ORDERS ? orders.sum(facts, weights) : super.sum(facts, weights);
    }
}
