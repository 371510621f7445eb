package org.sitrep.rulesets.purplehaze.metrics;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.sitrep.outcome.Group;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.SlotList;
import org.sitrep.rulesets.purplehaze.mission.ExperienceSource;
import org.sitrep.rulesets.purplehaze.tables.CampaignTable;
import org.sitrep.rulesets.purplehaze.tables.MissionTables;

/** How reports group the metrics of a campaign. Stateless. */
final class CampaignGroups {
    private CampaignGroups() {}

    static void addTo(final OutcomeLayout.Builder b, final MissionTables tables, final CampaignTable campaign) {
        final List<String> missions = new ArrayList<>();
        for (int nth = 0; nth < campaign.missions.length; nth++) {
            missions.add((nth + 1) + " " + CampaignMissionSlots.title(tables, campaign.missions[nth]));
        }
        b.add(new Group(
                "campaign",
                "The campaign",
                "What is achieved, and at what cost?",
                Group.Kind.THEME,
                List.of("objectives", "primaries", "losses", "founders", "eliminated", "hours", "level.final"),
                List.of(
                        "Objectives met",
                        "Missions with the primary objective met",
                        "Marines lost",
                        "Founders left",
                        "Enemies eliminated",
                        "Time spent on Missions",
                        "Level at the end")));
        addEndings(b, campaign);
        addMissions(b, campaign, missions);
        addSpiral(b);
        addMen(b, tables);
        final List<ExperienceSource> sources = List.of(ExperienceSource.values());
        b.add(new Group(
                "experience",
                "Experience",
                "Where does the Squad's experience come from?",
                Group.Kind.PER_SUBJECT,
                sources.stream()
                        .map(source -> "experience." + source.name().toLowerCase(Locale.ROOT))
                        .toList(),
                sources.stream().map(ExperienceSource::label).toList()));
        b.add(new Group(
                "boon",
                "Boon points",
                "What do they come to?",
                Group.Kind.THEME,
                List.of("boon.gained", "boon.spent"),
                List.of("From Missions", "Spent on R&R")));
    }

    private static void addEndings(final OutcomeLayout.Builder b, final CampaignTable campaign) {
        final List<String> ids = campaign.motivations.ids();
        final List<String> titles = ids.stream()
                .map(id -> campaign.definition.motivations().get(id).title())
                .toList();
        b.add(new Group(
                "ending",
                "How the campaign ends",
                "Which ending comes, by the Motivation chosen?",
                Group.Kind.CATEGORY,
                List.of("ending.good", "ending.middling", "ending.bad"),
                List.of("good", "middling", "bad")));
        b.add(new Group(
                "motivation",
                "Motivations",
                "Which Motivation is chosen?",
                Group.Kind.CATEGORY,
                ids.stream().map(id -> "motivation." + id).toList(),
                titles));
        final List<String> byMeasure = new ArrayList<>();
        for (final String id : ids) {
            for (final String ending : CampaignMetrics.ENDINGS) {
                byMeasure.add("ending." + id + "." + ending);
            }
        }
        b.add(new Group(
                "endings",
                "Endings by the measure of each Motivation",
                "How would the campaign end by each Motivation, whichever was chosen?",
                Group.Kind.BREAKDOWN,
                byMeasure,
                titles,
                List.of(CampaignMetrics.ENDINGS)));
    }

    private static void addMissions(
            final OutcomeLayout.Builder b, final CampaignTable campaign, final List<String> missions) {
        final List<String> what = List.of(
                "primary", "losses", "hospital", "wounds", "objectives", "bad", "combats", "eliminated", "hours");
        final List<String> cells = new ArrayList<>();
        final List<String> ends = new ArrayList<>();
        final List<String> rest = new ArrayList<>();
        final List<String> resting = new ArrayList<>();
        for (int nth = 0; nth < campaign.missions.length; nth++) {
            final int mission = nth;
            what.forEach(name -> cells.add(CampaignMissionSlots.name(mission, name)));
            for (final var end : CampaignMissionSlots.ENDS) {
                ends.add(CampaignMissionSlots.name(nth, "end." + GoalSlots.id(end)));
            }
            if (CampaignMissionSlots.hasRest(campaign.missions[nth])) {
                resting.add(missions.get(nth));
                for (final String band : CampaignMissionSlots.BANDS) {
                    rest.add(CampaignMissionSlots.name(nth, "rest." + band));
                }
            }
        }
        b.add(new Group(
                "missions",
                "Mission by Mission",
                "How does each Mission go?",
                Group.Kind.MATRIX,
                cells,
                missions,
                List.of(
                        "primary",
                        "lost",
                        "Hospital",
                        "Wounds",
                        "objectives",
                        "bad",
                        "combats",
                        "eliminated",
                        "hours")));
        b.add(new Group(
                "ends",
                "How Missions end",
                "What brings each Mission to its end?",
                Group.Kind.BREAKDOWN,
                ends,
                missions,
                SlotList.names(CampaignMissionSlots.ENDS.length, end -> CampaignMissionSlots.ENDS[end].label())));
        if (!resting.isEmpty()) {
            b.add(new Group(
                    "rest",
                    "R&R",
                    "How good is the R&R after each Mission?",
                    Group.Kind.BREAKDOWN,
                    rest,
                    resting,
                    List.of(CampaignMissionSlots.BANDS)));
        }
    }

    private static void addSpiral(final OutcomeLayout.Builder b) {
        b.add(new Group(
                "recovery",
                "After a bad Mission",
                "Does one bad Mission lead to the next?",
                Group.Kind.THEME,
                List.of("bad", "bad.early", "neverRecovers", "primary.afterBad", "primary.afterGood"),
                List.of(
                        "Bad Missions",
                        "Campaigns with a bad Mission before the last",
                        "Of these, share that never recovers",
                        "Primary objective met after a bad Mission",
                        "Primary objective met after one that was not")));
    }

    private static void addMen(final OutcomeLayout.Builder b, final MissionTables tables) {
        final List<String> cells = new ArrayList<>();
        final List<String> names = tables.components.specializations.names;
        for (int marine = 1; marine <= names.size(); marine++) {
            for (final String what : List.of("kia", "breakdowns", "hospital", "level")) {
                cells.add("marine." + marine + "." + what);
            }
        }
        b.add(new Group(
                "marines",
                "Marines",
                "What becomes of those who serve in each place?",
                Group.Kind.MATRIX,
                cells,
                names,
                List.of("K.I.A.", "broken down", "Hospital", "level at the end")));
        b.add(new Group(
                "replacements",
                "Losses and replacements",
                "How many men leave, and how many come?",
                Group.Kind.PER_SUBJECT,
                List.of("kia", "breakdowns", "hospital", "replacements", "temporaries", "temporaries.kia", "returned"),
                List.of(
                        "K.I.A.",
                        "Broken down",
                        "To Hospital",
                        "Replaced for good",
                        "Replaced for one Mission",
                        "Of these, K.I.A.",
                        "Back from Hospital")));
    }
}
