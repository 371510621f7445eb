package org.sitrep.rulesets.purplehaze.bots.playbook;

import java.util.List;
import org.sitrep.playbook.SectionIndex;
import org.sitrep.playbook.Vocabulary;
import org.sitrep.playbook.Vocabulary.Action;

/** The sections of a playbook: which questions each answers, and what its lines may name. */
public final class Sections {
    static final int CAMPAIGN = 0;
    static final int KIT = 1;
    static final int MAP = 2;
    static final int EVENTS = 3;
    static final int CARDS = 4;
    static final int PLACEMENT = 5;
    static final int ACTIVATION = 6;
    static final int ORDERS = 7;
    static final int TARGETS = 8;
    /** What the lines of each section may name. No section answers what Red is asked, who plays by no playbook. */
    public static final List<Vocabulary> ALL = List.of(
            SectionIndex.section(
                    "campaign",
                    "What is decided between Missions: who serves, what drives the Squad, what experience and Boon points buy.",
                    CampaignFacts.QUESTIONS,
                    List.of(SquadFacts.FACTS, MarineFacts.THEIRS, CampaignFacts.FACTS, CampaignFacts.OF_OPTION),
                    CampaignFacts.ACTIONS),
            SectionIndex.section(
                    "kit",
                    "Who carries what: what is drawn for a Mission, swaps before a combat, what is shed, taken over, found, given up; and who takes a lost Marine's ID.",
                    KitFacts.QUESTIONS,
                    List.of(SquadFacts.FACTS, MarineFacts.THEIRS, KitFacts.FACTS, KitFacts.OF_OPTION),
                    KitFacts.ACTIONS),
            SectionIndex.section(
                    "map",
                    "What the Squad does on the map, how long it rests, who flies, who eats, who helps whom, who goes first, and skills of the March.",
                    MapFacts.QUESTIONS,
                    List.of(SquadFacts.FACTS, MarineFacts.THEIRS, MapFacts.FACTS, MapFacts.OF_OPTION),
                    MapFacts.ACTIONS),
            SectionIndex.section(
                    "events",
                    "What is done in an Event or Encounter, and by whom.",
                    EventFacts.QUESTIONS,
                    List.of(SquadFacts.FACTS, MarineFacts.THEIRS, EventFacts.FACTS, EventFacts.OF_OPTION),
                    EventFacts.ACTIONS),
            SectionIndex.section(
                    "cards",
                    "When Boon cards, Lucky Charms and Abilities that have to be called for are used, and for whom.",
                    CardFacts.QUESTIONS,
                    List.of(
                            SquadFacts.FACTS,
                            MarineFacts.MINE,
                            MarineFacts.THEIRS,
                            CardFacts.FACTS,
                            CardFacts.OF_OPTION),
                    CardFacts.ACTIONS),
            SectionIndex.section(
                    "placement",
                    "Where a Marine starts in a combat.",
                    PlaceFacts.PLACEMENT,
                    List.of(SquadFacts.FACTS, MarineFacts.MINE, CombatFacts.FACTS, PlaceFacts.OF_SPACE),
                    List.of(new Action(0, "any", "Any free space."))),
            SectionIndex.section(
                    "activation",
                    "Who activates next in a combat.",
                    PlaceFacts.ACTIVATION,
                    List.of(SquadFacts.FACTS, MarineFacts.THEIRS, CombatFacts.FACTS, PlaceFacts.OF_MARINE),
                    List.of(new Action(0, "any", "Any Marine who may."))),
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
                    List.of(SquadFacts.FACTS, CombatFacts.FACTS, TargetFacts.FACTS, TargetFacts.OF_OPTION),
                    TargetFacts.ACTIONS));

    /** Which section answers which question. */
    public static final SectionIndex INDEX = new SectionIndex(ALL);

    private Sections() {}
}
