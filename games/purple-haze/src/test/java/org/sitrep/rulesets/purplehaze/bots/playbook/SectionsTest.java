package org.sitrep.rulesets.purplehaze.bots.playbook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.sitrep.playbook.SectionIndex;
import org.sitrep.playbook.Vocabulary;
import org.sitrep.playbook.Vocabulary.Question;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;

/** Which questions a playbook can answer. */
class SectionsTest {
    /** No section answers these: Red is asked, whom no playbook plays. */
    private static final String NOT_FOR_PLAYBOOKS = "RED_";

    /** Every question of the Marines' side is in one section; whoever adds one to {@link DecisionKind} is told here. */
    @Test
    void everyQuestionIsInOneSection() {
        final TreeMap<Integer, String> left = new TreeMap<>(DecisionKind.NAMES.all());
        for (final Vocabulary words : Sections.ALL) {
            for (final Question question : words.questions()) {
                assertTrue(left.remove(question.kind()) != null, "asked twice, or never: " + question);
                assertEquals(Sections.ALL.indexOf(words), Sections.INDEX.of(question.kind()), question.toString());
            }
        }
        final Set<String> notRed = new TreeSet<>(left.values());
        notRed.removeIf(name -> name.startsWith(NOT_FOR_PLAYBOOKS));
        assertEquals(Set.of(), notRed, "no section answers them");
        left.keySet().forEach(kind -> assertEquals(SectionIndex.NONE, Sections.INDEX.of(kind), left.get(kind)));
    }

    /** In a section that answers several, {@code question} says which, by the names of the reference. */
    @Test
    void sectionsWithSeveralQuestionsSayWhichIsAsked() {
        for (final Vocabulary words : Sections.ALL) {
            final List<String> names =
                    words.questions().stream().map(Question::name).toList();
            words.facts().stream()
                    .filter(fact -> fact.name().equals("question"))
                    .forEach(fact -> assertEquals(names, fact.words(), words.section()));
        }
    }
}
