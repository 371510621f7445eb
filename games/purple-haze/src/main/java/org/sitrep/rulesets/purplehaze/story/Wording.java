package org.sitrep.rulesets.purplehaze.story;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.dice.FaceSampler;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.rulesets.purplehaze.definition.Trait;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.tables.EnemyTable;
import org.sitrep.rulesets.purplehaze.tables.MapTable;

/** Names the things of a replay: the Marines and pieces of combats by their state, others by their numbers. */
final class Wording {
    private static final SkillId[] SKILLS = SkillId.values();
    private static final Trait[] TRAITS = Trait.values();

    private final CombatState state;

    /** Uses the Marines and pieces of a state of combats. */
    Wording(final CombatState state) {
        this.state = state;
    }

    /** Returns a Marine, e.g. {@code the Scout (4)}. */
    String marine(final int marine) {
        return "the " + state.tables.specializations.cards.get(marine).name() + " (" + (marine + 1) + ")";
    }

    /** Returns a Marine at the start of a sentence, e.g. {@code The Scout (4)}. */
    String marineFirst(final int marine) {
        return "T" + marine(marine).substring(1);
    }

    /** Returns the name of a Marine's Ability. */
    String ability(final int marine) {
        return state.tables
                .profiles
                .get(state.squad.cards.profile[marine])
                .ability()
                .name();
    }

    /** Returns the id of a Marine's Lucky Charm. */
    String charm(final int marine) {
        return state.tables.charms.id(state.squad.charm[marine]);
    }

    /** Returns a marker's id with its type, e.g. {@code F03} or {@code S3 RPD}. */
    String unit(final int unit) {
        final int type = state.tables.enemies.type[unit];
        final String id = state.tables.enemies.ids.get(unit);
        return type == EnemyTable.FIGHTER ? id : id + " " + state.tables.enemies.typeNames.get(type);
    }

    /** Returns a Fighter's id or a Specialist's type, at most six characters. */
    String shortUnit(final int unit) {
        final int type = state.tables.enemies.type[unit];
        return type == EnemyTable.FIGHTER
                ? state.tables.enemies.ids.get(unit)
                : state.tables.enemies.typeNames.get(type);
    }

    /** Returns the Enemy on a space, e.g. {@code F03 on r2c1}. */
    String enemy(final int space) {
        final boolean hidden = (state.hiddenMask & 1 << space) != 0;
        return (hidden ? "a hidden Enemy" : unit(state.unit[space])) + " on " + Space.of(space);
    }

    /** Returns the Initiative in words, e.g. {@code Initiative 5}. */
    static String initiative(final int initiative) {
        return "Initiative " + initiative;
    }

    /** Returns hits in words, e.g. {@code 3 hits, critical}. */
    static String hits(final int hits, final boolean critical) {
        return Phrases.count(hits, "hit", "hits") + (critical ? ", critical" : "");
    }

    /** Returns the hits of an Enemy test by ID, e.g. {@code hits: 3 on ID 2, 1 critical on ID 5}. */
    static String faces(final long result) {
        final List<String> hits = new ArrayList<>();
        for (int id = 1; id <= CombatState.MARINES; id++) {
            if (FaceSampler.hits(result, id) > 0) {
                hits.add(FaceSampler.hits(result, id) + (FaceSampler.critical(result, id) ? " critical" : "")
                        + " on ID " + id);
            }
        }
        return hits.isEmpty() ? "no hits" : "hits: " + String.join(", ", hits);
    }

    /** Returns the name of a Trait, e.g. {@code Willpower}. */
    static String trait(final int trait) {
        return Phrases.capital(TRAITS[trait].name());
    }

    /** Returns the name of a skill, e.g. {@code GO AGAIN}. */
    static String skill(final int skill) {
        return SKILLS[skill].name().replace('_', ' ');
    }

    /** Returns a Space with its Terrain, e.g. {@code C4, jungle}. */
    static String space(final MissionState mission, final int space) {
        final MapTable map = mission.mission.map;
        final int terrain = map.terrain[space];
        return map.name(space) + (terrain == MissionState.NONE ? "" : ", " + mission.tables.terrain.index.id(terrain));
    }
}
