package org.sitrep.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import org.sitrep.playbook.Fact;
import org.sitrep.playbook.SectionIndex;
import org.sitrep.playbook.Vocabulary;
import org.sitrep.ruleset.playbook.QuestionOutlook;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;

/**
 * Holds what the reference says of facts and actions against the table: every fact keeps to its range, those of a
 * question are the same for all options, every action is an option of the questions that the reference names, and every
 * action is on offer somewhere. One for all trials of a test.
 */
public final class PlaybookAudit {
    /** Options of a question that are looked at. */
    private static final int LOOKED_AT = 40;

    private final SectionIndex index;
    private final Set<String> wrong = new TreeSet<>();
    private final Set<String> offered = new HashSet<>();
    private final Set<String> moved = new HashSet<>();

    /** Creates the audit of a game's sections. */
    public PlaybookAudit(final SectionIndex index) {
        this.index = index;
    }

    /** Returns a bot that lets another one play and looks at all that a playbook could ask. */
    public <V> Bot<V> auditor(final Bot<V> player, final QuestionOutlook<V> outlook) {
        return new Auditor<>(player, outlook);
    }

    private final class Auditor<V> extends Bot<V> {
        private final Bot<V> player;
        private final QuestionOutlook<V> outlook;

        Auditor(final Bot<V> player, final QuestionOutlook<V> outlook) {
            this.player = player;
            this.outlook = outlook;
        }

        @Override
        public void begin(final V view, final BotRandom own) {
            player.begin(view, own);
            outlook.sitDown(view);
        }

        @Override
        public int choose(final V view, final Decision decision) {
            look(view, decision, outlook);
            final int chosen = player.choose(view, decision);
            if (index.of(decision.kind()) != SectionIndex.NONE) {
                outlook.answered(view, decision, chosen);
            }
            return chosen;
        }
    }

    /** Looks at all that a playbook could ask of a question. */
    public <V> void look(final V view, final Decision decision, final QuestionOutlook<V> outlook) {
        final int section = index.of(decision.kind());
        if (section == SectionIndex.NONE) {
            return;
        }
        outlook.begin(view, decision, section);
        final Vocabulary words = index.all().get(section);
        final double[] first = new double[words.facts().size()];
        for (int option = 0; option < Math.min(LOOKED_AT, decision.count()); option++) {
            outlook.turnTo(option);
            for (int i = 0; i < first.length; i++) {
                final Fact fact = words.facts().get(i);
                final double value = outlook.fact(fact.id());
                first[i] = option == 0 ? value : first[i];
                check(words.section() + "." + fact.name(), fact, value, first[i], outlook.sort());
            }
            words.actions().stream()
                    .filter(action -> outlook.is(action.id()))
                    .forEach(action -> offer(words, action, decision.kind()));
        }
    }

    private void offer(final Vocabulary words, final Vocabulary.Action action, final int kind) {
        offered.add(words.section() + "." + action.name());
        words.questions().stream()
                .filter(question -> question.kind() == kind && !action.isOf(question))
                .forEach(question -> wrong.add(action.name() + " is an option of " + question.name()));
    }

    private void check(final String name, final Fact fact, final double value, final double first, final int sort) {
        if (!(value >= fact.min() && value <= fact.max())) {
            wrong.add(name + " is " + value);
        }
        if (fact.kind() != Fact.Kind.NUMBER && value != Math.rint(value)) {
            wrong.add(name + " is " + value);
        }
        if (!fact.ofOption() && value != first) {
            wrong.add(name + " differs between options");
        }
        if ((fact.sorts() & 1 << sort) == 0 && value != 0) {
            wrong.add(name + " is worth asking about for another sort of option");
        }
        if (value != first || value != fact.min() && fact.min() >= 0) {
            moved.add(name);
        }
    }

    /** Fails if anything was wrong, or if other actions than the given ones have never been on offer. */
    public void assertHolds(final Set<String> neverOffered) {
        assertEquals(Set.of(), wrong);
        final Set<String> never = new TreeSet<>();
        for (final Vocabulary words : index.all()) {
            words.actions().forEach(action -> never.add(words.section() + "." + action.name()));
        }
        never.removeAll(offered);
        assertEquals(neverOffered, never, "never on offer");
    }

    /** Returns the facts that have differed between options or been above their least value. */
    public Set<String> moved() {
        return moved;
    }
}
