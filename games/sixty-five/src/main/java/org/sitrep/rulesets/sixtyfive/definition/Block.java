package org.sitrep.rulesets.sixtyfive.definition;

import org.sitrep.ruleset.story.Phrases;

/** The names of the blocks of Action cards, with their kinds (SF-CARD-2). */
public enum Block {
    ARTILLERY(Kind.ACTION),
    BLOODLUST(Kind.ACTION),
    CANNISTER(Kind.ACTION),
    COMMAND_OPS(Kind.ACTION),
    FAST_MOVE(Kind.ACTION),
    FIRE(Kind.ACTION),
    FLANKING_FIRE(Kind.ACTION),
    LETS_GET_EM(Kind.ACTION),
    MOVE(Kind.ACTION),
    MOVE_AND_FIRE(Kind.ACTION),
    PUNISHING_FIRE(Kind.ACTION),
    RALLY(Kind.ACTION),
    RALLY_2(Kind.ACTION),
    REINFORCEMENTS(Kind.ACTION),
    RELOAD_AND_FIRE(Kind.ACTION),
    SCOUT(Kind.ACTION),
    SECOND_WIND(Kind.ACTION),
    AIMED_SHOT(Kind.SUPPORT),
    AMBUSH(Kind.SUPPORT),
    BULLET_STORM(Kind.SUPPORT),
    CRITICAL_HIT(Kind.SUPPORT),
    HEAVY_ARTILLERY(Kind.SUPPORT),
    PANIC(Kind.SUPPORT),
    /** Also a Reaction: at any moment of an assault (SF-SUP-7). */
    RETREAT(Kind.SUPPORT),
    FIRST_FIRE(Kind.REACTION),
    GLANCING_SHOT(Kind.REACTION),
    LIGHT_WOUNDS(Kind.REACTION),
    UNEXPECTED_COVER(Kind.REACTION),
    // Cards of the expansion.
    CLAYMORE(Kind.REACTION),
    PUNJI_STAKES(Kind.REACTION),
    RECON_PATROL(Kind.ACTION),
    REGROUP(Kind.ACTION),
    SCRAPE(Kind.ACTION),
    SNEAK(Kind.ACTION),
    /** Played when it is drawn; never held. */
    SUDDEN_DOWNPOUR(Kind.ACTION),
    TACTICS(Kind.ACTION);

    /** When it can be played. */
    public final Kind kind;

    Block(final Kind kind) {
        this.kind = kind;
    }

    /** Returns its name in reports, e.g. {@code Move & Fire}. */
    public String label() {
        return this == LETS_GET_EM ? "Let's Get 'Em" : Phrases.title(this).replace("And", "&");
    }

    /** Kinds of blocks. */
    public enum Kind {
        /** Green: played in one's own impulse. */
        ACTION,
        /** Yellow: attached to an Action. */
        SUPPORT,
        /** Red: played in the other player's impulse. */
        REACTION
    }
}
