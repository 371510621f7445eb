package org.sitrep.rulesets.purplehaze.plain;

import java.util.List;
import java.util.Optional;
import org.sitrep.rulesets.purplehaze.plain.PlainBot.Question;
import org.sitrep.rulesets.purplehaze.plain.PlainBurst.Share;
import org.sitrep.rulesets.purplehaze.plain.PlainOrder.Fire;
import org.sitrep.rulesets.purplehaze.plain.PlainOrder.Move;
import org.sitrep.rulesets.purplehaze.plain.PlainOrder.TakeCover;
import org.sitrep.rulesets.purplehaze.plain.PlainOrder.UseSkill;

/** Marines led by a bot, which is asked every question of the rules with every answer they allow. */
final class PlainChoices implements PlainMarineSide {

    private static final int LEAST_COST = 3; // PH-ACT-3

    private final PlainBoard board;
    private final PlainBot bot;
    private final PlainOrders orders;
    private final PlainFire fire;
    private final PlainFireMission fireMission;

    PlainChoices(PlainBoard board, PlainBot bot) {
        this.board = board;
        this.bot = bot;
        this.orders = new PlainOrders(board);
        this.fire = new PlainFire(board);
        this.fireMission = new PlainFireMission(board, new PlainCasualties(board, this));
    }

    private <T> T choose(Question question, List<T> answers) {
        return answers.get(bot.choose(question, answers));
    }

    /** Anywhere on their half, the boxes indicating no spaces (PH-CBS-6); then the Claymore (PH-CMB-1). */
    @Override
    public void setUp() {
        board.squad.forEach(marine -> marine.space = null);
        for (PlainMarine marine : board.squad) {
            marine.space = choose(Question.PLACE, board.freeMarineSpaces());
        }
        if (board.box.claymore() && choose(Question.CLAYMORE, List.of(false, true))) {
            new PlainClaymore(board).fire(enemies -> choose(Question.LEFTOVER_HIT, enemies));
        }
    }

    /**
     * If anybody can activate, what is on its way arrives first (PH-FSP-2); it may take him, or one too many, or the
     * last Enemy.
     */
    @Override
    public Optional<PlainMarine> next() {
        if (!able().isEmpty()) {
            fireMission.arrive(rows -> choose(Question.FIRE_MISSION_ROW, rows));
        }
        List<PlainMarine> able = able();
        boolean over = able.isEmpty() || board.squadLost() || board.enemies.isEmpty();
        return over ? Optional.empty() : Optional.of(choose(Question.ACTIVATE, able));
    }

    private List<PlainMarine> able() {
        return board.marines().stream().filter(PlainMarine::canActivate).toList();
    }

    /** Two Orders; PULL BACK ends the combat before the second, and is paid for. */
    @Override
    public int activate(PlainMarine marine) {
        PlainOrder first = choose(Question.FIRST_ORDER, orders.first(marine));
        carryOut(marine, first);
        int cost = first.cost();
        List<PlainOrder> seconds = board.pulledBack ? List.of() : orders.second(marine, first);
        if (!seconds.isEmpty()) {
            PlainOrder second = choose(Question.SECOND_ORDER, seconds);
            carryOut(marine, second);
            cost += second.cost();
        }
        marine.flipMarker();
        return Math.max(LEAST_COST, cost);
    }

    @Override
    public void repack() {
        new PlainEquipment(board).shed(ways -> choose(Question.SHED, ways));
    }

    @Override
    public PlainMarine holder(List<PlainMarine> able) {
        return choose(Question.ID_HOLDER, able);
    }

    private Share share(PlainEnemy target, int hits) {
        return choose(Question.BURST, PlainBurst.shares(board, target, hits));
    }

    private void carryOut(PlainMarine marine, PlainOrder order) {
        if (order instanceof Fire shot) {
            fire.carryOut(marine, shot, this::share);
        } else if (order instanceof UseSkill use) {
            carryOut(use);
        } else if (order instanceof Move move) {
            marine.space = move.space();
        } else if (order instanceof TakeCover cover) {
            marine.softCover += cover.markers();
        }
    }

    private void carryOut(UseSkill use) {
        board.skillsUsed.add(use.skill());
        switch (use.skill()) {
            case PULL_BACK -> board.pulledBack = true;
            case GO_AGAIN -> use.readied().ifPresent(PlainMarine::readyMarker);
            case ARTILLERY -> fireMission.call();
            // It comes with the next activation (PH-FSP-2), before which no Marine can fire.
            case ILLUMINATION -> board.illuminated = true;
        }
    }
}
