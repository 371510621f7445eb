package org.sitrep.rulesets.purplehaze.bots.playbook;

import java.util.List;
import org.sitrep.playbook.SectionIndex;
import org.sitrep.playbook.Vocabulary;

/** The sections of a playbook: the questions that each answers, and the names that its lines may use. */
public final class Sections {
    /**
     * The names that the lines of each section may use. No section answers Red's questions, as Red plays by no
     * playbook.
     */
    public static final List<Vocabulary> ALL = List.of(
            SectionIndex.section(
                    "campaign",
                    "Decisions between Missions: Marines, the Motivation, and the use of experience and Boon "
                            + "points.",
                    CampaignFacts.QUESTIONS,
                    List.of(SquadFacts.FACTS, MarineFacts.THEIRS, CampaignFacts.FACTS),
                    CampaignFacts.ACTIONS),
            SectionIndex.section(
                    "kit",
                    "Equipment: taken for a Mission, swapped before a combat, handed over, found or lost; and a "
                            + "lost Marine's ID.",
                    KitFacts.QUESTIONS,
                    List.of(SquadFacts.FACTS, MarineFacts.THEIRS, StoryFacts.FACTS, KitFacts.FACTS),
                    KitFacts.ACTIONS),
            SectionIndex.section(
                    "map",
                    "Actions on the map: Marches, rest, helicopters, rations, First Aid, the Point Man, and skills "
                            + "of the March.",
                    MapFacts.QUESTIONS,
                    List.of(SquadFacts.FACTS, MarineFacts.THEIRS, StoryFacts.FACTS, MapFacts.FACTS),
                    MapFacts.ACTIONS),
            SectionIndex.section(
                    "events",
                    "Choices in Events and Encounters, and the Marines chosen for them.",
                    EventFacts.QUESTIONS,
                    List.of(SquadFacts.FACTS, MarineFacts.THEIRS, StoryFacts.FACTS, EventFacts.FACTS),
                    EventFacts.ACTIONS),
            SectionIndex.section(
                    "cards",
                    "Use of Boon cards, Lucky Charms and optional Abilities, and their targets.",
                    CardFacts.QUESTIONS,
                    List.of(SquadFacts.FACTS, MarineFacts.MINE, MarineFacts.THEIRS, StoryFacts.FACTS, CardFacts.FACTS),
                    CardFacts.ACTIONS),
            SectionIndex.section(
                    "placement",
                    "Starting spaces of Marines in a combat.",
                    PlacementFacts.QUESTIONS,
                    List.of(
                            SquadFacts.FACTS,
                            MarineFacts.MINE,
                            StoryFacts.FACTS,
                            CombatFacts.FACTS,
                            PlacementFacts.FACTS),
                    PlacementFacts.ACTIONS),
            SectionIndex.section(
                    "activation",
                    "Order of activation in a combat.",
                    ActivationFacts.QUESTIONS,
                    List.of(
                            SquadFacts.FACTS,
                            MarineFacts.THEIRS,
                            StoryFacts.FACTS,
                            CombatFacts.FACTS,
                            ActivationFacts.FACTS),
                    ActivationFacts.ACTIONS),
            SectionIndex.section(
                    "orders",
                    "The first and the second order of a Marine in a combat.",
                    OrderFacts.QUESTIONS,
                    List.of(
                            SquadFacts.FACTS,
                            MarineFacts.MINE,
                            StoryFacts.FACTS,
                            CombatFacts.FACTS,
                            CombatFacts.OF_MARINE,
                            OrderFacts.FACTS),
                    OrderFacts.ACTIONS),
            SectionIndex.section(
                    "targets",
                    "Distribution of hits: shares of a Burst, a hit left over, the rows of Fire Support and of the "
                            + "Claymore.",
                    TargetFacts.QUESTIONS,
                    List.of(SquadFacts.FACTS, StoryFacts.FACTS, CombatFacts.FACTS, TargetFacts.FACTS),
                    TargetFacts.ACTIONS));

    /** Maps each question to its section. */
    public static final SectionIndex INDEX = new SectionIndex(ALL);

    private Sections() {}
}
