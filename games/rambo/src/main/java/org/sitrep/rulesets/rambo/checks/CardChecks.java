package org.sitrep.rulesets.rambo.checks;

import static org.sitrep.ruleset.check.Check.check;
import static org.sitrep.ruleset.check.Check.each;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.sitrep.ruleset.check.Check;
import org.sitrep.ruleset.check.Place;
import org.sitrep.rulesets.rambo.definition.AlertLevel;
import org.sitrep.rulesets.rambo.definition.Behaviour.Act;
import org.sitrep.rulesets.rambo.definition.Effect;
import org.sitrep.rulesets.rambo.definition.Enemy;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Hero;
import org.sitrep.rulesets.rambo.definition.TacticsCard;
import org.sitrep.scenario.Words;

/** Checks boards and cards: alert tracks, tactics, threats, behaviours of enemies. */
final class CardChecks {
    static final List<Check<GameData>> ALL = List.of(
            check("RB020", "an alert track lacks a level", each("heroes", GameData::heroes, CardChecks::alertTrack)),
            check(
                    "RB021",
                    "two tactics cards of a hero have the same number",
                    each("heroes", GameData::heroes, CardChecks::numbersOfTactics)),
            check(
                    "RB022",
                    "a persistent card has no lasting effect, or a card acts at the start of turns but is "
                            + "not persistent",
                    CardChecks::persistentCards),
            check(
                    "RB023",
                    "a behaviour has a key that its act does not use",
                    each("enemies", GameData::enemies, CardChecks::behaviours)));

    private CardChecks() {}

    /** RB-ALERT-1: a track has all four levels. */
    private static void alertTrack(final GameData game, final Hero hero, final Place at) {
        final List<AlertLevel> missing = new ArrayList<>(Arrays.asList(AlertLevel.values()));
        missing.removeAll(hero.alertTrack());
        if (!missing.isEmpty()) {
            at.add(
                    "alertTrack",
                    "no space of this track is " + Words.of(missing.get(0)),
                    "give green, yellow, orange and red at least one space each");
        }
    }

    /** RB-TAC-5: a number names one card of a deck. */
    private static void numbersOfTactics(final GameData game, final Hero hero, final Place at) {
        Place.distinct(
                hero.tactics().values(),
                TacticsCard::number,
                (card, other) -> at.add(
                        "tactics." + card.id() + ".number",
                        other.id() + " already has the number " + card.number(),
                        "give each card its own number"));
    }

    /**
     * RB-PERS-1: a card that stays in play has an effect there, and a card that watches the start of turns stays in
     * play.
     */
    private static void persistentCards(final GameData game, final Place at) {
        at.each(
                "heroes",
                game.heroes(),
                (hero, board) -> board.each("tactics", hero.tactics(), (card, place) -> {
                    if (card.persistent() && !lasts(card.effects())) {
                        idle(place);
                    }
                }));
        at.each("threats", game.threats(), (card, place) -> {
            if (!card.persistent() && card.atStartOfTurn().isPresent()) {
                place.add(
                        "atStartOfTurn",
                        "no turn starts while this card is in play: it is not persistent",
                        "write persistent: true");
            } else if (card.persistent() && card.atStartOfTurn().isEmpty() && !lasts(card.threatEffect())) {
                idle(place);
            }
        });
    }

    private static boolean lasts(final List<Effect> effects) {
        return effects.stream().anyMatch(effect -> effect.kind().isLasting() && effect.lasts() == Effect.Lasts.CARD);
    }

    private static void idle(final Place card) {
        card.add(
                "persistent",
                "this card stays in play but has no lasting effect",
                "give it an effect that lasts while the card is in play, or remove persistent");
    }

    /** RB-ACTV-1: a behaviour states what its act uses, and no more. */
    private static void behaviours(final GameData game, final Enemy enemy, final Place at) {
        at.each("behaviours", enemy.behaviours(), (behaviour, place) -> {
            final Act act = behaviour.act();
            final boolean alerts = act == Act.ALERT_ADJACENT || act == Act.ALERT_AREA;
            if (behaviour.to().isPresent() && act != Act.MOVE) {
                place.add("to", "only a move has a goal", "remove to");
            }
            if (behaviour.target().isPresent() && (alerts || act == Act.MOVE)) {
                place.add("target", "only an attack has a target", "remove target");
            }
            if (!alerts && behaviour.n() != 1) {
                place.add("n", "this act gives no alert", "remove n");
            } else if (alerts && behaviour.n() == 0) {
                place.add("n", "0 alert changes nothing", "write a number other than 0");
            }
        });
    }
}
