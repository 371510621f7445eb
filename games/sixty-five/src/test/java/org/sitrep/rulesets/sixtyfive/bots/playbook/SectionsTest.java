package org.sitrep.rulesets.sixtyfive.bots.playbook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.sitrep.contract.PlaybookAudit;
import org.sitrep.playbook.Vocabulary;
import org.sitrep.playbook.Vocabulary.Question;
import org.sitrep.rulesets.sixtyfive.SixtyFiveListed;
import org.sitrep.rulesets.sixtyfive.battle.BattleView;
import org.sitrep.rulesets.sixtyfive.bots.BotTable;
import org.sitrep.rulesets.sixtyfive.bots.SergeantBot;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.UniformBot;

/** Which questions a playbook can answer, and what the reference says of facts and actions. */
class SectionsTest {
    private static final int BATTLES = 6;

    /** A question added to {@link DecisionKind} without a section is named here. */
    @Test
    void everyQuestionIsInOneSection() {
        final Map<Integer, String> left = new TreeMap<>(DecisionKind.NAMES.all());
        for (final Vocabulary words : Sections.INDEX.all()) {
            for (final Question question : words.questions()) {
                assertTrue(left.remove(question.kind()) != null, "asked twice, or never: " + question);
            }
        }
        assertEquals(Map.of(), left, "no section answers them");
    }

    /** A book's sections and those of the game are listed twice; they must be in one order. */
    @Test
    void theFileHasTheSectionsInTheirOrder() {
        final var components = PlaybookText.class.getRecordComponents();
        for (int i = 0; i < Sections.INDEX.count(); i++) {
            assertEquals(Sections.INDEX.all().get(i).section(), components[i + 2].getName());
        }
        assertEquals(Sections.INDEX.count() + 2, components.length);
    }

    @Test
    @Tag("slow")
    void factsAreWhatTheReferenceSays() {
        final PlaybookAudit audit = new PlaybookAudit(Sections.INDEX);
        for (final Supplier<Bot<BattleView>> player :
                List.<Supplier<Bot<BattleView>>>of(UniformBot::new, SergeantBot::new)) {
            for (final String battle : SixtyFiveListed.BATTLES) {
                final BotTable table = new BotTable(
                        battle,
                        audit.auditor(player.get(), new TableOutlook()),
                        audit.auditor(player.get(), new TableOutlook()));
                for (int trial = 0; trial < BATTLES; trial++) {
                    table.play(trial);
                }
            }
        }
        // These come up in a hundred battles: a group that arrives by one card, relics, a unit with both markers.
        audit.assertHolds(Set.of("arrivals.bring", "movement.take", "play.clear-fired", "play.clear-moved"));
        assertTrue(audit.moved().size() > 350, audit.moved().size() + " facts have been other than at their least");
    }
}
