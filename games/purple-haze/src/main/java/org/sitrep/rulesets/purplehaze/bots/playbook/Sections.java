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
                    "What is decided between Missions: who serves, what drives the Squad, what experience and Boon "
                            + "points buy.",
                    CampaignFacts.QUESTIONS,
                    List.of(SquadFacts.FACTS, MarineFacts.THEIRS, CampaignFacts.FACTS),
                    CampaignFacts.ACTIONS),
            SectionIndex.section(
                    "kit",
                    "Who carries what: what is drawn for a Mission, swaps before a combat, what is shed, taken over, "
                            + "found, given up; and who takes a lost Marine's ID.",
                    KitFacts.QUESTIONS,
                    List.of(SquadFacts.FACTS, MarineFacts.THEIRS, KitFacts.FACTS),
                    KitFacts.ACTIONS),
            SectionIndex.section(
                    "map",
                    "What the Squad does on the map, how long it rests, who flies, who eats, who helps whom, who goes "
                            + "first, and skills of the March.",
                    MapFacts.QUESTIONS,
                    List.of(SquadFacts.FACTS, MarineFacts.THEIRS, MapFacts.FACTS),
                    MapFacts.ACTIONS),
            SectionIndex.section(
                    "events",
                    "What is done in an Event or Encounter, and by whom.",
                    EventFacts.QUESTIONS,
                    List.of(SquadFacts.FACTS, MarineFacts.THEIRS, EventFacts.FACTS),
                    EventFacts.ACTIONS),
            SectionIndex.section(
                    "cards",
                    "When Boon cards, Lucky Charms and Abilities that have to be called for are used, and for whom.",
                    CardFacts.QUESTIONS,
                    List.of(SquadFacts.FACTS, MarineFacts.MINE, MarineFacts.THEIRS, CardFacts.FACTS),
                    CardFacts.ACTIONS),
            SectionIndex.section(
                    "placement",
                    "Where a Marine starts in a combat.",
                    PlacementFacts.QUESTIONS,
                    List.of(SquadFacts.FACTS, MarineFacts.MINE, CombatFacts.FACTS, PlacementFacts.FACTS),
                    PlacementFacts.ACTIONS),
            SectionIndex.section(
                    "activation",
                    "Who activates next in a combat.",
                    ActivationFacts.QUESTIONS,
                    List.of(SquadFacts.FACTS, MarineFacts.THEIRS, CombatFacts.FACTS, ActivationFacts.FACTS),
                    ActivationFacts.ACTIONS),
            SectionIndex.section(
                    "orders",
                    "The first and the second order of a Marine in a combat.",
                    OrderFacts.QUESTIONS,
                    List.of(
                            SquadFacts.FACTS,
                            MarineFacts.MINE,
                            CombatFacts.FACTS,
                            CombatFacts.OF_MARINE,
                            OrderFacts.FACTS),
                    OrderFacts.ACTIONS),
            SectionIndex.section(
                    "targets",
                    "Where hits go: shares of a Burst, a hit left over, the rows of Fire Support and of the Claymore.",
                    TargetFacts.QUESTIONS,
                    List.of(SquadFacts.FACTS, CombatFacts.FACTS, TargetFacts.FACTS),
                    TargetFacts.ACTIONS));

    /** Maps each question to its section. */
    public static final SectionIndex INDEX = new SectionIndex(ALL);

    private Sections() {}
}
