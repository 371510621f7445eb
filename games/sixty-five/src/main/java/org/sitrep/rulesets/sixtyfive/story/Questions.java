package org.sitrep.rulesets.sixtyfive.story;

import java.util.Locale;
import java.util.stream.Stream;
import org.sitrep.ruleset.story.NarratedQuestions;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.rulesets.sixtyfive.battle.Activity;
import org.sitrep.rulesets.sixtyfive.battle.BattleState;
import org.sitrep.rulesets.sixtyfive.definition.Block;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;

/** Words the questions of a battle and their options. */
final class Questions extends NarratedQuestions {
    private static final int BYTE = 0xFF;
    private static final int UNIT = 0x3F;
    private static final int UNIT_BITS = 6;
    private static final int DIRECTION = 8;
    private static final int MOVE = 1;
    private static final int FIRE = 2;
    private static final Activity[] ACTIVITIES = Activity.values();

    /** Side that is asked. */
    int side;

    private final BattleState state;
    private final Words words;

    Questions(final BattleState state, final Words words) {
        super(DecisionKind.NAMES);
        this.state = state;
        this.words = words;
        declareSetUp();
        declareCards();
        declareMoves();
        declareFights();
        declareAnswers();
    }

    private void declareSetUp() {
        ask(DecisionKind.SET_UP_UNIT, s -> "Where does " + words.unit(s) + " set up?", (s, o) -> hex(o));
        ask(DecisionKind.SET_UP_LOADED, s -> "Who carries " + words.unit(s) + "?", (s, o) -> unitOr("nobody", o));
        ask(DecisionKind.BUNKER, s -> "Where is bunker " + (s + 1) + "?", (s, o) -> hex(o));
        ask(DecisionKind.FOXHOLE, s -> "Where is foxhole " + (s + 1) + "?", (s, o) -> hex(o));
        ask(DecisionKind.FACING, this::facing, (s, o) -> Words.corner(o));
        ask(DecisionKind.ARRIVES, s -> "Which unit arrives next?", (s, o) -> unitOr("none", o));
        ask(DecisionKind.DESTINATION, s -> "Where does " + words.unit(s) + " go?", (s, o) -> hexOrNone(o));
    }

    private String facing(final int subject) {
        return (subject & DecisionKind.OF_A_BUNKER) != 0
                ? "Which corner does the bunker in " + hex(subject & BYTE) + " face?"
                : "Which corner does " + words.unit(subject) + " face?";
    }

    private void declareCards() {
        chief(
                DecisionKind.BID,
                s -> "Which card does the " + words.side(side) + " bid" + (s == 0 ? "?" : " after the tie?"),
                (s, o) -> card(o));
        ask(DecisionKind.BID_DISCARD, s -> "Which revealed card is discarded?", (s, o) -> card(o));
        chiefIf(
                o -> o != 0,
                DecisionKind.PASS,
                s -> "Does the " + words.side(side) + " pass?",
                (s, o) -> Phrases.yes(o));
        chief(
                DecisionKind.PLAY,
                s -> "What does the " + words.side(side) + " play" + (s > 1 ? " (" + s + " Actions left)?" : "?"),
                (s, o) -> o == DecisionKind.NOTHING ? "none" : use(o));
        ask(DecisionKind.SECOND_CARD, s -> "Which second Fire card?", (s, o) -> card(o));
        chief(
                DecisionKind.POWER_OF,
                s -> "Which Power?",
                (s, o) -> Words.power(o >> UNIT_BITS) + " of " + words.unit(o & UNIT));
        ask(DecisionKind.DISCARD, s -> "Does the " + words.side(side) + " discard a card?", (s, o) -> cardOrNone(o));
        ask(
                DecisionKind.KEEP,
                s -> "Which card does the " + words.side(side) + " keep for the next turn?",
                (s, o) -> cardOrNone(o));
        chiefIf(
                o -> o != DecisionKind.NOTHING,
                DecisionKind.SUPPORT,
                s -> "Does the " + words.side(side) + " support with " + block(s) + "?",
                (s, o) -> cardOrNone(o));
        chiefIf(
                o -> o != DecisionKind.NOTHING,
                DecisionKind.REACTION,
                s -> "Does the " + words.side(side) + " react with " + block(s) + "?",
                (s, o) -> cardOrNone(o));
    }

    private static String block(final int subject) {
        return Words.block(subject >> 8);
    }

    private String use(final int option) {
        final int card = option & BYTE;
        final String what = switch (option & ~BYTE) {
            case DecisionKind.UPPER -> Words.block(state.tables.cards.upper(card));
            case DecisionKind.LOWER -> Words.block(state.tables.cards.lower(card));
            default -> Words.block((DecisionKind.LOWER - (option & ~BYTE)) >> 8);
        };
        return what + " (" + words.number(card) + ")";
    }

    private void declareMoves() {
        chief(
                DecisionKind.ACTIVATE,
                s -> "Which hex for " + activity(s) + "?",
                (s, o) -> o == DecisionKind.NOTHING ? "none" : hex(o) + ", " + words.units(state.in[o]));
        chief(DecisionKind.ACTIVATE_UNIT, s -> "Which unit for " + activity(s) + "?", (s, o) -> unitOr("none", o));
        ask(DecisionKind.MOVERS, s -> "Which units of " + hex(s) + " move together?", this::movers);
        ask(DecisionKind.STEP, s -> "Where does " + words.unit(s & BYTE) + " go?", this::step);
        ask(DecisionKind.RESERVE, s -> "Which unit moves in the Reserve Phase?", (s, o) -> unitOr("none", o));
        ask(DecisionKind.FLIGHT, s -> "Does " + words.unit(s) + " fly, hover or land?", (s, o) -> Words.flight(o));
        chief(DecisionKind.HELICOPTER_DOES, s -> "What does " + words.unit(s) + " do?", (s, o) -> does(o));
        ask(
                DecisionKind.RETREAT,
                s -> "Where does " + words.unit(s) + " retreat to?",
                (s, o) -> o == DecisionKind.EXIT ? "off the map" : hexOrNone(o));
    }

    private static String activity(final int ordinal) {
        final String name = ACTIVITIES[ordinal].name();
        return Stream.of(Block.values())
                .filter(block -> block.name().equals(name))
                .map(Block::label)
                .findFirst()
                .orElse(Phrases.capital(name.replace('_', ' ')));
    }

    /** Names the units whose places among those of the hex are set; units in carriers beside them are not counted. */
    private String movers(final int at, final int places) {
        return places == DecisionKind.NOTHING ? "no more" : "group " + Integer.toBinaryString(places);
    }

    private String step(final int subject, final int option) {
        final int what = option & ~BYTE;
        final int rest = option & BYTE;
        return switch (what) {
            case 0 -> Words.direction(rest);
            case DecisionKind.REVERSE -> "backwards to the " + Words.direction(rest);
            case DecisionKind.PIVOT -> "turn to " + Words.corner(rest);
            case DecisionKind.UNLOAD -> "unload";
            case DecisionKind.LOAD -> "load: " + words.unit(rest);
            case DecisionKind.EXIT -> "off the map";
            default -> "no farther";
        };
    }

    private static String does(final int option) {
        return switch (option) {
            case 0 -> "nothing more";
            case MOVE -> "move";
            case FIRE -> "fire";
            case MOVE | FIRE -> "move and fire";
            default -> "rally";
        };
    }

    private void declareFights() {
        ask(DecisionKind.LEAD, s -> "Who leads the attack from " + hex(s) + "?", (s, o) -> unitOr("none", o));
        chief(DecisionKind.TARGET, s -> "What does " + words.unit(s) + " attack?", (s, o) -> target(o));
        ask(DecisionKind.JOIN, s -> "Who joins the attack on " + hex(s) + "?", (s, o) -> unitOr("nobody", o));
        chief(DecisionKind.AIM, s -> "Which hex is the target?", (s, o) -> hex(o));
        ask(
                DecisionKind.PATTERN,
                s -> "Which other hexes does the strike on " + hex(s) + " hit?",
                (s, o) -> "those to the " + Words.direction(o % DIRECTION) + " and " + Words.direction(o / DIRECTION));
        ask(DecisionKind.HIT, s -> "Which unit in " + hex(s) + " takes the hit?", (s, o) -> unitOr("none", o));
        ask(
                DecisionKind.STRIKE_BUNKER,
                s -> "Does the strike hit the bunker in " + hex(s) + ", not those in it?",
                (s, o) -> Phrases.yes(o));
        ask(DecisionKind.RELICS, s -> "Who takes the relics?", (s, o) -> unitOr("none", o));
    }

    private String target(final int option) {
        if (option == DecisionKind.NOTHING) {
            return "nothing";
        }
        final int rest = option & BYTE;
        if ((option & DecisionKind.AT_BUNKER) != 0) {
            return "the bunker in " + hex(rest);
        }
        return words.unit(rest) + " in " + hex(state.hex[rest])
                + ((option & DecisionKind.ARMOR) != 0 ? ", at its armor" : "")
                + ((option & DecisionKind.SPREAD) != 0 ? ", and all others there" : "");
    }

    private void declareAnswers() {
        ask(
                DecisionKind.OPPORTUNITY,
                s -> "Which hex fires at " + words.unit(s) + " as it enters " + hex(state.hex[s]) + "?",
                (s, o) -> hexOrNone(o));
        chiefIf(
                o -> o != DecisionKind.NOTHING,
                DecisionKind.OPPORTUNITY_CARD,
                s -> "Which card for the fire from " + hex(s) + "?",
                (s, o) -> o == DecisionKind.NOTHING ? "none" : use(o));
        ask(DecisionKind.REDRAW, s -> "Draw again instead of " + card(s) + "?", (s, o) -> Phrases.yes(o));
        ask(
                DecisionKind.MARKER,
                s -> "Which marker of " + words.unit(s) + " is removed?",
                (s, o) -> (o == 0 ? "Fired" : "Moved").toLowerCase(Locale.ROOT));
    }

    private String hex(final int at) {
        return words.hex(at);
    }

    private String unitOr(final String none, final int unit) {
        return unit == DecisionKind.NOTHING ? none : words.unit(unit);
    }

    private String hexOrNone(final int at) {
        return at == DecisionKind.NOTHING ? "none" : hex(at);
    }

    private String card(final int card) {
        return words.card(card);
    }

    private String cardOrNone(final int card) {
        return card == DecisionKind.NOTHING ? "no" : card(card);
    }
}
