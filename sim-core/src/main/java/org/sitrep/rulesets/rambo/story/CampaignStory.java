package org.sitrep.rulesets.rambo.story;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.rng.MissionKey;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.ruleset.tale.Choice;
import org.sitrep.rulesets.rambo.campaign.CampaignTables;
import org.sitrep.rulesets.rambo.campaign.CampaignTrace;
import org.sitrep.rulesets.rambo.definition.Achievement;
import org.sitrep.rulesets.rambo.definition.Party;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.mission.MissionTrace;
import org.sitrep.rulesets.rambo.play.AskNames;
import org.sitrep.rulesets.rambo.play.Rolls;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Explanation;
import org.sitrep.strategy.Witness;

/**
 * Tells a campaign: each try of a mission with who goes and what it came to, what goes into the stash and who earns a medal. Whoever wants all is told every mission as {@link MissionStory} does. For one campaign.
 */
public final class CampaignStory extends CampaignTrace {
    private final CampaignTables tables;
    private final List<MissionState> states;
    private final Narrator narrator;
    private final List<MissionStory> stories = new ArrayList<>();
    private final Columns results;
    /** Beside whoever chooses the party of each mission, in their order. */
    private final List<Witness<?>> choosers = new ArrayList<>();

    private int tries;

    /**
     * Begins a story.
     *
     * @param states one a table, in their order
     * @param key what the rolls are drawn from, as it stands at each of them
     */
    public CampaignStory(
            final CampaignTables tables,
            final List<MissionState> states,
            final MissionKey key,
            final Narrator narrator) {
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

    /** Returns who is told each mission: one a table, in their order. */
    public List<MissionTrace> traces() {
        return states.stream()
                .map(state -> stories.isEmpty() ? MissionTrace.NONE : stories.get(states.indexOf(state)))
                .toList();
    }

    /**
     * Returns the rolls of each table, in their order.
     *
     * @param untold those of a campaign whose missions are not told
     */
    public List<Rolls> rolls(final Rolls untold) {
        return states.stream()
                .map(state -> stories.isEmpty()
                        ? untold
                        : stories.get(states.indexOf(state)).rolls())
                .toList();
    }

    /** Tells what has been gathered and not told yet; to be called when the campaign is over, however it ended. */
    public void close() {
        stories.forEach(MissionStory::close);
    }

    private String title(final int mission) {
        return tables.missions[mission].mission.mission.title();
    }

    private List<String> heroes(final Party party) {
        return party.heroes().stream()
                .map(id -> tables.missions[0].game.heroes().get(id).name())
                .toList();
    }

    @Override
    public <V> Bot<V> seated(final Bot<V> bot, final int side) {
        final Witness<V> beside = new Witness<>(bot);
        choosers.add(beside);
        return beside;
    }

    @Override
    public void mission(final int mission, final int nth) {
        tries = nth;
        final String title = title(mission) + (nth > 1 ? ", try " + nth : "");
        narrator.heading("Mission " + (mission + 1) + " of " + tables.missions.length + ": " + title);
        if (!stories.isEmpty()) {
            narrator.chapter(title);
        }
    }

    /** Who chooses is told by {@link #party} in a story that tells no choices. */
    @Override
    public void decided(final Decision decision, final int chosen) {
        if (stories.isEmpty()) {
            return;
        }
        final Explanation why = choosers.get(decision.subject()).last();
        final List<Choice.Option> options = new ArrayList<>();
        for (int i = 0; i < decision.count(); i++) {
            final Party party = tables.parties.get(decision.option(i));
            options.add(new Choice.Option(party.name() + ": " + Wording.listed(heroes(party)), why.worth(i)));
        }
        narrator.choice(new Choice(
                AskNames.id(decision.kind()), "Who goes on this mission?", options, chosen, true, why.why()));
    }

    @Override
    public void party(final int mission, final int party) {
        if (stories.isEmpty()) {
            narrator.line("Who goes: " + Wording.listed(heroes(tables.parties.get(party))) + ".");
        }
    }

    @Override
    public void missionOver(final int mission, final int party, final int cause) {
        final int table = tables.table(mission, party);
        final MissionState state = states.get(table);
        if (choice()) {
            results.row(title(mission), tries, tables.parties.get(party).name(), Wording.end(cause), state.round);
        } else {
            results.row(title(mission), tries, Wording.cause(cause), state.round);
        }
        if (stories.isEmpty()) {
            narrator.line(Wording.capital(Wording.cause(cause)) + ", round " + state.round + " of "
                    + state.tables.mission.rounds + ".");
            Reckoning.tell(state, narrator);
        } else {
            stories.get(table).close();
        }
    }

    @Override
    public void stashed(final long gear) {
        final List<String> names = new ArrayList<>();
        for (long rest = gear; rest != 0; rest &= rest - 1) {
            names.add(Wording.gear(states.get(0), Long.numberOfTrailingZeros(rest)));
        }
        narrator.line("Into the stash: " + Wording.listed(names) + ".");
    }

    @Override
    public void earned(final int hero, final int medal) {
        final MissionState any = states.get(0);
        final Achievement achievement = any.tables.achievements.medals[medal];
        narrator.line(tables.heroes.get(hero).name() + " earns the medal " + achievement.name() + ": "
                + new EffectWords(any.tables).of(achievement.effects()) + ".");
    }

    @Override
    public void over(final int won) {
        narrator.heading("End of the campaign: " + won + " of "
                + Phrases.count(tables.missions.length, "mission", "missions") + " won");
        narrator.table(results.text());
    }
}
