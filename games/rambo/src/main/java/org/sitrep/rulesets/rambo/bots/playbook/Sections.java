package org.sitrep.rulesets.rambo.bots.playbook;

import java.util.List;
import org.sitrep.playbook.SectionIndex;

/** The sections of a playbook: which questions each of them answers, and what its lines may name. */
public final class Sections {
    /** Maps each question to its section; the order is that of {@link PlaybookText} and {@link TableOutlook}. */
    public static final SectionIndex INDEX = new SectionIndex(List.of(
            SectionIndex.section(
                    "heroes",
                    "Where heroes start, who takes two turns, whose turn is next.",
                    OrderFacts.QUESTIONS,
                    List.of(TeamFacts.FACTS, HeroFacts.THEIRS, OrderFacts.FACTS),
                    OrderFacts.ACTIONS),
            SectionIndex.section(
                    "stance",
                    "Which stance a hero takes.",
                    StanceFacts.QUESTIONS,
                    List.of(TeamFacts.FACTS, HeroFacts.MINE, StanceFacts.FACTS),
                    StanceFacts.ACTIONS),
            SectionIndex.section(
                    "turn",
                    "What a hero does in its turn, one thing after the other: steps, attacks, P.O.I.s, cards, gear, "
                            + "the end.",
                    TurnFacts.QUESTIONS,
                    List.of(TeamFacts.FACTS, HeroFacts.MINE, TurnFacts.FACTS, CardFacts.FACTS),
                    TurnFacts.ACTIONS),
            SectionIndex.section(
                    "attack",
                    "Whom an attack or an effect hits, the valor spent on it, free attacks, where enemies are pushed.",
                    AttackFacts.QUESTIONS,
                    List.of(TeamFacts.FACTS, HeroFacts.MINE, AttackFacts.FACTS),
                    AttackFacts.ACTIONS),
            SectionIndex.section(
                    "fog",
                    "Which fog card comes first, from which side, which is looked at; where enemies spawn that a hero "
                            + "may place.",
                    FogFacts.QUESTIONS,
                    List.of(TeamFacts.FACTS, HeroFacts.MINE, FogFacts.FACTS),
                    FogFacts.ACTIONS),
            SectionIndex.section(
                    "wounds",
                    "How much damage is blocked, which stance is wounded, which wound removed, the medal for it.",
                    WoundFacts.QUESTIONS,
                    List.of(TeamFacts.FACTS, HeroFacts.MINE, WoundFacts.FACTS),
                    WoundFacts.ACTIONS),
            SectionIndex.section(
                    "gear",
                    "Who takes gear that is found, what is discarded for it, what is taken from the stash of a "
                            + "campaign.",
                    GearFacts.QUESTIONS,
                    List.of(TeamFacts.FACTS, HeroFacts.THEIRS, GearFacts.FACTS),
                    GearFacts.ACTIONS),
            SectionIndex.section(
                    "effects",
                    "Whom an effect is done to.",
                    AllyFacts.QUESTIONS,
                    List.of(TeamFacts.FACTS, HeroFacts.MINE, HeroFacts.THEIRS, AllyFacts.FACTS),
                    AllyFacts.ACTIONS),
            SectionIndex.section(
                    "leader",
                    "What the leader rules where the rules leave equals; only asked with leader: players.",
                    LeaderFacts.QUESTIONS,
                    List.of(TeamFacts.FACTS, HeroFacts.THEIRS, LeaderFacts.FACTS),
                    LeaderFacts.ACTIONS),
            SectionIndex.section(
                    "campaign",
                    "Which party plays the next mission of a campaign that has several to choose from.",
                    CampaignFacts.QUESTIONS,
                    List.of(CampaignFacts.FACTS),
                    CampaignFacts.ACTIONS)));

    private Sections() {}
}
