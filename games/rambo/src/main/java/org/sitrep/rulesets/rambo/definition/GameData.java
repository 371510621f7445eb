package org.sitrep.rulesets.rambo.definition;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.RecordType;

/** A complete resolved document: the components, the dossiers, and what this scenario plays. */
public record GameData(
        @Field("Hero boards with their tactics decks") Map<String, Hero> heroes,
        @Field(value = "Gear cards", max = 63) Map<String, Gear> gear,
        @Field(value = "Threat cards", max = 60) Map<String, ThreatCard> threats,
        @Field(value = "Enemy cards", max = 27) Map<String, Enemy> enemies,
        @Field("Tile faces") Map<String, Tile> tiles,
        @Field("Dossiers") Map<String, Mission> missions,
        @Field("Parties of heroes") Map<String, Party> parties,

        @Field(value = "Loadouts of parties", orElse = "{}") Map<String, Loadout> loadouts,

        @Field(value = "Campaigns", orElse = "{}") Map<String, Campaign> campaigns,

        @Field(value = "Mission that this scenario plays", refersTo = "missions")
        Optional<String> mission,

        @Field(value = "Campaign that it plays instead", refersTo = "campaigns")
        Optional<String> campaign,

        @Field(value = "Party that plays", refersTo = "parties")
        String party,

        @Field(value = "Loadout of the party; the gear suggested by the dossier if absent", refersTo = "loadouts")
        Optional<String> loadout,

        @Field(value = "Readings of ambiguous rules and missing icons", orElse = "{}")
        Options options,

        @Field(
                value = "Things that the team cannot use: gear: with an id, tactics: and stance: with hero and "
                        + "id, e.g. stance:rambo.meld, or action: with attack, draw, play, discard, use",
                orElse = "[]")
        List<String> forbid) {
    /** Returns the party that plays. */
    public Party playedParty() {
        return parties.get(party);
    }

    /** Returns a copy that carries another of its loadouts. */
    public GameData with(final String other) {
        return RecordType.with(this, Map.of("loadout", Optional.of(other)));
    }

    /** Returns a copy with an added loadout, which is carried. */
    public GameData carrying(final Loadout carried) {
        final Map<String, Loadout> all = new LinkedHashMap<>(loadouts);
        all.put(carried.id(), carried);
        return RecordType.with(this, Map.of("loadouts", all, "loadout", Optional.of(carried.id())));
    }
}
