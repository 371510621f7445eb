package org.sitrep.rulesets.rambo.bots.playbook;

import java.util.List;
import org.sitrep.playbook.SectionIndex;

/** The sections of a playbook: which questions each of them answers, and what its lines may name. */
public final class Sections {
    /** Maps each question to its section; the order is that of {@link PlaybookText} and {@link TableOutlook}. */
    public static final SectionIndex INDEX = new SectionIndex(List.of(
            SectionIndex.section(
                    "heroes",
                    "Start spaces, the hero who takes two turns, and the hero who takes the next turn.",
                    OrderFacts.QUESTIONS,
                    List.of(TeamFacts.FACTS, HeroFacts.THEIRS, OrderFacts.FACTS),
                    OrderFacts.ACTIONS),
            SectionIndex.section(
                    "stance",
                    "Choice of a stance.",
                    StanceFacts.QUESTIONS,
                    List.of(TeamFacts.FACTS, HeroFacts.MINE, StanceFacts.FACTS),
                    StanceFacts.ACTIONS),
            SectionIndex.section(
                    "turn",
                    "Options of a hero's turn, one after the other: steps, attacks, P.O.I.s, cards, gear, "
                            + "the end.",
                    TurnFacts.QUESTIONS,
                    List.of(TeamFacts.FACTS, HeroFacts.MINE, TurnFacts.FACTS, CardFacts.FACTS),
                    TurnFacts.ACTIONS),
            SectionIndex.section(
                    "attack",
                    "Targets of attacks and effects, valor spent, free attacks, spaces to push enemies to.",
                    AttackFacts.QUESTIONS,
                    List.of(TeamFacts.FACTS, HeroFacts.MINE, AttackFacts.FACTS),
                    AttackFacts.ACTIONS),
            SectionIndex.section(
                    "fog",
                    "Order and side of revealed fog cards, fog cards to look at, and spaces of enemies that "
                            + "a hero places.",
                    FogFacts.QUESTIONS,
                    List.of(TeamFacts.FACTS, HeroFacts.MINE, FogFacts.FACTS),
                    FogFacts.ACTIONS),
            SectionIndex.section(
                    "wounds",
                    "Damage to block, stance to wound, wound to remove, and the medal spent on a wound.",
                    WoundFacts.QUESTIONS,
                    List.of(TeamFacts.FACTS, HeroFacts.MINE, WoundFacts.FACTS),
                    WoundFacts.ACTIONS),
            SectionIndex.section(
                    "gear",
                    "Heroes who take found gear, gear discarded for it, gear taken from the stash of a " + "campaign.",
                    GearFacts.QUESTIONS,
                    List.of(TeamFacts.FACTS, HeroFacts.THEIRS, GearFacts.FACTS),
                    GearFacts.ACTIONS),
            SectionIndex.section(
                    "effects",
                    "Hero to apply an effect to.",
                    AllyFacts.QUESTIONS,
                    List.of(TeamFacts.FACTS, HeroFacts.MINE, HeroFacts.THEIRS, AllyFacts.FACTS),
                    AllyFacts.ACTIONS),
            SectionIndex.section(
                    "leader",
                    "Rulings of the leader where the rules leave a tie; only asked with leader: players.",
                    LeaderFacts.QUESTIONS,
                    List.of(TeamFacts.FACTS, HeroFacts.THEIRS, LeaderFacts.FACTS),
                    LeaderFacts.ACTIONS),
            SectionIndex.section(
                    "campaign",
                    "Party for the next mission of a campaign that offers several.",
                    CampaignFacts.QUESTIONS,
                    List.of(CampaignFacts.FACTS),
                    CampaignFacts.ACTIONS)));

    private Sections() {}
}
