package org.sitrep.rulesets.purplehaze.bots;

import org.sitrep.rulesets.purplehaze.bots.campaign.RiflemanCampaign;
import org.sitrep.rulesets.purplehaze.bots.map.RiflemanMap;
import org.sitrep.rulesets.purplehaze.bots.planner.PlannerCombat;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.squad.Equipment;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Explanation;

/**
 * Plays sensibly. It places Marines where their weapons reach and cover protects, shoots at the likeliest elimination
 * and shares bursts to that end. It throws grenades and smoke, calls Fire Support early and falls back when the Squad
 * is about to break. It looks one order ahead and no further.
 */
public final class RiflemanBot extends Bot<GameView> {
    private static final int SQUAD_LEADER = 0;

    private final OrderWorth orders = new OrderWorth();
    private final PlaceWorth places = new PlaceWorth();
    private final CardSense cards = new CardSense();
    private final RiflemanMap map;
    private final RiflemanCampaign campaign = new RiflemanCampaign();

    /** Creates a rifleman. */
    public RiflemanBot() {
        this(new RiflemanMap());
    }

    /** Creates a rifleman with other answers to the questions on the map. */
    RiflemanBot(final RiflemanMap map) {
        this.map = map;
    }

    @Override
    public void begin(final GameView view, final BotRandom random) {
        // Stateless from one decision to the next.
    }

    /** Returns the option of greatest worth; of equals the first. */
    @Override
    public int choose(final GameView view, final Decision decision) {
        return switch (decision.kind()) {
            case DecisionKind.FIRST_ORDER, DecisionKind.SECOND_ORDER -> bestOrder(view, decision);
            case DecisionKind.REVEAL, DecisionKind.SWAP -> 0; // hidden ones look alike; the loadout was chosen
            default ->
                decision.kind() < DecisionKind.SQUAD_ACTION
                        ? best(view, decision)
                        : decision.kind() < DecisionKind.PROFILE
                                ? map.choose(view.squad, view.mission, decision)
                                : campaign.choose(view.squad, view.campaign, decision);
        };
    }

    /** Orders are most of the questions: a loop of their own makes combats 4 % faster. */
    private int bestOrder(final GameView view, final Decision decision) {
        orders.begin(view, decision.subject(), places);
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < decision.count(); i++) {
            final double value = orders.of(view, decision.option(i));
            if (value > most) {
                most = value;
                best = i;
            }
        }
        return best;
    }

    private int best(final GameView view, final Decision decision) {
        places.begin();
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < decision.count(); i++) {
            final double value = worth(view, decision, decision.option(i));
            if (value > most) {
                most = value;
                best = i;
            }
        }
        return best;
    }

    private double worth(final GameView view, final Decision decision, final int option) {
        return switch (decision.kind()) {
            case DecisionKind.PLACE -> places.of(view, decision.subject(), option);
            case DecisionKind.CLAYMORE -> option == 0 ? 0 : OrderWorth.enemiesOn(view.combat, option, 1);
            case DecisionKind.ACTIVATE -> eagerness(view, option);
            case DecisionKind.FIRST_ORDER, DecisionKind.SECOND_ORDER -> orders.of(view, option);
            case DecisionKind.BURST -> orders.ofShares(view.combat, decision.subject(), option);
            case DecisionKind.LEFTOVER_HIT ->
                view.combat.hidden(option) ? -99 : -view.combat.hitPoints(option) - view.combat.enemySoft(option);
            case DecisionKind.FIRE_MISSION_ROW -> OrderWorth.enemiesOn(view.combat, option, decision.subject());
            case DecisionKind.ID_HOLDER -> margin(view, option);
            case DecisionKind.SHED -> -harm(view, option);
            default -> cards.worth(view, decision, option);
        };
    }

    /**
     * Ranks the radio first while a call can still land, then the best shot; a Marine who can make another act again
     * comes last.
     */
    private double eagerness(final GameView view, final int marine) {
        double score = places.reach(view, marine, view.combat.space(marine));
        score += radioFirst(view, marine) ? 10 : 0;
        score -= marine == SQUAD_LEADER && view.squad.hasSkill(marine, SkillId.GO_AGAIN) ? 10 : 0;
        score += view.combat.activations(marine) > 0 ? -1 : 0;
        return score;
    }

    /** Returns whether the Radio Operator acts before all others, whatever their shots. */
    static boolean radioFirst(final GameView view, final int marine) {
        return marine == PlannerCombat.RADIO_OPERATOR && PlannerCombat.callsFire(view.squad, view.combat);
    }

    private static double margin(final GameView view, final int marine) {
        final int cover = view.combat.soft(marine) + (view.combat.marineHardCover(view.combat.space(marine)) ? 3 : 0);
        return view.squad.damageThreshold(marine)
                - view.squad.damage(marine)
                + cover
                - 4 * view.squad.woundCubes(marine);
    }

    /**
     * Passes an item to a Marine who can carry it, or drops gear, rather than part the Radio Set from its operator or a
     * weapon from the Squad.
     */
    private static int harm(final GameView view, final int handover) {
        if (!Equipment.isWeapon(handover) && view.squad.isRadioSet(Equipment.item(handover))) {
            return 2;
        }
        if (Equipment.to(handover) != Equipment.DROP) {
            return 0;
        }
        return Equipment.isWeapon(handover) ? 3 : 1;
    }

    @Override
    public Explanation explain(final GameView view, final Decision decision, final int chosen) {
        return switch (decision.kind()) {
            case DecisionKind.PLACE -> weighed(view, decision, chosen, "", " mean successes by reach and cover");
            case DecisionKind.ACTIVATE -> {
                final Explanation picked =
                        weighed(view, decision, chosen, "", " mean successes from the present space");
                yield radioFirst(view, decision.option(chosen)) ? picked.because(CombatReasons.RADIO) : picked;
            }
            case DecisionKind.FIRST_ORDER, DecisionKind.SECOND_ORDER -> {
                final String reason = CombatReasons.order(view, decision.subject(), decision.option(chosen));
                yield weighed(view, decision, chosen, reason, " Fighters after its Initiative");
            }
            case DecisionKind.BURST -> weighed(view, decision, chosen, "", " Fighters");
            case DecisionKind.PROFILE,
                    DecisionKind.MOTIVATION,
                    DecisionKind.MAIN_WEAPON,
                    DecisionKind.EQUIP,
                    DecisionKind.UPGRADE,
                    DecisionKind.REST_BOON -> Explanation.of(campaign.why(decision, chosen));
            default -> {
                final String small = CombatReasons.small(view, decision, chosen);
                yield small.isEmpty() ? map.explain(view.squad, view.mission, decision, chosen) : Explanation.of(small);
            }
        };
    }

    private Explanation weighed(
            final GameView view, final Decision decision, final int chosen, final String reason, final String unit) {
        places.begin();
        if (decision.kind() == DecisionKind.FIRST_ORDER || decision.kind() == DecisionKind.SECOND_ORDER) {
            orders.begin(view, decision.subject(), places);
        }
        final double[] worths = new double[decision.count()];
        for (int i = 0; i < worths.length; i++) {
            worths[i] = worth(view, decision, decision.option(i));
        }
        return Explanation.of(reason + CombatReasons.weighed(worths, worths.length, chosen, unit), worths);
    }
}
