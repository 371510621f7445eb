package org.sitrep.ruleset.playbook;

import java.util.List;
import java.util.Optional;
import org.sitrep.playbook.SectionText;
import org.sitrep.scenario.RecordType;

/** A playbook as written: the components that the records of all games have. */
public interface PlaybookRecord {
    /** Returns a one-line description of its play. */
    String summary();

    /** Returns the id of the bot that answers the questions left open. */
    String otherwise();

    /** Returns the sections in the order of the record, which is the game's; empty where the file has none. */
    default List<Optional<SectionText>> sections() {
        return RecordType.values((Record) this).values().stream()
                .filter(Optional.class::isInstance)
                .map(section -> ((Optional<?>) section).map(SectionText.class::cast))
                .toList();
    }
}
