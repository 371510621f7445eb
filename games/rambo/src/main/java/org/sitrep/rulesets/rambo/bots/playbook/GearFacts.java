package org.sitrep.rulesets.rambo.bots.playbook;

import java.util.function.ToIntFunction;
import org.sitrep.playbook.Actions;
import org.sitrep.playbook.Facts;
import org.sitrep.playbook.Questions;
import org.sitrep.playbook.Vocabulary.Question;
import org.sitrep.rulesets.rambo.bots.sense.Answers;
import org.sitrep.rulesets.rambo.bots.sense.Sense;
import org.sitrep.rulesets.rambo.definition.Gear;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.tables.GearTable;

/** Facts of gear that is found, discarded to make room, or taken from the stash of a campaign. */
final class GearFacts extends SectionFacts {
    static final Questions QUESTIONS = new Questions(
            new Question(
                    DecisionKind.FOUND,
                    "found",
                    "Who takes gear that is found; the finder is the first option.",
                    "who is better off with it by most, if by more than 0.5"),
            new Question(DecisionKind.MAKE_ROOM, "make-room", "What a hero discards for it.", "what is worth least"),
            new Question(
                    DecisionKind.EQUIP,
                    "equip",
                    "What a hero takes from the stash before a mission of a campaign, or puts back, again and again.",
                    "fills its slots with what is worth most, and swaps what is worth much less"));

    static final Facts<GearFacts> FACTS = new Facts<GearFacts>(10)
            .question(QUESTIONS, f -> f.decision.kind())
            .number(
                    "bestSwap",
                    -MOST,
                    MOST,
                    f -> f.asks(DecisionKind.EQUIP) ? within(f.bestSwap(f.decision.subject())) : 0)
            .as("How much better off the hero is with the best card of the stash that it does not carry, "
                    + "what it has to put back for it taken off; 0 outside equip.")
            .ofOption()
            .number("gain", -MOST, MOST, GearFacts::gain)
            .as("How much better off the hero of the option is with what was found, what it has to discard "
                    + "for it taken off; 0 if it is nobody.")
            .number("gearWorth", -MOST, MOST, f -> f.card() < 0 ? 0 : within(f.sense.gear.of(f.card())))
            .as("What gear is worth to the pointman: damage, 0.7 a range and half its targets, less 0.6 an "
                    + "alert; 1.5 what is no weapon.")
            .flag("held", f -> f.fromStash() && f.answers.holds(f.decision.subject(), f.option))
            .as("The hero carries such a card already.")
            .flag("weapon", f -> f.card() >= 0 && f.gear().cards[f.card()].isWeapon())
            .as("It is a weapon.")
            .number("range", 0, 20, f -> f.ofCard(Gear::range))
            .as("Its range.")
            .number("targets", 0, 20, f -> f.ofCard(Gear::targets))
            .as("Its targets.")
            .number("damage", 0, 20, f -> f.ofCard(Gear::damage))
            .as("Its damage.")
            .number("noise", 0, 20, f -> f.ofCard(Gear::alert))
            .as("Its alert.")
            .number("slots", 0, 8, f -> f.ofCard(Gear::slots))
            .as("Slots that it takes.")
            .number("resistance", 0, 20, f -> f.ofCard(Gear::resistance))
            .as("Resistance that it gives.");

    static final Actions<GearFacts> ACTIONS = new Actions<GearFacts>("Any option.")
            .add("give-to", "A hero who takes it.", f -> f.option >= 0, DecisionKind.FOUND)
            .add("leave", "Nobody takes it.", f -> f.option < 0, DecisionKind.FOUND)
            .add("discard", "Gear that makes room.", DecisionKind.MAKE_ROOM)
            .add("take", "Gear from the stash.", GearFacts::fromStash, DecisionKind.EQUIP)
            .add("stow", "Gear that goes back to the stash.", f -> f.option >= DecisionKind.STOW, DecisionKind.EQUIP)
            .add("done", "Nothing more.", f -> f.option < 0, DecisionKind.EQUIP);

    private final Answers answers;

    GearFacts(final Sense sense, final Answers answers) {
        super(FACTS, ACTIONS, sense);
        this.answers = answers;
    }

    @Override
    public int whoOfOption() {
        return asks(DecisionKind.FOUND) ? option : decision.subject();
    }

    @Override
    public int whoInHand() {
        return asks(DecisionKind.FOUND) ? view.active() : decision.subject();
    }

    private GearTable gear() {
        return sense.tables.gear;
    }

    private boolean fromStash() {
        return asks(DecisionKind.EQUIP) && option >= 0 && option < DecisionKind.STOW;
    }

    /** Returns the card that the option concerns; below 0 if none. */
    private int card() {
        return switch (decision.kind()) {
            case DecisionKind.FOUND -> decision.subject();
            case DecisionKind.MAKE_ROOM -> view.gear(decision.subject(), option);
            default ->
                option < DecisionKind.STOW
                        ? Math.max(option, DecisionKind.NOBODY)
                        : view.gear(decision.subject(), option - DecisionKind.STOW);
        };
    }

    private int ofCard(final ToIntFunction<Gear> number) {
        return card() < 0 ? 0 : number.applyAsInt(gear().cards[card()]);
    }

    private double gain() {
        return asks(DecisionKind.FOUND) && option >= 0 ? within(sense.gear.gain(option, decision.subject())) : 0;
    }

    private double bestSwap(final int hero) {
        double best = 0;
        for (long rest = view.stash(); rest != 0; rest &= rest - 1) {
            final int card = Long.numberOfTrailingZeros(rest);
            best = answers.holds(hero, card) ? best : Math.max(best, sense.gear.gain(hero, card));
        }
        return best;
    }
}
