package org.sitrep.rulesets.purplehaze.bots.map;

import org.sitrep.portable.Portable;
import org.sitrep.rulesets.purplehaze.definition.Trait;
import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.squad.Equipment;
import org.sitrep.rulesets.purplehaze.squad.Finds;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Explanation;

/**
 * Plays the rifleman on the map: computes the worth of each answer and takes the first of equals. From one question to
 * the next it retains only what follows from its view.
 */
public final class RiflemanMap {
    private static final int YES = 1;
    /** The Threat from which cards that reduce it are played. */
    private static final int SOME_THREAT = 4;
    /** The SP below which an easier way is worth a card. */
    private static final int TIRED = 8;
    /** A gamble with this result or less is rolled again. */
    private static final int BAD_GAMBLE = 2;

    private static final int CORPSMAN = 5;
    /** The Intelligence that the Corpsman's training is worth. */
    private static final int TRAINING = 3;
    /** The Damage that is worth a step of a Kit. */
    private static final int SOME_DAMAGE = 2;

    /** The Stress from a Condition at which to drop it takes precedence over a cube. */
    private static final int NEAR_A_CONDITION = 2;

    private static final int INTELLIGENCE = Trait.INTELLIGENCE.ordinal();
    private static final int PERCEPTION = Trait.PERCEPTION.ordinal();
    private static final int SURVIVABILITY = Trait.SURVIVABILITY.ordinal();

    private final ActionSense action;
    private final StoryWorth story;

    /** Creates a rifleman. */
    public RiflemanMap() {
        this(new ActionSense(new RoutePlan()), new StoryWorth());
    }

    private RiflemanMap(final ActionSense action, final StoryWorth story) {
        this.action = action;
        this.story = story;
    }

    /**
     * Returns a planner. It computes its ways, the order of Events and the chance to win a combat, and gives priority
     * to the primary objective. All else is as the rifleman's.
     */
    public static RiflemanMap planner() {
        return new RiflemanMap(new PlannerAction(new Wayfinder()), new StoryWorth(new Tour()));
    }

    /** Returns the index of the chosen option. */
    public int choose(final SquadView squad, final MissionView mission, final Decision decision) {
        return switch (decision.kind()) {
            case DecisionKind.SQUAD_ACTION, DecisionKind.DURATION, DecisionKind.EVAC, DecisionKind.EVAC_MARINE ->
                action.choose(squad, mission, decision);
            case DecisionKind.RATION, DecisionKind.REMOVE_EAZ -> YES;
            case DecisionKind.TRAIL_SENSE, DecisionKind.GHOST -> mission.threat() >= SOME_THREAT ? YES : 0;
            case DecisionKind.PLAY_BOON -> playsCard(squad, mission, decision) ? YES : 0;
            case DecisionKind.GAMBLE_AGAIN -> decision.subject() <= BAD_GAMBLE ? YES : 0;
            case DecisionKind.NEXT_ENCOUNTER -> {
                story.begin(squad, mission, mission.story);
                yield story.ofEntry(mission.story.encounter(decision.subject())) < 0 ? YES : 0;
            }
            default -> best(squad, mission, decision);
        };
    }

    private static boolean playsCard(final SquadView squad, final MissionView mission, final Decision decision) {
        return switch (squad.opOf(decision.subject())) {
            case MARCH_THREAT -> mission.threat() >= SOME_THREAT;
            case LEFT_SHIFT -> mission.stamina() < TIRED;
            default -> true;
        };
    }

    private int best(final SquadView squad, final MissionView mission, final Decision decision) {
        if (ofEntry(decision)) {
            story.begin(squad, mission, mission.story);
        }
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < decision.count(); i++) {
            final double value = worth(squad, mission, decision, decision.option(i));
            if (value > most) {
                most = value;
                best = i;
            }
        }
        return best;
    }

    private static boolean ofEntry(final Decision decision) {
        return decision.kind() == DecisionKind.ENTRY_OPTION || decision.kind() == DecisionKind.ENTRY_MARINE;
    }

    private double worth(final SquadView squad, final MissionView mission, final Decision decision, final int option) {
        return switch (decision.kind()) {
            case DecisionKind.FIRST_AID -> firstAid(squad, mission, option);
            case DecisionKind.HEAL -> squad.woundCubes(option) + squad.damage(option) - squad.damageThreshold(option);
            case DecisionKind.PEP_TALK, DecisionKind.COMEDIAN -> cheerUp(squad, option);
            case DecisionKind.POINT_MAN -> pointMan(squad, mission, option);
            case DecisionKind.ENTRY_OPTION -> story.ofOption(decision.subject(), option);
            case DecisionKind.ENTRY_MARINE -> story.ofMarine(decision.subject(), option);
            case DecisionKind.PAY_BOON_POINT -> squad.boonPoints(option);
            case DecisionKind.RELIEF -> relief(squad, decision.subject(), option);
            case DecisionKind.TAKE_OVER -> takeOver(squad, option);
            case DecisionKind.TAKE_FIND -> takeFind(squad, option);
            case DecisionKind.GIVE_UP -> squad.steps(Finds.marine(option), Finds.item(option));
            default -> 0;
        };
    }

    /** Weighs First Aid: none below some Damage; a card before a Kit in the same hands. */
    private static double firstAid(final SquadView squad, final MissionView mission, final int option) {
        if (option == DecisionKind.NOBODY || squad.damageOfAll() < SOME_DAMAGE) {
            return 0;
        }
        final int marine = (option & 7) - 1;
        final int dice = 1 + mission.story.strike(marine, INTELLIGENCE) + (marine == CORPSMAN ? TRAINING : 0);
        return 2 * dice + (option >>> 3 == DecisionKind.BY_CARD ? 1 : 0);
    }

    /** Prefers the cube, which postpones a Breakdown for longer, unless a Condition is near. */
    private static int relief(final SquadView squad, final int marine, final int option) {
        final boolean near = squad.stressThreshold(marine) - squad.stress(marine) <= NEAR_A_CONDITION;
        return (option == DecisionKind.DROP_STRESS) == near ? 1 : 0;
    }

    /** Prefers the Marine nearest to a Condition; no Marine comes last. */
    private static double cheerUp(final SquadView squad, final int option) {
        return option == DecisionKind.NOBODY
                ? Double.NEGATIVE_INFINITY
                : squad.stress(option - 1) - squad.stressThreshold(option - 1);
    }

    /**
     * Prefers sharp eyes, then orientation; spares a wounded Marine, and leaves the present one in place at equal
     * worth.
     */
    private static double pointMan(final SquadView squad, final MissionView mission, final int marine) {
        final int skill = marine == squad.pointMan() ? 0 : squad.pointManStrike(marine);
        return 6 * (mission.story.strike(marine, PERCEPTION) + skill)
                + 3 * mission.story.strike(marine, SURVIVABILITY)
                - 2 * squad.damage(marine)
                - 4 * squad.woundCubes(marine);
    }

    /** Takes First Aid Kits, ammo for a weapon that a Marine has, and weapons for Marines with room; nothing else. */
    private static double takeOver(final SquadView squad, final int handover) {
        if (handover == Equipment.NOTHING) {
            return 0;
        }
        final int item = Equipment.item(handover);
        if (Equipment.isWeapon(handover)) {
            return squad.isMainWeapon(item) ? 1 : 0;
        }
        return squad.isFirstAidKit(item) ? 3 : squad.feedsWeapon(Equipment.to(handover), item) ? 2 : 0;
    }

    /** Prefers the first taker; for ammo the Marine with least of it. */
    private static double takeFind(final SquadView squad, final int find) {
        if (find == Finds.LEFT) {
            return Double.NEGATIVE_INFINITY;
        }
        return Finds.isWeapon(find) ? 0 : -squad.steps(Finds.marine(find), Finds.item(find));
    }

    /** Explains an answer, with the worth of the options of Events and Encounters. */
    public Explanation explain(
            final SquadView squad, final MissionView mission, final Decision decision, final int chosen) {
        return switch (decision.kind()) {
            case DecisionKind.SQUAD_ACTION, DecisionKind.EVAC ->
                Explanation.of(action.why(squad, mission, decision.option(chosen)));
            case DecisionKind.DURATION -> Explanation.of(action.why(squad, mission, DecisionKind.BIVOUAC));
            case DecisionKind.ENTRY_OPTION, DecisionKind.ENTRY_MARINE -> {
                story.begin(squad, mission, mission.story);
                final double[] worths = new double[decision.count()];
                double next = Double.NEGATIVE_INFINITY;
                for (int i = 0; i < decision.count(); i++) {
                    worths[i] = worth(squad, mission, decision, decision.option(i));
                    next = i == chosen ? next : Math.max(next, worths[i]);
                }
                final String why = "worth %.2f by its effects and the odds of its tests, next best %.2f";
                yield Explanation.of(Portable.format(why, worths[chosen], next), worths);
            }
            default -> Explanation.of(MapReasons.small(decision, chosen));
        };
    }
}
