package org.sitrep.rulesets.purplehaze.metrics;

import static java.lang.Integer.bitCount;
import static org.sitrep.outcome.MetricList.at;
import static org.sitrep.outcome.MetricList.item;
import static org.sitrep.outcome.MetricList.items;
import static org.sitrep.outcome.MetricList.names;
import static org.sitrep.outcome.MetricList.sum;
import static org.sitrep.outcome.Slot.Better.HIGHER;
import static org.sitrep.outcome.Slot.Better.LOWER;
import static org.sitrep.outcome.Slot.Better.NEUTRAL;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.sitrep.outcome.MetricList;
import org.sitrep.outcome.MetricList.Reader;
import org.sitrep.outcome.Metrics;
import org.sitrep.outcome.Slot;
import org.sitrep.outcome.Slot.Kind;
import org.sitrep.outcome.Subject;
import org.sitrep.outcome.Survival;
import org.sitrep.rulesets.purplehaze.campaign.CampaignState;
import org.sitrep.rulesets.purplehaze.definition.WoundCard;
import org.sitrep.rulesets.purplehaze.mission.ExperienceSource;
import org.sitrep.rulesets.purplehaze.play.Bounds;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.CampaignTable;
import org.sitrep.rulesets.purplehaze.tables.MissionTables;
import org.sitrep.rulesets.purplehaze.tables.SpecializationTable;

/** The slots of a campaign's outcome; those of single Missions are {@link CampaignMissionSlots}. Immutable. */
public final class CampaignMetrics extends Metrics<CampaignState> {
    /** Largest amount that an Ability gives in one Mission. */
    private static final int MOST_OF_ABILITY = 9;
    /** Upper bounds of open slots: three to five times the most that the campaign at hand leads to. */
    private static final int MOST_EXPERIENCE = 600;

    private static final int MOST_BOON_POINTS = 200;

    private static final int MARINES = SquadState.MARINES;
    private static final ExperienceSource[] SOURCES = ExperienceSource.values();

    /** Lays out the slots of a campaign. */
    public CampaignMetrics(final MissionTables tables, final CampaignTable campaign) {
        super(new Declaration(tables, campaign).all(), Bounds.BEYOND_COUNTING);
    }

    private static final class Declaration {
        private final MetricList<CampaignState> m = new MetricList<>();
        private final MissionTables tables;
        private final CampaignTable campaign;
        private final int missions;
        private final MetricList<CampaignState>.Counts perMission;
        private final List<String> marines;
        private final List<Subject> motivations;

        Declaration(final MissionTables tables, final CampaignTable campaign) {
            this.tables = tables;
            this.campaign = campaign;
            missions = campaign.missions.length;
            perMission = m.counts("Missions", missions);
            marines = tables.components.specializations.names();
            final List<String> ids = campaign.motivations.ids();
            motivations = Subject.list(
                    ids.size(),
                    ids::get,
                    i -> campaign.definition.motivations().get(ids.get(i)).title());
        }

        MetricList<CampaignState> all() {
            addTotals();
            addMarines();
            addWork();
            addTotalsGroup();
            addEndings();
            addExperience();
            addPlaces();
            addSpiral();
            final CampaignMissionSlots single = new CampaignMissionSlots(m, tables, campaign);
            single.add();
            single.addGroups();
            addGroups();
            addSurvival();
            m.layout().headline("objectives").brief(List.of("campaign", "ending", "missions"));
            return m;
        }

        private void addTotals() {
            final int most = Arrays.stream(campaign.missions)
                    .mapToInt(mission -> mission.objectives.count)
                    .sum();
            m.count("objectives", "Objectives met", "objectives", most, HIGHER, s -> s.record.objectives());
            perMission.add("primaries", "Missions with the primary objective met", HIGHER, Declaration::primaries);
            perMission.add("missions.played", "Missions played", HIGHER, s -> s.played);
            m.flag("endedEarly", "Campaign ends early: no one left to fill a place", LOWER, s -> s.endedEarly);
        }

        private void addMarines() {
            final int most = MARINES * missions;
            final MetricList<CampaignState>.Counts marineCounts = m.counts("Marines", most);
            marineCounts.add("losses", "Marines lost: K.I.A. or broken down", LOWER, s -> s.record.losses());
            marineCounts.add("kia", "Marines K.I.A.", LOWER, s -> sum(s.record.killed));
            marineCounts.add("breakdowns", "Marines broken down", LOWER, s -> sum(s.record.broken));
            m.count("hospital", "Stays in Hospital", "stays", most, LOWER, s -> sum(s.record.hospital));
            m.count("wounds", "Wounds", "Wounds", 3 * most, LOWER, s -> sum(s.record.wounds));
            final String founders = "Founders not lost (neither K.I.A. nor broken down)";
            m.count("founders", founders, "Marines", MARINES, HIGHER, s -> bitCount(s.foundersLeft()));
            marineCounts.add("replacements", "Permanent replacements", LOWER, s -> s.record.replacements);
            marineCounts.add("temporaries", "Replacements for one Mission", LOWER, s -> s.record.temporaries);
            marineCounts.add(
                    "temporaries.kia", "Replacements for one Mission, K.I.A.", LOWER, s -> s.record.temporariesKilled);
            marineCounts.add("returned", "Returns from Hospital", NEUTRAL, s -> s.record.returned);
        }

        private void addWork() {
            // Not every Mission comes near its own bound.
            final int eliminated = missions * CampaignMissionSlots.MOST_ELIMINATED / 2;
            final int combats = missions * CampaignMissionSlots.MOST_COMBATS / 4;
            m.openCounts("Enemies", eliminated)
                    .add("eliminated", "Enemies eliminated", HIGHER, s -> s.record.eliminated());
            m.open().count("combats", "Combats", "combats", combats, NEUTRAL, s -> sum(s.record.combats));
            m.add(
                    CampaignMissionSlots.hours("hours", "Time spent on Missions", missions),
                    s -> sum(s.record.minutes) / CampaignMissionSlots.QUARTER);
            m.add(
                    CampaignMissionSlots.level("level.final", "Level at the end, mean of all places"),
                    s -> sum(s.squad.cards.level));
            m.count("upgrades", "Levels reached", "levels", MARINES * missions, HIGHER, s -> s.record.upgrades);
            final int most = MOST_BOON_POINTS;
            final String gained = "Boon points gained on Missions";
            m.open().quantity("boon.gained", gained, "points", -most, most, HIGHER, s -> s.record.boonGained);
            final String spent = "Boon points spent on R&R";
            m.open().count("boon.spent", spent, "points", most, NEUTRAL, s -> s.record.boonSpent);
        }

        private void addTotalsGroup() {
            m.theme("campaign", "Campaign")
                    .asks("What does the campaign achieve, and at what cost?")
                    .of(
                            item("objectives", "Objectives met"),
                            item("primaries", "Missions with the primary objective met"),
                            item("losses", "Marines lost"),
                            item("founders", "Founders not lost"),
                            item("eliminated", "Enemies eliminated"),
                            item("hours", "Time spent on Missions"),
                            item("level.final", "Level at the end"));
        }

        /** Adds the ending by the chosen Motivation, then by each of them, whichever was chosen. */
        private void addEndings() {
            m.each(
                    motivations,
                    chosen -> chosen.flag(
                            "motivation.{}", "Motivation: {}", NEUTRAL, (s, i) -> s.motivation == i ? 1 : 0));
            final Subject any = new Subject("ending", "", 0);
            endings(m.of(any), "Good ending", "Middling ending", "Bad ending", (s, i) -> s.motivation);
            final String by = " ending by {}";
            final List<Subject> rows = Subject.list(
                    motivations.size(),
                    i -> "ending." + motivations.get(i).id(),
                    i -> motivations.get(i).label());
            m.each(rows, row -> endings(row, "Good" + by, "Middling" + by, "Bad" + by, (s, i) -> i));
            m.category("ending", "End of the campaign")
                    .asks("How often does the chosen Motivation lead to each ending?")
                    .of(item("ending.good", "good"), item("ending.middling", "middling"), item("ending.bad", "bad"));
            m.category("motivation", "Motivations")
                    .asks("How often is each Motivation chosen?")
                    .of(items(motivations, "motivation.{}"));
            m.breakdown("endings", "Endings by Motivation")
                    .asks("How would the campaign end under each Motivation, whichever was chosen?")
                    .of(rows, item("good", "good"), item("middling", "middling"), item("bad", "bad"));
        }

        /** Adds flags for the ending by a Motivation: good (2), middling (1) or bad (0). */
        private static void endings(
                final MetricList<CampaignState> list,
                final String good,
                final String middling,
                final String bad,
                final Reader<CampaignState> motivation) {
            list.flag("good", good, HIGHER, (s, i) -> s.ending(motivation.read(s, i)) == 2 ? 1 : 0)
                    .flag("middling", middling, NEUTRAL, (s, i) -> s.ending(motivation.read(s, i)) == 1 ? 1 : 0)
                    .flag("bad", bad, LOWER, (s, i) -> s.ending(motivation.read(s, i)) == 0 ? 1 : 0);
        }

        private void addExperience() {
            for (final ExperienceSource source : SOURCES) {
                final int most = most(source);
                final int least = source.canCost() ? -most : 0;
                final Reader<CampaignState> value = at(s -> s.record.experienceBy);
                m.of(new Subject("experience." + MarineSlots.id(source), source.label(), source.ordinal()))
                        .open()
                        .quantity("{}", "Experience of the Squad from {}", "XP", least, most, HIGHER, value);
            }
        }

        private int most(final ExperienceSource source) {
            return switch (source) {
                case OBJECTIVES -> MARINES * (2 * missions + allObjectives());
                case WOUNDS -> MARINES * missions * mostOfWounds();
                case IDS -> MARINES * missions;
                case ABILITIES -> MOST_OF_ABILITY * missions;
                case COMBATS, TESTS, EVENTS -> MOST_EXPERIENCE;
            };
        }

        private int mostOfWounds() {
            return tables.components.game.wounds().values().stream()
                    .mapToInt(WoundCard::experience)
                    .max()
                    .orElse(0);
        }

        private int allObjectives() {
            return Arrays.stream(campaign.missions)
                    .mapToInt(mission -> mission.objectives.experience())
                    .sum();
        }

        private List<Subject> places() {
            return Subject.list(MARINES, i -> "marine." + (i + 1), marines::get);
        }

        private void addPlaces() {
            final Slot level = new Slot(
                    "level", "{}: level at the end", "level", Kind.COUNT, 1, SpecializationTable.LEVELS, 1, HIGHER);
            for (final Subject each : places()) {
                final MetricList<CampaignState> place = m.of(each);
                place.counts("Marines", missions)
                        .add("kia", "{}: K.I.A.", LOWER, at(s -> s.record.killedOf))
                        .add("breakdowns", "{}: broken down", LOWER, at(s -> s.record.brokenOf));
                place.count("hospital", "{}: stays in Hospital", "stays", missions, LOWER, at(s -> s.record.hospitalOf))
                        .add(level, at(s -> s.squad.cards.level));
            }
        }

        /** Adds slots that show whether one bad Mission leads to the next. */
        private void addSpiral() {
            perMission.add("bad", "Bad Missions", LOWER, s -> bad(s, s.played));
            m.flag("bad.early", "A bad Mission before the last", LOWER, this::early);
            m.flag(
                    "bad.unrecovered",
                    "A bad Mission before the last, and no primary objective met after it",
                    LOWER,
                    s -> early(s) && !recovered(s));
            perMission.add("afterBad", "Missions after a bad one", NEUTRAL, s -> following(s, true));
            perMission.add(
                    "afterBad.met",
                    "Missions after a bad one, with the primary objective met",
                    HIGHER,
                    s -> met(s, true));
            perMission.add("afterGood", "Missions after one that was not bad", NEUTRAL, s -> following(s, false));
            perMission.add(
                    "afterGood.met",
                    "Missions after one that was not bad, with the primary objective met",
                    HIGHER,
                    s -> met(s, false));
            final String never = "Campaigns that never recover from a bad Mission";
            m.share("neverRecovers", never, "bad.unrecovered", "bad.early", LOWER);
            final String met = "Primary objective met in the Mission after ";
            m.share("primary.afterBad", met + "a bad one", "afterBad.met", "afterBad", HIGHER);
            m.share("primary.afterGood", met + "one that was not bad", "afterGood.met", "afterGood", HIGHER);
        }

        /** Returns the number of Missions with the primary objective met. */
        private static int primaries(final CampaignState state) {
            int primaries = 0;
            for (int nth = 0; nth < state.played; nth++) {
                primaries += state.record.primary[nth] ? 1 : 0;
            }
            return primaries;
        }

        /** Returns the number of bad Missions among the first {@code missions}. */
        private static int bad(final CampaignState state, final int missions) {
            int bad = 0;
            for (int nth = 0; nth < missions; nth++) {
                bad += state.record.bad(nth) ? 1 : 0;
            }
            return bad;
        }

        private boolean early(final CampaignState state) {
            return bad(state, Math.min(state.played, missions - 1)) > 0;
        }

        /** Returns whether a primary objective was met after the first bad Mission. */
        private static boolean recovered(final CampaignState state) {
            boolean afterBad = false;
            for (int nth = 0; nth < state.played; nth++) {
                if (afterBad && state.record.primary[nth]) {
                    return true;
                }
                afterBad |= state.record.bad(nth);
            }
            return false;
        }

        /** Returns the number of Missions that directly follow bad ones, or others. */
        private static int following(final CampaignState state, final boolean bad) {
            int following = 0;
            for (int nth = 1; nth < state.played; nth++) {
                following += state.record.bad(nth - 1) == bad ? 1 : 0;
            }
            return following;
        }

        /** Returns the number of these Missions in which the primary objective was met. */
        private static int met(final CampaignState state, final boolean bad) {
            int met = 0;
            for (int nth = 1; nth < state.played; nth++) {
                met += state.record.bad(nth - 1) == bad && state.record.primary[nth] ? 1 : 0;
            }
            return met;
        }

        private void addGroups() {
            m.theme("recovery", "Recovery")
                    .asks("Does one bad Mission lead to the next?")
                    .of(
                            item("bad", "Bad Missions"),
                            item("bad.early", "Campaigns with a bad Mission before the last"),
                            item("neverRecovers", "Of these, share that never recover"),
                            item("primary.afterBad", "Primary objective met after a bad Mission"),
                            item("primary.afterGood", "Primary objective met after one that was not bad"));
            m.matrix("marines", "Marines")
                    .asks("What happens to the Marines in each place?")
                    .of(
                            places(),
                            item("kia", "K.I.A."),
                            item("breakdowns", "broken down"),
                            item("hospital", "Hospital"),
                            item("level", "level at the end"));
            m.perSubject("replacements", "Losses and replacements")
                    .asks("How many Marines are lost, and how many are replaced?")
                    .of(
                            item("kia", "K.I.A."),
                            item("breakdowns", "Broken down"),
                            item("hospital", "To Hospital"),
                            item("replacements", "Replaced for good"),
                            item("temporaries", "Replaced for one Mission"),
                            item("temporaries.kia", "Replacements for one Mission, K.I.A."),
                            item("returned", "Back from Hospital"));
            m.perSubject("experience", "Experience")
                    .asks("Where does the Squad's experience come from?")
                    .of(Arrays.stream(SOURCES)
                            .map(source -> item("experience." + MarineSlots.id(source), source.label()))
                            .toList());
            m.theme("boon", "Boon points")
                    .asks("How many Boon points are gained and spent?")
                    .of(item("boon.gained", "From Missions"), item("boon.spent", "Spent on R&R"));
        }

        /**
         * Adds survival curves by the number of Missions that a Marine has served. The slots count the Marines who
         * began their n-th Mission, and those killed or broken down in it. Hospital is no loss. A Marine who served one
         * Mission in another's place, or reaches the end of the campaign, is censored.
         */
        private void addSurvival() {
            final int most = missions * MARINES;
            final List<Survival.Curve> byRole = new ArrayList<>();
            for (int i = 0; i < MARINES; i++) {
                final int of = i * missions;
                byRole.add(curve(
                        "survival.marine." + (i + 1),
                        marines.get(i),
                        missions,
                        (s, k) -> s.record.atRisk[of + k],
                        (s, k) -> s.record.lost[of + k]));
            }
            final Survival.Curve all = curve(
                    "survival.all",
                    "all Marines",
                    most,
                    (s, k) -> ofAll(s.record.atRisk, k),
                    (s, k) -> ofAll(s.record.lost, k));
            final Survival.Curve founders = curve(
                    "survival.founders",
                    "the six founders",
                    MARINES,
                    at(s -> s.record.foundersAtRisk),
                    at(s -> s.record.foundersLost));
            final String step = "Mission served";
            m.layout()
                    .add(new Survival(
                            "survival",
                            "Survival of Marines",
                            "How many Missions does a Marine last?",
                            step,
                            List.of(all, founders)))
                    .add(new Survival(
                            "survival.byRole",
                            "Survival by Specialization",
                            "How many Missions does a Marine of each Specialization last?",
                            step,
                            byRole));
        }

        private int ofAll(final int[] counts, final int k) {
            int sum = 0;
            for (int marine = 0; marine < MARINES; marine++) {
                sum += counts[marine * missions + k];
            }
            return sum;
        }

        private Survival.Curve curve(
                final String name,
                final String who,
                final int most,
                final Reader<CampaignState> atRisk,
                final Reader<CampaignState> lost) {
            final List<Subject> served = Subject.list(missions, k -> "" + (k + 1), k -> "Mission " + (k + 1));
            final String which = who + ", {} of service: ";
            m.each(
                    served,
                    k -> k.count(name + ".atRisk.{}", which + "begun", "Marines", most, NEUTRAL, atRisk)
                            .count(name + ".lost.{}", which + "Marines lost", "Marines", most, LOWER, lost));
            return new Survival.Curve(
                    who, names(items(served, name + ".atRisk.{}")), names(items(served, name + ".lost.{}")));
        }
    }
}
