package org.sitrep.rulesets.purplehaze.definition;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.RecordType;

/**
 * A whole resolved Purple Haze document: the components, the available squads, loadouts and combats, and the choice of
 * this scenario.
 */
public record GameData(
        @Field("The Combat Board and its geometry") Board board,
        @Field(value = "Weapon cards", max = 60) Map<String, Weapon> weapons,
        @Field(value = "Gear markers and cards", max = 24) Map<String, Gear> gear,
        @Field("Artillery, Air Strike and Illumination") FireSupport fireSupport,

        @Field(value = "Types of Specialist", min = 1, max = 12)
        Map<String, EnemyType> enemyTypes,

        @Field("Fighter and Specialist markers") Enemies enemies,
        @Field("Enemy Combat markers") Map<String, CombatMarker> combatMarkers,
        @Field("Enemy Tactics markers") Map<String, TacticsMarker> tactics,

        @Field("Extra Initiative cost of an Enemy activation by the number eliminated, from 0; beyond the list the "
                + "last value applies")
        List<Integer> eliminatedTrack,

        @Field(value = "Wound cards", max = 31) Map<String, WoundCard> wounds,
        @Field(value = "Condition cards", max = 31) Map<String, ConditionCard> conditions,
        @Field("Specialization cards, one for each ID") Map<String, Specialization> specializations,
        @Field("Marine Profile cards") Map<String, Profile> profiles,
        @Field("Boon cards") Map<String, BoonCard> boonCards,
        @Field("Lucky Charms") Map<String, LuckyCharm> luckyCharms,

        @Field(value = "Terrain of the maps, lightest first", ordered = true)
        Map<String, Terrain> terrain,

        @Field("The Threat track and die") ThreatTrack threat,
        @Field("Squads: the Marine of each Specialization") Map<String, Squad> squads,
        @Field("Loadouts: what each Marine carries") Map<String, Loadout> loadouts,
        @Field("Combat set-up boxes") Map<String, CombatBox> combats,
        @Field(value = "Maps", orElse = "{}") Map<String, MapSheet> maps,
        @Field(value = "Encounter cards", orElse = "{}") Map<String, Encounter> encounters,
        @Field(value = "Places of R&R", orElse = "{}") Map<String, RestPlace> rest,
        @Field(value = "Missions", orElse = "{}") Map<String, Mission> missions,
        @Field(value = "Campaigns", orElse = "{}") Map<String, Campaign> campaigns,

        @Field(value = "The combat that this scenario plays", refersTo = "combats")
        Optional<String> combat,

        @Field(value = "The Mission that it plays instead", refersTo = "missions")
        Optional<String> mission,

        @Field(value = "The campaign that it plays instead", refersTo = "campaigns")
        Optional<String> campaign,

        @Field(value = "The squad that plays it; a campaign draws its own if absent", refersTo = "squads")
        Optional<String> squad,

        @Field(value = "What the squad carries; the squad's own loadout if absent", refersTo = "loadouts")
        Optional<String> loadout,

        @Field(value = "State when the combat begins", orElse = "{}")
        Start start,

        @Field(value = "Readings of ambiguous rules and optional rules", orElse = "{}")
        Options options,

        @Field(
                value = "What the Squad may not use: weapon:, gear:, skill: or order: with an id, e.g. weapon:m60; "
                        + "orders are fire, aimed-shot, skill, move, take-cover",
                orElse = "[]")
        List<String> forbid) {
    /** Returns the Specializations in the order of their own IDs. */
    public List<Specialization> bySlot() {
        return specializations.values().stream()
                .sorted(Comparator.comparingInt(Specialization::slot))
                .toList();
    }

    /** Returns the squad that plays; only valid if the scenario names one. */
    public Squad playedSquad() {
        return squads.get(squad.orElseThrow());
    }

    /** Returns the loadout of the squad that plays. */
    public Loadout playedLoadout() {
        return loadouts.get(loadout.orElseGet(() -> playedSquad().loadout()));
    }

    /** Returns the same scenario with {@code carried} added and assigned to its squad. */
    public GameData carrying(final Loadout carried) {
        final Map<String, Loadout> all = new LinkedHashMap<>(loadouts);
        all.put(carried.id(), carried);
        return RecordType.with(this, Map.of("loadouts", all, "loadout", Optional.of(carried.id())));
    }

    /** Returns the change of every Marine's Load Capacity by the Mission that the scenario plays; 0 for none. */
    public int loadChange() {
        return mission.map(id -> missions.get(id).supply().load()).orElse(0);
    }

    /** Returns the combat that is played; only valid if the scenario names one. */
    public CombatBox playedCombat() {
        return combats.get(combat.orElseThrow());
    }
}
