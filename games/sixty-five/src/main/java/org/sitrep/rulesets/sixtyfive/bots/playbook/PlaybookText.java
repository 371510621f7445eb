package org.sitrep.rulesets.sixtyfive.bots.playbook;

import java.util.List;
import java.util.Optional;
import org.sitrep.playbook.SectionText;
import org.sitrep.ruleset.playbook.PlaybookRecord;
import org.sitrep.scenario.Field;

/** A playbook as written in a file. */
public record PlaybookText(
        @Field(value = "Style of play, in one line.", orElse = "a playbook")
        String summary,

        @Field("Bot for questions that have no section, or for which no line has an option to take.")
        String otherwise)
        implements PlaybookRecord {
    @Override
    public List<Optional<SectionText>> sections() {
        return List.of();
    }
}
