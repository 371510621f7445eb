package org.sitrep.rulesets.purplehaze.scenario;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Loadout;
import org.sitrep.rulesets.purplehaze.definition.Specialization;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.squad.Equipment;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;

/**
 * Equips the Squad of a campaign out of the supply with what a loadout says, changes nothing else between Missions,
 * draws nothing for it, and lets another bot play them.
 */
final class Quartermaster extends Bot<GameView> {
    private static final int MARINES = 6;

    private final Bot<GameView> bot;
    /** By Marine: handovers out of the supply, as they are taken. */
    private final List<List<Integer>> kits = new ArrayList<>();

    private final int[] taken = new int[MARINES];
    /** The number of the first question on duty, or -1. */
    private long first;

    Quartermaster(final GameData game, final String loadout, final Bot<GameView> bot) {
        this.bot = bot;
        for (int marine = 0; marine < MARINES; marine++) {
            kits.add(new ArrayList<>());
        }
        final List<String> weapons = List.copyOf(game.weapons().keySet());
        for (final Specialization role : game.specializations().values()) {
            final Loadout.Kit kit = game.loadouts().get(loadout).kits().get(role.id());
            final int marine = role.slot() - 1;
            kit.weapons().forEach(weapon -> take(marine, weapons.indexOf(weapon) | Equipment.IS_WEAPON));
            kit.gear().forEach((gear, sides) -> gear(game, marine, gear, sides));
        }
    }

    private void gear(final GameData game, final int marine, final String gear, final List<Integer> sides) {
        final int at = List.copyOf(game.gear().keySet()).indexOf(gear);
        final boolean given = game.gear().get(gear).compulsory();
        final List<Integer> loads = game.gear().get(gear).loads();
        for (final int side : sides) {
            if (!given) {
                take(marine, at | (side == loads.get(0) ? 0 : Equipment.LOW_SIDE));
            }
        }
    }

    private void take(final int marine, final int item) {
        kits.get(marine).add(Equipment.pack(item, Equipment.SUPPLY, marine));
    }

    @Override
    public void begin(final GameView view, final BotRandom random) {
        Arrays.fill(taken, 0);
        first = -1;
        bot.begin(view, random);
    }

    @Override
    public int choose(final GameView view, final Decision decision) {
        return switch (decision.kind()) {
            case DecisionKind.MAIN_WEAPON ->
                indexOf(decision, Equipment.item(kits.get(decision.subject()).get(taken[decision.subject()]++)));
            case DecisionKind.EQUIP -> equip(decision);
            case DecisionKind.PROFILE, DecisionKind.MOTIVATION, DecisionKind.UPGRADE, DecisionKind.REST_BOON -> 0;
            default -> duty(view, decision);
        };
    }

    /**
     * What is asked on duty is numbered as if nothing had been asked before: a bot that tries things out draws its
     * guesses by that number.
     */
    private int duty(final GameView view, final Decision decision) {
        if (first < 0) {
            first = decision.ordinal();
        }
        decision.number(decision.ordinal() - first);
        return bot.choose(view, decision);
    }

    private int equip(final Decision decision) {
        final int marine = decision.subject();
        return taken[marine] == kits.get(marine).size()
                ? indexOf(decision, Equipment.NOTHING)
                : indexOf(decision, kits.get(marine).get(taken[marine]++));
    }

    private static int indexOf(final Decision decision, final int option) {
        for (int i = 0; i < decision.count(); i++) {
            if (decision.option(i) == option) {
                return i;
            }
        }
        throw new AssertionError(Map.of(decision.kind(), decision.subject()) + ": the supply does not have it");
    }
}
