package org.sitrep.rulesets.rambo.bots.playbook;

import java.util.function.ToIntFunction;
import org.sitrep.playbook.Actions;
import org.sitrep.playbook.Facts;
import org.sitrep.playbook.Questions;
import org.sitrep.rulesets.rambo.bots.sense.Answers;
import org.sitrep.rulesets.rambo.bots.sense.Sense;
import org.sitrep.rulesets.rambo.definition.Gear;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.tables.GearTable;

/** Facts of gear that is found, discarded to make room, or taken from the stash of a campaign. */
final class GearFacts extends SectionFacts {
    static final Questions QUESTIONS = new Questions()
            .ask(DecisionKind.FOUND, "found", "Hero who takes found gear; the finder is the first option.")
            .byDefault("the hero who gains most from it, if more than 0.5")
            .ask(DecisionKind.MAKE_ROOM, "make-room", "Gear that a hero discards to make room for it.")
            .byDefault("the gear worth least")
            .ask(
                    DecisionKind.EQUIP,
                    "equip",
                    "Gear that a hero takes from the stash or puts back before a mission of a campaign, "
                            + "repeated until done.")
            .byDefault("the gear worth most fills the slots; gear worth much less is swapped");

    static final Facts<GearFacts> FACTS = new Facts<GearFacts>(10)
            .question(QUESTIONS, f -> f.decision.kind())
            .number(
                    "bestSwap",
                    -MOST,
                    MOST,
                    f -> f.asks(DecisionKind.EQUIP) ? within(f.bestSwap(f.decision.subject())) : 0)
            .as("Gain from the best card in the stash that the hero does not carry, less the worth of "
                    + "gear put back for it; 0 outside equip.")
            .ofOption()
            .number("gain", -MOST, MOST, GearFacts::gain)
            .as("Gain of the hero of the option from the find, less the worth of gear discarded for it; "
                    + "0 if nobody takes it.")
            .number("gearWorth", -MOST, MOST, f -> f.card() < 0 ? 0 : within(f.sense.gear.of(f.card())))
            .as("Worth of the gear to the pointman: damage, plus 0.7 per range times half its targets, "
                    + "less 0.6 per alert, or 2 where a hero at Red fails the mission; 1.5 if not a weapon.")
            .flag("held", f -> f.fromStash() && f.answers.holds(f.decision.subject(), f.option))
            .as("The hero already carries such a card.")
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
            .as("Slots that it occupies.")
            .number("resistance", 0, 20, f -> f.ofCard(Gear::resistance))
            .as("Resistance that it gives.");

    static final Actions<GearFacts> ACTIONS = new Actions<GearFacts>("Any option.")
            .add("give-to", "Give it to a hero.", f -> f.option >= 0, DecisionKind.FOUND)
            .add("leave", "Leave it.", f -> f.option < 0, DecisionKind.FOUND)
            .add("discard", "Discard gear to make room.", DecisionKind.MAKE_ROOM)
            .add("take", "Take gear from the stash.", GearFacts::fromStash, DecisionKind.EQUIP)
            .add("stow", "Put gear back into the stash.", f -> f.option >= DecisionKind.STOW, DecisionKind.EQUIP)
            .add("done", "Stop.", f -> f.option < 0, DecisionKind.EQUIP);

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
