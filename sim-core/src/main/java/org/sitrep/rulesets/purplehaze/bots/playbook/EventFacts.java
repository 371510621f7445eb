package org.sitrep.rulesets.purplehaze.bots.playbook;

import java.util.List;
import org.sitrep.playbook.Fact;
import org.sitrep.playbook.FactGroup;
import org.sitrep.playbook.Questions;
import org.sitrep.playbook.Vocabulary.Action;
import org.sitrep.playbook.Vocabulary.Question;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.map.StoryWorth;
import org.sitrep.rulesets.purplehaze.mission.StoryView;
import org.sitrep.rulesets.purplehaze.play.Ask;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.rulesets.purplehaze.tables.StoryTable;
import org.sitrep.strategy.Decision;

/** Facts of what may be done in an Event or Encounter, from the step in hand on. */
final class EventFacts {
    static final int GROUP = 6;
    private static final FactGroup IDS = new FactGroup(GROUP);
    private static final double MUCH = 1000;

    static final Questions QUESTIONS = new Questions(
            new Question(Ask.ENTRY_OPTION, "choice", "What the player does.", "what is worth most, by `worth`"),
            new Question(Ask.ENTRY_MARINE, "marine", "The Marine of choice.", "who is worth most there, by `worth`"),
            new Question(Ask.PAY_BOON_POINT, "pay", "Who pays a Boon point.", "nobody, else the first who can"),
            new Question(Ask.GAMBLE_AGAIN, "gamble", "Whether the gamble is rolled again.", "from a 2 down"));

    private enum Of {
        QUESTION,
        WORTH,
        CHANCE,
        TEST,
        FIGHT,
        ENDS,
        ROLLED,
        BOON_POINTS
    }

    private static final Of[] VALUES = Of.values();

    static final List<Fact> FACTS = List.of(
            QUESTIONS.fact(IDS, Of.QUESTION),
            IDS.number(Of.ROLLED, "rolled", 0, 6, "The die of the gamble; 0 in other questions."));

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
                    IDS.flag(Of.ENDS, "ends", "The entry ends there."),
                    IDS.number(Of.BOON_POINTS, "hisBoonPoints", 0, 99, "Boon points of the Marine of the option."))
            .stream()
            .map(Fact::ofAnOption)
            .toList();

    /** The actions, numbered as {@link #is} tells them. */
    static final List<Action> ACTIONS = List.of(
            new Action(0, "any", "Any option."),
            new Action(1, "choose", "A choice of the entry.", Ask.ENTRY_OPTION),
            new Action(2, "with-test", "A choice that leads to a test.", Ask.ENTRY_OPTION),
            new Action(3, "without-test", "A choice that does not.", Ask.ENTRY_OPTION),
            new Action(4, "with-fight", "A choice that leads to a combat.", Ask.ENTRY_OPTION),
            new Action(5, "without-fight", "A choice that does not.", Ask.ENTRY_OPTION),
            new Action(6, "send", "The Marine of choice.", Ask.ENTRY_MARINE),
            new Action(7, "pay", "A Marine pays a Boon point.", Ask.PAY_BOON_POINT),
            new Action(8, "again", "The gamble is rolled again.", Ask.GAMBLE_AGAIN),
            new Action(
                    9, "refuse", "Nobody pays; the roll of the gamble stands.", Ask.PAY_BOON_POINT, Ask.GAMBLE_AGAIN));

    private final StoryWorth worth = new StoryWorth();
    private SquadView squad;
    private StoryView story;
    private Decision decision;
    private int option;

    void begin(final GameView view, final Decision asked) {
        squad = view.squad;
        story = view.mission.story;
        decision = asked;
        worth.begin(view.squad, view.mission, story);
    }

    void turnTo(final int newOption) {
        option = newOption;
    }

    private boolean chooses() {
        return decision.kind() == Ask.ENTRY_OPTION;
    }

    private boolean sends() {
        return decision.kind() == Ask.ENTRY_MARINE;
    }

    /** Returns the Marine whom the option stands for, or -1. */
    int marine() {
        return switch (decision.kind()) {
            case Ask.ENTRY_MARINE -> option;
            case Ask.PAY_BOON_POINT, Ask.GAMBLE_AGAIN -> option - 1;
            default -> -1;
        };
    }

    private boolean leadsTo(final StoryTable.Kind kind) {
        final int next = next();
        return next != StoryTable.END && story.kind(next) == kind;
    }

    private int next() {
        return chooses() ? story.next(decision.subject(), option) : decision.subject();
    }

    boolean is(final int action) {
        final int kind = decision.kind();
        return switch (action) {
            case 1 -> chooses();
            case 2 -> chooses() && leadsTo(StoryTable.Kind.TEST);
            case 3 -> chooses() && !leadsTo(StoryTable.Kind.TEST);
            case 4 -> chooses() && leadsTo(StoryTable.Kind.FIGHT);
            case 5 -> chooses() && !leadsTo(StoryTable.Kind.FIGHT);
            case 6 -> sends();
            case 7 -> kind == Ask.PAY_BOON_POINT && option != Ask.NOBODY;
            case 8 -> kind == Ask.GAMBLE_AGAIN && option != Ask.NOBODY;
            case 9 -> !chooses() && !sends() && option == Ask.NOBODY;
            default -> true;
        };
    }

    double of(final int nth) {
        final Of fact = VALUES[nth];
        return switch (fact) {
            case QUESTION -> QUESTIONS.place(decision.kind());
            case ROLLED -> decision.kind() == Ask.GAMBLE_AGAIN ? decision.subject() : 0;
            case BOON_POINTS -> marine() < 0 ? 0 : squad.boonPoints(marine());
            default -> chooses() || sends() ? ofEntry(fact) : 0;
        };
    }

    private double ofEntry(final Of fact) {
        return switch (fact) {
            case WORTH ->
                chooses() ? worth.ofOption(decision.subject(), option) : worth.ofMarine(decision.subject(), option);
            case CHANCE -> chance();
            case TEST -> leadsTo(StoryTable.Kind.TEST) ? 1 : 0;
            case FIGHT -> leadsTo(StoryTable.Kind.FIGHT) ? 1 : 0;
            default -> next() == StoryTable.END ? 1 : 0;
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
