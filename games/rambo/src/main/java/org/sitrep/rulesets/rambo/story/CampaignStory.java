package org.sitrep.rulesets.rambo.story;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.Listeners;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.story.NarratedQuestions;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.ruleset.transcript.Choice;
import org.sitrep.rulesets.rambo.campaign.CampaignTables;
import org.sitrep.rulesets.rambo.definition.Achievement;
import org.sitrep.rulesets.rambo.definition.Party;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.play.Event;
import org.sitrep.rulesets.rambo.play.Rolls;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.EventListener;
import org.sitrep.strategy.ExplainingBot;
import org.sitrep.strategy.TrialListener;

/**
 * Reports a campaign: each try of a mission with its party and its result, what goes into the stash and who earns a
 * medal. In a full story it reports every mission as {@link MissionStory} does. One per campaign.
 */
public final class CampaignStory extends EventListener<Event> implements Listeners<Rolls> {
    private final CampaignTables tables;
    private final List<MissionState> states;
    private final Narrator narrator;
    private final List<MissionStory> stories = new ArrayList<>();
    private final Columns results;
    /** Explaining bots of the choosers of parties, in the order of the missions. */
    private final List<ExplainingBot<?>> choosers = new ArrayList<>();

    private final NarratedQuestions questions = new NarratedQuestions(DecisionKind.NAMES) {
        {
            chief(DecisionKind.PARTY, s -> "Which party plays this mission?", (s, o) -> partyAndHeroes(o));
        }
    };
    private int tries;

    /**
     * Begins a story.
     *
     * @param states one per table, in their order
     * @param key the key of the rolls at the time of each of them
     */
    public CampaignStory(
            final CampaignTables tables, final List<MissionState> states, final TrialKey key, final Narrator narrator) {
        this.tables = tables;
        this.states = List.copyOf(states);
        this.narrator = narrator;
        results = choice()
                ? new Columns("Mission", "tries", "party", "result", "round")
                : new Columns("Mission", "tries", "result", "round");
        for (final MissionState state : narrator.wantsAll() ? states : List.<MissionState>of()) {
            stories.add(new MissionStory(state, key, narrator));
        }
    }

    private boolean choice() {
        return tables.parties() > 1;
    }

    @Override
    public TrialListener trace(final int table) {
        if (table == BETWEEN) {
            return this;
        }
        return stories.isEmpty() ? TrialListener.NONE : stories.get(table);
    }

    @Override
    public Rolls rolls(final int table, final Rolls plain) {
        return stories.isEmpty() ? plain : stories.get(table).rolls(table, plain);
    }

    @Override
    public void close() {
        stories.forEach(MissionStory::close);
    }

    private String title(final int mission) {
        return tables.missions[mission].mission.mission.title();
    }

    private String partyAndHeroes(final int place) {
        final Party party = tables.parties.get(place);
        return party.name() + ": " + Wording.listed(heroes(party));
    }

    private List<String> heroes(final Party party) {
        return party.heroes().stream()
                .map(id -> tables.missions[0].game.heroes().get(id).name())
                .toList();
    }

    @Override
    public <V> Bot<V> seated(final Bot<V> bot, final int side) {
        final ExplainingBot<V> beside = new ExplainingBot<>(bot);
        choosers.add(beside);
        return beside;
    }

    @Override
    protected void heard(final Event event, final int[] n) {
        switch (event) {
            case CAMPAIGN_MISSION -> mission(n[0], n[1]);
            case CAMPAIGN_PARTY -> party(n[1]);
            case CAMPAIGN_MISSION_OVER -> missionOver(n[0], n[1], n[2]);
            case CAMPAIGN_STASHED -> stashed(wide(0));
            case CAMPAIGN_EARNED -> earned(n[0], n[1]);
            case CAMPAIGN_OVER -> over(n[0]);
            default -> {}
        }
    }

    private void mission(final int mission, final int nth) {
        tries = nth;
        final String title = title(mission) + (nth > 1 ? ", try " + nth : "");
        narrator.heading("Mission " + (mission + 1) + " of " + tables.missions.length + ": " + title);
        if (!stories.isEmpty()) {
            narrator.chapter(title);
        }
    }

    private void party(final int party) {
        if (stories.isEmpty()) {
            narrator.line("Heroes: " + Wording.listed(heroes(tables.parties.get(party))) + ".");
        }
    }

    private void missionOver(final int mission, final int party, final int cause) {
        final int table = tables.table(mission, party);
        final MissionState state = states.get(table);
        if (choice()) {
            results.row(title(mission), tries, tables.parties.get(party).name(), Wording.end(cause), state.round);
        } else {
            results.row(title(mission), tries, Wording.cause(cause), state.round);
        }
        if (stories.isEmpty()) {
            narrator.line(Wording.capital(Wording.cause(cause)) + ", round " + state.round + " of "
                    + state.tables.mission.mission.rounds() + ".");
            ResultTables.report(state, narrator);
        } else {
            stories.get(table).close();
        }
    }

    private void stashed(final long gear) {
        final List<String> names = new ArrayList<>();
        for (long rest = gear; rest != 0; rest &= rest - 1) {
            names.add(Wording.gear(states.get(0), Long.numberOfTrailingZeros(rest)));
        }
        narrator.line("Added to the stash: " + Wording.listed(names) + ".");
    }

    private void earned(final int hero, final int medal) {
        final MissionState any = states.get(0);
        final Achievement achievement = any.tables.achievements.medals[medal];
        narrator.line(tables.heroes.get(hero).name() + " earns the medal " + achievement.name() + ": "
                + new EffectWords(any.tables).of(achievement.effects()) + ".");
    }

    private void over(final int won) {
        narrator.heading("End of the campaign: " + won + " of "
                + Phrases.count(tables.missions.length, "mission", "missions") + " won");
        narrator.table(results.text());
    }

    /** In a story without choices, {@link #party} reports who goes. */
    @Override
    public void decided(final Decision decision, final int chosen) {
        if (!stories.isEmpty()) {
            final Choice choice = questions.toChoice(
                    decision, chosen, choosers.get(decision.subject()).last());
            narrator.asked(choice);
            narrator.choice(choice);
        }
    }
}
