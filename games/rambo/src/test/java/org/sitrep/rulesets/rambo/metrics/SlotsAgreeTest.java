package org.sitrep.rulesets.rambo.metrics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;
import org.sitrep.outcome.Subject;
import org.sitrep.rng.TrialKey;
import org.sitrep.rulesets.rambo.bots.GameView;
import org.sitrep.rulesets.rambo.definition.Content;
import org.sitrep.rulesets.rambo.definition.Hero;
import org.sitrep.rulesets.rambo.mission.Cause;
import org.sitrep.rulesets.rambo.mission.MissionPlay;
import org.sitrep.rulesets.rambo.mission.MissionRecord;
import org.sitrep.rulesets.rambo.mission.MissionRecord.Count;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.mission.MissionView;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.play.Event;
import org.sitrep.rulesets.rambo.play.Rolls;
import org.sitrep.rulesets.rambo.tables.GameTables;
import org.sitrep.strategy.EventListener;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.UniformBot;

/** The metrics of missions add up, and agree with what a trace of the same missions counts for itself. */
class SlotsAgreeTest {
    private static final int MISSIONS = 150;

    private static GameTables tables(final String file, final String... sets) {
        final Content content = Content.load(file, sets);
        return new GameTables(content.game(), content.game().mission().orElseThrow());
    }

    /** Counts by itself what it is told. */
    private static final class Counter extends EventListener<Event> {
        private int kills;
        private int spawns;
        private int threats;
        private int hits;
        private int attacks;
        private int nobody;
        private int through;
        private int steps;
        private int wounds;
        private int played;
        private int fog;
        private int gained;
        private int lost;

        @Override
        protected void heard(final Event event, final int[] n) {
            switch (event) {
                case ENEMY_KILLED -> kills++;
                case ENEMY_SPAWNED -> spawns++;
                case THREAT_REVEALED -> threats++;
                case THREAT_HITS -> hits++;
                case ENEMY_ATTACKED -> enemyAttacked(n[7]);
                case ENEMY_ATTACKS_NOBODY -> nobody++;
                case HERO_STEP -> steps++;
                case HERO_WOUNDED -> wounds++;
                case CARD_PLAYED -> played++;
                case FOG_REVEALED -> fog++;
                case HERO_ALERT -> alert(n[1], n[2]);
                default -> {}
            }
        }

        private void enemyAttacked(final int comesThrough) {
            attacks++;
            through += comesThrough;
        }

        private void alert(final int from, final int to) {
            gained += Math.max(0, to - from);
            lost += Math.max(0, from - to);
        }
    }

    /** Missions of one kind, one after the other. */
    private static final class Table {
        private final GameTables tables;
        private final MissionMetrics metrics;
        private final OutcomeLayout layout;
        private final MissionState state;
        private final Outcome outcome;
        private Counter counter = new Counter();

        Table(final GameTables tables) {
            this.tables = tables;
            metrics = new MissionMetrics(tables);
            layout = metrics.layout();
            state = new MissionState(tables);
            outcome = new Outcome(layout);
        }

        void play(final int mission) {
            counter = new Counter();
            final TrialKey key = new TrialKey();
            key.set(5, mission);
            final Seat<GameView> seat = new Seat<>(
                    new UniformBot<>(),
                    new GameView(new MissionView(state)),
                    counter,
                    100_000,
                    0,
                    DecisionKind.MAX_OPTIONS,
                    DecisionKind.NAMES::of);
            final MissionPlay play = new MissionPlay(state, new Rolls(key), seat, counter);
            play.reset();
            seat.begin(key);
            play.play();
            outcome.reset();
            metrics.of(state).fill(outcome);
        }

        int of(final String name) {
            final int value = raw(name);
            assertNotEquals(Outcome.ABSENT, value, name);
            return value;
        }

        int raw(final String name) {
            return outcome.get(layout.index(name));
        }

        int sum(final List<String> names) {
            return names.stream().mapToInt(this::of).sum();
        }

        List<String> party() {
            final List<String> names = new ArrayList<>();
            for (int hero = 0; hero < state.party; hero++) {
                names.add("hero." + tables.heroes[hero].hero.id());
            }
            return names;
        }

        int team(final String measure) {
            return sum(party().stream().map(hero -> hero + "." + measure).toList());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "missions/01-proof.yaml, four",
        "missions/cage-run.yaml, four",
        "missions/cage-run.yaml, trautman-three",
        "missions/powder-store.yaml, two",
        "missions/powder-store.yaml, doc-four",
        "missions/01-proof.yaml, one"
    })
    void whatMustAgreeAgrees(final String mission, final String party) {
        final Table t = new Table(tables(mission, "party=" + party));
        for (int i = 0; i < MISSIONS; i++) {
            t.play(i);
            withinBounds(t);
            ends(t);
            heroes(t);
            damage(t);
            enemies(t);
            cards(t);
            alert(t);
            rounds(t);
            ratios(t);
        }
    }

    private static void withinBounds(final Table t) {
        for (int i = 0; i < t.layout.slots().size(); i++) {
            final Slot slot = t.layout.slots().get(i);
            final int value = t.outcome.get(i);
            assertTrue(
                    value == Outcome.ABSENT || value >= slot.min() && value <= slot.max(), slot.name() + " " + value);
        }
    }

    private static void ends(final Table t) {
        assertEquals(1, t.sum(List.of("success", "end.red", "end.wounds", "end.time", "end.dossier")));
        assertEquals(t.state.cause == Cause.SUCCESS ? 1 : 0, t.of("success"));
        final int rounds = t.of("rounds");
        assertEquals(t.of("success") == 1 ? rounds : Outcome.ABSENT, t.raw("round.success"));
        assertEquals(t.of("success") == 0 ? rounds : Outcome.ABSENT, t.raw("round.failure"));
        final int turns = t.of("turns");
        assertTrue(turns > 4 * (rounds - 1) && turns <= 4 * rounds, turns + " turns in " + rounds + " rounds");
        final int all = t.state.tables.mission.mission.rounds();
        assertEquals(t.of("success") == 1 ? all : rounds, roundsAtRisk(t, "atRisk"));
        assertEquals(t.of("end.red") == 0 ? all : rounds, roundsAtRisk(t, "atRiskOfRed"));
        assertEquals(t.of("end.wounds") == 0 ? all : rounds, roundsAtRisk(t, "atRiskOfWounds"));
        assertEquals(
                1 - t.of("success"),
                IntStream.rangeClosed(1, 20)
                        .map(r -> t.of("notFailed.lost." + r))
                        .sum());
        assertEquals(
                t.of("end.red"),
                IntStream.rangeClosed(1, 20)
                        .map(r -> t.of("notFailed.red." + r))
                        .sum());
        assertEquals(
                t.of("end.wounds"),
                IntStream.rangeClosed(1, 20)
                        .map(r -> t.of("notFailed.wounds." + r))
                        .sum());
    }

    private static int roundsAtRisk(final Table t, final String what) {
        return IntStream.rangeClosed(1, 20)
                .map(r -> t.of("notFailed." + what + "." + r))
                .sum();
    }

    private static void heroes(final Table t) {
        for (final String measure : List.of(
                "wounds",
                "damageTaken",
                "healed",
                "kills",
                "attacks",
                "damageDealt",
                "damageWasted",
                "steps",
                "valorGained",
                "armorGained")) {
            assertEquals(t.of(measure), t.team(measure), measure);
        }
        assertEquals(t.counter.kills, t.of("kills"));
        assertEquals(t.counter.steps, t.of("steps"));
        assertEquals(t.counter.wounds, t.of("wounds"));
        assertEquals(t.of("turns"), t.team("turns"));
        for (int hero = 0; hero < t.state.party; hero++) {
            final String name = t.party().get(hero);
            assertEquals(
                    t.of(name + ".turns"),
                    t.sum(MissionMetrics.LEVELS.stream()
                            .map(l -> name + ".start." + l.id() + ".turns")
                            .toList()));
            final int stances = t.sum(t.tables.heroes[hero].hero.stances().keySet().stream()
                    .map(s -> name + ".stance." + s + ".turns")
                    .toList());
            final int turns = t.of(name + ".turns");
            assertTrue(stances == turns || stances == turns - 1, "the last turn may end before its stance is chosen");
            assertEquals(
                    t.of(name + ".valorGained"),
                    t.state.valor[hero]
                            + t.sum(List.of(
                                    name + ".valor.attacks",
                                    name + ".valor.blocks",
                                    name + ".valor.steps",
                                    name + ".valor.lost")));
        }
        for (final Hero hero : t.tables.game.heroes().values()) {
            final boolean plays = t.party().contains("hero." + hero.id());
            assertEquals(plays, t.raw("hero." + hero.id() + ".turns") != Outcome.ABSENT);
            assertEquals(plays, t.raw("hero." + hero.id() + ".cards.held") != Outcome.ABSENT);
        }
    }

    private static void damage(final Table t) {
        assertEquals(
                t.of("damage.attacks"),
                t.sum(List.of(
                        "damage.byResistance",
                        "damage.byCover",
                        "damage.byArmor",
                        "damage.byValor",
                        "damage.through")));
        assertEquals(t.counter.through, t.of("damage.through"));
        assertEquals(
                t.of("damageTaken"),
                t.of("damage.through") + t.of("damage.other") - t.of("damage.other.byValor"),
                "what comes through and what is not blocked");
        assertEquals(t.of("valor.blocks"), t.of("damage.byValor") + t.of("damage.other.byValor"));
    }

    private static void enemies(final Table t) {
        assertEquals(t.of("enemies.spawned"), t.of("enemies.killed") + t.of("enemies.left"));
        assertEquals(t.counter.spawns, t.of("enemies.spawned"));
        assertEquals(t.of("kills"), t.of("enemies.killed"));
        final List<String> names =
                EnemySlots.types(t.tables.enemies).stream().map(Subject::id).toList();
        for (final String measure : List.of("spawned", "killed")) {
            assertEquals(
                    t.of("enemies." + measure),
                    t.sum(names.stream().map(n -> n + "." + measure).toList()));
        }
        assertEquals(
                t.of("damage.through"),
                t.sum(names.stream().map(n -> n + ".through").toList()));
        assertEquals(
                t.of("enemyAttacks"),
                t.sum(names.stream().map(n -> n + ".attacks").toList()));
        final int phases = t.of("enemies.idle")
                + t.sum(names.stream().map(n -> n + ".activations").toList());
        assertTrue(phases == t.of("rounds") || phases == t.of("rounds") - 1, "one activation a round at most");
        assertEquals(t.counter.attacks, t.of("enemyAttacks"));
        assertEquals(t.counter.nobody, t.of("enemyAttacks.refused"));
        assertTrue(t.of("enemyAttacks.wanted") >= t.of("enemyAttacks.refused"));
        assertTrue(t.of("enemyAttacks.wanted") <= t.of("enemyAttacks.refused") + t.of("enemyAttacks"));
        assertEquals(t.of("refused"), t.sum(List.of("refused.hidden", "refused.range", "refused.sight")));
        assertTrue(t.of("refused") >= t.of("enemyAttacks.refused"), "each refused attack has a reason for each hero");
    }

    private static void cards(final Table t) {
        assertEquals(t.counter.played, t.team("cards.played"));
        for (int hero = 0; hero < t.state.party; hero++) {
            final String name = t.party().get(hero);
            assertEquals(
                    2 + t.of(name + ".cards.drawn"),
                    t.of(name + ".cards.played") + t.of(name + ".cards.discarded") + t.of(name + ".cards.held"),
                    "cards drawn are played, discarded or held");
            int played = 0;
            for (final var card : t.tables.heroes[hero].cards) {
                played += t.of(name + ".card." + card.id() + ".played");
                assertTrue(t.of(name + ".card." + card.id() + ".played")
                                + t.of(name + ".card." + card.id() + ".discarded")
                                + t.of(name + ".card." + card.id() + ".held")
                        <= 1);
            }
            assertEquals(t.of(name + ".cards.played"), played);
        }
        assertEquals(t.counter.threats, t.of("threats.revealed"));
        assertEquals(t.counter.hits, t.of("threats.hits"));
        int revealed = 0;
        int hits = 0;
        for (final var card : t.tables.threats.cards) {
            revealed += t.of("threat." + card.id() + ".revealed");
            hits += t.of("threat." + card.id() + ".hits");
        }
        assertEquals(t.of("threats.revealed"), revealed);
        assertEquals(t.of("threats.hits"), hits);
        int attacks = 0;
        for (final var gear : t.tables.gear.cards) {
            attacks += Math.max(0, t.raw("gear." + gear.id() + ".attacks"));
        }
        assertEquals(t.of("attacks"), attacks, "every attack is with gear that is counted");
        assertEquals(t.counter.fog, t.of("fog.revealed"));
    }

    private static void alert(final Table t) {
        assertEquals(t.counter.gained, t.of("alert.gained"));
        assertEquals(t.counter.lost, t.of("alert.lost"));
        int gained = 0;
        int lost = 0;
        for (final String source : List.of("stance", "weapon", "threat", "card", "spawn", "enemy", "battlefield")) {
            gained += t.of("alert.by." + source + ".gained");
            lost += t.of("alert.by." + source + ".lost");
        }
        assertEquals(gained, t.of("alert.gained"));
        assertEquals(lost, t.of("alert.lost"));
        int now = 0;
        for (int hero = 0; hero < t.state.party; hero++) {
            now += t.state.alert[hero];
        }
        assertEquals(now, gained - lost, "markers begin at the bottom");
        assertEquals(
                t.of("turns"),
                t.sum(MissionMetrics.LEVELS.stream()
                        .map(l -> "alert.start." + l.id() + ".turns")
                        .toList()));
        assertEquals(
                t.of("alert.phases"),
                t.sum(MissionMetrics.LEVELS.stream()
                        .map(l -> "alert.phase." + l.id() + ".heroes")
                        .toList()));
    }

    private static void rounds(final Table t) {
        final int rounds = t.of("rounds");
        assertEquals(t.tables.mission.enemyLetter.length, t.of("round.enemies.1"));
        assertEquals(0, t.of("round.level.1"));
        assertEquals(0, t.of("round.wounds.1"));
        for (int r = 1; r <= 20; r++) {
            for (final String series : List.of("round.enemies.", "round.level.", "round.wounds.")) {
                assertEquals(r > rounds, t.raw(series + r) == Outcome.ABSENT, series + r);
            }
        }
    }

    private static void ratios(final Table t) {
        for (final Ratio ratio : t.layout.ratios()) {
            final int above = t.raw(ratio.numerator());
            final int below = t.raw(ratio.denominator());
            assertEquals(above == Outcome.ABSENT, below == Outcome.ABSENT, ratio.name());
            if (above != Outcome.ABSENT && ratio.unit().equals(OutcomeLayout.SHARE)) {
                assertTrue(above <= below, ratio.name() + ": " + above + " of " + below);
            }
        }
    }

    @Test
    void everySlotIsSomethingInSomeMission() {
        final Set<String> unseen = new HashSet<>();
        for (final String party : List.of("four", "doc-four")) {
            final Table t = new Table(tables("missions/cage-run.yaml", "party=" + party, "missions.cage-run.rounds=8"));
            if (unseen.isEmpty()) {
                t.layout.slots().forEach(slot -> unseen.add(slot.name()));
                unseen.removeAll(t.layout.impossible());
            }
            for (int i = 0; i < 4 * MISSIONS; i++) {
                t.play(i);
                unseen.removeIf(name -> t.raw(name) > 0);
            }
        }
        unseen.removeIf(name -> name.startsWith("notFailed.") || name.startsWith("round.") || name.startsWith("gear."));
        final Set<String> cannotHappen = Set.of(
                "threats.decks", // 32 cards, 32 turns
                "enemies.noFigure", // more figures than ever stand here
                "wounds.removed", // no card in play does it
                "alert.by.card.gained", // nor this
                "alert.by.weapon.lost",
                "alert.by.spawn.lost",
                "alert.by.enemy.lost",
                "alert.by.battlefield.lost");
        unseen.removeAll(cannotHappen);
        unseen.removeIf(name -> name.startsWith("hero.") && name.endsWith(".valor.lost"));
        // Random play never gets to the cage, and cards without an Alert Effect hit nobody.
        unseen.removeAll(Set.of("success", "round.success", "carried", "pois.removed", "pois.used"));
        unseen.removeIf(name -> name.startsWith("poi.cage.") || name.endsWith(".hits"));
        assertEquals(Set.of(), unseen);
    }

    @ParameterizedTest
    @CsvSource({
        "party=two",
        "party=doc-four",
        "loadout=firepower",
        "missions.cage-run.rounds=9",
        "enemies.vietnamese-scout.health=4",
        "enemies.vietnamese-scout.figures=3"
    })
    void whoPlaysAndValuesDoNotChangeTheSlots(final String change) {
        final OutcomeLayout as = new MissionMetrics(tables("missions/cage-run.yaml")).layout();
        assertEquals(as, new MissionMetrics(tables("missions/cage-run.yaml", change)).layout());
    }

    @Test
    void moreThanTheBoundOfAnOpenSlotCountsAsTheBound() {
        final Table t = new Table(tables("missions/01-proof.yaml"));
        t.play(0);
        t.state.record.counts[Count.ENEMY_ATTACKS_WANTED.ordinal()] = MissionMetrics.MANY + 1;
        t.metrics.of(t.state).fill(t.outcome);
        assertEquals(MissionMetrics.MANY, t.of("enemyAttacks.wanted"));
    }

    @Test
    void theMeanLevelIsTheSumOverTheHeroesThatPlay() {
        final Table t = new Table(tables("missions/01-proof.yaml", "party=three"));
        t.play(0);
        t.state.record.levelsAt[1] = 4; // 1, 1 and 2 of three heroes
        t.metrics.of(t.state).fill(t.outcome);
        final Slot slot = t.layout.slot("round.level.1").orElseThrow();
        assertEquals(4.0 / 3, t.of("round.level.1") / (double) slot.divisor(), 1e-12);
    }

    @Test
    void refusedByReasonIsWhatTheRecordSays() {
        final Table t = new Table(tables("missions/01-proof.yaml"));
        t.play(0);
        t.state.record.refused[MissionRecord.HIDDEN] = 7;
        t.state.record.refused[MissionRecord.RANGE] = 2;
        t.state.record.refused[MissionRecord.SIGHT] = 1;
        t.metrics.of(t.state).fill(t.outcome);
        assertEquals(7, t.of("refused.hidden"));
        assertEquals(2, t.of("refused.range"));
        assertEquals(1, t.of("refused.sight"));
        assertEquals(10, t.of("refused"), "a share of 70 % hidden");
    }
}
