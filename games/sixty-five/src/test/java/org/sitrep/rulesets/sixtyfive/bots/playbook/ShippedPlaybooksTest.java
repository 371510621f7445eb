package org.sitrep.rulesets.sixtyfive.bots.playbook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.rulesets.sixtyfive.SixtyFiveListed;
import org.sitrep.rulesets.sixtyfive.battle.BattleView;
import org.sitrep.rulesets.sixtyfive.bots.BotTable;
import org.sitrep.rulesets.sixtyfive.bots.SergeantBot;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;

/** Answers of the shipped playbooks at the table. */
@Tag("slow")
class ShippedPlaybooksTest {
    private static final int BATTLES = 10;

    static List<String> battles() {
        return SixtyFiveListed.BATTLES;
    }

    /** The sergeant plays, and the book, with chance for all that it leaves open, is asked the same. */
    private static final class Shadowed extends Bot<BattleView> {
        private final Bot<BattleView> sergeant = new SergeantBot();
        private final Bot<BattleView> book =
                BotTable.book("sergeant-book", "otherwise=random").get();
        private final Map<String, Integer> differ = new TreeMap<>();
        private int questions;

        @Override
        public void begin(final BattleView view, final BotRandom random) {
            sergeant.begin(view, random);
            book.begin(view, random);
        }

        @Override
        public int choose(final BattleView view, final Decision decision) {
            final int answer = sergeant.choose(view, decision);
            questions++;
            if (answer != book.choose(view, decision)) {
                differ.merge(DecisionKind.NAMES.of(decision.kind()), 1, Integer::sum);
            }
            return answer;
        }
    }

    @ParameterizedTest
    @MethodSource("battles")
    void theSergeantsBookAnswersAsTheSergeant(final String battle) {
        final Shadowed us = new Shadowed();
        final Shadowed com = new Shadowed();
        final BotTable table = new BotTable(battle, us, com);
        for (int trial = 0; trial < BATTLES; trial++) {
            table.play(trial);
        }
        assertEquals(Map.of(), us.differ);
        assertEquals(Map.of(), com.differ);
        assertTrue(us.questions + com.questions > 100 * BATTLES, us.questions + " and " + com.questions + " questions");
    }
}
