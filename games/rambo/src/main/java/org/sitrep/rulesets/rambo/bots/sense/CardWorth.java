package org.sitrep.rulesets.rambo.bots.sense;

import org.sitrep.rulesets.rambo.definition.AttackChange;
import org.sitrep.rulesets.rambo.mission.MissionView;
import org.sitrep.rulesets.rambo.tables.EffectTable;
import org.sitrep.rulesets.rambo.tables.GameTables;
import org.sitrep.rulesets.rambo.tables.HeroTable;
import org.sitrep.rulesets.rambo.tables.MapTable;

/**
 * Estimates the worth of each effect of a tactics card or of gear where the hero stands, in spaces of movement. A
 * heuristic, not a rule. Not thread-safe; allocates nothing.
 */
public final class CardWorth {

    private static final double STEP_OF_RUNNER = 0.8;
    private static final double STEP = 0.2;
    private static final double ACTION = 1.2;
    private static final double CARD = 0.6;
    private static final double VALOR_OF_RUNNER = 0.75;
    private static final double VALOR = 0.5;
    private static final double HEALED = 0.35;
    private static final double ARMOR = 0.1;
    private static final double ARMOR_IN_SIGHT = 0.6;
    private static final double UNWOUND = 3;
    private static final double HIDDEN = 0.6;
    private static final double DAMAGED = 0.6;
    private static final double ATTACK = 2;
    private static final double HIT = 1.2;

    private final MissionView view;
    private final GameTables tables;
    private final EffectTable effects;
    private final Orders orders;
    private final Safety safety;

    CardWorth(final MissionView view, final Orders orders, final Safety safety) {
        this.view = view;
        tables = view.tables();
        effects = tables.effects;
        this.orders = orders;
        this.safety = safety;
    }

    /** Returns the worth of a valor token to a hero. */
    public double valor(final int hero) {
        return orders.runs(hero) ? VALOR_OF_RUNNER : VALOR;
    }

    /** Returns the worth of discarding a card; 0 for one that is worth more played once its requirement holds. */
    public double discard(final int hero, final int card) {
        final HeroTable board = tables.heroes[hero];
        final double worth = board.cards[card].valor() * valor(hero);
        final boolean waits = !view.holds(board.cards[card].requires(), hero);
        return waits && of(board.cardEffects[card], hero) > worth ? 0 : worth;
    }

    /** Returns the worth of a list of effects to a hero who plays it now. */
    public double of(final int list, final int hero) {
        double sum = 0;
        for (int row = effects.start[list]; row < effects.start[list + 1]; row++) {
            sum += row(row, hero);
        }
        return sum;
    }

    /** Returns the worth of one effect to a hero who plays it now. */
    public double row(final int row, final int hero) {
        return switch (effects.rows[row].to()) {
            case HERO -> one(row, hero, hero);
            case TEAM -> sum(row, hero, Integer.MAX_VALUE, true);
            case TEAM_IN_AREA -> sum(row, hero, 0, true);
            case ALLY -> view.heroes() == 1 ? one(row, hero, hero) : best(row, hero, Integer.MAX_VALUE);
            case ALLY_IN_AREA -> view.heroes() == 1 ? one(row, hero, hero) : best(row, hero, 0);
            case ALLY_NEAR -> view.heroes() == 1 ? one(row, hero, hero) : best(row, hero, 1);
            case SELF_OR_ADJACENT -> selfOrAdjacent(row, hero);
        };
    }

    private double sum(final int row, final int hero, final int distance, final boolean self) {
        double sum = 0;
        for (int h = 0; h < view.heroes(); h++) {
            if ((self || h != hero) && apart(hero, h) <= distance) {
                sum += one(row, hero, h);
            }
        }
        return sum;
    }

    private double best(final int row, final int hero, final int distance) {
        double best = 0;
        for (int h = 0; h < view.heroes(); h++) {
            if (h != hero && apart(hero, h) <= distance) {
                best = Math.max(best, one(row, hero, h));
            }
        }
        return best;
    }

    private double selfOrAdjacent(final int row, final int hero) {
        double best = one(row, hero, hero);
        for (int h = 0; h < view.heroes(); h++) {
            if (tables.map.adjacent(view.space(hero), view.space(h))) {
                best = Math.max(best, one(row, hero, h));
            }
        }
        return best;
    }

    private int apart(final int hero, final int other) {
        final MapTable map = tables.map;
        return map.areaDistance(map.areaOf[view.space(hero)], map.areaOf[view.space(other)]);
    }

    /** Returns the worth of an effect applied to a hero, for the choice of the target. */
    public double one(final int row, final int hero, final int to) {
        if (!view.holds(effects.rows[row].when(), to)) {
            return 0;
        }
        final int n = effects.rows[row].n();
        final boolean turn = to == view.active();
        return switch (effects.rows[row].kind()) {
            case ALERT -> safety.alert(to, view.alert(to)) - safety.alert(to, view.alert(to) + n);
            case ARMOR -> n * (view.level(to) > 0 ? ARMOR_IN_SIGHT : ARMOR);
            case VALOR -> n * valor(to);
            case HEAL -> Math.min(n, view.damage(to)) * HEALED;
            case DAMAGE -> -n * DAMAGED;
            case DRAW -> Math.min(n, view.deckLeft(to)) * CARD;
            case MOVEMENT -> turn ? n * (orders.runs(to) ? STEP_OF_RUNNER : STEP) : 0;
            case ACTIONS -> turn ? n * ACTION : 0;
            case REMOVE_WOUND -> Math.min(n, Integer.bitCount(view.wounds(to))) * UNWOUND;
            case FREE_ATTACK -> enemyNear(to, change(row)) ? ATTACK * n : 0;
            case CHANGE_NEXT_ATTACK, CHANGE_ATTACKS ->
                turn && attackIsNear(to) ? change(row).damage() : 0;
            case DAMAGE_ADJACENT -> HIT * n * enemiesBeside(to);
            case DAMAGE_ONE_ADJACENT -> HIT * n * Math.min(1, enemiesBeside(to));
            case COUNT_AS_COVER, HIDDEN, RESISTANCE -> view.level(to) > 0 ? HIDDEN : 0;
            default -> 0;
        };
    }

    private AttackChange change(final int row) {
        return effects.rows[row].change().orElse(AttackChange.NONE);
    }

    private boolean attackIsNear(final int hero) {
        return view.actions() > 0 && enemyNear(hero, AttackChange.NONE);
    }

    private boolean enemyNear(final int hero, final AttackChange change) {
        for (long rest = view.figures(); rest != 0; rest &= rest - 1) {
            final int space = view.figureSpace(Long.numberOfTrailingZeros(rest));
            if (tables.map.adjacent(view.space(hero), space)) {
                return true;
            }
            for (int slot = 0; slot < view.gearCount(hero) && !change.adjacentOnly(); slot++) {
                final int card = view.gear(hero, slot);
                if (tables.gear.cards[card].isWeapon()
                        && tables.map.inRange(view.space(hero), space, tables.gear.cards[card].range() + change.range())
                        && tables.map.sees(view.space(hero), space)) {
                    return true;
                }
            }
        }
        return false;
    }

    private int enemiesBeside(final int hero) {
        int count = 0;
        for (long rest = view.figures(); rest != 0; rest &= rest - 1) {
            final int space = view.figureSpace(Long.numberOfTrailingZeros(rest));
            count += tables.map.adjacent(view.space(hero), space) ? 1 : 0;
        }
        return count;
    }
}
