package org.sitrep.rulesets.sixtyfive.definition;

import java.util.List;
import org.sitrep.rulesets.sixtyfive.definition.Card.HitColour;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/** The colours that count as hits, by kind of attack (SF-HIT-2). */
public record HitColours(
        @Key String id,

        @Field("Colours that hit in Fire, and in everything not named here")
        List<HitColour> fire,

        @Field("Colours that hit in Artillery") List<HitColour> artillery,
        @Field("Colours that hit in Move & Fire") List<HitColour> moveAndFire,
        @Field("Colours that hit in an assault") List<HitColour> assault,

        @Field("Colours that hit in fire of a hovering helicopter")
        List<HitColour> hovering,

        @Field("Colours that hit in fire of a flying or landed helicopter")
        List<HitColour> flying,

        @Field("Colours that hit friends in the target's hex under Opportunity Fire, or 2 hexes from an air strike")
        List<HitColour> friends,

        @Field("Colours that hit friends next to the target of an air strike, or in its hex")
        List<HitColour> friendsNear) {}
