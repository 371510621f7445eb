package org.sitrep.rulesets.purplehaze.bots.playbook;

import org.sitrep.playbook.Outlook;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.PlaceWorth;
import org.sitrep.strategy.Decision;

/** The table as a playbook sees it: hands each fact to the class that knows it. One a bot. */
final class TableOutlook extends Outlook {
    private final PlaceWorth places = new PlaceWorth();
    private final SquadFacts squad = new SquadFacts();
    private final MarineFacts marines = new MarineFacts();
    private final CombatFacts combat = new CombatFacts();
    private final OrderFacts orders = new OrderFacts(places);
    private final PlaceFacts place = new PlaceFacts(places);
    private final MapFacts map = new MapFacts();
    private final EventFacts events = new EventFacts();
    private final KitFacts kit = new KitFacts();
    private GameView view;
    private Decision decision;
    private int section;
    private int option;

    /** Turns to a question. */
    void begin(final GameView gameView, final Decision asked, final int askedOf) {
        view = gameView;
        decision = asked;
        section = askedOf;
        option = 0;
        switch (section) {
            case Sections.ORDERS -> orders.begin(view, asked);
            case Sections.MAP -> map.begin(view, asked);
            case Sections.EVENTS -> events.begin(view, asked);
            case Sections.KIT -> kit.begin(view, asked);
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
            default -> {
                // The others are told the option with each fact.
            }
        }
    }

    @Override
    public double fact(final int fact) {
        final int nth = fact % FactGroup.SIZE;
        return switch (fact / FactGroup.SIZE) {
            case SquadFacts.GROUP -> squad.of(view.squad, nth);
            case MarineFacts.GROUP -> marines.of(view.squad, marine(), nth);
            case CombatFacts.GROUP -> combat.of(view, decision.subject(), nth);
            case OrderFacts.GROUP -> orders.of(nth);
            case PlaceFacts.GROUP -> place.of(view, decision.subject(), option, nth);
            case MapFacts.GROUP -> map.of(nth);
            case EventFacts.GROUP -> events.of(nth);
            default -> kit.of(nth);
        };
    }

    /** Who is meant by facts of a Marine: the one placed or ordered, else the one whom the option stands for. */
    private int marine() {
        return switch (section) {
            case Sections.PLACEMENT, Sections.ORDERS -> decision.subject();
            case Sections.ACTIVATION -> option;
            case Sections.MAP -> map.marine();
            case Sections.EVENTS -> events.marine();
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
            default -> true; // one action each
        };
    }
}
