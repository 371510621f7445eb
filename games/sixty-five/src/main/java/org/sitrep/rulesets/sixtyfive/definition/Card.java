package org.sitrep.rulesets.sixtyfive.definition;

import java.util.List;
import java.util.Optional;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/** An Action card, or an End Turn card if it has no blocks (SF-CARD-1, SF-CARD-8). */
public record Card(
        @Key String id,

        @Field("Upper block; absent on an End Turn card") Optional<Block> upper,

        @Field("Lower block; absent on an End Turn card") Optional<Block> lower,

        @Field("True if it can be played for a Power") boolean power,

        @Field(value = "Target Number; absent where the word Miss stands", min = -2, max = 10)
        Optional<Integer> tn,

        @Field("True if a hit with it is a Turret hit") boolean turret,

        @Field("True if a Move & Fire shot misses with it") boolean movingFire,

        @Field(value = "Colour of its Hit", orElse = "none") HitColour hit,

        @Field(value = "Armor-piercing result; absent where a word stands", min = -9, max = 9)
        Optional<Integer> apfb,

        @Field(value = "Word of the armor-piercing result", orElse = "none")
        ArmorWord word) {
    /** Checks that the card is whole. */
    public Card {
        if (upper.isPresent() != lower.isPresent()) {
            throw new IllegalArgumentException("an Action card has two blocks, an End Turn card none: write both");
        }
        if (upper.isEmpty() && power) {
            throw new IllegalArgumentException("an End Turn card is never played: remove power");
        }
        if (apfb.isPresent() == (word != ArmorWord.NONE)) {
            throw new IllegalArgumentException("the armor-piercing result is a number or a word: write apfb or word");
        }
    }

    /** Returns whether one of its blocks is this. */
    public boolean has(final Block block) {
        return upper.equals(Optional.of(block)) || lower.equals(Optional.of(block));
    }

    /** Returns whether it is an End Turn card. */
    public boolean endsTurn() {
        return upper.isEmpty();
    }

    /** Colours of a Hit against soft targets (SF-CARD-7). */
    public enum HitColour {
        NONE,
        GREEN,
        YELLOW,
        RED
    }

    /** Words that stand for an armor-piercing result (SF-CARD-6). */
    public enum ArmorWord {
        NONE,
        /** The target is Shaken. */
        SHAKE,
        /** No effect. */
        DUD,
        /** The target is destroyed. */
        DESTROY
    }

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
}
