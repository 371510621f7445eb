package org.sitrep.rulesets.rambo.story;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.rng.MissionKey;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.rulesets.rambo.campaign.CampaignTables;
import org.sitrep.rulesets.rambo.campaign.CampaignTrace;
import org.sitrep.rulesets.rambo.definition.Achievement;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.mission.MissionTrace;
import org.sitrep.rulesets.rambo.play.Rolls;

/**
 * Tells a campaign: each try of a mission with what it came to, what goes into the stash and who earns a medal. Whoever wants all is told every mission as {@link MissionStory} does. For one campaign.
 */
public final class CampaignStory extends CampaignTrace {
    private final CampaignTables tables;
    private final List<MissionState> states;
    private final Narrator narrator;
    private final List<MissionStory> stories = new ArrayList<>();
    private final Columns results = new Columns("Mission", "tries", "result", "round");
    private int tries;
    private boolean begun;

    /**
     * Begins a story.
     *
     * @param states of the missions, in their order
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
        for (final MissionState state : narrator.wantsAll() ? states : List.<MissionState>of()) {
            stories.add(new MissionStory(state, key, narrator));
        }
    }

    /** Returns who is told each mission: one each, in their order. */
    public List<MissionTrace> traces() {
        return states.stream()
                .map(state -> stories.isEmpty() ? MissionTrace.NONE : stories.get(states.indexOf(state)))
                .toList();
    }

    /**
     * Returns the rolls of each mission, in their order.
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

    @Override
    public void mission(final int mission, final int nth) {
        begun = true;
        tries = nth;
        final String title = title(mission) + (nth > 1 ? ", try " + nth : "");
        narrator.heading("Mission " + (mission + 1) + " of " + states.size() + ": " + title);
        if (!stories.isEmpty()) {
            narrator.chapter(title);
        }
    }

    @Override
    public void missionOver(final int mission, final int cause) {
        final MissionState state = states.get(mission);
        results.row(title(mission), tries, Wording.cause(cause), state.round);
        if (stories.isEmpty()) {
            narrator.line(Wording.capital(Wording.cause(cause)) + ", round " + state.round + " of "
                    + state.tables.mission.rounds + ".");
            Reckoning.tell(state, narrator);
        } else {
            stories.get(mission).close();
        }
    }

    @Override
    public void stashed(final long gear) {
        final List<String> names = new ArrayList<>();
        for (long rest = gear; rest != 0; rest &= rest - 1) {
            names.add(Wording.gear(states.get(0), Long.numberOfTrailingZeros(rest)));
        }
        if (!begun) {
            begun = true;
            narrator.heading(tables.campaign.title());
        }
        narrator.line("Into the stash: " + Wording.listed(names) + ".");
    }

    @Override
    public void earned(final int hero, final int medal) {
        final MissionState any = states.get(0);
        final Achievement achievement = any.tables.achievements.medals[medal];
        narrator.line(Wording.hero(any, hero) + " earns the medal " + achievement.name() + ": "
                + new EffectWords(any.tables).of(achievement.effects()) + ".");
    }

    @Override
    public void over(final int won) {
        narrator.heading(
                "End of the campaign: " + won + " of " + Phrases.count(states.size(), "mission", "missions") + " won");
        narrator.table(results.text());
    }
}
