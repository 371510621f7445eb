package org.sitrep.rulesets.purplehaze.bots.playbook;

import java.util.List;
import java.util.Optional;
import org.sitrep.playbook.SectionText;
import org.sitrep.ruleset.playbook.PlaybookRecord;
import org.sitrep.scenario.Field;

/**
 * A playbook as written.
 *
 * @param summary the style of play
 * @param otherwise the bot that answers what the sections leave open
 * @param campaign who serves, and the purchases with experience
 * @param kit who carries which item
 * @param map the Squad's actions on the map
 * @param events the options in Events and Encounters
 * @param cards when to use cards, charms and Abilities
 * @param placement where Marines start
 * @param activation which Marine activates
 * @param orders that Marine's orders
 * @param targets where hits go
 */
public record PlaybookText(
        @Field(value = "One line that says how it plays.", orElse = "a playbook")
        String summary,

        @Field("The bot that answers what the sections leave open: all questions without a section, and those for "
                + "which no line has an option to take.")
        String otherwise,

        @Field(value = "Who serves in a campaign, and what experience and Boon points buy.", orElse = "~")
        Optional<SectionText> campaign,

        @Field(value = "Who carries what.", orElse = "~") Optional<SectionText> kit,

        @Field(value = "What the Squad does on the map.", orElse = "~")
        Optional<SectionText> map,

        @Field(value = "What is done in Events and Encounters.", orElse = "~")
        Optional<SectionText> events,

        @Field(value = "When Boon cards, Lucky Charms and Abilities are used.", orElse = "~")
        Optional<SectionText> cards,

        @Field(value = "Where Marines start in a combat.", orElse = "~")
        Optional<SectionText> placement,

        @Field(value = "Who activates in a combat.", orElse = "~")
        Optional<SectionText> activation,

        @Field(value = "What orders a Marine carries out.", orElse = "~")
        Optional<SectionText> orders,

        @Field(value = "Where hits go that can be shared, and what Fire Support and the Claymore hit.", orElse = "~")
        Optional<SectionText> targets)
        implements PlaybookRecord {

    /** Returns the sections in the order of {@link Sections#ALL}. */
    @Override
    public List<Optional<SectionText>> sections() {
        return List.of(campaign, kit, map, events, cards, placement, activation, orders, targets);
    }
}
