package org.sitrep.rulesets.sixtyfive.odds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.contract.Asking;
import org.sitrep.contract.Deep;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.odds.OddsForm;
import org.sitrep.ruleset.odds.OddsRefused;
import org.sitrep.rulesets.sixtyfive.battle.BattleState;
import org.sitrep.rulesets.sixtyfive.battle.BattleView;
import org.sitrep.rulesets.sixtyfive.battle.Position;
import org.sitrep.rulesets.sixtyfive.definition.Content;
import org.sitrep.rulesets.sixtyfive.definition.GameData;
import org.sitrep.rulesets.sixtyfive.play.RollId;
import org.sitrep.rulesets.sixtyfive.play.Rolls;
import org.sitrep.rulesets.sixtyfive.tables.AttackKind;
import org.sitrep.rulesets.sixtyfive.tables.CardTable;
import org.sitrep.strategy.TrialListener;

/** Odds of fights against trials of the engine, and against the chances that bots count. */
class FightSimulationTest {
    private static final int TRIALS = 60_000;
    /**
     * Largest distance of a share from its probability. By the inequality of Hoeffding a share is farther away with
     * probability at most 2 exp(-2 × 60,000 × 0.016²) = 9e-14; about 100 shares are compared.
     */
    private static final double LIMIT = 0.016;

    private static final double EXACT = 1e-12;

    private static Fight fight(final OddsForm form, final GameData game, final String question, final int away) {
        final boolean fire = form == FightForm.OF_FIRE;
        return new Fight(
                new Asked(game, Asking.request(form, question)),
                fire ? "--fire" : "--assault",
                away,
                !fire,
                Fight.Named.parse(""));
    }

    /** Units and cards of the enemy's hand are as in the question; the engine draws from what is left. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "01-village-assault | --fire us-rifle,us-m60 --at vc-rifle,vc-rpd --seen 9-green,5-none | soft",
                "01-village-assault | --fire us-m60 --at vc-rifle,vc-rpd/shaken,vc-phan --spread | soft",
                "01-village-assault | --fire us-rifle,us-riggs --at vc-rifle --react light-wounds | soft",
                "04-clear | --fire us-m48 --at nva-pt-76 --seen card-01,card-24,card-53 | armor",
                "04-clear | --fire us-law --at nva-pt-76/flank --support aimed-shot --react glancing-shot | armor",
                "01-village-assault | --assault us-rifle,us-rifle --at vc-rpd,vc-rifle | assault",
                "01-village-assault | --assault us-rifle,us-riggs --at vc-sapper/shaken,vc-phan | assault",
                "05-tanks-in-the-wire | --assault nva-rifle/charge --at us-rifle/reduced --support ambush | assault",
                "05-tanks-in-the-wire | --assault nva-rifle --at us-rifle,us-m60 --react retreat | assault",
            })
    void trialsOfTheEngineAgree(final String battle, final String question, final String kind) {
        final GameData game = Content.load("battles/" + battle + ".yaml").game();
        final boolean assault = kind.equals("assault");
        final Fight fight =
                fight(assault ? FightForm.OF_AN_ASSAULT : FightForm.OF_FIRE, game, question, assault ? 1 : 2);
        final long attackers = fight.units(fight.side) & ~(1L << fight.lead);
        final boolean spread = question.contains("--spread");
        final Position.Shot shot = new Position.Shot(
                fight.lead, attackers, fight.target, 0, AttackKind.FIRE, spread, kind.equals("armor"));
        final TrialKey key = new TrialKey();
        final Rolls rolls = new Rolls(key);
        final Position played = new Position(fight.tables, rolls, TrialListener.NONE);
        played.state.copyFrom(fight.position.state);
        final Map<Fight.Outcome, Integer> ends = new HashMap<>();
        for (int trial = 0; trial < TRIALS; trial++) {
            key.set(65, trial);
            played.state.copyFrom(fight.position.state);
            for (int card = 0; card < fight.asked.hidden(); card++) {
                final long held = played.state.pile & ~fight.tables.cards.endTurn;
                played.state.pile &= ~(1L << rolls.card(RollId.DEAL, 0, 0, card, held));
            }
            played.ready();
            if (assault) {
                played.assault(fight.side, fight.at, fight.charge);
            } else {
                assertTrue(played.fire(shot));
            }
            final BattleState end = played.state;
            ends.merge(
                    new Fight.Outcome(0, end.holder(fight.at), end.dead, end.shaken, end.reduced & ~end.dead),
                    1,
                    Integer::sum);
        }
        final CardTable cards = fight.tables.cards;
        fight.play(
                assault
                        ? cards.hits(AttackKind.ASSAULT)
                        : kind.equals("armor") ? 0 : fight.view.hitting(fight.lead, AttackKind.FIRE),
                () -> {
                    if (assault) {
                        fight.position.assault(fight.side, fight.at, fight.charge);
                        return true;
                    }
                    return fight.position.fire(shot);
                });
        assertEquals(1, fight.share(outcome -> true).doubleValue());
        final Map<Fight.Outcome, Double> law = new HashMap<>();
        fight.outcomes.forEach((outcome, p) -> law.merge(
                new Fight.Outcome(0, outcome.holder(), outcome.dead(), outcome.shaken(), outcome.reduced()),
                p.doubleValue(),
                Double::sum));
        assertTrue(law.keySet().containsAll(ends.keySet()), () -> law + " " + ends);
        law.forEach((outcome, p) ->
                assertEquals(p, (double) ends.getOrDefault(outcome, 0) / TRIALS, LIMIT, outcome.toString()));
    }

    /** Every type of one side fires at every type of the other. */
    @Test
    void botsCountTheSameChances() {
        int soft = 0;
        int armor = 0;
        final GameData game = Content.load("battles/08-aint-gonna-happen.yaml").game();
        for (final String us : List.of("us-rifle", "us-m60", "us-law", "us-m48", "us-huey-gunship")) {
            for (final String com : List.of("nva-rifle", "nva-rpd", "nva-pt-76", "nva-12-7mm")) {
                for (int away = 1; away <= 5; away += Deep.or(4, 2)) {
                    for (final List<String> pair : List.of(List.of(us, com), List.of(com, us))) {
                        final String question =
                                "--fire " + pair.get(0) + " --at " + pair.get(1) + " --hidden 0 --seen card-01,card-52";
                        final Fight fight = fight(FightForm.OF_FIRE, game, question, away);
                        final BattleView view = new BattleView(fight.position.state, fight.side);
                        if (view.reachesHard(fight.lead, fight.target)) {
                            final double chance = view.destroys(fight.lead, fight.target, false);
                            armor += compare(fight, chance, true) ? 1 : 0;
                        } else if (view.reachesSoft(fight.lead, fight.target)) {
                            final double none = view.chance(
                                    view.hitting(fight.lead, AttackKind.FIRE),
                                    Math.max(0, view.draws(fight.lead, 0, fight.target, false)),
                                    0);
                            soft += compare(fight, none, false) ? 1 : 0;
                        }
                    }
                }
            }
        }
        assertTrue(soft > Deep.or(27, 40) && armor > Deep.or(7, 10), soft + " and " + armor);
    }

    private static boolean compare(final Fight fight, final double chance, final boolean armor) {
        final Position.Shot shot = new Position.Shot(fight.lead, 0, fight.target, 0, AttackKind.FIRE, false, armor);
        final long target = 1L << fight.target;
        try {
            fight.play(armor ? 0 : fight.view.hitting(fight.lead, AttackKind.FIRE), () -> fight.position.fire(shot));
        } catch (final OddsRefused refused) {
            return false; // a factor of 0
        }
        assertEquals(
                chance,
                fight.share(outcome -> armor ? (outcome.dead() & target) != 0 : outcome.hits() == 0)
                        .doubleValue(),
                EXACT);
        return true;
    }
}
