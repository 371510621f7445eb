package org.sitrep.rulesets.purplehaze.bots.playbook;

import org.sitrep.playbook.Actions;
import org.sitrep.playbook.Facts;
import org.sitrep.playbook.Questions;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.map.StoryWorth;
import org.sitrep.rulesets.purplehaze.mission.StoryView;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.tables.Passage;
import org.sitrep.rulesets.purplehaze.tables.StoryTable;
import org.sitrep.strategy.Decision;

/** Facts about the options in an Event or Encounter, from the current step on. */
final class EventFacts extends SectionFacts {
    private static final double MUCH = 1000;

    static final Questions QUESTIONS = new Questions()
            .ask(DecisionKind.ENTRY_OPTION, "choice", "The player's choice.")
            .byDefault("the option with the highest `worth`")
            .ask(DecisionKind.ENTRY_MARINE, "marine", "The Marine of choice.")
            .byDefault("the Marine with the highest `worth`")
            .ask(DecisionKind.PAY_BOON_POINT, "pay", "The Marine who pays a Boon point.")
            .byDefault("the one with most points")
            .ask(DecisionKind.GAMBLE_AGAIN, "gamble", "Whether to roll the gamble again.")
            .byDefault("on a 1 or 2")
            .ask(DecisionKind.RELIEF, "relief", "What a Marine with two Condition cubes drops at R&R.")
            .byDefault("all Stress within 2 of a Condition, else a cube");

    static final Facts<EventFacts> FACTS = new Facts<EventFacts>(6)
            .question(QUESTIONS, f -> f.decision.kind())
            .number("rolled", 0, 6, f -> f.asks(DecisionKind.GAMBLE_AGAIN) ? f.decision.subject() : 0)
            .as("The die of the gamble; 0 in other questions.")
            .ofOption()
            .number("worth", -MUCH, MUCH, EventFacts::worth)
            .as("Worth of the option by everything known in advance, with exact chances of tests; one point is "
                    + "about one Damage avoided.")
            .number("chance", 0, 1, EventFacts::chance)
            .as("Chance to pass the next test, or 1 without one; that of the Marine of the option if one is "
                    + "chosen. Exact.")
            .flag("planned", f -> f.asks(DecisionKind.ENTRY_OPTION) && f.sheet.chooses(f.passage(), f.option))
            .as("The option is the one that the book's plan names.")
            .flag("test", f -> f.ofEntry() && f.leadsTo(StoryTable.Kind.TEST))
            .as("A test comes next.")
            .flag("fight", f -> f.ofEntry() && f.leadsTo(StoryTable.Kind.FIGHT))
            .as("A combat comes next.")
            .flag("ends", f -> f.ofEntry() && f.next() == StoryTable.END)
            .as("The entry ends there.")
            .number("hisBoonPoints", 0, 99, f -> f.whoOfOption() < 0 ? 0 : f.squad.boonPoints(f.whoOfOption()))
            .as("Boon points of the Marine of the option.");

    static final Actions<EventFacts> ACTIONS = new Actions<EventFacts>("Any option.")
            .add("choose", "A choice of the entry.", DecisionKind.ENTRY_OPTION)
            .add(
                    "with-test",
                    "A choice that leads to a test.",
                    f -> f.leadsTo(StoryTable.Kind.TEST),
                    DecisionKind.ENTRY_OPTION)
            .add(
                    "without-test",
                    "A choice that does not.",
                    f -> !f.leadsTo(StoryTable.Kind.TEST),
                    DecisionKind.ENTRY_OPTION)
            .add(
                    "with-fight",
                    "A choice that leads to a combat.",
                    f -> f.leadsTo(StoryTable.Kind.FIGHT),
                    DecisionKind.ENTRY_OPTION)
            .add(
                    "without-fight",
                    "A choice that does not.",
                    f -> !f.leadsTo(StoryTable.Kind.FIGHT),
                    DecisionKind.ENTRY_OPTION)
            .add("send", "The Marine of choice.", DecisionKind.ENTRY_MARINE)
            .add("pay", "The Marine who pays a Boon point.", DecisionKind.PAY_BOON_POINT)
            .add("again", "Roll the gamble again.", f -> f.option != DecisionKind.NOBODY, DecisionKind.GAMBLE_AGAIN)
            .add(
                    "drop-cube",
                    "The Marine drops a Condition cube.",
                    f -> f.option == DecisionKind.DROP_CUBE,
                    DecisionKind.RELIEF)
            .add(
                    "drop-stress",
                    "The Marine drops all Stress.",
                    f -> f.option == DecisionKind.DROP_STRESS,
                    DecisionKind.RELIEF)
            .add(
                    "refuse",
                    "The roll of the gamble stands.",
                    f -> f.option == DecisionKind.NOBODY,
                    DecisionKind.GAMBLE_AGAIN);

    private final StoryWorth worth = new StoryWorth();
    private final PlanSheet sheet;
    private StoryView story;

    EventFacts(final PlanSheet sheet) {
        super(FACTS, ACTIONS);
        this.sheet = sheet;
    }

    @Override
    public void begin(final GameView view, final Decision newDecision) {
        super.begin(view, newDecision);
        story = view.mission.story;
        worth.begin(view.squad, view.mission, story);
        sheet.turnTo(view.mission);
    }

    @Override
    public int whoOfOption() {
        return switch (decision.kind()) {
            case DecisionKind.ENTRY_MARINE, DecisionKind.PAY_BOON_POINT -> option;
            case DecisionKind.RELIEF -> decision.subject();
            case DecisionKind.GAMBLE_AGAIN -> option - 1;
            default -> -1;
        };
    }

    private boolean ofEntry() {
        return asks(DecisionKind.ENTRY_OPTION, DecisionKind.ENTRY_MARINE);
    }

    private boolean leadsTo(final StoryTable.Kind kind) {
        final int next = next();
        return next != StoryTable.END && story.read(next).kind() == kind;
    }

    private Passage passage() {
        return story.read(decision.subject());
    }

    private int next() {
        return asks(DecisionKind.ENTRY_OPTION) ? passage().next(option) : decision.subject();
    }

    private double worth() {
        if (asks(DecisionKind.ENTRY_OPTION)) {
            return worth.ofOption(decision.subject(), option);
        }
        return asks(DecisionKind.ENTRY_MARINE) ? worth.ofMarine(decision.subject(), option) : 0;
    }

    private double chance() {
        if (!ofEntry()) {
            return 0;
        }
        if (!leadsTo(StoryTable.Kind.TEST)) {
            return 1;
        }
        final int step = next();
        if (asks(DecisionKind.ENTRY_OPTION)) {
            return worth.chance(step);
        }
        return story.passes(option, story.read(step));
    }
}
