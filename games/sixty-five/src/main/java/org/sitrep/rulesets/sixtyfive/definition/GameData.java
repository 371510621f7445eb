package org.sitrep.rulesets.sixtyfive.definition;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.RecordType;

/** A complete resolved document: the components, and the battle that this scenario plays. */
public record GameData(
        @Field(value = "Cards of the deck", min = 8, max = 64)
        Map<String, Card> cards,

        @Field(value = "Types of counters", max = 60) Map<String, UnitType> units,

        @Field(value = "Terrain Effects Chart", max = 16) Map<String, Terrain> terrain,

        @Field("Printed maps") Map<String, MapSheet> maps,
        @Field("Range tables") Ranges ranges,
        @Field("Factors of artillery") SpecialRules.ArtilleryValues artillery,
        @Field("Colours that hit, by kind of attack") Map<String, Card.HitColours> hitColours,

        @Field(value = "Set of colours that is used (AMB-01)", refersTo = "hitColours")
        String hits,

        @Field(value = "Bonus Victory Condition cards", max = 24)
        Map<String, BonusCard> bonusCards,

        @Field("Battle that this scenario plays") Optional<Battle> battle,

        @Field(value = "Other units for forces of the set-up", orElse = "{}")
        Map<String, Loadout> loadouts,

        @Field(value = "Loadout that is played; the printed units if absent", refersTo = "loadouts")
        Optional<String> loadout,

        @Field(value = "Readings of ambiguous rules", orElse = "{}")
        Options options,

        @Field(
                value = "Things that cannot be used: card: with the name of a block, power: with the name of a Power, "
                        + "or unit: with a type, e.g. card:rally, power:smoke, unit:us-m48",
                orElse = "[]")
        List<String> forbid) {
    /** Returns the battle with the units of the loadout. */
    public Optional<Battle> played() {
        final Optional<Loadout> chosen = loadout.map(loadouts::get);
        return battle.map(printed -> chosen.map(printed::with).orElse(printed));
    }

    /** Returns a copy that plays another of its loadouts. */
    public GameData with(final String other) {
        return RecordType.with(this, Map.of("loadout", Optional.of(other)));
    }

    /** Returns a copy with an added loadout, which is played. */
    public GameData playing(final Loadout added) {
        final Map<String, Loadout> all = new LinkedHashMap<>(loadouts);
        all.put(added.id(), added);
        return RecordType.with(this, Map.of("loadouts", all, "loadout", Optional.of(added.id())));
    }

    /** The range tables for High Explosive and Armor Piercing fire (GAP-4, GAP-5). */
    public record Ranges(
            @Field(
                    value = "Bands of High Explosive fire, the nearest first; beyond the last there is no fire",
                    min = 1,
                    max = 8)
            List<Band> highExplosive,

            @Field(value = "Bands of Armor Piercing fire, the nearest first", min = 1, max = 8)
            List<Band> armorPiercing) {
        /** A band of ranges. */
        public record Band(
                @Field(value = "Largest range of the band", unit = "hexes", min = 1, max = 60)
                int to,

                @Field(value = "Modifier in it", min = -5, max = 5)
                int modifier) {}
    }
}
