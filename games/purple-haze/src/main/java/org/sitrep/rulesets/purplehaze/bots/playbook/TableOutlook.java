package org.sitrep.rulesets.purplehaze.bots.playbook;

import java.util.List;
import java.util.Map;
import org.sitrep.playbook.Facts;
import org.sitrep.ruleset.playbook.SectionedOutlook;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.PlaceWorth;
import org.sitrep.strategy.Decision;

/**
 * The state of play as a playbook sees it: the Squad, its Marines, the combat and the sections. One instance per bot.
 */
public final class TableOutlook extends SectionedOutlook<GameView> {
    private final MarineFacts marines = new MarineFacts();
    private final CombatFacts combat = new CombatFacts();
    private final StoryFacts story;
    private GameView view;
    private Decision decision;

    private final PlanSheet plan;

    /**
     * Creates the sections in the order of {@link Sections#INDEX}.
     *
     * @param plans of the playbook, by Mission
     * @param names names of the scenario in its conditions, in the order of {@link Facts#nameOf}
     */
    public TableOutlook(final Map<String, PlanText> plans, final List<String> names) {
        story = new StoryFacts(names);
        plan = new PlanSheet(plans);
        final PlaceWorth places = new PlaceWorth();
        sections(List.of(
                new CampaignFacts(),
                new KitFacts(),
                new MapFacts(plan),
                new EventFacts(plan),
                new CardFacts(),
                new PlacementFacts(places),
                new ActivationFacts(places),
                new OrderFacts(places),
                new TargetFacts()));
    }

    @Override
    public void sitDown(final GameView gameView) {
        plan.sitDown();
    }

    @Override
    public void begin(final GameView gameView, final Decision newDecision, final int section) {
        view = gameView;
        decision = newDecision;
        super.begin(gameView, newDecision, section);
    }

    @Override
    public double fact(final int fact) {
        return switch (Facts.groupOf(fact)) {
            case 0 -> SquadFacts.FACTS.read(fact, view.squad);
            case 1 -> marines.read(MarineFacts.MINE, fact, view.squad, here().whoInHand());
            case 8 -> marines.read(MarineFacts.THEIRS, fact, view.squad, here().whoOfOption());
            case 2 -> CombatFacts.FACTS.read(fact, combat.of(view, decision.subject()));
            case 12 -> CombatFacts.OF_MARINE.read(fact, combat.of(view, decision.subject()));
            case 14 -> StoryFacts.FACTS.read(fact, story.of(view, fact));
            default -> here().read(fact);
        };
    }
}
