package org.sitrep.rulesets.rambo.bots.playbook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.sitrep.playbook.Fact;
import org.sitrep.playbook.Vocabulary;
import org.sitrep.playbook.Vocabulary.Question;
import org.sitrep.rulesets.rambo.bots.BotTable;
import org.sitrep.rulesets.rambo.bots.GameView;
import org.sitrep.rulesets.rambo.bots.RandomBot;
import org.sitrep.rulesets.rambo.bots.pointman.PointmanBot;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;

/**
 * Which questions a playbook can answer, and what the reference says of facts and actions: every fact keeps to its
 * range, those of a question are the same for all options, and every action is on offer somewhere.
 */
@Tag("slow")
class RamboSectionsTest {
    /** Options of a question that are looked at. */
    private static final int LOOKED_AT = 40;

    private final Set<String> wrong = new TreeSet<>();
    private final Set<String> offered = new HashSet<>();
    private final Set<String> moved = new HashSet<>();

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

    /** Lets another bot play and looks at all that a playbook could ask. */
    private final class Auditor extends Bot<GameView> {
        private final Bot<GameView> player;
        private final TableOutlook outlook = new TableOutlook();

        Auditor(final Bot<GameView> player) {
            this.player = player;
        }

        @Override
        public void begin(final GameView view, final BotRandom own) {
            player.begin(view, own);
            outlook.sitDown(view);
        }

        @Override
        public int choose(final GameView view, final Decision decision) {
            final int section = Sections.INDEX.of(decision.kind());
            outlook.begin(view, decision, section);
            look(Sections.INDEX.all().get(section), decision);
            final int chosen = player.choose(view, decision);
            outlook.answered(view, decision, chosen);
            return chosen;
        }

        private void look(final Vocabulary words, final Decision decision) {
            final double[] first = new double[words.facts().size()];
            for (int option = 0; option < Math.min(LOOKED_AT, decision.count()); option++) {
                outlook.turnTo(option);
                for (int i = 0; i < first.length; i++) {
                    final Fact fact = words.facts().get(i);
                    final double value = outlook.fact(fact.id());
                    first[i] = option == 0 ? value : first[i];
                    check(words.section() + "." + fact.name(), fact, value, first[i]);
                }
                for (final Vocabulary.Action action : words.actions()) {
                    if (outlook.is(action.id())) {
                        offer(words, action, decision.kind());
                    }
                }
            }
        }

        private void offer(final Vocabulary words, final Vocabulary.Action action, final int kind) {
            offered.add(words.section() + "." + action.name());
            words.questions().stream()
                    .filter(question -> question.kind() == kind && !action.isOf(question))
                    .forEach(question -> wrong.add(action.name() + " is an option of " + question.name()));
        }

        private void check(final String name, final Fact fact, final double value, final double first) {
            if (!(value >= fact.min() && value <= fact.max())) {
                wrong.add(name + " is " + value);
            }
            if (fact.kind() != Fact.Kind.NUMBER && value != Math.rint(value)) {
                wrong.add(name + " is " + value);
            }
            if (!fact.ofOption() && value != first) {
                wrong.add(name + " differs between options");
            }
            if ((fact.sorts() & 1 << outlook.sort()) == 0 && value != 0) {
                wrong.add(name + " is worth asking about for another sort of option");
            }
            if (value != first || value != fact.min() && fact.min() >= 0) {
                moved.add(name);
            }
        }
    }

    @Test
    void factsAreWhatTheReferenceSays() {
        for (final Bot<GameView> player : List.<Bot<GameView>>of(new RandomBot(), new PointmanBot())) {
            play(player, "01-proof", "party=four");
            play(player, "cage-run", "party=three");
            play(player, "powder-store", "party=doc-four");
            play(player, "powder-store", "party=one");
        }
        assertEquals(Set.of(), wrong);
        final Set<String> never = new TreeSet<>();
        for (final Vocabulary words : Sections.INDEX.all()) {
            words.actions().forEach(action -> never.add(words.section() + "." + action.name()));
        }
        never.removeAll(offered);
        // All but the last are asked in a campaign alone; that one if a hero with two wounds may lose one.
        assertEquals(
                Set.of(
                        "campaign.any",
                        "gear.take",
                        "gear.stow",
                        "gear.done",
                        "turn.spend-medal",
                        "wounds.spend-medal",
                        "wounds.keep",
                        "wounds.heal"),
                never,
                "never on offer");
        assertTrue(moved.size() > 230, moved.size() + " facts have been other than at their least");
    }

    private void play(final Bot<GameView> player, final String mission, final String party) {
        final BotTable table = new BotTable(mission, party, "options.leader=players").seat(new Auditor(player));
        for (int trial = 0; trial < 40; trial++) {
            table.play(trial);
        }
    }
}
