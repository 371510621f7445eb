package org.sitrep.rulesets.rambo.checks;

import java.util.List;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** The catalogue of checks. */
public final class Checks {
    /** All checks, in the order of their codes. */
    public static final List<Check> ALL = List.of(
            new OneThingIsPlayed(),
            new HeroesDistinct(),
            new GearKnown(),
            new GearWithinSlots(),
            new LoadoutWithinSlots(),
            new CampaignBringsItsGear(),
            new ForbiddenKnown(),
            new StanceLeft(),
            new AlertTrackComplete(),
            new TacticsNumbersDistinct(),
            new PersistentCardsLast(),
            new BehavioursFit(),
            new EffectPartsFit(),
            new EffectsFitTheirPlace(),
            new LastingEffectsHold(),
            new PlacesNamedAreThere(),
            new LettersInTheRow(),
            new TilesApart(),
            new SpacesOpen(),
            new SpacesDistinct(),
            new StartsInStartArea(),
            new FogPlacesFit(),
            new AreasOnMap(),
            new WithinReach(),
            new EnemyRowDistinct(),
            new FiguresWithinBox(),
            new ThreatDeckFilled(),
            new TacticsNumbersThere(),
            new TokensFit(),
            new PoisPutDown(),
            new BattlefieldWithinRounds(),
            new ConditionsFit(),
            new ConditionsCanChange(),
            new RepetitionEnds(),
            new MissionCanBeWon(),
            new CampaignMissionsDistinct(),
            new PartiesToChooseDistinct(),
            new PartyIsOnOffer());

    private Checks() {}

    /**
     * Makes all checks, so that everything wrong is told at once.
     *
     * @param game bound without findings
     * @param document tells where each value stands
     * @param findings receives what is found
     */
    public static void checkAll(final GameData game, final ScenarioDocument document, final Findings findings) {
        ALL.forEach(check -> check.check(game, document, findings));
    }
}
