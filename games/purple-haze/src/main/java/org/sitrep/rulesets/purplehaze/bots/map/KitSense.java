package org.sitrep.rulesets.purplehaze.bots.map;

import org.sitrep.rulesets.purplehaze.play.Ask;
import org.sitrep.rulesets.purplehaze.squad.Equipment;
import org.sitrep.rulesets.purplehaze.squad.Finds;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.strategy.Decision;

/** Who carries what: what lost Marines leave, what is found, what has to go. */
final class KitSense {
    int choose(final SquadView squad, final Decision decision) {
        return switch (decision.kind()) {
            case Ask.TAKE_OVER -> takeOver(squad, decision);
            case Ask.TAKE_FIND -> takeFind(squad, decision);
            case Ask.GIVE_UP -> giveUp(squad, decision);
            default -> 0;
        };
    }

    /**
     * First Aid Kits, ammo for a weapon that somebody has, and weapons in the hands of those who have room; nothing
     * else.
     */
    private static int takeOver(final SquadView squad, final Decision decision) {
        int best = 0;
        int most = 0;
        for (int i = 1; i < decision.count(); i++) {
            final int handover = decision.option(i);
            final int item = Equipment.item(handover);
            final int to = Equipment.to(handover);
            final int value;
            if (Equipment.isWeapon(handover)) {
                value = squad.isMainWeapon(item) ? 1 : 0;
            } else if (squad.isFirstAidKit(item)) {
                value = 3;
            } else {
                value = squad.feedsWeapon(to, item) ? 2 : 0;
            }
            if (value > most) {
                most = value;
                best = i;
            }
        }
        return best;
    }

    /** The first taker; ammo for whoever has least of it. */
    private static int takeFind(final SquadView squad, final Decision decision) {
        int best = 0;
        int fewest = Integer.MAX_VALUE;
        for (int i = 0; i < decision.count(); i++) {
            final int find = decision.option(i);
            final boolean left = find == Finds.LEFT;
            final int steps = left
                    ? Integer.MAX_VALUE
                    : Finds.isWeapon(find) ? 0 : squad.steps(Finds.marine(find), Finds.item(find));
            if (steps < fewest) {
                fewest = steps;
                best = i;
            }
        }
        return best;
    }

    /** Whoever has most of it. */
    private static int giveUp(final SquadView squad, final Decision decision) {
        int best = 0;
        for (int i = 1; i < decision.count(); i++) {
            final int find = decision.option(i);
            final int other = decision.option(best);
            if (squad.steps(Finds.marine(find), Finds.item(find))
                    > squad.steps(Finds.marine(other), Finds.item(other))) {
                best = i;
            }
        }
        return best;
    }
}
