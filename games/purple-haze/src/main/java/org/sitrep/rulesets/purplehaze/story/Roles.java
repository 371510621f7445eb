package org.sitrep.rulesets.purplehaze.story;

import java.util.Map;
import org.sitrep.ruleset.transcript.Scene.Role;
import org.sitrep.rulesets.purplehaze.tables.EnemyTable;
import org.sitrep.rulesets.purplehaze.tables.SpecializationTable;

/** The icons of tokens, by the ids of Specializations and Enemy types in the data files; others are riflemen. */
final class Roles {
    private static final Map<String, Role> MARINES = Map.of(
            "squad-leader", Role.LEADER,
            "radio-operator", Role.RADIO,
            "scout", Role.SCOUT,
            "engineer", Role.ENGINEER,
            "corpsman", Role.MEDIC);

    private static final Map<String, Role> ENEMIES = Map.of(
            "rpd", Role.MACHINE_GUN,
            "sniper", Role.SNIPER,
            "leader", Role.LEADER,
            "tank", Role.TANK);

    private Roles() {}

    static Role ofMarine(final SpecializationTable specializations, final int marine) {
        return MARINES.getOrDefault(specializations.cards.get(marine).id(), Role.RIFLE);
    }

    static Role ofEnemy(final EnemyTable enemies, final int unit) {
        final int type = enemies.type[unit];
        return type == EnemyTable.FIGHTER ? Role.RIFLE : ENEMIES.getOrDefault(enemies.typeIds.get(type), Role.RIFLE);
    }
}
