package org.sitrep.rulesets.rambo.metrics;

import static org.sitrep.outcome.MetricList.at;
import static org.sitrep.outcome.MetricList.bit;
import static org.sitrep.outcome.MetricList.item;
import static org.sitrep.outcome.MetricList.items;
import static org.sitrep.outcome.MetricList.sum;
import static org.sitrep.outcome.MetricList.together;
import static org.sitrep.outcome.Slot.Better.HIGHER;
import static org.sitrep.outcome.Slot.Better.LOWER;
import static org.sitrep.outcome.Slot.Better.NEUTRAL;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.outcome.MetricList;
import org.sitrep.outcome.Metrics;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot;
import org.sitrep.outcome.Subject;
import org.sitrep.rulesets.rambo.campaign.CampaignState;
import org.sitrep.rulesets.rambo.campaign.CampaignTables;
import org.sitrep.rulesets.rambo.definition.Achievement;
import org.sitrep.rulesets.rambo.definition.Hero;
import org.sitrep.rulesets.rambo.mission.Cause;
import org.sitrep.rulesets.rambo.mission.MissionState;

/** Declares the slots of a campaign's outcome: how far it came, its costs, and what it brought. Immutable. */
public final class CampaignMetrics extends Metrics<CampaignState> {
    /** Bound of one hero's kills per try; a higher mean is a fault that shows. */
    private static final int MOST_KILLS = 40;

    /** Declares the slots of a campaign. */
    public CampaignMetrics(final CampaignTables tables) {
        super(new Declaration(tables).all(), MissionMetrics.BEYOND_COUNTING);
    }

    private static final class Declaration {
        private final MetricList<CampaignState> m = new MetricList<>();
        private final CampaignTables tables;
        private final List<Subject> missions;
        private final int tries;

        Declaration(final CampaignTables tables) {
            this.tables = tables;
            missions = Subject.list(
                    tables.missions.length,
                    i -> "mission." + tables.campaign.missions().get(i),
                    i -> tables.missions[i].mission.mission.title());
            tries = missions.size() * tables.campaign.tries();
        }

        MetricList<CampaignState> all() {
            addTotals();
            addMissions();
            addEnds();
            addMedals();
            addHeroes();
            addSent();
            m.theme("campaign", "Campaign")
                    .asks("What is achieved, and at what cost?")
                    .of(
                            item("completed", "completed"),
                            item("missions.won", "missions won"),
                            item("tries", "tries"),
                            item("wounds", "wounds"),
                            item("kills", "kills"),
                            item("stash", "gear unlocked"));
            m.matrix("missions", "Missions")
                    .asks("How does each mission go?")
                    .of(
                            missions,
                            item("reached", "reached"),
                            item("won", "won"),
                            item("tries", "tries"),
                            item("round", "round won"));
            m.layout().headline("completed").brief(List.of("campaign", "end", "missions"));
            return m;
        }

        private void addTotals() {
            final int all = missions.size();
            final int mostWounds = tries * MissionState.HEROES * MissionMetrics.WOUNDS;
            final int mostKills = tries * MissionState.HEROES * MOST_KILLS;
            m.add(Slot.flag("completed", "Campaign completed", HIGHER).leading(), s -> s.won == all ? 1 : 0);
            m.count("missions.won", "Missions won", "missions", all, HIGHER, s -> s.won);
            m.count("tries", "Tries of all missions", "tries", tries, LOWER, s -> sum(s.tries));
            m.count("wounds", "Wounds of all heroes", "wounds", mostWounds, LOWER, s -> sum(s.wounds));
            m.open().count("kills", "Enemies killed", "figures", mostKills, NEUTRAL, s -> sum(s.kills));
            m.open().count("stash", "Gear cards unlocked", "cards", Long.SIZE, HIGHER, s -> sum(s.owned));
        }

        private void addMissions() {
            for (final Subject mission : missions) {
                final int rounds = tables.missions[mission.index()].mission.mission.rounds();
                final MetricList<CampaignState> its = m.of(mission);
                its.flag("reached", "{} reached", HIGHER, (s, i) -> s.tries[i] > 0 ? 1 : 0);
                its.flag("won", "{} won", HIGHER, (s, i) -> ifAny(s.tries[i], s.cause[i] == Cause.SUCCESS ? 1 : 0));
                its.counts("tries", tables.campaign.tries())
                        .lower("tries", "Tries of {}", (s, i) -> ifAny(s.tries[i], s.tries[i]))
                        .counts("rounds", rounds)
                        .lower("round", "Round in which {} was won", (s, i) -> ifAny(s.rounds[i], s.rounds[i]));
            }
        }

        /** Adds how a campaign ends: completed, or the first mission that it fails for good. */
        private void addEnds() {
            final int all = missions.size();
            m.flag("end.completed", "End: completed", HIGHER, s -> s.won == all);
            final List<Subject> ends = Subject.list(
                    all, i -> "end.mission" + (i + 1), i -> missions.get(i).label());
            m.each(ends, end -> end.flag("{}", "End: fails at {}", LOWER, (s, i) -> s.firstLost() == i ? 1 : 0));
            m.category("end", "End of the campaign")
                    .asks("How far does the campaign get?")
                    .of(together(
                            List.of(item("end.completed", "completed")),
                            ends.stream()
                                    .map(end -> item(end.id(), "fails at " + end.label()))
                                    .toList()));
        }

        private void addMedals() {
            final Achievement[] all = tables.missions[0].achievements.medals;
            final List<Subject> medals = Subject.list(all.length, i -> "medal." + all[i].id(), i -> all[i].name());
            m.each(medals, medal -> medal.flag("{}", "{} earned", HIGHER, bit(s -> s.medalsEarned)));
            m.perSubject("medals", "Medals").asks("Which medals are earned?").of(items(medals, "{}"));
        }

        /**
         * Adds slots of each hero over all missions in which it serves, in any party. All heroes of the game have
         * slots, so that campaigns of other parties can be compared. A hero who is in no party that may play is absent;
         * one who never serves has only the slots that say so.
         */
        private void addHeroes() {
            final int mostMedals = Math.max(1, tables.missions[0].achievements.medals.length);
            final List<Subject> heroes = new ArrayList<>();
            for (int h = 0; h < tables.heroes.size(); h++) {
                final Hero hero = tables.heroes.get(h);
                heroes.add(new Subject("hero." + hero.id(), hero.name(), tables.mayServe(h) ? h : Subject.ABSENT));
            }
            for (final Subject hero : heroes) {
                m.of(hero)
                        .counts("tries", tries)
                        .neutral("served", "Missions served, {}", at(s -> s.served))
                        .counts("missions", missions.size())
                        .higher("won", "Missions won, {}", (s, h) -> ifAny(s.served[h], s.wonWith[h]))
                        .counts("wounds", tries * MissionMetrics.WOUNDS)
                        .lower("wounds", "Wounds, {}", (s, h) -> ifAny(s.served[h], s.wounds[h]))
                        .openCounts("figures", tries * MOST_KILLS)
                        .higher("kills", "Enemies killed, {}", (s, h) -> ifAny(s.served[h], s.kills[h]))
                        .counts("medals", mostMedals)
                        .higher("medals", "Medals earned, {}", (s, h) -> ifAny(s.served[h], bits(s.earned[h])));
            }
            m.matrix("heroes", "Heroes")
                    .asks("Which heroes serve, and with what results?")
                    .of(
                            heroes,
                            item("served", "missions served"),
                            item("won", "won"),
                            item("wounds", "wounds"),
                            item("kills", "kills"),
                            item("medals", "medals"));
        }

        /** Adds who goes on which mission, if there is a choice. */
        private void addSent() {
            final int heroes = tables.heroes.size();
            for (final Subject mission : missions) {
                for (int h = 0; h < heroes; h++) {
                    final boolean may = tables.parties() > 1 && tables.mayServe(h);
                    final Hero hero = tables.heroes.get(h);
                    final int at = may ? mission.index() * heroes + h : Subject.ABSENT;
                    final String label = "{} sent on " + mission.label() + ", last try";
                    m.of(new Subject(mission.id() + ".hero." + hero.id(), hero.name(), at))
                            .flag("{}", label, NEUTRAL, (s, i) -> ifAny(s.tries[i / heroes], s.goes[i] ? 1 : 0));
                }
            }
            m.matrix("sent", "Heroes sent")
                    .asks("Which heroes are sent on each mission, at its last try?")
                    .of(
                            missions,
                            tables.heroes.stream()
                                    .map(hero -> item("hero." + hero.id(), hero.name()))
                                    .toList());
        }

        private static int bits(final int mask) {
            return Integer.bitCount(mask);
        }

        private static int ifAny(final int any, final int value) {
            return any > 0 ? value : Outcome.ABSENT;
        }
    }
}
