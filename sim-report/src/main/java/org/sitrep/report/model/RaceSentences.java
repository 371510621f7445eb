package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.sitrep.analysis.race.RaceResult;
import org.sitrep.analysis.race.SideRace;
import org.sitrep.analysis.race.Standing;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.Estimate;

/** What a race says, in words. Stateless. */
public final class RaceSentences {
    private RaceSentences() {}

    /** Returns what the race is called. */
    public static String title(final SideRace race) {
        return race.title() + ": the best of " + race.entrants().size() + " sides";
    }

    /** Returns by what, how far and on which seed it was run. */
    public static String subtitle(final SideRace race) {
        return "by " + slot(race).label() + ", up to "
                + new Trial(race.trial()).counted(race.result().rules().most()) + " a side, seed " + race.seed();
    }

    private static Slot slot(final SideRace race) {
        return race.result().rules().yardstick().slot();
    }

    /** Returns who is best, and who is not told apart from it, a sentence each. */
    public static List<String> answers(final SideRace race) {
        final RaceResult result = race.result();
        final String leader = race.name(result.leader().side());
        final List<Standing> equal = result.in(Standing.Place.EQUAL);
        final List<Standing> open = result.in(Standing.Place.OPEN);
        final List<String> answers = new ArrayList<>();
        if (!result.finished()) {
            answers.add("Stopped before its end; what is said holds for the missions played.");
        }
        if (equal.isEmpty() && open.isEmpty()) {
            answers.add(leader + " is the best on " + slot(race).label() + ": "
                    + "every other side is shown to be worse" + byMoreThanMatters(race) + ".");
            return answers;
        }
        answers.add(leader + " leads on " + slot(race).label() + " with " + value(race, result.leader()) + ".");
        if (!equal.isEmpty()) {
            answers.add("As good, to within " + matters(race) + ": " + names(race, equal) + ".");
        }
        if (!open.isEmpty()) {
            answers.add("Not told apart from it in so many " + new Trial(race.trial()).many() + ": " + names(race, open)
                    + ".");
        }
        return answers;
    }

    /** Returns the leader's value, and how far behind the nearest and the last are, with their intervals. */
    static String gaps(final SideRace race) {
        final List<Standing> others = race.result().standings().stream()
                .filter(standing -> standing.place() != Standing.Place.LEADER)
                .sorted(Comparator.comparingDouble(standing -> standing.behind().value()))
                .toList();
        final Standing leader = race.result().leader();
        final String start = race.name(leader.side()) + " has " + value(race, leader);
        if (others.isEmpty()) {
            return start + ".";
        }
        final String nearest = start + "; nearest is " + gap(race, others.get(0));
        return others.size() == 1
                ? nearest + "."
                : nearest + ", last " + gap(race, others.get(others.size() - 1)) + ".";
    }

    private static String gap(final SideRace race, final Standing standing) {
        return race.name(standing.side()) + ", behind by "
                + Numbers.withUnit(behind(slot(race), standing), LadderSentences.points(slot(race)));
    }

    private static String byMoreThanMatters(final SideRace race) {
        return race.result().rules().yardstick().matters() > 0 ? " by more than " + matters(race) : "";
    }

    private static String names(final SideRace race, final List<Standing> standings) {
        return standings.stream().map(s -> race.name(s.side())).collect(Collectors.joining(", "));
    }

    private static String matters(final SideRace race) {
        final double matters = race.result().rules().yardstick().matters();
        return Numbers.plain(LadderSentences.isRate(slot(race)) ? 100 * matters : matters, 4) + " "
                + LadderSentences.points(slot(race));
    }

    /** Returns a side's own value with its unit, a share in percent. */
    public static String value(final SideRace race, final Standing standing) {
        return Numbers.withUnit(value(slot(race), standing), LadderSentences.unit(slot(race)));
    }

    static Estimate value(final Slot slot, final Standing standing) {
        return LadderSentences.isRate(slot) ? Numbers.inPercent(standing.value()) : standing.value();
    }

    /** Returns by how much a side is behind, a share in percent points. */
    public static Estimate behind(final Slot slot, final Standing standing) {
        return LadderSentences.isRate(slot) ? Numbers.inPoints(standing.behind()) : standing.behind();
    }

    /** Returns the standings as they are told: the leader, then the others that are left, then those who retired, the last one first; within each the nearest first. */
    public static List<Standing> ranked(final SideRace race) {
        return race.result().standings().stream()
                .sorted(Comparator.comparing(Standing::place)
                        .thenComparing(
                                Comparator.comparingLong(Standing::missions).reversed())
                        .thenComparingDouble(s -> s.behind().value()))
                .toList();
    }

    /** Returns what is shown of a side in a few words. */
    public static String place(final SideRace race, final Standing standing) {
        return switch (standing.place()) {
            case LEADER -> "leads";
            case EQUAL -> "equal";
            case OPEN -> standing.behind().low() > 0 ? "worse, perhaps by little" : "not told apart";
            case RETIRED ->
                standing.against() == race.result().leader().side()
                        ? "worse"
                        : "worse than " + race.name(standing.against());
        };
    }

    /** Returns what the race saved. */
    public static String cost(final SideRace race) {
        final long most = (long) race.entrants().size() * race.result().leader().missions();
        final long played = race.result().missions();
        final Trial trial = new Trial(race.trial());
        return trial.counted(played) + " in all; without anybody retiring it would have been " + Numbers.count(most)
                + ".";
    }

    /** Returns how sure it is. */
    public static String method(final SideRace race) {
        return "All sides play the same " + new Trial(race.trial()).many()
                + " on the same dice. After each look, at twice as many as the one before, whoever is shown to be worse than the leader"
                + byMoreThanMatters(race)
                + " retires. The intervals hold for all pairs of sides and at all looks together at "
                + Numbers.level(race.result().rules().level())
                + ": so sure it is that the best side has not retired and that no gap told here is wrong.";
    }
}
