package org.sitrep.rulesets.purplehaze.bots.playbook;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.playbook.BookNames;
import org.sitrep.playbook.SectionText;
import org.sitrep.ruleset.playbook.PlaybookRecord;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** A playbook as written. */
public record PlaybookText(
        @Field(value = "How it plays, in one line.", orElse = "a playbook")
        String summary,

        @Field("The bot that answers all other questions: those without a section, and those for which no line has "
                + "an option to take.")
        String otherwise,

        @Field(value = "Plans by Mission, which the fact planned refers to.", orElse = "{}")
        Map<String, PlanText> plan,

        @Field("Marines of a campaign, and the use of experience and Boon points.")
        Optional<SectionText> campaign,

        @Field("Equipment of each Marine.") Optional<SectionText> kit,

        @Field("Actions of the Squad on the map.") Optional<SectionText> map,

        @Field("Choices in Events and Encounters.") Optional<SectionText> events,

        @Field("Use of Boon cards, Lucky Charms and Abilities.")
        Optional<SectionText> cards,

        @Field("Starting spaces of Marines in a combat.") Optional<SectionText> placement,

        @Field("Order of activation in a combat.") Optional<SectionText> activation,

        @Field("Orders of Marines in a combat.") Optional<SectionText> orders,

        @Field("Distribution of hits, and the rows that Fire Support and the Claymore hit.")
        Optional<SectionText> targets)
        implements PlaybookRecord {

    /**
     * Checks what it names of a scenario: its plans, and the names in its conditions.
     *
     * @param names names in its conditions
     * @param file its document, for the places of findings
     */
    public void check(
            final List<BookNames.Use> names,
            final ScenarioDocument file,
            final ScenarioDocument scenario,
            final Findings findings) {
        PlanText.check(plan, file, scenario, findings);
        StoryName.check(names, file, scenario, findings);
    }
}
