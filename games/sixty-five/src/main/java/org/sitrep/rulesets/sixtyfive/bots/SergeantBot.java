package org.sitrep.rulesets.sixtyfive.bots;

import java.util.Arrays;
import org.sitrep.rulesets.sixtyfive.battle.Activity;
import org.sitrep.rulesets.sixtyfive.battle.BattleState.Flight;
import org.sitrep.rulesets.sixtyfive.battle.BattleView;
import org.sitrep.rulesets.sixtyfive.definition.Block;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.rulesets.sixtyfive.tables.AttackKind;
import org.sitrep.rulesets.sixtyfive.tables.CardTable;
import org.sitrep.rulesets.sixtyfive.tables.HexMap;
import org.sitrep.rulesets.sixtyfive.tables.UnitTable;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Explanation;

/**
 * Plays sensibly, Action by Action: takes the option of most worth in {@link Worths}, and does not look ahead.
 * Stateless from one decision to the next.
 */
public final class SergeantBot extends Bot<BattleView> {
    private static final Activity[] ACTIVITIES = Activity.values();
    private static final Block[] BLOCKS = Block.values();
    /** Points of a reserve move (SF-TURN-8). */
    private static final int LEGS = 2;

    private static final int VEHICLES = 3;
    private static final int FULL_HAND = 4;
    private static final int DIRECTION = 8;
    private static final int MOVE = 1;
    private static final int FIRE = 2;
    private static final int RALLY = 4;

    /** Worth of each option of the last question that was weighed. */
    private final double[] worths = new double[DecisionKind.MAX_OPTIONS];

    private Sense sense;
    private ActionWorth actions;
    private BattleView view;
    private UnitTable units;
    private HexMap map;
    private CardTable cards;

    @Override
    public void begin(final BattleView newView, final BotRandom random) {
        if (newView != view) {
            view = newView;
            sense = new Sense(view);
            actions = new ActionWorth(sense);
            units = view.tables.units;
            map = view.tables.map;
            cards = view.tables.cards;
        }
    }

    /** Returns what the sergeant weighs by. */
    public Sense sense() {
        return sense;
    }

    /**
     * Returns the worth of an option of the question that was answered last, in ordinary units that are eliminated; for
     * steps and passes, which have none, 1 for the option taken and 0 for others.
     */
    public double worth(final int index) {
        return worths[index];
    }

    /** Returns the option of greatest worth; of equals the first. */
    @Override
    public int choose(final BattleView sameView, final Decision decision) {
        sense.places.look();
        return switch (decision.kind()) {
            case DecisionKind.PLAY -> actions.play(decision, worths);
            case DecisionKind.STEP -> alone(step(decision), decision.count());
            case DecisionKind.PASS -> alone(0, decision.count());
            default -> best(decision);
        };
    }

    private int alone(final int taken, final int count) {
        Arrays.fill(worths, 0, count, 0);
        worths[taken] = 1;
        return taken;
    }

    private int best(final Decision decision) {
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        prepare(decision);
        for (int i = 0; i < decision.count(); i++) {
            worths[i] = worth(decision, decision.option(i));
            if (worths[i] > most) {
                most = worths[i];
                best = i;
            }
        }
        return best;
    }

    @Override
    public Explanation explain(final BattleView sameView, final Decision decision, final int chosen) {
        return switch (decision.kind()) {
            case DecisionKind.PASS -> Explanation.of("cards are worth more than a pass");
            case DecisionKind.STEP -> Explanation.of("on the way to the best hex in reach");
            case DecisionKind.PLAY ->
                Explanation.of("the Action of most worth above that of the card", worths, decision.count());
            default -> Explanation.of("of most worth", worths, decision.count());
        };
    }

    private void prepare(final Decision decision) {
        if (decision.kind() == DecisionKind.SET_UP_UNIT
                || decision.kind() == DecisionKind.DESTINATION
                || decision.kind() == DecisionKind.RETREAT) {
            final long passengers = view.passengers(decision.subject());
            sense.places.aim(passengers == 0 ? 1L << decision.subject() : passengers);
        }
    }

    private double worth(final Decision decision, final int option) {
        final int subject = decision.subject();
        return switch (decision.kind()) {
            case DecisionKind.SET_UP_UNIT -> settingUp(subject, option);
            case DecisionKind.BUNKER, DecisionKind.FOXHOLE -> fort(option);
            case DecisionKind.FACING -> facing(subject, option);
            case DecisionKind.BID -> 0.02 * Math.max(-3, cards.tn[option]) - sense.cards.worth(option);
            case DecisionKind.BID_DISCARD, DecisionKind.SECOND_CARD -> -sense.cards.worth(option);
            case DecisionKind.OPPORTUNITY_CARD -> spending(option);
            case DecisionKind.POWER_OF -> actions.powerOption(option);
            case DecisionKind.ACTIVATE -> activate(ACTIVITIES[subject], option);
            case DecisionKind.ACTIVATE_UNIT ->
                option == DecisionKind.NOTHING ? 0 : actions.activating(ACTIVITIES[subject], option);
            case DecisionKind.MOVERS -> movers(option);
            case DecisionKind.LEAD ->
                option == DecisionKind.NOTHING ? 0 : sense.shots.best(option, actions.ready(), 0, Shots.ANY);
            case DecisionKind.TARGET -> target(subject, option);
            case DecisionKind.JOIN -> option == DecisionKind.NOTHING ? 0 : 1 + view.factor(option);
            case DecisionKind.SUPPORT -> option == DecisionKind.NOTHING ? 0 : support(subject, option);
            case DecisionKind.REACTION -> option == DecisionKind.NOTHING ? 0 : 0.3 - sense.cards.worth(option);
            case DecisionKind.OPPORTUNITY -> opportunity(subject, option);
            case DecisionKind.REDRAW -> redraw(subject, option);
            case DecisionKind.HIT -> hit(option);
            case DecisionKind.RETREAT -> retreat(subject, option);
            case DecisionKind.AIM -> aim(subject, option);
            case DecisionKind.PATTERN ->
                actions.on(map.neighbour(subject, option % DIRECTION))
                        + actions.on(map.neighbour(subject, option / DIRECTION));
            case DecisionKind.FLIGHT -> flight(subject, option);
            case DecisionKind.HELICOPTER_DOES -> helicopter(subject, option);
            case DecisionKind.DESTINATION -> destination(subject, option);
            case DecisionKind.ARRIVES -> option == DecisionKind.NOTHING ? 0 : sense.stakes.worth(view, option);
            case DecisionKind.DISCARD -> option == DecisionKind.NOTHING ? 0 : discard(option);
            case DecisionKind.RESERVE -> reserve(option);
            case DecisionKind.KEEP -> option == DecisionKind.NOTHING ? -1 : sense.cards.worth(option);
            default -> 0;
        };
    }

    private double settingUp(final int unit, final int at) {
        final long friends = view.in(at, view.side);
        final int cover = view.tables.terrain.cover[map.terrain[at]];
        return sense.places.worth(1L << unit, at)
                - sense.places.exposed(unit, at)
                + 0.15 * cover
                + (Long.bitCount(friends) == 1 ? 0.05 : 0);
    }

    private double fort(final int at) {
        double sum = 0;
        for (long rest = view.in(at, view.side); rest != 0; rest &= rest - 1) {
            sum += sense.stakes.worth(view, Long.numberOfTrailingZeros(rest));
        }
        return sum;
    }

    /** Faces the enemies that are near, or where they set up. */
    private double facing(final int subject, final int corner) {
        final boolean bunker = (subject & DecisionKind.OF_A_BUNKER) != 0;
        final int at = bunker ? subject & 0xFF : view.hex(subject);
        double sum = 0;
        for (long rest = view.present(1 - view.side); rest != 0; rest &= rest - 1) {
            final int to = view.hex(Long.numberOfTrailingZeros(rest));
            sum += map.inFront(at, corner, to) ? 1.0 / (1 + map.distance(at, to)) : 0;
        }
        for (int force = 0; force < view.tables.battle.zones.length; force++) {
            for (int z = 0; z < view.tables.battle.zones[force].length; z++) {
                final int[] zone = view.tables.battle.zones[force][z];
                final boolean theirs =
                        view.tables.battle.printed.forces().get(force).side().ordinal() != view.side;
                sum += theirs && map.inFront(at, corner, zone[zone.length / 2]) ? 0.01 : 0;
            }
        }
        return sum;
    }

    private double spending(final int option) {
        if (option == DecisionKind.NOTHING) {
            return -1;
        }
        return ((option & DecisionKind.POWER) == DecisionKind.POWER ? -0.02 : 0) - sense.cards.worth(option & 0xFF);
    }

    private double activate(final Activity what, final int at) {
        if (at == DecisionKind.NOTHING) {
            return what == Activity.MOVE ? 0.5 : 0.01;
        }
        return actions.activatingHex(what, at);
    }

    private double movers(final int places) {
        if (places == DecisionKind.NOTHING) {
            return 0.001;
        }
        final long group = view.movers(places);
        return sense.moves.search(group, sense.moves.points(group), true, null);
    }

    private int step(final Decision decision) {
        final long group = view.movers();
        final int unit = Long.numberOfTrailingZeros(group);
        final int exit = decision.indexOf(DecisionKind.EXIT);
        if (exit >= 0 && sense.places.leaving(unit) > 0) {
            return exit;
        }
        final int stop = decision.count() - 1;
        if (sense.moves.search(group, view.points(), true, decision) <= 0) {
            return stop;
        }
        final int unload = decision.indexOf(DecisionKind.UNLOAD);
        if (sense.moves.goal == view.hex(unit)) {
            return unload >= 0 ? unload : stop;
        }
        final int direction = sense.moves.direction;
        final int forward = decision.indexOf(direction);
        if (forward >= 0) {
            return forward;
        }
        final int back = decision.indexOf(direction | DecisionKind.REVERSE);
        return back >= 0 ? back : pivot(decision, unit, direction, stop);
    }

    private int pivot(final Decision decision, final int unit, final int direction, final int stop) {
        final int one = direction;
        final int other = (direction + HexMap.SIDES - 1) % HexMap.SIDES;
        final boolean first = turns(view.facing(unit), one) <= turns(view.facing(unit), other);
        final int near = decision.indexOf(DecisionKind.PIVOT | (first ? one : other));
        return near >= 0 ? near : stop;
    }

    private static int turns(final int from, final int to) {
        final int apart = Math.abs(from - to);
        return Math.min(apart, HexMap.SIDES - apart);
    }

    private double target(final int lead, final int option) {
        if (option == DecisionKind.NOTHING) {
            return 0;
        }
        if ((option & DecisionKind.AT_BUNKER) != 0) {
            return 0.1;
        }
        final int target = option & 0xFF;
        final boolean inMotion = view.phasing() != view.side;
        if ((option & DecisionKind.ARMOR) != 0) {
            return sense.shots.armor(lead, target, inMotion);
        }
        final boolean fresh = (view.shaken() & view.in(view.hex(target), 1 - view.side)) == 0;
        return sense.shots.best(lead, actions.ready(), target, 0, inMotion)
                * ((option & DecisionKind.SPREAD) == 0 ? 1 : fresh ? 1.05 : 0.9); // a first hit costs most
    }

    private double support(final int subject, final int card) {
        final Block block = BLOCKS[subject >> 8];
        final double gain = switch (block) {
            case AMBUSH, PANIC, CRITICAL_HIT -> 0.5;
            case AIMED_SHOT, HEAVY_ARTILLERY -> 0.25;
            case BULLET_STORM -> 0.13;
            case RETREAT -> losing(subject & 0xFF) ? 0.3 : 0;
            default -> 0;
        };
        return gain - sense.cards.worth(card);
    }

    private boolean losing(final int at) {
        int balance = 0;
        for (long rest = view.in(at) & ~view.shaken(); rest != 0; rest &= rest - 1) {
            final int unit = Long.numberOfTrailingZeros(rest);
            balance += (units.side[unit] == view.side ? 1 : -1) * view.strength(unit);
        }
        return balance < -2;
    }

    private double opportunity(final int unit, final int from) {
        if (from == DecisionKind.NOTHING) {
            return Worths.FIRE_CARD;
        }
        double best = 0;
        final long ready = actions.ready() & view.in(from, view.side);
        for (long leads = ready; leads != 0; leads &= leads - 1) {
            for (long rest = view.in(view.hex(unit), 1 - view.side); rest != 0; rest &= rest - 1) {
                final int lead = Long.numberOfTrailingZeros(leads);
                best = Math.max(best, sense.shots.best(lead, ready, Long.numberOfTrailingZeros(rest), 0, true));
            }
        }
        return 1.2 * best; // a hit stops the unit, too
    }

    private double redraw(final int card, final int option) {
        final boolean hits = (cards.hits(AttackKind.FIRE) & 1L << card) != 0;
        return option == 1 == hits ? 0 : 1;
    }

    private double hit(final int option) {
        if (option == DecisionKind.NOTHING) {
            return 0;
        }
        final double loss = sense.shots.loss(option, 1);
        return units.side[option] == view.side ? -loss : loss;
    }

    private double retreat(final int unit, final int to) {
        if (to == DecisionKind.EXIT) {
            return sense.places.worth(1L << unit, view.hex(unit)) + sense.places.leaving(unit);
        }
        return sense.places.worth(1L << unit, to == DecisionKind.NOTHING ? view.hex(unit) : to);
    }

    private double aim(final int subject, final int at) {
        if (subject == Activity.SMOKE.ordinal()) {
            return -view.distanceTo(at, 1 - view.side);
        }
        return view.distanceTo(at, 1 - view.side) > 1 ? -1 : actions.strike(at);
    }

    private double flight(final int unit, final int flight) {
        final boolean carries = view.passengers(unit) != 0;
        if (flight == Flight.LANDED.ordinal()) {
            return carries ? 1 : -1;
        }
        final boolean fires = (units.carriers & 1L << unit) == 0 && sense.shots.best(unit, 0, 0, Shots.ANY) > 0.1;
        return flight == (fires ? Flight.HOVERING : Flight.FLYING).ordinal() ? 0.5 : 0;
    }

    private double helicopter(final int unit, final int does) {
        final boolean carries = view.passengers(unit) != 0;
        return switch (does) {
            case RALLY -> 2;
            case MOVE -> carries ? 1 : 0.1;
            case FIRE -> 0.1 + sense.shots.best(unit, 0, 0, Shots.ANY);
            case MOVE | FIRE -> carries ? 0 : 0.15;
            default -> 0.05;
        };
    }

    private double destination(final int unit, final int at) {
        if (at == DecisionKind.NOTHING) {
            return -9;
        }
        if ((units.helicopters & 1L << unit) == 0) {
            return sense.places.worth(1L << unit, at);
        }
        final long passengers = view.passengers(unit);
        if (passengers != 0 && view.hex(unit) >= 0) {
            final boolean lands = view.tables.terrain.printed[map.terrain[at]].landing() && view.in(at) == 0;
            return (lands ? 0 : -9) + sense.places.worth(passengers, at) - sense.places.flak(unit, at);
        }
        return sense.places.fire(1L << unit, at) - sense.places.flak(unit, at);
    }

    private double discard(final int card) {
        final double least = Long.bitCount(view.hand()) == FULL_HAND ? 2 * Worths.REACTION : Worths.LEAST;
        return least - sense.cards.worth(card) + (sense.stakes.waits ? Worths.TEMPO : 0);
    }

    private double reserve(final int unit) {
        if (unit == DecisionKind.NOTHING) {
            return 0.001;
        }
        if (view.hex(unit) < 0) {
            return Worths.ARRIVAL;
        }
        final int most = (units.leg & 1L << unit) != 0 ? LEGS : VEHICLES;
        return sense.moves.search(1L << unit, Math.min(most, sense.moves.points(1L << unit)), false, null);
    }
}
