package org.sitrep.rulesets.sixtyfive.bots.playbook;

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

        @Field("Set-up of units and fortifications.") Optional<SectionText> setup,

        @Field("Bids and passes.") Optional<SectionText> initiative,

        @Field("Cards to play, and who acts.") Optional<SectionText> play,

        @Field("Cards to discard and to keep.") Optional<SectionText> cards,

        @Field("Moves and retreats.") Optional<SectionText> movement,

        @Field("Units that arrive, and where.") Optional<SectionText> arrivals,

        @Field("Modes and Actions of helicopters.") Optional<SectionText> helicopters,

        @Field("Targets of attacks, and hits.") Optional<SectionText> fire,

        @Field("Supports and Reactions.") Optional<SectionText> support,

        @Field("Opportunity Fire.") Optional<SectionText> opportunity,

        @Field("Hexes of artillery.") Optional<SectionText> artillery)
        implements PlaybookRecord {}
