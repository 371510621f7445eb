package org.sitrep.rulesets.sixtyfive.odds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.contract.Asking;
import org.sitrep.contract.Deep;
import org.sitrep.ruleset.odds.Odds;
import org.sitrep.ruleset.odds.OddsForm;
import org.sitrep.ruleset.odds.OddsRefused;
import org.sitrep.ruleset.odds.OddsTable;
import org.sitrep.rulesets.sixtyfive.definition.Card;
import org.sitrep.rulesets.sixtyfive.definition.Card.ArmorWord;
import org.sitrep.rulesets.sixtyfive.definition.Card.HitColour;
import org.sitrep.rulesets.sixtyfive.definition.Content;

/**
 * Odds of attacks and assaults: worked examples, and all orders of a few cards under a plain reading of the rules that
 * shares nothing with the engine. Simulations are in {@link FightSimulationTest}.
 */
class FightOddsTest {
    private static final Content VILLAGE = Content.load("battles/01-village-assault.yaml");
    private static final Content TANKS = Content.load("battles/04-clear.yaml");
    private static final List<Card> CARDS = List.copyOf(VILLAGE.game().cards().values());

    private static Odds fire(final Content content, final String question) {
        return Asking.odds(FightForm.OF_FIRE, content, question);
    }

    private static Map<String, Object> unit(final Odds odds, final String name) {
        return Asking.rows((OddsTable) odds.values().get("units")).stream()
                .filter(row -> row.get("unit").equals(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError(name));
    }

    /** The numbers of cards of worked examples; range 2 adds one by the house table (GAP-3). */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--fire us-rifle --at vc-rifle --terrain kunai --hexes 3 | 1", // EX-41
                "--fire us-rifle --at vc-rifle --hexes 2 | 3", // EX-42, without its Power
                "--fire us-rifle,us-rifle --at vc-rifle --hexes 2 | 5", // EX-43, without its Power
                "--fire us-rifle --at vc-rifle/moved --hexes 3 | 3", // EX-50
                "--fire us-rifle --at vc-rifle/moved --hexes 3 --terrain brush | 2", // EX-50
                "--fire us-dixon --at vc-rifle/moved --hexes 4 --terrain building | 3", // EX-51
                "--fire us-rifle --at vc-rifle --opportunity --hexes 3 | 3",
                "--fire us-rifle --at vc-rifle --hexes 3 --support bullet-storm | 3",
                "--fire us-rifle --at vc-rifle --hexes 3 --react unexpected-cover | 1",
                "--fire us-rifle --at vc-rifle --hexes 3 --terrain kunai/smoke | 0", // EX-40: aborted
            })
    void SF_FIRE_3_cards(final String question, final int cards) {
        assertEquals(cards, fire(VILLAGE, question).values().get("cards"));
    }

    @Test
    void aCardOfOneColour_EX_41() {
        final Odds odds = fire(VILLAGE, "--fire us-rifle --at vc-rifle --terrain kunai --hexes 3 --hidden 0");
        final long green =
                CARDS.stream().filter(card -> card.hit() == HitColour.GREEN).count();
        assertEquals(Odds.exact(new BigFraction((int) green, 54)), odds.values().get("pHitExact"));
        final Odds less = fire(
                VILLAGE,
                "--fire us-rifle --at vc-rifle --terrain kunai --hexes 3 --hidden 0 --seen 5-green,card-01,1-end-turn");
        assertEquals(
                Odds.exact(new BigFraction((int) green - 5, 47)), less.values().get("pHitExact"));
    }

    /** The third hit eliminates, so a fourth card is not drawn (EX-42). */
    @Test
    void SF_FIRE_5_cardsAfterTheLastHitAreNotDrawn() {
        final Odds odds = fire(VILLAGE, "--fire us-rifle,us-rifle --at vc-rifle --hexes 2");
        assertEquals(4, odds.picture().orElseThrow().law().size());
    }

    /** A hit in a Foxhole is drawn again once, so two cards with one hit are needed for one (SF-FORT-1, EX-52). */
    @Test
    void SF_FORT_1_aFoxholeTakesOneHit() {
        final String question = "--fire us-rifle --at vc-rifle --hexes 3 --hidden 0 --terrain clear";
        assertEquals(
                Odds.exact(atLeastTwoOfThree()),
                fire(VILLAGE, question + "/foxhole").values().get("pHitExact"));
    }

    private static BigFraction atLeastTwoOfThree() {
        final BigFraction two = new BigFraction(21 * 20 * 33 * 3, 54 * 53 * 52);
        return two.add(new BigFraction(21 * 20 * 19, 54 * 53 * 52));
    }

    /** The answer draws the cards after those of the shot, and these are as good as the first ones. */
    @Test
    void SF_REA_1_bothShotsOfFirstFireCount() {
        // All orders of a whole deck take seconds.
        final String seen = IntStream.rangeClosed(1, Deep.or(20, 1))
                .mapToObj("card-%02d"::formatted)
                .collect(Collectors.joining(",", " --hexes 3 --seen ", ""));
        final Odds both = fire(TANKS, "--fire us-m48 --at nva-pt-76 --react card-26" + seen);
        final Odds shot = fire(TANKS, "--fire us-m48 --at nva-pt-76" + seen + ",card-26");
        final Odds answer = fire(TANKS, "--fire nva-pt-76 --at us-m48" + seen + ",card-26");
        assertEquals(
                unit(shot, "nva-pt-76").get("eliminatedExact"),
                unit(both, "nva-pt-76").get("eliminatedExact"));
        assertEquals(
                unit(answer, "us-m48").get("eliminatedExact"),
                unit(both, "us-m48").get("eliminatedExact"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--fire nva-pt-76 --at us-m48 --hexes 4 --terrain kunai | 4 | 3 | 4", // EX-80
                "--fire nva-pt-76 --at us-m48/flank --hexes 4 --terrain kunai | 4 | 3 | 3", // EX-81, EX-82
                "--fire nva-pt-76 --at us-m48 --hexes 4 --terrain kunai --react unexpected-cover | 6 | 3 | 4", // EX-85
                "--fire nva-pt-76 --at us-m48 --hexes 4 --terrain kunai --react glancing-shot | 4 | 1 | 4", // EX-86
                "--fire nva-pt-76 --at us-m48 --hexes 4 --terrain kunai --support critical-hit | 4 | 5 | 4",
                "--fire nva-pt-76 --at us-m48 --hexes 4 --terrain kunai --support aimed-shot | 2 | 3 | 4",
            })
    void SF_AP_2_numbers(final String question, final int needed, final int factor, final int armor) {
        final Odds odds = fire(TANKS, question + " --hidden 0");
        assertEquals(
                List.of(needed, factor, armor),
                List.of(
                        odds.values().get("needed"),
                        odds.values().get("factor"),
                        odds.values().get("armor")));
    }

    /** Every pair of cards is looked up by its printed values. */
    @ParameterizedTest
    @ValueSource(strings = {"", "/flank"})
    void SF_AP_5_everyPairOfCards(final String facing) {
        final Odds odds =
                fire(TANKS, "--fire nva-pt-76 --at us-m48" + facing + " --hexes 4 --terrain kunai --hidden 0");
        int kills = 0;
        int shakes = 0;
        for (final Card first : CARDS) {
            for (final Card second : CARDS) {
                if (first != second && first.tn().orElse(-9) >= 4) {
                    final int armor = (facing.isEmpty() ? 4 : 3) + (first.turret() ? 1 : 0);
                    kills += second.word() == ArmorWord.DESTROY
                                    || second.apfb()
                                            .map(result -> 3 + result >= armor)
                                            .orElse(false)
                            ? 1
                            : 0;
                    shakes += second.word() == ArmorWord.SHAKE ? 1 : 0;
                }
            }
        }
        assertEquals(
                Odds.exact(new BigFraction(kills, 54 * 53)),
                unit(odds, "us-m48").get("eliminatedExact"));
        assertEquals(
                Odds.exact(new BigFraction(shakes, 54 * 53)),
                unit(odds, "us-m48").get("shakenExact"));
    }

    /** Seven cards are left; all their orders are counted, with hits on the first unit of a tier (SF-ASLT-7). */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--assault us-rifle --at vc-rifle | 2 | 2 | plain",
                "--assault us-rifle,us-rifle --at vc-rpd | 4 | 1 | plain", // EX-72, with an RPD
                "--assault us-rifle,us-rifle --at vc-rpd/reduced | 4 | 1 | plain",
                "--assault us-rifle,us-rifle --at vc-rpd/shaken | 4 | 1 | late", // EX-75
                "--assault us-rifle,us-rifle --at vc-rifle --support card-21 | 4 | 2 | ambush",
            })
    void SF_ASLT_5_everyOrderOfSevenCards(
            final String question, final int attackers, final int defenders, final String when) {
        final List<Integer> left = List.of(1, 4, 8, 12, 19, 22, 50);
        final String seen = IntStream.range(0, 54)
                .filter(card -> !left.contains(card) && card != 20) // Ambush
                .mapToObj(card -> "card-%02d".formatted(card + 1))
                .collect(Collectors.joining(","));
        final boolean ambush = when.equals("ambush");
        final Odds odds = Asking.odds(
                FightForm.OF_AN_ASSAULT, VILLAGE, question + " --hidden 0 --seen " + seen + (ambush ? "" : ",card-21"));
        final Count count = new Count(question, when, attackers, defenders);
        count.orders(new ArrayList<>(), left);
        assertEquals(
                List.of(Odds.exact(count.share(count.attackersHold)), Odds.exact(count.share(count.defendersDie))),
                List.of(
                        odds.values().get("pAttackersExact"),
                        unit(odds, count.defender).get("eliminatedExact")));
    }

    /** Plays assaults of Rifles on one unit by the text of the rules. */
    private static final class Count {
        final String defender;
        private final String when;
        private final int attack;
        private final int defend;
        private final boolean reduced;
        private final int rifles;
        int all;
        int attackersHold;
        int defendersDie;

        Count(final String question, final String when, final int attack, final int defend) {
            defender = question.contains("vc-rpd") ? "vc-rpd" : "vc-rifle";
            this.when = when;
            this.attack = attack;
            this.defend = defend;
            reduced = question.contains("/reduced");
            rifles = attack / 2;
        }

        BigFraction share(final int some) {
            return new BigFraction(some, all);
        }

        void orders(final List<Integer> first, final List<Integer> left) {
            if (first.size() == attack + defend) {
                play(first);
                return;
            }
            for (final Integer card : left) {
                final List<Integer> more = new ArrayList<>(first);
                more.add(card);
                orders(more, left.stream().filter(other -> !other.equals(card)).toList());
            }
        }

        private void play(final List<Integer> order) {
            all++;
            // Losses of the defender so far: 1 for Shaken, 1 for reduced; 3 eliminate it, less what it has suffered.
            final int before = (reduced ? 1 : 0) + (when.equals("late") ? 1 : 0);
            final int hits = hits(order, 0, attack);
            final boolean dies = before + hits >= 3;
            int back = defend;
            if (when.equals("ambush") && !dies && hits >= 2) {
                back = defend - 1; // reduced before it draws
            }
            if (when.equals("late") && !dies && hits >= 1 && defender.equals("vc-rifle")) {
                back = defend - 1;
            }
            final boolean answers = when.equals("plain") || !dies;
            final int suffered = answers ? hits(order, attack, back) : 0;
            attackersHold += suffered < 3 * rifles && (dies || hits > suffered) ? 1 : 0;
            defendersDie += dies ? 1 : 0;
        }

        private static int hits(final List<Integer> order, final int from, final int many) {
            return (int) order.subList(from, from + many).stream()
                    .map(card -> CARDS.get(card).hit())
                    .filter(hit -> hit == HitColour.GREEN || hit == HitColour.RED)
                    .count();
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "fire | --fire us-rifel --at vc-rifle | there is no unit \"us-rifel\" | did you mean \"us-rifle\"?",
                "fire | --fire us-m48 --at vc-rifle | the battle has no us-m48 | add --scenario",
                "fire | --fire us-rifle | no units are named by --at | add --at",
                "fire | --fire us-rifle --at vc-rifle/hurt | there is no word \"hurt\" | known: shaken",
                "fire | --fire us-rifle --at us-m60 | us-m60 is of the other side | name units of one side",
                "fire | --fire us-rifle/shaken --at vc-rifle | the rules do not allow this attack | look at range",
                "fire | --fire us-rifle --at vc-phan,vc-rifle | the rules do not allow this attack | look at",
                "fire | --fire us-rifle --at vc-rifle --hexes 31 | --hexes 31 is out of range | write 1 to 30",
                "fire | --fire us-rifle --at vc-rifle --terrain sand | there is no terrain \"sand\" | known: clear",
                "fire | --fire us-rifle --at vc-rifle --seen 30-green | there are no 30 green cards | write at most 19",
                "fire | --fire us-rifle --at vc-rifle --seen card-1,card-1 | there is no card \"card-1\" | did you",
                "fire | --fire us-rifle --at vc-rifle --seen card-01,card-01 | no card card-01 is left | name each",
                "fire | --fire us-rifle,us-m60 --at vc-rifle --seen 40-none | there are no 40 none cards | write",
                "fire | --fire us-rifle --at / | no word  | known: shaken",
                "assault | --assault us-m60 --at vc-rifle | us-m60 cannot assault | name unshaken units",
                "assault | --assault us-rifle,us-rifle,us-rifle --at vc-rifle | the hex has no room | name fewer",
                "assault | --assault us-rifle --at vc-rifle --hidden 5 | --hidden 5 is out of range | write 0 to 4",
            })
    void whatCannotBeIsRefused(final String form, final String question, final String problem, final String advice) {
        final OddsForm asked = form.equals("fire") ? FightForm.OF_FIRE : FightForm.OF_AN_ASSAULT;
        final OddsRefused refused = assertThrows(OddsRefused.class, () -> Asking.odds(asked, VILLAGE, question));
        assertTrue(refused.getMessage().contains(problem), refused.getMessage());
        assertTrue(refused.advice().startsWith(advice), refused.advice());
    }

    @Test
    void shotsAtArmorNeedCardsByName() {
        final String question = "--fire nva-pt-76 --at us-m48 --seen 3-green";
        assertThrows(OddsRefused.class, () -> fire(TANKS, question));
    }
}
