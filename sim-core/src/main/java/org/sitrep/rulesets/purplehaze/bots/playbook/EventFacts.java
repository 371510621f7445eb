package org.sitrep.rulesets.purplehaze.bots.playbook;

import java.util.List;
import org.sitrep.playbook.Fact;
import org.sitrep.playbook.Vocabulary.Action;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.map.StoryWorth;
import org.sitrep.rulesets.purplehaze.mission.StoryView;
import org.sitrep.rulesets.purplehaze.play.Ask;
import org.sitrep.rulesets.purplehaze.tables.StoryTable;
import org.sitrep.strategy.Decision;

/** Facts of what may be done in an Event or Encounter, from the step in hand on. */
final class EventFacts {
    static final int GROUP = 6;
    private static final FactGroup IDS = new FactGroup(GROUP);
    private static final double MUCH = 1000;

    private enum Of {
        QUESTION,
        WORTH,
        CHANCE,
        TEST,
        FIGHT,
        ENDS
    }

    private static final Of[] VALUES = Of.values();

    static final List<Fact> FACTS =
            List.of(IDS.word(Of.QUESTION, "question", List.of("choice", "marine"), "What is asked."));

    static final List<Fact> OF_OPTION = List.of(
                    IDS.number(
                            Of.WORTH,
                            "worth",
                            -MUCH,
                            MUCH,
                            "What the option is worth by all that can be read ahead, tests by their exact chance; a point is about a Damage spared."),
                    IDS.number(
                            Of.CHANCE,
                            "chance",
                            0,
                            1,
                            "Chance to pass the test that comes next, or 1 if none does; of the Marine of the option if one is chosen. Exact."),
                    IDS.flag(Of.TEST, "test", "A test comes next."),
                    IDS.flag(Of.FIGHT, "fight", "A combat comes next."),
                    IDS.flag(Of.ENDS, "ends", "The entry ends there."))
            .stream()
            .map(Fact::ofAnOption)
            .toList();

    /** The actions, numbered as {@link #is} tells them. */
    static final List<Action> ACTIONS = List.of(
            new Action(0, "any", "Any option."),
            new Action(1, "choose", "A choice of the entry."),
            new Action(2, "with-test", "A choice that leads to a test."),
            new Action(3, "without-test", "A choice that does not."),
            new Action(4, "with-fight", "A choice that leads to a combat."),
            new Action(5, "without-fight", "A choice that does not."),
            new Action(6, "send", "The Marine of choice."));

    private final StoryWorth worth = new StoryWorth();
    private StoryView story;
    private Decision decision;
    private int option;

    void begin(final GameView view, final Decision asked) {
        story = view.mission.story;
        decision = asked;
        worth.begin(view.squad, view.mission, story);
    }

    void turnTo(final int newOption) {
        option = newOption;
    }

    /** Returns whether the question belongs to the section. */
    static boolean asks(final int kind) {
        return kind == Ask.ENTRY_OPTION || kind == Ask.ENTRY_MARINE;
    }

    private boolean chooses() {
        return decision.kind() == Ask.ENTRY_OPTION;
    }

    /** Returns the Marine whom the option stands for, or -1. */
    int marine() {
        return chooses() ? -1 : option;
    }

    private boolean leadsTo(final StoryTable.Kind kind) {
        final int next = next();
        return next != StoryTable.END && story.kind(next) == kind;
    }

    private int next() {
        return chooses() ? story.next(decision.subject(), option) : decision.subject();
    }

    boolean is(final int action) {
        return switch (action) {
            case 1 -> chooses();
            case 2 -> chooses() && leadsTo(StoryTable.Kind.TEST);
            case 3 -> chooses() && !leadsTo(StoryTable.Kind.TEST);
            case 4 -> chooses() && leadsTo(StoryTable.Kind.FIGHT);
            case 5 -> chooses() && !leadsTo(StoryTable.Kind.FIGHT);
            case 6 -> !chooses();
            default -> true;
        };
    }

    double of(final int nth) {
        return switch (VALUES[nth]) {
            case QUESTION -> chooses() ? 0 : 1;
            case WORTH ->
                chooses() ? worth.ofOption(decision.subject(), option) : worth.ofMarine(decision.subject(), option);
            case CHANCE -> chance();
            case TEST -> leadsTo(StoryTable.Kind.TEST) ? 1 : 0;
            case FIGHT -> leadsTo(StoryTable.Kind.FIGHT) ? 1 : 0;
            case ENDS -> next() == StoryTable.END ? 1 : 0;
        };
    }

    private double chance() {
        if (!leadsTo(StoryTable.Kind.TEST)) {
            return 1;
        }
        final int step = next();
        return chooses() ? worth.chance(step) : story.passes(option, story.trait(step), story.diff(step));
    }
}
