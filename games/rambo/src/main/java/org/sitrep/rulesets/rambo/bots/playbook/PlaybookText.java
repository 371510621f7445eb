package org.sitrep.rulesets.rambo.bots.playbook;

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

        @Field("Start spaces and order of turns.") Optional<SectionText> heroes,

        @Field("Choice of a stance.") Optional<SectionText> stance,

        @Field("Options of a hero's turn.") Optional<SectionText> turn,

        @Field("Targets of attacks and valor spent on them.")
        Optional<SectionText> attack,

        @Field("Fog cards and spaces of spawning enemies.") Optional<SectionText> fog,

        @Field("Blocked damage and wounds.") Optional<SectionText> wounds,

        @Field("Found gear and gear from the stash.") Optional<SectionText> gear,

        @Field("Heroes to apply effects to.") Optional<SectionText> effects,

        @Field("Rulings of the leader.") Optional<SectionText> leader,

        @Field("Party for the next mission of a campaign.") Optional<SectionText> campaign)
        implements PlaybookRecord {}
