package org.sitrep.rulesets.rambo.bots.playbook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.sitrep.contract.Deep;
import org.sitrep.contract.PlaybookAudit;
import org.sitrep.playbook.Vocabulary;
import org.sitrep.playbook.Vocabulary.Question;
import org.sitrep.rulesets.rambo.bots.BotTable;
import org.sitrep.rulesets.rambo.bots.GameView;
import org.sitrep.rulesets.rambo.bots.pointman.PointmanBot;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.UniformBot;

/** Which questions a playbook can answer, and what the reference says of facts and actions. */
@Tag("slow")
class RamboSectionsTest {
    /** Whoever adds a question to {@link DecisionKind} is told here. */
    @Test
    void everyQuestionIsInOneSection() {
        final Map<Integer, String> left = new TreeMap<>(DecisionKind.NAMES.all());
        for (final Vocabulary words : Sections.INDEX.all()) {
            for (final Question question : words.questions()) {
                assertTrue(left.remove(question.kind()) != null, "asked twice, or never: " + question);
                assertEquals(Sections.INDEX.all().indexOf(words), Sections.INDEX.of(question.kind()));
            }
        }
        assertEquals(Map.of(), left, "no section answers them");
    }

    private final PlaybookAudit audit = new PlaybookAudit(Sections.INDEX);

    @Test
    void factsAreWhatTheReferenceSays() {
        for (final Bot<GameView> player : List.<Bot<GameView>>of(new UniformBot<>(), new PointmanBot())) {
            play(player, "01-proof", "party=four");
            play(player, "cage-run", "party=three");
            play(player, "powder-store", "party=doc-four");
            play(player, "powder-store", "party=one");
        }
        // All but the last are asked in a campaign alone; that one if a hero with two wounds may lose one.
        audit.assertHolds(Set.of(
                "campaign.any",
                "gear.take",
                "gear.stow",
                "gear.done",
                "turn.spend-medal",
                "wounds.spend-medal",
                "wounds.keep",
                "wounds.heal"));
        assertTrue(audit.moved().size() > 230, audit.moved().size() + " facts have been other than at their least");
    }

    private void play(final Bot<GameView> player, final String mission, final String party) {
        final BotTable table =
                new BotTable(mission, party, "options.leader=players").seat(audit.auditor(player, new TableOutlook()));
        for (int trial = 0; trial < Deep.or(20, 40); trial++) {
            table.play(trial);
        }
    }
}
