package org.sitrep.rulesets.sixtyfive.bots.playbook;

import static org.sitrep.rulesets.sixtyfive.bots.playbook.SectionWords.FAR;
import static org.sitrep.rulesets.sixtyfive.bots.playbook.SectionWords.MOST;
import static org.sitrep.rulesets.sixtyfive.bots.playbook.TableOutlook.NONE;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import org.sitrep.playbook.Facts;
import org.sitrep.rulesets.sixtyfive.battle.BattleState;
import org.sitrep.rulesets.sixtyfive.battle.BattleView;
import org.sitrep.rulesets.sixtyfive.definition.Block;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.scenario.Words;

/**
 * Facts of the unit, the hex and the card that an option stands for, and of the unit that the question is about; all
 * are 0 without one.
 */
final class OptionFacts {
    private static final List<String> KINDS = List.of("none", "leg", "vehicle", "helicopter");
    private static final Block[] ALL = Block.values();
    /** The words of blocks; none without one. */
    static final List<String> BLOCKS = words(List.of());

    private static final List<String> USES =
            words(List.of("power", "helicopter", "two-fires", "air-strike", "in-bunker"));
    /** Target Number of a fact for a card that misses: less than any other. */
    private static final int MISS = -3;

    /** Facts of the unit that the question is about. */
    static final Facts<TableOutlook> ITS = ofUnit(new Facts<>(SectionWords.ITS), "its", t -> t.its);

    /** Facts of the unit of an option. */
    static final Facts<TableOutlook> UNIT =
            ofUnit(new Facts<TableOutlook>(SectionWords.UNIT).ofOption(), "unit", t -> t.unit);

    /** Facts of the hex of an option, or where its unit is. */
    static final Facts<TableOutlook> HEX = new Facts<TableOutlook>(SectionWords.HEX)
            .ofOption()
            .number("placeWorth", -MOST, MOST, place(t -> aimed(t).sense.places.worth(t.group, t.at)))
            .as("Worth of the hex to the sergeant for the units that would be there, or are: what scores, the way to "
                    + "it, fire and danger.")
            .number("danger", 0, MOST, place(t -> aimed(t).sense.places.threat(t.group, t.at, false)))
            .as("Loss that enemies in sight could inflict on them there with one Fire, and a part of more.")
            .number("firePosition", 0, MOST, place(t -> t.sense.places.fire(t.group, t.at)))
            .as("Loss that they could inflict on the best target in sight from there.")
            .number("assault", -MOST, MOST, place(OptionFacts::assault))
            .as("Worth of an assault of units that move there on the enemies in the hex; 0 without enemies.")
            .number("points", -MOST, MOST, hex(t -> t.sense.stakes.taking(t.view, t.at)))
            .as("Points that the side gains if it takes the hex from the side that controls it.")
            .number("cover", -9, 9, hex(t -> t.view.tables.terrain.cover[t.map().terrain[t.at]]))
            .as("Cover Factor of the terrain.")
            .flag("fortified", t -> t.at != NONE && (t.view.foxhole(t.at) || t.view.bunker(t.at) != BattleState.NONE))
            .as("The hex has a Foxhole or a bunker.")
            .number("friends", 0, 48, t -> in(t, t.view.side))
            .as("Own units in the hex, or in both hexes of a pattern.")
            .number("enemies", 0, 48, t -> in(t, 1 - t.view.side))
            .as("Enemies in the hex, or in both hexes of a pattern.")
            .number("toEnemy", 0, FAR, hex(t -> Math.min(FAR, t.view.distanceTo(t.at, 1 - t.view.side))))
            .as("Hexes from there to the nearest enemy; 99 without enemies.")
            .number("distance", 0, FAR, hex(t -> t.from >= 0 ? t.map().distance(t.from, t.at) : 0))
            .as("Hexes from the unit or hex that the question is about.");

    /** Facts of the card of an option. */
    static final Facts<TableOutlook> CARD = new Facts<TableOutlook>(SectionWords.CARD)
            .ofOption()
            .word("upper", BLOCKS, card(t -> 1 + t.view.tables.cards.upper(t.card)))
            .as("Upper block of the card.")
            .word("lower", BLOCKS, card(t -> 1 + t.view.tables.cards.lower(t.card)))
            .as("Lower block of the card.")
            .flag("reaction", t -> is(t, Block.Kind.REACTION))
            .as("The card has a Reaction.")
            .flag("support", t -> is(t, Block.Kind.SUPPORT))
            .as("The card has a Support.")
            .flag("power", t -> t.card != NONE && (t.view.tables.cards.power & 1L << t.card) != 0)
            .as("The card allows a Power.")
            .number("targetNumber", MISS, 20, card(t -> Math.max(MISS, t.view.tables.cards.tn[t.card])))
            .as("Target Number of the card, which decides a bid; -3 for a miss.")
            .number("kept", 0, MOST, card(t -> t.sense.cards.worth(t.card)))
            .as("Worth of keeping the card to the sergeant: 0.12 for Fire, 0.1 for a Reaction, 0.05 for others.");

    /** The use that a card is played for. */
    static final Facts<TableOutlook> USE = new Facts<TableOutlook>(SectionWords.USE)
            .ofOption()
            .word("use", USES, card(OptionFacts::use))
            .as("Block that the card is played for, or another use; none for other options.");

    private OptionFacts() {}

    private static ToDoubleFunction<TableOutlook> hex(final ToDoubleFunction<TableOutlook> fact) {
        return t -> t.at == NONE ? 0 : fact.applyAsDouble(t);
    }

    private static ToDoubleFunction<TableOutlook> place(final ToDoubleFunction<TableOutlook> fact) {
        return t -> t.at == NONE || t.group == 0 ? 0 : fact.applyAsDouble(t);
    }

    private static ToDoubleFunction<TableOutlook> card(final ToDoubleFunction<TableOutlook> fact) {
        return t -> t.card == NONE ? 0 : fact.applyAsDouble(t);
    }

    private static Facts<TableOutlook> ofUnit(
            final Facts<TableOutlook> facts, final String prefix, final ToIntFunction<TableOutlook> unit) {
        return facts.word(prefix + "Kind", KINDS, t -> has(t, unit) ? kind(t, unit.applyAsInt(t)) : 0)
                .as("Class of movement; none without a unit.")
                .flag(prefix + "Mine", t -> is(t, unit, view -> view.tables.units.ofSide[view.side]))
                .as("It is a unit of the side that answers.")
                .flag(prefix + "Hero", t -> is(t, unit, view -> view.tables.units.heroes))
                .as("It is a Hero.")
                .flag(prefix + "Shaken", t -> is(t, unit, BattleView::shaken))
                .as("It is Shaken.")
                .flag(prefix + "Reduced", t -> is(t, unit, BattleView::reduced))
                .as("It is on its reduced side.")
                .flag(prefix + "Ready", t -> is(t, unit, view -> view.eligible() & ~view.shaken()))
                .as("It has no marker and is not Shaken.")
                .number(prefix + "Factor", 0, 20, t -> has(t, unit) ? t.view.factor(unit.applyAsInt(t)) : 0)
                .as("Its High Explosive Factor, in cards.")
                .flag(prefix + "Pierces", t -> has(t, unit) && t.view.hasArmorPiercing(unit.applyAsInt(t)))
                .as("It has an Armor Piercing Factor.")
                .number(prefix + "Carries", 0, 48, t -> has(t, unit) ? carried(t, unit.applyAsInt(t)) : 0)
                .as("Units that it carries.")
                .number(prefix + "Worth", 0, MOST, t -> has(t, unit) ? worth(t, unit.applyAsInt(t)) : 0)
                .as("Worth of the unit to the sergeant: 0.5, and 0.15 per card of its Factor, less in later turns, and "
                        + "0.35 per point at stake.");
    }

    private static boolean has(final TableOutlook t, final ToIntFunction<TableOutlook> unit) {
        return unit.applyAsInt(t) != NONE;
    }

    private static boolean is(
            final TableOutlook t, final ToIntFunction<TableOutlook> unit, final ToLongFunction<BattleView> which) {
        return has(t, unit) && (which.applyAsLong(t.view) & 1L << unit.applyAsInt(t)) != 0;
    }

    private static int kind(final TableOutlook t, final int unit) {
        final long bit = 1L << unit;
        return (t.units().leg & bit) != 0 ? 1 : (t.units().vehicles & bit) != 0 ? 2 : 3;
    }

    private static int carried(final TableOutlook t, final int unit) {
        return Long.bitCount(t.view.passengers(unit));
    }

    private static double worth(final TableOutlook t, final int unit) {
        return t.sense.stakes.worth(t.view, unit);
    }

    /** Lets the places be weighed for the units of the option. */
    private static TableOutlook aimed(final TableOutlook t) {
        t.sense.places.aim(t.group);
        return t;
    }

    private static double assault(final TableOutlook t) {
        return t.view.in(t.at, 1 - t.view.side) == 0 ? 0 : t.sense.moves.assault(t.group, t.at);
    }

    private static int in(final TableOutlook t, final int side) {
        final int here = t.at == NONE ? 0 : Long.bitCount(t.view.in(t.at, side));
        return t.second == NONE ? here : here + Long.bitCount(t.view.in(t.second, side));
    }

    private static List<String> words(final List<String> more) {
        final List<String> words = new ArrayList<>(List.of("none"));
        Words.all(Block.class).forEach(word -> words.add(word.replace("-2", "2"))); // a part of a word is no number
        words.addAll(more);
        return List.copyOf(words);
    }

    private static int use(final TableOutlook t) {
        if (!t.asks(DecisionKind.PLAY) && !t.asks(DecisionKind.OPPORTUNITY_CARD)) {
            return 0;
        }
        return switch (t.what()) {
            case DecisionKind.UPPER -> 1 + t.view.tables.cards.upper(t.card);
            case DecisionKind.LOWER -> 1 + t.view.tables.cards.lower(t.card);
            default -> 1 + ALL.length + (t.what() - DecisionKind.POWER) / DecisionKind.LOWER;
        };
    }

    private static boolean is(final TableOutlook t, final Block.Kind kind) {
        return t.card != NONE
                && (ALL[t.view.tables.cards.upper(t.card)].kind == kind
                        || ALL[t.view.tables.cards.lower(t.card)].kind == kind);
    }
}
