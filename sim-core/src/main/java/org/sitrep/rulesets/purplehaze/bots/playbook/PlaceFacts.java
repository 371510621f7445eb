package org.sitrep.rulesets.purplehaze.bots.playbook;

import java.util.List;
import org.sitrep.playbook.Fact;
import org.sitrep.playbook.FactGroup;
import org.sitrep.playbook.Questions;
import org.sitrep.playbook.Vocabulary.Question;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.PlaceWorth;
import org.sitrep.rulesets.purplehaze.combat.CombatView;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.play.Ask;

/** Facts of where a Marine may start, and of who may activate. */
final class PlaceFacts {
    static final int GROUP = 4;
    private static final FactGroup IDS = new FactGroup(GROUP);
    private static final int RADIO_OPERATOR = 1;

    static final Questions PLACEMENT = new Questions(new Question(
            Ask.PLACE,
            "place",
            "Where a Marine starts.",
            "where his weapon reaches and cover protects, not behind a comrade"));

    static final Questions ACTIVATION = new Questions(new Question(
            Ask.ACTIVATE, "activate", "Who activates next.", "the radio, then the best shot; the Squad Leader last"));

    private enum Of {
        REACH,
        HARD_COVER,
        BEHIND,
        ROW,
        HIS_REACH,
        HIS_SOFT,
        HIS_HARD,
        TIMES,
        CALLS,
        GOES_AGAIN
    }

    private static final Of[] VALUES = Of.values();

    /** Of a space. */
    static final List<Fact> OF_SPACE = List.of(
                    IDS.number(
                            Of.REACH,
                            "reach",
                            0,
                            100,
                            "Mean successes of the Marine's best mode from there, averaged over the Enemies."),
                    IDS.flag(Of.HARD_COVER, "hardCover", "The space has Hard Cover."),
                    IDS.number(Of.BEHIND, "comradesAhead", 0, 2, "Other Marines straight ahead, in the line of sight."),
                    IDS.number(Of.ROW, "row", 1, 3, "The row; 1 is next to the Enemy."))
            .stream()
            .map(Fact::ofAnOption)
            .toList();

    /** Of a Marine who may activate. */
    static final List<Fact> OF_MARINE = List.of(
                    IDS.number(
                            Of.HIS_REACH,
                            "reach",
                            0,
                            100,
                            "Mean successes of his best mode from where he is, averaged over the Enemies."),
                    IDS.number(Of.HIS_SOFT, "softCover", 0, 6, "Soft Cover that he has."),
                    IDS.flag(Of.HIS_HARD, "hardCover", "He stands in Hard Cover."),
                    IDS.number(Of.TIMES, "activations", 0, 6, "How often he has activated this round."),
                    IDS.flag(
                            Of.CALLS,
                            "callsFire",
                            "He has the radio and can call artillery by daylight, and has not acted this round."),
                    IDS.flag(Of.GOES_AGAIN, "goAgain", "He can make somebody activate again."))
            .stream()
            .map(Fact::ofAnOption)
            .toList();

    private final PlaceWorth places;

    PlaceFacts(final PlaceWorth places) {
        this.places = places;
    }

    /**
     * Returns a fact.
     *
     * @param marine who is placed
     * @param option a space, or a Marine
     */
    double of(final GameView view, final int marine, final int option, final int nth) {
        final CombatView combat = view.combat;
        return switch (VALUES[nth]) {
            case REACH -> places.reach(view, marine, option);
            case HARD_COVER -> combat.marineHardCover(option) ? 1 : 0;
            case BEHIND -> PlaceWorth.comradesAhead(view, marine, option);
            case ROW -> CombatView.row(option);
            case HIS_REACH -> places.reach(view, option, combat.space(option));
            case HIS_SOFT -> combat.soft(option);
            case HIS_HARD -> combat.marineHardCover(combat.space(option)) ? 1 : 0;
            case TIMES -> combat.activations(option);
            case CALLS ->
                option == RADIO_OPERATOR
                                && !combat.night()
                                && view.squad.hasSkill(option, SkillId.ARTILLERY)
                                && combat.activations(option) == 0
                        ? 1
                        : 0;
            case GOES_AGAIN -> view.squad.hasSkill(option, SkillId.GO_AGAIN) ? 1 : 0;
        };
    }
}
