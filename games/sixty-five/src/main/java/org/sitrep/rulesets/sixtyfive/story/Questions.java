package org.sitrep.rulesets.sixtyfive.story;

import static org.sitrep.rulesets.sixtyfive.play.DecisionKind.*;

import java.util.function.IntFunction;
import org.sitrep.ruleset.story.NarratedQuestions;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.rulesets.sixtyfive.battle.Activity;
import org.sitrep.rulesets.sixtyfive.battle.BattleState;
import org.sitrep.rulesets.sixtyfive.battle.BattleView;
import org.sitrep.rulesets.sixtyfive.definition.Block;
import org.sitrep.rulesets.sixtyfive.odds.OptionOdds;

/** Words the questions of a battle and their options. */
final class Questions extends NarratedQuestions {
    private static final Activity[] ACTIVITIES = Activity.values();

    /** Side that is asked. */
    int side;

    private final BattleState state;
    private final Words words;

    Questions(final BattleState state, final Words words) {
        super(NAMES);
        this.state = state;
        this.words = words;
        final OptionWords unit = (s, o) -> o == NOTHING ? "none" : words.unit(o);
        final OptionWords person = (s, o) -> o == NOTHING ? "nobody" : words.unit(o);
        final OptionWords hex = (s, o) -> o == NOTHING ? "none" : words.hex(o == EXIT ? NOTHING : o);
        final OptionWords card = (s, o) -> o == NOTHING ? "no" : words.card(o);
        final OptionWords use = (s, o) -> o == NOTHING ? "none" : use(o);
        final OptionWords yes = (s, o) -> Phrases.yes(o);
        ask(SET_UP_UNIT, s -> "Where does " + words.unit(s) + " set up?", hex);
        ask(SET_UP_LOADED, s -> "Who carries " + words.unit(s) + "?", person);
        ask(BUNKER, s -> "Where is bunker " + (s + 1) + "?", hex);
        ask(FOXHOLE, s -> "Where is foxhole " + (s + 1) + "?", hex);
        ask(FACING, s -> "Which corner does " + facing(s) + " face?", (s, o) -> Words.corner(o));
        ask(ARRIVES, s -> "Which unit arrives next?", unit);
        ask(DESTINATION, s -> "Where does " + words.unit(s) + " go?", hex);
        chief(BID, s -> "Which card does the " + side() + " bid" + (s == 0 ? "?" : " after the tie?"), card);
        ask(BID_DISCARD, s -> "Which revealed card is discarded?", card);
        chiefIf(o -> o != 0, PASS, s -> "Does the " + side() + " pass?", yes);
        chief(PLAY, s -> "What does the " + side() + " play" + (s > 1 ? " (" + s + " Actions left)?" : "?"), use);
        ask(SECOND_CARD, s -> "Which second Fire card?", card);
        chief(POWER_OF, s -> "Which Power?", (s, o) -> Words.power(o >> UNIT_BITS) + " of " + words.unit(o & UNIT));
        ask(DISCARD, s -> "Does the " + side() + " discard a card?", card);
        ask(KEEP, s -> "Which card does the " + side() + " keep for the next turn?", card);
        orNone(SUPPORT, s -> "Does the " + side() + " support with " + Words.block(s >> 8) + "?", card);
        orNone(REACTION, s -> "Does the " + side() + " react with " + Words.block(s >> 8) + "?", card);
        chief(
                ACTIVATE,
                s -> "Which hex for " + activity(s) + "?",
                (s, o) -> o == NOTHING ? "none" : words.hex(o) + ", " + words.units(state.in[o]));
        chief(ACTIVATE_UNIT, s -> "Which unit for " + activity(s) + "?", unit);
        // Names the units whose places among those of the hex are set; units in carriers beside them are not counted.
        ask(
                MOVERS,
                s -> "Which units of " + words.hex(s) + " move together?",
                (s, o) -> o == NOTHING ? "no more" : "group " + Integer.toBinaryString(o));
        ask(STEP, s -> "Where does " + words.unit(s & NUMBER) + " go?", (s, o) -> step(o & ~NUMBER, o & NUMBER));
        ask(RESERVE, s -> "Which unit moves in the Reserve Phase?", unit);
        ask(FLIGHT, s -> "Does " + words.unit(s) + " fly, hover or land?", (s, o) -> Words.flight(o));
        chief(HELICOPTER_DOES, s -> "What does " + words.unit(s) + " do?", (s, o) -> does(o));
        ask(RETREAT, s -> "Where does " + words.unit(s) + " retreat to?", hex);
        ask(LEAD, s -> "Who leads the attack from " + words.hex(s) + "?", unit);
        chief(TARGET, s -> "What does " + words.unit(s) + " attack?", (s, o) -> target(o, o & NUMBER));
        ask(JOIN, s -> "Who joins the attack on " + words.hex(s) + "?", person);
        chief(AIM, s -> "Which hex is the target?", hex);
        ask(
                PATTERN,
                s -> "Which other hexes does the strike on " + words.hex(s) + " hit?",
                (s, o) -> "those to the " + Words.direction(o % DIRECTION) + " and " + Words.direction(o / DIRECTION));
        ask(HIT, s -> "Which unit in " + words.hex(s) + " takes the hit?", unit);
        ask(STRIKE_BUNKER, s -> "Does the strike hit the bunker in " + words.hex(s) + ", not those in it?", yes);
        ask(RELICS, s -> "Who takes the relics?", unit);
        ask(
                OPPORTUNITY,
                s -> "Which hex fires at " + words.unit(s) + " as it enters " + words.hex(state.hex[s]) + "?",
                hex);
        orNone(OPPORTUNITY_CARD, s -> "Which card for the fire from " + words.hex(s) + "?", use);
        ask(REDRAW, s -> "Draw again instead of " + words.card(s) + "?", yes);
        OptionOdds.KINDS.forEach(kind -> odds(kind, (s, o) -> OptionOdds.of(new BattleView(state, side), kind, s, o)));
        ask(MARKER, s -> "Which marker of " + words.unit(s) + " is removed?", (s, o) -> o == 0 ? "fired" : "moved");
    }

    /** Declares a question that is a chief one unless it is declined. */
    private void orNone(final int kind, final IntFunction<String> question, final OptionWords options) {
        chiefIf(o -> o != NOTHING, kind, question, options);
    }

    private String side() {
        return words.side(side);
    }

    private String facing(final int subject) {
        return (subject & OF_A_BUNKER) != 0 ? "the bunker in " + words.hex(subject & NUMBER) : words.unit(subject);
    }

    private String use(final int option) {
        final int card = option & NUMBER;
        final int block = switch (option & ~NUMBER) {
            case UPPER -> state.tables.cards.upper(card);
            case LOWER -> state.tables.cards.lower(card);
            default -> (LOWER - (option & ~NUMBER)) >> 8;
        };
        return Words.block(block) + " (" + words.number(card) + ")";
    }

    private static String activity(final int ordinal) {
        final Activity activity = ACTIVITIES[ordinal];
        return org.sitrep.scenario.Words.parse(Block.class, org.sitrep.scenario.Words.of(activity))
                .map(Block::label)
                .orElse(Phrases.capital(activity.name().replace('_', ' ')));
    }

    private String step(final int what, final int rest) {
        return switch (what) {
            case 0 -> Words.direction(rest);
            case REVERSE -> "backwards to the " + Words.direction(rest);
            case PIVOT -> "turn to " + Words.corner(rest);
            case UNLOAD -> "unload";
            case LOAD -> "load: " + words.unit(rest);
            case EXIT -> "off the map";
            default -> "no farther";
        };
    }

    private static String does(final int option) {
        return switch (option) {
            case 0 -> "nothing more";
            case TO_MOVE -> "move";
            case TO_FIRE -> "fire";
            case TO_MOVE | TO_FIRE -> "move and fire";
            default -> "rally";
        };
    }

    private String target(final int option, final int rest) {
        if (option == NOTHING) {
            return "nothing";
        }
        return (option & AT_BUNKER) != 0
                ? "the bunker in " + words.hex(rest)
                : words.unit(rest) + " in " + words.hex(state.hex[rest])
                        + ((option & ARMOR) != 0 ? ", at its armor" : "")
                        + ((option & SPREAD) != 0 ? ", and all others there" : "");
    }
}
