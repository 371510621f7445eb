package org.sitrep.rulesets.rambo.bots.sense;

import org.sitrep.rulesets.rambo.mission.MissionView;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.tables.GearTable;
import org.sitrep.strategy.Decision;

/**
 * Chooses what a bot does in step 4 before and after its plan for the turn: the P.O.I. that the mission needs; medals,
 * gear, a card, the end. Not thread-safe; allocates nothing.
 */
public final class Errands {
    /** Stands for no answer. */
    public static final int NONE = -1;

    /** A medal can be spent once per campaign, so its effects must be worth this. */
    private static final double WORTH_A_MEDAL = 3;

    private final Sense sense;
    private final Answers answers;
    private final MissionView view;
    private String why = "";

    /** Creates the errands of a bot's judgement; {@code answers} remembers the targets of effects. */
    public Errands(final Sense sense, final Answers answers) {
        this.sense = sense;
        this.answers = answers;
        view = sense.view;
    }

    /** Returns the index of the first option at a P.O.I. that the mission needs; {@link #NONE} if there is none. */
    public int poi(final Decision decision) {
        for (int i = 0; i < decision.count(); i++) {
            final int option = decision.option(i);
            if ((option & DecisionKind.WHAT) == DecisionKind.POI) {
                final int which = option & ~DecisionKind.WHAT;
                if ((sense.orders.wanted(which >> 4) >> (which & 0xF) & 1) != 0) {
                    return i;
                }
            }
        }
        return NONE;
    }

    /** Returns the index of the option to take when nothing better is left; drawing a card may lead on. */
    public int rest(final Decision decision, final int hero) {
        for (int i = 0; i < decision.count(); i++) {
            if (spends(decision.option(i), hero)) {
                return because(i, "a medal that helps now");
            }
            if (uses(decision.option(i), hero)) {
                return because(i, "gear that helps now");
            }
        }
        final int draw = find(decision, DecisionKind.DRAW);
        return draw >= 0
                ? because(draw, "an action left for a card")
                : because(decision.count() - 1, "nothing left that is worth doing");
    }

    private boolean spends(final int option, final int hero) {
        if ((option & DecisionKind.WHAT) != DecisionKind.SPEND) {
            return false;
        }
        final int list = sense.tables.achievements.effects[option & ~DecisionKind.WHAT];
        answers.play(list);
        return sense.cards.of(list, hero) > WORTH_A_MEDAL;
    }

    private boolean uses(final int option, final int hero) {
        if ((option & DecisionKind.WHAT) != DecisionKind.USE) {
            return false;
        }
        final GearTable gear = sense.tables.gear;
        final int card = view.gear(hero, option & ~DecisionKind.WHAT);
        answers.play(gear.use[card]);
        return sense.cards.of(gear.use[card], hero)
                > (gear.cards[card].use().orElseThrow().discards() ? 1 : 0);
    }

    private int because(final int i, final String reason) {
        why = reason;
        return i;
    }

    /** Returns the reason for the last {@link #rest}. */
    public String why() {
        return why;
    }

    /** Returns the index of an option; {@link #NONE} if it is not on offer. */
    public static int find(final Decision decision, final int option) {
        for (int i = 0; i < decision.count(); i++) {
            if (decision.option(i) == option) {
                return i;
            }
        }
        return NONE;
    }
}
