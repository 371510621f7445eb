package org.sitrep.rulesets.purplehaze.bots.playbook;

import org.sitrep.playbook.Actions;
import org.sitrep.playbook.Facts;
import org.sitrep.playbook.Questions;
import org.sitrep.rulesets.purplehaze.bots.OrderWorth;
import org.sitrep.rulesets.purplehaze.combat.CombatView;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;

/**
 * Facts about the targets of hits: shares of a Burst, a hit left over, rows of Fire Support and of the Claymore, an
 * Enemy to reveal.
 */
final class TargetFacts extends SectionFacts {
    private static final int BYTE = 255;
    private static final int NEIGHBOUR_SHIFT = 8;

    static final Questions QUESTIONS = new Questions()
            .ask(DecisionKind.BURST, "burst", "The shares of a Burst's hits.")
            .byDefault("the shares that eliminate most")
            .ask(DecisionKind.LEFTOVER_HIT, "leftover", "The Enemy that gets a hit left over from an even split.")
            .byDefault("the weakest")
            .ask(DecisionKind.FIRE_MISSION_ROW, "fire-mission", "The rows that a fire mission hits.")
            .byDefault("those with most Enemies")
            .ask(DecisionKind.CLAYMORE, "claymore", "Whether to set off the Claymore, and on which row.")
            .byDefault("on the row with most Enemies")
            .ask(DecisionKind.REVEAL, "reveal", "The Enemy to turn face up.")
            .byDefault("the first, as all look alike");

    static final Facts<TargetFacts> FACTS = new Facts<TargetFacts>(9)
            .question(QUESTIONS, f -> f.decision.kind())
            .number("hitsToShare", 0, 255, f -> f.isBurst() ? f.hits() : 0)
            .as("Hits that a Burst has to share; 0 in other questions.")
            .ofOption()
            .number("worth", 0, 40, f -> f.isBurst() ? f.worth.ofShares(f.combat, f.decision.subject(), f.option) : 0)
            .as("Worth of the shares of a Burst to the rifleman: eliminations in Fighters, plus 0.12 per hit on a "
                    + "surviving Enemy.")
            .number("eliminates", 0, 10, f -> f.isBurst() ? f.ofShares(true) : 0)
            .as("Eliminations by the shares of a Burst, in Fighters: a Specialist counts as 1.3 to 1.7, a tank as "
                    + "2.5.")
            .number("wears", 0, 255, f -> f.isBurst() ? f.ofShares(false) : 0)
            .as("Hits of a Burst on Enemies who survive.")
            .number("shared", 0, 255, f -> f.isBurst() ? f.left() + f.right() : 0)
            .as("Hits of a Burst that go to the neighbours.")
            .number("struck", 0, 12, f -> f.isOfRows() ? f.struck() : 0)
            .as("Enemies on the rows of a fire mission or the Claymore.")
            .number("hitPoints", 0, 20, f -> f.faceUp() ? f.combat.hitPoints(f.option) : 0)
            .as("Hit Points left of the Enemy of the option.")
            .number("softCover", 0, 12, f -> f.faceUp() ? f.combat.enemySoft(f.option) : 0)
            .as("Soft Cover of the Enemy of the option.")
            .flag("hardCover", f -> f.isOfEnemies() && f.combat.enemyHardCover(f.option))
            .as("The Enemy of the option stands behind Hard Cover.")
            .flag("faceDown", f -> f.isOfEnemies() && f.combat.hidden(f.option))
            .as("The Enemy of the option is face down; Hit Points and Soft Cover count as 0.")
            .number("row", 0, 3, TargetFacts::row)
            .as("The hit row nearest to the Marines, or the row of the Enemy of the option; 0 for none.");

    static final Actions<TargetFacts> ACTIONS = new Actions<TargetFacts>("Any option.")
            .add("share", "A way to share a Burst; the first gives all hits to its target.", DecisionKind.BURST)
            .add("hit", "The Enemy that gets the hit left over.", DecisionKind.LEFTOVER_HIT)
            .add("strike", "The rows of a fire mission.", DecisionKind.FIRE_MISSION_ROW)
            .add("set-off", "The Claymore, on a row.", f -> f.option != 0, DecisionKind.CLAYMORE)
            .add("hold", "Not the Claymore.", f -> f.option == 0, DecisionKind.CLAYMORE)
            .add(
                    "turn-up",
                    "The Enemy to turn face up.",
                    f -> f.option != DecisionKind.KEEP_HIDDEN,
                    DecisionKind.REVEAL)
            .add("keep-hidden", "No Enemy.", f -> f.option == DecisionKind.KEEP_HIDDEN, DecisionKind.REVEAL);

    private final OrderWorth worth = new OrderWorth();

    TargetFacts() {
        super(FACTS, ACTIONS);
    }

    private boolean isBurst() {
        return asks(DecisionKind.BURST);
    }

    private boolean isOfRows() {
        return asks(DecisionKind.FIRE_MISSION_ROW, DecisionKind.CLAYMORE);
    }

    private boolean isOfEnemies() {
        return asks(DecisionKind.LEFTOVER_HIT, DecisionKind.REVEAL) && option != DecisionKind.KEEP_HIDDEN;
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

    /** Returns what the three shares eliminate, or the hits among them on Enemies that survive. */
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
        final int rows = asks(DecisionKind.CLAYMORE) ? 1 : decision.subject();
        return option == 0 ? 0 : OrderWorth.enemiesOn(combat, option, rows);
    }

    private int row() {
        if (isOfRows()) {
            return option;
        }
        return isOfEnemies() ? CombatView.row(option) : 0;
    }

    /** Returns whether the option is a face-up Enemy. */
    private boolean faceUp() {
        return isOfEnemies() && !combat.hidden(option);
    }
}
