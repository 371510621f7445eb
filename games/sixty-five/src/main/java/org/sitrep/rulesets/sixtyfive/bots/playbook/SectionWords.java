package org.sitrep.rulesets.sixtyfive.bots.playbook;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.sitrep.playbook.Actions;
import org.sitrep.playbook.Facts;
import org.sitrep.playbook.Questions;
import org.sitrep.playbook.SectionIndex;
import org.sitrep.playbook.Vocabulary;

/** A section of a playbook; it is declared in the order of the methods. */
final class SectionWords {
    // Numbers of the groups of facts that sections share; those of single sections follow.
    static final int TABLE = 0;
    static final int JUDGED = 1;
    static final int ITS = 2;
    static final int UNIT = 3;
    static final int HEX = 4;
    static final int CARD = 5;
    static final int USE = 6;
    private static final int OWN = 7;

    /** Largest worth that a fact reports, up or down. */
    static final int MOST = 9999;
    /** Largest distance that a fact reports. */
    static final int FAR = 99;

    final Actions<TableOutlook> actions = new Actions<>("Any option.");
    /** Facts of this section alone. */
    final Facts<TableOutlook> own;

    private final String name;
    private final String meaning;
    private final Questions questions = new Questions();
    private List<Facts<?>> shared = List.of();

    /** @param place its place among the sections */
    SectionWords(final int place, final String name, final String meaning) {
        this.name = name;
        this.meaning = meaning;
        own = new Facts<>(OWN + place);
    }

    /** Adds a question; what the sergeant does follows. */
    Questions.Asked<SectionWords> ask(final int kind, final String its, final String about) {
        return sergeant -> {
            questions.ask(kind, its, about).byDefault(sergeant);
            return this;
        };
    }

    /** Adds the facts: that of the question, and groups that other sections have, too. */
    SectionWords facts(final Facts<?>... groups) {
        own.question(questions, t -> t.decision.kind());
        shared = List.of(groups);
        return this;
    }

    /** Adds facts of this section alone. */
    SectionWords own(final Consumer<Facts<TableOutlook>> more) {
        more.accept(own);
        return this;
    }

    /** Adds an action that takes some options of some kinds of questions, or of all. */
    SectionWords take(final String its, final String about, final Predicate<TableOutlook> takes, final int... kinds) {
        actions.add(its, about, takes, kinds);
        return this;
    }

    /** Adds an action that takes every option of some kinds of questions. */
    SectionWords take(final String its, final String about, final int... kinds) {
        return take(its, about, t -> true, kinds);
    }

    Vocabulary vocabulary() {
        final List<Facts<?>> groups = new ArrayList<>(List.of(own, TableFacts.FACTS));
        groups.addAll(shared);
        groups.add(TableFacts.WORTH);
        return SectionIndex.section(name, meaning, questions, groups, actions);
    }
}
