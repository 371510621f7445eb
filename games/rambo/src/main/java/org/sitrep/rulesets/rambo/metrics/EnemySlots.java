package org.sitrep.rulesets.rambo.metrics;

import static org.sitrep.outcome.MetricList.at;
import static org.sitrep.outcome.MetricList.item;
import static org.sitrep.outcome.MetricList.items;
import static org.sitrep.outcome.MetricList.sum;
import static org.sitrep.outcome.Slot.Better.HIGHER;
import static org.sitrep.outcome.Slot.Better.LOWER;
import static org.sitrep.outcome.Slot.Better.NEUTRAL;
import static org.sitrep.rulesets.rambo.metrics.MissionMetrics.MANY;
import static org.sitrep.rulesets.rambo.metrics.MissionMetrics.ROUNDS;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.sitrep.outcome.Group;
import org.sitrep.outcome.MetricList;
import org.sitrep.outcome.Subject;
import org.sitrep.rulesets.rambo.definition.EnemyLetter;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.tables.EnemyTable;
import org.sitrep.rulesets.rambo.tables.GameTables;

/** Enemies: spawned, killed, activated, and what becomes of their attacks. */
final class EnemySlots {
    private static final List<Subject> REASONS = Subject.list(
            List.of("refused.hidden", "refused.range", "refused.sight"),
            List.of("Hidden", "Visible, out of range", "In range, out of line of sight"));

    private EnemySlots() {}

    static void add(final MetricList<MissionState> m, final GameTables tables) {
        addTogether(m, MANY * tables.enemies.size());
        addTypes(m, types(tables.enemies));
        addAttacks(m);
    }

    /** Returns the enemy cards; one whose name is there already is told apart by its letter. */
    static List<Subject> types(final EnemyTable enemies) {
        final List<String> ids = new ArrayList<>();
        final List<String> labels = new ArrayList<>();
        for (int type = 0; type < enemies.size(); type++) {
            final String letter = EnemyLetter.values()[type].name();
            addOnce(ids, "enemy." + enemies.cards[type].id(), letter.toLowerCase(Locale.ROOT));
            addOnce(labels, enemies.cards[type].name(), letter);
        }
        return Subject.list(ids, labels);
    }

    private static void addOnce(final List<String> taken, final String name, final String apart) {
        taken.add(taken.contains(name) ? name + "-" + apart : name);
    }

    private static void addTogether(final MetricList<MissionState> m, final int most) {
        m.count(
                "enemies.spawned",
                "Enemies spawned, those of the set-up too",
                "figures",
                most,
                NEUTRAL,
                s -> sum(s.record.spawned));
        m.count("enemies.killed", "Enemies killed", "figures", most, HIGHER, s -> sum(s.record.killed));
        m.count(
                "enemies.left",
                "Enemies on the map at the end",
                "figures",
                MissionState.FIGURES,
                LOWER,
                MissionState::enemies);
        m.share("enemies.killRate", "Enemies killed, of those spawned", "enemies.killed", "enemies.spawned", HIGHER);
        m.count(
                "enemies.noFigure",
                "Spawns that find no figure left",
                "spawns",
                MANY,
                LOWER,
                s -> s.record.spawnsWithoutFigure);
        m.count(
                "enemies.idle",
                "Enemies' phases without an activation",
                "phases",
                ROUNDS,
                HIGHER,
                s -> s.record.idlePhases);
    }

    private static void addTypes(final MetricList<MissionState> m, final List<Subject> types) {
        m.each(
                types,
                type -> type.count("spawned", "Spawned, {}", "figures", MANY, NEUTRAL, at(s -> s.record.spawned))
                        .count("killed", "Killed, {}", "figures", MANY, HIGHER, at(s -> s.record.killed))
                        .share("killRate", "Killed, of those spawned, {}", "killed", "spawned", HIGHER)
                        .count(
                                "activations",
                                "Activations, {}",
                                "activations",
                                ROUNDS,
                                LOWER,
                                at(s -> s.record.activations))
                        .count(
                                "passedOver",
                                "Passed over without a figure, {}",
                                "times",
                                ROUNDS,
                                HIGHER,
                                at(s -> s.record.passedOver))
                        .count("attacks", "Attacks, {}", "attacks", MANY, LOWER, at(s -> s.record.attacksOf))
                        .count(
                                "through",
                                "Damage that comes through, {}",
                                "damage",
                                MANY,
                                LOWER,
                                at(s -> s.record.throughOf)));
        m.matrix(
                "enemies",
                "Enemies by card",
                "How many spawn, how many are killed, how often does each card activate, and what does it do?",
                types,
                item("spawned", "Spawned"),
                item("killed", "Killed"),
                item("killRate", "Kill rate"),
                item("activations", "Activations"),
                item("passedOver", "Passed over"),
                item("attacks", "Attacks"),
                item("through", "Damage through"));
        m.table(
                "enemies.all",
                "Enemies together",
                "How many come, how many are left, and how often does their phase come to nothing?",
                MissionMetrics.A_MISSION,
                item("enemies.spawned", "Spawned, those of the set-up too"),
                item("enemies.killed", "Killed"),
                item("enemies.killRate", "Killed, of those spawned"),
                item("enemies.left", "On the map at the end"),
                item("enemies.noFigure", "Spawns that find no figure left"),
                item("enemies.idle", "Phases without an activation"));
    }

    private static void addAttacks(final MetricList<MissionState> m) {
        final int most = MANY * MissionState.HEROES;
        m.count(
                "enemyAttacks.wanted",
                "Attacks that figures were to make",
                "attacks",
                MANY,
                LOWER,
                s -> s.record.enemyAttacksWanted);
        m.count("enemyAttacks", "Heroes attacked by enemies", "attacks", most, LOWER, s -> s.record.enemyAttacks);
        m.count(
                "enemyAttacks.refused",
                "Attacks for which no hero could be attacked",
                "attacks",
                MANY,
                HIGHER,
                s -> s.record.enemyAttacksRefused);
        m.share(
                "enemyAttacks.refusedShare",
                "Attacks that hit nobody, of those wanted",
                "enemyAttacks.refused",
                "enemyAttacks.wanted",
                HIGHER);
        m.count(
                "refused",
                "Heroes that an attacking enemy could not attack",
                "times",
                most,
                HIGHER,
                s -> sum(s.record.refused));
        m.each(
                REASONS,
                reason -> reason.count(
                                "{}", "Heroes not to be attacked: {}", "times", most, HIGHER, at(s -> s.record.refused))
                        .share("share", "{}, of heroes not to be attacked", "{}", "refused", NEUTRAL));
        m.table(
                "enemyAttacks.all",
                "Attacks of enemies",
                "How often are enemies to attack, and how often is nobody to be attacked?",
                MissionMetrics.A_MISSION,
                item("enemyAttacks.wanted", "Attacks that figures were to make"),
                item("enemyAttacks", "Heroes attacked"),
                item("enemyAttacks.refused", "Attacks that hit nobody"),
                item("enemyAttacks.refusedShare", "Hit nobody, of those to be made"));
        m.group(
                "refused.reasons",
                "Why heroes cannot be attacked",
                "Whenever a figure was to attack: why could it not attack each hero whom it could not?",
                Group.Kind.PER_SUBJECT,
                items(REASONS, "{}"));
        m.ratio(
                "damage.perAttack",
                "Damage that comes through, an attack on a hero",
                "damage",
                "damage.through",
                "enemyAttacks",
                LOWER);
    }
}
