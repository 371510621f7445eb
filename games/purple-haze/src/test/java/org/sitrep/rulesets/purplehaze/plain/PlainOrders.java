package org.sitrep.rulesets.purplehaze.plain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.sitrep.rulesets.purplehaze.plain.PlainContent.Ammo;
import org.sitrep.rulesets.purplehaze.plain.PlainContent.Mode;
import org.sitrep.rulesets.purplehaze.plain.PlainContent.RowCell;
import org.sitrep.rulesets.purplehaze.plain.PlainContent.Skill;
import org.sitrep.rulesets.purplehaze.plain.PlainContent.Weapon;
import org.sitrep.rulesets.purplehaze.plain.PlainOrder.Fire;
import org.sitrep.rulesets.purplehaze.plain.PlainOrder.Idle;
import org.sitrep.rulesets.purplehaze.plain.PlainOrder.Kind;
import org.sitrep.rulesets.purplehaze.plain.PlainOrder.Move;
import org.sitrep.rulesets.purplehaze.plain.PlainOrder.TakeCover;
import org.sitrep.rulesets.purplehaze.plain.PlainOrder.UseSkill;

/** The Orders that the rules allow a Marine of the reference squad. */
final class PlainOrders {

    private final PlainBoard board;

    PlainOrders(PlainBoard board) {
        this.board = board;
    }

    /**
     * Every Order he can begin with. Idle does nothing, so it comes second: it is the same activation as with Idle
     * first. It is a first Order only where there is no other (AMB-32).
     */
    List<PlainOrder> first(PlainMarine marine) {
        List<PlainOrder> orders = doing(marine);
        return orders.isEmpty() ? List.of(new Idle()) : orders;
    }

    /** Every Order he can end with, as things are after the first. Only he who has been idle has none (AMB-32). */
    List<PlainOrder> second(PlainMarine marine, PlainOrder first) {
        List<PlainOrder> orders = doing(marine);
        orders.add(new Idle());
        orders.removeIf(order -> !together(first, order));
        return orders;
    }

    private List<PlainOrder> doing(PlainMarine marine) {
        List<PlainOrder> orders = new ArrayList<>();
        orders.addAll(fire(marine));
        orders.addAll(skills(marine));
        orders.addAll(moves(marine));
        orders.addAll(covers(marine));
        return orders;
    }

    /** Two different Orders, and never Fire with a Specialist Skill (PH-ACT-2). */
    private static boolean together(PlainOrder first, PlainOrder second) {
        boolean fire = first.kind() == Kind.FIRE || second.kind() == Kind.FIRE;
        boolean skill = first.kind() == Kind.SKILL || second.kind() == Kind.SKILL;
        return first.kind() != second.kind() && !(fire && skill);
    }

    private List<Fire> fire(PlainMarine marine) {
        List<Fire> orders = new ArrayList<>();
        for (Mode mode : marine.loadout.weapon().modes()) {
            fire(marine, mode, false).forEach(orders::add);
            if (mode.aimed() && !board.nightForMarines() && marine.mayAim()) { // PH-FIRE-5, PH-RND-3
                fire(marine, mode, true).forEach(orders::add);
            }
        }
        return orders;
    }

    /** The ways to fire one mode: at every Enemy in range for which a Focus die is left (PH-FIRE-1, PH-LOS-8). */
    Stream<Fire> fire(PlainMarine marine, Mode mode, boolean aimed) {
        if (mode.ammo() != Ammo.NONE && marine.ammoSteps == 0) {
            return Stream.empty(); // PH-EQ-5
        }
        return board.enemies.stream()
                .filter(enemy -> PlainSight.range(marine.space, enemy.space)
                        <= mode.rowsAway().size())
                .map(enemy -> aim(marine, mode, aimed, enemy))
                .filter(order -> order.focus() >= 1);
    }

    private Fire aim(PlainMarine marine, Mode mode, boolean aimed, PlainEnemy enemy) {
        RowCell cell = mode.rowsAway().get(PlainSight.range(marine.space, enemy.space) - 1);
        int base = board.nightForMarines() ? 1 : 2;
        int focus = base + cell.focus() + (aimed ? 1 : 0) - penalty(marine, aimed, enemy); // PH-FIRE-4
        return new Fire(mode, aimed, enemy, focus, cell, mode.cost() + (aimed ? 1 : 0) + marine.fireCostOfWound());
    }

    /**
     * What stands in the way (PH-LOS-1); an Aimed Shot ignores one (PH-LOS-3), overhead weapons and aiming snipers all.
     */
    private int penalty(PlainMarine marine, boolean aimed, PlainEnemy enemy) {
        Weapon weapon = marine.loadout.weapon();
        if (weapon.overhead() || aimed && weapon.sniper()) {
            return 0;
        }
        int obstacles = obstacles(marine.space, enemy.space);
        return aimed ? Math.max(0, obstacles - 1) : obstacles;
    }

    private int obstacles(Space from, Space to) {
        PlainSight sight = PlainSight.between(from, to);
        return (int) (sight.marineSpaces().stream().filter(board::marineAt).count()
                + sight.enemySpaces().stream().filter(board::enemyAt).count());
    }

    /**
     * His own Specialization's skills, not those of an ID he has taken over (PH-KIA-4), once a Mission each (PH-ACT-7).
     */
    private List<UseSkill> skills(PlainMarine marine) {
        List<UseSkill> orders = new ArrayList<>();
        for (Skill skill : Skill.values()) {
            if (skill.id() == marine.id() && !board.skillsUsed.contains(skill)) {
                orders.addAll(skill(marine, skill));
            }
        }
        return orders;
    }

    private List<UseSkill> skill(PlainMarine marine, Skill skill) {
        return switch (skill) {
            case GO_AGAIN ->
                board.marines().stream()
                        .filter(comrade -> comrade != marine && comrade.canBeReadied())
                        .map(comrade -> new UseSkill(skill, Optional.of(comrade)))
                        .toList();
            // By day only (PH-FSP-1), which a flare does not make of the night (AMB-41).
            case ARTILLERY -> board.night ? List.of() : List.of(new UseSkill(skill, Optional.empty()));
            // By day there is no night to lift (GAP-03), and nothing that says that this may be done for nothing.
            case ILLUMINATION -> board.nightForMarines() ? List.of(new UseSkill(skill, Optional.empty())) : List.of();
            case PULL_BACK -> List.of(new UseSkill(skill, Optional.empty()));
        };
    }

    private List<Move> moves(PlainMarine marine) {
        return board.freeMarineSpaces().stream()
                .map(space ->
                        new Move(space, marine.space.distanceTo(space) + marine.moveCostOfWound())) // once an Order
                .toList();
    }

    /** At least one marker, and no more than the Specialization's number (PH-ACT-5, AMB-31). */
    private static List<TakeCover> covers(PlainMarine marine) {
        return IntStream.rangeClosed(1, marine.loadout.softCover() - marine.softCover)
                .mapToObj(TakeCover::new)
                .toList();
    }
}
