package org.sitrep.rulesets.rambo.story;

import org.sitrep.ruleset.Narrator;
import org.sitrep.rulesets.rambo.mission.MissionRecord;
import org.sitrep.rulesets.rambo.mission.MissionRecord.Count;
import org.sitrep.rulesets.rambo.mission.MissionState;

/** Reports the results of a mission: a table of the heroes, one of the enemies, and the mitigation of attack damage. */
final class ResultTables {
    private ResultTables() {}

    static void report(final MissionState state, final Narrator narrator) {
        narrator.table(heroes(state));
        narrator.table(enemies(state));
        final MissionRecord record = state.record;
        narrator.line("Enemy attacks: " + record.of(Count.ENEMY_ATTACKS) + " with " + record.of(Count.ATTACK_DAMAGE)
                + " damage. Stopped by resistance " + record.of(Count.BY_RESISTANCE) + ", cover "
                + record.of(Count.BY_COVER) + ", armor "
                + record.of(Count.BY_ARMOR) + ", valor " + record.of(Count.BY_VALOR) + "; "
                + record.of(Count.CAME_THROUGH) + " got through.");
    }

    private static String heroes(final MissionState state) {
        final MissionRecord record = state.record;
        final Columns table =
                new Columns("Hero", "alert", "turns", "steps", "attacks", "kills", "dealt", "taken", "wounds");
        for (int hero = 0; hero < state.party; hero++) {
            table.row(
                    Wording.hero(state, hero),
                    Wording.level(state.level(hero)),
                    record.turnsOf(hero),
                    record.steps[hero],
                    record.attacks[hero],
                    record.kills[hero],
                    record.damageDealt[hero],
                    record.damageTaken[hero],
                    state.woundCount(hero));
        }
        return table.text();
    }

    private static String enemies(final MissionState state) {
        final MissionRecord record = state.record;
        final Columns table = new Columns("Enemy", "spawned", "killed", "left", "activations");
        for (int type = 0; type < record.spawned.length; type++) {
            table.row(
                    state.tables.enemies.cards[type].name(),
                    record.spawned[type],
                    record.killed[type],
                    state.figuresOf[type],
                    record.activations[type]);
        }
        return table.text();
    }
}
