package org.sitrep.rulesets.purplehaze.checks;

import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** Enemies and cards in play are bits of an int, weapons and modes a byte of an order: no game comes near, but a data file can. */
final class PiecesFit implements Check {
    private static final int MARKERS = 31;
    private static final int CARDS = 31;
    private static final int MODES = 255;

    @Override
    public String code() {
        return "PH032";
    }

    @Override
    public String summary() {
        return "there are more pieces of a kind than the tables hold";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        final int enemies =
                game.enemies().fighters().size() + game.enemies().specialists().size();
        final int modes = game.weapons().values().stream()
                        .mapToInt(weapon -> weapon.modes().size())
                        .sum()
                + game.gear().size();
        report("enemies", "Enemy markers", enemies, MARKERS, document, findings);
        report("wounds", "Wound cards", game.wounds().size(), CARDS, document, findings);
        report("conditions", "Condition cards", game.conditions().size(), CARDS, document, findings);
        report("boonCards", "Boon cards", game.boonCards().size(), CARDS, document, findings);
        report("luckyCharms", "Lucky Charms", game.luckyCharms().size(), CARDS, document, findings);
        report("weapons", "modes and kinds of gear", modes, MODES, document, findings);
    }

    private void report(
            final String path,
            final String what,
            final int count,
            final int limit,
            final ScenarioDocument document,
            final Findings findings) {
        if (count > limit) {
            findings.add(
                    code(),
                    document,
                    path,
                    "there are " + count + " " + what + ", " + limit + " is the most",
                    "remove some");
        }
    }
}
