package org.sitrep.rulesets.sixtyfive.bots;

import java.util.Arrays;
import org.sitrep.rulesets.sixtyfive.battle.Activity;
import org.sitrep.rulesets.sixtyfive.battle.BattleState;
import org.sitrep.rulesets.sixtyfive.battle.BattleView;
import org.sitrep.rulesets.sixtyfive.definition.Block;
import org.sitrep.rulesets.sixtyfive.definition.UnitType.Ability;
import org.sitrep.rulesets.sixtyfive.definition.UnitType.Power;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.rulesets.sixtyfive.tables.HexMap;
import org.sitrep.rulesets.sixtyfive.tables.UnitTable;
import org.sitrep.strategy.Decision;

/** Weighs the Actions that cards allow, and chooses among them. Not thread-safe. */
final class ActionWorth {
    private static final Block[] BLOCKS = Block.values();
    private static final Power[] POWERS = Power.values();
    private static final double TO_BE_WEIGHED = -9;

    private final Sense sense;
    private final BattleView view;
    private final UnitTable units;
    private final double[] known = new double[BLOCKS.length];
    /** Worth of each option by itself, without the card. */
    private final double[] alone = new double[DecisionKind.MAX_OPTIONS];

    ActionWorth(final Sense sense) {
        this.sense = sense;
        view = sense.view;
        units = view.tables.units;
    }

    /**
     * Returns the best option of the question which card to play, and what for.
     *
     * @param worths receives the worth of each option
     */
    int play(final Decision decision, final double[] worths) {
        Arrays.fill(known, TO_BE_WEIGHED);
        for (int i = 0; i < decision.count(); i++) {
            alone[i] = plain(decision.option(i));
        }
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < decision.count(); i++) {
            worths[i] = total(decision, i);
            if (worths[i] > most) {
                most = worths[i];
                best = i;
            }
        }
        return best;
    }

    private double total(final Decision decision, final int index) {
        final int option = decision.option(index);
        if (option == DecisionKind.NOTHING) {
            return Worths.LEAST;
        }
        final int card = option & 0xFF;
        final Block block = block(option);
        final boolean power = (option & ~0xFF) == DecisionKind.POWER;
        double worth = alone[index];
        if (block == Block.COMMAND_OPS || power && (ready() & units.with(Power.LEADERSHIP)) != 0) {
            worth = Math.max(worth, (power ? 0.7 : 1) * follow(decision, card, 2));
        } else if (block == Block.REINFORCEMENTS) {
            worth = follow(decision, card, 1) + Worths.DRAWN_CARD;
        }
        return worth - sense.cards.worth(card);
    }

    /** Returns the worth of the best Actions of the other cards. */
    private double follow(final Decision decision, final int card, final int many) {
        double first = 0;
        double second = 0;
        int with = card;
        for (int i = 0; i < decision.count(); i++) {
            final int other = decision.option(i) & 0xFF;
            if (decision.option(i) == DecisionKind.NOTHING || other == card) {
                continue;
            }
            final double worth = alone[i] - sense.cards.worth(other);
            if (worth > first) {
                second = other == with ? second : first;
                first = worth;
                with = other;
            } else if (worth > second && other != with) {
                second = worth;
            }
        }
        return many == 1 ? first : first + 0.9 * second;
    }

    private Block block(final int option) {
        final int card = option & 0xFF;
        return switch (option & ~0xFF) {
            case DecisionKind.UPPER -> BLOCKS[view.tables.cards.upper(card)];
            case DecisionKind.LOWER -> BLOCKS[view.tables.cards.lower(card)];
            default -> null;
        };
    }

    private double plain(final int option) {
        if (option == DecisionKind.NOTHING) {
            return 0;
        }
        return switch (option & ~0xFF) {
            case DecisionKind.POWER -> bestPower();
            case DecisionKind.IN_BUNKER -> bestSecondWind(bunkered());
            case DecisionKind.HELICOPTER -> bestHelicopter();
            case DecisionKind.TWO_FIRES, DecisionKind.AIR_STRIKE -> bestStrike() - Worths.FIRE_CARD;
            default -> of(block(option));
        };
    }

    private double of(final Block block) {
        if (known[block.ordinal()] == TO_BE_WEIGHED) {
            known[block.ordinal()] = weigh(block);
        }
        return known[block.ordinal()];
    }

    private double weigh(final Block block) {
        return switch (block) {
            case FIRE -> bestFire(ready(), 0, false);
            case FLANKING_FIRE -> bestFire(ready(), 2, false);
            case PUNISHING_FIRE -> 1.7 * bestFire(ready(), 0, true);
            case CANNISTER -> bestFire(ready() & units.with(Ability.CANNISTER), 2, true);
            case RELOAD_AND_FIRE -> bestFire(view.fired() & view.present(view.side) & ~view.shaken(), 1, true);
            case MOVE_AND_FIRE -> bestMoveAndFire(ready());
            case MOVE -> bestMove(movers());
            case FAST_MOVE -> 1.05 * of(Block.MOVE);
            case LETS_GET_EM -> 1.4 * of(Block.MOVE);
            case SCOUT -> 0.6 * of(Block.MOVE);
            case RALLY, BLOODLUST -> bestRally();
            case RALLY_2 -> 1.3 * bestRally();
            case SECOND_WIND -> bestSecondWind(view.present(view.side));
            case ARTILLERY -> bestStrike();
            default -> 0;
        };
    }

    long ready() {
        return view.eligible() & view.present(view.side) & ~view.shaken();
    }

    private long movers() {
        return view.eligible() & view.present(view.side) & ~(view.loaded() | units.helicopters);
    }

    /** Returns the worth of the best attack of some units. */
    double bestFire(final long ready, final int bonus, final boolean alone) {
        double best = 0;
        for (long rest = ready; rest != 0; rest &= rest - 1) {
            final int unit = Long.numberOfTrailingZeros(rest);
            if (view.canFire(unit)) {
                best = Math.max(best, sense.shots.best(unit, alone ? 0 : ready, bonus, Shots.ANY));
            }
        }
        return best;
    }

    private double bestMoveAndFire(final long ready) {
        double best = 0;
        for (long rest = ready & ~(units.with(Ability.NO_MOVE_AND_FIRE) | units.helicopters | view.loaded());
                rest != 0;
                rest &= rest - 1) {
            best = isFirst(rest & -rest, ready) ? Math.max(best, moveAndFire(Long.numberOfTrailingZeros(rest))) : best;
        }
        return best;
    }

    /** Returns whether a unit is the first of some in its hex: the others would do about the same. */
    private boolean isFirst(final long unit, final long some) {
        final long here = some & view.in(view.hex(Long.numberOfTrailingZeros(unit)));
        return (here & -here) == unit;
    }

    private double moveAndFire(final int unit) {
        final long group = 1L << unit;
        final double gain = sense.moves.search(group, (sense.moves.points(group) + 1) / 2, false, null);
        return 0.8 * gain + 0.6 * sense.places.fire(group, sense.moves.goal);
    }

    /** Returns the worth of the best move from one hex. */
    double bestMove(final long movers) {
        double best = 0;
        long left = movers;
        while (left != 0) {
            final int at = view.hex(Long.numberOfTrailingZeros(left));
            final long here = left & view.in(at, view.side);
            left &= ~(here | left & -left);
            best = Math.max(best, moveFrom(here));
        }
        return best;
    }

    /** Returns the worth of the best move of the units of a hex: those on foot together, vehicles one by one. */
    double moveFrom(final long here) {
        double best = 0;
        final long legs = here & units.leg;
        if (legs != 0) {
            best = sense.moves.search(legs, sense.moves.points(legs), true, null);
        }
        for (long rest = here & ~units.leg; rest != 0; rest &= rest - 1) {
            final long one = rest & -rest;
            best = Math.max(best, sense.moves.search(one, sense.moves.points(one), true, null));
        }
        return best;
    }

    private double bestRally() {
        double best = 0;
        for (long rest = view.eligible() & view.present(view.side) & (view.shaken() | view.reduced());
                rest != 0;
                rest &= rest - 1) {
            best = Math.max(best, rally(Long.numberOfTrailingZeros(rest)));
        }
        return best;
    }

    private double rally(final int unit) {
        final double worth = sense.stakes.worth(view, unit);
        if ((view.shaken() & 1L << unit) != 0) {
            return Worths.RALLY * worth;
        }
        return (view.reduced() & 1L << unit) != 0 && view.firersAt(unit) == 0 ? 0.7 * Worths.REDUCED * worth : 0;
    }

    private long bunkered() {
        long found = 0;
        for (long rest = view.present(view.side) & units.leg; rest != 0; rest &= rest - 1) {
            final boolean inside = view.bunker(view.hex(Long.numberOfTrailingZeros(rest))) != BattleState.NONE;
            found |= inside ? rest & -rest : 0;
        }
        return found;
    }

    private double bestSecondWind(final long some) {
        double best = 0;
        for (long rest = (view.fired() | view.moved()) & some; rest != 0; rest &= rest - 1) {
            best = Math.max(best, Worths.SECOND_WIND * sense.stakes.worth(view, Long.numberOfTrailingZeros(rest)));
        }
        return best;
    }

    private double bestStrike() {
        double best = 0;
        for (int at = 0; at < view.tables.map.count; at++) {
            final double worth = view.distanceTo(at, 1 - view.side) <= 1 ? strike(at) : 0;
            best = worth > best && view.mayStrike(at) ? worth : best;
        }
        return best;
    }

    /** Returns the worth of artillery on a hex and its two best neighbours. */
    double strike(final int at) {
        double first = Double.NEGATIVE_INFINITY;
        double second = Double.NEGATIVE_INFINITY;
        for (int direction = 0; direction < HexMap.SIDES; direction++) {
            final int next = view.tables.map.neighbour(at, direction);
            final double worth = next == HexMap.NONE ? Double.NEGATIVE_INFINITY : on(next);
            if (worth > first) {
                second = first;
                first = worth;
            } else if (worth > second) {
                second = worth;
            }
        }
        return on(at) + (second == Double.NEGATIVE_INFINITY ? 0 : first + second);
    }

    /** Returns the worth of artillery on one hex. */
    double on(final int at) {
        return view.in(at) == 0
                ? 0
                : sense.shots.strike(at, view.tables.data.artillery().highExplosive());
    }

    private double bestPower() {
        double best = 0;
        for (final Power power : POWERS) {
            for (long rest = ready() & units.with(power) & ~view.loaded(); rest != 0; rest &= rest - 1) {
                best = Math.max(best, power(Long.numberOfTrailingZeros(rest), power.ordinal()));
            }
        }
        return Math.max(best, searches() ? Worths.POINT * sense.stakes.relics : 0);
    }

    private boolean searches() {
        for (int i = 0; i < view.tables.battle.ruins.length; i++) {
            final long in = view.in(view.tables.battle.ruins[i], view.side) & ready() & units.leg & ~units.heroes;
            if ((view.searched() & 1 << i) == 0
                    && view.relicsWith() < 0
                    && view.relicsIn() < 0
                    && (in & (units.with(Ability.ASSAULT) | units.with(Ability.ASSAULT_PLUS))) != 0) {
                return true;
            }
        }
        return false;
    }

    private double power(final int unit, final int power) {
        if (power == POWERS.length) {
            return Worths.POINT * sense.stakes.relics;
        }
        final long help = view.canFire(unit) ? ready() & ~view.loaded() : 0;
        return switch (POWERS[power]) {
            case FORTY_MM -> help == 0 ? 0 : sense.shots.best(unit, help, 1, 3);
            case KILL_SHOT -> help == 0 ? 0 : sense.shots.best(unit, help, 1, Shots.ANY);
            case EXPLOSIVE_ROUNDS -> help == 0 ? 0 : sense.shots.best(unit, help, 2, Shots.ANY);
            case SATCHEL_CHARGE -> help == 0 ? 0 : sense.shots.best(unit, 0, 4 - view.factor(unit), 1);
            case CHARGE -> isFirst(1L << unit, ready() & units.with(Power.CHARGE)) ? charge(unit) : 0;
            case LEADERSHIP -> 0.05;
            case SMOKE -> 0;
        };
    }

    private double charge(final int unit) {
        final long group = movers() & units.leg & view.in(view.hex(unit), view.side);
        return sense.moves.search(group, sense.moves.points(group) + 1, true, null);
    }

    private double bestHelicopter() {
        double best = -0.1;
        for (long rest = units.ofSide[view.side]
                        & units.helicopters
                        & ~(view.dead() | view.exited() | view.fired() | view.moved() | view.complete());
                rest != 0;
                rest &= rest - 1) {
            best = Math.max(best, helicopter(Long.numberOfTrailingZeros(rest)));
        }
        return best;
    }

    private double helicopter(final int unit) {
        if ((view.shaken() & 1L << unit) != 0) {
            return 0.2;
        }
        return (units.carriers & 1L << unit) == 0 ? 0.4 : view.passengers(unit) != 0 ? 0.6 : -0.1;
    }

    /** Returns the worth of an option of the questions whom to activate. */
    double activating(final Activity what, final int unit) {
        final long ready = ready();
        return switch (what) {
            case CANNISTER -> sense.shots.best(unit, 0, 2, Shots.ANY);
            case RELOAD_AND_FIRE, PUNISHING_FIRE -> sense.shots.best(unit, 0, 0, Shots.ANY);
            case MOVE_AND_FIRE -> moveAndFire(unit);
            case SCOUT -> sense.moves.search(1L << unit, sense.moves.points(1L << unit), true, null);
            case RALLY, BLOODLUST -> rally(unit);
            case SECOND_WIND -> Worths.SECOND_WIND * sense.stakes.worth(view, unit);
            case MOVE -> (units.helicopters & 1L << unit) != 0 ? helicopter(unit) : sense.stakes.worth(view, unit);
            default -> sense.shots.best(unit, ready, 0, Shots.ANY);
        };
    }

    /** Returns the worth of activating the units of a hex. */
    double activatingHex(final Activity what, final int at) {
        return switch (what) {
            case MOVE, FAST_MOVE, CHARGE -> moveFrom(movers() & view.in(at, view.side));
            case LETS_GET_EM -> moveFrom(movers() & units.leg & view.in(at, view.side));
            default -> fireFrom(at);
        };
    }

    private double fireFrom(final int at) {
        long here = 0;
        for (long rest = ready(); rest != 0; rest &= rest - 1) {
            here |= view.hex(Long.numberOfTrailingZeros(rest)) == at ? rest & -rest : 0;
        }
        return bestFire(here, 0, false);
    }

    /** Returns the worth of a Power of a unit as an option of its question. */
    double powerOption(final int option) {
        return power(option & 63, option >> 6);
    }
}
