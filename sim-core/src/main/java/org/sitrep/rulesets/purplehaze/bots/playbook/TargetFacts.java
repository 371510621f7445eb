package org.sitrep.rulesets.purplehaze.bots.playbook;

import java.util.List;
import org.sitrep.playbook.Fact;
import org.sitrep.playbook.FactGroup;
import org.sitrep.playbook.Questions;
import org.sitrep.playbook.Vocabulary.Action;
import org.sitrep.playbook.Vocabulary.Question;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.OrderWorth;
import org.sitrep.rulesets.purplehaze.combat.CombatView;
import org.sitrep.rulesets.purplehaze.play.Ask;
import org.sitrep.strategy.Decision;

/** Facts of where hits go: shares of a Burst, a hit left over, rows of Fire Support and of the Claymore, an Enemy who shows himself. */
final class TargetFacts {
    static final int GROUP = 9;
    private static final FactGroup IDS = new FactGroup(GROUP);
    private static final int BYTE = 255;
    private static final int NEIGHBOUR_SHIFT = 8;

    static final Questions QUESTIONS = new Questions(
            new Question(Ask.BURST, "burst", "How the hits of a Burst are shared.", "so that they eliminate most"),
            new Question(Ask.LEFTOVER_HIT, "leftover", "Who gets a hit left over from an even split.", "the weakest"),
            new Question(
                    Ask.FIRE_MISSION_ROW, "fire-mission", "Which rows a fire mission hits.", "those with most Enemies"),
            new Question(
                    Ask.CLAYMORE,
                    "claymore",
                    "Whether the Claymore is set off, and on which row.",
                    "on the row with most Enemies"),
            new Question(Ask.REVEAL, "reveal", "Which Enemy is turned face up.", "the first, for they all look alike"));

    private enum Of {
        QUESTION,
        HITS,
        WORTH,
        ELIMINATES,
        WEARS,
        SHARED,
        STRUCK,
        HIT_POINTS,
        SOFT_COVER,
        HARD_COVER,
        FACE_DOWN,
        ROW
    }

    private static final Of[] VALUES = Of.values();

    static final List<Fact> FACTS = List.of(
            QUESTIONS.fact(IDS, Of.QUESTION),
            IDS.number(Of.HITS, "hitsToShare", 0, 255, "Hits that a Burst has to share; 0 in other questions."));

    static final List<Fact> OF_OPTION = List.of(
                    IDS.number(
                            Of.WORTH,
                            "worth",
                            0,
                            40,
                            "What the shares of a Burst are worth to the rifleman: whom they eliminate, in Fighters, and 0.12 for a hit on an Enemy who stands."),
                    IDS.number(
                            Of.ELIMINATES,
                            "eliminates",
                            0,
                            10,
                            "Enemies whom the shares of a Burst eliminate, in Fighters: a Specialist counts for 1.3 to 1.7 of them, a tank for 2.5."),
                    IDS.number(Of.WEARS, "wears", 0, 255, "Hits of a Burst on Enemies who stand all the same."),
                    IDS.number(Of.SHARED, "shared", 0, 255, "Hits of a Burst that go to the neighbours."),
                    IDS.number(Of.STRUCK, "struck", 0, 12, "Enemies on the rows of a fire mission or the Claymore."),
                    IDS.number(Of.HIT_POINTS, "hitPoints", 0, 20, "Hit Points left of the Enemy of the option."),
                    IDS.number(Of.SOFT_COVER, "softCover", 0, 12, "His Soft Cover."),
                    IDS.flag(Of.HARD_COVER, "hardCover", "He stands behind Hard Cover."),
                    IDS.flag(Of.FACE_DOWN, "faceDown", "He lies face down; his Hit Points and Soft Cover count as 0."),
                    IDS.number(
                            Of.ROW,
                            "row",
                            0,
                            3,
                            "The row nearest to the Marines that is hit, or that of the Enemy of the option; 0 for none."))
            .stream()
            .map(Fact::ofAnOption)
            .toList();

    /** The actions, numbered as {@link #is} tells them. */
    static final List<Action> ACTIONS = List.of(
            new Action(0, "any", "Any option."),
            new Action(1, "share", "A way to share a Burst; the first leaves all to its target.", Ask.BURST),
            new Action(2, "hit", "The Enemy who gets the hit left over.", Ask.LEFTOVER_HIT),
            new Action(3, "strike", "The rows of a fire mission.", Ask.FIRE_MISSION_ROW),
            new Action(4, "set-off", "The Claymore, on a row.", Ask.CLAYMORE),
            new Action(5, "hold", "Not the Claymore.", Ask.CLAYMORE),
            new Action(6, "turn-up", "The Enemy who is turned face up.", Ask.REVEAL));

    private final OrderWorth worth = new OrderWorth();
    private CombatView combat;
    private Decision decision;
    private int option;

    void begin(final GameView view, final Decision asked) {
        combat = view.combat;
        decision = asked;
    }

    void turnTo(final int newOption) {
        option = newOption;
    }

    boolean is(final int action) {
        return switch (action) {
            case 1 -> decision.kind() == Ask.BURST;
            case 2 -> decision.kind() == Ask.LEFTOVER_HIT;
            case 3 -> decision.kind() == Ask.FIRE_MISSION_ROW;
            case 4 -> decision.kind() == Ask.CLAYMORE && option != 0;
            case 5 -> decision.kind() == Ask.CLAYMORE && option == 0;
            case 6 -> decision.kind() == Ask.REVEAL;
            default -> true;
        };
    }

    double of(final int nth) {
        return switch (VALUES[nth]) {
            case QUESTION -> QUESTIONS.place(decision.kind());
            case HITS -> isBurst() ? hits() : 0;
            case WORTH -> isBurst() ? ofShares() : 0;
            case ELIMINATES -> isBurst() ? ofShares(true) : 0;
            case WEARS -> isBurst() ? ofShares(false) : 0;
            case SHARED -> isBurst() ? left() + right() : 0;
            case STRUCK -> isOfRows() ? struck() : 0;
            case ROW -> isOfRows() ? option : isOfEnemies() ? CombatView.row(option) : 0;
            default -> isOfEnemies() ? ofEnemy(VALUES[nth]) : 0;
        };
    }

    private boolean isBurst() {
        return decision.kind() == Ask.BURST;
    }

    private boolean isOfRows() {
        return decision.kind() == Ask.FIRE_MISSION_ROW || decision.kind() == Ask.CLAYMORE;
    }

    private boolean isOfEnemies() {
        return decision.kind() == Ask.LEFTOVER_HIT || decision.kind() == Ask.REVEAL;
    }

    private int hits() {
        return decision.subject() >>> NEIGHBOUR_SHIFT;
    }

    private int left() {
        return option & BYTE;
    }

    private int right() {
        return option >>> NEIGHBOUR_SHIFT;
    }

    private int target() {
        return decision.subject() & BYTE;
    }

    private int strip() {
        return combat.strip(combat.marineInHand(), combat.orderInHand());
    }

    private double ofShares() {
        return worth.ofHits(combat, target(), hits() - left() - right(), strip())
                + worth.ofHits(combat, target() - 1, left(), 0)
                + worth.ofHits(combat, target() + 1, right(), 0);
    }

    /** What the three shares eliminate, or what of them hits Enemies who stand. */
    private double ofShares(final boolean eliminated) {
        return ofHits(target(), hits() - left() - right(), strip(), eliminated)
                + ofHits(target() - 1, left(), 0, eliminated)
                + ofHits(target() + 1, right(), 0, eliminated);
    }

    private double ofHits(final int space, final int hits, final int strip, final boolean eliminated) {
        if (hits == 0) {
            return 0;
        }
        final boolean falls = !combat.hidden(space) && hits >= combat.hitsToEliminate(space, strip);
        if (eliminated) {
            return falls ? OrderWorth.price(combat, space) : 0;
        }
        return falls ? 0 : hits;
    }

    private int struck() {
        final int rows = decision.kind() == Ask.CLAYMORE ? 1 : decision.subject();
        int enemies = 0;
        for (int row = option; row < option + rows && row >= 1; row++) {
            enemies += Integer.bitCount(combat.enemySpaces() & combat.board().row(row));
        }
        return enemies;
    }

    private int ofEnemy(final Of fact) {
        final boolean hidden = combat.hidden(option);
        return switch (fact) {
            case HIT_POINTS -> hidden ? 0 : combat.hitPoints(option);
            case SOFT_COVER -> hidden ? 0 : combat.enemySoft(option);
            case HARD_COVER -> combat.enemyHardCover(option) ? 1 : 0;
            default -> hidden ? 1 : 0;
        };
    }
}
