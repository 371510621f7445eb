package org.sitrep.rulesets.rambo.bots.playbook;

import java.util.List;
import java.util.Optional;
import org.sitrep.playbook.SectionText;
import org.sitrep.ruleset.playbook.PlaybookRecord;
import org.sitrep.scenario.Field;

/** A playbook as written in a file. */
public record PlaybookText(
        @Field(value = "One line that says how it plays.", orElse = "a playbook")
        String summary,

        @Field("The bot that answers what the sections leave open: all questions without a section, and those for "
                + "which no line has an option to take.")
        String otherwise,

        @Field(value = "Where heroes start, and whose turn it is.", orElse = "~")
        Optional<SectionText> heroes,

        @Field(value = "Which stance a hero takes.", orElse = "~")
        Optional<SectionText> stance,

        @Field(value = "What a hero does in its turn.", orElse = "~")
        Optional<SectionText> turn,

        @Field(value = "Whom attacks hit, and the valor spent on them.", orElse = "~")
        Optional<SectionText> attack,

        @Field(value = "Fog cards, and where enemies spawn.", orElse = "~")
        Optional<SectionText> fog,

        @Field(value = "What is blocked, and where wounds go.", orElse = "~")
        Optional<SectionText> wounds,

        @Field(value = "Who carries what is found, and what is taken from the stash.", orElse = "~")
        Optional<SectionText> gear,

        @Field(value = "Whom effects are done to.", orElse = "~")
        Optional<SectionText> effects,

        @Field(value = "What the leader rules.", orElse = "~")
        Optional<SectionText> leader,

        @Field(value = "Which party plays the next mission of a campaign.", orElse = "~")
        Optional<SectionText> campaign)
        implements PlaybookRecord {

    /** Returns the sections in the order of {@link Sections#INDEX}. */
    @Override
    public List<Optional<SectionText>> sections() {
        return List.of(heroes, stance, turn, attack, fog, wounds, gear, effects, leader, campaign);
    }
}
