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
import static org.sitrep.rulesets.rambo.metrics.MissionMetrics.counted;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.sitrep.outcome.MetricList;
import org.sitrep.outcome.Subject;
import org.sitrep.rulesets.rambo.definition.EnemyLetter;
import org.sitrep.rulesets.rambo.mission.MissionRecord.Count;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.tables.EnemyTable;
import org.sitrep.rulesets.rambo.tables.GameTables;

/** Slots of enemies: spawned, killed, activated, and the results of their attacks. */
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

    /** Returns the enemy cards; a repeated name is distinguished by the card's letter. */
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
        m.openCounts("figures", most)
                .neutral("enemies.spawned", "Enemies spawned, including set-up", s -> sum(s.record.spawned))
                .higher("enemies.killed", "Enemies killed", s -> sum(s.record.killed))
                .counts("figures", MissionState.FIGURES)
                .lower("enemies.left", "Enemies on the map at the end", MissionState::enemies);
        m.share("enemies.killRate", "Share of spawned enemies killed", "enemies.killed", "enemies.spawned", HIGHER);
        m.openCounts("spawns", MANY)
                .lower("enemies.noFigure", "Spawns with no figure left", counted(Count.SPAWNS_WITHOUT_FIGURE))
                .counts("phases", ROUNDS)
                .higher("enemies.idle", "Enemies' phases without an activation", counted(Count.IDLE_PHASES));
    }

    private static void addTypes(final MetricList<MissionState> m, final List<Subject> types) {
        for (final Subject type : types) {
            final MetricList<MissionState> card = m.of(type);
            card.openCounts("figures", MANY)
                    .neutral("spawned", "Spawned, {}", at(s -> s.record.spawned))
                    .higher("killed", "Killed, {}", at(s -> s.record.killed))
                    .counts("activations", ROUNDS)
                    .lower("activations", "Activations, {}", at(s -> s.record.activations))
                    .counts("times", ROUNDS)
                    .higher("passedOver", "Passed over with no figure, {}", at(s -> s.record.passedOver))
                    .openCounts("attacks", MANY)
                    .lower("attacks", "Attacks, {}", at(s -> s.record.attacksOf))
                    .openCounts("damage", MANY)
                    .lower("through", "Damage that gets through, {}", at(s -> s.record.throughOf));
            card.share("killRate", "Share of spawned killed, {}", "killed", "spawned", HIGHER);
        }
        m.matrix("enemies", "Enemies by card")
                .asks("How many spawn, how many are killed, how often does each card activate, and what does it do?")
                .of(
                        types,
                        item("spawned", "Spawned"),
                        item("killed", "Killed"),
                        item("killRate", "Kill rate"),
                        item("activations", "Activations"),
                        item("passedOver", "Passed over"),
                        item("attacks", "Attacks"),
                        item("through", "Damage through"));
        m.table("enemies.all", "All enemies", MissionMetrics.A_MISSION)
                .asks("How many enemies spawn, how many are left, and how often does none activate in their "
                        + "phase?")
                .of(
                        item("enemies.spawned", "Spawned, including set-up"),
                        item("enemies.killed", "Killed"),
                        item("enemies.killRate", "Share of spawned killed"),
                        item("enemies.left", "On the map at the end"),
                        item("enemies.noFigure", "Spawns with no figure left"),
                        item("enemies.idle", "Phases without an activation"));
    }

    private static void addAttacks(final MetricList<MissionState> m) {
        final int most = MANY * MissionState.HEROES;
        m.openCounts("attacks", MANY)
                .lower("enemyAttacks.wanted", "Attacks attempted", counted(Count.ENEMY_ATTACKS_WANTED))
                .openCounts("attacks", most)
                .lower("enemyAttacks", "Heroes attacked by enemies", counted(Count.ENEMY_ATTACKS));
        final String refusedLabel = "Attempted attacks without a target";
        m.openCounts("attacks", MANY)
                .higher("enemyAttacks.refused", refusedLabel, counted(Count.ENEMY_ATTACKS_REFUSED));
        m.share(
                "enemyAttacks.refusedShare",
                "Share of attempted attacks without a target",
                "enemyAttacks.refused",
                "enemyAttacks.wanted",
                HIGHER);
        final String refused = "Heroes that an enemy could not attack";
        m.openCounts("times", most).higher("refused", refused, s -> sum(s.record.refused));
        for (final Subject reason : REASONS) {
            final MetricList<MissionState> why = m.of(reason);
            why.openCounts("times", most)
                    .higher("{}", "Heroes that an enemy could not attack: {}", at(s -> s.record.refused));
            why.share("share", "{}, share of heroes that an enemy could not attack", "{}", "refused", NEUTRAL);
        }
        m.table("enemyAttacks.all", "Enemy attacks", MissionMetrics.A_MISSION)
                .asks("How often do enemies attempt an attack, and how often is there no target?")
                .of(
                        item("enemyAttacks.wanted", "Attacks attempted"),
                        item("enemyAttacks", "Heroes attacked"),
                        item("enemyAttacks.refused", "Attempts without a target"),
                        item("enemyAttacks.refusedShare", "Share without a target"));
        m.perSubject("refused.reasons", "Reasons a hero is not a target")
                .asks("When an enemy attempts an attack, why are some heroes not possible targets?")
                .of(items(REASONS, "{}"));
        m.ratio(
                "damage.perAttack",
                "Damage that gets through per attack on a hero",
                "damage",
                "damage.through",
                "enemyAttacks",
                LOWER);
    }
}
