package org.sitrep.rulesets.sixtyfive.checks;

import static org.sitrep.ruleset.check.Check.check;
import static org.sitrep.ruleset.check.Check.each;

import java.util.List;
import org.sitrep.ruleset.check.Check;
import org.sitrep.ruleset.check.Place;
import org.sitrep.rulesets.sixtyfive.definition.BonusCard.Condition;
import org.sitrep.rulesets.sixtyfive.definition.Card;
import org.sitrep.rulesets.sixtyfive.definition.Card.HitColour;
import org.sitrep.rulesets.sixtyfive.definition.Card.HitColours;
import org.sitrep.rulesets.sixtyfive.definition.GameData;
import org.sitrep.rulesets.sixtyfive.tables.GameTables;
import org.sitrep.scenario.RecordType;

/** Checks the deck, the colours that hit, and the bonus cards. */
final class CardChecks {
    /** Cards for both hands, and as many again to draw. */
    private static final int FEWEST = 4 * GameTables.HAND;

    /** Conditions that every scenario can fulfil; both sides need one. */
    private static final List<Condition> ALWAYS_POSSIBLE = List.of(
            Condition.CONTROL_F3, Condition.ELIMINATE_HALF, Condition.LOSE_A_QUARTER, Condition.FIRST_ELIMINATION);

    static final List<Check<GameData>> ALL = List.of(
            check("SF020", "a card has one block twice", each("cards", GameData::cards, CardChecks::blocksDiffer)),
            check(
                    "SF021",
                    "a card that always misses is marked for a Move & Fire shot or a Turret hit",
                    each("cards", GameData::cards, CardChecks::marksMatter)),
            check("SF022", "the deck has too few Action cards", CardChecks::enoughCards),
            check("SF023", "the deck has too few End Turn cards to end a turn", CardChecks::turnsEnd),
            check(
                    "SF024",
                    "no colour hits, or one is listed twice",
                    each("hitColours", GameData::hitColours, CardChecks::colours)),
            check("SF025", "a side may be left without a bonus card", CardChecks::bonusForBoth));

    private CardChecks() {}

    private static void blocksDiffer(final GameData game, final Card card, final Place at) {
        if (!card.endsTurn() && card.upper().equals(card.lower())) {
            at.add("lower", "both blocks are " + card.lower().orElseThrow().label(), "choose another block for one");
        }
    }

    /** SF-AP-3, SF-AP-5: what misses hits no turret. */
    private static void marksMatter(final GameData game, final Card card, final Place at) {
        if (card.tn().isEmpty() && card.turret()) {
            at.add("turret", "the card has no Target Number, so it never hits a turret", "remove turret, or write tn");
        }
        if (card.tn().isEmpty() && card.movingFire()) {
            at.add(
                    "movingFire",
                    "the card has no Target Number, so every shot misses",
                    "remove movingFire, or write tn");
        }
    }

    /** SF-TURN-2: both hands are dealt four cards, and are drawn up to four again. */
    private static void enoughCards(final GameData game, final Place at) {
        final long actions = actions(game);
        if (actions < FEWEST) {
            at.add("cards", "the deck has " + actions + " Action cards, " + FEWEST + " are needed", "add more cards");
        }
    }

    private static long actions(final GameData game) {
        return game.cards().values().stream().filter(card -> !card.endsTurn()).count();
    }

    /** SF-TURN-5: the turn ends with a number of End Turn cards. */
    private static void turnsEnd(final GameData game, final Place at) {
        final long there = game.cards().size() - actions(game);
        game.battle()
                .filter(battle -> battle.endTurns() > there)
                .ifPresent(battle -> at.add(
                        "battle.endTurns",
                        "a turn ends with End Turn card " + battle.endTurns() + ", the deck has " + there,
                        "write a number from 1 to " + there + ", or add cards without blocks"));
    }

    /** SF-HIT-2: the colours of each kind of attack. */
    private static void colours(final GameData game, final HitColours colours, final Place at) {
        RecordType.values(colours).forEach((kind, value) -> {
            if (value instanceof List<?> some) {
                if (some.isEmpty() || some.contains(HitColour.NONE)) {
                    at.add(kind, "a hit has a colour", "write at least one of green, yellow and red, and not none");
                }
                final List<String> names = some.stream().map(Object::toString).toList();
                at.once(kind, names, name -> "this colour is listed before", "remove one");
            }
        });
    }

    /** SF-BON-1: each side draws until its card is possible. */
    private static void bonusForBoth(final GameData game, final Place at) {
        final boolean drawn =
                game.battle().filter(battle -> !battle.rules().noBonusCards()).isPresent();
        final long possible = game.bonusCards().values().stream()
                .filter(card -> ALWAYS_POSSIBLE.contains(card.condition()))
                .count();
        if (drawn && possible < 2) {
            at.add(
                    "bonusCards",
                    "each side draws a card, and " + possible + " of them can be fulfilled in every battle",
                    "add a card with the condition control-f3, eliminate-half, lose-a-quarter or first-elimination, or "
                            + "write noBonusCards: true in the rules of the battle");
        }
    }
}
