package org.sitrep.rulesets.sixtyfive.bots;

import org.sitrep.rulesets.sixtyfive.battle.BattleState;
import org.sitrep.rulesets.sixtyfive.battle.BattleView;
import org.sitrep.rulesets.sixtyfive.definition.Block;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.rulesets.sixtyfive.tables.CardTable;
import org.sitrep.rulesets.sixtyfive.tables.HexMap;
import org.sitrep.rulesets.sixtyfive.tables.UnitTable;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;

/**
 * Plays what looks good at once: fires at the nearest enemy if it can, else runs straight for what scores, in the open,
 * and holds no card back. Stateless from one decision to the next.
 */
public final class NoviceBot extends Bot<BattleView> {
    private static final Block[] BLOCKS = Block.values();
    private static final int FAR = 99;
    private static final int LAST_TURNS = 3;

    private BotRandom random;
    private BattleView view;
    private Stakes stakes;
    private UnitTable units;
    private HexMap map;

    @Override
    public void begin(final BattleView newView, final BotRandom own) {
        random = own;
        if (newView != view) {
            view = newView;
            stakes = new Stakes(view);
            units = view.tables.units;
            map = view.tables.map;
        }
    }

    @Override
    public int choose(final BattleView sameView, final Decision decision) {
        int best = 0;
        int most = Integer.MIN_VALUE;
        for (int i = 0; i < decision.count(); i++) {
            final int worth = 8 * worth(decision, decision.option(i)) + random.below(4);
            if (worth > most) {
                most = worth;
                best = i;
            }
        }
        return best;
    }

    private int worth(final Decision decision, final int option) {
        final int subject = decision.subject();
        return switch (decision.kind()) {
            case DecisionKind.PASS, DecisionKind.REDRAW -> -option;
            case DecisionKind.PLAY -> play(option);
            case DecisionKind.SET_UP_UNIT, DecisionKind.DESTINATION, DecisionKind.RETREAT ->
                option == DecisionKind.NOTHING ? -FAR : -far(subject, option);
            case DecisionKind.ACTIVATE -> option == DecisionKind.NOTHING ? 0 : -view.distanceTo(option, 1 - view.side);
            case DecisionKind.MOVERS -> option == DecisionKind.NOTHING ? 0 : Integer.bitCount(option);
            case DecisionKind.STEP -> step(option);
            case DecisionKind.TARGET -> target(subject, option);
            case DecisionKind.DISCARD, DecisionKind.KEEP, DecisionKind.RESERVE ->
                option == DecisionKind.NOTHING ? 1 : 0;
            case DecisionKind.AIM -> -view.distanceTo(option, 1 - view.side);
            case DecisionKind.HIT -> units.side[option] == view.side ? 0 : 1;
            default -> option == DecisionKind.NOTHING ? -1 : 0;
        };
    }

    private int play(final int option) {
        if (option == DecisionKind.NOTHING) {
            return 0;
        }
        final CardTable cards = view.tables.cards;
        final int card = option & 0xFF;
        final int use = option & ~0xFF;
        if (use != DecisionKind.UPPER && use != DecisionKind.LOWER) {
            return use == DecisionKind.HELICOPTER ? 2 : 1;
        }
        return switch (BLOCKS[use == DecisionKind.UPPER ? cards.upper(card) : cards.lower(card)]) {
            case FIRE, FLANKING_FIRE, PUNISHING_FIRE, CANNISTER, RELOAD_AND_FIRE, ARTILLERY -> 5;
            case MOVE_AND_FIRE -> 4;
            case MOVE, FAST_MOVE, LETS_GET_EM -> 3;
            case RALLY, RALLY_2, BLOODLUST -> view.shaken() == 0 ? 0 : 2;
            default -> 1;
        };
    }

    private int step(final int option) {
        final int unit = Long.numberOfTrailingZeros(view.movers());
        if (option == DecisionKind.EXIT) {
            return stakes.exited[unit] > 0 || isDoneFor(unit) ? 1 : -FAR;
        }
        if (option >= DecisionKind.UNLOAD || option >= DecisionKind.PIVOT && option < DecisionKind.UNLOAD) {
            return option == DecisionKind.STOP ? -far(unit, view.hex(unit)) : -FAR + front(unit, option & 0xFF);
        }
        return -far(unit, map.neighbour(view.hex(unit), option & 0xFF));
    }

    /** Turns to the goal rather than not at all: the number of hexes that the first step would come nearer. */
    private int front(final int unit, final int corner) {
        final int next = map.neighbour(view.hex(unit), corner);
        final boolean nearer = next != HexMap.NONE && far(unit, next) < far(unit, view.hex(unit));
        return nearer && !ahead(unit) ? FAR - far(unit, next) : 0;
    }

    private boolean ahead(final int unit) {
        final int next = map.neighbour(view.hex(unit), view.facing(unit));
        return next != HexMap.NONE && far(unit, next) < far(unit, view.hex(unit));
    }

    private int target(final int lead, final int option) {
        if (option == DecisionKind.NOTHING) {
            return -FAR;
        }
        final boolean bunker = (option & DecisionKind.AT_BUNKER) != 0;
        return -map.distance(view.hex(lead), bunker ? option & 0xFF : view.hex(option & 0xFF));
    }

    /** Returns the hexes from one to the nearest that scores for a unit, else to the nearest enemy. */
    private int far(final int unit, final int at) {
        int least = FAR;
        for (int to = 0; to < map.count; to++) {
            if (scores(unit, to)) {
                least = Math.min(least, map.distance(at, to));
            }
        }
        return least < FAR ? least : Math.min(FAR, view.distanceTo(at, 1 - view.side));
    }

    private boolean scores(final int unit, final int at) {
        return stakes.control[view.side][at] > 0 && view.control(at) != view.side
                || stakes.presence[view.side][at] > 0
                || (stakes.exited[unit] > 0 || isDoneFor(unit)) && stakes.leaves(unit, at)
                || view.relicsWith() == BattleState.NONE && stakes.relics > 0 && isRuin(at)
                || view.relicsWith() == unit && stakes.leaves(unit, at);
    }

    /** Returns whether a unit that costs points on the map had better leave it before the end. */
    private boolean isDoneFor(final int unit) {
        final int at = view.hex(unit);
        return at >= 0 && stakes.presence[view.side][at] < 0 && view.turn() > 0 && view.turnsLeft() < LAST_TURNS;
    }

    private boolean isRuin(final int at) {
        for (int i = 0; i < view.tables.battle.ruins.length; i++) {
            if (view.tables.battle.ruins[i] == at && (view.searched() & 1 << i) == 0) {
                return true;
            }
        }
        return view.relicsIn() == at;
    }
}
