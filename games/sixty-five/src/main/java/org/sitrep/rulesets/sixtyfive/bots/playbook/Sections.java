package org.sitrep.rulesets.sixtyfive.bots.playbook;

import java.util.List;
import java.util.stream.Stream;
import org.sitrep.playbook.Actions;
import org.sitrep.playbook.Facts;
import org.sitrep.playbook.SectionIndex;

/** The sections of a playbook: which questions each of them answers, and what its lines may name. */
public final class Sections {
    private static final List<SectionWords> ALL = Stream.of(CommandSections.ALL, MovementSections.ALL, FireSections.ALL)
            .flatMap(List::stream)
            .toList();

    /** Maps each question to its section; the order is that of {@link PlaybookText}. */
    public static final SectionIndex INDEX =
            new SectionIndex(ALL.stream().map(SectionWords::vocabulary).toList());

    /** The groups of facts by their numbers. */
    static final List<Facts<TableOutlook>> GROUPS = Stream.concat(
                    SectionWords.groups().stream(), ALL.stream().map(SectionWords::own))
            .toList();

    /** The actions of each section. */
    static final List<Actions<TableOutlook>> ACTIONS =
            ALL.stream().map(SectionWords::actions).toList();

    private Sections() {}
}
