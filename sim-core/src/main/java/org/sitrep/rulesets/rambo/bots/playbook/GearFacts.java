package org.sitrep.rulesets.rambo.bots.playbook;

import java.util.List;
import org.sitrep.playbook.Fact;
import org.sitrep.playbook.FactGroup;
import org.sitrep.playbook.Questions;
import org.sitrep.playbook.Vocabulary.Action;
import org.sitrep.playbook.Vocabulary.Question;
import org.sitrep.rulesets.rambo.bots.sense.Answers;
import org.sitrep.rulesets.rambo.bots.sense.Sense;
import org.sitrep.rulesets.rambo.play.Ask;
import org.sitrep.rulesets.rambo.tables.GearTable;

/** Facts of gear that is found, discarded for it, or taken from the stash of a campaign. */
final class GearFacts extends SectionFacts {
    static final int GROUP = 10;
    private static final FactGroup IDS = new FactGroup(GROUP);

    static final Questions QUESTIONS = new Questions(
            new Question(
                    Ask.FOUND,
                    "found",
                    "Who takes gear that is found; the finder is the first option.",
                    "who is better off with it by most, if by more than 0.5"),
            new Question(Ask.MAKE_ROOM, "make-room", "What a hero discards for it.", "what is worth least"),
            new Question(
                    Ask.EQUIP,
                    "equip",
                    "What a hero takes from the stash before a mission of a campaign, or puts back, again and again.",
                    "fills its slots with what is worth most, and swaps what is worth much less"));

    private enum Of {
        QUESTION,
        BEST_SWAP,
        GAIN,
        GEAR_WORTH,
        HELD,
        WEAPON,
        RANGE,
        TARGETS,
        DAMAGE,
        NOISE,
        SLOTS,
        RESISTANCE
    }

    private static final Of[] VALUES = Of.values();

    static final List<Fact> FACTS = List.of(
            QUESTIONS.fact(IDS, Of.QUESTION),
            IDS.number(
                    Of.BEST_SWAP,
                    "bestSwap",
                    -MOST,
                    MOST,
                    "How much better off the hero is with the best card of the stash that it does not carry, what it has to put back for it taken off; 0 outside equip."));

    static final List<Fact> OF_OPTION = List.of(
                    IDS.number(
                            Of.GAIN,
                            "gain",
                            -MOST,
                            MOST,
                            "How much better off the hero of the option is with what was found, what it has to discard for it taken off; 0 if it is nobody."),
                    IDS.number(
                            Of.GEAR_WORTH,
                            "gearWorth",
                            -MOST,
                            MOST,
                            "What gear is worth to the pointman: damage, 0.7 a range and half its targets, less 0.6 an alert; 1.5 what is no weapon."),
                    IDS.flag(Of.HELD, "held", "The hero carries such a card already."),
                    IDS.flag(Of.WEAPON, "weapon", "It is a weapon."),
                    IDS.number(Of.RANGE, "range", 0, 20, "Its range."),
                    IDS.number(Of.TARGETS, "targets", 0, 20, "Its targets."),
                    IDS.number(Of.DAMAGE, "damage", 0, 20, "Its damage."),
                    IDS.number(Of.NOISE, "noise", 0, 20, "Its alert."),
                    IDS.number(Of.SLOTS, "slots", 0, 8, "Slots that it takes."),
                    IDS.number(Of.RESISTANCE, "resistance", 0, 20, "Resistance that it gives."))
            .stream()
            .map(Fact::ofAnOption)
            .toList();

    /** The actions, numbered as {@link #is} tells them. */
    static final List<Action> ACTIONS = List.of(
            new Action(0, "any", "Any option."),
            new Action(1, "give-to", "A hero who takes it.", Ask.FOUND),
            new Action(2, "leave", "Nobody takes it.", Ask.FOUND),
            new Action(3, "discard", "Gear that makes room.", Ask.MAKE_ROOM),
            new Action(4, "take", "Gear from the stash.", Ask.EQUIP),
            new Action(5, "stow", "Gear that goes back to the stash.", Ask.EQUIP),
            new Action(6, "done", "Nothing more.", Ask.EQUIP));

    private final Answers answers;

    GearFacts(final Sense sense, final Answers answers) {
        super(sense);
        this.answers = answers;
    }

    @Override
    int hero() {
        return decision.kind() == Ask.FOUND ? option : decision.subject();
    }

    @Override
    int heroInHand() {
        return decision.kind() == Ask.FOUND ? view.active() : decision.subject();
    }

    @Override
    boolean is(final int action) {
        final int kind = decision.kind();
        return switch (action) {
            case 1 -> kind == Ask.FOUND && option >= 0;
            case 2 -> kind == Ask.FOUND && option < 0;
            case 3 -> kind == Ask.MAKE_ROOM;
            case 4 -> kind == Ask.EQUIP && option >= 0 && option < Ask.STOW;
            case 5 -> kind == Ask.EQUIP && option >= Ask.STOW;
            case 6 -> kind == Ask.EQUIP && option < 0;
            default -> true;
        };
    }

    @Override
    double of(final int nth) {
        return switch (VALUES[nth]) {
            case QUESTION -> QUESTIONS.place(decision.kind());
            case BEST_SWAP -> decision.kind() == Ask.EQUIP ? within(bestSwap(decision.subject())) : 0;
            case GAIN ->
                decision.kind() == Ask.FOUND && option >= 0 ? within(sense.gear.gain(option, decision.subject())) : 0;
            case HELD -> flag(is(4) && answers.holds(decision.subject(), option));
            default -> ofGear(VALUES[nth], card());
        };
    }

    /** The card that the option is about, below 0 if it is about none. */
    private int card() {
        return switch (decision.kind()) {
            case Ask.FOUND -> decision.subject();
            case Ask.MAKE_ROOM -> view.gear(decision.subject(), option);
            default ->
                option < 0 ? NOBODY : option < Ask.STOW ? option : view.gear(decision.subject(), option - Ask.STOW);
        };
    }

    private double ofGear(final Of fact, final int card) {
        final GearTable gear = sense.tables.gear;
        return card < 0
                ? 0
                : switch (fact) {
                    case GEAR_WORTH -> within(sense.gear.of(card));
                    case WEAPON -> flag(gear.weapon[card]);
                    case RANGE -> gear.range[card];
                    case TARGETS -> gear.targets[card];
                    case DAMAGE -> gear.damage[card];
                    case NOISE -> gear.alert[card];
                    case SLOTS -> gear.slots[card];
                    default -> gear.resistance[card];
                };
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
