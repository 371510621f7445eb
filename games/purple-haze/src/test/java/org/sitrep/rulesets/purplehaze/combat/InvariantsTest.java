package org.sitrep.rulesets.purplehaze.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.Playout;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.rulesets.purplehaze.PurpleHaze;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.RandomBot;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.scenario.Playouts;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;

/** Random combats in which state and question are checked at every decision. */
class InvariantsTest {
    private static final int COMBATS = 150;
    private static final int BOUND = 100_000;

    /** Chooses at random after it has checked the table; remembers which kinds of question it saw. */
    private static final class Inspector extends Bot<GameView> {
        private final RandomBot<GameView> random = new RandomBot<>();
        private final CombatState state;
        private final StateInvariants invariants;
        private final Set<Integer> kinds;

        Inspector(final CombatState state, final Set<Integer> kinds) {
            this.state = state;
            this.kinds = kinds;
            invariants = new StateInvariants(state);
        }

        @Override
        public void begin(final GameView view, final BotRandom own) {
            random.begin(view, own);
        }

        @Override
        public int choose(final GameView view, final Decision decision) {
            kinds.add(decision.kind());
            invariants.check(decision.kind());
            LegalDecision.check(state, decision);
            return random.choose(view, decision);
        }
    }

    /** Much at once: three rounds, every phase of the box, the squad with the most skills. */
    private static final List<String> RICH = List.of(
            "combats.patrol.rounds=3",
            "combats.patrol.claymore=true",
            "combats.patrol.equipmentSwap=true",
            "combats.patrol.tacticsAtBottom=[artillery]",
            "combats.patrol.tactics=4",
            "start.threat=8");

    /** A squad of the Profiles whose Abilities have to be called for in a combat. */
    private static final String GIFTED = "squads.gifted={title: Gifted, loadout: captured-arms, members: {"
            + "squad-leader: {profile: MP24, level: 4}, radio-operator: {profile: MP10, level: 4}, "
            + "infantryman: {profile: MP14, level: 4}, scout: {profile: MP22, level: 4}, "
            + "engineer: {profile: MP16, level: 4}, corpsman: {profile: MP05, level: 4, boonCard: BN16}}}";

    /** Boon cards and Lucky Charms in the hands of a squad. */
    private static List<String> cards(final String squad, final List<String> boons, final List<String> charms) {
        final List<String> ids =
                List.of("squad-leader", "radio-operator", "infantryman", "scout", "engineer", "corpsman");
        final List<String> sets = new ArrayList<>(List.of("squad=" + squad));
        for (int i = 0; i < ids.size(); i++) {
            final String member = "squads." + squad + ".members." + ids.get(i);
            sets.add(member + ".boonCard=" + boons.get(i));
            sets.add(member + ".charm=" + charms.get(i));
        }
        return sets;
    }

    private static final List<String> CARDS_TO_PLAY = cards(
            "old-hands",
            List.of("BN04", "BN08", "BN11", "BN03", "BN13", "BN17"),
            List.of("LC1", "LC2", "LC3", "LC4", "LC5", "~"));
    private static final List<String> CARDS_FOR_TESTS = cards(
            "veterans",
            List.of("BN06", "BN08", "BN10", "BN02", "BN14", "BN18"),
            List.of("LC5", "LC4", "LC2", "LC1", "~", "LC3"));

    static List<List<String>> variants() {
        final List<List<String>> variants = new ArrayList<>();
        for (final String squad : List.of("reference", "veterans", "old-hands", "worn-out")) {
            for (final boolean night : new boolean[] {false, true}) {
                variants.add(List.of("squad=" + squad, "start.night=" + night));
            }
        }
        variants.add(CARDS_TO_PLAY);
        variants.add(CARDS_FOR_TESTS);
        variants.add(List.of("squad=gifted", GIFTED, "start.night=true"));
        for (final String loadout : List.of("smoke-and-frags", "flak-jackets", "shotgun-point")) {
            variants.add(List.of("loadout=" + loadout));
        }
        for (final Ruleset.Listing option : new PurpleHaze().options()) {
            option.values().stream()
                    .skip(1)
                    .filter(value -> !value.equals("in-all"))
                    .forEach(value -> variants.add(List.of("squad=old-hands", "options." + option.id() + "=" + value)));
        }
        return variants;
    }

    private static Set<Integer> play(final GameTables tables, final int combats) {
        final Set<Integer> kinds = new TreeSet<>();
        final CombatState state = new CombatState(new SquadState(tables));
        final Playout combat = Playouts.combat(state, new Inspector(state, kinds), BOUND, new TrialKey());
        final Outcome outcome = new Outcome(Playouts.layout(tables));
        for (long mission = 0; mission < combats; mission++) {
            outcome.reset();
            combat.play(new TrialKey().set(1968, mission), outcome);
            final long index = mission;
            assertFalse(outcome.aborted(), () -> "mission " + index + ": " + outcome.abortReason());
        }
        return kinds;
    }

    @ParameterizedTest
    @MethodSource("variants")
    void stateAndQuestionsAreSoundAtEveryDecision(final List<String> sets) {
        final List<String> all = new ArrayList<>(RICH);
        all.addAll(sets);
        play(
                new GameTables(Content.load("combats/patrol.yaml", all.toArray(String[]::new))
                        .game()),
                COMBATS);
    }

    /** The random combats come to every kind of question there is, so none of the checks is idle. */
    @Test
    void everyKindOfQuestionIsAsked() {
        final Set<Integer> kinds = new TreeSet<>();
        final List<String> hidden = new ArrayList<>(RICH);
        hidden.addAll(List.of("squad=veterans", "options.hiddenEnemies=true"));
        final List<String> withCards = new ArrayList<>(RICH);
        withCards.addAll(CARDS_FOR_TESTS);
        for (final List<String> sets : List.of(RICH, hidden, withCards)) {
            kinds.addAll(play(
                    new GameTables(Content.load("combats/patrol.yaml", sets.toArray(String[]::new))
                            .game()),
                    300));
        }
        assertEquals(DecisionKind.COUNT, kinds.size(), kinds.toString());
    }

    @Test
    void theSmallBoardIsSoundToo() {
        play(
                new GameTables(Content.load(
                                "combats/patrol.yaml", List.of("overlays/small-board.yaml"), List.of("start.threat=8"))
                        .game()),
                COMBATS);
    }
}
