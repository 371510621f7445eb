package org.sitrep.rulesets.rambo.metrics;

import static org.sitrep.outcome.MetricList.element;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToIntFunction;
import org.sitrep.outcome.MetricList;
import org.sitrep.outcome.Metrics;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.outcome.Subject;
import org.sitrep.rulesets.rambo.definition.AlertLevel;
import org.sitrep.rulesets.rambo.definition.Hero;
import org.sitrep.rulesets.rambo.definition.Mission;
import org.sitrep.rulesets.rambo.mission.MissionRecord.Count;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.tables.GameTables;
import org.sitrep.strategy.TrialAborted;

/**
 * Declares the slots of a mission's outcome. They are the same for any party, gear and card values, so that such
 * scenarios can be compared; who does not play is absent, and an end that cannot happen is declared so. Immutable.
 */
public final class MissionMetrics extends Metrics<MissionState> {
    /** Aborts a mission in which something happened more often than reports can count. */
    public static final TrialAborted BEYOND_COUNTING = new TrialAborted("more of something than reports can count");

    /** Upper bound of open slots: twice to eight times the most that the missions at hand lead to. */
    static final int MANY = 100;
    /** Bound of a hero's wounds in a mission: four stances, and eight removed again. */
    static final int WOUNDS = 12;
    /**
     * Upper limit of rounds of any dossier: slots do not depend on this dossier's length, so that lengths can be
     * compared.
     */
    static final int ROUNDS = Mission.MOST_ROUNDS;

    static final int TURNS = ROUNDS * GameTables.TURNS;
    /** Column head of tables of single metrics. */
    static final String A_MISSION = "Per mission";
    /** Alert levels, from the lowest. */
    static final List<Subject> LEVELS =
            Subject.list(List.of("green", "yellow", "orange", "red"), List.of("Green", "Yellow", "Orange", "Red"));

    static {
        if (AlertLevel.values().length != LEVELS.size()) {
            throw new AssertionError("a level without a name");
        }
    }

    /** Declares the slots of a mission. */
    public MissionMetrics(final GameTables tables) {
        super(declare(tables), BEYOND_COUNTING);
    }

    private static MetricList<MissionState> declare(final GameTables tables) {
        final MetricList<MissionState> metrics = new MetricList<>();
        final List<Subject> heroes = heroes(tables);
        EndSlots.add(metrics, tables);
        HeroSlots.add(metrics, heroes, tables);
        AlertSlots.add(metrics);
        DamageSlots.add(metrics);
        EnemySlots.add(metrics, tables);
        CardSlots.add(metrics, heroes, tables);
        MapSlots.add(metrics, tables);
        EndSlots.addRounds(metrics);
        metrics.layout()
                .headline("success")
                .brief(List.of("ends", "length", "heroes", "alert", "damage.layers", "enemies"));
        return metrics;
    }

    /**
     * Returns all heroes of the game in the order of the data, each with its seat; a hero who does not play is absent.
     */
    private static List<Subject> heroes(final GameTables tables) {
        final List<String> seats =
                Arrays.stream(tables.heroes).map(board -> board.hero.id()).toList();
        final List<Subject> heroes = new ArrayList<>();
        for (final Hero hero : tables.game.heroes().values()) {
            heroes.add(new Subject("hero." + hero.id(), hero.name(), seats.indexOf(hero.id())));
        }
        return heroes;
    }

    /** Returns a reader of a count of the mission. */
    static ToIntFunction<MissionState> counted(final Count count) {
        return element(s -> s.record.counts, count.ordinal());
    }

    /** Returns how the team values a level of alert: the lowest is good, the highest bad. */
    static Better better(final int level) {
        return level == 0 ? Better.HIGHER : level == LEVELS.size() - 1 ? Better.LOWER : Better.NEUTRAL;
    }
}
