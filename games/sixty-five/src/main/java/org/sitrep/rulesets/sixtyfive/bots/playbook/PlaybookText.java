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
        String otherwise,

        @Field(value = "Set-up of units and fortifications.", orElse = "~")
        Optional<SectionText> setup,

        @Field(value = "Bids and passes.", orElse = "~") Optional<SectionText> initiative,

        @Field(value = "Cards to play, and who acts.", orElse = "~")
        Optional<SectionText> play,

        @Field(value = "Cards to discard and to keep.", orElse = "~")
        Optional<SectionText> cards,

        @Field(value = "Moves and retreats.", orElse = "~") Optional<SectionText> movement,

        @Field(value = "Units that arrive, and where.", orElse = "~")
        Optional<SectionText> arrivals,

        @Field(value = "Modes and Actions of helicopters.", orElse = "~")
        Optional<SectionText> helicopters,

        @Field(value = "Targets of attacks, and hits.", orElse = "~")
        Optional<SectionText> fire,

        @Field(value = "Supports and Reactions.", orElse = "~")
        Optional<SectionText> support,

        @Field(value = "Opportunity Fire.", orElse = "~") Optional<SectionText> opportunity,

        @Field(value = "Hexes of artillery.", orElse = "~") Optional<SectionText> artillery)
        implements PlaybookRecord {

    /** Returns the sections in the order of {@link Sections#INDEX}. */
    @Override
    public List<Optional<SectionText>> sections() {
        return List.of(
                setup, initiative, play, cards, movement, arrivals, helicopters, fire, support, opportunity, artillery);
    }
}
