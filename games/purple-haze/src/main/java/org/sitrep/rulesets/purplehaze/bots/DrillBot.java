package org.sitrep.rulesets.purplehaze.bots;

import org.sitrep.rulesets.purplehaze.bots.campaign.DrillCampaign;
import org.sitrep.rulesets.purplehaze.bots.map.DrillMap;
import org.sitrep.rulesets.purplehaze.combat.FireDice;
import org.sitrep.rulesets.purplehaze.combat.Order;
import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Explanation;

/**
 * Plays the drill: a deliberately plain policy, fixed to the letter, so that two implementations of the rules can be
 * compared number by number. It makes no random choice. It never uses grenades, smoke, skills, Fire Support, the
 * Claymore, Aimed Shots, the bipod, a second ammo step or a shared Burst. Nor does it use any Boon card, Lucky Charm or
 * Ability that must be called for.
 */
public final class DrillBot extends Bot<GameView> {
    /** The places: IDs 1-4 on row 2, IDs 5 and 6 on row 3, columns 2 and 3. */
    private static final int[] PLACES = {
        new Space(2, 1).index(), new Space(2, 2).index(), new Space(2, 3).index(),
        new Space(2, 4).index(), new Space(3, 2).index(), new Space(3, 3).index()
    };

    private static final int FORBIDDEN = Order.AIMED | Order.ATTACHMENT | Order.EXTRA_AMMO | Order.SMOKE;

    private final FireDice dice = new FireDice();
    private final DrillMap map = new DrillMap();
    private final DrillCampaign campaign = new DrillCampaign();

    @Override
    public void begin(final GameView view, final BotRandom random) {
        // Stateless from one decision to the next.
    }

    @Override
    public int choose(final GameView view, final Decision decision) {
        return switch (decision.kind()) {
            case DecisionKind.PLACE -> place(view, decision);
            case DecisionKind.FIRST_ORDER -> firstOrder(view, decision);
            case DecisionKind.SECOND_ORDER -> secondOrder(view, decision);
            case DecisionKind.FIRE_MISSION_ROW, DecisionKind.REVEAL, DecisionKind.ACTIVATE, DecisionKind.ID_HOLDER ->
                0; // the lowest
            case DecisionKind.CLAYMORE,
                    DecisionKind.SWAP,
                    DecisionKind.BURST,
                    DecisionKind.LEFTOVER_HIT,
                    DecisionKind.SHED -> 0; // no; nothing shared; reading order
            case DecisionKind.REROLL,
                    DecisionKind.BEFORE_TEST,
                    DecisionKind.PLAY,
                    DecisionKind.PLAY_TARGET,
                    DecisionKind.IGNORE_DAMAGE,
                    DecisionKind.IGNORE_WOUND -> 0; // no
            case DecisionKind.PROFILE,
                    DecisionKind.MOTIVATION,
                    DecisionKind.MAIN_WEAPON,
                    DecisionKind.EQUIP,
                    DecisionKind.UPGRADE,
                    DecisionKind.REST_BOON -> campaign.choose(view.squad, view.campaign, decision);
            default -> map.choose(view.squad, view.mission, decision);
        };
    }

    /**
     * Takes the first space left: the options are the free spaces in reading order, so the k-th Marine gets the k-th
     * indicated one.
     */
    private static int place(final GameView view, final Decision decision) {
        return view.combat.spacesIndicated() ? 0 : Math.max(0, decision.indexOf(PLACES[decision.subject()]));
    }

    private int firstOrder(final GameView view, final Decision decision) {
        final int shot = bestShot(view, decision);
        if (shot >= 0) {
            return shot;
        }
        final int cover = mostCover(decision);
        return cover >= 0 ? cover : Math.max(0, nearest(view, decision, false));
    }

    private static int secondOrder(final GameView view, final Decision decision) {
        if (Order.kind(view.combat.firstOrder()) == Order.FIRE) {
            final int cover = mostCover(decision);
            if (cover >= 0) {
                return cover;
            }
            final int space = view.combat.space(decision.subject());
            final int move = view.combat.marineHardCover(space) ? -1 : nearest(view, decision, true);
            if (move >= 0) {
                return move;
            }
        }
        return decision.count() - 1; // Idle, the last option
    }

    /**
     * Fires the main weapon in the order of the loadout, automatic before single, at the best target in range; -1 if
     * there is no target.
     */
    private int bestShot(final GameView view, final Decision decision) {
        dice.begin(view.combat, decision.subject());
        int best = -1;
        // Fire orders come first.
        for (int i = 0; i < decision.count() && Order.kind(decision.option(i)) == Order.FIRE; i++) {
            if (isDrillShot(view, decision.option(i))
                    && (best < 0 || better(view, decision.subject(), decision.option(i), decision.option(best)))) {
                best = i;
            }
        }
        return best;
    }

    private static boolean isDrillShot(final GameView view, final int order) {
        if ((order & FORBIDDEN) != 0) {
            return false;
        }
        final int weapon = view.squad.modes().weapon[Order.mode(order)];
        return weapon >= 0 && view.squad.isMainWeapon(weapon);
    }

    private boolean better(final GameView view, final int marine, final int a, final int b) {
        final int mode = compareModes(view, marine, Order.mode(a), Order.mode(b));
        if (mode != 0) {
            return mode < 0;
        }
        final int focus = dice.focusOf(a) - dice.focusOf(b);
        if (focus != 0) {
            return focus > 0;
        }
        final int toughness = toughness(view, Order.target(a)) - toughness(view, Order.target(b));
        if (toughness != 0) {
            return toughness < 0;
        }
        return Order.target(a) < Order.target(b); // lowest row, then lowest column
    }

    private static int compareModes(final GameView view, final int marine, final int a, final int b) {
        if (a == b) {
            return 0;
        }
        final int rank = view.squad.weaponRank(marine, view.squad.modes().weapon[a])
                - view.squad.weaponRank(marine, view.squad.modes().weapon[b]);
        if (rank != 0) {
            return rank;
        }
        final int automatic = (view.squad.modes().printed[b].automatic() ? 1 : 0)
                - (view.squad.modes().printed[a].automatic() ? 1 : 0);
        return automatic != 0 ? automatic : a - b;
    }

    private static int toughness(final GameView view, final int target) {
        return target == Order.NO_TARGET || view.combat.hidden(target)
                ? 0
                : view.combat.hitPoints(target) + view.combat.enemySoft(target);
    }

    private static int mostCover(final Decision decision) {
        int best = -1;
        for (int i = 0; i < decision.count(); i++) {
            final int order = decision.option(i);
            if (Order.kind(order) == Order.TAKE_COVER
                    && (best < 0 || Order.markers(order) > Order.markers(decision.option(best)))) {
                best = i;
            }
        }
        return best;
    }

    /**
     * Finds the nearest empty space, ties to the lowest row and then column, which is the order of the options; -1 if
     * there is none.
     */
    private static int nearest(final GameView view, final Decision decision, final boolean hardCover) {
        final int from = view.combat.space(decision.subject());
        int best = -1;
        int fewest = Integer.MAX_VALUE;
        for (int i = 0; i < decision.count(); i++) {
            final int order = decision.option(i);
            if (Order.kind(order) == Order.MOVE && (!hardCover || view.combat.marineHardCover(Order.space(order)))) {
                final int spaces = view.combat.board().distance[from * Space.COUNT + Order.space(order)];
                if (spaces < fewest) {
                    fewest = spaces;
                    best = i;
                }
            }
        }
        return best;
    }

    @Override
    public Explanation explain(final GameView view, final Decision decision, final int chosen) {
        return Explanation.of(DrillReasons.of(view, decision, decision.option(chosen)));
    }
}
