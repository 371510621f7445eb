package org.sitrep.rulesets.rambo.bots.playbook;

import java.util.List;
import org.sitrep.playbook.Fact;
import org.sitrep.playbook.FactGroup;
import org.sitrep.playbook.Questions;
import org.sitrep.playbook.Vocabulary.Action;
import org.sitrep.playbook.Vocabulary.Question;
import org.sitrep.rulesets.rambo.bots.sense.Answers;
import org.sitrep.rulesets.rambo.bots.sense.Sense;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.play.Ask;

/** Facts of fog cards, and of where enemies spawn that a hero may place. */
final class FogFacts extends SectionFacts {
    static final int GROUP = 8;
    private static final FactGroup IDS = new FactGroup(GROUP);

    static final Questions QUESTIONS = new Questions(
            new Question(Ask.FOG_FIRST, "first", "Which fog card is revealed first.", "the first area"),
            new Question(
                    Ask.FOG_SIDE, "side", "From which side a fog card was come to across a corner.", "the first side"),
            new Question(Ask.LOOK, "look", "Which fog card is looked at.", "the one nearest to the heroes who run"),
            new Question(
                    Ask.SPAWN_SPACE,
                    "spawn",
                    "Where an enemy spawns.",
                    "where it notices fewest; near where no enemy may be left, else far"));

    private enum Of {
        QUESTION,
        AREAS_AWAY,
        TO_RUNNERS,
        SIDE,
        TO_HERO,
        NOTICED,
        IN_COVER
    }

    private static final Of[] VALUES = Of.values();

    static final List<Fact> FACTS = List.of(QUESTIONS.fact(IDS, Of.QUESTION));

    static final List<Fact> OF_OPTION = List.of(
                    IDS.number(
                            Of.AREAS_AWAY,
                            "areasAway",
                            0,
                            20,
                            "How many areas a fog card is away from the hero in hand."),
                    IDS.number(
                            Of.TO_RUNNERS,
                            "toRunners",
                            0,
                            80,
                            "How many areas a fog card is away from the heroes who run for a goal, all together."),
                    IDS.word(Of.SIDE, "sideOf", List.of("south", "west", "north", "east"), "A side of the area."),
                    IDS.number(Of.TO_HERO, "toHero", 0, FAR, "Steps from the nearest hero to where an enemy spawns."),
                    IDS.number(Of.NOTICED, "noticed", 0, 4, "Heroes whom an enemy of the first card notices there."),
                    IDS.flag(Of.IN_COVER, "inCover", "It spawns in cover."))
            .stream()
            .map(Fact::ofAnOption)
            .toList();

    /** The actions, numbered as {@link #is} tells them. */
    static final List<Action> ACTIONS = List.of(
            new Action(0, "any", "Any option."),
            new Action(1, "reveal", "A fog card.", Ask.FOG_FIRST),
            new Action(2, "come-from", "A side.", Ask.FOG_SIDE),
            new Action(3, "look", "A fog card.", Ask.LOOK),
            new Action(4, "place", "A space for the enemy.", Ask.SPAWN_SPACE));

    private final Answers answers;

    FogFacts(final Sense sense, final Answers answers) {
        super(sense);
        this.answers = answers;
    }

    @Override
    int heroInHand() {
        return decision.kind() == Ask.FOG_SIDE ? view.active() : decision.subject();
    }

    @Override
    boolean is(final int action) {
        return switch (action) {
            case 1 -> decision.kind() == Ask.FOG_FIRST;
            case 2 -> decision.kind() == Ask.FOG_SIDE;
            case 3 -> decision.kind() == Ask.LOOK;
            case 4 -> decision.kind() == Ask.SPAWN_SPACE;
            default -> true;
        };
    }

    @Override
    double of(final int nth) {
        final Of fact = VALUES[nth];
        if (fact == Of.QUESTION) {
            return QUESTIONS.place(decision.kind());
        }
        return switch (decision.kind()) {
            case Ask.FOG_FIRST, Ask.LOOK -> ofCard(fact);
            case Ask.FOG_SIDE -> fact == Of.SIDE ? option : 0;
            default -> ofSpace(fact);
        };
    }

    private double ofCard(final Of fact) {
        return switch (fact) {
            case AREAS_AWAY -> map().areaDistance(map().areaOf[view.space(decision.subject())], option);
            case TO_RUNNERS -> -answers.look(option);
            default -> 0;
        };
    }

    private double ofSpace(final Of fact) {
        return switch (fact) {
            case TO_HERO -> toHero(option);
            case NOTICED -> noticed(this, option);
            case IN_COVER -> flag(map().cover(option));
            default -> 0;
        };
    }

    /** Returns how many heroes an enemy of the first card notices on a space. */
    static int noticed(final SectionFacts facts, final int space) {
        int count = 0;
        for (int hero = 0; hero < facts.view.heroes(); hero++) {
            final int at = facts.view.space(hero);
            count += at != MissionState.NONE
                            && facts.map().distance(at, space) <= facts.sense.tables.enemies.noticesWithin[0]
                    ? 1
                    : 0;
        }
        return count;
    }
}
