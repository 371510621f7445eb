package org.sitrep.rulesets.rambo.metrics;

import java.util.List;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.rulesets.rambo.mission.MissionRecord;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.tables.EnemyTable;
import org.sitrep.rulesets.rambo.tables.GameTables;

/** Enemies: spawned, killed, activated, and what becomes of their attacks. */
final class EnemySlots {
    private static final List<String> REASONS = List.of("refused.hidden", "refused.range", "refused.sight");

    private EnemySlots() {}

    static void add(final CountList list, final GameTables tables) {
        addTypes(list, tables);
        addAttacks(list);
    }

    private static void addTypes(final CountList list, final GameTables tables) {
        final EnemyTable enemies = tables.enemies;
        final int many = CountList.MANY;
        final int most = many * enemies.size();
        list.count(
                "enemies.spawned",
                "Enemies spawned, those of the set-up too",
                "figures",
                most,
                Better.NEUTRAL,
                s -> CountList.sum(s.record.spawned));
        list.count(
                "enemies.killed",
                "Enemies killed",
                "figures",
                most,
                Better.HIGHER,
                s -> CountList.sum(s.record.killed));
        list.count(
                "enemies.left",
                "Enemies on the map at the end",
                "figures",
                MissionState.FIGURES,
                Better.LOWER,
                s -> s.enemies());
        list.slots()
                .share(
                        "enemies.killRate",
                        "Enemies killed, of those spawned",
                        "enemies.killed",
                        "enemies.spawned",
                        Better.HIGHER);
        list.count(
                "enemies.noFigure",
                "Spawns that find no figure left",
                "spawns",
                many,
                Better.LOWER,
                s -> s.record.spawnsWithoutFigure);
        list.count(
                "enemies.idle",
                "Enemies' phases without an activation",
                "phases",
                CountList.ROUNDS,
                Better.HIGHER,
                s -> s.record.idlePhases);
        final List<String> names = Names.enemies(enemies);
        final List<String> labels = Names.enemyLabels(enemies);
        final int phases = CountList.ROUNDS;
        for (int t = 0; t < enemies.size(); t++) {
            final int type = t;
            final String name = names.get(t);
            final String label = ", " + labels.get(t);
            list.count(
                    name + ".spawned", "Spawned" + label, "figures", many, Better.NEUTRAL, s -> s.record.spawned[type]);
            list.count(name + ".killed", "Killed" + label, "figures", many, Better.HIGHER, s -> s.record.killed[type]);
            list.slots()
                    .share(
                            name + ".killRate",
                            "Killed, of those spawned" + label,
                            name + ".killed",
                            name + ".spawned",
                            Better.HIGHER);
            list.count(
                    name + ".activations",
                    "Activations" + label,
                    "activations",
                    phases,
                    Better.LOWER,
                    s -> s.record.activations[type]);
            list.count(
                    name + ".passedOver",
                    "Passed over without a figure" + label,
                    "times",
                    phases,
                    Better.HIGHER,
                    s -> s.record.passedOver[type]);
            list.count(
                    name + ".attacks", "Attacks" + label, "attacks", many, Better.LOWER, s -> s.record.attacksOf[type]);
            list.count(
                    name + ".through",
                    "Damage that comes through" + label,
                    "damage",
                    many,
                    Better.LOWER,
                    s -> s.record.throughOf[type]);
        }
        list.matrix(
                "enemies",
                "Enemies by card",
                "How many spawn, how many are killed, how often does each card activate, and what does it do?",
                names,
                labels,
                List.of("spawned", "killed", "killRate", "activations", "passedOver", "attacks", "through"),
                List.of("Spawned", "Killed", "Kill rate", "Activations", "Passed over", "Attacks", "Damage through"));
        list.slots()
                .table(
                        "enemies.all",
                        "Enemies together",
                        "How many come, how many are left, and how often does their phase come to nothing?",
                        List.of(
                                "enemies.spawned",
                                "enemies.killed",
                                "enemies.killRate",
                                "enemies.left",
                                "enemies.noFigure",
                                "enemies.idle"),
                        List.of(
                                "Spawned, those of the set-up too",
                                "Killed",
                                "Killed, of those spawned",
                                "On the map at the end",
                                "Spawns that find no figure left",
                                "Phases without an activation"),
                        "A mission");
    }

    private static void addAttacks(final CountList list) {
        final int many = CountList.MANY;
        list.count(
                "enemyAttacks.wanted",
                "Attacks that figures were to make",
                "attacks",
                many,
                Better.LOWER,
                s -> s.record.enemyAttacksWanted);
        list.count(
                "enemyAttacks",
                "Heroes attacked by enemies",
                "attacks",
                many * MissionState.HEROES,
                Better.LOWER,
                s -> s.record.enemyAttacks);
        list.count(
                "enemyAttacks.refused",
                "Attacks for which no hero could be attacked",
                "attacks",
                many,
                Better.HIGHER,
                s -> s.record.enemyAttacksRefused);
        list.slots()
                .share(
                        "enemyAttacks.refusedShare",
                        "Attacks that hit nobody, of those wanted",
                        "enemyAttacks.refused",
                        "enemyAttacks.wanted",
                        Better.HIGHER);
        final List<String> labels = List.of("Hidden", "Visible, out of range", "In range, out of line of sight");
        list.count(
                "refused",
                "Heroes that an attacking enemy could not attack",
                "times",
                many * MissionState.HEROES,
                Better.HIGHER,
                s -> CountList.sum(s.record.refused));
        for (int r = 0; r < MissionRecord.REASONS; r++) {
            final int reason = r;
            list.count(
                    REASONS.get(r),
                    "Heroes not to be attacked: " + labels.get(r),
                    "times",
                    many * MissionState.HEROES,
                    Better.HIGHER,
                    s -> s.record.refused[reason]);
            list.slots()
                    .share(
                            REASONS.get(r) + ".share",
                            labels.get(r) + ", of heroes not to be attacked",
                            REASONS.get(r),
                            "refused",
                            Better.NEUTRAL);
        }
        list.slots()
                .table(
                        "enemyAttacks.all",
                        "Attacks of enemies",
                        "How often are enemies to attack, and how often is nobody to be attacked?",
                        List.of(
                                "enemyAttacks.wanted",
                                "enemyAttacks",
                                "enemyAttacks.refused",
                                "enemyAttacks.refusedShare"),
                        List.of(
                                "Attacks that figures were to make",
                                "Heroes attacked",
                                "Attacks that hit nobody",
                                "Hit nobody, of those to be made"),
                        "A mission");
        list.subjects(
                "refused.reasons",
                "Why heroes cannot be attacked",
                "Whenever a figure was to attack: why could it not attack each hero whom it could not?",
                REASONS,
                labels);
        list.slots()
                .builder()
                .add(new Ratio(
                        "damage.perAttack",
                        "Damage that comes through, an attack on a hero",
                        "damage",
                        "damage.through",
                        "enemyAttacks",
                        Better.LOWER));
    }
}
