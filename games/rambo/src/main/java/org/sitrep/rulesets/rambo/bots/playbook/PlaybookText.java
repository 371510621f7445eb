package org.sitrep.rulesets.rambo.bots.playbook;

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

        @Field(value = "Start spaces and order of turns.", orElse = "~")
        Optional<SectionText> heroes,

        @Field(value = "Choice of a stance.", orElse = "~") Optional<SectionText> stance,

        @Field(value = "Options of a hero's turn.", orElse = "~")
        Optional<SectionText> turn,

        @Field(value = "Targets of attacks and valor spent on them.", orElse = "~")
        Optional<SectionText> attack,

        @Field(value = "Fog cards and spaces of spawning enemies.", orElse = "~")
        Optional<SectionText> fog,

        @Field(value = "Blocked damage and wounds.", orElse = "~")
        Optional<SectionText> wounds,

        @Field(value = "Found gear and gear from the stash.", orElse = "~")
        Optional<SectionText> gear,

        @Field(value = "Heroes to apply effects to.", orElse = "~")
        Optional<SectionText> effects,

        @Field(value = "Rulings of the leader.", orElse = "~")
        Optional<SectionText> leader,

        @Field(value = "Party for the next mission of a campaign.", orElse = "~")
        Optional<SectionText> campaign)
        implements PlaybookRecord {

    /** Returns the sections in the order of {@link Sections#INDEX}. */
    @Override
    public List<Optional<SectionText>> sections() {
        return List.of(heroes, stance, turn, attack, fog, wounds, gear, effects, leader, campaign);
    }
}
