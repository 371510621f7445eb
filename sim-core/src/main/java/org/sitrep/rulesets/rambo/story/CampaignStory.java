package org.sitrep.rulesets.rambo.story;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.rulesets.rambo.campaign.CampaignTables;
import org.sitrep.rulesets.rambo.campaign.CampaignTrace;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.tables.GameTables;

/** Tells a campaign: a chapter for each try of a mission, and what is carried from one to the next. The missions themselves are told apart. */
public final class CampaignStory extends CampaignTrace {
    private final CampaignTables tables;
    private final Narrator narrator;

    /** Begins a story. */
    public CampaignStory(final CampaignTables tables, final Narrator narrator) {
        this.tables = tables;
        this.narrator = narrator;
    }

    @Override
    public void mission(final int mission, final int nth) {
        final String title = tables.missions[mission].mission.mission.title();
        final String name = "Mission " + (mission + 1) + " of " + tables.missions.length + ": " + title
                + (nth == 1 ? "" : ", try " + nth);
        narrator.heading(name);
        narrator.chapter(name);
    }

    @Override
    public void missionOver(final int mission, final MissionState state) {
        int wounds = 0;
        int kills = 0;
        for (int hero = 0; hero < state.party; hero++) {
            wounds += state.record.wounds[hero];
            kills += state.record.kills[hero];
        }
        if (narrator.wantsAll()) {
            narrator.heading("After " + tables.missions[mission].mission.mission.title());
        }
        narrator.line("End: " + MissionStory.ended(state.cause) + ", round " + state.round + " of "
                + state.tables.mission.rounds + ", " + Phrases.count(kills, "enemy", "enemies") + " killed, "
                + Phrases.count(wounds, "wound", "wounds") + ".");
    }

    @Override
    public void stashed(final long gear) {
        final GameTables any = tables.missions[0];
        final List<String> names = new ArrayList<>();
        for (long rest = gear; rest != 0; rest &= rest - 1) {
            names.add(any.gear.cards[Long.numberOfTrailingZeros(rest)].name());
        }
        narrator.line("Into the stash: " + String.join(", ", names) + ".");
    }

    @Override
    public void earned(final int hero, final int medal) {
        final GameTables any = tables.missions[0];
        narrator.line(any.heroes[hero].hero.name() + " earns the " + any.achievements.medals[medal].name() + ".");
    }

    @Override
    public void over(final int won) {
        narrator.heading("End of the campaign");
        narrator.line(
                won == tables.missions.length
                        ? "All " + won + " missions are won."
                        : Phrases.count(won, "mission", "missions") + " of " + tables.missions.length + " won.");
    }
}
