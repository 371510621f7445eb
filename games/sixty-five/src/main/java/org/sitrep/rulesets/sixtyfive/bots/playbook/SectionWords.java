package org.sitrep.rulesets.sixtyfive.bots.playbook;

import java.util.List;
import java.util.stream.Stream;
import org.sitrep.playbook.Actions;
import org.sitrep.playbook.Facts;
import org.sitrep.playbook.Questions;
import org.sitrep.playbook.SectionIndex;
import org.sitrep.playbook.Vocabulary;

/**
 * A section of a playbook.
 *
 * @param own facts of this section alone
 * @param shared facts that other sections have, too
 */
record SectionWords(
        String name,
        String meaning,
        Questions questions,
        Facts<TableOutlook> own,
        List<Facts<TableOutlook>> shared,
        Actions<TableOutlook> actions) {
    // Numbers of the groups of facts that sections share; those of single sections follow.
    static final int TABLE = 0;
    static final int JUDGED = 1;
    static final int ITS = 2;
    static final int UNIT = 3;
    static final int HEX = 4;
    static final int CARD = 5;
    static final int USE = 6;
    static final int OWN = 7;

    /** The fact of the option that every section has. */
    private static final Facts<TableOutlook> WORTH = new Facts<TableOutlook>(JUDGED)
            .ofOption()
            .number("worth", -UnitFacts.MOST, UnitFacts.MOST, t -> t.worth())
            .as("Worth of the option to the sergeant, in ordinary units that are eliminated; 1 for the step that it "
                    + "takes, 0 for others.");

    /** The groups that sections share, by their numbers. */
    static List<Facts<TableOutlook>> groups() {
        return List.of(
                TableFacts.FACTS,
                WORTH,
                UnitFacts.ITS,
                UnitFacts.OF_OPTION,
                HexFacts.FACTS,
                CardFacts.FACTS,
                CardFacts.USE);
    }

    /** Begins the facts of a section with that of its question. */
    static Facts<TableOutlook> own(final int section, final Questions questions) {
        return new Facts<TableOutlook>(OWN + section).question(questions, t -> t.decision.kind());
    }

    Vocabulary vocabulary() {
        final List<Facts<?>> groups = Stream.of(Stream.of(own, TableFacts.FACTS), shared.stream(), Stream.of(WORTH))
                .<Facts<?>>flatMap(some -> some)
                .toList();
        return SectionIndex.section(name, meaning, questions, groups, actions);
    }
}
