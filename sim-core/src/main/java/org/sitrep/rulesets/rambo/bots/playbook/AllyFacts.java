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

/** Facts of whom an effect is done to. */
final class AllyFacts extends SectionFacts {
    static final int GROUP = 11;
    private static final FactGroup IDS = new FactGroup(GROUP);

    static final Questions QUESTIONS =
            new Questions(new Question(Ask.ALLY, "ally", "Whom an effect is done to.", "who gains most by it"));

    private enum Of {
        GAIN,
        SELF,
        AREAS_AWAY
    }

    private static final Of[] VALUES = Of.values();

    static final List<Fact> OF_OPTION = List.of(
                    IDS.number(
                            Of.GAIN,
                            "gain",
                            -MOST,
                            MOST,
                            "What the card or gear that was used last is worth to the pointman if this hero has it; before any what its alert costs, as whoever is highest needs help."),
                    IDS.flag(Of.SELF, "self", "It is the hero in hand."),
                    IDS.number(Of.AREAS_AWAY, "areasAway", 0, 20, "How many areas it is away from the hero in hand."))
            .stream()
            .map(Fact::ofAnOption)
            .toList();

    /** One action. */
    static final List<Action> ACTIONS = List.of(new Action(0, "any", "Any hero who may be chosen."));

    private final Answers answers;

    AllyFacts(final Sense sense, final Answers answers) {
        super(sense);
        this.answers = answers;
    }

    @Override
    int hero() {
        return option;
    }

    @Override
    boolean is(final int action) {
        return true;
    }

    @Override
    double of(final int nth) {
        return switch (VALUES[nth]) {
            case GAIN -> within(answers.ally(option));
            case SELF -> flag(option == decision.subject());
            case AREAS_AWAY ->
                map().areaDistance(map().areaOf[view.space(decision.subject())], map().areaOf[view.space(option)]);
        };
    }
}
