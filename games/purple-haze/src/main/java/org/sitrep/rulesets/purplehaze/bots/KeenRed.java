package org.sitrep.rulesets.purplehaze.bots;

import org.sitrep.dice.DieColour;
import org.sitrep.rulesets.purplehaze.bots.map.StoryWorth;
import org.sitrep.rulesets.purplehaze.combat.CombatView;
import org.sitrep.rulesets.purplehaze.combat.RedHand;
import org.sitrep.rulesets.purplehaze.definition.CombatMarker;
import org.sitrep.rulesets.purplehaze.mission.RedMap;
import org.sitrep.rulesets.purplehaze.mission.Sapper;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.RollId;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.rulesets.purplehaze.tables.EnemyTable;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Explanation;

/**
 * Plays Red aggressively. It puts the best Enemies behind the best cover and plays the Combat marker that does most
 * Damage for its cost. It holds back one-shot markers until their expected effect pays. It looks one decision ahead and
 * no further.
 */
public final class KeenRed extends Bot<RedView> {
    /** The Damage that an Initiative point is worth: the Marines gain the cost of an activation. */
    private static final double INITIATIVE = 0.55;
    /** The worth of an added Tactics marker, in Damage. */
    private static final double TACTICS = 1.2;
    /** The worth of a move, in Damage. */
    private static final double MOVE = 0.6;
    /** The expected Damage required to throw dice again; the marker has to last a whole Mission. */
    private static final double WORTH_A_REROLL = 1.5;
    /** The margin below the mean of the pile at which the best Combat marker in hand calls for a redraw. */
    private static final double BAD_HAND = 1.0;

    /** The loss in the chance of passing required to make a test harder; two markers have to last a whole Mission. */
    private static final double MUCH = 0.3;
    /** An Encounter worth more than this to the Squad stays in hand. */
    private static final double HARMLESS = 0.2;

    private static final int FACES = 6;

    private final AttackWorth attack = new AttackWorth();
    private final StoryWorth story = new StoryWorth();

    @Override
    public void begin(final RedView view, final BotRandom random) {
        // Stateless from one decision to the next.
    }

    @Override
    public int choose(final RedView view, final Decision decision) {
        return switch (decision.kind()) {
            case DecisionKind.RED_PLACE -> place(view, decision);
            case DecisionKind.RED_REDRAW -> redraw(view, decision);
            case DecisionKind.RED_REROLL -> reroll(view.hand, decision);
            default -> best(view, decision);
        };
    }

    /** Returns the option of greatest worth; of equals the first. */
    private int best(final RedView view, final Decision decision) {
        if (decision.kind() == DecisionKind.RED_ENCOUNTER) {
            story.begin(view.squad, view.mission, view.map.story);
        }
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

    private double worth(final RedView view, final Decision decision, final int option) {
        return switch (decision.kind()) {
            case DecisionKind.RED_MARKER -> markerWorth(view.hand, option);
            case DecisionKind.RED_MOVE -> option == DecisionKind.NOBODY ? 0 : ofMove(view, option & 255, option >>> 8);
            case DecisionKind.RED_HARDER -> option != 0 && isMuchHarder(view.squad, decision.subject() >>> 8) ? 1 : 0;
            case DecisionKind.RED_EAZ -> option != 0 && nearsSquad(view.map, option) ? 1 : 0;
            case DecisionKind.RED_ENCOUNTER ->
                option == 0 ? -HARMLESS : -story.ofEntry(view.map.story.encounter(option - 1));
            default -> throw new IllegalArgumentException("decision kind " + decision.kind());
        };
    }

    private static boolean isMuchHarder(final SquadView squad, final int diff) {
        return squad.testChance(diff) - squad.testChance(diff + 1) >= MUCH;
    }

    /** Returns whether a move brings an EAZ next to the Squad that does not count there yet. */
    private static boolean nearsSquad(final RedMap map, final int move) {
        return !map.nearSquad(Sapper.from(move)) && map.nearSquad(Sapper.to(move));
    }

    /** Assigns the k-th best of the Enemies left to the k-th safest of the spaces left. */
    private static int place(final RedView view, final Decision decision) {
        int safer = 0;
        for (int left = view.combat.spacesForEnemies() & ~view.combat.enemySpaces(); left != 0; left &= left - 1) {
            safer += safety(view, Integer.numberOfTrailingZeros(left)) > safety(view, decision.subject()) ? 1 : 0;
        }
        for (int i = 0; i < decision.count(); i++) {
            int better = 0;
            for (int j = 0; j < decision.count(); j++) {
                final double difference = price(view.hand, decision.option(j)) - price(view.hand, decision.option(i));
                better += difference > 0 || difference == 0 && j < i ? 1 : 0;
            }
            if (better == safer) {
                return i;
            }
        }
        return 0; // equally safe spaces: the best of the rest comes first
    }

    /** Ranks spaces: Hard Cover first, then the rear. */
    private static int safety(final RedView view, final int space) {
        return (view.combat.enemyHardCover(space) ? 4 : 0) + CombatView.row(space);
    }

    /** Returns the worth of an Enemy to Red; of two Fighters the weaker needs cover more. */
    private static double price(final RedHand hand, final int unit) {
        final double toughness = (hand.hitPoints(unit) + hand.soft(unit)) / 100.0;
        final EnemyTable enemies = hand.enemies();
        final int type = hand.type(unit);
        if (enemies.armored[type]) {
            return -toughness; // few weapons can hit a tank wherever it stands
        }
        return 1
                + 2 * enemies.focus[type]
                + 1.5 * enemies.crit[type]
                + enemies.strike[type]
                - 0.5 * enemies.cost[type]
                - toughness;
    }

    private double markerWorth(final RedHand hand, final int marker) {
        final CombatMarker printed = hand.markers().combat.get(marker);
        final double damage =
                hand.isIdle(marker) ? 0 : attack.ofThrow(hand, hand.focus(marker), hand.strike(), hand.crit(marker));
        return damage
                + (printed.addTactic() ? TACTICS : 0)
                + (printed.hardMove() ? MOVE : 0)
                - INITIATIVE * printed.cost();
    }

    /** Returns the worst marker if even the best in hand is bad. */
    private int redraw(final RedView view, final Decision decision) {
        final RedHand hand = view.hand;
        double pile = 0;
        for (int i = 0; i < hand.pileSize(); i++) {
            pile += markerWorth(hand, hand.onPile(i)) / hand.pileSize();
        }
        int worst = 0;
        double least = Double.POSITIVE_INFINITY;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 1; i < decision.count(); i++) {
            final double value = markerWorth(hand, decision.option(i) - 1);
            most = Math.max(most, value);
            if (value < least) {
                least = value;
                worst = i;
            }
        }
        return most < pile - BAD_HAND ? worst : 0;
    }

    /** Moves the best Enemy without Hard Cover into it, or another to the rear; no move is better than a loss. */
    private static double ofMove(final RedView view, final int from, final int to) {
        final double gain = safety(view, to) - safety(view, from);
        return gain * Math.max(0.1, price(view.hand, view.hand.unitOn(from)));
    }

    /** Throws all dice of the faces that do no Damage again if the expected gain suffices; once begun, continues. */
    private int reroll(final RedHand hand, final Decision decision) {
        if (decision.subject() == RollId.AIM_SHOOT_TEST.number()) {
            return 0; // one Marine takes all faces together: better saved for an attack
        }
        int focus = hand.pickedUp(DieColour.FOCUS);
        int strike = hand.pickedUp(DieColour.STRIKE);
        int crit = hand.pickedUp(DieColour.CRIT);
        final boolean begun = focus + strike + crit > 0;
        double lying = 0;
        int useless = 0;
        for (int face = 1; face <= FACES; face++) {
            final double damage = attack.ofPresentDice(hand, face);
            lying += damage;
            if (damage == 0) {
                useless |= 1 << face;
                focus += hand.dice(DieColour.FOCUS, face);
                strike += hand.dice(DieColour.STRIKE, face);
                crit += hand.dice(DieColour.CRIT, face);
            }
        }
        if (!begun && attack.ofDice(hand, useless, focus, strike, crit) - lying < WORTH_A_REROLL) {
            return 0;
        }
        for (int i = 1; i < decision.count(); i++) {
            if ((useless & 1 << (decision.option(i) - 1) % FACES + 1) != 0) {
                return i;
            }
        }
        return 0;
    }

    @Override
    public Explanation explain(final RedView view, final Decision decision, final int chosen) {
        final double[] worths = weighed(view, decision);
        final boolean nothing = decision.option(chosen) == 0;
        return Explanation.of(
                switch (decision.kind()) {
                    case DecisionKind.RED_MARKER ->
                        CombatReasons.weighed(worths, worths.length, chosen, " Damage after its Initiative");
                    case DecisionKind.RED_PLACE -> "the best Enemies in the safest spaces";
                    case DecisionKind.RED_REDRAW -> nothing ? "the hand is good enough" : "the hand is bad";
                    case DecisionKind.RED_MOVE -> nothing ? "all stand well" : "the largest gain in safety";
                    case DecisionKind.RED_REROLL -> nothing ? "the dice do enough Damage" : "that die does no Damage";
                    default -> nothing ? "saved for later" : "most harm now";
                },
                worths);
    }

    /** Returns the worth of each option where numbers decide; empty elsewhere. */
    private double[] weighed(final RedView view, final Decision decision) {
        final double[] worths = new double[decision.count()];
        for (int i = 0; i < worths.length; i++) {
            final int option = decision.option(i);
            switch (decision.kind()) {
                case DecisionKind.RED_MARKER, DecisionKind.RED_MOVE, DecisionKind.RED_ENCOUNTER ->
                    worths[i] = worth(view, decision, option);
                case DecisionKind.RED_PLACE -> worths[i] = price(view.hand, option);
                case DecisionKind.RED_REDRAW ->
                    worths[i] = option == 0 ? Double.NaN : markerWorth(view.hand, option - 1);
                default -> {
                    return new double[0];
                }
            }
        }
        return worths;
    }
}
