package org.sitrep.rulesets.purplehaze.bots.playbook;

import java.util.List;
import java.util.Optional;
import org.sitrep.playbook.SectionText;
import org.sitrep.scenario.Field;

/**
 * A playbook as written.
 *
 * @param summary how it plays
 * @param otherwise who answers what the sections leave open
 * @param kit who carries what
 * @param map what the Squad does on the map
 * @param events what is done in Events and Encounters
 * @param placement where Marines start
 * @param activation who activates
 * @param orders what he does
 */
public record PlaybookText(
        @Field(value = "One line that says how it plays.", orElse = "a playbook")
        String summary,

        @Field(
                "The bot that answers what the sections leave open: all questions without a section, and those for which no line has an option to take.")
        String otherwise,

        @Field(value = "Who carries what.", orElse = "~") Optional<SectionText> kit,

        @Field(value = "What the Squad does on the map.", orElse = "~")
        Optional<SectionText> map,

        @Field(value = "What is done in Events and Encounters.", orElse = "~")
        Optional<SectionText> events,

        @Field(value = "Where Marines start in a combat.", orElse = "~")
        Optional<SectionText> placement,

        @Field(value = "Who activates in a combat.", orElse = "~")
        Optional<SectionText> activation,

        @Field(value = "What orders a Marine carries out.", orElse = "~")
        Optional<SectionText> orders) {

    /** Returns the sections in the order of {@link Sections#ALL}. */
    List<Optional<SectionText>> sections() {
        return List.of(kit, map, events, placement, activation, orders);
    }
}
