package org.sitrep.rulesets.purplehaze.checks;

import java.util.List;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** The catalogue of checks. */
public final class Checks {
    /** All checks, in the order of their codes. */
    public static final List<Check> ALL = List.of(
            new SpacesOnBoard(),
            new SpacesOnce(),
            new MarineSpacesEnough(),
            new EnemyMarkersEnough(),
            new EnemiesFit(),
            new TacticsMarkersEnough(),
            new LogEffectsReadEntries(),
            new LogRemovesPresent(),
            new UnbandedBoxIsUniform(),
            new StartLogIsRead(),
            new EnemyDiceWithinLimits(),
            new LogEntriesFit(),
            new SpecializationSlots(),
            new SkillsKnown(),
            new AmmoIsAmmo(),
            new GearHasItsParts(),
            new AttachmentFits(),
            new CardNumbersDistinct(),
            new KiaCardOnce(),
            new SomeCombatMarkerAttacks(),
            new EliminatedTrackSound(),
            new ThreatBandsOrdered(),
            new TacticsPoolWithinCopies(),
            new MarineDiceWithinLimits(),
            new PiecesFit(),
            new OneKindForAUse(),
            new AbilitiesOnce(),
            new CardAmountsFit(),
            new AbilityNumbersGiven(),
            new TerrainLightestFirst(),
            new MarinesDistinct(),
            new StressBelowThreshold(),
            new BoonCardIsHis(),
            new LoadWithinCapacity(),
            new WeaponAllowed(),
            new MainWeaponForAll(),
            new WeaponSupply(),
            new GearSupply(),
            new GearSides(),
            new GearUsersAtSetUp(),
            new OneThingIsPlayed(),
            new StepGoesOnOnce(),
            new NextStepKnown(),
            new StepsReached(),
            new EntriesEnd(),
            new TestsDecide(),
            new ChoicesOffer(),
            new ConditionsDecide(),
            new RollHasSixFaces(),
            new EffectsConcernSomebody(),
            new PassedFollowsATest(),
            new EffectsChangeSomething(),
            new EffectsFitTheirPlace(),
            new LogReadIsSet(),
            new LogSetIsRead(),
            new LogClearedIsSet(),
            new EncounterDecksKnown(),
            new SpecialProfilesOnly(),
            new RestLinesFit(),
            new FightsCanBeWon(),
            new MapRowsEqual(),
            new MapLettersKnown(),
            new SpacesOnMap(),
            new LandingZonesFit(),
            new SpacesInReach(),
            new EazPlacesFit(),
            new EventMarkersFit(),
            new EntriesKnown(),
            new EntriesResolved(),
            new TimesInQuarters(),
            new PrimaryObjectiveOnce(),
            new ObjectivesCanBeMet(),
            new MissionCanEnd(),
            new EndingsTold(),
            new RandomCombatIsFought(),
            new EncounterDecksFilled(),
            new SupplySuffices(),
            new RestPlacesKnown(),
            new LoadoutWithinSupply(),
            new CampaignInOrder(),
            new EarlierIsEarlier(),
            new CampaignLogUsed(),
            new MotivationsOrdered(),
            new ProfilesEnough(),
            new ForbiddenKnown());

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
