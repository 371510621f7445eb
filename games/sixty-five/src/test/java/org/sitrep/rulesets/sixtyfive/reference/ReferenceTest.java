package org.sitrep.rulesets.sixtyfive.reference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.contract.Deep;
import org.sitrep.rulesets.sixtyfive.SixtyFiveListed;
import org.sitrep.rulesets.sixtyfive.battle.BattleState;
import org.sitrep.rulesets.sixtyfive.battle.BattleView;
import org.sitrep.rulesets.sixtyfive.battle.Sight;
import org.sitrep.rulesets.sixtyfive.bots.NoviceBot;
import org.sitrep.rulesets.sixtyfive.bots.SergeantBot;
import org.sitrep.rulesets.sixtyfive.definition.Card;
import org.sitrep.rulesets.sixtyfive.definition.Content;
import org.sitrep.rulesets.sixtyfive.tables.GameTables;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.UniformBot;

/** The engine and the reference agree on every attack, assault, card and line of sight of many battles. */
@Tag("slow")
class ReferenceTest {
    private static final long SEED = 1968;
    private static final int BATTLES = Integer.getInteger("sitrep.sixtyfive.compared", Deep.or(3, 300));
    private static final int LAYOUTS = Deep.or(3, 12);
    /** The number of hexes of which one is the start of compared lines. */
    private static final int STEP = Deep.or(10, 1);

    static Stream<String> battles() {
        return SixtyFiveListed.BATTLES.stream();
    }

    private static void compare(final String battle, final Supplier<Bot<BattleView>> bot, final int battles) {
        final Referee referee = new Referee(battle, bot.get(), bot.get());
        for (int trial = 0; trial < battles; trial++) {
            referee.play(SEED, trial);
        }
        referee.findings.assertNone();
        assertTrue(referee.findings.compared("SF-FIRE-3") > battles, "attacks were compared");
    }

    @ParameterizedTest
    @MethodSource("battles")
    void randomBattlesAgree(final String battle) {
        compare(battle, UniformBot::new, BATTLES);
    }

    @ParameterizedTest
    @MethodSource("battles")
    void sensibleBattlesAgree(final String battle) {
        compare(battle, NoviceBot::new, BATTLES);
        compare(battle, SergeantBot::new, BATTLES);
    }

    /** Hexes of all layouts see each other in both, with smoke, wrecks and rubble laid at random. */
    @ParameterizedTest
    @MethodSource("battles")
    void linesOfSightAgree(final String battle) {
        final GameTables tables =
                new GameTables(Content.load("battles/" + battle + ".yaml").game());
        final BattleState s = new BattleState(tables);
        final Sight sight = new Sight(s);
        final Random random = new Random(SEED);
        final Findings findings = new Findings();
        for (int layout = 0; layout < LAYOUTS; layout++) {
            for (int at = 0; at < tables.map.count; at++) {
                s.smoke[at] = layout > 0 && random.nextInt(15) == 0 ? 2 : 0;
                s.wreck[at] = layout > 0 && random.nextInt(10) == 0;
                s.rubble[at] = layout > 1 && random.nextInt(20) == 0;
            }
            final TableCopy copy = new TableCopy(s);
            for (int from = layout % STEP; from < tables.map.count; from += STEP) {
                for (int to = 0; to < tables.map.count; to++) {
                    final String line = battle + " " + copy.hexes.get(from) + " to " + copy.hexes.get(to);
                    findings.agree(
                            "SF-LOS-9",
                            copy.sights.ground(copy.hexes.get(from), copy.hexes.get(to)),
                            sight.ground(from, to),
                            line);
                    findings.agree(
                            "SF-HELO-11",
                            copy.sights.air(copy.hexes.get(from), copy.hexes.get(to)),
                            sight.fromTheAir(from, to),
                            line);
                    findings.agree(
                            "SF-FIRE-2",
                            copy.hexes.get(from).range(copy.hexes.get(to)),
                            tables.map.distance(from, to),
                            line);
                }
            }
        }
        findings.assertNone();
    }

    /** Facing is compared for all corners over all distances. */
    @Test
    void frontsAgree() { // SF-FACE-2, SF-FACE-3
        final GameTables tables =
                new GameTables(Content.load("battles/05-tanks-in-the-wire.yaml").game());
        final TableCopy copy = new TableCopy(new BattleState(tables));
        final Findings findings = new Findings();
        for (int corner = 0; corner < 6; corner++) {
            for (int from = 0; from < tables.map.count; from++) {
                for (int to = 0; to < tables.map.count; to++) {
                    findings.agree(
                            "SF-FACE-2",
                            copy.hexes.get(from).inFront(corner, copy.hexes.get(to)),
                            tables.map.inFront(from, corner, to),
                            corner + " " + copy.hexes.get(from) + " " + copy.hexes.get(to));
                }
            }
        }
        findings.assertNone();
    }

    /** The constants of the reference are those of the content. */
    @Test
    void theDeckIsTheSame() { // GAP-7
        final List<Card> cards = List.copyOf(
                Content.load("battles/01-village-assault.yaml").game().cards().values());
        assertEquals(PlayingCard.DECK.size(), cards.size());
        for (int i = 0; i < cards.size(); i++) {
            final Card card = cards.get(i);
            final PlayingCard own = PlayingCard.DECK.get(i);
            assertEquals(own.tn(), card.tn().orElse(null), own::toString);
            assertEquals(own.apfb(), card.apfb().orElse(null), own::toString);
            assertEquals(own.power(), card.power(), own::toString);
            assertEquals(own.turret(), card.turret(), own::toString);
            assertEquals(own.movingFire(), card.movingFire(), own::toString);
            assertEquals(own.endTurn(), card.endsTurn(), own::toString);
            assertEquals(own.hit(), "-GYR".charAt(card.hit().ordinal()), own::toString);
        }
    }

    @Test
    void theCountersAreTheSame() { // GAP-1
        final Map<String, List<Object>> ours = new TreeMap<>();
        final Map<String, List<Object>> theirs = new TreeMap<>();
        Content.load("battles/01-village-assault.yaml").game().units().forEach((id, type) -> {
            theirs.put(
                    id,
                    values(
                            type.steps(),
                            type.targeting(),
                            type.armorPiercing().orElse(null),
                            type.armor().orElse(null),
                            type.highExplosive(),
                            type.reducedHighExplosive(),
                            type.hero()));
            final CounterType own = CounterType.BY_ID.get(id);
            ours.put(
                    id,
                    values(
                            own.steps(),
                            own.targeting() == null ? 0 : own.targeting(),
                            own.armorPiercing(),
                            own.armor(),
                            own.highExplosive(),
                            own.reduced(),
                            own.hero()));
        });
        assertEquals(ours, theirs);
    }

    private static List<Object> values(final Object... all) {
        final List<Object> values = new ArrayList<>();
        for (final Object value : all) {
            values.add(String.valueOf(value));
        }
        return values;
    }
}
