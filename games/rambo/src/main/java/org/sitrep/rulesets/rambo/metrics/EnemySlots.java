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
        m.counts("figures", most)
                .neutral("enemies.spawned", "Enemies spawned, those of the set-up too", s -> sum(s.record.spawned))
                .higher("enemies.killed", "Enemies killed", s -> sum(s.record.killed))
                .counts("figures", MissionState.FIGURES)
                .lower("enemies.left", "Enemies on the map at the end", MissionState::enemies);
        m.share("enemies.killRate", "Enemies killed, of those spawned", "enemies.killed", "enemies.spawned", HIGHER);
        m.counts("spawns", MANY)
                .lower("enemies.noFigure", "Spawns that find no figure left", s -> s.record.spawnsWithoutFigure)
                .counts("phases", ROUNDS)
                .higher("enemies.idle", "Enemies' phases without an activation", s -> s.record.idlePhases);
    }

    private static void addTypes(final MetricList<MissionState> m, final List<Subject> types) {
        for (final Subject type : types) {
            final MetricList<MissionState> card = m.of(type);
            card.counts("figures", MANY)
                    .neutral("spawned", "Spawned, {}", at(s -> s.record.spawned))
                    .higher("killed", "Killed, {}", at(s -> s.record.killed))
                    .counts("activations", ROUNDS)
                    .lower("activations", "Activations, {}", at(s -> s.record.activations))
                    .counts("times", ROUNDS)
                    .higher("passedOver", "Passed over without a figure, {}", at(s -> s.record.passedOver))
                    .counts("attacks", MANY)
                    .lower("attacks", "Attacks, {}", at(s -> s.record.attacksOf))
                    .counts("damage", MANY)
                    .lower("through", "Damage that comes through, {}", at(s -> s.record.throughOf));
            card.share("killRate", "Killed, of those spawned, {}", "killed", "spawned", HIGHER);
        }
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
        m.counts("attacks", MANY)
                .lower("enemyAttacks.wanted", "Attacks that figures were to make", s -> s.record.enemyAttacksWanted)
                .counts("attacks", most)
                .lower("enemyAttacks", "Heroes attacked by enemies", s -> s.record.enemyAttacks);
        final String refusedLabel = "Attacks for which no hero could be attacked";
        m.counts("attacks", MANY).higher("enemyAttacks.refused", refusedLabel, s -> s.record.enemyAttacksRefused);
        m.share(
                "enemyAttacks.refusedShare",
                "Attacks that hit nobody, of those wanted",
                "enemyAttacks.refused",
                "enemyAttacks.wanted",
                HIGHER);
        final String refused = "Heroes that an attacking enemy could not attack";
        m.counts("times", most).higher("refused", refused, s -> sum(s.record.refused));
        for (final Subject reason : REASONS) {
            final MetricList<MissionState> why = m.of(reason);
            why.counts("times", most).higher("{}", "Heroes not to be attacked: {}", at(s -> s.record.refused));
            why.share("share", "{}, of heroes not to be attacked", "{}", "refused", NEUTRAL);
        }
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
