package org.sitrep.rulesets.rambo.bots.sense;

import org.sitrep.rulesets.rambo.definition.Effect;
import org.sitrep.rulesets.rambo.mission.MissionView;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.tables.EffectTable;
import org.sitrep.rulesets.rambo.tables.EnemyTable;
import org.sitrep.rulesets.rambo.tables.HeroTable;
import org.sitrep.rulesets.rambo.tables.MapTable;
import org.sitrep.strategy.Decision;

/** Answers all questions except stance and step 4, each by itself. Not thread-safe; allocates nothing. */
public final class Answers {
    private static final int EIGHT_BITS = 0xFF;
    private static final double HURT = 0.3;
    private static final double WORTH_TAKING = 0.5;
    private static final double NOTICED = 3;
    private static final double NEAR = 0.1;
    private static final int CLOSE = 4;
    /** Worth that sends a hero last: only for the one who has all but won. */
    private static final double LAST = 100;

    private static final double RUNNER = 0.5;
    /** A forbidden stance is wounded first. */
    private static final double NEVER_CHOSEN = -1000;

    private final Sense sense;
    private final MissionView view;
    private final MapTable map;

    private long targets;
    /** Smallest gain for which gear is swapped. */
    private static final double WORTH_A_SWAP = 1;

    private int valor;
    private int effects = EffectTable.NONE;

    /** Creates the answers of one judgement. */
    public Answers(final Sense sense) {
        this.sense = sense;
        view = sense.view;
        map = sense.tables.map;
    }

    /** Forgets the decisions of the last mission. */
    public void begin() {
        aim(0, 0);
        play(EffectTable.NONE);
    }

    /** Remembers the targets of an attack that has just been decided on, and the valor for it. */
    public void aim(final long figures, final int tokens) {
        targets = figures;
        valor = tokens;
    }

    /** Remembers the effects that have just been decided on, for the choice of the heroes they apply to. */
    public void play(final int list) {
        effects = list;
    }

    /** Remembers a decision that was made elsewhere: the best targets of an attack, or the effects to apply. */
    public void answered(final Decision decision, final int chosen) {
        final int hero = decision.subject();
        final int option = decision.option(chosen);
        if (decision.kind() == DecisionKind.FREE_ATTACK) {
            aimWith(hero, option);
        } else if (decision.kind() == DecisionKind.ACT || decision.kind() == DecisionKind.ANY_TIME) {
            final int which = option & ~DecisionKind.WHAT;
            switch (option & DecisionKind.WHAT) {
                case DecisionKind.ATTACK -> aimWith(hero, which);
                case DecisionKind.PLAY -> play(sense.tables.heroes[hero].cardEffects[which]);
                case DecisionKind.USE -> play(sense.tables.gear.use[view.gear(hero, which)]);
                case DecisionKind.SPEND -> play(sense.tables.achievements.effects[which]);
                default -> {
                    // The other kinds ask nothing that depends on it.
                }
            }
        }
    }

    private void aimWith(final int hero, final int slot) {
        aim(0, 0);
        if (slot >= 0) {
            sense.strikes.shots().begin(hero);
            sense.strikes.with(hero, slot);
            aim(sense.strikes.firstTargets(), sense.strikes.firstValor());
        }
    }

    /** Returns whether a figure is a target of the current attack. */
    public boolean aimsAt(final int figure) {
        return (targets >> figure & 1) != 0;
    }

    /** Returns the valor planned for the current attack. */
    public int aimedValor() {
        return valor;
    }

    /** Returns the index of the answer to a question. */
    public int choose(final Decision decision) {
        return switch (decision.kind()) {
            case DecisionKind.TARGET -> target(decision);
            case DecisionKind.ATTACK_VALOR -> Math.min(valor, decision.count() - 1);
            case DecisionKind.BLOCK -> block(decision);
            case DecisionKind.FREE_ATTACK -> freeAttack(decision);
            case DecisionKind.FOUND -> found(decision);
            case DecisionKind.MAKE_ROOM -> sense.gear.least(decision.subject());
            case DecisionKind.EQUIP -> equip(decision);
            default -> best(decision);
        };
    }

    private int best(final Decision decision) {
        int best = 0;
        double most = worth(decision, 0);
        for (int i = 1; i < decision.count(); i++) {
            final double worth = worth(decision, i);
            if (worth > most) {
                most = worth;
                best = i;
            }
        }
        return best;
    }

    /** Fills the hero's slots with the best gear of the stash, and swaps gear that is worth much less than that. */
    private int equip(final Decision decision) {
        final int hero = decision.subject();
        int best = decision.count() - 1;
        double most = 0;
        double gain = WORTH_A_SWAP;
        for (int i = 0; i < decision.count() - 1 && decision.option(i) < DecisionKind.STOW; i++) {
            final int card = decision.option(i);
            if (!holds(hero, card) && sense.gear.of(card) > most) {
                most = sense.gear.of(card);
                best = i;
            }
        }
        for (long rest = most > 0 ? 0 : view.stash(); rest != 0; rest &= rest - 1) {
            final int card = Long.numberOfTrailingZeros(rest);
            if (!holds(hero, card) && sense.gear.gain(hero, card) > gain) {
                gain = sense.gear.gain(hero, card);
                best = decision.count() - 1 - view.gearCount(hero) + sense.gear.least(hero);
            }
        }
        return best;
    }

    /** Returns whether a hero carries a gear card. */
    public boolean holds(final int hero, final int card) {
        for (int slot = 0; slot < view.gearCount(hero); slot++) {
            if (view.gear(hero, slot) == card) {
                return true;
            }
        }
        return false;
    }

    private double worth(final Decision decision, final int i) {
        final int option = decision.option(i);
        return switch (decision.kind()) {
            case DecisionKind.START_SPACE -> start(option);
            case DecisionKind.TWO_TURNS ->
                sense.orders.runs(option) ? sense.orders.toGoal(option, view.space(option)) : -1;
            case DecisionKind.NEXT_HERO -> next(option);
            case DecisionKind.LOOK -> look(option);
            case DecisionKind.SPAWN_SPACE, DecisionKind.RULE_SPACE -> spawn(option);
            case DecisionKind.WOUND -> -stance(decision.subject(), option);
            case DecisionKind.UNWOUND -> stance(decision.subject(), option);
            case DecisionKind.ALLY -> ally(option);
            case DecisionKind.ENEMY ->
                sense.strikes.kill(option) - HURT * sense.strikes.shots().left(option);
            case DecisionKind.RULE_HERO -> view.healthLeft(option) + view.armor(option) + view.valor(option);
            default -> -i; // the first
        };
    }

    /** Returns how near a start is to all that the mission wants: minus the sum of the steps. */
    public double start(final int space) {
        double sum = 0;
        for (int poi = 0; poi < sense.tables.mission.pois.length; poi++) {
            sum -= sense.goals.wanted(view, poi) == 0 ? 0 : map.walk(space, view.poi(poi));
        }
        return sum;
    }

    /**
     * Returns how urgent a hero's turn is. The hero highest in alert goes first, and may lower it. A runner that only
     * waits for the last enemy to die goes last.
     */
    public double next(final int hero) {
        final double runner = sense.orders.runs(hero) ? RUNNER : 0;
        return sense.safety.alert(hero, view.alert(hero)) + runner - (waits(hero) ? LAST : 0);
    }

    /** Returns whether a hero runs, is close to its goal, and has to wait there for the last enemy to die. */
    public boolean waits(final int hero) {
        return sense.orders.runs(hero)
                && sense.goals.killsAll()
                && view.figures() != 0
                && sense.orders.toGoal(hero, view.space(hero)) <= CLOSE;
    }

    /** Returns how near an area is to the heroes who run: minus the area distance. */
    public double look(final int area) {
        double nearest = 0;
        for (int hero = 0; hero < view.heroes(); hero++) {
            if (sense.orders.runs(hero)) {
                nearest -= map.areaDistance(map.areaOf[view.space(hero)], area);
            }
        }
        return nearest;
    }

    /**
     * Returns the worth of a space for a spawn. If all enemies have to be killed, near but unnoticed is best; otherwise
     * far.
     */
    public double spawn(final int space) {
        int nearest = MapTable.UNREACHABLE;
        int noticed = 0;
        final EnemyTable enemies = sense.tables.enemies;
        for (int hero = 0; hero < view.heroes() && view.round() > 0; hero++) { // before, no hero is on the map
            nearest = Math.min(nearest, map.walk(view.space(hero), space));
            noticed += map.distance(view.space(hero), space) <= enemies.noticesWithin[0] ? 1 : 0;
        }
        return (sense.goals.killsAll() ? -NEAR : NEAR) * nearest - NOTICED * noticed;
    }

    /** Returns the loss if a stance is wounded. */
    public double stance(final int hero, final int stance) {
        final HeroTable board = sense.tables.heroes[hero];
        if ((board.stanceMask >> stance & 1) == 0) {
            return NEVER_CHOSEN;
        }
        return 2 * board.stances[stance].actions()
                + board.stances[stance].movement()
                - board.stances[stance].alert()
                + board.stances[stance].valor();
    }

    /** Returns the worth of the current effects applied to a hero; if none are remembered, the cost of its alert. */
    public double ally(final int hero) {
        if (effects < 0) {
            return sense.safety.alert(hero, view.alert(hero));
        }
        final EffectTable table = sense.tables.effects;
        double sum = 0;
        for (int row = table.start[effects]; row < table.start[effects + 1]; row++) {
            sum += table.rows[row].to().compareTo(Effect.Whom.ALLY) >= 0
                    ? sense.cards.one(row, view.active(), hero)
                    : 0;
        }
        return sum;
    }

    private int target(final Decision decision) {
        for (int i = 0; i < decision.count(); i++) {
            final int figure = decision.option(i);
            if (figure >= 0 && (targets >> figure & 1) != 0) {
                return i;
            }
        }
        int best = decision.count() - 1;
        double most = -1;
        for (int i = 0; i < decision.count(); i++) {
            if (decision.option(i) >= 0) {
                final int figure = decision.option(i);
                final double worth = sense.strikes.kill(figure)
                        - HURT * sense.strikes.shots().left(figure);
                if (worth > most) {
                    most = worth;
                    best = i;
                }
            }
        }
        return best;
    }

    /** Blocks damage that would wound, if possible, and no more of it than needed. */
    private int block(final Decision decision) {
        final int hero = decision.subject() & EIGHT_BITS;
        final int damage = decision.subject() >> 8;
        final int needed = damage - view.healthLeft(hero) + 1;
        return needed > 0 && needed < decision.count() ? needed : 0;
    }

    private int freeAttack(final Decision decision) {
        final int hero = decision.subject();
        final Strikes strikes = sense.strikes;
        strikes.shots().begin(hero);
        strikes.best(hero, view.space(hero), 1, view.valor(hero), view.alert(hero), 0);
        aim(strikes.firstTargets(), strikes.firstValor());
        for (int i = 0; i < decision.count(); i++) {
            if (strikes.firstWeapon() >= 0 && decision.option(i) == strikes.firstWeapon()) {
                return i;
            }
        }
        aim(0, 0);
        // A silent weapon costs nothing; any other free attack is declined.
        for (int i = 0; i < decision.count() - 1; i++) {
            final int slot = decision.option(i);
            if ((slot & DecisionKind.LAST_BURST) == 0 && sense.tables.gear.cards[view.gear(hero, slot)].alert() == 0) {
                return i;
            }
        }
        return decision.count() - 1;
    }

    private int found(final Decision decision) {
        int best = decision.count() - 1;
        double most = WORTH_TAKING;
        for (int i = 0; i < decision.count() - 1; i++) {
            final double gain = sense.gear.gain(decision.option(i), decision.subject());
            if (gain > most) {
                most = gain;
                best = i;
            }
        }
        return best;
    }

    /** Returns the reason for the answers to a kind of question. */
    public String why(final int kind) {
        return switch (kind) {
            case DecisionKind.START_SPACE -> "the start nearest to what the mission needs";
            case DecisionKind.TWO_TURNS -> "the hero with the longest route to its goal";
            case DecisionKind.NEXT_HERO ->
                "the highest alert first; a hero who waits at its goal for the last enemy to die goes " + "last";
            case DecisionKind.TARGET -> "the enemy it can kill whose death is worth most";
            case DecisionKind.ATTACK_VALOR -> "enough to kill, if the kill is worth it";
            case DecisionKind.BLOCK -> "enough to prevent a wound, else none";
            case DecisionKind.FREE_ATTACK -> "the attack worth most; none that adds alert without a gain";
            case DecisionKind.FOUND -> "the hero who gains most from it";
            case DecisionKind.EQUIP -> "the gear in the stash worth most";
            case DecisionKind.SPEND_WOUNDED -> "the case that the medal is for";
            case DecisionKind.MAKE_ROOM -> "the gear worth least";
            case DecisionKind.SPAWN_SPACE -> "where it notices the fewest heroes";
            case DecisionKind.WOUND -> "the stance worth least";
            case DecisionKind.UNWOUND -> "the stance worth most";
            case DecisionKind.ALLY -> "the hero who gains most from it";
            case DecisionKind.ENEMY -> "the enemy whose death is worth most";
            default -> "the first";
        };
    }
}
