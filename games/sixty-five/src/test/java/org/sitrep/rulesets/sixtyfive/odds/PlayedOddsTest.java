package org.sitrep.rulesets.sixtyfive.odds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.contract.Asking;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.odds.Odds;
import org.sitrep.rulesets.sixtyfive.battle.BattleState;
import org.sitrep.rulesets.sixtyfive.battle.BattleView;
import org.sitrep.rulesets.sixtyfive.battle.Declared;
import org.sitrep.rulesets.sixtyfive.battle.Position;
import org.sitrep.rulesets.sixtyfive.definition.Content;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.rulesets.sixtyfive.play.RollId;
import org.sitrep.rulesets.sixtyfive.play.Rolls;
import org.sitrep.rulesets.sixtyfive.tables.AttackKind;

/** The odds beside the options of a battle that a person plays: those of {@code odds}, and what the cards do. */
class PlayedOddsTest {
    private static final Pattern WORDS = Pattern.compile("hits (\\d+) %(?:, eliminates (\\d+) %)?");
    private static final int TRIALS = 20_000;
    /**
     * Largest distance of a share from its probability. By the inequality of Hoeffding a share is farther away with
     * probability at most 2 exp(-2 × 20,000 × 0.0235²) = 6e-10; a dozen are compared. The odds are rounded to a
     * percent.
     */
    private static final double LIMIT = 0.0235 + 0.005;

    private static Fight fight(final String battle, final String question) {
        return new Fight(
                new Asked(
                        Content.load("battles/" + battle + ".yaml").game(),
                        Asking.request(FightForm.OF_FIRE, question)),
                "--fire",
                2,
                false,
                Fight.Named.parse(""));
    }

    private static long joined(final Fight fight) {
        return fight.units(fight.side) & ~(1L << fight.lead);
    }

    /** Returns a battle in which the question is asked: hidden cards are in the enemy's hand, whichever they are. */
    private static BattleState real(final Fight fight) {
        final BattleState state = new BattleState(fight.tables);
        state.copyFrom(fight.position.state);
        for (int card = 0; card < fight.asked.hidden(); card++) {
            final long held = Long.lowestOneBit(state.pile & ~fight.tables.cards.neverHeld);
            state.pile &= ~held;
            state.hand[1 - fight.side] |= held;
        }
        return state;
    }

    private static String shown(final Fight fight, final boolean spread, final boolean armor) {
        final BattleState state = real(fight);
        final BattleView seen = new BattleView(state, fight.side);
        if (joined(fight) != 0) {
            Declared.target(state, fight.lead, fight.target);
            return OptionOdds.of(seen, DecisionKind.JOIN, fight.at, Long.numberOfTrailingZeros(joined(fight)));
        }
        Declared.lead(state, fight.lead);
        return OptionOdds.of(
                seen,
                DecisionKind.TARGET,
                fight.lead,
                fight.target | (spread ? DecisionKind.SPREAD : 0) | (armor ? DecisionKind.ARMOR : 0));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "01-village-assault | --fire us-rifle,us-m60 --at vc-rifle,vc-rpd --seen 9-green,5-none",
                "01-village-assault | --fire us-m60 --at vc-rifle/shaken --seen 3-end-turn --hidden 2",
                "01-village-assault | --fire us-m60 --at vc-rifle,vc-rpd/shaken,vc-phan --spread",
                "01-village-assault | --fire us-rifle,us-riggs --at vc-rifle",
                "01-village-assault | --fire vc-rpd --at us-rifle",
                "04-clear | --fire us-m48 --at nva-pt-76 --seen card-01,card-24,card-53 --armor",
                "04-clear | --fire us-law --at nva-pt-76/flank --armor",
            })
    void areThoseOfTheCommandAndWhatTheCardsDo(final String battle, final String question) {
        final boolean spread = question.contains("--spread");
        final boolean armor = question.contains("--armor");
        final Fight fight = fight(battle, question);
        final String shown = shown(fight, spread, armor);
        final Position.Shot shot =
                new Position.Shot(fight.lead, joined(fight), fight.target, 0, AttackKind.FIRE, spread, armor);
        final double[] shares = shares(fight, shot);
        final long target = 1L << fight.target;
        fight.play(armor ? 0 : fight.view.hitting(fight.lead, AttackKind.FIRE), () -> fight.position.fire(shot));
        final String hits = "hits " + Odds.rounded(fight.share(outcome -> outcome.hits() > 0));
        assertEquals(
                spread
                        ? hits
                        : hits + ", eliminates " + Odds.rounded(fight.share(outcome -> (outcome.dead() & target) != 0)),
                shown);
        final Matcher words = WORDS.matcher(shown);
        assertTrue(words.matches(), shown);
        assertEquals(Integer.parseInt(words.group(1)) / 100.0, shares[0], LIMIT, shown);
        if (!spread) {
            assertEquals(Integer.parseInt(words.group(2)) / 100.0, shares[1], LIMIT, shown);
        }
    }

    /** Returns the shares of trials in which the attack hits, and eliminates; the engine deals the hidden hand anew. */
    private static double[] shares(final Fight fight, final Position.Shot shot) {
        final TrialKey key = new TrialKey();
        final Rolls rolls = new Rolls(key);
        final HitNotes notes = new HitNotes(fight.tables.units);
        notes.attacker = fight.side;
        final Position played = new Position(fight.tables, rolls, notes);
        int hits = 0;
        int eliminated = 0;
        for (int trial = 0; trial < TRIALS; trial++) {
            key.set(47, trial);
            played.state.copyFrom(fight.position.state);
            for (int card = 0; card < fight.asked.hidden(); card++) {
                final long held = played.state.pile & ~fight.tables.cards.neverHeld;
                played.state.pile &= ~(1L << rolls.card(RollId.DEAL, 0, 0, card, held));
            }
            played.ready();
            notes.hits = 0;
            assertTrue(played.fire(shot));
            hits += notes.hits > 0 ? 1 : 0;
            eliminated += (played.state.dead & 1L << shot.target()) != 0 ? 1 : 0;
        }
        return new double[] {(double) hits / TRIALS, (double) eliminated / TRIALS};
    }

    @Test
    void aBidIsThatOfTheCommand() {
        final Fight fight = fight("01-village-assault", "--fire us-m60 --at vc-rifle --seen card-01,card-24,card-40");
        final BattleState state = real(fight);
        state.hand[fight.side] = 1L << fight.tables.cards.ids.indexOf("card-24");
        state.discard &= ~state.hand[fight.side];
        final Odds command = Asking.odds(
                DeckForms.BID, Content.load("battles/01-village-assault.yaml"), "--bid card-24 --seen card-01,card-40");
        final Map<String, Object> row = Asking.rows(command.sheet()).get(0);
        assertEquals(
                "beats the best " + Math.round(100 * (double) row.get("winsBest")) + " %, any one "
                        + Math.round(100 * (double) row.get("winsAny")) + " %",
                OptionOdds.of(
                        new BattleView(state, fight.side),
                        DecisionKind.BID,
                        0,
                        fight.tables.cards.ids.indexOf("card-24")));
    }

    @Test
    void withoutFireThereAreNone() {
        final Fight fight = fight("01-village-assault", "--fire us-m60 --at vc-rifle");
        final BattleView seen = new BattleView(real(fight), fight.side);
        assertEquals("", OptionOdds.of(seen, DecisionKind.SUPPORT, 0, DecisionKind.NOTHING));
        assertEquals("", OptionOdds.of(seen, DecisionKind.PASS, 0, 0));
    }
}
