package org.sitrep.ruleset.playbook;

import java.util.List;
import java.util.Optional;
import org.sitrep.playbook.SectionText;

/** A playbook as written: what the records of all games have. */
public interface PlaybookRecord {
    /** Returns one line that says how it plays. */
    String summary();

    /** Returns the id of the bot that answers what the sections leave open. */
    String otherwise();

    /** Returns the sections in the order of the game's, empty where the file has none. */
    List<Optional<SectionText>> sections();
}
